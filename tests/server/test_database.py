"""Connections to a database: whoever takes one gives it back, whatever happens."""

import asyncio

import pytest
from sqlalchemy import event, text

from niagara.server.store.database_backend import Database
from niagara.server.store.url import read_url

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("moment", ["connect", "checkout", "before_cursor_execute", "checkin"])
@pytest.mark.parametrize("way", ["reading", "writing", "viewing"])
async def test_whoever_is_cancelled_gives_its_connection_back(
    empty_url: str, way: str, moment: str
) -> None:
    database = Database(read_url(empty_url))
    engine = database.reader.sync_engine  # on PostgreSQL its pool is the writer's too

    async def ask() -> None:
        async with getattr(database, way)() as connection:
            await connection.execute(text("SELECT 1"))

    await ask()  # there is a connection in the pool, except for the moment of connecting
    if moment == "connect":
        await database.close()
    task = asyncio.create_task(ask())
    event.listen(engine, moment, lambda *_: task.cancel())
    await asyncio.wait([task])
    assert engine.pool.checkedout() == 0  # type: ignore[attr-defined]
    await database.close()
