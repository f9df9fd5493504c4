"""The packed engine for tests, built where there is a C compiler."""

import pytest

from niagara.bots.packed.library import ROLLOUT
from niagara.sim.packed.engine import ENGINE


@pytest.fixture(scope="session")
def packed_engine() -> None:
    """Both libraries; tests of them need a C compiler."""
    ENGINE.build()
    ROLLOUT.build()
