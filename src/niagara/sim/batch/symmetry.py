"""The exact symmetry of a seat's two canoes: the same game when they change names.

For augmentation: swap the observation, the mask and the action of the seat that acts, or none.
"""

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

from niagara.sim.flat_actions import CANOE_SWAP
from niagara.sim.observation import canoe_swap

_ACTIONS: Final = np.array(CANOE_SWAP, np.int32)


def swap_observation(observation: jax.Array, seats: int) -> jax.Array:
    """What the seat to act would see if its canoes had each other's names."""
    return jnp.asarray(observation)[..., np.array(canoe_swap(seats))]


def swap_mask(mask: jax.Array) -> jax.Array:
    """The legal actions, or anything else of 212 numbers, when the canoes have changed names."""
    return jnp.asarray(mask)[..., _ACTIONS]


def swap_action(action: jax.Array) -> jax.Array:
    """The same action when the canoes have changed names."""
    return jnp.asarray(_ACTIONS)[action]
