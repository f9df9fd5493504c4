"""What only one may do at a time among all nodes; on SQLite whoever writes is alone already."""

from sqlalchemy import text

from niagara.server.store.database_backend import Writing

_RATINGS, _SCHEMA = 0x4E696167, 0x4E696168  # any numbers that nobody else locks


async def lock_ratings(connection: Writing) -> None:
    """Wait until nobody else changes ratings; held to the end of the transaction.

    Rows that are not there yet cannot be locked, and nearly every rated game changes a bot's row
    anyway: one lock for all is as fast, and nobody can lock in another order.
    """
    await _lock(connection, _RATINGS)


async def lock_schema(connection: Writing) -> None:
    """Wait until nobody else changes the schema: nodes may start at once."""
    await _lock(connection, _SCHEMA)


async def _lock(connection: Writing, key: int) -> None:
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})
