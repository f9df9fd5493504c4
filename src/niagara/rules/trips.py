"""Which trips a canoe can make (R4): the rules of one canoe, one tile, one turn.

`trips_from` follows the rules step by step. A `TripTable` caches its answers, so that listing the
trips of a canoe is a look-up: there are few cases. `legal` decides which canoes move, and whose
cargo they may steal.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from niagara.rules.actions import ACTIONS, UNLOAD, Cargo, Load, Trip, canonical
from niagara.rules.bag import PRESENCE, Bag, kinds_present
from niagara.rules.board import (
    CLOUD,
    EMPTY,
    KINDS,
    LEFT,
    NO_SITE,
    RIGHT,
    SHORE,
    SITE_AT,
    SPACES,
    Arm,
    Kind,
    Space,
    Tile,
    downstream,
    is_disc,
    path,
    upstream,
)

Presences = Sequence[int]  # for each site the kinds that lie there, as bits (see `bag`)
EVERYTHING: Final = (0b11111,) * KINDS
CARGOES: Final = KINDS + 1
REMEMBERED: Final = 1024  # trip tables forget beyond this, so that no input can fill the memory


def handlings(gem: Kind, space: Space, lying: Presences) -> Iterator[tuple[Cargo, ...]]:
    """The ways to handle the cargo at a space (R4.5 to R4.7)."""
    site = SITE_AT[space]
    if site == NO_SITE:
        return
    if gem == EMPTY:
        for kind in kinds_present(lying[site]):
            yield (Load(kind),)
        return
    yield (UNLOAD,)
    for kind in kinds_present(lying[site]):
        if kind != gem:  # R4.7: another kind than the one put down
            yield (UNLOAD, Load(kind))


def ends(at: Space, points: int) -> list[Space]:
    """Where a walk with so many points can end, in one direction (R4.2, R4.3)."""
    if points == 0:
        return [at]
    up = [upstream(at, points)] if is_disc(at) else []
    down = [downstream(at, points, LEFT), downstream(at, points, RIGHT)]
    return up + down[: 1 if down[0] == down[1] else 2]


def travel_cost(at: Space, trip: Trip, arm: Arm) -> int:
    """The points that a trip's way costs, one a step (R4.1); cargo costs `Trip.cost`."""
    return len(path(at, trip.to, arm)) - 1


def trips_from(canoe: int, at: Space, tile: Tile, gem: Kind, lying: Presences) -> list[Trip]:
    """Every trip of a canoe but for thefts, given what lies at the sites; in order of index."""
    found = [Trip(canoe, (), to) for to in ends(at, tile)]
    for cargo in handlings(gem, at, lying):  # R4.4: cargo before moving
        points = tile - Trip(canoe, cargo, at).cost
        if points >= 0:
            found += [Trip(canoe, cargo, to) for to in ends(at, points)]
    for to in range(SHORE, SPACES):  # R4.4: cargo after moving
        for cargo in handlings(gem, to, lying):
            points = tile - Trip(canoe, (), to, cargo).cost
            if points > 0 and to in ends(at, points):  # D3: no distance is written before
                found.append(Trip(canoe, (), to, cargo))
    return _listed(found)


def theft_from(at: Space, tile: Tile, gem: Kind) -> tuple[tuple[Cargo, ...], Space] | None:
    """How and where a canoe could steal: the cargo handled before, and the disc (R4.8, R4.9)."""
    before: tuple[Cargo, ...] = () if gem == EMPTY else (UNLOAD,)
    points = tile - Trip(0, before, at).cost
    if points < 1 or not is_disc(at) or (before and SITE_AT[at] == NO_SITE):
        return None
    to = upstream(at, points)
    return (before, to) if is_disc(to) else None


class TripTable:
    """The trips of a canoe with this cargo, from this space, with this tile; found once each."""

    __slots__ = ("at", "canoe", "gem", "known", "near", "theft_at", "thefts", "tile")

    def __init__(self, canoe: int, at: Space, tile: Tile, gem: Kind) -> None:
        self.canoe: Final = canoe
        self.at: Final = at
        self.tile: Final = tile
        self.gem: Final = gem
        # The sites that a load of this turn can draw on: nothing else at the sites matters.
        self.near: Final = tuple(
            sorted(
                {
                    SITE_AT[at if trip.before else trip.to]
                    for trip in trips_from(canoe, at, tile, gem, EVERYTHING)
                    if trip.loads != EMPTY
                }
            )
        )
        self.known: Final[dict[int, tuple[Trip, ...]]] = {}
        theft = theft_from(at, tile, gem)
        self.theft_at: Final = theft[1] if theft else SHORE  # on the shore nobody is robbed
        self.thefts: Final[tuple[Trip, ...]] = _thefts(canoe, *theft) if theft else ()

    def trips(self, sites: tuple[Bag, ...]) -> tuple[Trip, ...]:
        """Every trip but for thefts, given the gems at the sites."""
        lying = 0
        for site in self.near:
            lying = lying << KINDS | PRESENCE[sites[site]]
        found = self.known.get(lying)
        return self._learn(lying, sites) if found is None else found

    def _learn(self, lying: int, sites: tuple[Bag, ...]) -> tuple[Trip, ...]:
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        presences = [PRESENCE[bag] for bag in sites]
        found = tuple(trips_from(self.canoe, self.at, self.tile, self.gem, presences))
        self.known[lying] = found
        return found


def _listed(trips: list[Trip]) -> list[Trip]:
    """The same trips as they stand in `ACTIONS`, in its order."""
    listed = [trip for trip in map(canonical, trips) if isinstance(trip, Trip)]
    return sorted(listed, key=lambda trip: trip.index)


def _thefts(canoe: int, before: tuple[Cargo, ...], to: Space) -> tuple[Trip, ...]:
    """The thefts at a disc, in order of the victim's seat and canoe."""
    return tuple(
        action
        for action in ACTIONS
        if isinstance(action, Trip)
        and action.steals is not None
        and (action.canoe, action.before, action.to) == (canoe, before, to)
    )


_TRIP_TABLES: Final[dict[int, TripTable]] = {}


def trip_table(canoe: int, code: int, tile: Tile) -> TripTable:
    """The trip table of a canoe (0 or 1) whose place and cargo have this `Canoe.code`."""
    key = (code * (CLOUD + 1) + tile) * 2 + canoe
    found = _TRIP_TABLES.get(key)
    if found is None:
        found = _TRIP_TABLES[key] = TripTable(canoe, code // CARGOES, tile, code % CARGOES)
    return found
