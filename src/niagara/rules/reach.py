"""Where a tile could take a seat's canoes if it were played now: what one asks when choosing (R4).

Nobody has moved yet when tiles are chosen, so this says what the board offers as it stands. It uses
nothing but what everybody sees.
"""

from typing import Final, NamedTuple

from niagara.rules.actions import Action, Trip
from niagara.rules.board import CLOUD, EMPTY, FALLS, LOST, SHORE, Kind, Seat, Space, Tile
from niagara.rules.legal import add_trips
from niagara.rules.position import Position

# How a trip brings a gem.
LAND: Final = "land"
STEAL: Final = "steal"
LOAD: Final = "load"


class Gain(NamedTuple):
    """A gem that a trip brings: home, from a rival, or from a site."""

    deed: str
    gem: Kind


class Reached(NamedTuple):
    """A space where trips may end, the gems that they bring, each once, and whose they are."""

    space: Space
    gains: tuple[Gain, ...]
    canoes: tuple[int, ...]
    gives_up: bool  # whether every trip there gives up the gem aboard


def reach(position: Position, seat: Seat, tile: Tile) -> tuple[Reached, ...]:
    """Every space, but for the falls, where a trip of any of the seat's canoes may end."""
    if tile == CLOUD:
        return ()
    trips: list[Action] = []
    for number, canoe in enumerate(position.players[seat].canoes):
        if canoe.at != LOST:
            add_trips(trips, position, seat, number, tile)
    found: dict[Space, set[Gain]] = {}
    canoes: dict[Space, set[int]] = {}
    giving: dict[Space, bool] = {}
    for trip in trips:
        assert isinstance(trip, Trip)
        if trip.to != FALLS:
            gain = _gain(position, seat, trip)
            found.setdefault(trip.to, set()).update({gain} if gain else ())
            canoes.setdefault(trip.to, set()).add(trip.canoe)
            giving[trip.to] = giving.get(trip.to, True) and trip.unloads
    return tuple(
        Reached(space, tuple(sorted(gains)), tuple(sorted(canoes[space])), giving[space])
        for space, gains in sorted(found.items())
    )


def _gain(position: Position, seat: Seat, trip: Trip) -> Gain | None:
    """What a trip brings; a gem for which another is given up is none."""
    aboard = position.players[seat].canoes[trip.canoe].gem
    if trip.to == SHORE:
        gem = trip.loads if trip.unloads or aboard == EMPTY else aboard
        return None if gem == EMPTY else Gain(LAND, gem)
    if aboard != EMPTY:
        return None
    if trip.steals is not None:
        return Gain(STEAL, position.players[trip.steals.seat].canoes[trip.steals.canoe].gem)
    return None if trip.loads == EMPTY else Gain(LOAD, trip.loads)
