"""Sessions and the private links that move them to another device."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import structs
from sqlalchemy import bindparam, delete, insert, select, update

from niagara.server.store.database_backend import Database
from niagara.server.store.interface import Session
from niagara.server.store.locks import lock_ratings
from niagara.server.store.schema import links, members, ratings, results, sessions
from niagara.server.store.sql_text import upsert

BY_ID: Final = "SELECT id, name, language, preferences, created, seen FROM sessions WHERE id = ?"
ASKED_AT_ONCE: Final = 1000  # sessions in one statement
_EXISTING: Final = select(sessions.c.id).where(sessions.c.id.in_(bindparam("some", expanding=True)))


class Sessions:
    """The part of the store that is about people."""

    _database: Database

    async def insert_session(self, session: Session) -> None:
        """Add a session."""
        async with self._database.writing() as connection:
            await connection.execute(insert(sessions), structs.asdict(session))

    async def update_session(self, id: str, changes: Mapping[str, object]) -> Session | None:  # noqa: A002 - what it is
        """Change some columns of a session; the session after it, None if it is no more."""
        change = update(sessions).where(sessions.c.id == id).values(changes).returning(sessions)
        async with self._database.writing() as connection:
            row = (await connection.execute(change)).first()
        return None if row is None else Session(*row)

    async def touch_sessions(self, ids: Sequence[str], seen: int, every: int = 0) -> None:
        """Note that somebody was here, unless that was noted within ``every`` ms before."""
        touch = update(sessions).where(
            sessions.c.id.in_(bindparam("some", expanding=True)), sessions.c.seen < seen - every
        )
        async with self._database.writing() as connection:
            for start in range(0, len(ids), ASKED_AT_ONCE):
                some = {"some": ids[start : start + ASKED_AT_ONCE]}
                await connection.execute(touch.values(seen=seen), some)

    async def unused_sessions(self, before: int, limit: int) -> list[Session]:
        """Sessions last seen before some time, the oldest first."""
        query = select(sessions).where(sessions.c.seen < before)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(sessions.c.seen).limit(limit))
            return [Session(*row) for row in rows]

    async def existing_sessions(self, ids: Sequence[str]) -> set[str]:
        """Those of some sessions that are there."""
        found: set[str] = set()
        async with self._database.reading() as connection:
            for start in range(0, len(ids), ASKED_AT_ONCE):
                some = {"some": ids[start : start + ASKED_AT_ONCE]}
                found.update(await connection.scalars(_EXISTING, some))
        return found

    async def session(self, id: str) -> Session | None:  # noqa: A002 - what it is
        """A session by its id."""
        if self._database.glance is not None:
            with self._database.translating():
                row = self._database.glance.row(BY_ID, (id,))
            return None if row is None else Session(*row)
        async with self._database.reading() as connection:
            found = (await connection.execute(select(sessions).where(sessions.c.id == id))).first()
        return None if found is None else Session(*found)

    async def delete_session(self, id: str) -> bool:  # noqa: A002 - what it is
        """Forget a session: its row, links and rating; its results lose their name.

        False, and nothing is done, while it sits at a table.
        """
        async with self._database.writing() as connection:
            await lock_ratings(connection)  # a game that is being settled would bring it back
            sits = select(members.c.table_id).where(members.c.session == id).limit(1)
            if await connection.scalar(sits) is not None:
                return False
            await connection.execute(delete(sessions).where(sessions.c.id == id))
            await connection.execute(delete(links).where(links.c.session == id))
            await connection.execute(delete(ratings).where(ratings.c.who == id))
            await connection.execute(update(results).where(results.c.who == id).values(name=""))
        return True

    async def remove_member(self, table: str, session: str) -> None:
        """A session does not sit at a table any more, whatever its log says."""
        leave = delete(members).where(members.c.table_id == table, members.c.session == session)
        async with self._database.writing() as connection:
            await connection.execute(leave)

    async def members_without_session(self, limit: int) -> list[str]:
        """Sessions that are no more, and still sit at a table."""
        known = select(sessions.c.id).where(sessions.c.id == members.c.session)
        query = select(members.c.session).where(~known.exists()).distinct().limit(limit)
        async with self._database.reading() as connection:
            return list(await connection.scalars(query))

    async def put_link(self, digest: bytes, session: str, expires: int) -> None:
        """Keep the digest of a private link's token."""
        values = {"digest": digest, "session": session, "expires": expires}
        async with self._database.writing() as connection:
            await connection.execute(upsert(connection, links), values)

    async def take_link(self, digest: bytes, now: int) -> str | None:
        """The session of a link that has not expired; the link is used up."""
        async with self._database.writing() as connection:
            taken = await connection.execute(
                delete(links)
                .where(links.c.digest == digest, links.c.expires > now)
                .returning(links.c.session)
            )
            session: str | None = taken.scalar()
            # Links that nobody took would stay for ever.
            await connection.execute(delete(links).where(links.c.expires <= now))
        return session
