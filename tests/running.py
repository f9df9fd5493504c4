"""A server in a process of its own, started, stopped and killed as people do it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryFile
from threading import Thread
from typing import Any, Self

# Bots answer at once, and rate limits are out of the way; tests of pace and limits set their own.
QUICK_SETTINGS: dict[str, Any] = {
    "bot_pace_ms": 0,
    "commands_per_second": 1_000_000,
    "sessions_per_minute": 1_000_000,
    "tables_per_minute": 1_000_000,
    "address_commands_per_second": 1_000_000,
    "address_tables_per_minute": 1_000_000,
    "sockets_per_session": 10_000,
    "sockets_per_address": 10_000,
}
QUICK = tuple(f"--{name.replace('_', '-')}={value}" for name, value in QUICK_SETTINGS.items())


@contextmanager
def answering(handler: type[BaseHTTPRequestHandler]) -> Iterator[int]:
    """An HTTP server in a thread; its port."""
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def fresh(
    words: Sequence[str],
    *,
    folder: Path | None,
    environment: Mapping[str, str],
    streams: tuple[int, int],
) -> subprocess.Popen[bytes]:
    """Run `niagara` in a new interpreter."""
    command = [sys.executable, "-m", "niagara", *words]
    output, errors = streams
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=output, stderr=errors)


# How processes are started, for what does not say it itself; tests take `preloaded.Preloaded`.
start_process: Callable[..., Any] = fresh


def niagara(
    *words: str,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    start: Callable[..., Any] | None = None,
) -> tuple[int, str, str]:
    """Call the program in another process; its status, and what it printed and complained of.

    Its environment is ours with what is given.
    """
    with TemporaryFile("w+") as output, TemporaryFile("w+") as errors:
        streams = (output.fileno(), errors.fileno())
        process = (start or start_process)(
            words, folder=folder, environment={**os.environ, **(environment or {})}, streams=streams
        )
        status: int = process.wait(60)
        output.seek(0)
        errors.seek(0)
        printed, told = output.read(), errors.read()
    assert "Traceback" not in told
    return status, printed, told


class Running:
    """`niagara serve` on a free port with its data in a folder; its log is kept there too.

    It can be started again once it has ended.
    """

    def __init__(
        self,
        folder: Path,
        *flags: str,
        database: str | None = None,
        start: Callable[..., Any] | None = None,
    ) -> None:
        self.folder = folder
        self._start = start or start_process
        self.log_file = folder / "server.log"
        self.flags = ["--port=0", f"--database={database or folder / 'niagara.db'}", *flags]
        self.start()

    def start(self) -> None:
        """Start, and come back when the port is taken: whoever connects then waits in line."""
        ours, theirs = os.pipe()
        self._printed = os.fdopen(ours)
        try:
            with self.log_file.open("ab") as log:
                self.process = self._start(
                    ["serve", *self.flags],
                    folder=self.folder,
                    environment={**os.environ, "PYTHONUNBUFFERED": "1"},
                    streams=(theirs, log.fileno()),
                )
        finally:
            os.close(theirs)
        said = self._printed.readline()  # it listens before it says so
        found = re.search(r"http://\S+", said)
        assert found, self.log
        self.base = found.group()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.returncode is None:
            self.stop()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it, and wait; its exit status."""
        self.process.send_signal(how)
        status: int = self.process.wait(30)
        self._printed.close()
        return status

    def kill(self) -> int:
        """Give it no time for anything."""
        return self.stop(signal.SIGKILL)

    @property
    def log(self) -> str:
        return self.log_file.read_text()

    @property
    def memory(self) -> int:
        """What it has in memory, in bytes; where the system tells."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def children(self) -> list[int]:
        """The processes it has started; where the system tells."""
        pid = self.process.pid
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
        return [int(word) for word in text.split()]
