"""The moments that decided a game: those that changed somebody's chance for good.

A rise lasts as far as the chance never falls below it again, and a fall as far as it is never made
good. So what counts is what brought the winners to their win, and what took it from the others: a
fall of the later winner decided nothing, the moment that made it good did.

Of a turn that move is told which changed the chance most, not what looks most telling: a player may
steal with one canoe and throw the game away with the other.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import copysign
from typing import Final, NamedTuple

from niagara.analysis.headline import headline, swept_by_river
from niagara.analysis.moment import Moment, moments_of
from niagara.analysis.move_chances import MoveChances
from niagara.analysis.played_move import PlayedMove
from niagara.rules import Paddle
from niagara.rules.board import Seat

MOST: Final = 3
LEAST: Final = 0.05  # a smaller change turns nothing, and two that differ by less are about equal


@dataclass(frozen=True)
class TurningPoint:
    """A moment, and the player whose story it is.

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
    cause: int | None = None  # the move that is told: what a seat did, or its choice of a tile
    lasting: float = 0.0  # how much of the change was never undone


class Told(NamedTuple):
    """What is known of a whole game to tell its moments by."""

    chosen: Mapping[tuple[int, Seat], int]  # the moves that chose a tile, by round and seat
    swept: Mapping[int, Sequence[Seat]]  # whose canoes the river took, by round
    mistakes: Collection[int]  # the moves that were mistakes


def turning_points(
    moves: Sequence[PlayedMove], found: Sequence[MoveChances], mistakes: Collection[int] = ()
) -> tuple[TurningPoint, ...]:
    """The greatest, in the order in which they happened; ``mistakes`` are numbers of moves."""
    tiles = [move for move in moves if isinstance(move.action, Paddle)]
    told = Told(
        {(move.before.round, move.seat): move.number for move in tiles},
        {move.before.round: seats for move in moves if (seats := swept_by_river(move))},
        mistakes,
    )
    points = [_point(moment, told) for moment in moments_of(moves, found)]
    points = [point for point in points if point.lasting >= LEAST]
    points.sort(key=lambda point: point.lasting, reverse=True)
    return tuple(sorted(points[:MOST], key=lambda point: point.move))


def _point(moment: Moment, told: Told) -> TurningPoint:
    """A moment, told of the player whose story it is."""
    who, last = _teller(moment, told), moment.last
    was, now = moment.was[who], moment.now[who]
    lasting, cause = round(moment.lasting(who), 4), _cause(moment, who, told)
    if moment.are_tiles or cause is None:
        kind = "tiles" if moment.are_tiles else "river"
        if now < was and who in told.swept.get(last.before.round, ()):
            kind = f"{kind}-swept"
        where = (last.number, last.before.round, kind)
        return TurningPoint(*where, who, was, now, cause=cause, lasting=lasting)
    said = headline(next(move for move, _ in moment.played if move.number == cause))
    return TurningPoint(
        *(last.number, last.before.round, said.kind, who, was, now, last.seat),
        gem=said.gem,
        victim=said.victim,
        space=said.space,
        weather=said.weather,
        cause=cause,
        lasting=lasting,
    )


def _teller(moment: Moment, told: Told) -> Seat:
    """The player for whom most of it lasted.

    Among about equals whoever made a mistake there comes first, then whoever rose.
    """
    seats = range(len(moment.was))
    most = max(map(moment.lasting, seats))
    equals = [seat for seat in seats if moment.lasting(seat) > most - LEAST]

    def rank(seat: Seat) -> tuple[bool, bool, float]:
        return _erred(moment, seat, told), moment.rises(seat), moment.lasting(seat)

    return max(equals, key=rank)


def _erred(moment: Moment, seat: Seat, told: Told) -> bool:
    """Whether a player fell by a mistake of its own."""
    is_own = moment.are_tiles or moment.last.seat == seat
    return is_own and not moment.rises(seat) and _cause(moment, seat, told) in told.mistakes


def _cause(moment: Moment, who: Seat, told: Told) -> int | None:
    """The move that is told: the player's choice of a tile, or what did most in a turn.

    None if it was the river.
    """
    if moment.are_tiles:
        return told.chosen.get((moment.last.before.round, who))
    if _is_rivers(moment, who):
        return None

    def change(chances: MoveChances) -> float:
        return chances.expected[who] - chances.before[who]

    way = copysign(1, moment.played[-1][1].expected[who] - moment.was[who])
    return max(moment.played, key=lambda each: way * change(each[1]))[0].number


def _is_rivers(moment: Moment, who: Seat) -> bool:
    """Whether the arms that the discs took changed more than the turn before it did.

    Both are seen at once, so they are one moment: the numbers told are those of the chart.
    """
    expected = moment.played[-1][1].expected[who]
    return abs(moment.now[who] - expected) > abs(expected - moment.was[who])
