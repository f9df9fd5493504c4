"""The `Store` in a SQL database: SQLite for one node, PostgreSQL for several."""

import secrets
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import URL

from niagara.server.store.analyses import Analyses
from niagara.server.store.append_queue import AppendQueue
from niagara.server.store.database_backend import DatabaseBackend
from niagara.server.store.interface import Fault, Row, TableMeta
from niagara.server.store.migrate import check_version
from niagara.server.store.results import Results
from niagara.server.store.schema import meta as values
from niagara.server.store.sessions import Sessions
from niagara.server.store.sql_from_schema import insert_into, upsert_into
from niagara.server.store.sqlite import SqliteBackend
from niagara.server.store.tables import Tables
from niagara.server.store.url import is_sqlite, read_url
from niagara.server.store.write_probe import WriteProbe

_META_VALUE: Final = "SELECT value FROM meta WHERE key = $1"


def _backend_for(url: URL) -> DatabaseBackend:
    if is_sqlite(url):
        return SqliteBackend(url.database or "")
    from niagara.server.store.postgres import PostgresBackend  # noqa: PLC0415 - slow to import

    return PostgresBackend(url)


class SqlStore(Tables, Sessions, Results, Analyses):
    """A `Store`; the address is what `url.read_url` understands."""

    def __init__(self, url: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._url: Final = read_url(url)
        self._backend = _backend_for(self._url)
        self._appends: Final = AppendQueue(self._backend.write_appends)
        self._probe: Final = WriteProbe(self._write_time, clock)

    async def open(self) -> None:
        """Connect; the schema must be current (see `migrate`), and writing must work."""
        try:
            await self._backend.open()
            await check_version(self._url)
            await self._write_time()
            self._appends.open()
            self._backend.faults.is_open = True
        except BaseException:
            await self._backend.close()
            raise

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        await self._appends.close()
        await self._backend.close()

    async def ping(self) -> None:
        """Raise `Unavailable` unless something could be written within the last second."""
        await self._probe.check()

    async def _write_time(self) -> None:
        value = str(time.time_ns()).encode()
        await self._execute(upsert_into(values), "written", value)

    def on_fault(self, listener: Callable[[Fault], None]) -> None:
        """Call a listener at every failure of the store."""
        self._backend.faults.listener = listener

    async def secret(self) -> bytes:
        """32 random bytes, made on first use, the same for all nodes."""
        insert = f"{insert_into(values)} ON CONFLICT DO NOTHING"
        async with self._backend.transaction() as transaction:
            await transaction.execute(insert, "secret", secrets.token_bytes(32))
            ((value,),) = await transaction.rows(_META_VALUE, "secret")
        return bytes(value)

    async def append(
        self, table: str, row: Row, meta: TableMeta, snapshot: bytes | None = None
    ) -> None:
        """Commit an entry durably, the first of a table included; raises `Conflict`."""
        await self._appends.append(table, row, meta, snapshot)
