"""A potential that leads beginners: gems on the way home are worth something before the game ends.

Rewards shaped by the difference of a potential leave the best play as it is (Ng et al., 1999). It
is taken away in the course of a run all the same, since it makes estimates noisier later on.
"""

import jax
import jax.numpy as jnp

from niagara.rules.board import EMPTY, LOST, MAX_SEATS
from niagara.sim import batch
from niagara.sim.batch.score import Count
from niagara.sim.batch.state import CARGOES, GEMS, SPACES

# A seat's potential: the part of the nearest goal it has reached, and what it owns, carries, lost.
GOAL, GEM, LOAD, LOSS = 0.4, 0.02, 0.03, 0.05


def potentials(states: tuple[batch.State, ...]) -> jax.Array:
    """Each seat's potential, less the mean of its table, float32[games, 5]."""
    return jnp.concatenate([_potentials(state) for state in states])


def _potentials(state: batch.State) -> jax.Array:
    each = jnp.stack([_of_player(player) for player in state.players], -1)
    each = each - each.mean(-1, keepdims=True)
    return jnp.pad(each, [(0, 0), (0, MAX_SEATS - state.seats)])


def _of_player(player: jax.Array) -> jax.Array:
    count = Count(GEMS.of(player))
    found = GOAL * count.share() + GEM * count.all.astype(jnp.float32)
    for space, cargo in zip(SPACES, CARGOES, strict=True):
        found += LOAD * (cargo.of(player) != EMPTY) - LOSS * (space.of(player) == LOST)
    return found
