"""Playing: one action of every game, and all that follows from it without a decision.

Each function is a paragraph of the rules, for all games at once: what does not apply to a game is
computed and not chosen. Actions must be legal; what an illegal one leads to is not defined.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from niagara.rules.board import (
    CANOES,
    CLOUD,
    EMPTY,
    LOST,
    NO_TILE,
    SHORE,
)
from niagara.sim.batch.action_effect import (
    ACTIONS,
    CHOSEN,
    IS_TILE,
    NO_ACTION,
    WEATHER_STEP,
    effect_of,
    one_gem,
    put,
    put_home,
)
from niagara.sim.batch.fields import WORD, Word, as_word, gather, where
from niagara.sim.batch.following import Following, follow
from niagara.sim.batch.river import NO_FLOW, Flow, flow, speed
from niagara.sim.batch.rules import DEFAULT, Rules
from niagara.sim.batch.score import best_bits, rewards_of
from niagara.sim.batch.state import (
    ACTOR,
    ARM,
    BEGAN,
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
    check_seats,
    is_over,
    new_state,
    pick,
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
        fallen += where(is_lost & (cargo != EMPTY), one_gem(cargo), 0)
        settled |= CARGOES[canoe].put(where(is_lost, EMPTY, cargo))
        spaces.append(to)
    is_rescued = (spaces[0] == LOST) & (spaces[1] == LOST) & (gems == 0)
    spaces[0] = where(is_rescued, SHORE, spaces[0])
    for canoe in range(CANOES):
        settled |= SPACES[canoe].put(spaces[canoe])
    return settled, fallen  # the tile has gone to the pile


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
    check_seats(state, rules)
    index = where(is_over(state), NO_ACTION, jnp.asarray(action).astype(WORD))
    what = gather(ACTIONS, index)
    effect = effect_of(state, ACTOR.of(state.rest), what)
    players = tuple(
        jnp.where(
            ACTOR.of(state.rest) == seat,
            effect.me,
            jnp.where(effect.victim == seat, effect.robbed, word),
        )
        for seat, word in enumerate(state.players)
    )
    rest = state.rest + WEATHER.put(WEATHER_STEP.of(what)) - WEATHER.put(1)  # R5.1
    follows = follow(state, what, players, rules)
    flows = follows.flows
    pushes = speed(_lowest(players), WEATHER.of(rest))
    river = flow(pushes, ARM.of(rest), HAS_FLOWED.of(rest), bits, rules)
    drifted = [_drift(word, river) for word in players]
    homeward = effect.homeward
    for _, fallen in drifted:
        homeward += where(flows, fallen, 0)
    near, far, last = put_home(put((*state.sites, rest), effect), homeward)
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
