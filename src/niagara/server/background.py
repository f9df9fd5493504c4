"""Background tasks: whatever one of them raises is logged and counted, and none ends unnoticed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from niagara.rules import NiagaraError
from niagara.server.fanout.backoff import Backoff
from niagara.server.refusal import Refusal
from niagara.server.store.interface import Unavailable

# The store or a table cannot answer at the moment: worth a line, not a traceback. What the rules
# say of an action may name a tile that nobody has seen yet, and stays out of the log.
EXPECTED: Final = (Refusal, Unavailable, OSError, NiagaraError)
log: Final = logging.getLogger(__name__)


class Background:
    """The tasks of one node that nobody awaits."""

    def __init__(self) -> None:
        self.count: Callable[[str], None] = lambda _what: None  # the metrics listen here
        self.loops: Final[list[asyncio.Task[None]]] = []  # what is repeated until the end
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def start(
        self, what: str, work: Callable[..., Awaitable[None]], *args: Any
    ) -> asyncio.Task[None]:
        """Begin some work; its failure is reported under this name."""
        task = asyncio.get_running_loop().create_task(self._guarded(what, work, args), name=what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def repeat(self, what: str, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Do some work again and again, with pauses; longer ones while it fails."""
        self.loops.append(self.start(what, self._repeat, what, work, seconds))

    async def _guarded(
        self, what: str, work: Callable[..., Awaitable[None]], args: tuple[Any, ...]
    ) -> None:
        try:
            await work(*args)
        except Exception as error:  # noqa: BLE001 - reported, and there is more to do
            self.failed(what, error)

    async def _repeat(self, what: str, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        backoff = Backoff()
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - reported, and tried again
                self.failed(what, error)
                await asyncio.sleep(seconds + backoff.pause())
            else:
                backoff.reset()
                await asyncio.sleep(seconds)

    def failed(self, what: str, error: Exception, table: str | None = None) -> None:
        """Log and count an error; of expected ones the type is told."""
        self.count(what)
        why = [type(each).__name__ for each in (error, error.__cause__) if each is not None]
        extra = {"why": " by ".join(why)} | ({"table": table} if table else {})
        if isinstance(error, EXPECTED):
            log.warning("%s failed or was put off", what, extra=extra)
        else:
            log.error("%s failed", what, exc_info=error, extra=extra)

    async def close(self) -> None:
        """Cancel whatever is under way, and wait for its end."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
