"""Background tasks whose errors are logged and counted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from niagara.rules import NiagaraError
from niagara.server.fanout.backoff import Backoff
from niagara.server.refusal import Refusal
from niagara.server.store.interface import Unavailable

# Logged without traceback: the store or a table is unavailable at the moment. Messages of rule
# errors may name a tile that is not revealed yet, so they stay out of the log, too.
EXPECTED: Final = (Refusal, Unavailable, OSError, NiagaraError)
log: Final = logging.getLogger(__name__)


class Background:
    """The background tasks of one node."""

    def __init__(self) -> None:
        # Replaced by whoever counts failures in the metrics.
        self.count: Callable[[str], None] = lambda _what: None
        self.loops: Final[list[asyncio.Task[None]]] = []  # repeated tasks
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def start(
        self, what: str, work: Callable[..., Awaitable[None]], *args: Any
    ) -> asyncio.Task[None]:
        """Start a task; its failure is reported under the name ``what``."""
        task = asyncio.get_running_loop().create_task(self._guarded(what, work, args), name=what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def repeat(self, what: str, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Repeat a task every so many seconds; less often while it fails."""
        self.loops.append(self.start(what, self._repeat, what, work, seconds))

    async def _guarded(
        self, what: str, work: Callable[..., Awaitable[None]], args: tuple[Any, ...]
    ) -> None:
        try:
            await work(*args)
        except Exception as error:  # noqa: BLE001 - reported
            self.report(what, error)

    async def _repeat(self, what: str, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        backoff = Backoff()
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - reported, and tried again
                self.report(what, error)
                await asyncio.sleep(seconds + backoff.pause())
            else:
                backoff.reset()
                await asyncio.sleep(seconds)

    def report(self, what: str, error: Exception, table: str | None = None) -> None:
        """Log and count an error; expected ones by their type only."""
        self.count(what)
        why = [type(each).__name__ for each in (error, error.__cause__) if each is not None]
        extra = {"why": " by ".join(why)} | ({"table": table} if table else {})
        if isinstance(error, EXPECTED):
            log.warning("%s failed or was postponed", what, extra=extra)
        else:
            log.error("%s failed", what, exc_info=error, extra=extra)

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
