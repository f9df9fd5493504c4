"""The chances before and after every move, and what the river did beyond expectation."""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from niagara.analysis.chances import PLAYOUTS, Shares, chances
from niagara.analysis.played_move import PlayedMove
from niagara.bots.foresight import ChampionNetworks
from niagara.rules import NaturalFork, play
from niagara.rules.events import Pushed

FORKS: Final = 16  # flows drawn under the natural fork, to know what was to be expected


class MoveChances(NamedTuple):
    """Every seat's chance to win around one move.

    ``expected`` differs from ``after`` only where the arms of the river were drawn by chance
    (R6.4): it is the mean over the arms that could have been drawn.
    """

    before: Shares
    expected: Shares
    after: Shares


def chances_of(
    moves: Sequence[PlayedMove], networks: ChampionNetworks, seed: int
) -> list[MoveChances]:
    """The chances around every move."""
    path = [moves[0].before, *(move.after for move in moves)]
    known = chances(path, networks, Random(f"{seed}/chances"))
    return [
        MoveChances(known[i], _expected(move, known[i + 1], networks, seed), known[i + 1])
        for i, move in enumerate(moves)
    ]


def _expected(move: PlayedMove, after: Shares, networks: ChampionNetworks, seed: int) -> Shares:
    """The chances before it was known which arms the discs would take."""
    is_pushed = any(isinstance(event, Pushed) for event in move.events)
    if move.before.options.fork != "natural" or not is_pushed:
        return after
    rng = Random(f"{seed}/fork/{move.number}")
    drawn = [
        play(move.before, move.seat, move.action, NaturalFork(rng, begun=move.has_flowed))
        for _ in range(FORKS)
    ]
    found = chances(drawn, networks, rng, PLAYOUTS // FORKS)
    return tuple(round(fmean(column), 4) for column in zip(*found, strict=True))
