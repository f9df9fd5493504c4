"""The logs of tables, read; the lists made of them; and who sees to bots and clocks."""

from collections.abc import Sequence

from sqlalchemy import Select, bindparam, select, tuple_, update

from niagara.server.store.database_backend import Database
from niagara.server.store.interface import Listed, ListedAt, Overdue, Row
from niagara.server.store.schema import (
    PUBLIC,
    UNFINISHED,
    entries,
    members,
    snapshots,
    tables,
)

ASKED_AT_ONCE = 1000  # table ids in one statement
CLOCKS_DIFFER_MS = 60_000  # clocks of nodes that are set properly differ by less
_LISTED = select(
    tables.c.id, tables.c.sequence, tables.c.status, tables.c.changed, tables.c.summary
).order_by(tables.c.changed.desc(), tables.c.id.desc())
_SEQUENCES = select(tables.c.id, tables.c.sequence).where(
    tables.c.id.in_(bindparam("some", expanding=True))
)


class Logs:
    """The part of the store that is about tables, but for appending."""

    _database: Database

    async def log(self, table: str, after: int = 0, until: int | None = None) -> list[Row]:
        """The entries after a sequence number, up to and with ``until``, in order."""
        columns = (entries.c.sequence, entries.c.at, entries.c.session, entries.c.command)
        query = (
            select(*columns, entries.c.body)
            .where(entries.c.table_id == table, entries.c.sequence > after)
            .order_by(entries.c.sequence)
        )
        if until is not None:
            query = query.where(entries.c.sequence <= until)
        async with self._database.reading() as connection:
            return [Row(*row) for row in await connection.execute(query)]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The newest snapshot and the sequence number it stands for."""
        query = select(snapshots.c.sequence, snapshots.c.body).where(snapshots.c.table_id == table)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.sequence, row.body)

    async def stored_command(self, table: str, session: str, command: str) -> int | None:
        """The sequence number under which a command was stored."""
        query = select(entries.c.sequence).where(
            entries.c.table_id == table, entries.c.session == session, entries.c.command == command
        )
        async with self._database.reading() as connection:
            return await connection.scalar(query)

    async def sequences(self, tables: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each of these tables."""
        found: dict[str, int] = {}
        async with self._database.reading() as connection:
            for start in range(0, len(tables), ASKED_AT_ONCE):
                some = {"some": tables[start : start + ASKED_AT_ONCE]}
                rows = await connection.execute(_SEQUENCES, some)
                found.update((row.id, row.sequence) for row in rows)
        return found

    async def rewrite(self, table: str, sequence: int, body: bytes) -> None:
        """Replace an entry's body: only to forget somebody's words and name."""
        change = (
            update(entries)
            .where(entries.c.table_id == table, entries.c.sequence == sequence)
            .values(body=body)
        )
        async with self._database.writing() as connection:
            await connection.execute(change)

    async def public_tables(
        self, status: str, limit: int, before: ListedAt | None = None
    ) -> list[Listed]:
        """Public tables of a status, the last changed first."""
        return await self._list(_LISTED.where(PUBLIC, tables.c.status == status), limit, before)

    async def tables_of(
        self, session: str, limit: int, before: ListedAt | None = None
    ) -> list[Listed]:
        """The tables where a session sits, the last changed first."""
        sitting = _LISTED.join(members, members.c.table_id == tables.c.id)
        return await self._list(sitting.where(members.c.session == session), limit, before)

    async def _list(
        self, query: Select[str, int, str, int, bytes], limit: int, before: ListedAt | None
    ) -> list[Listed]:
        if before is not None:
            query = query.where(tuple_(tables.c.changed, tables.c.id) < tuple_(*before))
        async with self._database.reading() as connection:
            return [Listed(*row) for row in await connection.execute(query.limit(limit))]

    async def overdue(self, before: int, limit: int) -> list[Overdue]:
        """Tables that were due before some time, the longest waiting first."""
        query = (
            select(tables.c.id, tables.c.node, tables.c.due)
            .where(tables.c.due.is_not(None), tables.c.due < before)
            .order_by(tables.c.due)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [Overdue(*row) for row in await connection.execute(query)]

    async def tables_dated_ahead(self, now: int, limit: int) -> list[Overdue]:
        """Tables that wait for the server, last changed well after ``now``.

        Whoever wrote them had a clock that was ahead, or ours was set back: their times say
        nothing, and without this look they would wait until our clock gets there.
        """
        query = (
            select(tables.c.id, tables.c.node, tables.c.due)
            .where(UNFINISHED, tables.c.changed > now + CLOCKS_DIFFER_MS, tables.c.due.is_not(None))
            .order_by(tables.c.changed)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [Overdue(*row) for row in await connection.execute(query)]

    async def claim(self, overdue: Overdue, node: str, now: int) -> bool:
        """Take over an overdue table, unless somebody else has: it is then due now."""
        change = (
            update(tables)
            .where(tables.c.id == overdue.table)
            .where(tables.c.node == overdue.node, tables.c.due == overdue.due)
            .values(node=node, due=now)
        )
        async with self._database.writing() as connection:
            return (await connection.execute(change)).rowcount == 1

    async def renew(self, table: str, node: str, when: int | None) -> None:
        """Say when a table is due, None for not any more, if this node still has it."""
        change = (
            update(tables)
            .where(tables.c.id == table, tables.c.node == node, tables.c.due.is_not(None))
            .values(due=when)
        )
        async with self._database.writing() as connection:
            await connection.execute(change)
