"""A training run: iterations of playing and learning, from its configuration alone."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

import jax
import jax.numpy as jnp

from niagara.sim import batch
from niagara.train.captains import Beliefs, no_beliefs
from niagara.train.config import EXPLOIT, BadConfig, Config
from niagara.train.games import new_games, seat_counts
from niagara.train.league import new_rivals, with_latest
from niagara.train.network import Networks, Weights, new_networks
from niagara.train.ppo import Learner, Rates, learn, new_learner
from niagara.train.rollout import Rivals, Run, roll_out


class Training(NamedTuple):
    """All that a run needs to go on; every part is an array or made of arrays."""

    learner: Learner
    rivals: Rivals
    states: tuple[batch.State, ...]
    beliefs: Beliefs
    key: jax.Array  # the words of a random key
    iteration: jax.Array


Log = dict[str, jax.Array]


def new_training(
    config: Config, start: Networks | None = None, rivals: Sequence[Weights] | None = None
) -> Training:
    """A run before its first iteration.

    ``start``: the weights it starts from, if not random; ``rivals``: those of the configuration.
    """
    weights, games, seats, rest = jax.random.split(jax.random.key(config.seed), 4)
    networks = started(new_networks(config, weights), start)
    return Training(
        new_learner(config, networks),
        new_rivals(config, networks.policy, seats, _rivals(config, networks.policy, rivals)),
        new_games(config, games),
        no_beliefs(config),
        jax.random.key_data(rest),
        jnp.int32(0),
    )


def started(new: Networks, start: Networks | None) -> Networks:
    """The weights to start from; a network of another size is begun anew."""
    if start is None:
        return new
    has_size = jax.tree.map(jnp.shape, start.policy) == jax.tree.map(jnp.shape, new.policy)
    if not has_size:
        raise BadConfig("start_from: expected a policy of policy_width and policy_blocks")
    is_same = jax.tree.map(jnp.shape, start.critic) == jax.tree.map(jnp.shape, new.critic)
    return start if is_same else Networks(start.policy, new.critic)


def _rivals(config: Config, policy: Weights, rivals: Sequence[Weights] | None) -> Sequence[Weights]:
    """The rivals of the configuration; where only shapes matter, copies of the policy."""
    found = [policy] * len(config.rivals) if rivals is None else rivals
    shape = jax.tree.map(jnp.shape, policy)
    if any(jax.tree.map(jnp.shape, rival) != shape for rival in found):
        raise BadConfig("rivals: expected policies of policy_width and policy_blocks")
    return found


class Schedule(NamedTuple):
    """What changes in the course of a run."""

    rates: Rates
    shaping: float  # the weight of the potential


def schedule(config: Config, iteration: int) -> Schedule:
    """The settings of an iteration, counted from 0."""
    done = iteration / config.iterations
    first, last = config.learning_rate, config.final_learning_rate
    shaping = max(0.0, 1 - done / config.shaping_until) if config.shaping_until else 0.0
    rate = first + (last - first) * done
    rates = Rates(rate if iteration >= config.critic_first else 0.0, rate)
    return Schedule(rates, config.shaping * shaping)


@lru_cache(maxsize=2)
def iterate(config: Config) -> Callable[[Training, Schedule], tuple[Training, Log]]:
    """One iteration of a run, compiled."""
    step: Callable[[Training, Schedule], tuple[Training, Log]] = jax.jit(
        partial(_iterate, config), donate_argnums=0
    )
    return step


def _iterate(config: Config, training: Training, now: Schedule) -> tuple[Training, Log]:
    key = jax.random.fold_in(jax.random.wrap_key_data(training.key), training.iteration)
    play, order = jax.random.split(key)
    learner, rivals = training.learner, training.rivals
    begun = (training.states, training.beliefs)
    run = roll_out(config, learner.networks, rivals, *begun, now.shaping, play)
    learner, log = learn(config, learner, run, now.rates, order)
    policies = rivals.frozen & ~rivals.captains
    log |= {"share": _share(config, policies, rivals.frozen, run)}
    if config.has_captains:
        log |= {"captain_share": _share(config, rivals.captains, rivals.frozen, run)}
    after = training._replace(
        learner=learner,
        states=run.states,
        beliefs=run.beliefs,
        iteration=training.iteration + 1,
    )
    if config.league and config.kind != EXPLOIT:
        after = after._replace(rivals=_renewed(config, after))
    return after, log


def _renewed(config: Config, training: Training) -> Rivals:
    """Replace the oldest of the league by the policy of now, every so many iterations."""
    number, rest = jnp.divmod(training.iteration, config.league_every)
    policy = training.learner.networks.policy
    rivals: Rivals = jax.lax.cond(
        rest == 0,
        lambda: with_latest(training.rivals, policy, len(config.rivals) + number % config.league),
        lambda: training.rivals,
    )
    return rivals


def _share(config: Config, rivals: jax.Array, frozen: jax.Array, run: Run) -> jax.Array:
    """What a learning seat won of the games with these rivals, as a share of the fair share."""
    seats = seat_counts(config)
    present = jnp.arange(frozen.shape[-1]) < seats[:, None]
    learns = present & ~frozen & rivals.any(-1)[:, None]
    counted = run.steps.done[..., None] & learns
    won = jnp.where(counted, (run.steps.rewards + 1 / seats[:, None]) * seats[:, None], 0.0)
    return won.sum() / jnp.maximum(counted.sum(), 1)
