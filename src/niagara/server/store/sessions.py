"""The part of the store about sessions, and the private links that move them to another device."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import structs

from niagara.server.store.database_backend import AdvisoryLock, StorePart
from niagara.server.store.interface import Session
from niagara.server.store.schema import links, sessions
from niagara.server.store.sql_from_schema import column_names, insert_into, upsert_into

_SELECT: Final = f"SELECT {column_names(sessions)} FROM sessions"  # noqa: S608 - no values
_BY_ID: Final = f"{_SELECT} WHERE id = $1"
_UNUSED: Final = f"{_SELECT} WHERE seen < $1 ORDER BY seen LIMIT $2"
EXISTING_SESSIONS: Final = "SELECT id FROM sessions WHERE id = ANY($1::text[])"
_INSERT: Final = insert_into(sessions)
_TOUCH: Final = "UPDATE sessions SET seen = $2 WHERE id = ANY($1::text[]) AND seen < $3"
_SITS: Final = "SELECT table_id FROM members WHERE session = $1 LIMIT 1"
_FORGET: Final = (
    "DELETE FROM sessions WHERE id = $1",
    "DELETE FROM links WHERE session = $1",
    "DELETE FROM ratings WHERE who = $1",
    "UPDATE results SET name = '' WHERE who = $1",
)
_REMOVE_MEMBER: Final = "DELETE FROM members WHERE table_id = $1 AND session = $2"
_WITHOUT_SESSION: Final = (
    "SELECT DISTINCT session FROM members "
    "WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE id = members.session) LIMIT $1"
)
_PUT_LINK: Final = upsert_into(links)
_TAKE_LINK: Final = "DELETE FROM links WHERE digest = $1 RETURNING session, expires"
_EXPIRED_LINKS: Final = (
    "DELETE FROM links WHERE digest IN "
    "(SELECT digest FROM links WHERE expires <= $1 ORDER BY expires LIMIT $2)"
)


class Sessions(StorePart):
    """All of `Store` that concerns people."""

    async def insert_session(self, session: Session) -> None:
        """Add a session."""
        await self._execute(_INSERT, *structs.astuple(session))

    async def update_session(self, id: str, changes: Mapping[str, object]) -> Session | None:  # noqa: A002 - what it is
        """Change some columns of a session; the session after it, None if it is no more."""
        names = [sessions.columns[name].name for name in changes]  # KeyError for any other
        sets = ", ".join(f"{name} = ${number}" for number, name in enumerate(names, start=2))
        update = f"UPDATE sessions SET {sets} WHERE id = $1 RETURNING {column_names(sessions)}"  # noqa: S608 - no values
        async with self._backend.transaction() as transaction:
            rows = await transaction.rows(update, id, *changes.values())
        return Session(*rows[0]) if rows else None

    async def touch_sessions(self, ids: Sequence[str], seen: int, every: int = 0) -> None:
        """Note that somebody was here, unless that was noted within ``every`` ms before."""
        await self._execute(_TOUCH, list(ids), seen, seen - every)

    async def unused_sessions(self, before: int, limit: int) -> list[Session]:
        """Sessions last seen before some time, the oldest first."""
        return [Session(*row) for row in await self._backend.rows(_UNUSED, before, limit)]

    async def existing_sessions(self, ids: Sequence[str]) -> set[str]:
        """Which of some sessions exist."""
        return {row[0] for row in await self._backend.rows(EXISTING_SESSIONS, list(ids))}

    async def session(self, id: str) -> Session | None:  # noqa: A002 - what it is
        """A session by its id."""
        rows = await self._backend.rows(_BY_ID, id)
        return Session(*rows[0]) if rows else None

    async def delete_session(self, id: str) -> bool:  # noqa: A002 - what it is
        """Forget a session: its row, links and rating; its results lose their name.

        False, and nothing is done, while it sits at a table.
        """
        async with self._backend.transaction() as transaction:
            await transaction.lock(AdvisoryLock.RATINGS)  # see `results.settle`
            if await transaction.rows(_SITS, id):
                return False
            for statement in _FORGET:
                await transaction.execute(statement, id)
        return True

    async def remove_member(self, table: str, session: str) -> None:
        """Note that a session does not sit at a table any more, whatever its log says."""
        await self._execute(_REMOVE_MEMBER, table, session)

    async def members_without_session(self, limit: int) -> list[str]:
        """Sessions that were deleted and still sit at a table."""
        return [row[0] for row in await self._backend.scan(_WITHOUT_SESSION, limit)]

    async def put_link(self, digest: bytes, session: str, expires: int) -> None:
        """Keep the digest of a private link's token."""
        await self._execute(_PUT_LINK, digest, session, expires)

    async def take_link(self, digest: bytes, now: int) -> str | None:
        """The session of a link that has not expired; the link is used up."""
        async with self._backend.transaction() as transaction:
            rows = await transaction.rows(_TAKE_LINK, digest)
        return next((session for session, expires in rows if expires > now), None)

    async def delete_expired_links(self, now: int, limit: int) -> int:
        """Delete some links that nobody took in time, the oldest first; how many."""
        return await self._execute(_EXPIRED_LINKS, now, limit)
