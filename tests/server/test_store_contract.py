"""What every store guarantees, on SQLite and on PostgreSQL: lists of tables, and who has them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from niagara.server.store.interface import Listed, ListedAt, Overdue, Row, Store
from niagara.server.store.sql_store import SqlStore
from server.stores import Pair, meta, row


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
        await store.append(name, Row(1, at, None, None, b"{}"), meta(status="open"))
    await store.append("a", Row(2, 10, None, None, b"{}"), meta(status="open", summary=b"[]"))
    await store.append("b", Row(2, 11, None, None, b"{}"), meta(status="running"))
    await store.append("c", Row(2, 12, None, None, b"{}"), meta(status="open", is_public=False))
    listed = await store.public_tables("open", 10)
    assert [(t.table, t.sequence, t.changed) for t in listed] == [("a", 2, 10), ("d", 1, 3)]
    assert listed[0].summary == b"[]"
    assert [t.table for t in await store.public_tables("open", 1)] == ["a"]
    assert [t.table for t in await store.public_tables("running", 10)] == ["b"]


async def test_the_tables_where_somebody_sits(store: SqlStore) -> None:
    await store.append("a", Row(1, 1, None, None, b"{}"), meta(("ann", "bob")))
    await store.append("b", Row(1, 2, None, None, b"{}"), meta(("ann", "ann"), is_public=False))
    assert [t.table for t in await store.tables_of("ann", 10)] == ["b", "a"]
    assert [t.table for t in await store.tables_of("ann", 1)] == ["b"]
    await store.append("a", Row(2, 3, None, None, b"{}"), meta(("bob",)))
    assert [t.table for t in await store.tables_of("ann", 10)] == ["b"]
    assert [t.table for t in await store.tables_of("bob", 10)] == ["a"]


async def test_members_are_right_though_another_node_changed_them_in_between(pair: Pair) -> None:
    await pair.one.append("t", row(1), meta(("ann",)))
    await pair.other.append("t", row(2), meta(("bob",)))
    await pair.one.append("t", row(3), meta(("ann",)))
    assert [t.table for t in await pair.other.tables_of("ann", 10)] == ["t"]
    assert await pair.other.tables_of("bob", 10) == []


async def pages(
    ask: Callable[[ListedAt | None], Awaitable[list[Listed]]],
) -> AsyncIterator[list[str]]:
    """Every page of a list, each asked for by the last element of the one before."""
    page = await ask(None)
    while page:
        yield [listed.table for listed in page]
        page = await ask((page[-1].changed, page[-1].table))


@pytest.mark.parametrize("size", [1, 2, 3, 10])
async def test_pages_of_tables_hold_everything_once_also_what_changed_at_the_same_moment(
    store: SqlStore, size: int
) -> None:
    for name, at in {"a": 5, "b": 5, "c": 5, "d": 7, "e": 1}.items():
        await store.append(name, Row(1, at, None, None, b"{}"), meta(("ann",), status="open"))
    for ask in (
        lambda before: store.public_tables("open", size, before),
        lambda before: store.tables_of("ann", size, before),
    ):
        found = [page async for page in pages(ask)]
        assert all(len(page) == size for page in found[:-1])
        assert [name for page in found for name in page] == ["d", "c", "b", "a", "e"]


async def test_a_table_that_changes_between_two_pages_hides_no_other(store: SqlStore) -> None:
    for at, name in enumerate("abcd"):
        await store.append(name, Row(1, at, None, None, b"{}"), meta(status="open"))
    first = await store.public_tables("open", 2)
    assert [each.table for each in first] == ["d", "c"]
    await store.append("d", Row(2, 50, None, None, b"{}"), meta(status="open"))
    await store.append("a", Row(2, 51, None, None, b"{}"), meta(status="running"))
    last = (first[-1].changed, first[-1].table)
    assert [each.table for each in await store.public_tables("open", 2, last)] == ["b"]


# Bots and clocks.


async def test_overdue_tables_the_longest_waiting_first(store: SqlStore) -> None:
    for name, due in {"a": 30, "b": 10, "c": None, "d": 20, "e": 99}.items():
        await store.append(name, row(1), meta(due=due))
    expected = [Overdue("b", "node a", 10), Overdue("d", "node a", 20), Overdue("a", "node a", 30)]
    assert await store.overdue(99, 10) == expected
    assert await store.overdue(99, 2) == expected[:2]
    assert await store.overdue(10, 10) == []


async def test_tables_written_under_a_clock_that_was_ahead_are_found(store: SqlStore) -> None:
    now, minute = 1_000_000, 60_000
    for name, changed, due, status in (
        ("past", now - 5, now + 9, "running"),
        ("nearly now", now + minute, now + minute, "running"),
        ("future", now + minute + 1, now + 2 * minute, "running"),
        ("far future", now + 99 * minute, now + 99 * minute, "running"),
        ("waits for nobody", now + 99 * minute, None, "running"),
        ("over", now + 99 * minute, None, "over"),
    ):
        entry = Row(1, changed, None, None, b"{}")
        await store.append(name, entry, meta(due=due, status=status))
    found = await store.tables_dated_ahead(now, 10)
    assert [each.table for each in found] == ["future", "far future"]
    assert [each.table for each in await store.tables_dated_ahead(now, 1)] == ["future"]
    assert await store.overdue(now, 10) == [], "their times say that they can wait"
    assert await store.claim(found[0], "node b", now)
    assert await store.overdue(now + 1, 10) == [Overdue("future", "node b", now)]


async def test_of_two_nodes_that_claim_exactly_one_wins(pair: Pair) -> None:
    for n in range(20):
        name = f"table {n}"
        await pair.one.append(name, row(1), meta(due=5))
        waiting = Overdue(name, "node a", 5)
        won = await asyncio.gather(
            pair.one.claim(waiting, "node b", 100), pair.other.claim(waiting, "node c", 101)
        )
        assert sorted(won) == [False, True]
        (found,) = [o for o in await pair.one.overdue(200, 100) if o.table == name]
        assert found == Overdue(name, *(("node b", 100) if won[0] else ("node c", 101)))


async def test_a_table_that_moved_on_cannot_be_claimed(store: SqlStore) -> None:
    await store.append("t", row(1), meta(due=5))
    await store.append("t", row(2), meta(due=6))
    assert not await store.claim(Overdue("t", "node a", 5), "node b", 100)
    assert await store.overdue(100, 10) == [Overdue("t", "node a", 6)]


async def test_only_the_node_that_has_a_table_renews_it(store: SqlStore) -> None:
    await store.append("t", row(1), meta(due=5))
    await store.renew("t", "node b", 50)
    assert await store.overdue(100, 10) == [Overdue("t", "node a", 5)]
    await store.renew("t", "node a", 60)
    assert await store.overdue(100, 10) == [Overdue("t", "node a", 60)]
    await store.append("t", row(2), meta(due=None))
    await store.renew("t", "node a", 70)  # nobody waits for it any more
    assert await store.overdue(100, 10) == []
