"""A server in this process, on a real socket; `running` starts one in a process of its own."""

import socket
from asyncio import Task, create_task
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from litestar import Litestar

from niagara.server.results import settle, settlement
from niagara.server.run import listen, server_config
from niagara.server.server_node import Service
from niagara.server.settings import Settings
from niagara.server.steady_clock import clock_ms
from niagara.server.store.interface import Store
from niagara.server.store.migrate import upgrade
from niagara.server.web.app import make_app
from niagara.server.web.unread_budget import UnreadBudget
from running import QUICK_SETTINGS


@dataclass
class Served:
    """A server in this process."""

    service: Service
    base: str
    budget: UnreadBudget


@dataclass
class Clock:
    """A clock that tests set, in milliseconds."""

    now: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


# The routes around a service take longer to make than most tests do: they are used again.
_idle_apps: list[Litestar] = []


_empty: list[bytes] = []


async def _empty_database() -> bytes:
    """A SQLite file with the current schema; its steps take longer than most tests do, too."""
    if not _empty:
        with TemporaryDirectory() as folder:
            file = Path(folder) / "empty.db"
            await upgrade(str(file))
            _empty.append(file.read_bytes())
    return _empty[0]


def _make_file(database: str | Path, content: bytes) -> None:
    if "://" not in str(database) and not Path(database).exists():
        Path(database).write_bytes(content)


@asynccontextmanager
async def serving(
    database: str | Path,
    now: Callable[[], int] = clock_ms,
    store: Store | None = None,
    send_buffer: int | None = None,
    **settings: Any,
) -> AsyncIterator[Served]:
    """Serve for the length of a block; a SQLite file that is not there yet is made."""
    _make_file(database, await _empty_database())
    service = Service(Settings(database=str(database), **QUICK_SETTINGS | settings), store, now=now)
    listener = listen("127.0.0.1", 0)
    if send_buffer is not None:  # of the system, for each connection
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    app = _idle_apps.pop() if _idle_apps else make_app(service)
    app.state.service = service
    config = server_config(app, service.settings)
    server = uvicorn.Server(config)
    task: Task[None] = create_task(server.serve(sockets=[listener]))
    try:
        budget: UnreadBudget = config.ws.keywords["budget"]  # type: ignore[union-attr]
        yield Served(service, f"http://127.0.0.1:{listener.getsockname()[1]}", budget)
    finally:
        server.should_exit = True
        await task
    _idle_apps.append(app)


async def settled(served: Served, table: str) -> None:
    """Store the results of a game; the server does the same by itself, and only one succeeds."""
    async with served.service.tables.enter(table) as live_table:
        kept = settlement(live_table.table, live_table.recent[-1].at)
    assert kept is not None
    await settle(served.service.store, table, kept)
