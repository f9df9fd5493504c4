"""Who may change ratings: one at a time among all nodes."""

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

_RATINGS = 0x4E696167  # any number, as long as nobody else locks the same


async def lock_ratings(connection: AsyncConnection) -> None:
    """Wait until nobody else changes ratings; held to the end of the transaction.

    Rows that are not there yet cannot be locked, and nearly every rated game changes a bot's row
    anyway: one lock for all is as fast, and nobody can lock in another order. On SQLite whoever
    writes is alone already.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _RATINGS})
