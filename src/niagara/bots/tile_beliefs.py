"""What a bot believes of the tiles that lie face down: what the policy would have chosen there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

import numpy as np

from niagara.bots.determinize import drawn_pool
from niagara.bots.learned_row import as_learned
from niagara.bots.network import INPUTS, Floats, Network
from niagara.rules import Memory, Player, Position, View
from niagara.rules.board import NO_TILE, TILES, Seat, Tile
from niagara.rules.position import position_of
from niagara.sim.flat_actions import FIRST_TILE
from niagara.sim.observe import observe

DOUBT: Final = 0.15  # the share of a belief that all tiles of a hand have evenly


@dataclass(frozen=True)
class TileBeliefs:
    """The beliefs of a round. ``logits``: for each rival the logarithms of its tiles' chances."""

    round: int
    logits: Mapping[Seat, Floats]

    def choose(self, seat: Seat, pool: Sequence[Tile], rng: Random) -> Tile:
        """Draw a tile of these; evenly if nothing is known of the rival."""
        if seat not in self.logits or rng.random() < DOUBT:
            return rng.choice(pool)
        logits = [float(self.logits[seat][tile - 1]) for tile in pool]
        best = max(logits)
        return rng.choices(pool, [exp(each - best) for each in logits])[0]


def tile_beliefs(view: View, memory: Memory, policy: Network, rng: Random) -> TileBeliefs:
    """What rivals would choose now by the policy, each from its own seat; asked in phase I."""
    position = before_choice(view, memory, rng)
    rivals = [seat for seat in range(len(view.players)) if seat != view.seat]
    rows: Floats = np.zeros((len(rivals), INPUTS), np.float32)
    for row, seat in zip(rows, rivals, strict=True):
        seen = observe(position, seat, has_flowed=view.round > 1)
        row[: len(seen)] = seen
    rounds = np.full(len(rivals), view.round)
    logits = policy.outputs(as_learned(rows, rounds, view.options))[:, FIRST_TILE:][:, : len(TILES)]
    return TileBeliefs(view.round, dict(zip(rivals, logits, strict=True)))


def before_choice(view: View, memory: Memory, rng: Random) -> Position:
    """The position in phase I as if nobody had chosen a tile yet."""
    players = []
    for seat, player in enumerate(view.players):
        if player.hand is None:
            hand = drawn_pool(player, memory, seat, rng)
        else:
            hand = [*player.hand, *([player.paddle] if player.paddle != NO_TILE else [])]
        covered = [tile for tile in TILES if tile not in (*hand, *player.played)]
        played = (*covered, *player.played)
        players.append(Player(tuple(sorted(hand)), played, NO_TILE, player.gems, player.canoes))
    return position_of(view, tuple(players))
