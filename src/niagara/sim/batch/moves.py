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
    MAX_SEATS,
    MIN_SEATS,
    NO_SITE,
    NO_TILE,
    SHORE,
)
from niagara.rules.board import SPACES as SPACE_COUNT
from niagara.sim.batch.fields import WORD, Bits, Lookup, Word, as_word, gather, where
from niagara.sim.batch.mask import TURNS, may_move
from niagara.sim.batch.river import NO_FLOW, Flow, flow, speed
from niagara.sim.batch.rules import DEFAULT, Rules
from niagara.sim.batch.score import best_bits, is_won, rewards_of
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
    pick,
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


_NO_ACTION: Final = ACTION_COUNT  # of a game that is over: nothing changes
_ACTIONS: Final = np.array(
    [*map(_described, range(ACTION_COUNT)), GEM.put(EMPTY) | WEATHER_STEP.put(1)], np.uint32
)
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


# What follows an action.
GOES_ON: Final = 0
TURN_BEGINS: Final = 1
RIVER_FLOWS: Final = 2
GAME_ENDS: Final = 3
WHAT_FOLLOWS: Final = Bits(0, 2)
WHO_FOLLOWS: Final = Bits(2, 3)  # the seat on turn, where one begins

# The facts it follows from.
WAITING: Final = Bits(0, MAX_SEATS)  # places in turn order, from the start player, yet to come
FROM: Final = Bits(5, 3)  # the start player
HAS_ENDED: Final = Bits(8, 1)  # the turn, or phase I
STOPS: Final = Bits(9, 1)  # the game, if the round ends


def _following(seats: int, facts: int) -> int:
    """R2.2, R2.4, R8.1: what follows from such facts, and who."""
    if not HAS_ENDED.of(facts):
        return GOES_ON
    for place in range(seats):
        if WAITING.of(facts) >> place & 1:
            return TURN_BEGINS | int(WHO_FOLLOWS.put((FROM.of(facts) + place) % seats))
    return GAME_ENDS if STOPS.of(facts) else RIVER_FLOWS


_FOLLOWING: Final = {
    seats: np.array([_following(seats, facts) for facts in range(1 << 10)], np.uint32)
    for seats in range(MIN_SEATS, MAX_SEATS + 1)
}


def _waiting(players: tuple[Word, ...], start: Word, done: Word) -> Word:
    """R2.2, D2: the places with something to do after so many turns, as bits in turn order."""
    seats = len(players)
    able = jnp.zeros_like(start)
    for seat, word in enumerate(players):
        can = as_word(TILE.of(word) == CLOUD)
        for canoe in range(CANOES):
            can |= (np.uint32(_MOVABLE) >> SPACES[canoe].of(word)) & 1
        able |= can << seat
    in_order = ((able | able << seats) >> start) & ((1 << seats) - 1)
    return (in_order >> done) << done


class Following(NamedTuple):
    """What follows an action."""

    begins: jax.Array  # a turn begins
    flows: jax.Array  # the round has ended, the river flows
    finishes: jax.Array  # the game has ended
    next_seat: Word  # whose turn begins
    moved: Word  # which canoes have moved in the turn that goes on

    @property
    def ends_round(self) -> jax.Array:
        """Whether the round has ended, and perhaps the game."""
        return self.flows | self.finishes


def _follow(state: State, what: Word, players: tuple[Word, ...], rules: Rules) -> Following:
    """Whether the turn is over, and what comes then (R2.1, R2.2, R3, R8.1)."""
    seat, start = ACTOR.of(state.rest), START.of(state.rest)
    is_tile, is_trip = IS_TILE.of(what) == 1, IS_TRIP.of(what) == 1
    moved = MOVED.of(state.rest) | where(is_trip, np.uint32(1) << CANOE.of(what), 0)
    have_moved = is_trip & (may_move(state.clock, moved) & 3 == 0)
    have_chosen = is_tile & (around(seat, 1, state.seats) == start)
    ends = (ENDS_TURN.of(what) == 1) | have_moved | have_chosen
    place = where(seat >= start, seat - start, seat + state.seats - start)
    stops = is_won(players)
    if rules.round_limit is not None:
        stops |= ROUND.of(state.clock) >= rules.round_limit
    facts = (
        WAITING.put(_waiting(players, start, where(is_tile, 0, place + 1)))
        | FROM.put(start)
        | HAS_ENDED.put(as_word(ends))
        | STOPS.put(as_word(stops))
    )
    found = gather(_FOLLOWING[state.seats], facts)
    follows = WHAT_FOLLOWS.of(found)
    return Following(
        begins=follows == TURN_BEGINS,
        flows=follows == RIVER_FLOWS,
        finishes=follows == GAME_ENDS,
        next_seat=WHO_FOLLOWS.of(found),
        moved=where(follows == GOES_ON, moved, 0),
    )


def transition(
    state: State, action: jax.Array, bits: Word | None = None, rules: Rules = DEFAULT
) -> tuple[State, Word]:
    """The states after one action each, and the flows of rivers (see `river`; NO_FLOW without).

    ``bits`` are uniform random words, one a game, and used only by the natural fork.
    """
    outcome = _outcome(state, action, bits, rules)
    return outcome.state, outcome.flow


class Outcome(NamedTuple):
    """What an action has led to."""

    state: State
    flow: Word
    has_finished: jax.Array  # the game ended with this action
    gems: tuple[Word, ...]  # the bags of the players


def _outcome(state: State, action: jax.Array, bits: Word | None, rules: Rules) -> Outcome:
    index = where(is_over(state), _NO_ACTION, jnp.asarray(action).astype(WORD))
    what = gather(_ACTIONS, index)
    deed = _deed(state, ACTOR.of(state.rest), what)
    players = tuple(
        jnp.where(
            ACTOR.of(state.rest) == seat,
            deed.me,
            jnp.where(deed.victim == seat, deed.robbed, word),
        )
        for seat, word in enumerate(state.players)
    )
    rest = state.rest + WEATHER.put(WEATHER_STEP.of(what)) - WEATHER.put(1)  # R5.1
    follows = _follow(state, what, players, rules)
    flows = follows.flows
    pushes = speed(_lowest(players), WEATHER.of(rest))
    river = flow(pushes, ARM.of(rest), HAS_FLOWED.of(rest), bits, rules)
    drifted = [_drift(word, river) for word in players]
    homeward = deed.homeward
    for _, fallen in drifted:
        homeward += where(flows, fallen, 0)
    near, far, last = _put_home(_put((*state.sites, rest), deed), homeward)
    hands, piles = _hands_without(state, ACTOR.of(state.rest), CHOSEN.of(what))
    hands, piles = _after_round(hands, piles, players, flows)
    after = State(
        players=tuple(
            jnp.where(flows, settled, word)
            for (settled, _), word in zip(drifted, players, strict=True)
        ),
        hands=hands,
        piles=piles,
        sites=(near, far),
        rest=(last & (LAST_SITE.mask | WEATHER.mask))
        | _river_bits(rest, river, flows & (pushes > 0))
        | _turn_bits(state, what, follows),
        clock=_clock(state.clock, players, follows),
    )
    bags = tuple(GEMS.of(word) for word in players)
    return Outcome(after, where(flows, river.number, NO_FLOW), follows.finishes, bags)


def _river_bits(rest: Word, river: Flow, pushes: jax.Array) -> Word:
    """R6.3: the arm that was not taken last comes next."""
    arm = where(pushes, 1 - (river.number & 1), ARM.of(rest))
    return ARM.put(arm) | HAS_FLOWED.put(HAS_FLOWED.of(rest) | as_word(pushes))


def _turn_bits(state: State, what: Word, follows: Following) -> Word:
    """Who starts and who acts, and whether it is phase II (R2)."""
    start, seat = START.of(state.rest), ACTOR.of(state.rest)
    chooses_next = where(IS_TILE.of(what) == 1, around(seat, 1, state.seats), seat)
    start = where(follows.flows, around(start, 1, state.seats), start)
    actor = where(follows.begins, follows.next_seat, where(follows.flows, start, chooses_next))
    is_turn = where(follows.begins, 1, where(follows.ends_round, 0, IS_TURN.of(state.rest)))
    return (
        START.put(start)
        | ACTOR.put(where(follows.finishes, NOBODY, actor))
        | MOVED.put(follows.moved)
        | IS_TURN.put(is_turn)
    )


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
    hands: Word, piles: Word, players: tuple[Word, ...], flows: jax.Array
) -> tuple[Word, Word]:
    """R2.1: the tiles go on the piles; after the seventh round all come back to hand."""
    seats, full = len(players), (1 << HAND_BITS) - 1
    refills = flows & (hands & full == 0)
    every = sum(full << HAND_BITS * seat for seat in range(min(seats, HANDS_IN_WORD)))
    last = piles & LAST_HAND.mask
    tops = last
    for seat, word in enumerate(players):
        tops |= TILE.of(word) << 3 * seat
    if seats > HANDS_IN_WORD:
        last = where(refills, LAST_HAND.mask, last)
    return where(refills, every, hands), where(refills, last, where(flows, tops, piles))


def _clock(clock: Word, players: tuple[Word, ...], follows: Following) -> Word:
    """The round, and where the canoes of the seat on turn began."""
    number = ROUND.of(clock)
    word = pick(players, follows.next_seat)
    began = BEGAN[0].put(SPACES[0].of(word)) | BEGAN[1].put(SPACES[1].of(word))
    kept = where(follows.ends_round, number + as_word(follows.flows), clock)
    return jnp.where(follows.begins, number | began, kept)


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
    outcome = _outcome(state, action, bits, rules)
    done = outcome.has_finished
    # A river and the end of a game exclude each other, so the same bits can serve both.
    fresh = _new(bits, rules)
    following = jax.tree.map(lambda old, new: jnp.where(done, new, old), outcome.state, fresh)
    won = where(done, best_bits(outcome.gems, rules), 0)
    return AutoStep(following, rewards_of(won, rules.seats), done)
