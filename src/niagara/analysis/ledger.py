"""Skill, gifts and luck: where each player's chance went, from the opening to the result.

Skill is what a player's own decisions lost against the champion's choices, given what the player
could know. Gifts are what the losses of others brought the player. Luck is the rest: hidden tiles
that met by chance, and the river. The three add up to the whole change, and the luck of all
players adds up to nothing.
"""

from collections.abc import Sequence
from typing import NamedTuple

from niagara.analysis.chances import Shares
from niagara.analysis.comparison import Comparison
from niagara.analysis.played_move import PlayedMove


class Account(NamedTuple):
    """What changed one player's chance, as shares of a win."""

    skill: float  # never above 0
    gifts: float
    luck: float


def accounts(
    moves: Sequence[PlayedMove], compared: Sequence[Comparison], opening: Shares, result: Shares
) -> list[Account]:
    """The account of each seat."""
    found = []
    for seat, (was, now) in enumerate(zip(opening, result, strict=True)):
        skill = -sum(each.loss for each in compared if moves[each.move].seat == seat)
        gifts = sum(each.gifts[seat] for each in compared)
        found.append(Account(skill, gifts, now - was - skill - gifts))
    return found
