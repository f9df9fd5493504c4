"""The state of a game in words of 32 bits, for a whole batch: one array for every word.

All arrays of a state have the same shape, the shape of the batch; a single game has shape ().
"""

from typing import Final, NamedTuple

import jax.numpy as jnp

from niagara.rules.board import EMPTY, KINDS, MIN_WEATHER, SHORE, TILES
from niagara.rules.position import FULL_SITES
from niagara.sim.batch.fields import WORD, Bits, Word, constant
from niagara.sim.batch.rules import Rules

NOBODY: Final = 7  # the seat to act of a game that is over

BAG_BITS: Final = 3 * KINDS  # a bag as in niagara.rules.bag: three bits a kind
HAND_BITS: Final = len(TILES)

# A player.
GEMS: Final = Bits(0, BAG_BITS)
SPACES: Final = (Bits(15, 4), Bits(22, 4))  # of canoe 0 and canoe 1
CARGOES: Final = (Bits(19, 3), Bits(26, 3))
TILE: Final = Bits(29, 3)
CANOE_BITS: Final = 7  # space and cargo

# The hands of seats 0 to 3 are in `hands`, that of seat 4 is in `piles`.
HANDS_IN_WORD: Final = 4
LAST_HAND: Final = Bits(15, HAND_BITS)

# The word `rest`.
LAST_SITE: Final = Bits(0, BAG_BITS)
WEATHER: Final = Bits(15, 2)
ARM: Final = Bits(17, 1)
HAS_FLOWED: Final = Bits(18, 1)
START: Final = Bits(19, 3)
ACTOR: Final = Bits(22, 3)
MOVED: Final = Bits(25, 2)
IS_TURN: Final = Bits(27, 1)

# The word `clock`.
ROUND: Final = Bits(0, 20)
BEGAN: Final = (Bits(20, 4), Bits(24, 4))


class State(NamedTuple):
    """A batch of games; every array has the type uint32. Bits are counted from the lowest.

    players  one array a seat: owned gems (15 bits), space (4) and cargo (3) of canoe 0, the same
             of canoe 1, the tile chosen this round (3; 0 before that)
    hands    the tiles in hand of seats 0 to 3: 7 bits a seat, bit 0 is the tile 1, bit 6 the cloud
    piles    the tile on top of each seat's pile, 3 bits a seat (0: none); the hand of seat 4 (7)
    sites    two arrays: the gems at sites 0 and 1, and at sites 2 and 3 (15 bits each)
    rest     the gems at site 4 (15), weather + 1 (2), the arm expected next (1), whether a disc
             was ever pushed (1), the start player (3), the seat to act (3; NOBODY: the game is
             over), which canoes have moved this turn (2), whether it is phase II (1)
    clock    the round (20), the spaces where the canoes of the seat to act began its turn (4 each)

    Numbers are those of `niagara.rules.board`; bags of gems those of `niagara.rules.bag`.
    """

    players: tuple[Word, ...]
    hands: Word
    piles: Word
    sites: tuple[Word, Word]
    rest: Word
    clock: Word

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)


def new_state(seats: int, start: Word, arm: Word) -> State:
    """The set-up (R1.6, D4) with these start players and first arms."""
    start, arm = jnp.asarray(start, WORD), jnp.asarray(arm, WORD)
    blank = jnp.zeros(jnp.broadcast_shapes(start.shape, arm.shape), WORD)
    ashore = sum(
        at.put(SHORE) | cargo.put(EMPTY) for at, cargo in zip(SPACES, CARGOES, strict=True)
    )
    full = (1 << HAND_BITS) - 1
    hands = sum(full << HAND_BITS * seat for seat in range(min(seats, HANDS_IN_WORD)))
    rest = LAST_SITE.put(FULL_SITES[4]) | WEATHER.put(-MIN_WEATHER)
    return State(
        players=tuple(blank + constant(ashore) for _ in range(seats)),
        hands=blank + constant(hands),
        piles=blank + constant(LAST_HAND.mask if seats > HANDS_IN_WORD else 0),
        sites=(blank + constant(_pair(0)), blank + constant(_pair(2))),
        rest=constant(rest) | ARM.put(arm) | START.put(start) | ACTOR.put(start),
        clock=blank + 1,
    )


def _pair(first: int) -> int:
    return FULL_SITES[first] | FULL_SITES[first + 1] << BAG_BITS


def check_seats(state: State, rules: Rules) -> None:
    """Refuse rules of another number of seats."""
    if state.seats != rules.seats:
        raise ValueError(
            f"R1.1: the rules are for {rules.seats} seats, the games have {state.seats}"
        )


def actor(state: State) -> Word:
    """The seat to act; NOBODY in a game that is over."""
    return ACTOR.of(state.rest)


def round_number(state: State) -> Word:
    """The round that is being played; of a game that is over, its last."""
    return ROUND.of(state.clock)


def is_over(state: State) -> Word:
    """Whether each game is over."""
    return actor(state) == NOBODY


def hand(state: State, seat: Word) -> Word:
    """The tiles in a seat's hand, as bits."""
    found = (state.hands >> (seat * HAND_BITS)) & ((1 << HAND_BITS) - 1)
    if state.seats > HANDS_IN_WORD:
        found = jnp.where(seat == HANDS_IN_WORD, LAST_HAND.of(state.piles), found)
    return found


def player(state: State, seat: Word) -> Word:
    """The word of a seat; of seat 0 where there is no such seat."""
    return pick(state.players, seat)


def pick(words: tuple[Word, ...], index: Word) -> Word:
    """One of some words; the first where the index is none of theirs."""
    found = words[0]
    for i, word in enumerate(words[1:], start=1):
        found = jnp.where(index == i, word, found)
    return found


def around(seat: Word, steps: Word | int, seats: int) -> Word:
    """The seat so many steps clockwise, fewer than one whole round."""
    seat = seat + steps
    return jnp.where(seat >= seats, seat - seats, seat)
