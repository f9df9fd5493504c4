"""The packed engine for tests, built where there is a C compiler; JAX set up to compile fast."""

import jax
import pytest

from niagara.bots.packed.library import ROLLOUT
from niagara.sim.packed.engine import ENGINE

# Tests compile much and compute little.
jax.config.update("jax_disable_most_optimizations", True)


@pytest.fixture(scope="session")
def packed_engine() -> None:
    """Both libraries; tests of them need a C compiler."""
    ENGINE.build()
    ROLLOUT.build()
