"""Transactions in SQLite whose statements run in the event loop's thread.

Only COMMIT, which waits for the disk, goes to another thread. Through aiosqlite every statement
does, and beside a busy event loop each waits milliseconds to come back; meanwhile nobody else
could write. Keeping the results of a game so held all tables up for 60 ms.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, cast

from sqlalchemy import (
    URL,
    Connection,
    CursorResult,
    Dialect,
    ScalarResult,
    StaticPool,
    create_engine,
    event,
)
from sqlalchemy.exc import DBAPIError

from niagara.server.store.finish import to_the_end
from niagara.server.store.interface import Unavailable
from niagara.server.store.sqlite_file_watch import SqliteFile

PAUSE: Final = 0.005  # seconds between two looks whether another process has finished writing


class Prompt:
    """A connection with the words of SQLAlchemy's `AsyncConnection` that never waits."""

    def __init__(self, connection: Connection) -> None:
        self._connection: Final = connection

    @property
    def dialect(self) -> Dialect:
        """Which database this is."""
        return self._connection.dialect

    async def execute(self, statement: Any, values: Any = None) -> CursorResult[*tuple[Any, ...]]:
        """Carry out a statement."""
        return self._connection.execute(statement, values)

    async def scalar(self, statement: Any) -> Any:
        """The first column of the first row."""
        return self._connection.scalar(statement)

    async def scalars(self, statement: Any) -> ScalarResult[Any]:
        """The first column of all rows."""
        return self._connection.scalars(statement)

    async def run_sync(self, work: Callable[[Connection], None]) -> None:
        """Let something use the connection directly."""
        work(self._connection)


class SqliteWriting:
    """The one connection for all writing but appends; whoever writes is ``alone``."""

    def __init__(
        self,
        url: URL,
        alone: asyncio.Lock,
        file: SqliteFile,
        set_up: Callable[[Any, object], None],
    ) -> None:
        self._alone: Final = alone
        self._file: Final = file
        self._thread: Final = ThreadPoolExecutor(1, "store writing")
        self._engine: Final = create_engine(
            url.set(drivername="sqlite"),
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
            hide_parameters=True,
        )
        event.listen(self._engine, "connect", set_up)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Prompt]:
        """Everything that is said within is committed together."""
        async with self._alone:
            self._file.check_writable()
            try:
                async with self._begun() as connection:
                    yield Prompt(connection)
            except (DBAPIError, sqlite3.Error):
                self._engine.dispose()  # what was wrong may be over for a new connection
                raise
            self._file.check()

    @asynccontextmanager
    async def _begun(self) -> AsyncIterator[Connection]:
        with self._engine.connect() as connection:
            driver = cast("sqlite3.Connection", connection.connection.driver_connection)
            await begin(driver)
            try:
                yield connection
                await to_the_end(self._commit(driver))
            finally:
                driver.rollback()  # nothing, if all went well

    async def _commit(self, driver: sqlite3.Connection) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, driver.commit)

    def close(self) -> None:
        """Disconnect."""
        self._engine.dispose()
        self._thread.shutdown()


async def begin(connection: sqlite3.Connection, seconds: float = 30) -> None:
    """Begin to write; the event loop must not sit and wait for another process."""
    for _ in range(int(seconds / PAUSE)):
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if not error.sqlite_errorname.startswith("SQLITE_BUSY"):
                raise
        else:
            return
        await asyncio.sleep(PAUSE)
    raise Unavailable("another process keeps the database locked", "locked")
