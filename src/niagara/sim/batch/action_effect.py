"""What an action does by itself (R4, R5, R7.1), before turns and rounds are looked at."""

from typing import Final, NamedTuple

import jax.numpy as jnp
import numpy as np

from niagara.rules.actions import RANSOMS, WEATHERS
from niagara.rules.board import EMPTY, KINDS, LOST, NO_SITE, SHORE
from niagara.sim.batch.fields import Bits, Lookup, Word, gather, where
from niagara.sim.batch.state import (
    BAG_BITS,
    CANOE_BITS,
    CARGOES,
    NOBODY,
    SPACES,
    TILE,
    State,
    around,
    player,
)
from niagara.sim.flat_actions import (
    ACTION_COUNT,
    DIRECTIONS,
    DONE_INDEX,
    FIRST_RANSOM,
    FIRST_TILE,
    FIRST_WEATHER,
    TRIPS,
)
from niagara.sim.tables import NUMBERS, SITES, TRIP_PARTS, destinations

# What an action is, in one word.
IS_TRIP: Final = Bits(0, 1)
IS_TILE: Final = Bits(1, 1)
IS_RANSOM: Final = Bits(2, 1)
ENDS_TURN: Final = Bits(3, 1)  # weather, done
CANOE: Final = Bits(4, 1)
COST: Final = Bits(5, 3)
DIRECTION: Final = Bits(8, 2)
IS_AFTER: Final = Bits(10, 1)
UNLOADS: Final = Bits(11, 1)
GEM: Final = Bits(12, 3)  # the kind loaded or paid as ransom; EMPTY
RIVAL: Final = Bits(15, 3)
RIVAL_CANOE: Final = Bits(18, 1)
CHOSEN: Final = Bits(19, 3)  # the tile
WEATHER_STEP: Final = Bits(22, 2)  # plus 1


def _described(index: int) -> int:
    """What an action of the flat index is."""
    still, no_gem = WEATHER_STEP.put(1), GEM.put(EMPTY)
    if index < FIRST_TILE:
        part = TRIP_PARTS[index % TRIPS]
        return int(
            still
            | IS_TRIP.put(1)
            | CANOE.put(index // TRIPS)
            | COST.put(part.cost)
            | DIRECTION.put(part.direction)
            | IS_AFTER.put(part.is_after)
            | UNLOADS.put(part.unloads)
            | GEM.put(part.loads)
            | RIVAL.put(part.rival)
            | RIVAL_CANOE.put(part.rival_canoe)
        )
    if index < FIRST_RANSOM:
        return int(still | no_gem | IS_TILE.put(1) | CHOSEN.put(index - FIRST_TILE + 1))
    if index < FIRST_WEATHER:
        ransom = RANSOMS[index - FIRST_RANSOM]
        return int(still | IS_RANSOM.put(1) | CANOE.put(ransom.canoe) | GEM.put(ransom.gem))
    step = WEATHERS[index - FIRST_WEATHER].step if index < DONE_INDEX else 0
    return int(no_gem | ENDS_TURN.put(1) | WEATHER_STEP.put(step + 1))


NO_ACTION: Final = ACTION_COUNT  # of a game that is over: nothing changes
ACTIONS: Final = np.array(
    [*map(_described, range(ACTION_COUNT)), GEM.put(EMPTY) | WEATHER_STEP.put(1)], np.uint32
)
_DESTINATIONS: Final = np.array(destinations(), np.uint32)
_SITE_AT: Final = Lookup([site if site != NO_SITE else 0 for site in SITES[1:LOST]], 3)


class ActionEffect(NamedTuple):
    """What an action has done, before turns and rounds are looked at."""

    me: Word  # the player that acted
    victim: Word  # the seat that was robbed; NOBODY
    robbed: Word  # what it has left
    site: Word  # where cargo was handled
    change: Word  # of the gems there
    homeward: Word  # gems that go back to the sites of their kinds, as a bag


def one_gem(kind: Word) -> Word:
    """A bag with one gem; garbage for EMPTY."""
    return np.uint32(1) << (kind * 3)


def effect_of(state: State, seat: Word, what: Word) -> ActionEffect:
    """R4, R7.1: a trip or a ransom; a tile is put on the table."""
    me = player(state, seat)
    is_trip, is_ransom = IS_TRIP.of(what) == 1, IS_RANSOM.of(what) == 1
    shift = SPACES[0].first + CANOE_BITS * CANOE.of(what)
    canoe = me >> shift
    at, held = canoe & 15, (canoe >> 4) & 7
    cost, gem = COST.of(what), GEM.of(what)
    to = gather(
        _DESTINATIONS, (at * NUMBERS + TILE.of(me) - cost) * DIRECTIONS + DIRECTION.of(what)
    )
    # R4.5 to R4.7: at one site, where the trip begins or where it ends.
    loads = is_trip & (gem != EMPTY)
    unloads = UNLOADS.of(what) == 1
    site = _SITE_AT[where(IS_AFTER.of(what) == 1, to, at) - 1]
    change = where(unloads, one_gem(held), 0) - where(loads, one_gem(gem), 0)
    cargo = where(loads, gem, where(unloads, EMPTY, held))
    # R4.8.
    rival = RIVAL.of(what)
    steals = rival > 0
    victim = around(seat, rival, state.seats)
    robbed = player(state, victim)
    loot_at = CARGOES[0].first + CANOE_BITS * RIVAL_CANOE.of(what)
    cargo = where(steals, (robbed >> loot_at) & 7, cargo)
    robbed = (robbed & ~(np.uint32(7) << loot_at)) | (np.uint32(EMPTY) << loot_at)
    # R4.10, R4.13, R7.1.
    lands = is_trip & (to == SHORE) & (cargo != EMPTY)
    falls = is_trip & (to == LOST) & (cargo != EMPTY)
    one = one_gem(where(is_ransom, gem, cargo))
    homeward = where(falls | is_ransom, one, 0)
    me = me + where(lands, one, 0) - where(is_ransom, one, 0)
    ashore = (to == SHORE) | (to == LOST)
    settled = where(is_ransom, SHORE | EMPTY << 4, to | where(ashore, EMPTY, cargo) << 4)
    placed = (me & ~(np.uint32((1 << CANOE_BITS) - 1) << shift)) | settled << shift
    me = jnp.where(is_trip | is_ransom, placed, me)
    me |= TILE.put(CHOSEN.of(what))  # R2.1: the field was empty
    return ActionEffect(
        me, where(steals, victim, NOBODY), robbed, site, where(is_trip, change, 0), homeward
    )


def put(sites: tuple[Word, ...], effect: ActionEffect) -> tuple[Word, ...]:
    """The sites, in three words, after cargo was handled."""
    pair, shift = effect.site >> 1, (effect.site & 1) * BAG_BITS
    change = effect.change << shift
    return tuple(word + where(pair == i, change, 0) for i, word in enumerate(sites))


def put_home(sites: tuple[Word, ...], bag: Word) -> tuple[Word, ...]:
    """The sites with some gems back at the sites of their own kinds."""
    kind = [bag & 7 << 3 * k for k in range(KINDS)]
    return (
        sites[0] + kind[0] + (kind[1] << BAG_BITS),
        sites[1] + kind[2] + (kind[3] << BAG_BITS),
        sites[2] + kind[4],
    )
