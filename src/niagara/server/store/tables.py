"""The part of the store about tables: their logs, lists of them, and which node acts for them."""

from collections.abc import Sequence
from typing import Final

from niagara.server.store.database_backend import StorePart
from niagara.server.store.interface import EXERCISE, Listed, ListedAt, Overdue, Row, StaleBefore
from niagara.server.store.schema import PUBLIC, UNFINISHED

CLOCKS_DIFFER_MS: Final = 60_000  # clocks of nodes that are set properly differ by less
_LOG: Final = (
    "SELECT sequence, at, session, command, body FROM entries "
    "WHERE table_id = $1 AND sequence > $2 AND sequence <= $3 ORDER BY sequence"
)
_SNAPSHOT: Final = "SELECT sequence, body FROM snapshots WHERE table_id = $1"
_COMMAND: Final = (
    "SELECT sequence FROM entries WHERE table_id = $1 AND session = $2 AND command = $3"
)
_SEQUENCES: Final = "SELECT id, sequence FROM tables WHERE id = ANY($1::text[])"
_REWRITE: Final = "UPDATE entries SET body = $4 WHERE table_id = $1 AND sequence = $2 AND body = $3"
_LISTED: Final = "SELECT id, sequence, status, changed, summary FROM tables"
_PUBLIC_TABLES: Final = f"{_LISTED} WHERE {PUBLIC} AND status = $2"
_TABLES_OF: Final = f"{_LISTED} JOIN members ON table_id = id WHERE session = $2"
_GAMES_OF: Final = f"{_TABLES_OF} AND status <> '{EXERCISE}'"
_BEFORE: Final = "AND (changed, id) < ($3, $4)"
_ORDER: Final = "ORDER BY changed DESC, id DESC LIMIT $1"
_OVERDUE: Final = (
    "SELECT id, node, due FROM tables WHERE due IS NOT NULL AND due < $1 ORDER BY due LIMIT $2"
)
_DATED_AHEAD: Final = (
    f"SELECT id, node, due FROM tables WHERE {UNFINISHED} AND changed > $1 "  # noqa: S608 - no values
    "AND due IS NOT NULL ORDER BY changed LIMIT $2"
)
# If the clock of the node is ahead, `changed` tells so to the query for tables dated ahead.
_CLAIM: Final = (
    "UPDATE tables SET node = $4, due = $5, changed = $5 WHERE id = $1 AND node = $2 AND due = $3"
)
_RENEW: Final = "UPDATE tables SET due = $3 WHERE id = $1 AND node = $2 AND due IS NOT NULL"
_IS_STALE: Final = (
    f"{UNFINISHED} AND changed < $2 AND "
    "(status IN ('open', 'abandoned') AND changed < $3 OR status = 'running' AND changed < $4 "
    f"OR status = '{EXERCISE}' AND changed < $5)"
)
_STALE: Final = f"SELECT id FROM tables WHERE {_IS_STALE} ORDER BY changed LIMIT $1"  # noqa: S608 - no values
# The lock is the one that an append needs too: a table that is just written to is skipped.
_STALE_STILL: Final = (
    f"SELECT id FROM tables WHERE id = ANY($1::text[]) AND {_IS_STALE} FOR UPDATE SKIP LOCKED"  # noqa: S608 - no values
)
_DELETE_TABLES: Final = (
    "DELETE FROM entries WHERE table_id = ANY($1::text[])",
    "DELETE FROM snapshots WHERE table_id = ANY($1::text[])",
    "DELETE FROM members WHERE table_id = ANY($1::text[])",
    "DELETE FROM analyses WHERE game = ANY($1::text[])",
    "DELETE FROM tables WHERE id = ANY($1::text[])",
)


class Tables(StorePart):
    """All of `Store` that concerns tables, except for appending to them."""

    async def log(self, table: str, after: int = 0, until: int | None = None) -> list[Row]:
        """The entries after a sequence number, up to and with ``until``, in order."""
        last = 2**62 if until is None else until
        return [Row(*row) for row in await self._backend.rows(_LOG, table, after, last)]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The newest snapshot and the sequence number it stands for."""
        rows = await self._backend.rows(_SNAPSHOT, table)
        return (rows[0][0], rows[0][1]) if rows else None

    async def stored_command(self, table: str, session: str, command: str) -> int | None:
        """The sequence number under which a command was stored."""
        rows = await self._backend.rows(_COMMAND, table, session, command)
        return rows[0][0] if rows else None

    async def sequences(self, tables: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each of these tables."""
        rows = await self._backend.rows(_SEQUENCES, list(tables))
        return {row[0]: row[1] for row in rows}

    async def rewrite(self, table: str, row: Row, body: bytes) -> bool:
        """Replace the body of an entry, if it is still that of ``row``; answers whether it was."""
        return await self._execute(_REWRITE, table, row.sequence, row.body, body) == 1

    async def public_tables(
        self, status: str, limit: int, before: ListedAt | None = None
    ) -> list[Listed]:
        """Public tables of a status, the last changed first."""
        return await self._list(_PUBLIC_TABLES, status, limit, before)

    async def tables_of(
        self,
        session: str,
        limit: int,
        before: ListedAt | None = None,
        *,
        without_exercises: bool = False,
    ) -> list[Listed]:
        """The tables where a session sits, the last changed first."""
        query = _GAMES_OF if without_exercises else _TABLES_OF
        return await self._list(query, session, limit, before)

    async def _list(
        self, query: str, wanted: str, limit: int, before: ListedAt | None
    ) -> list[Listed]:
        page = _ORDER if before is None else f"{_BEFORE} {_ORDER}"
        rows = await self._backend.rows(f"{query} {page}", limit, wanted, *(before or ()))
        return [Listed(*row) for row in rows]

    async def overdue(self, before: int, limit: int) -> list[Overdue]:
        """Tables that were due before some time, the longest waiting first."""
        return [Overdue(*row) for row in await self._backend.rows(_OVERDUE, before, limit)]

    async def tables_dated_ahead(self, now: int, limit: int) -> list[Overdue]:
        """Tables that wait for the server, last changed well after ``now``.

        The clock of the node that wrote them was ahead, or ours was set back: their times mean
        nothing, and without this query they would wait until our clock gets there.
        """
        rows = await self._backend.rows(_DATED_AHEAD, now + CLOCKS_DIFFER_MS, limit)
        return [Overdue(*row) for row in rows]

    async def claim(self, overdue: Overdue, node: str, now: int) -> bool:
        """Take over an overdue table, unless another node has: it is then changed and due now."""
        seen = (overdue.table, overdue.node, overdue.due)
        return await self._execute(_CLAIM, *seen, node, now) == 1

    async def renew(self, table: str, node: str, when: int | None) -> None:
        """Set when a table is due, None for not any more, if this node still has it."""
        await self._execute(_RENEW, table, node, when)

    async def drop_stale(self, before: StaleBefore, limit: int) -> list[str]:
        """Delete some tables last changed before these times, with all that is kept of them."""
        times = (max(before), *before)
        found = [row[0] for row in await self._backend.rows(_STALE, limit, *times)]
        if not found:
            return []
        async with self._backend.transaction() as transaction:
            # Asked again within the transaction: somebody may have come back.
            ids = [row[0] for row in await transaction.rows(_STALE_STILL, found, *times)]
            for statement in _DELETE_TABLES:
                await transaction.execute(statement, ids)
        return ids
