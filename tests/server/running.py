"""Servers on real sockets: in this process with a clock of our own, or as one to be killed."""

import os
import signal
import subprocess
import sys
from asyncio import Task, create_task
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any, Self

import uvicorn

from niagara.server.house import clock_ms
from niagara.server.run import LARGEST_MESSAGE, listen
from niagara.server.service import Service
from niagara.server.settings import Settings
from niagara.server.web.app import make_app
from niagara.server.web.wires import Wire

# Bots answer at once, and nobody is told to slow down: what is about that says so.
QUICK: dict[str, Any] = {
    "bot_pace_ms": 0,
    "commands_per_second": 5000.0,
    "sessions_per_minute": 6000.0,
    "tables_per_minute": 6000.0,
}


class Served:
    """A server in this process."""

    def __init__(self, service: Service, base: str) -> None:
        self.service = service
        self.base = base


@asynccontextmanager
async def serving(
    database: str | Path, now: Callable[[], int] = clock_ms, **settings: Any
) -> AsyncIterator[Served]:
    """Serve from here, until the block ends."""
    service = Service(Settings(database=str(database), **QUICK | settings), now=now)
    listener = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        make_app(service),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    task: Task[None] = create_task(server.serve(sockets=[listener]))
    try:
        yield Served(service, f"http://127.0.0.1:{listener.getsockname()[1]}")
    finally:
        server.should_exit = True
        await task


class Node:
    """`niagara serve` as a process, which can be stopped, killed, and started again."""

    def __init__(self, database: str | Path, **settings: Any) -> None:
        self.settings = QUICK | settings | {"database": str(database), "log_level": "warning"}
        self.base = ""
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, and come back when the port is taken: whoever connects then waits in line."""
        names = {f"NIAGARA_{name.upper()}": str(value) for name, value in self.settings.items()}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "niagara", "serve", "--port", "0"],
            env=os.environ | names,
            stdout=subprocess.PIPE,
            text=True,
        )
        line = _stdout(self._process).readline()
        assert line.startswith("Niagara is at http://"), line
        self.base = line.split()[-1].replace("localhost", "127.0.0.1")

    def stop(self) -> int:
        """Ask it to stop; its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._ended()

    def kill(self) -> int:
        """Give it no time for anything."""
        assert self._process is not None
        self._process.kill()
        return self._ended()

    def _ended(self) -> int:
        assert self._process is not None
        status = self._process.wait(30)
        _stdout(self._process).close()
        self._process = None
        return status


def _stdout(process: subprocess.Popen[str]) -> IO[str]:
    assert process.stdout is not None
    return process.stdout


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(word) for word in text.split()]
