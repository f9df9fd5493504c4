"""The rules as tables of small numbers, for engines that look up instead of reasoning.

Every table is computed from `niagara.rules`; nothing of the game is written here again.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from niagara.rules.actions import Load, Steal, Trip, Unload
from niagara.rules.board import CANOES, CLOUD, EMPTY, LEFT, LOST, RIGHT, SITE_AT, SPACES, Arm, Space
from niagara.rules.canoes_to_move import turn_of
from niagara.rules.flow import MAX_SPEED, alternating, carried, pushed
from niagara.rules.trips import EVERYTHING, theft_from, trips_from
from niagara.sim.flat_actions import DIRECTIONS, TRIPS, destination, direction_to, trip_parts

NUMBERS: Final = CLOUD  # tiles with a number are below the cloud; 0 is no tile


class TripPart(NamedTuple):
    """What one of a canoe's 96 trips does, wherever it begins."""

    cost: int  # of handling cargo (R4.1)
    direction: int
    is_after: bool  # whether cargo is handled where the trip ends
    unloads: bool
    loads: int  # a kind, or EMPTY
    rival: int  # the robbed seat, counted clockwise from the thief; 0 without theft
    rival_canoe: int


@cache
def trip_part(index: int) -> TripPart:
    """The parts of one of the 96 trips, as numbers."""
    before, direction, after = trip_parts(index)
    trip = Trip(0, before, 0, after)
    is_after = any(isinstance(cargo, Load | Unload) for cargo in after)
    theft = trip.steals or Steal(0, 0)
    return TripPart(
        trip.cost, direction, is_after, trip.unloads, trip.loads, theft.seat, theft.canoe
    )


TRIP_PARTS: Final = tuple(trip_part(index) for index in range(TRIPS))


class TripRow(NamedTuple):
    """The trips of a canoe at a space, with a tile, empty or loaded.

    ``always`` lists trips, by index, that need nothing at the sites. Loading (or, for a loaded
    canoe, unloading and loading) needs the kind at the site: ``here_ways`` are the directions
    after loading on the spot, ``after_ways`` those before loading where the trip ends.
    """

    always: tuple[int, ...]
    here_ways: tuple[int, ...]
    after_ways: tuple[int, ...]
    theft_at: Space  # the disc where it may steal; SHORE if it cannot


@cache
def trip_row(at: Space, tile: int, *, loaded: bool) -> TripRow:
    """A row, read off the trips that the rules list when every site holds every kind."""
    if at == LOST or tile in (0, CLOUD):
        return TripRow((), (), (), 0)
    gem = 0 if loaded else EMPTY
    always: list[int] = []
    here_ways: set[int] = set()
    after_ways: set[int] = set()
    for trip in trips_from(0, at, tile, gem, EVERYTHING):
        direction = direction_to(at, trip.to, tile - trip.cost)
        if trip.loads == EMPTY:
            always.append(_index_of(trip, direction))
        else:
            (here_ways if trip.before else after_ways).add(direction)
    theft = theft_from(at, tile, gem)
    return TripRow(
        tuple(always), tuple(sorted(here_ways)), tuple(sorted(after_ways)), theft[1] if theft else 0
    )


def _index_of(trip: Trip, direction: int) -> int:
    return next(
        index for index in range(TRIPS) if trip_parts(index) == (trip.before, direction, trip.after)
    )


def destinations() -> list[int]:
    """Where points lead, by space, points left (0 to 6) and direction; LOST where nowhere."""
    return [
        max(destination(at, points, direction), 0)
        for at in range(SPACES)
        for points in range(NUMBERS)
        for direction in range(DIRECTIONS)
    ]


def turns() -> list[int]:
    """Which canoes may move, by where both began and which have moved.

    Bits 0 and 1: canoe 0 and 1 may make a trip; bit 2: the turn may be ended (`done`).
    """
    found = []
    for a in range(SPACES):
        for b in range(SPACES):
            for moved in range(1 << CANOES):
                turn = turn_of((a, b), (bool(moved & 1), bool(moved & 2)))
                found.append(
                    sum(1 << canoe for canoe in turn.canoes) | turn.may_stop << 2 if turn else 0
                )
    return found


def pushes(arm: Arm) -> list[Space]:
    """Where one push into an arm carries what lies on each space."""
    return [pushed(space, arm) for space in range(SPACES)]


def flows() -> list[Sequence[Space]]:
    """Where a flow carries what lies on each space, by its first arm and speed (R6.3)."""
    return [carried(alternating(arm, speed)) for arm in ARMS for speed in range(MAX_SPEED + 1)]


def arms_of(flow: int) -> tuple[Arm, ...]:
    """The arms of a flow, which simulators write as bits below a leading one; none for 0."""
    return tuple(int(arm) for arm in f"{flow:b}"[1:])


ARMS: Final = (LEFT, RIGHT)
SITES: Final = SITE_AT
