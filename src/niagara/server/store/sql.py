"""The store in a SQL database: SQLite for one node, PostgreSQL for several."""

import secrets

from sqlalchemy import select, text

from niagara.server.store.base import Facts, Row
from niagara.server.store.database import Database
from niagara.server.store.logs import Logs
from niagara.server.store.migrate import check
from niagara.server.store.postgres_pen import PostgresPen
from niagara.server.store.results import Results
from niagara.server.store.schema import meta
from niagara.server.store.sessions import Sessions
from niagara.server.store.sqlite_pen import SqlitePen
from niagara.server.store.stale import Stale
from niagara.server.store.upsert import insert_missing
from niagara.server.store.url import is_sqlite, read_url
from niagara.server.store.writer import Writer


class SqlStore(Logs, Stale, Sessions, Results):
    """A `Store`; the address is what `url.read_url` understands."""

    def __init__(self, url: str) -> None:
        self._database = Database(read_url(url))
        pen = SqlitePen if is_sqlite(self._database.url) else PostgresPen
        self._writer = Writer(pen(self._database))

    async def open(self) -> None:
        """Connect; the schema must be current (see `migrate`)."""
        try:
            async with self._database.reading() as connection:
                await connection.run_sync(check)
            await self._writer.open()
        except BaseException:
            await self._database.close()
            raise

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        await self._writer.close()
        await self._database.close()

    async def ping(self) -> None:
        """Raise if the store does not answer."""
        async with self._database.reading() as connection:
            await connection.execute(text("SELECT 1"))

    async def secret(self) -> bytes:
        """32 random bytes, made on first use, the same for all nodes."""
        async with self._database.writing() as connection:
            first = {"key": "secret", "value": secrets.token_bytes(32)}
            await connection.execute(insert_missing(connection, meta), first)
            kept = await connection.scalars(select(meta.c.value).where(meta.c.key == "secret"))
            return bytes(kept.one())

    async def append(
        self, table: str, row: Row, facts: Facts, snapshot: bytes | None = None
    ) -> None:
        """Commit an entry durably, the first of a table included; raises `Conflict`."""
        await self._writer.append(table, row, facts, snapshot)
