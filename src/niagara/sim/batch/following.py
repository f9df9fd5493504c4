"""What follows an action: the turn goes on, another begins, the river flows, the game ends."""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from niagara.rules.board import CANOES, CLOUD, LOST, MAX_SEATS, MIN_SEATS
from niagara.rules.board import SPACES as SPACE_COUNT
from niagara.sim.batch.action_effect import CANOE, ENDS_TURN, IS_TILE, IS_TRIP
from niagara.sim.batch.fields import WORD, Bits, Word, as_word, gather, where
from niagara.sim.batch.mask import TURNS, may_move
from niagara.sim.batch.rules import Rules
from niagara.sim.batch.score import is_won
from niagara.sim.batch.state import ACTOR, MOVED, ROUND, SPACES, START, TILE, State, around


def _can_move() -> int:
    """The spaces from which a canoe can move at the start of a turn (R3), as bits.

    A seat has something to do if one of its canoes can move; checked for all pairs of spaces.
    """
    movable = [TURNS[(at * SPACE_COUNT + LOST) * 4] & 1 for at in range(SPACE_COUNT)]
    for a in range(SPACE_COUNT):
        for b in range(SPACE_COUNT):
            can = bool(TURNS[(a * SPACE_COUNT + b) * 4] & 3)
            assert can == bool(movable[a] or movable[b]), "a canoe's freedom is its own"
    return sum(1 << at for at in range(SPACE_COUNT) if movable[at])


_MOVABLE: Final = _can_move()


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


def follow(state: State, what: Word, players: tuple[Word, ...], rules: Rules) -> Following:
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
        stops |= ROUND.of(state.clock) >= jnp.asarray(rules.round_limit, WORD)
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
