"""A server process that can be killed and started again on the same database and port."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

UNLIMITED = {
    "NIAGARA_COMMANDS_PER_SECOND": "1e6",
    "NIAGARA_SESSIONS_PER_MINUTE": "1e6",
    "NIAGARA_TABLES_PER_MINUTE": "1e6",
    "NIAGARA_ADDRESS_COMMANDS_PER_SECOND": "1e6",
    "NIAGARA_ADDRESS_TABLES_PER_MINUTE": "1e6",
    "NIAGARA_SOCKETS_PER_ADDRESS": "100000",
    "NIAGARA_BOT_PACE_MS": "50",
    "NIAGARA_LOG_LEVEL": "warning",
}
PATIENCE = 60.0  # seconds for a start


class Victim:
    """One `niagara serve`, again and again."""

    def __init__(self, database: str, port: int, log: Path, *flags: str) -> None:
        self.port = port
        self.log = log
        self.starts: list[float] = []  # seconds from starting to being ready
        self.orphans = 0  # processes that outlived the server they belonged to
        self._command = [
            *(sys.executable, "-m", "niagara", "serve"),
            *("--port", str(port), "--database", database, *flags),
        ]
        self._process: subprocess.Popen[bytes] | None = None
        self._began = 0.0

    @property
    def base(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; see `ready`."""
        self._began = time.monotonic()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                env={**os.environ, **UNLIMITED},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    async def ready(self) -> float:
        """Wait until it serves; how long the start took."""
        while time.monotonic() < self._began + PATIENCE:
            if self._process is None or self._process.poll() is not None:
                raise RuntimeError(f"the server ended by itself: see {self.log}")
            if await self._answers():
                self.starts.append(time.monotonic() - self._began)
                return self.starts[-1]
            await asyncio.sleep(0.02)
        raise RuntimeError(f"the server does not get ready: see {self.log}")

    async def _answers(self) -> bool:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        try:
            writer.write(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            line = await asyncio.wait_for(reader.readline(), 1)
        except (OSError, TimeoutError):
            return False
        finally:
            writer.close()
        return b" 200 " in line

    def freeze(self) -> None:
        """Stop it where it is, its workers too, as a machine that is too busy does."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, what)

    async def kill(self) -> None:
        """SIGKILL the server, then whatever it has left behind."""
        process = self._process
        if process is None:
            return
        self._process = None
        process.kill()
        await asyncio.to_thread(process.wait)
        if await self._has_left(process.pid):
            self.orphans += 1
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)

    async def stop(self) -> int:
        """End it in order; its exit status."""
        process = self._process
        assert process is not None
        process.terminate()
        try:
            return await asyncio.to_thread(process.wait, 20)
        finally:
            await self.kill()

    @staticmethod
    async def _has_left(group: int) -> bool:
        """Whether workers outlive it for longer than a moment."""
        for _ in range(20):
            try:
                os.killpg(group, 0)
            except ProcessLookupError:
                return False
            await asyncio.sleep(0.01)
        return True
