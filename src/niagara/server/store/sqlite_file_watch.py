"""Whether the files of a SQLite database are still in their places while they are in use.

SQLite goes on writing into a file that was removed or replaced, and all that is answered from
then on is lost. So the backend checks before each statement or transaction, and again before a
write is answered (three calls of stat, 14 µs on a busy machine).
"""

import os
from pathlib import Path
from typing import Final

from niagara.server.store.interface import Unavailable

SUFFIXES: Final = ("", "-wal", "-shm")


class SqliteFileWatch:
    """Checks nothing before `start` and after `stop`."""

    def __init__(self, path: str) -> None:
        self._path: Final = path
        self._identities: dict[str, tuple[int, int]] = {}  # of each file: device and inode
        self._is_corrupt = False

    def start(self) -> None:
        """Remember which files these are."""
        paths = (self._path + suffix for suffix in SUFFIXES)
        self._identities = {path: _identity(path) for path in paths if Path(path).exists()}

    def stop(self) -> None:
        """Forget the files."""
        self._identities = {}

    def mark_corrupt(self) -> None:
        """Refuse all writing until a restart: it could destroy further pages."""
        self._is_corrupt = bool(self._identities)

    def check(self) -> None:
        """Raise `Unavailable` if a file is not in its place; once it is back, all is well."""
        for path, identity in self._identities.items():
            try:
                found = _identity(path)
            except OSError as error:
                message = f"{Path(path).name} is away: {error.strerror}"
                raise Unavailable(message, "moved") from None
            if found != identity:
                message = f"{Path(path).name} was replaced while in use: put it back, or restart"
                raise Unavailable(message, "moved")

    def check_writable(self) -> None:
        """Raise `Unavailable` if nothing should be written."""
        if self._is_corrupt:
            raise Unavailable("the database is corrupt: restore a backup and restart", "corrupt")
        self.check()


def _identity(path: str) -> tuple[int, int]:
    found = os.stat(path)  # noqa: PTH116 - many times a second
    return found.st_dev, found.st_ino
