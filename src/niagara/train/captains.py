"""Captains at some of the tables: rivals that search, asked while compiled code waits.

They are those of `niagara.bots.packed.captains`, on the GPU where JAX uses one. Their candidates
are the likeliest actions of the policy that learns; they choose among these by their own search.
"""

from functools import cache
from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from niagara.bots.packed.captains import CANDIDATES, NO_ACTION, Captains, Effort, HostCaptains
from niagara.rules import Options
from niagara.rules.board import MAX_SEATS, TILES
from niagara.sim import batch
from niagara.sim.batch import state as fields
from niagara.sim.flat_actions import ACTION_COUNT, FIRST_RANSOM, FIRST_WEATHER
from niagara.sim.packed.packing import WORDS
from niagara.train.config import Config, Tables
from niagara.train.games import Decision

_Array: TypeAlias = npt.NDArray[Any]

# For each of the tables with captains: what each seat has learned of each rival's tiles.
Beliefs: TypeAlias = tuple[jax.Array, ...]  # float32[games, 5, 5, 7] each


class _Place(NamedTuple):
    """Tables with captains, and the number of their first game."""

    table: int
    first: int


def _places(config: Config) -> list[_Place]:
    first, found = 0, []
    for number, table in enumerate(config.tables):
        if table.captains:
            found.append(_Place(number, first))
        first += table.games
    return found


def no_beliefs(config: Config) -> Beliefs:
    """Nothing is known of any tile."""
    shape = (MAX_SEATS, MAX_SEATS, len(TILES))
    return tuple(
        jnp.full((config.tables[place.table].games, *shape), -1.0, jnp.float32)
        for place in _places(config)
    )


def captains_choose(
    config: Config,
    states: tuple[batch.State, ...],
    beliefs: Beliefs,
    decision: Decision,
    logits: jax.Array,
    chosen: tuple[jax.Array, jax.Array],
    key: jax.Array,
) -> tuple[jax.Array, Beliefs]:
    """The actions of all games, where captains act those of captains, and what captains learned.

    ``chosen``: the actions so far, and in which games a captain acts.
    """
    action, is_captain = chosen
    learned = []
    for place, known in zip(_places(config), beliefs, strict=True):
        table = config.tables[place.table]
        rows = slice(place.first, place.first + table.games)
        some: Decision = jax.tree.map(lambda each, rows=rows: each[rows], decision)
        asks = is_captain[rows] & (some.mask.sum(-1) > 1)
        seat = some.actor[:, None, None, None]
        own = jnp.take_along_axis(known, seat, 1)[:, 0]
        candidates = _likeliest(some, logits[rows])
        seeds = jax.random.bits(jax.random.fold_in(key, place.table), (table.games, 2), jnp.uint32)
        found, own = _searched(
            config, table, packed_words(states[place.table]), candidates, own, asks, seeds
        )
        found = jnp.where(some.is_swapped, batch.swap_action(found), found)
        action = action.at[rows].set(jnp.where(asks, found, action[rows]))
        is_own = jnp.arange(MAX_SEATS)[None, :, None, None] == seat
        changed = is_own & asks[:, None, None, None]
        learned.append(jnp.where(changed, own[:, None], known))
    return action, tuple(learned)


def _likeliest(decision: Decision, logits: jax.Array) -> jax.Array:
    """The likeliest actions but ransoms, as the rules name canoes; uint8[games, 8]."""
    numbers = jnp.arange(ACTION_COUNT)
    is_ransom = (numbers >= FIRST_RANSOM) & (numbers < FIRST_WEATHER)
    is_offered = decision.mask & ~is_ransom
    worth, found = jax.lax.top_k(jnp.where(is_offered, logits, -jnp.inf), CANDIDATES)
    found = jnp.where(decision.is_swapped[:, None], batch.swap_action(found), found)
    return jnp.where(jnp.isfinite(worth), found, NO_ACTION).astype(jnp.uint8)


def _searched(
    config: Config,
    table: Tables,
    words: jax.Array,
    candidates: jax.Array,
    beliefs: jax.Array,
    asks: jax.Array,
    seeds: jax.Array,
) -> tuple[jax.Array, jax.Array]:
    """What captains choose and learn in the games that ask; nothing new in the others."""
    effort = Effort(config.captain_chunks, config.captain_ahead)

    def ask(*arrays: Any) -> tuple[_Array, _Array]:
        words, candidates, beliefs, asks, seeds = (np.asarray(each) for each in arrays)
        which = np.flatnonzero(asks)
        action: _Array = np.zeros(len(words), np.int32)
        learned = np.array(beliefs)
        if len(which):
            numbers = np.ascontiguousarray(seeds[which]).view(np.uint64)[:, 0]
            asked = (np.ascontiguousarray(each[which]) for each in (words, candidates, beliefs))
            known, offered, believed = asked
            found = _captains(table, effort).decide(known, offered, believed, numbers)
            action[which], learned[which] = found
        return action, learned

    shapes = (
        jax.ShapeDtypeStruct(asks.shape, jnp.int32),
        jax.ShapeDtypeStruct(beliefs.shape, jnp.float32),
    )
    action, learned = jax.pure_callback(ask, shapes, words, candidates, beliefs, asks, seeds)
    return action, learned


@cache
def _captains(table: Tables, effort: Effort) -> Captains:
    options = Options(table.fork, table.tiebreak, table.round_limit)
    if jax.default_backend() != "gpu":
        return HostCaptains(table.seats, options, effort)
    from niagara.bots.packed.cuda_captains import CudaCaptains  # noqa: PLC0415 - needs CuPy

    return CudaCaptains(table.seats, options, effort)


def packed_words(state: batch.State) -> jax.Array:
    """The games as the packed engine has them (niagara/sim/packed/engine.h), uint32[games, 10]."""
    tops = state.piles & ((1 << fields.LAST_HAND.first) - 1)
    last_hand = fields.LAST_HAND.of(state.piles) if state.seats > fields.HANDS_IN_WORD else 0 * tops
    low, high = state.sites
    rest = state.rest
    turn = fields.IS_TURN.of(rest)
    words = [
        state.hands | last_hand << 28,
        last_hand >> 4 | tops << 3 | fields.ROUND.of(state.clock) << 18,
        low | high << 30,
        high >> 2 | fields.WEATHER.of(rest) << 28 | fields.ARM.of(rest) << 30 | turn << 31,
        *state.players,
        *[0 * rest] * (MAX_SEATS - state.seats),
        fields.LAST_SITE.of(rest)
        | fields.START.of(rest) << 15
        | fields.ACTOR.of(rest) << 18
        | turn * (fields.MOVED.of(rest) << 21)
        | turn * (fields.BEGAN[0].of(state.clock) << 23 | fields.BEGAN[1].of(state.clock) << 27)
        | fields.HAS_FLOWED.of(rest) << 31,
    ]
    assert len(words) == WORDS
    return jnp.stack(words, -1)
