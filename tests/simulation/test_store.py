"""The simulated store keeps to the contract of the real ones: the same tests, run on it."""

import inspect
from collections.abc import AsyncIterator, Callable
from random import Random
from types import ModuleType
from typing import Any

import pytest

from server import test_store_contract, test_store_log, test_store_results, test_store_sessions
from server.stores import Pair
from simulation.disk import Disk
from simulation.store import SimStore, Weather


def contract(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The tests of a module that need a store or two, and nothing of a real database."""
    tests = {name: test for name, test in vars(module).items() if name.startswith("test_")}
    return {
        name: test
        for name, test in tests.items()
        if {"store", "pair"} & (needs := set(inspect.signature(test).parameters))
        and not any("url" in need for need in needs)
    }


for _module in (test_store_log, test_store_contract, test_store_results, test_store_sessions):
    globals().update(contract(_module))


@pytest.fixture
def disk() -> Disk:
    return Disk(b"0" * 32)


@pytest.fixture
async def store(disk: Disk) -> AsyncIterator[SimStore]:
    opened = SimStore(disk, Random(1), Weather())
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def pair(store: SimStore, disk: Disk) -> AsyncIterator[Pair]:
    other = SimStore(disk, Random(2), Weather())
    await other.open()
    yield Pair(store, other)  # type: ignore[arg-type]
    await other.close()
