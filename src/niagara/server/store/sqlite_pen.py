"""Groups of appends in SQLite, through a connection of their own.

The statements run in the event loop's thread and only COMMIT, which waits for the disk, in another
one. Python's lock is why: the driver lets go of it at every row, and beside a busy event loop each
row may wait five milliseconds to get it back. With a loop that never rests, a group of 200 took
from 12 ms to 37 s through aiosqlite, 30 to 137 ms as one call in another thread, and 10 to 120 ms
this way; the loop is held up by the statements for some 5 ms, which one core has to spend anyway.
SQLAlchemy's executemany takes 1.4 times the processor time of the driver's (36 against 26 µs an
append).
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from niagara.server.store.database_backend import PRAGMAS, Database
from niagara.server.store.interface import Conflict
from niagara.server.store.pen import Append
from niagara.server.store.sqlite import begin

_NEW = (
    "INSERT INTO tables "
    "(sequence, status, is_public, is_rated, summary, changed, due, node, id) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_GROWN = (
    "UPDATE tables SET sequence = ?, status = ?, is_public = ?, is_rated = ?, summary = ?, "
    "changed = ?, due = ?, node = ? WHERE id = ? AND sequence = ?"
)
_ENTRY = (
    "INSERT INTO entries (table_id, sequence, at, session, command, body) VALUES (?, ?, ?, ?, ?, ?)"
)
_SNAPSHOT = (
    "INSERT INTO snapshots (table_id, sequence, body) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, body = excluded.body"
)
_LEAVE = "DELETE FROM members WHERE table_id = ?"
_SIT = "INSERT INTO members (table_id, session) VALUES (?, ?)"


class SqlitePen:
    """The only connection of this process that appends."""

    def __init__(self, database: Database) -> None:
        assert database.file is not None
        self._database = database
        self._file = database.file
        self._thread = ThreadPoolExecutor(1, "store commit")
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Connect."""
        self._connect()

    async def close(self) -> None:
        """Disconnect."""
        self._disconnect()
        self._thread.shutdown()

    async def write(self, group: Sequence[Append]) -> None:
        """Commit all or nothing."""
        with self._database.translating():
            async with self._database.alone:
                self._file.check_writable()
                try:
                    await self._write(group)
                except BaseException as error:
                    self._roll_back(error)
                    raise
                self._file.check()  # before anybody is told
        self._database.faults.note_success()

    async def _write(self, group: Sequence[Append]) -> None:
        connection = self._connection or self._connect()
        await begin(connection)
        _state(connection, group)
        await asyncio.get_running_loop().run_in_executor(self._thread, connection.commit)

    def _connect(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(
            self._file.path, isolation_level=None, check_same_thread=False
        )
        for pragma in PRAGMAS:
            self._connection.execute(pragma)
        # The event loop must not sit and wait for another process: see `sqlite_writing.begin`.
        self._connection.execute("PRAGMA busy_timeout = 0")
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _roll_back(self, error: BaseException) -> None:
        try:
            if self._connection is not None:
                self._connection.rollback()
        except sqlite3.Error:  # a full disk can end the transaction, and worse
            self._disconnect()  # the next group connects anew
        if isinstance(error, sqlite3.OperationalError):
            self._disconnect()  # what was wrong may be over for a new connection


def _state(connection: sqlite3.Connection, group: Sequence[Append]) -> None:
    """Say everything that a group changes."""
    new, grown = [], []
    for append in group:
        row, meta = append.row, append.meta
        values = (
            row.sequence, meta.status, meta.is_public, meta.is_rated, meta.summary,
            row.at, meta.due, meta.node, append.table,
        )  # fmt: skip
        if row.sequence == 1:
            new.append(values)
        else:
            grown.append((*values, row.sequence - 1))
    if new:
        connection.executemany(_NEW, new)
    if grown and connection.executemany(_GROWN, grown).rowcount != len(grown):
        raise Conflict("a table has not the entry before")
    connection.executemany(
        _ENTRY,
        [
            (a.table, a.row.sequence, a.row.at, a.row.session, a.row.command, a.row.body)
            for a in group
        ],
    )
    _state_rest(connection, group)


def _state_rest(connection: sqlite3.Connection, group: Sequence[Append]) -> None:
    """Say what seldom changes: snapshots and members."""
    if kept := [(a.table, a.row.sequence, a.snapshot) for a in group if a.snapshot is not None]:
        connection.executemany(_SNAPSHOT, kept)
    if changed := [a for a in group if a.members is not None]:
        connection.executemany(_LEAVE, [(a.table,) for a in changed])
        connection.executemany(
            _SIT, [(a.table, who) for a in changed for who in dict.fromkeys(a.members or ())]
        )
