"""SQLite: one connection that writes and one that reads, both used in the event loop's thread.

Only COMMIT, which waits for the disk, runs in another thread. The reason is Python's global lock:
the driver releases it at every row, and beside a busy event loop each row may wait five
milliseconds to get it back. With a loop that never rests, a group of 200 appends took 12 ms to 37 s
with a thread hop for each statement, 30 to 137 ms as one call in another thread, and 10 to 120 ms
this way; a row read by its key costs some 13 µs instead of 900. Every statement but those of
`scan` finds its rows through an index. The journal is a WAL: a reader never waits for a writer.
The price: a page that is not in memory yet holds up the loop until the disk has delivered it.

A third connection is only kept open, so that the files stay while the others are made anew.
"""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from functools import cache
from typing import Final

import msgspec

from niagara.server.store.append_group import META_COLUMNS, Append, AppendStatements, write_group
from niagara.server.store.database_backend import AdvisoryLock, Rows
from niagara.server.store.fault_log import FaultLog
from niagara.server.store.file_lock import FileLock
from niagara.server.store.interface import Unavailable
from niagara.server.store.schema import entries, members, snapshots, tables
from niagara.server.store.sql_from_schema import insert_into, upsert_into
from niagara.server.store.sqlite_file_watch import SqliteFileWatch

BUSY_S: Final = 30.0  # how long to wait for another process that has the file locked
READ_BUSY_S: Final = 1.0  # the same where the event loop waits; WAL readers hardly ever do
BEGIN_PAUSE_S: Final = 0.005  # between two tries to begin
_CHANGES: Final = ", ".join(f"{name} = ${n}" for n, name in enumerate(META_COLUMNS[1:], start=2))
_APPEND: Final = AppendStatements(
    insert_tables=insert_into(tables, META_COLUMNS),
    update_tables=f"UPDATE tables SET {_CHANGES} WHERE id = $1 AND sequence = $2 - 1",  # noqa: S608 - no values
    insert_entries=insert_into(entries),
    upsert_snapshots=upsert_into(snapshots),
    delete_members="DELETE FROM members WHERE table_id = $1",
    insert_members=insert_into(members),
)


def connect(path: str, busy_s: float = BUSY_S) -> sqlite3.Connection:
    """The only way a connection is made; transactions begin when BEGIN is executed."""
    connection = sqlite3.connect(
        path, timeout=busy_s, isolation_level=None, check_same_thread=False
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        # In WAL, less than FULL would lose answered writes when the power fails.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


class SqliteBackend:
    """A `DatabaseBackend` for one file."""

    def __init__(self, path: str) -> None:
        self._path: Final = path
        self._file: Final = SqliteFileWatch(path)
        self.faults = FaultLog(self._file.mark_corrupt)
        self._file_lock: Final = FileLock(path)
        self._write_lock: Final = asyncio.Lock()
        self._commit_thread: Final = ThreadPoolExecutor(1, "store commit")
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._anchor: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Keep other servers out of the file, and begin to watch it."""
        with self.faults:
            self._file_lock.take()
            # While this connection is open the journal is not replaced, whoever else disconnects,
            # and no inode number of ours can be given to another file.
            self._anchor = connect(self._path)
            self._anchor.execute("SELECT count(*) FROM sqlite_master").fetchone()
            self._file.start()

    async def close(self) -> None:
        """Close every connection."""
        self._close_reader()
        self._close_writer()
        self._commit_thread.shutdown()
        self._file.stop()
        if self._anchor is not None:
            self._anchor.close()
            self._anchor = None
        self._file_lock.release()

    async def rows(self, sql: str, *values: object) -> Rows:
        """The rows of one statement, which sees what is committed."""
        with self.faults:
            self._file.check()
            try:
                if self._reader is None:
                    self._reader = connect(self._path, READ_BUSY_S)
                    self._reader.execute("PRAGMA query_only = ON")
                return _run(self._reader, sql, values).fetchall()
            except sqlite3.Error:
                self._close_reader()  # what was wrong may be over for a new connection
                raise

    async def scan(self, sql: str, *values: object) -> Rows:
        """In another thread, with a connection of its own, since it may take seconds."""

        def work() -> Rows:
            with closing(connect(self._path)) as connection:
                return _run(connection, sql, values).fetchall()

        with self.faults:
            self._file.check()
            return await asyncio.to_thread(work)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator["SqliteTransaction"]:
        """A transaction, durable once the block has ended, rolled back if it raises."""
        with self.faults:
            async with self._write_lock:
                self._file.check_writable()
                try:
                    if self._writer is None:
                        self._writer = connect(self._path, busy_s=0)
                    await _begin(self._writer)
                    yield SqliteTransaction(self._writer)
                    await self._commit(self._writer)
                except BaseException as error:
                    self._roll_back(error)
                    raise
                self._file.check()  # before anybody is told
        self.faults.note_success()

    async def write_appends(self, group: Sequence[Append]) -> None:
        """Commit a group of appends: all of it or nothing."""
        async with self.transaction() as transaction:
            await write_group(group, _APPEND, transaction.execute_many)

    async def _commit(self, connection: sqlite3.Connection) -> None:
        """Wait for the disk to the end, cancelled or not: the thread cannot be stopped."""
        loop = asyncio.get_running_loop()
        commit = loop.run_in_executor(self._commit_thread, connection.commit)
        try:
            await asyncio.shield(commit)
        except asyncio.CancelledError:
            while not commit.done():
                with suppress(asyncio.CancelledError):
                    await asyncio.shield(commit)
            raise

    def _roll_back(self, error: BaseException) -> None:
        try:
            if self._writer is not None:
                self._writer.rollback()
        except sqlite3.Error:  # a full disk can end the transaction, and worse
            self._close_writer()
        if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
            self._close_writer()  # what was wrong may be over for a new connection

    def _close_reader(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def _close_writer(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None


class SqliteTransaction:
    """A `Transaction` on the connection that writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection

    async def rows(self, sql: str, *values: object) -> Rows:
        """The rows a statement finds or returns."""
        return _run(self._connection, sql, values).fetchall()

    async def execute(self, sql: str, *values: object) -> int:
        """Execute a statement that returns nothing; how many rows it changed."""
        return _run(self._connection, sql, values).rowcount

    async def execute_many(self, sql: str, rows: Sequence[Sequence[object]]) -> int:
        """Execute a statement once for each row of values; how many rows it changed."""
        return self._connection.executemany(_translated(sql), rows).rowcount

    async def lock(self, lock: AdvisoryLock) -> None:
        """Nothing to do: only one transaction writes at a time."""


async def _begin(connection: sqlite3.Connection) -> None:
    """Begin to write; another process that writes is waited for without blocking the loop."""
    for _ in range(int(BUSY_S / BEGIN_PAUSE_S)):
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if not error.sqlite_errorname.startswith("SQLITE_BUSY"):
                raise
        else:
            return
        await asyncio.sleep(BEGIN_PAUSE_S)
    raise Unavailable("another process keeps the database locked", "locked")


def _run(connection: sqlite3.Connection, sql: str, values: Sequence[object]) -> sqlite3.Cursor:
    given = [msgspec.json.encode(v).decode() if isinstance(v, list) else v for v in values]
    return connection.execute(_translated(sql), given)


@cache
def _translated(sql: str) -> str:
    """A statement of PostgreSQL in SQLite's words: parameters, lists of ids and row locks differ.

    >>> _translated("SELECT seen FROM sessions WHERE id = ANY($1::text[]) FOR UPDATE SKIP LOCKED")
    'SELECT seen FROM sessions WHERE id IN (SELECT value FROM json_each(?1))'
    """
    sql = re.sub(r"= ANY\(\$(\d+)::text\[\]\)", r"IN (SELECT value FROM json_each(?\1))", sql)
    return re.sub(r"\$(\d+)", r"?\1", sql).removesuffix(" FOR UPDATE SKIP LOCKED")
