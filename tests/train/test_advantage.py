"""Advantages, compared with a loop over one game after the other."""

from typing import Any

import jax.numpy as jnp
import numpy as np

from niagara.train.advantage import advantages
from niagara.train.rollout import Run, Steps

STEPS, GAMES, SEATS = 7, 3, 5
DISCOUNT, TRACE = 0.9, 0.8


def test_advantages_are_discounted_surprises_until_the_game_ends() -> None:
    rng = np.random.default_rng(0)
    values = rng.normal(size=(STEPS, GAMES, SEATS))
    rewards = rng.normal(size=(STEPS, GAMES, SEATS))
    last = rng.normal(size=(GAMES, SEATS))
    done = rng.random((STEPS, GAMES)) < 0.3
    done[2, 0], done[3, 1] = True, False
    unused: Any = None  # all that advantages do not depend on
    steps = Steps(
        *(unused, unused, unused),
        *(jnp.array(values), jnp.array(rewards), jnp.array(done)),
        *(unused, unused),
    )
    run = Run((), (), steps, jnp.array(last))
    expected = np.zeros_like(values)
    for game in range(GAMES):
        for first in range(STEPS):
            weight = 1.0
            for step in range(first, STEPS):
                after = last[game] if step == STEPS - 1 else values[step + 1, game]
                goes_on = 0.0 if done[step, game] else DISCOUNT
                surprise = rewards[step, game] + goes_on * after - values[step, game]
                expected[first, game] += weight * surprise
                weight *= TRACE * goes_on
    assert np.allclose(advantages(run, DISCOUNT, TRACE), expected, atol=1e-5)
