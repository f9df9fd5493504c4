"""Policies rated against each other: games at tables where every seat is one of them by chance."""

from collections.abc import Sequence
from functools import partial
from math import sqrt
from typing import NamedTuple

import jax
import jax.numpy as jnp

from niagara.rules.board import MAX_SEATS
from niagara.sim import batch
from niagara.train.config import Config
from niagara.train.games import decisions, new_games, play, seat_counts
from niagara.train.network import Weights, policy_logits
from niagara.train.rollout import dtype_of


class Standing(NamedTuple):
    """How a policy did: a share of 1 is fair."""

    share: float
    error: float  # the standard error of the share
    games: int  # seats played to an end


def contest(config: Config, policies: Sequence[Weights], steps: int, seed: int) -> list[Standing]:
    """Play so many steps of every table of a configuration."""
    stacked = jax.tree.map(lambda *each: jnp.stack(each), *policies)
    key = jax.random.key(seed)
    won, squares, played = jax.jit(partial(_play, config, len(policies), steps))(stacked, key)
    standings = []
    for share, square, many in zip(won, squares, played, strict=True):
        games = max(int(many), 1)
        mean = float(share) / games
        variance = max(float(square) / games - mean * mean, 0.0)
        standings.append(Standing(mean, sqrt(variance / games), int(many)))
    return standings


def _play(
    config: Config, many: int, steps: int, policies: Weights, key: jax.Array
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """For every policy the sum of its shares, of their squares, and the seats it played."""
    begin, seating, rest = jax.random.split(key, 3)
    seats = seat_counts(config)
    lineup = jax.random.randint(seating, (config.games, MAX_SEATS), 0, many)
    nobody = jnp.zeros(lineup.shape, bool)
    present = jnp.arange(MAX_SEATS) < seats[:, None]
    who = jax.nn.one_hot(lineup, many) * present[..., None]
    dtype = dtype_of(config)

    def step(
        states: tuple[batch.State, ...], key: jax.Array
    ) -> tuple[tuple[batch.State, ...], tuple[jax.Array, jax.Array, jax.Array]]:
        swap, choice, chance = jax.random.split(key, 3)
        decision = decisions(config, states, nobody, swap)
        each = jax.vmap(
            lambda policy: policy_logits(policy, decision.observation, decision.mask, dtype)
        )(policies)
        asked = jnp.take_along_axis(lineup, decision.actor[:, None], 1)[:, 0]
        logits = jnp.take_along_axis(each, asked[None, :, None], 0)[0]
        after = play(config, states, decision, jax.random.categorical(choice, logits), chance)
        share = (after.rewards + 1 / seats[:, None]) * seats[:, None]
        ended = who * after.done[:, None, None]
        sums = (
            (ended * share[..., None]).sum((0, 1)),
            (ended * (share**2)[..., None]).sum((0, 1)),
            ended.sum((0, 1)),
        )
        return after.states, sums

    states = new_games(config, begin)
    _, sums = jax.lax.scan(step, states, jax.random.split(rest, steps))
    won, squares, played = (each.sum(0) for each in sums)
    return won, squares, played
