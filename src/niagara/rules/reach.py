"""Where a tile could take a seat's canoes if it were played now: what one asks when choosing (R4).

Nobody has moved yet when tiles are chosen, so this says what the board offers as it stands. It uses
nothing but what everybody sees.
"""

from typing import NamedTuple

from niagara.rules.actions import Action, Trip
from niagara.rules.board import CLOUD, EMPTY, FALLS, LOST, SHORE, Kind, Seat, Space, Tile
from niagara.rules.legal import add_trips
from niagara.rules.position import Position


class Reached(NamedTuple):
    """A space where a trip may end, and whether one of the trips there brings a gem."""

    space: Space
    gains: bool


def reach(position: Position, seat: Seat, tile: Tile) -> tuple[Reached, ...]:
    """Every space, but for the falls, where a trip of any of the seat's canoes may end."""
    if tile == CLOUD:
        return ()
    canoes = position.players[seat].canoes
    trips: list[Action] = []
    for number, canoe in enumerate(canoes):
        if canoe.at != LOST:
            add_trips(trips, position, seat, number, tile)
    found: dict[Space, bool] = {}
    for trip in trips:
        assert isinstance(trip, Trip)
        if trip.to != FALLS:
            gains = _gains(trip, canoes[trip.canoe].gem)
            found[trip.to] = gains or found.get(trip.to, False)
    return tuple(Reached(*each) for each in sorted(found.items()))


def _gains(trip: Trip, gem: Kind) -> bool:
    """Whether a canoe with this cargo brings a gem ashore, or an empty one loads or steals."""
    takes = trip.loads != EMPTY or trip.steals is not None
    return (gem != EMPTY or takes) if trip.to == SHORE else (gem == EMPTY and takes)
