"""Tables of different rules played side by side, shown to the networks as one batch.

Arrays of all tables have one row a game; seats that a table lacks are empty columns.
"""

from collections.abc import Sequence
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from niagara.rules.board import MAX_SEATS, TILES
from niagara.sim import batch
from niagara.sim.batch.state import TILE
from niagara.train.config import Config, Tables
from niagara.train.network import OBSERVATION


class Decision(NamedTuple):
    """What the seats to act see and may do, and what only the critic sees."""

    observation: jax.Array  # bool[games, OBSERVATION]
    hidden: jax.Array  # bool[games, HIDDEN]
    mask: jax.Array  # bool[games, 212]
    actor: jax.Array  # int32[games]
    is_swapped: jax.Array  # bool[games], whether the seat's canoes have changed names


class After(NamedTuple):
    """What the actions have led to."""

    states: tuple[batch.State, ...]
    rewards: jax.Array  # float32[games, 5]
    done: jax.Array  # bool[games]


def seat_counts(config: Config) -> jax.Array:
    """How many play in each game, int32[games]."""
    return per_game(config, [table.seats for table in config.tables])


def per_game(config: Config, values: Sequence[float]) -> jax.Array:
    """A value of each of the tables, for every game there."""
    games = np.array([table.games for table in config.tables])
    return jnp.repeat(jnp.asarray(values), games, total_repeat_length=config.games)


def new_games(config: Config, key: jax.Array) -> tuple[batch.State, ...]:
    """New games at every table."""
    keys = jax.random.split(key, len(config.tables))
    return tuple(
        batch.init(key, table.rules, (table.games,))
        for key, table in zip(keys, config.tables, strict=True)
    )


def decisions(
    config: Config, states: tuple[batch.State, ...], frozen: jax.Array, key: jax.Array
) -> Decision:
    """What is to be decided now, with the canoes of half the seats to act renamed by chance."""
    shown = [
        (_observation(state, table), batch.legal_mask(state), _tiles(state), batch.actor(state))
        for state, table in zip(states, config.tables, strict=True)
    ]
    observation, mask, tiles, actor = (jnp.concatenate(parts) for parts in zip(*shown, strict=True))
    actor = actor.astype(jnp.int32)
    others = clockwise_from(actor, seat_counts(config), frozen)
    is_swapped = jax.random.bernoulli(key, 0.5, actor.shape)
    observation = _swap_some(
        is_swapped, observation, batch.swap_observation(observation, MAX_SEATS)
    )
    mask = _swap_some(is_swapped, mask, batch.swap_mask(mask))
    return Decision(observation, jnp.concatenate([tiles, others], -1), mask, actor, is_swapped)


def _swap_some(which: jax.Array, rows: jax.Array, swapped: jax.Array) -> jax.Array:
    return jnp.where(which[:, None], swapped, rows)


def _observation(state: batch.State, table: Tables) -> jax.Array:
    row = batch.observe(state, table.rules)
    return jnp.pad(row, [(0, 0), (0, OBSERVATION - row.shape[-1])])


def _tiles(state: batch.State) -> jax.Array:
    """Every seat's tile of the round, one-hot, clockwise from the seat to act."""
    chosen = jnp.stack([TILE.of(player) for player in state.players], -1)
    actor = batch.actor(state)[:, None].astype(jnp.int32)
    order = (actor + np.arange(state.seats)) % state.seats
    numbers = jnp.take_along_axis(chosen, order, 1)
    one_hot = numbers[..., None] == jnp.arange(1, len(TILES) + 1)
    flat = one_hot.reshape(len(numbers), -1)
    return jnp.pad(flat, [(0, 0), (0, MAX_SEATS * len(TILES) - flat.shape[-1])])


def clockwise_from(actor: jax.Array, seats: jax.Array, columns: jax.Array) -> jax.Array:
    """Columns of seats, reordered to begin with the seat to act; absent seats stay last."""
    steps = jnp.arange(MAX_SEATS)
    order = jnp.where(
        steps < seats[..., None], (actor[..., None] + steps) % seats[..., None], steps
    )
    return jnp.take_along_axis(columns, order, -1)


def by_seat(actor: jax.Array, seats: jax.Array, columns: jax.Array) -> jax.Array:
    """The reverse: columns clockwise from the seat to act, reordered to begin with seat 0."""
    seat = jnp.arange(MAX_SEATS)
    order = jnp.where(seat < seats[..., None], (seat - actor[..., None]) % seats[..., None], seat)
    return jnp.take_along_axis(columns, order, -1)


def play(
    config: Config,
    states: tuple[batch.State, ...],
    decision: Decision,
    action: jax.Array,
    key: jax.Array,
) -> After:
    """Play the actions chosen; where a game ends, the next one begins."""
    action = jnp.where(decision.is_swapped, batch.swap_action(action), action)
    keys = jax.random.split(key, len(states))
    after, rewards, done, first = [], [], [], 0
    for state, table, chance in zip(states, config.tables, keys, strict=True):
        step = batch.auto_step(state, action[first : first + table.games], chance, table.rules)
        after.append(step.state)
        rewards.append(jnp.pad(step.rewards, [(0, 0), (0, MAX_SEATS - table.seats)]))
        done.append(step.done)
        first += table.games
    return After(tuple(after), jnp.concatenate(rewards), jnp.concatenate(done))
