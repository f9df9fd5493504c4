"""What the seats of a batch know, as rows of truth values laid out by `niagara.sim.observation`."""

import jax
import jax.numpy as jnp
import numpy as np

from niagara.rules.board import CANOES, CLOUD, KINDS, MAX_SEATS, NO_TILE
from niagara.sim.batch.fields import WORD, WORD_BITS, Word, as_word, where
from niagara.sim.batch.rules import DEFAULT, Limits, Rules
from niagara.sim.batch.score import Count
from niagara.sim.batch.state import (
    ACTOR,
    ARM,
    BAG_BITS,
    BEGAN,
    CARGOES,
    GEMS,
    HAS_FLOWED,
    IS_TURN,
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
    check_seats,
    hand,
    player,
)
from niagara.sim.batch.truth_values import expand
from niagara.sim.observation import (
    COUNT_DIGITS,
    MOST_GEMS,
    MOST_OF_A_KIND,
    ROUND_DIGITS,
    ROUNDS_LEFT,
    layout,
    observation_width,
)

_ONE = np.uint32(1)


class _Row:
    """A row under construction: fields are put at their places, as bits of words."""

    def __init__(self, seats: int) -> None:
        self._places = {(place.seat, place.field.name): place for place in layout(seats)}
        self._words: list[list[Word]] = [
            [] for _ in range(-(-observation_width(seats) // WORD_BITS))
        ]

    def put(self, name: str, bits: Word, seat: int = -1) -> None:
        """Write a field of at most one word."""
        place = self._places.pop((seat, name))
        if place.field.width > WORD_BITS:
            raise ValueError(f"{name} is too wide for one word")
        self._write(bits, place.first, place.field.width)

    def put_parts(self, name: str, parts: list[Word], seat: int = -1) -> None:
        """Write a field in parts of equal width."""
        place = self._places.pop((seat, name))
        width = place.field.width // len(parts)
        for i, bits in enumerate(parts):
            self._write(bits, place.first + i * width, width)

    def _write(self, bits: Word, first: int, width: int) -> None:
        word, shift = divmod(first, WORD_BITS)
        self._words[word].append(bits << shift if shift else bits)
        if shift + width > WORD_BITS:
            self._words[word + 1].append(bits >> WORD_BITS - shift)

    def words(self) -> tuple[Word, ...]:
        """The finished row; every field must have been put."""
        if self._places:
            raise ValueError(f"not observed: {', '.join(name for _, name in self._places)}")
        found = []
        for parts in self._words:
            word = parts[0]
            for part in parts[1:]:
                word |= part
            found.append(word)
        return tuple(found)


def observation_words(
    state: State, rules: Rules = DEFAULT, seat: jax.Array | int | None = None
) -> tuple[Word, ...]:
    """The rows of `observe` as bits of words: an eighth of the memory, for replay buffers."""
    check_seats(state, rules)
    seats = state.seats
    if seat is None:
        seat = where(ACTOR.of(state.rest) == NOBODY, 0, ACTOR.of(state.rest))
    observer = jnp.broadcast_to(jnp.asarray(seat).astype(WORD), state.rest.shape)
    row = _Row(seats)
    is_over = ACTOR.of(state.rest) == NOBODY
    in_turn = IS_TURN.of(state.rest) == 1
    order = tuple(around(observer, steps, seats) for steps in range(seats))
    players = tuple(player(state, other) for other in order)
    is_open = _revealed(state, order, in_turn, is_over)
    tiles = [
        where(shown, TILE.of(word), NO_TILE) for shown, word in zip(is_open, players, strict=True)
    ]
    _put_turn(row, state, observer, in_turn, is_over)
    _put_river(row, state, tiles)
    _put_round(row, state, rules)
    _put_sites(row, state)
    for steps, word in enumerate(players):
        # R2.2: a rival's tile that lies face down counts as in its hand.
        tile, held = TILE.of(word), hand(state, order[steps])
        if steps > 0:
            held |= where(is_open[steps], 0, _one_hot_tile(tile))
            tile = tiles[steps]
        top = (state.piles >> (3 * order[steps])) & 7
        _put_seat(row, steps, word, held, tile, top)
    return row.words()


def observe(state: State, rules: Rules = DEFAULT, seat: jax.Array | int | None = None) -> jax.Array:
    """What a seat knows, bool[..., width]; the seat to act unless another is given.

    The width is `observation_width` of the seats. In games that are over, seat 0 observes.
    """
    words = observation_words(state, rules, seat)
    return expand(words, observation_width(state.seats))


def _revealed(
    state: State, order: tuple[Word, ...], in_turn: jax.Array, is_over: jax.Array
) -> list[jax.Array]:
    """Whether the tiles of these seats lie open: their turn has come (R2.2)."""
    start, seats = START.of(state.rest), state.seats
    turn = _places_after(start, ACTOR.of(state.rest), seats)
    return [is_over | (in_turn & (_places_after(start, seat, seats) <= turn)) for seat in order]


def _places_after(start: Word, seat: Word, seats: int) -> Word:
    return jnp.where(seat >= start, seat - start, seat + seats - start)


def _one_hot_tile(tile: Word) -> Word:
    """Bit 0 is the tile 1; nothing for NO_TILE."""
    return (_ONE << tile) >> 1


def _put_turn(
    row: _Row, state: State, observer: Word, in_turn: jax.Array, is_over: jax.Array
) -> None:
    seats = state.seats
    turn = _ONE << _places_after(observer, ACTOR.of(state.rest), seats)
    row.put("in_turn", as_word(in_turn))
    row.put("is_over", as_word(is_over))
    row.put("turn", where(in_turn, turn, 0))
    row.put("start", _ONE << _places_after(observer, START.of(state.rest), seats))
    row.put("moved", where(in_turn, MOVED.of(state.rest), 0))
    for canoe in range(CANOES):
        row.put(f"began_{canoe}", where(in_turn, _ONE << BEGAN[canoe].of(state.clock), 0))


def _put_river(row: _Row, state: State, tiles: list[Word]) -> None:
    lowest = jnp.full_like(tiles[0], CLOUD + 1)
    for tile in tiles:
        lowest = jnp.minimum(lowest, where(tile == NO_TILE, CLOUD + 1, tile))
    row.put("weather", _ONE << WEATHER.of(state.rest))
    row.put("next_arm", ARM.of(state.rest))
    row.put("has_flowed", HAS_FLOWED.of(state.rest))
    row.put("lowest", where(lowest > CLOUD, 0, _one_hot_tile(lowest)))


def _put_round(row: _Row, state: State, rules: Rules) -> None:
    number = ROUND.of(state.clock)
    all_ones = jnp.full_like(number, (1 << len(ROUNDS_LEFT)) - 1)
    row.put("round", number & ((1 << ROUND_DIGITS) - 1))
    row.put("is_limited", jnp.full_like(number, rules.round_limit is not None))
    row.put(
        "rounds_left", all_ones if rules.round_limit is None else _left(number, rules.round_limit)
    )
    row.put("is_natural", jnp.full_like(number, rules.is_natural))
    row.put("by_value", jnp.full_like(number, rules.tiebreak == "gem-value"))


def _left(number: Word, limit: int | Limits) -> Word:
    found = jnp.zeros_like(number)
    for i, left in enumerate(ROUNDS_LEFT):
        found |= as_word(number + left <= jnp.asarray(limit, WORD)) << i
    return found


def _put_sites(row: _Row, state: State) -> None:
    bags = [(word >> shift) & GEMS.most for word in state.sites for shift in (0, BAG_BITS)]
    bags.append(LAST_SITE.of(state.rest))
    row.put_parts("lying", [_presence(bag) for bag in bags])
    assert BAG_BITS == KINDS * COUNT_DIGITS, "a bag is its own binary digits"
    row.put_parts("lying_counts", bags)


def _presence(bag: Word) -> Word:
    found = jnp.zeros_like(bag)
    for kind in range(KINDS):
        found |= as_word((bag & 7 << 3 * kind) > 0) << kind
    return found


def _put_seat(row: _Row, steps: int, word: Word, held: Word, tile: Word, top: Word) -> None:
    row.put("is_present", jnp.ones_like(word), steps)
    for canoe in range(CANOES):
        row.put(f"space_{canoe}", _ONE << SPACES[canoe].of(word), steps)
        row.put(f"cargo_{canoe}", (_ONE << CARGOES[canoe].of(word)) & ((1 << KINDS) - 1), steps)
    count = Count(GEMS.of(word))
    row.put_parts("gems", [_thermometer(number, MOST_OF_A_KIND) for number in count.each], steps)
    row.put("all_gems", _thermometer(count.all, MOST_GEMS), steps)
    row.put("hand", held, steps)
    row.put("tile", _one_hot_tile(tile), steps)
    row.put("top", _one_hot_tile(top), steps)


def _thermometer(number: Word, width: int) -> Word:
    return ((_ONE << number) - 1) & ((1 << width) - 1)


assert MAX_SEATS < NOBODY
