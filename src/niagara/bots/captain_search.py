"""The captain's search of one decision: worlds are drawn, and candidates race in them.

What a simulation is, is told in `captain`. This search is plain Python; `packed_search` does the
same on the packed engine.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final

from niagara.bots.budget import Stopwatch
from niagara.bots.determinize import determinize
from niagara.bots.race import Race
from niagara.bots.regrets import Regrets
from niagara.bots.rollout import rollout
from niagara.rules import Action, Memory, NaturalFork, Paddle, Position, View, play
from niagara.rules.board import Seat, Tile
from niagara.rules.position import PADDLE_PHASE

SOON: Final = 2  # how many of these evaluations the rivals learn from: early ones vary less


class Search(Race):
    """The search of one decision."""

    def __init__(
        self,
        view: View,
        memory: Memory,
        actions: Sequence[Action],
        rounds: Sequence[int],
        regrets: Regrets,
        rng: Random,
        bonuses: Sequence[float] | None = None,
    ) -> None:
        super().__init__(actions, bonuses)
        self.view = view
        self.memory = memory
        self.rounds = rounds
        self.regrets = regrets
        self.rng = rng

    def try_worlds(self, watch: Stopwatch, most: int) -> None:
        """Every candidate in one or more worlds, in each with the same random numbers."""
        del most  # one is enough: looking at the clock costs little beside it
        world = determinize(self.view, self.memory, self.rng, self.regrets)
        seed = self.rng.getrandbits(48)
        for candidate in self.candidates:
            candidate.add([self._simulate(world, candidate.action, Random(seed))])
        watch.count(len(self.candidates))

    def _simulate(self, world: Position, action: Action, rng: Random) -> float:
        """The outcome of an action in a world: the mean of all evaluations of one rollout."""
        seat = self.view.seat
        position = play(world, seat, action, NaturalFork(rng, begun=True))
        if not isinstance(action, Paddle):
            return fmean(outcome[seat] for outcome in rollout(position, self.rounds, rng))
        tiles = self._answers(position, rng)
        for other, tile in tiles:
            position = play(position, other, Paddle(tile), NaturalFork(rng, begun=True))
        found = rollout(position, self.rounds, rng)
        for outcome in found[:SOON]:
            self.regrets.learn([*_chosen(world), *tiles], outcome)
        return fmean(outcome[seat] for outcome in found)

    def _answers(self, position: Position, rng: Random) -> list[tuple[Seat, Tile]]:
        """The tiles chosen by the rivals that have yet to choose, by what they have learned."""
        if position.phase != PADDLE_PHASE:
            return []
        return [
            (seat, self.regrets.choose(seat, player.hand, rng))
            for seat, player in enumerate(position.players)
            if not player.paddle
        ]


def _chosen(world: Position) -> list[tuple[Seat, Tile]]:
    """The tiles that lie face down already, as they were drawn for this world."""
    return [(seat, player.paddle) for seat, player in enumerate(world.players) if player.paddle]
