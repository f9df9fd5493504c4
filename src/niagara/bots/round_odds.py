"""The odds of a round, as one seat can tell them: the speed of the river, and thefts.

They follow from what the seat sees and remembers: the tiles that lie open, and for every other
seat the tiles it may still play, all taken as equally likely.
"""

from collections.abc import Sequence
from typing import Final

from niagara.rules import Memory, View
from niagara.rules.board import (
    CLOUD,
    D6L,
    D6R,
    DEPTH,
    EMPTY,
    FORK,
    LOST,
    NO_SITE,
    NO_TILE,
    SHORE,
    SITE_AT,
    Seat,
    Space,
    Tile,
    arm_of,
)
from niagara.rules.events import HIDDEN
from niagara.rules.flow import MAX_SPEED, speed

Chances = list[float]  # by tile or by speed
STEALS: Final = 0.8  # how often a rival who can steal from a canoe does


def lowest(hands: Sequence[Sequence[Tile]]) -> Chances:
    """The chance of each tile to be the lowest of those that some hands play.

    >>> lowest([(1, 2), (2, 7)])[1:4]
    [0.5, 0.5, 0.0]
    """
    at_least = [1.0] * (CLOUD + 2)
    for tile in range(1, CLOUD + 2):
        for hand in hands:
            at_least[tile] *= sum(other >= tile for other in hand) / len(hand)
    return [
        0.0,
        *(at_least[tile] - at_least[tile + 1] for tile in range(1, CLOUD)),
        at_least[CLOUD],
    ]


class RoundOdds:
    """The odds of the present round, from one seat's view and memory."""

    def __init__(self, view: View, memory: Memory) -> None:
        self.view = view
        self.seats = len(view.players)
        # For every other seat the tiles it may play this round; one if it lies open.
        self.tiles: list[Sequence[Tile]] = [
            (player.paddle,) if player.paddle not in (NO_TILE, HIDDEN) else memory.may_hold(seat)
            for seat, player in enumerate(view.players)
        ]
        rivals = [tiles for seat, tiles in enumerate(self.tiles) if seat != view.seat]
        self.lowest_of_rivals: Final = lowest(rivals)

    def speeds(self, tile: Tile, weather: int) -> Chances:
        """The chance of each speed of the river if this seat plays a tile."""
        found = [0.0] * (MAX_SPEED + 1)
        for other, chance in enumerate(self.lowest_of_rivals):
            if chance > 0.0:
                found[speed((tile, other), weather)] += chance
        return found

    def theft(self, at: Space) -> Chances:
        """The chance of each seat to steal, later in this round, from a canoe on a disc."""
        view = self.view
        found = [0.0] * self.seats
        if at in (SHORE, LOST):
            return found
        place = (view.seat - view.start) % self.seats
        for seat in range(self.seats):
            if (seat - view.start) % self.seats > place:
                found[seat] = STEALS * self._reaches(seat, at)
        return found

    def _reaches(self, seat: Seat, at: Space) -> float:
        """The chance that a seat's tile brings one of its canoes up to a disc, empty."""
        tiles = self.tiles[seat]
        reaching = set()
        for canoe in self.view.players[seat].canoes:
            steps = _up(canoe.at, at)
            if steps and canoe.gem == EMPTY:
                reaching.add(steps)
            elif steps and SITE_AT[canoe.at] != NO_SITE:  # R4.9: unload first
                reaching.add(steps + 2)
        return sum(tile in reaching for tile in tiles) / len(tiles)


def _up(start: Space, to: Space) -> int:
    """The steps upstream from a space to a disc; 0 if no way up leads there."""
    if start in (SHORE, LOST) or DEPTH[start] <= DEPTH[to]:
        return 0
    if to in (D6L, D6R) and (DEPTH[start] <= FORK or arm_of(start) != arm_of(to)):
        return 0
    return DEPTH[start] - DEPTH[to]
