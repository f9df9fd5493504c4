"""Whether the store can be written to: tried at most once a second, however often it is asked."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from niagara.server.store.interface import Unavailable

SECONDS: Final = 1.0  # for which an answer holds


class WriteProbe:
    """Whoever asks within a second of a try gets its outcome."""

    def __init__(
        self, write: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._write: Final = write
        self._clock: Final = clock
        self._lock: Final = asyncio.Lock()
        self._until: float | None = None
        self._error: Unavailable | None = None

    async def check(self) -> None:
        """Raise `Unavailable` unless something was written a moment ago."""
        async with self._lock:
            if self._until is None or self._clock() >= self._until:
                self._error = await self._try_to_write()
                self._until = self._clock() + SECONDS
        if self._error is not None:
            raise Unavailable(str(self._error), self._error.fault)

    async def _try_to_write(self) -> Unavailable | None:
        try:
            await self._write()
        except Unavailable as error:
            return error
        return None
