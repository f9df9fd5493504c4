"""Whether the store can be written to: tried out, but not for everybody who asks."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from niagara.server.store.interface import Unavailable

SECONDS: Final = 1.0  # for which an answer holds


class Probe:
    """Writes when asked, at most once a second; the others hear what came of it."""

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
                self._error = await self._tried()
                self._until = self._clock() + SECONDS
        if self._error is not None:
            raise Unavailable(str(self._error), self._error.fault)

    async def _tried(self) -> Unavailable | None:
        try:
            await self._write()
        except Unavailable as error:
            return error
        return None
