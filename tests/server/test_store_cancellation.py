"""Whoever is cancelled while using the database gives back what they hold, whenever that is."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from niagara.server.store.database_backend import DatabaseBackend
from niagara.server.store.postgres import MOST_CONNECTIONS, PostgresBackend
from niagara.server.store.sql_store import SqlStore
from niagara.server.store.sqlite import SqliteBackend
from server.stores import SECONDS

WAYS: dict[str, Callable[[SqlStore], Awaitable[object]]] = {
    "rows": lambda store: store.log("t"),
    "scan": lambda store: store.members_without_session(1),
    "transaction": lambda store: store.touch_sessions(["ann"], 1),
}


async def take_all(backend: DatabaseBackend) -> None:
    """Take all that there is to take, or wait for ever."""
    if isinstance(backend, SqliteBackend):
        async with backend.transaction():
            return
    assert isinstance(backend, PostgresBackend)
    async with AsyncExitStack() as stack:
        for _ in range(MOST_CONNECTIONS):
            await stack.enter_async_context(backend._pool.acquire())


@pytest.mark.parametrize("is_connected", [False, True])
@pytest.mark.parametrize("way", WAYS)
async def test_whoever_is_cancelled_gives_its_connection_back(
    store: SqlStore, way: str, is_connected: bool
) -> None:
    turns = 0
    while True:
        if not is_connected and isinstance(store._backend, PostgresBackend):
            await store._backend._pool.expire_connections()
        task = asyncio.ensure_future(WAYS[way](store))
        for _ in range(turns):
            await asyncio.sleep(0)
        if task.done():
            break  # every moment before was tried
        task.cancel()
        await asyncio.wait([task])
        turns += 1 + turns // 4
    async with asyncio.timeout(SECONDS):
        await take_all(store._backend)
