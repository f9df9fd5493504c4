"""What can go wrong with PostgreSQL."""

import asyncio

import pytest

from niagara.server.store.base import Unavailable
from niagara.server.store.migrate import upgrade
from niagara.server.store.sql import SqlStore
from server.parts import Postgres
from server.stores import SECONDS, facts, fill, row

pytestmark = pytest.mark.anyio


async def test_a_stopped_postgres_is_unavailable_and_a_started_one_is_found_again(
    postgres: Postgres, postgres_url: str
) -> None:
    await upgrade(postgres_url)
    store = SqlStore(postgres_url)
    await store.open()
    await fill(store, "t", 1)
    postgres.stop()
    try:
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.append("t", row(2), facts())
            with pytest.raises(Unavailable):
                await store.log("t")
            with pytest.raises(Unavailable):
                await store.put_link(b"d", "ann", 1)
            with pytest.raises(Unavailable):
                await store.ping()
    finally:
        postgres.start()
    await store.append("t", row(2), facts())
    assert await store.log("t") == [row(1), row(2)]
    await store.ping()
    await store.close()


async def test_no_answered_append_is_lost_when_postgres_restarts(
    postgres: Postgres, postgres_url: str
) -> None:
    await upgrade(postgres_url)
    store = SqlStore(postgres_url)
    await store.open()
    restarted = asyncio.Event()
    busy = asyncio.Event()

    async def play(table: str) -> int:
        """Append until some time after the restart; the number of entries that were answered."""
        sequence, after = 0, 0
        while after < 5:
            try:
                await store.append(table, row(sequence + 1), facts())
            except Unavailable:
                await restarted.wait()
                # Only the log says whether the last one was kept.
                sequence = (await store.sequences([table])).get(table, 0)
            else:
                sequence += 1
                after += restarted.is_set()
            if sequence > 3:
                busy.set()
        return sequence

    def restart() -> None:
        postgres.stop()
        postgres.start()

    async with asyncio.timeout(SECONDS):
        names = [f"table {n}" for n in range(30)]
        playing = [asyncio.create_task(play(name)) for name in names]
        await busy.wait()
        await asyncio.to_thread(restart)
        restarted.set()
        counts = await asyncio.gather(*playing)
    for name, count in zip(names, counts, strict=True):
        assert await store.log(name) == [row(n) for n in range(1, count + 1)]
    await store.close()
