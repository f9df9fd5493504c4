"""Sessions and the private links that move them to another device."""

from typing import Final

from sqlalchemy import delete, select, update

from niagara.server.store.base import Session
from niagara.server.store.database import Database
from niagara.server.store.locks import lock_ratings
from niagara.server.store.schema import links, members, ratings, results, sessions
from niagara.server.store.upsert import upsert

BY_ID: Final = "SELECT id, name, language, preferences, created, seen FROM sessions WHERE id = ?"


class Sessions:
    """The part of the store that is about people."""

    _database: Database

    async def put_session(self, session: Session) -> None:
        """Add or replace a session."""
        values = {
            "id": session.id,
            "name": session.name,
            "language": session.language,
            "preferences": session.preferences,
            "created": session.created,
            "seen": session.seen,
        }
        async with self._database.writing() as connection:
            await connection.execute(upsert(connection, sessions), values)

    async def session(self, id: str) -> Session | None:  # noqa: A002 - what it is
        """A session by its id."""
        if self._database.glance is not None:
            row = self._database.glance.row(BY_ID, (id,))
            return None if row is None else Session(*row)
        async with self._database.reading() as connection:
            found = (await connection.execute(select(sessions).where(sessions.c.id == id))).first()
        return None if found is None else Session(*found)

    async def delete_session(self, id: str) -> None:  # noqa: A002 - what it is
        """Forget a session: its row, links, rating, memberships; its results lose their name."""
        async with self._database.writing() as connection:
            await lock_ratings(connection)  # a game that is being settled would bring it back
            await connection.execute(delete(sessions).where(sessions.c.id == id))
            await connection.execute(delete(links).where(links.c.session == id))
            await connection.execute(delete(ratings).where(ratings.c.who == id))
            await connection.execute(delete(members).where(members.c.session == id))
            await connection.execute(update(results).where(results.c.who == id).values(name=""))

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
