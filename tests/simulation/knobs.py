"""Sizes and times of the server that some seeds make small, so that rare paths become common.

A table of a hundred entries has a snapshot; with a snapshot every third entry, one of ten has.
"""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Final

from niagara.server import (
    live_table,
    sessions,
    stored_snapshot,
    table_registry,
    table_service,
    turn_scheduler,
)
from niagara.server.fanout import redis
from niagara.server.store import append_queue
from simulation.chance import patched

MODULES: Final = {
    "turn_scheduler": turn_scheduler,
    "table_registry": table_registry,
    "table_service": table_service,
    "redis": redis,
    "live_table": live_table,
    "sessions": sessions,
    "snapshot": stored_snapshot,
    "append_queue": append_queue,
}
CHOICES: Final = {
    "table_service.EVERY": (2, 3, 8),
    "table_registry.IDLE_MS": (200, 3000),
    "live_table.RECENT_STEPS": (1, 2, 5),
    "snapshot.RECENT": (1, 3),
    "append_queue.LARGEST_GROUP": (1, 2),
    "redis.TABLES_A_MESSAGE": (1,),
    "redis.TABLES_WAITING": (1,),
    "turn_scheduler.SOON_MS": (1000,),
    "turn_scheduler.MOST_AT_ONCE": (2, 5),
    "sessions.SEEN_EVERY_MS": (100,),
}


def some_knobs(rng: Random) -> dict[str, int]:
    """The server's own values, or some smaller ones."""
    if rng.random() < 0.5:
        return {}
    return {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.4}


@contextmanager
def turned(knobs: Mapping[str, int]) -> Iterator[None]:
    """Set some of them for the length of a block."""
    with ExitStack() as stack:
        for name, value in knobs.items():
            module, _, word = name.partition(".")
            stack.enter_context(patched(MODULES[module], word, value))
        yield
