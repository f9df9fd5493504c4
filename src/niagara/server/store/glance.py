"""Looking up one row of SQLite by its key, in the event loop's own thread.

Through SQLAlchemy and the thread of aiosqlite that takes 900 µs of processor time, and beside a
busy event loop many milliseconds of waiting; at once it takes 6 µs. Nobody who writes is waited
for: the journal is a WAL.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

from niagara.server.store.sqlite_file_watch import SqliteFile


class Glance:
    """A connection of its own that only reads, and only what is quickly found."""

    def __init__(self, file: SqliteFile) -> None:
        self._file: Final = file
        self._connection: sqlite3.Connection | None = None

    def row(self, query: str, values: Sequence[object]) -> tuple[Any, ...] | None:
        """The first row of a query; raises what SQLite does."""
        try:
            if self._connection is None:
                self._file.check()
                self._connection = sqlite3.connect(self._file.path, isolation_level=None, timeout=1)
                self._connection.execute("PRAGMA query_only = ON")
            found: tuple[Any, ...] | None = self._connection.execute(query, values).fetchone()
        except sqlite3.Error:
            self.close()
            raise
        return found

    def close(self) -> None:
        """Disconnect; the next look connects anew."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
