"""The files of a SQLite database, watched while they are in use.

SQLite goes on writing into a file that was removed or replaced, and all that is answered from
then on is lost. So whether the files are still in their places is looked at before anything is
written and again before it is answered (three calls of stat, 14 µs on a busy machine).
"""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from niagara.server.store.file_lock import FileLock
from niagara.server.store.interface import Unavailable

SUFFIXES: Final = ("", "-wal", "-shm")


class SqliteFile:
    """Ours alone between `open` and `close`; else nothing is watched."""

    def __init__(self, path: str, pragmas: Sequence[str]) -> None:
        self.path: Final = path
        self._pragmas: Final = pragmas
        self._lock: Final = FileLock(path)
        self._anchor: sqlite3.Connection | None = None
        self._places: tuple[tuple[Path, int, int], ...] = ()  # with device and inode
        self._is_corrupt = False

    def open(self) -> None:
        """Keep other servers out, and remember which files these are."""
        self._lock.take()
        # While this connection is open the journal is not replaced, whoever else disconnects,
        # and no inode number of ours can be given to another file.
        self._anchor = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        for pragma in self._pragmas:
            self._anchor.execute(pragma)
        self._anchor.execute("SELECT count(*) FROM sqlite_master").fetchone()
        paths = (Path(self.path + suffix) for suffix in SUFFIXES)
        self._places = tuple(_place(path) for path in paths if path.exists())

    def close(self) -> None:
        """Let others have it."""
        self._places = ()
        if self._anchor is not None:
            self._anchor.close()
            self._anchor = None
        self._lock.release()

    def condemn(self) -> None:
        """Pages were found corrupt: writing on could destroy others. A restart may look again."""
        self._is_corrupt = bool(self._places)

    def check(self) -> None:
        """Raise `Unavailable` if a file is not in its place; it is well once it is back there."""
        for path, device, inode in self._places:
            try:
                found = path.stat()
            except OSError as error:
                raise Unavailable(f"{path.name} is away: {error.strerror}", "moved") from None
            if found.st_ino != inode or found.st_dev != device:
                raise Unavailable(
                    f"{path.name} was replaced while in use: put it back, or restart", "moved"
                )

    def check_writable(self) -> None:
        """Raise `Unavailable` if nothing should be written."""
        if self._is_corrupt:
            raise Unavailable("the database is corrupt: restore a backup and restart", "corrupt")
        self.check()


def _place(path: Path) -> tuple[Path, int, int]:
    found = path.stat()
    return path, found.st_dev, found.st_ino
