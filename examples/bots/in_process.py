#!/usr/bin/env python3
"""A bot as a class, and a match against two of ours."""

from collections.abc import Sequence
from random import Random

from niagara.bots import Bot, SeatedBot, make_bot, play_decision
from niagara.rules import Action, Game, Options, Trip, View
from niagara.rules.board import DEPTH, EMPTY, FALLS


class Collector(Bot):
    """Takes what it finds, and goes home with it."""

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The action that looks best, chance breaking ties."""

        def merit(action: Action) -> float:
            if not isinstance(action, Trip):
                return rng.random()
            if action.to == FALLS:
                return -10.0
            full = view.players[view.seat].canoes[action.canoe].gem != EMPTY
            depth = DEPTH[action.to]
            return -depth - 9.0 * action.unloads if full else 9.0 * (action.loads != EMPTY) - depth

        return max(legal, key=merit)


def match(seed: int) -> Game:
    """One game; every bot sees what its seat may see."""
    game = Game(["collector", "drifter", "paddler"], Random(seed), Options(round_limit=40))
    bots = [Collector(3), make_bot("drifter", 3), make_bot("paddler", 3)]
    players = [SeatedBot(bot, seat, seed) for seat, bot in enumerate(bots)]
    while not game.is_over:
        play_decision(game, players)
    return game


if __name__ == "__main__":
    played = match(seed=1)
    names = [played.record.names[seat] for seat in played.position.winners]
    print(f"round {played.position.round}: {' and '.join(names)} won")
