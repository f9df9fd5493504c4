"""The moments at which the chances changed most.

What is told as one moment: the tiles of a round, once all are chosen; the turn of a player; a
ransom. Under the natural fork the arms that the discs took belong to the turn before them. Of a
turn that move is told which changed the chance most, not what looks most telling: a player may
steal with one canoe and throw the game away with the other.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import copysign
from typing import Final, TypeAlias

from niagara.analysis.headline import headline, swept_by_river
from niagara.analysis.move_chances import MoveChances
from niagara.analysis.played_move import PlayedMove
from niagara.rules import Paddle, Ransom
from niagara.rules.board import Seat

MOST: Final = 3
LEAST: Final = 0.05  # a smaller change turns nothing

Played: TypeAlias = tuple[PlayedMove, MoveChances]
Shares: TypeAlias = tuple[float, ...]


@dataclass(frozen=True)
class TurningPoint:
    """A moment, and the player whose chance changed most.

    ``kind``: "tiles" or "river", with the suffix "-swept" if the river takes a canoe of that
    player; or what a seat did: "steal", "land", "fall", "weather", "load", "ransom", "paddle" or
    "stay", with what of the rest applies.
    """

    move: int  # the last one of the moment
    round: int
    kind: str
    who: Seat
    was: float
    now: float
    seat: Seat | None = None
    gem: str | None = None
    victim: Seat | None = None
    space: str | None = None
    weather: int | None = None
    cause: int | None = None  # the move that is told, if a seat did something

    @property
    def change(self) -> float:
        """How much the chance changed, up or down."""
        return abs(self.now - self.was)


def turning_points(
    moves: Sequence[PlayedMove], found: Sequence[MoveChances]
) -> tuple[TurningPoint, ...]:
    """The greatest, in the order in which they happened."""
    moments = _moments(list(zip(moves, found, strict=True)))
    points = [point for point in moments if point.change >= LEAST]
    points.sort(key=lambda point: point.change, reverse=True)
    return tuple(sorted(points[:MOST], key=lambda point: point.move))


def _moments(played: Sequence[Played]) -> Iterator[TurningPoint]:
    swept = {move.before.round: found for move, _ in played if (found := swept_by_river(move))}
    for _, moves in groupby(played, key=lambda each: _moment(each[0])):
        group = list(moves)
        last, chances = group[-1]
        before = group[0][1].before
        fallen = swept.get(last.before.round, ())
        if isinstance(last.action, Paddle):
            yield _of_all("tiles", last, before, chances.after, fallen)
            continue
        if _is_rivers(before, chances):
            yield _of_all("river", last, before, chances.after, fallen)
        else:
            who = _most_changed(before, chances.after)
            yield _of_seat(_cause(group, who), last, before, chances.after)


def _moment(move: PlayedMove) -> tuple[int, str, Seat | None]:
    """What moves of one moment have in common."""
    if isinstance(move.action, Paddle):
        return (move.before.round, "tiles", None)
    return (move.before.round, "ransom" if isinstance(move.action, Ransom) else "turn", move.seat)


def _cause(turn: Sequence[Played], who: Seat) -> PlayedMove:
    """The move of a turn that did most of what the whole turn did to a chance."""

    def change(first: MoveChances, last: MoveChances) -> float:
        return last.expected[who] - first.before[who]

    way = copysign(1, change(turn[0][1], turn[-1][1]))
    return max(turn, key=lambda each: way * change(each[1], each[1]))[0]


def _is_rivers(before: Shares, chances: MoveChances) -> bool:
    """Whether the arms that the discs took changed more than the turn before it did.

    Both are seen at once, so they are one moment: the numbers told are those of the chart.
    """
    who = _most_changed(before, chances.after)
    by_river = abs(chances.after[who] - chances.expected[who])
    return by_river > abs(chances.expected[who] - before[who])


def _of_all(
    kind: str, move: PlayedMove, was: Shares, now: Shares, swept: Sequence[Seat]
) -> TurningPoint:
    who = _most_changed(was, now)
    if who in swept and now[who] < was[who]:
        kind = f"{kind}-swept"
    return TurningPoint(move.number, move.before.round, kind, who, was[who], now[who])


def _of_seat(cause: PlayedMove, move: PlayedMove, was: Shares, now: Shares) -> TurningPoint:
    who, told = _most_changed(was, now), headline(cause)
    return TurningPoint(
        *(move.number, move.before.round, told.kind, who, was[who], now[who], move.seat),
        gem=told.gem,
        victim=told.victim,
        space=told.space,
        weather=told.weather,
        cause=cause.number,
    )


def _most_changed(was: Shares, now: Shares) -> Seat:
    return max(range(len(was)), key=lambda seat: abs(now[seat] - was[seat]))
