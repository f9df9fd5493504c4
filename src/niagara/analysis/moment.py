"""The moments of a game: moves that are told as one, and how long what they did lasted.

One moment is the tiles of a round, once all are chosen; the turn of a player; a ransom. Under the
natural fork the arms that the discs took belong to the turn before them.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, groupby
from typing import NamedTuple, TypeAlias

from niagara.analysis.move_chances import MoveChances
from niagara.analysis.played_move import PlayedMove
from niagara.rules import Paddle, Ransom
from niagara.rules.board import Seat

Played: TypeAlias = tuple[PlayedMove, MoveChances]
Shares: TypeAlias = tuple[float, ...]


class Moment(NamedTuple):
    """Moves told as one. ``lowest`` and ``highest``: what each chance comes to from its end on."""

    played: Sequence[Played]
    lowest: Shares
    highest: Shares

    @property
    def last(self) -> PlayedMove:
        """Its last move."""
        return self.played[-1][0]

    @property
    def are_tiles(self) -> bool:
        """Whether all tiles of a round were chosen."""
        return isinstance(self.last.action, Paddle)

    @property
    def was(self) -> Shares:
        """The chances before it."""
        return self.played[0][1].before

    @property
    def now(self) -> Shares:
        """The chances after it."""
        return self.played[-1][1].after

    def rises(self, seat: Seat) -> bool:
        """Whether it is good for a seat."""
        return self.now[seat] > self.was[seat]

    def lasting(self, seat: Seat) -> float:
        """How much of what it did to a chance was never undone."""
        was = self.was[seat]
        lasts = self.lowest[seat] - was if self.rises(seat) else was - self.highest[seat]
        return max(0.0, lasts)


def moments_of(moves: Sequence[PlayedMove], found: Sequence[MoveChances]) -> Iterator[Moment]:
    """All moments of a game, in order."""
    lowest = _from_the_end([each.after for each in found], min)
    highest = _from_the_end([each.after for each in found], max)
    for _, group in groupby(zip(moves, found, strict=True), key=lambda each: _moment(each[0])):
        played = list(group)
        end = played[-1][0].number
        yield Moment(played, lowest[end], highest[end])


def _from_the_end(
    chances: Sequence[Shares], extreme: Callable[[float, float], float]
) -> list[Shares]:
    """For each place the lowest or highest chances from there on."""
    back = accumulate(reversed(chances), lambda a, b: tuple(map(extreme, a, b)))
    return list(back)[::-1]


def _moment(move: PlayedMove) -> tuple[int, str, Seat | None]:
    """What moves of one moment have in common."""
    if isinstance(move.action, Paddle):
        return (move.before.round, "tiles", None)
    return (move.before.round, "ransom" if isinstance(move.action, Ransom) else "turn", move.seat)
