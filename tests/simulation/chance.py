"""Replaces the randomness and time of production code by the seed's during a simulation.

`SystemRandom` and `secrets` draw from one function of `random`, so one replacement serves them all.
"""

import logging
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

from niagara.server.web.live_connection import Connection
from simulation.world import EPOCH_MS


@contextmanager
def seeded(seed: str, clock: Callable[[], float], faults: list[str]) -> Iterator[None]:
    """Draw everything from a seed, read time from a clock, and keep what is logged as an error."""
    drawn = Random(f"{seed}/system").randbytes
    state = random.getstate()
    random.seed(f"{seed}/module")
    with (
        patched(os, "urandom", drawn),
        patched(random, "_urandom", drawn),
        _timed(clock),
        # Connections have the same places in sets every time, unlike by their addresses.
        patched(Connection, "__hash__", lambda self: self.writer.number),
        _listening(faults),
    ):
        try:
            yield
        finally:
            random.setstate(state)


@contextmanager
def _timed(clock: Callable[[], float]) -> Iterator[None]:
    """Replace every clock that the server reads."""
    clocks = {
        "monotonic": clock,
        "perf_counter": clock,
        "time_ns": lambda: (EPOCH_MS + int(clock() * 1000)) * 1_000_000,
    }
    servers = [module for name, module in sys.modules.items() if name.startswith("niagara.server")]
    with ExitStack() as stack:
        for module in (time, *servers):
            for name, read in clocks.items():
                if name in vars(module):
                    stack.enter_context(patched(module, name, read))
        yield


@contextmanager
def patched(owner: Any, name: str, value: object) -> Iterator[None]:
    """Replace something for a while."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


class _Kept(logging.Handler):
    def __init__(self, faults: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.faults = faults

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, ArithmeticError):
            return  # a bot that was told to fail
        self.faults.append(f"{record.name}: {record.getMessage()}: {error!r}")


@contextmanager
def _listening(faults: list[str]) -> Iterator[None]:
    """Collect logged errors as faults; warnings are expected during faults."""
    logger, handler = logging.getLogger("niagara"), _Kept(faults)
    level, propagates = logger.level, logger.propagate
    logger.setLevel(logging.ERROR)
    logger.propagate = False
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
        logger.propagate = propagates
