"""A smaller network taught by a larger one: it learns to answer as its teacher does.

The teacher plays, and the student is fitted to the teacher's probabilities at every decision. A
search that asks a network thousands of times wants a small one.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax

from niagara.sim import batch
from niagara.train.config import Config
from niagara.train.games import Decision, new_games
from niagara.train.network import Networks, Weights, new_networks, policy_logits
from niagara.train.ppo import mean_of
from niagara.train.rollout import dtype_of, no_rivals, roll_out
from niagara.train.trainer import schedule

Tell = Callable[[str], object]


class _Lesson(NamedTuple):
    student: Weights
    optimizer: optax.OptState
    states: tuple[batch.State, ...]


class _Rows(NamedTuple):
    decision: Decision
    wanted: jax.Array  # the teacher's answers


def distil(config: Config, teacher: Networks, tell: Tell) -> Weights:
    """A policy of the configuration's size; its iterations, tables and rates are used as well."""
    key = jax.random.key(config.seed)
    student = new_networks(config, jax.random.fold_in(key, 0)).policy
    games = new_games(config, jax.random.fold_in(key, 1))
    lesson = _Lesson(student, optax.scale_by_adam().init(student), games)
    teach = jax.jit(partial(_teach, config, teacher))
    for number in range(1, config.iterations + 1):
        rate = schedule(config, number - 1).rates.critic
        lesson, told = teach(lesson, rate, jax.random.fold_in(key, number + 1))
        if number % config.log_every == 0 or number == config.iterations:
            values = "  ".join(f"{name} {float(value):.4f}" for name, value in told.items())
            tell(f"iteration {number}  {values}")
    return lesson.student


def _teach(
    config: Config, teacher: Networks, lesson: _Lesson, rate: float, key: jax.Array
) -> tuple[_Lesson, dict[str, jax.Array]]:
    """The teacher plays some steps of every game, and the student learns from all of them."""
    play, order = jax.random.split(key)
    run = roll_out(config, teacher, no_rivals(config), lesson.states, (), 0.0, play)
    decision: Decision = jax.tree.map(
        lambda each: each.reshape(-1, *each.shape[2:]), run.steps.decision
    )
    rows = _Rows(decision, _answers(teacher.policy, decision, config))
    orders = jnp.concatenate(
        [
            jax.random.permutation(one, config.decisions)
            for one in jax.random.split(order, config.epochs)
        ]
    ).reshape(-1, config.minibatch)

    def step(
        before: tuple[Weights, optax.OptState], order: jax.Array
    ) -> tuple[tuple[Weights, optax.OptState], dict[str, jax.Array]]:
        student, state = before
        some = jax.tree.map(lambda each: each[order], rows)
        gradient, told = jax.grad(_loss, has_aux=True)(student, config, some)
        update, state = optax.scale_by_adam().update(gradient, state)
        student = jax.tree.map(lambda old, change: old - rate * change, student, update)
        return (student, state), told

    (student, state), told = jax.lax.scan(step, (lesson.student, lesson.optimizer), orders)
    return _Lesson(student, state, run.states), jax.tree.map(jnp.mean, told)


def _answers(policy: Weights, decision: Decision, config: Config) -> jax.Array:
    """The logarithms of all actions' probabilities."""
    logits = policy_logits(policy, decision.observation, decision.mask, dtype_of(config))
    return jax.nn.log_softmax(logits)


def _loss(student: Weights, config: Config, rows: _Rows) -> tuple[jax.Array, dict[str, jax.Array]]:
    """The divergence from the teacher, where there was a choice."""
    decision, wanted = rows
    found = _answers(student, decision, config)
    has_choice = decision.mask.sum(-1) > 1
    each = jnp.where(decision.mask, jnp.exp(wanted) * (wanted - found), 0.0).sum(-1)
    agrees = wanted.argmax(-1) == found.argmax(-1)
    divergence = mean_of(each, has_choice)
    return divergence, {"divergence": divergence, "agrees": mean_of(agrees, has_choice)}
