"""A server in a process of its own, started and stopped as people do it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self


class Running:
    """`niagara serve` on a free port with its data in a folder; its log is kept there too."""

    def __init__(self, folder: Path, *flags: str, database: str | None = None) -> None:
        self.log_file = folder / "server.log"
        given = ["--port=0", f"--database={database or folder / 'niagara.db'}", *flags]
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "niagara", "serve", *given],
                stdout=subprocess.PIPE,
                stderr=log,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
                cwd=folder,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()  # it listens before it says so
        found = re.search(r"http://\S+", said)
        assert found, self.log
        self.base = found.group()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it, and wait; its exit status."""
        self.process.send_signal(how)
        status = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    @property
    def log(self) -> str:
        return self.log_file.read_text()

    @property
    def memory(self) -> int:
        """What it has in memory, in bytes; where the system tells."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
