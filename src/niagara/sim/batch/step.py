"""Playing: one action of every game, and all that follows from it without a decision.

Each function is a paragraph of the rules, for all games at once: what does not apply to a game is
computed and not chosen. Actions must be legal; what an illegal one leads to is not defined.
"""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from niagara.rules.actions import RANSOMS, WEATHERS
from niagara.rules.board import (
    CANOES,
    CLOUD,
    EMPTY,
    LOST,
    NO_SITE,
    NO_TILE,
    SHORE,
)
from niagara.rules.board import SPACES as SPACE_COUNT
from niagara.sim.batch.fields import WORD, Bits, Lookup, Word, as_word, gather, lowest_bit, where
from niagara.sim.batch.legal import TURNS, may_move
from niagara.sim.batch.river import NO_FLOW, Flow, flow, speed
from niagara.sim.batch.rules import DEFAULT, Rules
from niagara.sim.batch.score import is_won, rewards_of, winner_bits
from niagara.sim.batch.state import (
    ACTOR,
    ARM,
    BAG_BITS,
    BEGAN,
    CANOE_BITS,
    CARGOES,
    GEMS,
    HAND_BITS,
    HANDS_IN_WORD,
    HAS_FLOWED,
    IS_TURN,
    LAST_HAND,
    LAST_SITE,
    MOVED,
    NOBODY,
    ROUND,
    SPACES,
    START,
    TILE,
    WEATHER,
    State,
    around,
    is_over,
    new_state,
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
        return (
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
        return still | no_gem | IS_TILE.put(1) | CHOSEN.put(index - FIRST_TILE + 1)
    if index < FIRST_WEATHER:
        ransom = RANSOMS[index - FIRST_RANSOM]
        return still | IS_RANSOM.put(1) | CANOE.put(ransom.canoe) | GEM.put(ransom.gem)
    step = WEATHERS[index - FIRST_WEATHER].step if index < DONE_INDEX else 0
    return no_gem | ENDS_TURN.put(1) | WEATHER_STEP.put(step + 1)


_ACTIONS: Final = np.array([_described(index) for index in range(ACTION_COUNT)], np.uint32)
_DESTINATIONS: Final = np.array(destinations(), np.uint32)
_SITE_AT: Final = Lookup([site if site != NO_SITE else 0 for site in SITES[1:LOST]], 3)


def _can_move() -> int:
    """The spaces from which a canoe can move at the start of a turn (R3), as bits.

    A seat has something to do if one of its canoes can move; checked for all pairs of spaces.
    """
    movable = [
        TURNS[(at * SPACE_COUNT + other) * 4] & 1 for at in range(SPACE_COUNT) for other in (LOST,)
    ]
    for a in range(SPACE_COUNT):
        for b in range(SPACE_COUNT):
            can = bool(TURNS[(a * SPACE_COUNT + b) * 4] & 3)
            assert can == bool(movable[a] or movable[b]), "a canoe's freedom is its own"
    return sum(1 << at for at in range(SPACE_COUNT) if movable[at])


_MOVABLE: Final = _can_move()


class Deed(NamedTuple):
    """What an action has done, before turns and rounds are looked at."""

    me: Word  # the player that acted
    victim: Word  # the seat that was robbed; NOBODY
    robbed: Word  # what it has left
    site: Word  # where cargo was handled
    change: Word  # of the gems there
    homeward: Word  # gems that go back to the sites of their kinds, as a bag


def _one(kind: Word) -> Word:
    """A bag with one gem; garbage for EMPTY."""
    return np.uint32(1) << (kind * 3)


def _deed(state: State, seat: Word, what: Word) -> Deed:
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
    change = where(unloads, _one(held), 0) - where(loads, _one(gem), 0)
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
    one = _one(where(is_ransom, gem, cargo))
    homeward = where(falls | is_ransom, one, 0)
    me = me + where(lands, one, 0) - where(is_ransom, one, 0)
    ashore = (to == SHORE) | (to == LOST)
    settled = where(is_ransom, SHORE | EMPTY << 4, to | where(ashore, EMPTY, cargo) << 4)
    placed = (me & ~(np.uint32((1 << CANOE_BITS) - 1) << shift)) | settled << shift
    me = jnp.where(is_trip | is_ransom, placed, me)
    me |= TILE.put(CHOSEN.of(what))  # R2.1: the field was empty
    return Deed(
        me, where(steals, victim, NOBODY), robbed, site, where(is_trip, change, 0), homeward
    )


def _put(sites: tuple[Word, ...], deed: Deed) -> tuple[Word, ...]:
    """The sites, in three words, after cargo was handled."""
    pair, shift = deed.site >> 1, (deed.site & 1) * BAG_BITS
    change = deed.change << shift
    return tuple(word + where(pair == i, change, 0) for i, word in enumerate(sites))


def _put_home(sites: tuple[Word, ...], bag: Word) -> tuple[Word, ...]:
    """The sites with some gems back at the sites of their own kinds."""
    kind = [bag & 7 << 3 * k for k in range(5)]
    return (
        sites[0] + kind[0] + (kind[1] << BAG_BITS),
        sites[1] + kind[2] + (kind[3] << BAG_BITS),
        sites[2] + kind[4],
    )


def _lowest(players: tuple[Word, ...]) -> Word:
    """R6.1: the lowest number tile of the round; 0 if there are only clouds."""
    lowest = TILE.of(players[0])
    for other in players[1:]:
        lowest = jnp.minimum(lowest, TILE.of(other))
    return where(lowest == CLOUD, 0, lowest)


def _drift(player: Word, river: Flow) -> tuple[Word, Word]:
    """A player when the river has flowed, and the gems that fell, as a bag (R6.5, R7.3)."""
    fallen = jnp.zeros_like(player)
    gems = GEMS.of(player)
    settled = gems
    spaces = []
    for canoe in range(CANOES):
        to, cargo = river.to(SPACES[canoe].of(player)), CARGOES[canoe].of(player)
        is_lost = to == LOST
        fallen += where(is_lost & (cargo != EMPTY), _one(cargo), 0)
        settled |= CARGOES[canoe].put(where(is_lost, EMPTY, cargo))
        spaces.append(to)
    is_rescued = (spaces[0] == LOST) & (spaces[1] == LOST) & (gems == 0)
    spaces[0] = where(is_rescued, SHORE, spaces[0])
    for canoe in range(CANOES):
        settled |= SPACES[canoe].put(spaces[canoe])
    return settled, fallen  # the tile has gone to the pile


def _next_place(players: tuple[Word, ...], start: Word, done: Word) -> tuple[Word, Word]:
    """R2.2, D2: the next seat with something to do after so many turns; whether there is one."""
    seats = len(players)
    able = jnp.zeros_like(start)
    for seat, word in enumerate(players):
        can = as_word(TILE.of(word) == CLOUD)
        for canoe in range(CANOES):
            can |= (np.uint32(_MOVABLE) >> SPACES[canoe].of(word)) & 1
        able |= can << seat
    in_order = ((able | able << seats) >> start) & ((1 << seats) - 1)
    waiting = (in_order >> done) << done
    seat = around(start, lowest_bit(waiting), seats)
    return seat, waiting > 0


def transition(
    state: State, action: jax.Array, bits: Word | None = None, rules: Rules = DEFAULT
) -> tuple[State, Word]:
    """The states after one action each, and the flows of rivers (see `river`; NO_FLOW without).

    ``bits`` are uniform random words, one a game, and used only by the natural fork.
    """
    seats = state.seats
    what = gather(_ACTIONS, jnp.asarray(action).astype(WORD))
    seat = ACTOR.of(state.rest)
    start = START.of(state.rest)
    deed = _deed(state, seat, what)
    players = tuple(
        jnp.where(seat == i, deed.me, jnp.where(deed.victim == i, deed.robbed, word))
        for i, word in enumerate(state.players)
    )
    rest = state.rest + WEATHER.put(WEATHER_STEP.of(what)) - WEATHER.put(1)  # R5.1
    hands, piles = _hands_without(state, seat, CHOSEN.of(what))

    # Who acts next (R2.1, R2.2, R3).
    is_tile, is_trip = IS_TILE.of(what) == 1, IS_TRIP.of(what) == 1
    following = around(seat, 1, seats)
    moved = MOVED.of(rest) | where(is_trip, np.uint32(1) << CANOE.of(what), 0)
    has_moved_all = is_trip & (may_move(state.clock, moved) & 3 == 0)
    all_chose = is_tile & (following == start)
    ends = (ENDS_TURN.of(what) == 1) | has_moved_all | all_chose
    place = where(seat >= start, seat - start, seat + seats - start)
    next_seat, is_there = _next_place(players, start, where(is_tile, 0, place + 1))
    begins = ends & is_there
    ends_round = ends & ~is_there

    # The end of the round (R2.4, R6, R8).
    number = ROUND.of(state.clock)
    stops = is_won(players)
    if rules.round_limit is not None:
        stops |= number >= rules.round_limit
    finishes, flows = ends_round & stops, ends_round & ~stops
    pushes = speed(_lowest(players), WEATHER.of(rest))
    river = flow(pushes, ARM.of(rest), HAS_FLOWED.of(rest), bits, rules)
    fallen = deed.homeward
    settled, tops = [], jnp.zeros_like(rest)
    for i, word in enumerate(players):
        drifted, lost = _drift(word, river)
        settled.append(jnp.where(flows, drifted, word))
        fallen += where(flows, lost, 0)
        tops |= TILE.of(word) << 3 * i
    sites = _put_home(_put((*state.sites, rest), deed), fallen)
    hands, piles = _after_round(hands, piles, tops, flows, seats)

    # The words that say whose turn it is.
    new_start = around(start, 1, seats)
    actor = where(
        finishes,
        NOBODY,
        where(flows, new_start, where(begins, next_seat, where(is_tile, following, seat))),
    )
    arm = where(flows & (pushes > 0), 1 - (river.number & 1), ARM.of(rest))
    has_flowed = HAS_FLOWED.of(rest) | as_word(flows & (pushes > 0))
    is_turn = where(ends_round, 0, where(begins, 1, IS_TURN.of(rest)))
    last = sites[2]
    rest = (
        (last & (LAST_SITE.mask | WEATHER.mask))
        | ARM.put(arm)
        | HAS_FLOWED.put(has_flowed)
        | START.put(where(flows, new_start, start))
        | ACTOR.put(actor)
        | MOVED.put(where(ends, 0, moved))
        | IS_TURN.put(is_turn)
    )
    clock = _clock(state.clock, players, next_seat, begins, ends_round, flows)
    after = State(tuple(settled), hands, piles, (sites[0], sites[1]), rest, clock)
    over = is_over(state)
    after = jax.tree.map(lambda old, new: jnp.where(over, old, new), state, after)
    return after, where(flows & ~over, river.number, NO_FLOW)


def _hands_without(state: State, seat: Word, tile: Word) -> tuple[Word, Word]:
    """Hands and piles when a seat has put a tile on the table (R2.1); NO_TILE: as they were."""
    bit = where(tile != NO_TILE, np.uint32(1) << (tile - 1), 0)
    shift = where(seat < HANDS_IN_WORD, seat * HAND_BITS, 0)
    if state.seats <= HANDS_IN_WORD:
        return state.hands & ~(bit << shift), state.piles
    is_last = seat == HANDS_IN_WORD
    hands = state.hands & ~where(is_last, 0, bit << shift)
    return hands, state.piles & ~where(is_last, LAST_HAND.put(bit), 0)


def _after_round(
    hands: Word, piles: Word, tops: Word, flows: jax.Array, seats: int
) -> tuple[Word, Word]:
    """R2.1: the tiles go on the piles; after the seventh round all come back to hand."""
    full = (1 << HAND_BITS) - 1
    refills = flows & (hands & full == 0)
    every = sum(full << HAND_BITS * seat for seat in range(min(seats, HANDS_IN_WORD)))
    hands = where(refills, every, hands)
    last = piles & LAST_HAND.mask
    if seats > HANDS_IN_WORD:
        last = where(refills, LAST_HAND.mask, last)
    piles = where(refills, last, where(flows, last | tops, piles))
    return hands, piles


def _clock(
    clock: Word,
    players: tuple[Word, ...],
    next_seat: Word,
    begins: jax.Array,
    ends_round: jax.Array,
    flows: jax.Array,
) -> Word:
    """The round, and where the canoes of the seat on turn began."""
    number = ROUND.of(clock)
    word = players[0]
    for i, other in enumerate(players[1:], start=1):
        word = jnp.where(next_seat == i, other, word)
    began = sum(BEGAN[canoe].put(SPACES[canoe].of(word)) for canoe in range(CANOES))
    kept = where(ends_round, number + as_word(flows), clock)
    return jnp.where(begins, number | began, kept)


def init(key: jax.Array, rules: Rules = DEFAULT, shape: tuple[int, ...] = ()) -> State:
    """New games with their start players and first arms drawn at random (R1.6, D4)."""
    return _new(jax.random.bits(key, shape, WORD), rules)


def _new(bits: Word, rules: Rules) -> State:
    """New games out of random words."""
    # 24 bits times the seats: no seat is likelier than another by more than 1 in 3 million.
    start = ((bits & 0xFFFFFF) * rules.seats) >> 24
    return new_state(rules.seats, start, bits >> 31)


def step(
    state: State, action: jax.Array, key: jax.Array | None = None, rules: Rules = DEFAULT
) -> State:
    """The states after one legal action each; games that are over stay as they are.

    The natural fork needs a key; one is enough for a whole batch.
    """
    return transition(state, action, _bits(state, key, rules), rules)[0]


def _bits(state: State, key: jax.Array | None, rules: Rules) -> Word | None:
    if not rules.is_natural:
        return None
    if key is None:
        raise ValueError("R6.4: the natural fork draws arms: step needs a key")
    return jax.random.bits(key, state.rest.shape, WORD)


class AutoStep(NamedTuple):
    """What a step with automatic reset answers."""

    state: State  # of the next game where one has ended
    rewards: jax.Array  # float32[..., seats], of games that ended with this action
    done: jax.Array  # bool[...], whether a game ended


def auto_step(state: State, action: jax.Array, key: jax.Array, rules: Rules = DEFAULT) -> AutoStep:
    """One legal action each; where a game ends with it, the next one begins."""
    bits = jax.random.bits(key, state.rest.shape, WORD)
    after, _ = transition(state, action, bits, rules)
    done = is_over(after)
    # A river and the end of a game exclude each other, so the same bits can serve both.
    fresh = _new(bits, rules)
    following = jax.tree.map(lambda old, new: jnp.where(done, new, old), after, fresh)
    return AutoStep(following, rewards_of(winner_bits(after, rules), rules.seats), done)
