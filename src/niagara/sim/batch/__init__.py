"""Batches of games as pytrees of small integers, played by pure functions of JAX (extra `sim`).

    >>> import jax
    >>> from niagara.sim import batch
    >>> rules = batch.Rules(seats=4)
    >>> state = batch.init(jax.random.key(0), rules, shape=(3,))
    >>> action = jax.jit(batch.random_action)(state, jax.random.key(1))
    >>> state = jax.jit(batch.step, static_argnames="rules")(state, action, rules=rules)
    >>> jax.jit(batch.legal_mask)(state).shape
    (3, 212)
    >>> jax.jit(batch.observe, static_argnames="rules")(state, rules).shape
    (3, 525)

Every function takes games of any shape, a single game of shape () included, so ``vmap`` is never
needed and always possible. Actions are those of `niagara.sim.flat_actions`, observations those of
`niagara.sim.observation`. In phase I the seats choose one after the other, clockwise from the start
player; nobody's observation shows an earlier choice.
"""

from niagara.sim.missing_extra import missing_extra

try:
    import jax as _jax  # noqa: F401 - only whether it is there
except ImportError as error:
    raise missing_extra("sim", error) from error

from niagara.sim.batch.lanes import (
    from_position,
    from_positions,
    lane,
    next_seat,
    to_position,
    to_positions,
    to_record,
)
from niagara.sim.batch.mask import is_legal, legal_mask, mask_words
from niagara.sim.batch.moves import AutoStep, auto_step, init, step, transition
from niagara.sim.batch.random_play import random_action, sample
from niagara.sim.batch.rows import observation_words, observe
from niagara.sim.batch.rules import Rules
from niagara.sim.batch.score import rewards, winners
from niagara.sim.batch.state import State, actor, is_over, new_state, round_number
from niagara.sim.batch.symmetry import swap_action, swap_mask, swap_observation
from niagara.sim.batch.truth_values import expand

__all__ = [
    "AutoStep",
    "Rules",
    "State",
    "actor",
    "auto_step",
    "expand",
    "from_position",
    "from_positions",
    "init",
    "is_legal",
    "is_over",
    "lane",
    "legal_mask",
    "mask_words",
    "new_state",
    "next_seat",
    "observation_words",
    "observe",
    "random_action",
    "rewards",
    "round_number",
    "sample",
    "step",
    "swap_action",
    "swap_mask",
    "swap_observation",
    "to_position",
    "to_positions",
    "to_record",
    "transition",
    "winners",
]
