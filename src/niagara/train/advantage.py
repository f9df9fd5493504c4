"""How much better an action was than expected (generalized advantage estimation)."""

import jax
import jax.numpy as jnp

from niagara.train.rollout import Run


def advantages(run: Run, discount: float, trace: float) -> jax.Array:
    """For every step and every seat, float32[steps, games, 5].

    Time is counted in decisions of the whole table: every decision changes what each seat expects.
    """
    steps = run.steps

    def back(
        later: tuple[jax.Array, jax.Array], step: tuple[jax.Array, jax.Array, jax.Array]
    ) -> tuple[tuple[jax.Array, jax.Array], jax.Array]:
        next_values, next_advantage = later
        values, rewards, done = step
        goes_on = jnp.where(done[:, None], 0.0, discount)
        surprise = rewards + goes_on * next_values - values
        advantage = surprise + trace * goes_on * next_advantage
        return (values, advantage), advantage

    last = (run.last_values, jnp.zeros_like(run.last_values))
    rows = (steps.values, steps.rewards, steps.done)
    _, found = jax.lax.scan(back, last, rows, reverse=True)
    return found
