"""What a simulation consists of, and the record of what happened in it."""

import asyncio
import hashlib
from collections.abc import Callable
from random import Random
from typing import Any, Final

from simulation.loop import SimLoop

EPOCH_MS: Final = 1_700_000_000_000  # when every simulation begins
Event = tuple[Any, ...]


class World:
    """The loop, chance by purpose, the trace, and the failures found so far."""

    def __init__(self, seed: int, *, is_long: bool = False) -> None:
        self.seed: Final = seed
        limits = (10**10, 10**5) if is_long else ()
        self.loop: Final = SimLoop(self.rng("order"), *limits)
        self.trace: Final[list[Event]] = []
        self.failures: Final[list[str]] = []
        self.show: Callable[[str], None] | None = None
        self.is_quiet = False  # no more faults: everything has to heal
        self.is_over = False
        self.stopped: asyncio.Future[None] = self.loop.create_future()

    def rng(self, purpose: str) -> Random:
        """A generator for one purpose, independent of the others."""
        return Random(f"{self.seed}/{purpose}")

    def note(self, *event: Any) -> None:
        """Add an event to the trace."""
        entry = (round(self.loop.time(), 6), *event)
        self.trace.append(entry)
        if self.show is not None:
            self.show(line(entry))

    def fail(self, message: str) -> None:
        """Report a broken invariant; the simulation ends."""
        self.note("failure", message)
        self.failures.append(message)
        if not self.stopped.done():
            self.stopped.set_result(None)

    def check(self, is_right: bool, message: str) -> None:
        if not is_right:
            self.fail(message)

    def now_ms(self) -> int:
        """The right time."""
        return EPOCH_MS + int(self.loop.time() * 1000)

    def digest(self) -> str:
        """A hash of the trace."""
        text = "\n".join(map(repr, self.trace))
        return hashlib.sha256(text.encode()).hexdigest()


def line(event: Event) -> str:
    """A readable event."""
    at, *rest = event
    return f"{at:10.4f}  {'  '.join(_short(word) for word in rest)}"


def _short(word: Any) -> str:
    text = word.decode() if isinstance(word, bytes) else str(word)
    return text if len(text) <= 300 else text[:300] + "…"
