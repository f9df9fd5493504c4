"""WebSockets under ASGI servers other than uvicorn."""

import asyncio
from collections import deque
from typing import Any, Final

from litestar import WebSocket


class QueuedSocket:
    """A queue of messages, and a task that sends them through ASGI."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket: Final = socket
        self._line: Final[deque[bytes]] = deque()
        self._unread = 0
        self._end: tuple[int, str] | None = None
        self._task: asyncio.Task[None] | None = None

    async def receive(self) -> Any:
        """The next ASGI event."""
        return await self.socket.receive()

    def write(self, message: bytes) -> None:
        """Queue a text message."""
        if self._end is None:
            self._line.append(message)
            self._unread += len(message)
            self._go_on()

    def close_now(self, code: int, reason: str) -> None:
        """Close; messages not sent yet are dropped."""
        if self._end is None:
            self._end = code, reason
            self._line.clear()
            self._go_on()

    def unread(self) -> int:
        """How many bytes wait to be sent."""
        return self._unread

    def _go_on(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._line:
                message = self._line.popleft()
                await self.socket.send_data(message, mode="text")
                self._unread -= len(message)
            if self._end is not None:
                await self.socket.close(*self._end)
        except Exception:  # noqa: BLE001 - every server has its own error for a lost peer
            self._end = self._end or (1006, "")
            self._line.clear()
