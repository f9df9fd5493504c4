"""The flat action index: one small number for every action, the same for all learning interfaces.

A trip is numbered by what the paddler decides: cargo handled before, the direction, cargo handled
after. Where it ends follows from the canoe's space and the tile, so a number means something
only at a position; `encode` and `decode` translate. Rivals are counted clockwise from the seat that
acts, so that a player's numbers do not depend on its seat.

======== ========================================================================================
0–95     trips of canoe 0
96–191   trips of canoe 1
192–198  tiles 1 to 6, the cloud
199–208  ransoms: canoe 0 for each kind of gem, then canoe 1
209–210  weather down, up
211      done
======== ========================================================================================

Within the 96 trips of a canoe:

======== ========================================================================================
0–46     cargo before the way, 4 × handling + direction − 1: handlings none, unload, load each kind,
         unload and load each kind; directions stay, up, left, right
47–79    cargo after the way, 47 + 3 × handling + direction: handlings unload, load each kind,
         unload and load each kind; directions up, left, right
80–95    upstream to a theft, 80 + 8 × unloaded before + 2 × (rival − 1) + the rival's canoe
======== ========================================================================================

Downstream, ``right`` is used only where it differs from ``left``: for a way that enters the fork.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from niagara.rules import Action, Paddle, Position, Ransom, Trip, View, Weather
from niagara.rules.actions import (
    DONE,
    PADDLES,
    RANSOMS,
    UNLOAD,
    WEATHERS,
    Cargo,
    Load,
    Steal,
    canonical,
)
from niagara.rules.board import (
    CANOES,
    CLOUD,
    KIND_NAMES,
    KINDS,
    LEFT,
    RIGHT,
    SHORE,
    TILE_NAMES,
    Seat,
    Space,
    downstream,
    is_disc,
    upstream,
)
from niagara.rules.errors import Malformed
from niagara.rules.legal import legal_actions

# Directions of a trip.
STAY: Final = 0
UP: Final = 1
DOWN_LEFT: Final = 2
DOWN_RIGHT: Final = 3
DIRECTIONS: Final = 4
DIRECTION_NAMES: Final = ("stay", "up", "left", "right")

_LOADS: Final[tuple[tuple[Cargo, ...], ...]] = tuple((Load(kind),) for kind in range(KINDS))
_SWAPS: Final[tuple[tuple[Cargo, ...], ...]] = tuple((UNLOAD, Load(kind)) for kind in range(KINDS))
# The ways to handle cargo at a site; before the way also: not at all.
HANDLINGS_AFTER: Final[tuple[tuple[Cargo, ...], ...]] = ((UNLOAD,), *_LOADS, *_SWAPS)
HANDLINGS_BEFORE: Final[tuple[tuple[Cargo, ...], ...]] = ((), *HANDLINGS_AFTER)

FIRST_AFTER: Final = DIRECTIONS * len(HANDLINGS_BEFORE) - 1
FIRST_THEFT: Final = FIRST_AFTER + (DIRECTIONS - 1) * len(HANDLINGS_AFTER)
RIVALS: Final = 4
THEFTS: Final = RIVALS * CANOES  # with the same cargo before
TRIPS: Final = FIRST_THEFT + 2 * THEFTS  # of one canoe
FIRST_TILE: Final = CANOES * TRIPS
FIRST_RANSOM: Final = FIRST_TILE + len(PADDLES)
FIRST_WEATHER: Final = FIRST_RANSOM + len(RANSOMS)
DONE_INDEX: Final = FIRST_WEATHER + len(WEATHERS)
ACTION_COUNT: Final = DONE_INDEX + 1

NOWHERE: Final = -1


@cache
def destination(at: Space, points: int, direction: int) -> Space:
    """Where so many points lead in a direction (R4.2, R4.3); NOWHERE if that is no way to go."""
    if direction == STAY or points <= 0:
        return at if direction == STAY and points == 0 else NOWHERE
    if direction == UP:
        return upstream(at, points) if is_disc(at) else NOWHERE
    left = downstream(at, points, LEFT)
    if direction == DOWN_LEFT:
        return left
    right = downstream(at, points, RIGHT)
    return right if right != left else NOWHERE


def direction_to(at: Space, to: Space, points: int) -> int:
    """The direction of a way; the reverse of `destination`."""
    for direction in range(DIRECTIONS):
        if destination(at, points, direction) == to:
            return direction
    raise Malformed("to", f"no way of {points} points leads there")


def encode(table: Position | View, seat: Seat, action: Action) -> int:
    """The index of an action that is legal for a seat."""
    if isinstance(action, Trip):
        return action.canoe * TRIPS + _trip_index(table, seat, action)
    if isinstance(action, Paddle):
        return FIRST_TILE + action.tile - 1
    if isinstance(action, Ransom):
        return FIRST_RANSOM + action.canoe * KINDS + action.gem
    if isinstance(action, Weather):
        return FIRST_WEATHER + (action.step > 0)
    return DONE_INDEX


def _trip_index(table: Position | View, seat: Seat, trip: Trip) -> int:
    player = table.players[seat]
    at = player.canoes[trip.canoe].at
    direction = direction_to(at, trip.to, player.paddle - trip.cost)
    if trip.steals is not None:
        rival = (trip.steals.seat - seat) % len(table.players)
        unloaded = THEFTS if trip.unloads else 0
        return FIRST_THEFT + unloaded + CANOES * (rival - 1) + trip.steals.canoe
    if trip.after:
        handling = HANDLINGS_AFTER.index(trip.after)
        return FIRST_AFTER + (DIRECTIONS - 1) * handling + direction - 1
    return DIRECTIONS * HANDLINGS_BEFORE.index(trip.before) + direction - 1


def decode(table: Position | View, seat: Seat, index: int) -> Action:
    """The action that an index means for a seat; raises `Malformed` if it means none there.

    Whether the action is legal is another question: `niagara.rules.play` answers it.
    """
    if not 0 <= index < ACTION_COUNT:
        raise Malformed("action", f"an index is a number from 0 to {ACTION_COUNT - 1}, got {index}")
    if index < FIRST_TILE:
        return _trip(table, seat, index // TRIPS, index % TRIPS)
    if index < FIRST_RANSOM:
        return PADDLES[index - FIRST_TILE]
    if index < FIRST_WEATHER:
        return RANSOMS[index - FIRST_RANSOM]
    return WEATHERS[index - FIRST_WEATHER] if index < DONE_INDEX else DONE


def _trip(table: Position | View, seat: Seat, canoe: int, index: int) -> Action:
    player = table.players[seat]
    before, direction, after = trip_parts(index, seat, len(table.players))
    trip = Trip(canoe, before, SHORE, after)
    to = NOWHERE
    if 0 < player.paddle < CLOUD:
        to = destination(player.canoes[canoe].at, player.paddle - trip.cost, direction)
    if to == NOWHERE:
        raise Malformed("action", f"index {index} of canoe {canoe} leads nowhere from here")
    return canonical(Trip(canoe, before, to, after))


def trip_parts(
    index: int, seat: Seat = 0, seats: int = RIVALS + 1
) -> tuple[tuple[Cargo, ...], int, tuple[Cargo, ...]]:
    """The cargo before, the direction and the cargo after of one of a canoe's 96 trips."""
    if index < FIRST_AFTER:
        handling, direction = divmod(index + 1, DIRECTIONS)
        return HANDLINGS_BEFORE[handling], direction, ()
    if index < FIRST_THEFT:
        handling, direction = divmod(index - FIRST_AFTER, DIRECTIONS - 1)
        return (), direction + 1, HANDLINGS_AFTER[handling]
    unloaded, victim = divmod(index - FIRST_THEFT, THEFTS)
    rival, canoe = divmod(victim, CANOES)
    steal = Steal((seat + rival + 1) % seats, canoe)
    return HANDLINGS_BEFORE[unloaded], UP, (steal,)


def legal_mask(position: Position, seat: Seat) -> list[bool]:
    """For every index whether its action is legal for a seat, by the rules engine."""
    mask = [False] * ACTION_COUNT
    for action in legal_actions(position, seat):
        mask[encode(position, seat, action)] = True
    return mask


def _swapped(index: int) -> int:
    if index < FIRST_TILE:
        return (index + TRIPS) % FIRST_TILE
    if FIRST_RANSOM <= index < FIRST_WEATHER:
        return FIRST_RANSOM + (index - FIRST_RANSOM + KINDS) % len(RANSOMS)
    return index


# The exact symmetry of a seat's two canoes: what every index becomes when they change names.
# (A rival's canoes have a symmetry of their own, which this one leaves alone.)
CANOE_SWAP: Final[Sequence[int]] = tuple(map(_swapped, range(ACTION_COUNT)))


def describe(index: int) -> str:
    """An index in words, for documentation and debugging.

    >>> describe(192), describe(85), describe(43)
    ('tile 1', 'canoe 0: up, steal from rival 3 canoe 1', 'canoe 0: unload, load ruby, stay')
    """
    if index >= FIRST_TILE:
        return _described(index)
    canoe, trip = divmod(index, TRIPS)
    before, direction, after = trip_parts(trip)
    words = [*map(_cargo_words, before), DIRECTION_NAMES[direction], *map(_cargo_words, after)]
    return f"canoe {canoe}: {', '.join(words)}"


def _described(index: int) -> str:
    if index < FIRST_RANSOM:
        return f"tile {TILE_NAMES[index - FIRST_TILE + 1]}"
    if index < FIRST_WEATHER:
        ransom = RANSOMS[index - FIRST_RANSOM]
        return f"ransom canoe {ransom.canoe} for {KIND_NAMES[ransom.gem]}"
    return ("weather down", "weather up", "done")[index - FIRST_WEATHER]


def _cargo_words(cargo: Cargo) -> str:
    if isinstance(cargo, Steal):
        return f"steal from rival {cargo.seat} canoe {cargo.canoe}"
    return f"load {KIND_NAMES[cargo.kind]}" if isinstance(cargo, Load) else "unload"
