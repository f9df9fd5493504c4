"""The packed engine for tests, built where there is a C compiler; JAX set up to compile fast."""

import os

import jax
import pytest

from niagara.bots.packed.library import ROLLOUT
from niagara.sim.packed.engine import ENGINE

# Tests compile much and compute little.
jax.config.update("jax_disable_most_optimizations", True)
if jax.__version_info__ < (0, 11):  # later versions refuse these flags
    QUICK_TO_COMPILE = (
        "--xla_cpu_use_fusion_emitters=false --xla_cpu_parallel_codegen_split_count=1"
    )
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {QUICK_TO_COMPILE}".strip()


@pytest.fixture(scope="session")
def packed_engine() -> None:
    """Both libraries; tests of them need a C compiler."""
    ENGINE.build()
    ROLLOUT.build()
