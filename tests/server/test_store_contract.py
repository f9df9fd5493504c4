"""What every store guarantees, on SQLite and on PostgreSQL: lists of tables, and who has them."""

import asyncio
from pathlib import Path

import pytest

from niagara.server.store.base import Overdue, Row, Store
from niagara.server.store.sql import SqlStore
from server.stores import Pair, facts, row

pytestmark = pytest.mark.anyio


def test_a_sql_store_is_a_store(tmp_path: Path) -> None:
    store: Store = SqlStore(str(tmp_path / "x.db"))  # for the type checker
    assert store is not None


async def test_a_database_without_its_schema_is_refused(empty_url: str) -> None:
    store = SqlStore(empty_url)
    with pytest.raises(Exception, match="niagara db upgrade"):
        await store.open()


async def test_a_store_answers_a_ping(store: SqlStore) -> None:
    await store.ping()


# Lists.


async def test_public_tables_of_a_status_the_last_changed_first(store: SqlStore) -> None:
    for at, name in enumerate("abcd"):
        await store.append(name, Row(1, at, None, None, b"{}"), facts(status="open"))
    await store.append("a", Row(2, 10, None, None, b"{}"), facts(status="open", summary=b"[]"))
    await store.append("b", Row(2, 11, None, None, b"{}"), facts(status="running"))
    await store.append("c", Row(2, 12, None, None, b"{}"), facts(status="open", is_public=False))
    listed = await store.public_tables("open", 10)
    assert [(t.table, t.sequence, t.changed) for t in listed] == [("a", 2, 10), ("d", 1, 3)]
    assert listed[0].summary == b"[]"
    assert [t.table for t in await store.public_tables("open", 1)] == ["a"]
    assert [t.table for t in await store.public_tables("running", 10)] == ["b"]


async def test_the_tables_where_somebody_sits(store: SqlStore) -> None:
    await store.append("a", Row(1, 1, None, None, b"{}"), facts(("ann", "bob")))
    await store.append("b", Row(1, 2, None, None, b"{}"), facts(("ann", "ann"), is_public=False))
    assert [t.table for t in await store.tables_of("ann", 10)] == ["b", "a"]
    assert [t.table for t in await store.tables_of("ann", 1)] == ["b"]
    await store.append("a", Row(2, 3, None, None, b"{}"), facts(("bob",)))
    assert [t.table for t in await store.tables_of("ann", 10)] == ["b"]
    assert [t.table for t in await store.tables_of("bob", 10)] == ["a"]


async def test_members_are_right_though_another_node_changed_them_in_between(pair: Pair) -> None:
    await pair.one.append("t", row(1), facts(("ann",)))
    await pair.other.append("t", row(2), facts(("bob",)))
    await pair.one.append("t", row(3), facts(("ann",)))
    assert [t.table for t in await pair.other.tables_of("ann", 10)] == ["t"]
    assert await pair.other.tables_of("bob", 10) == []


# Bots and clocks.


async def test_overdue_tables_the_longest_waiting_first(store: SqlStore) -> None:
    for name, due in {"a": 30, "b": 10, "c": None, "d": 20, "e": 99}.items():
        await store.append(name, row(1), facts(due=due))
    expected = [Overdue("b", "node a", 10), Overdue("d", "node a", 20), Overdue("a", "node a", 30)]
    assert await store.overdue(99, 10) == expected
    assert await store.overdue(99, 2) == expected[:2]
    assert await store.overdue(10, 10) == []


async def test_of_two_nodes_that_claim_exactly_one_wins(pair: Pair) -> None:
    for n in range(20):
        name = f"table {n}"
        await pair.one.append(name, row(1), facts(due=5))
        waiting = Overdue(name, "node a", 5)
        won = await asyncio.gather(
            pair.one.claim(waiting, "node b", 100), pair.other.claim(waiting, "node c", 101)
        )
        assert sorted(won) == [False, True]
        (found,) = [o for o in await pair.one.overdue(200, 100) if o.table == name]
        assert found == Overdue(name, *(("node b", 100) if won[0] else ("node c", 101)))


async def test_a_table_that_moved_on_cannot_be_claimed(store: SqlStore) -> None:
    await store.append("t", row(1), facts(due=5))
    await store.append("t", row(2), facts(due=6))
    assert not await store.claim(Overdue("t", "node a", 5), "node b", 100)
    assert await store.overdue(100, 10) == [Overdue("t", "node a", 6)]


async def test_only_the_node_that_has_a_table_renews_it(store: SqlStore) -> None:
    await store.append("t", row(1), facts(due=5))
    await store.renew("t", "node b", 50)
    assert await store.overdue(100, 10) == [Overdue("t", "node a", 5)]
    await store.renew("t", "node a", 60)
    assert await store.overdue(100, 10) == [Overdue("t", "node a", 60)]
    await store.append("t", row(2), facts(due=None))
    await store.renew("t", "node a", 70)  # nobody waits for it any more
    assert await store.overdue(100, 10) == []
