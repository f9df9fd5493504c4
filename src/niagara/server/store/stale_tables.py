"""The part of the store that deletes tables nobody will come back to; finished games are kept."""

from typing import Final

from niagara.server.store.database_backend import DatabaseBackend
from niagara.server.store.schema import UNFINISHED

_IS_STALE: Final = (
    f"{UNFINISHED} AND changed < $2 AND "
    "(status IN ('open', 'abandoned') AND changed < $3 OR status = 'running' AND changed < $4)"
)
_FIND: Final = f"SELECT id FROM tables WHERE {_IS_STALE} ORDER BY changed LIMIT $1"  # noqa: S608 - no values
# The lock is the one that an append needs too: a table that is just written to is skipped.
_FIND_AGAIN: Final = (
    f"SELECT id FROM tables WHERE id = ANY($1::text[]) AND {_IS_STALE} FOR UPDATE SKIP LOCKED"  # noqa: S608 - no values
)
_DELETE: Final = (
    "DELETE FROM entries WHERE table_id = ANY($1::text[])",
    "DELETE FROM snapshots WHERE table_id = ANY($1::text[])",
    "DELETE FROM members WHERE table_id = ANY($1::text[])",
    "DELETE FROM tables WHERE id = ANY($1::text[])",
)


class StaleTables:
    """All of `Store` that deletes tables."""

    _backend: DatabaseBackend

    async def drop_stale(self, before: int, running_before: int, limit: int) -> list[str]:
        """Delete some tables last changed before these times, with all that is kept of them."""
        times = (max(before, running_before), before, running_before)
        found = [row[0] for row in await self._backend.rows(_FIND, limit, *times)]
        if not found:
            return []
        async with self._backend.transaction() as transaction:
            # Asked again within the transaction: somebody may have come back.
            ids = [row[0] for row in await transaction.rows(_FIND_AGAIN, found, *times)]
            for statement in _DELETE:
                await transaction.execute(statement, ids)
        return ids
