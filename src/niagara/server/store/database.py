"""Connections to the database: for reading, and for writing in a transaction."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any, Protocol

import asyncpg
from sqlalchemy import URL, CursorResult, Dialect, ScalarResult, event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from niagara.server.store.base import Unavailable
from niagara.server.store.finish import to_the_end
from niagara.server.store.glance import Glance
from niagara.server.store.sqlite_writing import SqliteWriting
from niagara.server.store.url import is_sqlite

SECONDS_TO_CONNECT = 5
SECONDS_TO_ANSWER = 30
READERS = 3
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # in WAL less would lose what was answered when the power fails
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {SECONDS_TO_ANSWER * 1000}",
)
# What drivers raise while there is nobody to answer, or when the connection breaks.
LOST = (
    *(OSError, TimeoutError, PoolTimeout, sqlite3.OperationalError),
    *(asyncpg.PostgresError, asyncpg.InterfaceError),
)


class Writing(Protocol):
    """A connection in a transaction."""

    @property
    def dialect(self) -> Dialect:
        """Which database this is."""

    async def execute(self, statement: Any, values: Any = None) -> CursorResult[*tuple[Any, ...]]:
        """Carry out a statement."""

    async def scalar(self, statement: Any) -> Any:
        """The first column of the first row."""

    async def scalars(self, statement: Any) -> ScalarResult[Any]:
        """The first column of all rows."""

    async def run_sync(self, work: Callable[[Connection], None]) -> None:
        """Let something use the connection directly."""


class Database:
    """One database; statements may take some seconds, None: as long as they like.

    On SQLite whoever writes waits for ``alone``, so that nobody polls the file.
    """

    def __init__(self, url: URL, seconds: float | None = SECONDS_TO_ANSWER) -> None:
        self.url = url
        self.alone = asyncio.Lock()
        self.glance: Glance | None = None
        self._sqlite: SqliteWriting | None = None
        if is_sqlite(url):
            self.glance = Glance(url.database or "")
            self._sqlite = SqliteWriting(url, self.alone, _set_up_writing)
            self.reader = _sqlite_engine(url)  # commits by itself, see _set_up
        else:
            self.writer = _postgres_engine(url, seconds)
            self.reader = self.writer.execution_options(isolation_level="AUTOCOMMIT")

    async def close(self) -> None:
        """Close every connection."""
        if self.glance is not None:
            self.glance.close()
        if self._sqlite is not None:
            self._sqlite.close()
        await self.reader.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection where every statement sees what is committed."""
        with answering():
            async with _connected(self.reader) as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Writing]:
        """A connection in a transaction that is committed at the end."""
        with answering():
            if self._sqlite is not None:
                async with self._sqlite.transaction() as prompt:
                    yield prompt
            else:
                async with _connected(self.writer) as connection, connection.begin():
                    yield connection

    @asynccontextmanager
    async def viewing(self) -> AsyncIterator[AsyncConnection]:
        """A connection where all statements see the same moment."""
        with answering():
            async with _connected(self.reader) as connection:
                if is_sqlite(self.url):
                    await connection.exec_driver_sql("BEGIN")
                else:
                    await connection.execution_options(
                        isolation_level="REPEATABLE READ", postgresql_readonly=True
                    )
                yield connection
                if is_sqlite(self.url):
                    await connection.exec_driver_sql("COMMIT")


@asynccontextmanager
async def _connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection of the pool; whoever is cancelled while it is being had gives it back.

    SQLAlchemy would leave it to the garbage collector if it has to set something up first.
    """
    connection = engine.connect()
    async with AsyncExitStack() as stack:

        async def start() -> None:
            await connection.start()
            stack.push_async_exit(connection)

        await to_the_end(start())
        yield connection


@contextmanager
def answering() -> Iterator[None]:
    """Turn every driver's way of saying that nobody answers into `Unavailable`."""
    try:
        yield
    except (DataError, IntegrityError, ProgrammingError):
        raise  # it has answered: the question was wrong
    except DBAPIError as error:
        cause = error.orig.__cause__ if error.orig else None
        if isinstance(cause, asyncpg.DataError):  # SQLAlchemy takes it for any other error
            raise ValueError(str(cause)) from error  # noqa: TRY004 - it is a bad value
        # The original's text alone: SQLAlchemy adds the statement and its values.
        raise Unavailable(str(error.orig)) from error
    except LOST as error:
        raise Unavailable(str(error) or type(error).__name__) from error


def _sqlite_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=READERS, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _set_up)
    return engine


def _postgres_engine(url: URL, seconds: float | None) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_pre_ping=True,  # after a restart of PostgreSQL the first to ask is not let down
        pool_timeout=SECONDS_TO_ANSWER,
        connect_args={
            "timeout": SECONDS_TO_CONNECT,
            "command_timeout": seconds,
            "server_settings": {
                "application_name": "niagara",
                # A node that freezes must not keep its locks.
                "idle_in_transaction_session_timeout": str(int((seconds or 0) * 1000)),
            },
        },
    )


def _set_up(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin when we say so
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _set_up_writing(connection: Any, record: object) -> None:
    _set_up(connection, record)
    # The event loop must not sit and wait for another process: see `sqlite_writing.begin`.
    connection.execute("PRAGMA busy_timeout = 0").close()
