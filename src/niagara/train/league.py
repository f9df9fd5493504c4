"""Rivals that do not learn: which seats they play, and which earlier selves they are."""

from collections.abc import Sequence

import jax
import jax.numpy as jnp

from niagara.rules.board import MAX_SEATS
from niagara.train.config import EXPLOIT, Config
from niagara.train.games import per_game, seat_counts
from niagara.train.network import Weights
from niagara.train.rollout import Rivals, no_rivals


def new_rivals(
    config: Config, policy: Weights, key: jax.Array, others: Sequence[Weights] = ()
) -> Rivals:
    """The rivals of a run's first iteration.

    First those of the configuration (``others``), then copies of the policy that the run starts
    from, which later selves replace.
    """
    if config.kind == EXPLOIT:
        return no_rivals(config)._replace(
            policies=_stacked([policy]), frozen=_all_but_one(config, key)
        )
    some, apart = jax.random.split(key)
    rivals = no_rivals(config)
    if config.rival_count:
        policies = _stacked([*others, *[policy] * config.league])
        rivals = rivals._replace(policies=policies, frozen=_some(config, some))
    return _with_captains(config, rivals, apart) if config.has_captains else rivals


def _with_captains(config: Config, rivals: Rivals, key: jax.Array) -> Rivals:
    """At the tables that have captains these are the only rivals."""
    many = per_game(config, [table.captains for table in config.tables])
    captains = _first_seats(key, seat_counts(config), many)
    frozen = jnp.where((many > 0)[:, None], captains, rivals.frozen)
    return rivals._replace(frozen=frozen, captains=captains)


def _stacked(policies: Sequence[Weights]) -> Weights:
    stacked: Weights = jax.tree.map(lambda *each: jnp.stack(each), *policies)
    return stacked


def _some(config: Config, key: jax.Array) -> jax.Array:
    """Where a table does not say how many rivals sit there, chance does: none, or any but all."""
    which, most, order = jax.random.split(key, 3)
    tables, seats = config.games, seat_counts(config)
    has_rivals = jax.random.bernoulli(which, config.league_share, (tables,))
    many = 1 + jnp.floor(jax.random.uniform(most, (tables,)) * (seats - 1)).astype(jnp.int32)
    said = per_game(config, [table.rivals for table in config.tables])
    return _first_seats(order, seats, jnp.where(said > 0, said, jnp.where(has_rivals, many, 0)))


def _all_but_one(config: Config, key: jax.Array) -> jax.Array:
    seats = seat_counts(config)
    return _first_seats(key, seats, seats - 1)


def _first_seats(key: jax.Array, seats: jax.Array, many: jax.Array) -> jax.Array:
    """The first so many seats of every table in an order drawn at random."""
    drawn = jax.random.uniform(key, (len(seats), MAX_SEATS))
    drawn = jnp.where(jnp.arange(MAX_SEATS) < seats[:, None], drawn, 2.0)
    place = jnp.argsort(jnp.argsort(drawn, -1), -1)
    return place < many[:, None]


def with_latest(rivals: Rivals, policy: Weights, place: jax.Array) -> Rivals:
    """The rivals when one of them has been replaced by a copy of the policy."""
    policies = jax.tree.map(lambda old, new: old.at[place].set(new), rivals.policies, policy)
    return rivals._replace(policies=policies)
