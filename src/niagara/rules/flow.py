"""How fast the river flows and where it carries a canoe (R6)."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from niagara.rules.board import (
    CLOUD,
    D6L,
    D7L,
    FALLS,
    FORK,
    LEFT,
    LOST,
    MAX_WEATHER,
    RIGHT,
    SHORE,
    SPACES,
    Arm,
    Space,
    Tile,
)

MAX_SPEED: Final = 6 + MAX_WEATHER


def speed(tiles: Iterable[Tile], weather: int) -> int:
    """R6.1: the lowest number tile plus the weather; the weather alone under clouds only."""
    lowest = min(tiles)
    return max(0, weather if lowest == CLOUD else lowest + weather)


def pushed(space: Space, arm: Arm) -> Space:
    """Where one push into an arm carries what lies on a space (R6.2); the shore is not moved.

    >>> [pushed(space, RIGHT) for space in (3, 5, 6, 7, 9)]  # 3, 5, 6L, 6R, 7R
    [4, 7, 6, 9, 10]
    """
    if space in (SHORE, LOST):
        return space
    if space < FORK:
        return space + 1
    if space == FORK:
        return D6L + arm
    if space == D6L + arm:
        return D7L + arm
    return FALLS if space == D7L + arm else space  # the other arm stands still


@cache
def carried(arms: tuple[Arm, ...]) -> tuple[Space, ...]:
    """Where a flow of pushes into these arms carries what lies on each space."""
    spaces = tuple(range(SPACES))
    for arm in arms:
        spaces = tuple(pushed(space, arm) for space in spaces)
    return spaces


def alternating(first: Arm, pushes: int) -> tuple[Arm, ...]:
    """R6.3: the arms of so many pushes, taking turns."""
    return _ALTERNATING[first * (MAX_SPEED + 1) + pushes]


_ALTERNATING: Final = tuple(
    tuple(first ^ (i & 1) for i in range(pushes))
    for first in (LEFT, RIGHT)
    for pushes in range(MAX_SPEED + 1)
)
