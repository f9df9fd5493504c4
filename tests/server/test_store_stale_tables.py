"""Tables that nobody comes back to are dropped; whatever was finished or touched is kept."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from niagara.server.store.database_backend import Transaction
from niagara.server.store.interface import Conflict, Row, StaleBefore
from niagara.server.store.sql_store import SqlStore
from server.stores import Pair, game, meta, one_more

OLD, NEW, BEFORE = 100, 2_000, 1_000


def at(sequence: int, time: int) -> Row:
    return Row(sequence, time, "ann", f"command {sequence}", b"{}")


async def test_what_was_given_up_or_never_begun_or_finished_is_dropped(store: SqlStore) -> None:
    for status in ("open", "abandoned", "running", "over"):
        for age, time in (("old", OLD), ("middle", BEFORE - 1), ("new", NEW)):
            await store.append(f"{status} {age}", at(1, time), meta(status=status))
    dropped = await store.drop_stale(StaleBefore(BEFORE, BEFORE // 2, BEFORE), 100)
    assert set(dropped) == {
        "open old", "open middle", "abandoned old", "abandoned middle", "running old"
    }  # fmt: skip
    assert await store.drop_stale(StaleBefore(BEFORE, BEFORE // 2, BEFORE), 100) == []


async def test_nothing_of_a_dropped_table_is_left_and_nothing_of_others_is_lost(
    store: SqlStore,
) -> None:
    for name, time in (("stale", OLD), ("kept", NEW)):
        await store.append(name, at(1, time), meta(("ann",), "open"), b"snapshot")
        await store.append(name, at(2, time), meta(("ann",), "open", due=5))
    assert await store.drop_stale(StaleBefore(BEFORE, BEFORE, BEFORE), 10) == ["stale"]
    assert await store.log("stale") == []
    assert await store.snapshot("stale") is None
    assert await store.sequences(["stale", "kept"]) == {"kept": 2}
    assert [each.table for each in await store.tables_of("ann", 10)] == ["kept"]
    assert [each.table for each in await store.overdue(9, 10)] == ["kept"]
    assert len(await store.log("kept")) == 2
    assert await store.snapshot("kept") == (1, b"snapshot")
    with pytest.raises(Conflict):
        await store.append("stale", at(3, NEW), meta())
    await store.append("stale", at(1, NEW), meta())  # the same command may make it again


async def test_a_few_at_a_time_the_oldest_first(store: SqlStore) -> None:
    for n in range(5):
        await store.append(f"table {n}", at(1, OLD - n), meta(status="abandoned"))
    drops = [await store.drop_stale(StaleBefore(BEFORE, BEFORE, BEFORE), 2) for _ in range(4)]
    assert [set(drop) for drop in drops] == [
        {"table 4", "table 3"}, {"table 2", "table 1"}, {"table 0"}, set()
    ]  # fmt: skip


async def test_results_stay_when_finished_games_do(store: SqlStore) -> None:
    await store.append("t", at(1, OLD), meta(status="over"))
    await store.settle(game("t", "ann", "bob"), one_more)
    assert await store.drop_stale(StaleBefore(BEFORE, BEFORE, BEFORE), 10) == []
    assert len(await store.log("t")) == 1
    assert len(await store.results_of("ann", 10)) == 1


async def test_a_table_touched_after_it_was_found_stale_is_kept(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        await pair.one.append(name, at(1, OLD), meta(status="open"))
    backend = pair.one._backend
    begin = backend.transaction

    @asynccontextmanager
    async def late() -> AsyncIterator[Transaction]:
        await pair.other.append("a", at(2, NEW), meta(status="open"))
        async with begin() as transaction:
            yield transaction

    monkeypatch.setattr(backend, "transaction", late)
    assert await pair.one.drop_stale(StaleBefore(BEFORE, BEFORE, BEFORE), 10) == ["b"]
    assert len(await pair.one.log("a")) == 2


async def test_a_table_is_either_dropped_or_touched_never_half_of_both(pair: Pair) -> None:
    names = [f"table {n}" for n in range(40)]
    for name in names:
        await pair.one.append(name, at(1, OLD), meta(status="open"))

    async def touch(name: str) -> bool:
        try:
            await pair.other.append(name, at(2, NEW), meta(("bob",), "open"))
        except Conflict:
            return False
        return True

    async def drop() -> set[str]:
        dropped: set[str] = set()
        while found := await pair.one.drop_stale(StaleBefore(BEFORE, BEFORE, BEFORE), 7):
            dropped |= set(found)
        return dropped

    dropping = asyncio.create_task(drop())
    touched = await asyncio.gather(*(touch(name) for name in names))
    dropped = await dropping
    dropped |= await drop()  # what was locked just then is not touched any more, or new
    kept = {name for name, was in zip(names, touched, strict=True) if was}
    assert dropped == set(names) - kept
    assert await pair.one.sequences(names) == dict.fromkeys(kept, 2)
    for name in names:
        assert len(await pair.one.log(name)) == (2 if name in kept else 0)
    assert {each.table for each in await pair.one.tables_of("bob", 100)} == kept
