"""Where a tile could take a seat's canoes if it were played now: what one asks when choosing (R4).

Nobody has moved yet when tiles are chosen, so this says what the board offers as it stands. It uses
nothing but what everybody sees.
"""

from typing import NamedTuple

from niagara.rules.bag import PRESENCE
from niagara.rules.board import CLOUD, EMPTY, FALLS, LOST, SHORE, Seat, Space, Tile
from niagara.rules.position import Canoe, Position
from niagara.rules.trips import theft_from, trips_from


class Reached(NamedTuple):
    """A space where a trip may end, and whether one then has a gem more than without it."""

    space: Space
    gains: bool


def reach(position: Position, seat: Seat, tile: Tile) -> tuple[Reached, ...]:
    """Every space, but for the falls, where a trip of any of the seat's canoes may end."""
    if tile == CLOUD:
        return ()
    found: dict[Space, bool] = {}
    for canoe in position.players[seat].canoes:
        if canoe.at == LOST:
            continue
        for space, gains in _ends(position, seat, canoe, tile):
            found[space] = found.get(space, False) or gains
    return tuple(Reached(*each) for each in sorted(found.items()))


def _ends(position: Position, seat: Seat, canoe: Canoe, tile: Tile) -> list[tuple[Space, bool]]:
    lying = [PRESENCE[bag] for bag in position.sites]
    found = []
    for trip in trips_from(0, canoe.at, tile, canoe.gem, lying):
        is_home = trip.to == SHORE and (canoe.gem != EMPTY or trip.loads != EMPTY)
        is_loaded = canoe.gem == EMPTY and trip.loads != EMPTY
        if trip.to != FALLS:
            found.append((trip.to, is_home or is_loaded))
    theft = theft_from(canoe.at, tile, canoe.gem)
    if theft and canoe.gem == EMPTY and _has_victim(position, seat, theft[1]):
        found.append((theft[1], True))
    return found


def _has_victim(position: Position, seat: Seat, disc: Space) -> bool:
    """Whether a rival's loaded canoe lies on a disc (R4.8)."""
    return any(
        canoe.at == disc and canoe.gem != EMPTY
        for other, player in enumerate(position.players)
        if other != seat
        for canoe in player.canoes
    )
