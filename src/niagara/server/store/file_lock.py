"""A lock file: only one process at a time may write to a SQLite database.

The lock is the operating system's and ends with the process, however that ends; the processes it
has started do not inherit it. Within a process it can be taken several times.
"""

import os
import sys
import threading
from pathlib import Path
from typing import Final

from niagara.server.store.interface import Unavailable

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SUFFIX: Final = "-lock"
_guard: Final = threading.Lock()
_held: Final[dict[Path, tuple[int, int]]] = {}  # descriptor, how often taken


class FileLock:
    """The lock of one database, taken or not."""

    def __init__(self, database: str) -> None:
        real = Path(database).resolve()  # links to one file are one database
        self._path: Final = real.with_name(real.name + SUFFIX)
        self._is_taken = False

    def take(self) -> None:
        """Take it; raises `Unavailable` while another process has it."""
        with _guard:
            descriptor, count = _held.get(self._path) or (_locked(self._path), 0)
            _held[self._path] = (descriptor, count + 1)
        self._is_taken = True

    def release(self) -> None:
        """Give it back, if it was taken. The file stays: removing it would be a race."""
        if not self._is_taken:
            return
        self._is_taken = False
        with _guard:
            descriptor, count = _held.pop(self._path)
            if count > 1:
                _held[self._path] = (descriptor, count - 1)
            else:
                os.close(descriptor)


def _locked(path: Path) -> int:
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            # Not flock: a bot's process would inherit that one and outlive us with it.
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise Unavailable(
            "another process has this database in use: stop that one first", "locked"
        ) from None
    return descriptor
