"""Hostile clients: idle, unread and half-open connections, and a flood of large requests.

They come from many loopback addresses, so that the limits of each are those of a real stranger.
"""

import asyncio
import contextlib
import itertools
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import NamedTuple

LOST = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class Plan(NamedTuple):
    """How many of each."""

    idle: int
    deaf: int
    half_open: int
    readers: int


class Stranger(NamedTuple):
    """A session, and the address it comes from."""

    address: str
    cookie: str


class Crowd:
    """All strangers of one run."""

    def __init__(
        self, port: int, long_table: str, busy_table: str, other_tables: list[str]
    ) -> None:
        self.port = port
        self.long_table = long_table
        self.busy_table = busy_table
        self.other_tables = other_tables
        self.counts: Counter[str] = Counter()
        self._writers: list[asyncio.StreamWriter] = []

    async def run(
        self,
        plan: Plan,
        strangers: list[Stranger],
        is_over: Callable[[], bool],
        ready: Callable[[], None],
    ) -> None:
        """Come, say so, and stay until it is over."""
        chosen = itertools.cycle(strangers)
        tables = itertools.cycle(self.other_tables)
        await self._many(plan.idle, lambda: self._watch(next(chosen), next(tables), "idle"))
        await self._many(plan.deaf, lambda: self._watch(next(chosen), self.busy_table, "deaf"))
        tasks = [
            asyncio.create_task(self._repeat(is_over, self._half_open, next(chosen)))
            for _ in range(plan.half_open)
        ] + [
            asyncio.create_task(self._repeat(is_over, self._read, next(chosen)))
            for _ in range(plan.readers)
        ]
        ready()
        await asyncio.gather(*tasks)
        for writer in self._writers:
            writer.transport.abort()

    async def _many(self, count: int, make: Callable[[], Awaitable[None]]) -> None:
        for begin in range(0, count, 50):
            await asyncio.gather(*(make() for _ in range(min(50, count - begin))))

    async def _repeat(
        self,
        is_over: Callable[[], bool],
        do: Callable[[Stranger], Awaitable[None]],
        stranger: Stranger,
    ) -> None:
        while not is_over():
            with contextlib.suppress(*LOST, TimeoutError):
                await do(stranger)

    async def _connect(
        self, stranger: Stranger, buffer: int | None = None
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        made = socket.socket()
        if buffer is not None:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        made.setblocking(False)
        made.bind((stranger.address, 0))
        await asyncio.get_running_loop().sock_connect(made, ("127.0.0.1", self.port))
        return await asyncio.open_connection(sock=made, limit=4096 if buffer else 2**22)

    async def _watch(self, stranger: Stranger, table: str, kind: str) -> None:
        """Open a live connection and never read it."""
        with contextlib.suppress(*LOST):
            _, writer = await self._connect(stranger, 4096 if kind == "deaf" else None)
            self._writers.append(writer)
            lines = (
                *(f"GET /api/tables/{table}/live HTTP/1.1", f"Host: 127.0.0.1:{self.port}"),
                *(f"Cookie: {stranger.cookie}", "Upgrade: websocket", "Connection: Upgrade"),
                *("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="),
            )
            writer.write("\r\n".join((*lines, "", "")).encode())
            await writer.drain()
            self.counts[kind] += 1

    async def _half_open(self, stranger: Stranger) -> None:
        """Begin a request, and wait to be hung up on."""
        reader, writer = await self._connect(stranger)
        try:
            writer.write(b"POST /api/session HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            await asyncio.wait_for(reader.read(), 15)
            self.counts["half-open, ended"] += 1
        finally:
            writer.transport.abort()

    async def _read(self, stranger: Stranger) -> None:
        """Ask for large things, as fast as they come."""
        reader, writer = await self._connect(stranger)
        try:
            table = f"/api/tables/{self.long_table}"
            over = "/api/tables?status=over&limit=200"
            for path in (f"{table}/replay", f"{table}?since=0", over, f"{table}/statistics"):
                writer.write(
                    f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {stranger.cookie}\r\n\r\n".encode()
                )
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
                length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
                await asyncio.wait_for(reader.readexactly(length), 10)
                self.counts[f"reads answered {head[9:12].decode()}"] += 1
                if head[9:12] == b"429":
                    await asyncio.sleep(0.05)
        finally:
            writer.transport.abort()
