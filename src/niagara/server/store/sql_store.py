"""The store in a SQL database: SQLite for one node, PostgreSQL for several."""

import secrets
import time
from collections.abc import Callable

from sqlalchemy import select

from niagara.server.store.append_queue import Writer
from niagara.server.store.database_backend import Database
from niagara.server.store.interface import Fault, Row, TableMeta
from niagara.server.store.migrate import check
from niagara.server.store.postgres import PostgresPen
from niagara.server.store.results import Results
from niagara.server.store.schema import meta
from niagara.server.store.sessions import Sessions
from niagara.server.store.sql_text import insert_missing, upsert
from niagara.server.store.sqlite_pen import SqlitePen
from niagara.server.store.stale_tables import Stale
from niagara.server.store.tables import Logs
from niagara.server.store.url import is_sqlite, read_url
from niagara.server.store.write_probe import Probe


class SqlStore(Logs, Stale, Sessions, Results):
    """A `Store`; the address is what `url.read_url` understands."""

    def __init__(self, url: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._database = Database(read_url(url))
        pen = SqlitePen if is_sqlite(self._database.url) else PostgresPen
        self._writer = Writer(pen(self._database))
        self._probe = Probe(self._touch, clock)

    async def open(self) -> None:
        """Connect; the schema must be current (see `migrate`), and something must be written."""
        try:
            if self._database.file is not None:
                with self._database.translating():
                    self._database.file.open()
            async with self._database.reading() as connection:
                await connection.run_sync(check)
            await self._touch()
            await self._writer.open()
            self._database.faults.is_open = True
        except BaseException:
            await self._database.close()
            raise

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        await self._writer.close()
        await self._database.close()

    async def ping(self) -> None:
        """Raise `Unavailable` unless something could be written within the last second."""
        await self._probe.check()

    async def _touch(self) -> None:
        values = {"key": "written", "value": str(time.time_ns()).encode()}
        async with self._database.writing() as connection:
            await connection.execute(upsert(connection, meta), values)

    def on_fault(self, listener: Callable[[Fault], None]) -> None:
        """Have somebody told of every failure of the store."""
        self._database.faults.listener = listener

    async def secret(self) -> bytes:
        """32 random bytes, made on first use, the same for all nodes."""
        async with self._database.writing() as connection:
            first = {"key": "secret", "value": secrets.token_bytes(32)}
            await connection.execute(insert_missing(connection, meta), first)
            kept = await connection.scalars(select(meta.c.value).where(meta.c.key == "secret"))
            return bytes(kept.one())

    async def append(
        self, table: str, row: Row, meta: TableMeta, snapshot: bytes | None = None
    ) -> None:
        """Commit an entry durably, the first of a table included; raises `Conflict`."""
        await self._writer.append(table, row, meta, snapshot)
