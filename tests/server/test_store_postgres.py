"""What can go wrong with PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from itertools import count

import asyncpg
import pytest

from niagara.server.store.interface import Fault, Unavailable
from niagara.server.store.sql_store import SqlStore
from niagara.server.store.translate_errors import translate_errors
from server.parts import Postgres
from server.stores import SECONDS, fault, fill, meta, opened, row


@pytest.fixture
async def store(upgraded_postgres_url: str) -> AsyncIterator[SqlStore]:
    async with opened(upgraded_postgres_url, clock=count().__next__) as store:  # pings are all new
        yield store


@pytest.fixture
def noted(store: SqlStore) -> list[Fault]:
    """The faults that the store tells of."""
    faults: list[Fault] = []
    store.on_fault(faults.append)
    return faults


def test_a_connection_that_was_idle_when_postgres_stopped_is_unavailable() -> None:
    with pytest.raises(Unavailable), translate_errors():
        raise asyncpg.InternalClientError("got result for unknown protocol state 0")


async def test_a_stopped_postgres_is_unavailable_and_a_started_one_is_found_again(
    postgres: Postgres, store: SqlStore, noted: list[Fault]
) -> None:
    await fill(store, "t", 1)
    postgres.stop()
    try:
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.append("t", row(2), meta())
            with pytest.raises(Unavailable):
                await store.log("t")
            with pytest.raises(Unavailable):
                await store.put_link(b"d", "ann", 1)
            with pytest.raises(Unavailable):
                await store.ping()
    finally:
        postgres.start()
    await store.append("t", row(2), meta())
    assert await store.log("t") == [row(1), row(2)]
    await store.ping()
    assert noted == ["away"] * 8


async def test_no_answered_append_is_lost_when_postgres_restarts(
    postgres: Postgres, store: SqlStore
) -> None:
    restarted = asyncio.Event()
    busy = asyncio.Event()

    async def play(table: str) -> int:
        """Append until some time after the restart; the number of entries that were answered."""
        sequence, after = 0, 0
        while after < 5:
            try:
                await store.append(table, row(sequence + 1), meta())
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
    for name, kept in zip(names, counts, strict=True):
        assert await store.log(name) == [row(n) for n in range(1, kept + 1)]


async def test_a_database_that_may_only_be_read_is_refused_until_it_may_be_written(
    upgraded_postgres_url: str, store: SqlStore, noted: list[Fault]
) -> None:
    await fill(store, "t", 1)
    admin = await asyncpg.connect(upgraded_postgres_url)
    name = await admin.fetchval("SELECT current_database()")
    try:
        await admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await store._backend._pool.expire_connections()  # type: ignore[attr-defined]  # the setting is for new connections
        with fault("read-only"):
            await store.append("t", row(2), meta())
        with pytest.raises(Unavailable):
            await store.ping()
        assert await store.log("t") == [row(1)]
        assert set(noted) == {"read-only"}
        await admin.execute("SET default_transaction_read_only = off")
        await admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        await store._backend._pool.expire_connections()  # type: ignore[attr-defined]
    finally:
        await admin.close()
    await store.append("t", row(2), meta())
    await store.ping()
