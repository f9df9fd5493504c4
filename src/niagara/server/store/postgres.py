"""PostgreSQL: one pool of connections for everything, used through asyncpg directly.

SQLAlchemy in between took four to nine times the processor time of a statement, and would send one
statement for each row of a group of appends; here a group is one for each table of the schema. The
pool replaces connections that PostgreSQL has closed when they are taken, so none is tested before
its use, and none is reset after it: a transaction leaves nothing behind on its connection.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import asyncpg
from sqlalchemy import URL, BigInteger, Boolean, LargeBinary, Table

from niagara.server.store.append_group import META_COLUMNS, Append, AppendStatements, write_group
from niagara.server.store.database_backend import AdvisoryLock, Rows
from niagara.server.store.fault_log import FaultLog
from niagara.server.store.interface import Conflict, Unavailable
from niagara.server.store.schema import entries, members, snapshots, tables
from niagara.server.store.sql_from_schema import on_conflict_replace
from niagara.server.store.translate_errors import translate_errors

MOST_CONNECTIONS: Final = 15
CONNECT_S: Final = 5
ANSWER_S: Final = 30  # for a statement, and for a connection of the pool
_TYPES: Final = {BigInteger: "bigint", Boolean: "boolean", LargeBinary: "bytea"}


def _unnested(table: Table, columns: Iterable[str]) -> str:
    """Rows of a table, given as one array for each column."""
    types = (_TYPES.get(type(table.columns[name].type), "text") for name in columns)
    arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types, start=1))
    return f"unnest({arrays}) AS given({', '.join(columns)})"


def _insert_all(table: Table, columns: Sequence[str] = ()) -> str:
    names = columns or table.columns.keys()
    rows = _unnested(table, names)
    return f"INSERT INTO {table.name} ({', '.join(names)}) SELECT * FROM {rows}"  # noqa: S608 - no values


_CHANGES: Final = ", ".join(f"{name} = given.{name}" for name in META_COLUMNS[1:])
_APPEND: Final = AppendStatements(
    insert_tables=_insert_all(tables, META_COLUMNS),
    update_tables=(
        f"UPDATE tables SET {_CHANGES} FROM {_unnested(tables, META_COLUMNS)} "  # noqa: S608 - no values
        "WHERE tables.id = given.id AND tables.sequence = given.sequence - 1"
    ),
    insert_entries=_insert_all(entries),
    upsert_snapshots=f"{_insert_all(snapshots)} {on_conflict_replace(snapshots)}",
    delete_members="DELETE FROM members WHERE table_id = ANY($1::text[])",
    insert_members=_insert_all(members),
)


def connect_arguments(url: URL, answer_s: float | None = ANSWER_S) -> dict[str, Any]:
    """What asyncpg needs to connect, in the pool and outside; None: no limit for a statement."""
    return {
        "dsn": url.render_as_string(hide_password=False),
        "timeout": CONNECT_S,
        "command_timeout": answer_s,
        "server_settings": {
            "application_name": "niagara",
            # A node that freezes must not keep its locks.
            "idle_in_transaction_session_timeout": str(int((answer_s or 0) * 1000)),
        },
    }


class PostgresBackend:
    """A `DatabaseBackend` for one database."""

    def __init__(self, url: URL) -> None:
        self.faults = FaultLog()
        self._url: Final = url
        self._pool: Any = None

    async def open(self) -> None:
        """Make the pool; it connects when it is asked for something."""
        self._pool = await asyncpg.create_pool(
            **connect_arguments(self._url),
            min_size=0,
            max_size=MOST_CONNECTIONS,
            reset=_reset_nothing,
        )

    async def close(self) -> None:
        """Close every connection."""
        if self._pool is not None:
            # Whatever goes wrong, the pool then ends its connections at once.
            with suppress(Unavailable), translate_errors():
                async with asyncio.timeout(ANSWER_S):
                    await self._pool.close()

    async def rows(self, sql: str, *values: object) -> Rows:
        """The rows of one statement, which sees what is committed."""
        with self.faults:
            async with self._pool.acquire(timeout=ANSWER_S) as connection:
                found: Rows = await connection.fetch(sql, *values)
                return found

    scan = rows

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator["PostgresTransaction"]:
        """A transaction, durable once the block has ended, rolled back if it raises."""
        with self.faults:
            async with (
                self._pool.acquire(timeout=ANSWER_S) as connection,
                connection.transaction(),
            ):
                yield PostgresTransaction(connection)
        self.faults.note_success()

    async def write_appends(self, group: Sequence[Append]) -> None:
        """Commit a group of appends: all of it or nothing."""
        async with self.transaction() as transaction:
            try:
                # Nodes that lock tables in the same order cannot block each other for good.
                ordered = sorted(group, key=lambda append: append.table)
                await write_group(ordered, _APPEND, transaction.execute_arrays)
            except asyncpg.TransactionRollbackError:
                raise Conflict("another node wrote to the same table") from None


class PostgresTransaction:
    """A `Transaction` on a connection of the pool."""

    def __init__(self, connection: Any) -> None:
        self._connection: Final = connection

    async def rows(self, sql: str, *values: object) -> Rows:
        """The rows a statement finds or returns."""
        found: Rows = await self._connection.fetch(sql, *values)
        return found

    async def execute(self, sql: str, *values: object) -> int:
        """Execute a statement that returns nothing; how many rows it changed."""
        status: str = await self._connection.execute(sql, *values)  # such as "UPDATE 3"
        return int(status.rpartition(" ")[2])

    async def execute_many(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        """Execute a statement once for each row of values."""
        await self._connection.executemany(sql, rows)

    async def lock(self, lock: AdvisoryLock) -> None:
        """Wait until no other transaction holds this lock; held to the end of this one."""
        await self._connection.fetch("SELECT pg_advisory_xact_lock($1)", int(lock))

    async def execute_arrays(self, sql: str, rows: Sequence[Sequence[object]]) -> int:
        """Execute a statement that takes an array for each column; how many rows it changed."""
        return await self.execute(sql, *zip(*rows, strict=True))


async def _reset_nothing(_connection: object) -> None:
    """Called instead of asyncpg's own reset, which costs a round trip."""
