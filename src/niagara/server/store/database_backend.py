"""Connections to the database: for reading, and for writing in a transaction."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any, Protocol

from sqlalchemy import URL, CursorResult, Dialect, ScalarResult, event
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from niagara.server.store.errors import DRIVER_ERRORS, translated
from niagara.server.store.fault_log import Faults
from niagara.server.store.finish import to_the_end
from niagara.server.store.glance import Glance
from niagara.server.store.interface import Unavailable
from niagara.server.store.sqlite import SqliteWriting
from niagara.server.store.sqlite_file_watch import SqliteFile
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
        self.faults = Faults()
        self.file: SqliteFile | None = None
        self.glance: Glance | None = None
        self._sqlite: SqliteWriting | None = None
        if is_sqlite(url):
            self.file = SqliteFile(url.database or "", PRAGMAS)
            self.glance = Glance(self.file)
            self._sqlite = SqliteWriting(url, self.alone, self.file, _set_up_writing)
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
        if self.file is not None:
            self.file.close()

    @contextmanager
    def translating(self) -> Iterator[None]:
        """Turn the drivers' errors into ours (see `errors`), and note those that are faults."""
        try:
            yield
        except Unavailable as error:
            self._note(error)
            raise
        except DRIVER_ERRORS as error:
            meant = translated(error)
            if meant is error:
                raise
            if isinstance(meant, Unavailable):
                self._note(meant)
            raise meant from None

    def _note(self, error: Unavailable) -> None:
        self.faults.note(error)
        if error.fault == "corrupt" and self.file is not None:
            self.file.condemn()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection where every statement sees what is committed."""
        with self.translating():
            if self.file is not None:
                self.file.check()
            async with _connected(self.reader) as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Writing]:
        """A connection in a transaction that is committed at the end."""
        with self.translating():
            if self._sqlite is not None:
                async with self._sqlite.transaction() as prompt:
                    yield prompt
            else:
                async with _connected(self.writer) as connection, connection.begin():
                    yield connection
            self.faults.note_success()

    @asynccontextmanager
    async def viewing(self) -> AsyncIterator[AsyncConnection]:
        """A connection where all statements see the same moment."""
        with self.translating():
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


def _sqlite_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=READERS, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up)
    return engine


def _postgres_engine(url: URL, seconds: float | None) -> AsyncEngine:
    return create_async_engine(
        url,
        hide_parameters=True,
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
