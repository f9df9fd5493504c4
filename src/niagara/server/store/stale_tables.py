"""Tables that nobody will come back to: given up, never begun, or never finished."""

from sqlalchemy import ColumnElement, and_, delete, or_, select

from niagara.server.store.database_backend import Database
from niagara.server.store.schema import UNFINISHED, entries, members, snapshots, tables


class Stale:
    """The part of the store that drops tables; finished games are kept for ever."""

    _database: Database

    async def drop_stale(self, before: int, running_before: int, limit: int) -> list[str]:
        """Drop some tables last changed before these times, with all that is kept of them."""
        is_stale = _is_stale(before, running_before)
        async with self._database.reading() as connection:
            query = select(tables.c.id).where(is_stale).order_by(tables.c.changed).limit(limit)
            found = list(await connection.scalars(query))
        if not found:
            return []
        async with self._database.writing() as connection:
            # Asked again under the lock that an append needs too: somebody may have come back.
            again = select(tables.c.id).where(tables.c.id.in_(found), is_stale)
            ids = list(await connection.scalars(again.with_for_update(skip_locked=True)))
            for kept in (entries, snapshots, members):
                await connection.execute(delete(kept).where(kept.c.table_id.in_(ids)))
            await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        return ids


def _is_stale(before: int, running_before: int) -> ColumnElement[bool]:
    changed, status = tables.c.changed, tables.c.status
    return and_(
        UNFINISHED,
        changed < max(before, running_before),
        or_(
            and_(status.in_(("open", "abandoned")), changed < before),
            and_(status == "running", changed < running_before),
        ),
    )
