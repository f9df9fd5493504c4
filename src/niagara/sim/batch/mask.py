"""The legal actions of a batch: 212 bits in seven words, or as truth values."""

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

from niagara.rules.board import CANOES, CLOUD, EMPTY, KINDS, LOST, MAX_WEATHER, MIN_WEATHER, NO_SITE
from niagara.rules.board import SPACES as SPACE_COUNT
from niagara.sim.batch.fields import WORD, WORD_BITS, Bits, Word, as_word, gather, where
from niagara.sim.batch.state import (
    ACTOR,
    BAG_BITS,
    BEGAN,
    CARGOES,
    GEMS,
    IS_TURN,
    MOVED,
    NOBODY,
    SPACES,
    TILE,
    WEATHER,
    State,
    around,
    hand,
    player,
)
from niagara.sim.batch.truth_values import expand
from niagara.sim.flat_actions import (
    ACTION_COUNT,
    DOWN_LEFT,
    DOWN_RIGHT,
    FIRST_AFTER,
    FIRST_RANSOM,
    FIRST_THEFT,
    FIRST_TILE,
    FIRST_WEATHER,
    THEFTS,
    TRIPS,
    UP,
    destination,
)
from niagara.sim.tables import NUMBERS, SITES, trip_row, turns

WORDS_A_CANOE: Final = TRIPS // WORD_BITS
MASK_WORDS: Final = CANOES * WORDS_A_CANOE + 1
assert TRIPS % WORD_BITS == 0, "the words of a canoe hold its trips exactly"

# What a row says of trips that depend on what lies at the sites, and of thefts.
HERE: Final = Bits(0, 3)  # the site where the canoe is
HERE_WAYS: Final = Bits(3, 4)  # the directions after loading there, as bits
UP_SITE: Final = Bits(7, 3)  # the site reached upstream, with points left to load
UP_WAY: Final = Bits(10, 1)  # whether it can be reached
DOWN_SITE: Final = Bits(11, 3)
DOWN_WAYS: Final = Bits(14, 3)  # directions left and right, as bits 1 and 2
THEFT_AT: Final = Bits(17, 4)  # the disc where it may steal; SHORE if it cannot

COST_EMPTY: Final = 2  # R4.1: of loading, and of unloading and loading
COST_LOADED: Final = 4


def _row(at: int, tile: int, *, loaded: bool) -> list[int]:
    row = trip_row(at, tile, loaded=loaded)
    always = sum(1 << index for index in row.always)
    points = tile - (COST_LOADED if loaded else COST_EMPTY)
    ends = {way: SITES[destination(at, points, way)] for way in row.after_ways}
    down = [way for way in (DOWN_LEFT, DOWN_RIGHT) if way in ends]
    here, up_site, down_site = (
        max(site, 0) for site in (SITES[at], ends.get(UP, NO_SITE), ends[down[0]] if down else -1)
    )
    needs = (
        HERE.put(here)
        | HERE_WAYS.put(sum(1 << way for way in row.here_ways))
        | UP_SITE.put(up_site)
        | UP_WAY.put(UP in ends)
        | DOWN_SITE.put(down_site)
        | DOWN_WAYS.put(sum(1 << way - 1 for way in down))
        | THEFT_AT.put(row.theft_at)
    )
    most = (1 << WORD_BITS) - 1
    return [*(always >> WORD_BITS * i & most for i in range(WORDS_A_CANOE)), needs]


# By space, tile and whether the canoe is loaded: trips that need nothing, and the needs of others.
_ROWS: Final = np.array(
    [
        _row(at, tile, loaded=loaded)
        for at in range(SPACE_COUNT)
        for tile in range(NUMBERS)
        for loaded in (False, True)
    ],
    np.uint32,
)
_COLUMNS: Final = tuple(np.ascontiguousarray(_ROWS[:, i]) for i in range(_ROWS.shape[1]))
TURNS: Final = np.array(turns(), np.uint32)

# Where the kinds begin among a canoe's trips: 4 bits a kind before the way, 3 bits after it.
_LOAD_HERE: Final = 7
_SWAP_HERE: Final = _LOAD_HERE + 4 * KINDS
_LOAD_AFTER: Final = FIRST_AFTER + 3
_SWAP_AFTER: Final = _LOAD_AFTER + 3 * KINDS
_EACH_KIND: Final = 0o11111  # the lowest bit of each kind in a bag
_TWO_BAGS: Final = _EACH_KIND | _EACH_KIND << BAG_BITS


def may_move(clock: Word, moved: Word) -> Word:
    """Which canoes may make a trip (bits 0 and 1) and whether the turn may be ended (bit 2)."""
    a, b = (began.of(clock) for began in BEGAN)
    return gather(TURNS, (a * SPACE_COUNT + b) * 4 + moved)


def mask_words(state: State) -> tuple[Word, ...]:
    """The legal actions of the seats to act as bits, in the order of the flat index.

    Seven words: three for the trips of each canoe, the last for all other actions. A game that is
    over has none.
    """
    actor = ACTOR.of(state.rest)
    me = player(state, actor)
    tile = TILE.of(me)
    in_turn = IS_TURN.of(state.rest) == 1
    paddles = in_turn & (tile != CLOUD)
    turn = where(paddles, may_move(state.clock, MOVED.of(state.rest)), 0)
    lying = tuple(_kinds_in(word) for word in (*state.sites, state.rest))
    rivals = tuple(
        player(state, around(actor, steps, state.seats)) for steps in range(1, state.seats)
    )
    words: list[Word] = []
    for canoe in range(CANOES):
        is_free = (turn >> canoe) & 1 == 1
        trips = _trip_words(me, canoe, tile, lying, rivals)
        words += [where(is_free, word, 0) for word in trips]
    chooses = where(in_turn | (actor == NOBODY), 0, _choices(state, actor, me))
    weather = where(in_turn & (tile == CLOUD), _weather_steps(state), 0)
    done = (turn >> 2) << (ACTION_COUNT - 1 - FIRST_TILE)
    return (*words, chooses | weather | done)


def _kinds_in(bags: Word) -> Word:
    """The kinds in two bags, each as the lowest bit of its three."""
    return (bags | bags >> 1 | bags >> 2) & _TWO_BAGS


def _at_site(lying: tuple[Word, ...], site: Word) -> Word:
    """The kinds at a site, three bits apart."""
    pair = site >> 1
    found = jnp.where(pair == 0, lying[0], jnp.where(pair == 1, lying[1], lying[2]))
    return (found >> ((site & 1) * BAG_BITS)) & _EACH_KIND


def _four_apart(kinds: Word) -> Word:
    """Bits that lie three apart, four apart."""
    found = kinds & 1
    for kind in range(1, KINDS):
        found |= (kinds << kind) & (1 << 4 * kind)
    return found


def _trip_words(
    me: Word, canoe: int, tile: Word, lying: tuple[Word, ...], rivals: tuple[Word, ...]
) -> tuple[Word, ...]:
    """The 96 trips of a canoe (R4), as if it were free to move."""
    at, cargo = SPACES[canoe].of(me), CARGOES[canoe].of(me)
    is_loaded = cargo != EMPTY
    index = (at * NUMBERS + tile) * 2 + as_word(is_loaded)
    first, second, third, needs = (gather(column, index) for column in _COLUMNS)
    # R4.7: another kind than the one put down.
    other = where(is_loaded, ~(1 << (3 * cargo)), _EACH_KIND)
    here = _four_apart(_at_site(lying, HERE.of(needs)) & other) * HERE_WAYS.of(needs)
    up = (_at_site(lying, UP_SITE.of(needs)) & other) * UP_WAY.of(needs)
    down = (_at_site(lying, DOWN_SITE.of(needs)) & other) * DOWN_WAYS.of(needs)
    after = up | down
    thefts = _thefts(THEFT_AT.of(needs), rivals)
    empty = (here << _LOAD_HERE, *_across(after, _LOAD_AFTER))
    loaded = (*_across(here, _SWAP_HERE), after << (_SWAP_AFTER % WORD_BITS))
    theft_bit = FIRST_THEFT % WORD_BITS
    theft = thefts << where(is_loaded, theft_bit + THEFTS, theft_bit)
    return (
        first | jnp.where(is_loaded, loaded[0], empty[0]),
        second | jnp.where(is_loaded, loaded[1], empty[1]),
        third | jnp.where(is_loaded, loaded[2], empty[2]) | theft,
    )


assert _LOAD_HERE + 4 * KINDS <= WORD_BITS
assert _SWAP_HERE // WORD_BITS == 0
assert _LOAD_AFTER // WORD_BITS == 1
assert _SWAP_AFTER // WORD_BITS == FIRST_THEFT // WORD_BITS == WORDS_A_CANOE - 1


def _across(bits: Word, first: int) -> tuple[Word, Word]:
    """Bits that begin in one word and end in the next."""
    shift = first % WORD_BITS
    return bits << shift, bits >> (WORD_BITS - shift)


def _thefts(disc: Word, rivals: tuple[Word, ...]) -> Word:
    """R4.8: from any loaded canoe of another player on that disc; two bits a rival."""
    found = jnp.zeros_like(disc)
    for i, rival in enumerate(rivals):
        for canoe in range(CANOES):
            is_loot = (SPACES[canoe].of(rival) == disc) & (CARGOES[canoe].of(rival) != EMPTY)
            found |= as_word(is_loot) << (CANOES * i + canoe)
    return where(disc > 0, found, 0)


def _choices(state: State, seat: Word, me: Word) -> Word:
    """Phase I: a tile in hand (R2.1), or a lost canoe for an owned gem (R7.1)."""
    owned = _side_by_side(_kinds_in(GEMS.of(me)))
    found = hand(state, seat)
    for canoe in range(CANOES):
        shift = FIRST_RANSOM - FIRST_TILE + KINDS * canoe
        found |= where(SPACES[canoe].of(me) == LOST, owned << shift, 0)
    return found


def _side_by_side(kinds: Word) -> Word:
    """Bits that lie three apart, side by side."""
    found = kinds & 1
    for kind in range(1, KINDS):
        found |= (kinds >> (2 * kind)) & (1 << kind)
    return found


def _weather_steps(state: State) -> Word:
    """R5.1: one step, not past the ends of the track."""
    weather = WEATHER.of(state.rest)
    down, up = as_word(weather > 0), as_word(weather < MAX_WEATHER - MIN_WEATHER)
    return (down | up << 1) << (FIRST_WEATHER - FIRST_TILE)


def legal_mask(state: State) -> jax.Array:
    """Which actions of the flat index the seats to act may take, bool[..., 212]."""
    return expand(mask_words(state), ACTION_COUNT)


def is_legal(state: State, action: jax.Array) -> jax.Array:
    """Whether an action of the flat index is legal; cheaper than the whole mask."""
    action = jnp.asarray(action).astype(WORD)
    words = mask_words(state)
    word = words[0]
    for i in range(1, MASK_WORDS):
        word = jnp.where(action // WORD_BITS == i, words[i], word)
    is_set = (word >> (action % WORD_BITS)) & 1
    return (is_set == 1) & (action < ACTION_COUNT)
