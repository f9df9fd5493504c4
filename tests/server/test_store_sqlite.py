"""What can go wrong with a file, and what SQLite is asked for."""

import asyncio
import sqlite3

import pytest

from niagara.server.store.database_backend import Rows
from niagara.server.store.interface import Row, Unavailable
from niagara.server.store.sql_store import SqlStore
from niagara.server.store.sqlite import _run as run
from server.stores import SECONDS, fill, game, largest_file, meet, meta, one_more, row


async def test_a_full_disk_refuses_and_room_heals(sqlite_store: SqlStore) -> None:
    await fill(sqlite_store, "t", 1)
    big = Row(2, 1, None, None, b" " * 5_000_000)
    with largest_file(4_000_000), pytest.raises(Unavailable):
        await sqlite_store.append("t", big, meta())
    assert await sqlite_store.log("t") == [row(1)]
    await sqlite_store.append("t", big, meta())
    assert await sqlite_store.log("t") == [row(1), big]


async def test_an_append_waits_for_another_process_that_writes(
    sqlite_store: SqlStore, sqlite_url: str
) -> None:
    store = sqlite_store
    other = sqlite3.connect(sqlite_url, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(store.append("t", row(1), meta()))
    while not store._backend._write_lock.locked():  # type: ignore[attr-defined] # noqa: ASYNC110 - there is no event
        await asyncio.sleep(0)
    assert await store.log("t") == []  # reading does not wait
    assert not waiting.done()
    other.execute("ROLLBACK")
    other.close()
    async with asyncio.timeout(SECONDS):
        await waiting


async def test_sqlite_is_durable_to_the_last_commit(sqlite_store: SqlStore) -> None:
    writer = sqlite_store._backend._writer  # type: ignore[attr-defined]
    assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert writer.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert writer.execute("PRAGMA foreign_keys").fetchone() == (1,)


async def test_every_question_is_answered_by_an_index(
    sqlite_store: SqlStore, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = sqlite_store
    asked: list[tuple[str, tuple[object, ...]]] = []

    rows = store._backend.rows

    async def note(sql: str, *values: object) -> Rows:
        asked.append((sql, values))
        return await rows(sql, *values)

    monkeypatch.setattr(store._backend, "rows", note)
    await store.log("t", 3)
    await store.log("t", 3, 5)
    await store.snapshot("t")
    await store.stored_command("t", "ann", "c")
    await store.sequences(["t", "u"])
    await store.public_tables("open", 10)
    await store.public_tables("open", 10, (5, "t"))
    await store.tables_of("ann", 10)
    await store.tables_of("ann", 10, (5, "t"))
    await store.overdue(5, 10)
    await store.tables_dated_ahead(5, 10)
    await store.session("ann")
    await store.existing_sessions(["ann", "bob"])
    await store.unused_sessions(5, 10)
    await store.unsettled(10)
    await store.leaderboard(10)
    await store.rating("ann")
    for only_rated in (False, True):
        await store.results_of("ann", 10, only_rated=only_rated)
        await store.results_of("ann", 10, (5, "t", 0), only_rated=only_rated)
    await meet(store, "ann")
    await store.settle(game("t", "ann"), one_more)
    await store.leaderboard(10, "ann")  # asks twice
    assert len(asked) == 23
    connection = sqlite3.connect(sqlite_url)
    scans = 0
    for statement, values in asked:
        steps = [step[3] for step in run(connection, f"EXPLAIN QUERY PLAN {statement}", values)]
        plan = [step for step in steps if "json_each" not in step and "LIST SUBQ" not in step]
        assert all("INDEX" in step for step in plan if "B-TREE" not in step), (statement, plan)
        scans += any("SCAN" in step for step in plan)
        if "JOIN members" not in statement:  # somebody sits at few tables: sorting them is cheap
            assert not any("B-TREE" in step for step in plan), (statement, plan)
    assert scans == 2  # the leaderboard and the unsettled games: their indexes hold just these
    connection.close()
