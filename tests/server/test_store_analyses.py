"""Analyses in the store, on SQLite and on PostgreSQL: one node at work, nothing by halves."""

from niagara.server.store.interface import RECORD, AnalysisRow, StaleBefore
from niagara.server.store.sql_store import SqlStore
from server.stores import Pair, fill, meta, row

NEVER = 0  # no node counts as gone


async def test_a_game_is_claimed_by_one_node(pair: Pair) -> None:
    await fill(pair.one, "t", 1)
    assert await pair.one.analysis("t", "v1") is None
    assert await pair.one.claim_analysis("t", "v1", "a", 10, NEVER)
    assert not await pair.other.claim_analysis("t", "v1", "b", 11, NEVER)
    assert await pair.other.analysis("t", "v1") == AnalysisRow("a", 10, 0, 0, None)


async def test_a_node_that_was_not_heard_of_for_long_loses_its_claim(pair: Pair) -> None:
    await fill(pair.one, "t", 1)
    await pair.one.claim_analysis("t", "v1", "a", 10, NEVER)
    await pair.one.renew_analysis("t", "v1", "a", 20, 3, 9)
    assert await pair.other.analysis("t", "v1") == AnalysisRow("a", 20, 3, 9, None)
    assert not await pair.other.claim_analysis("t", "v1", "b", 30, 19)
    assert await pair.other.claim_analysis("t", "v1", "b", 30, 20)
    await pair.one.renew_analysis("t", "v1", "a", 40, 4, 9)  # too late
    await pair.one.release_analysis("t", "v1", "a")
    assert await pair.one.analysis("t", "v1") == AnalysisRow("b", 30, 0, 0, None)


async def test_an_analysis_is_kept_and_not_made_again(pair: Pair) -> None:
    await fill(pair.one, "t", 1)
    await pair.one.claim_analysis("t", "v1", "a", 10, NEVER)
    await pair.one.put_analysis("t", "v1", b"{}")
    assert not await pair.other.claim_analysis("t", "v1", "b", 99, 99)
    await pair.one.release_analysis("t", "v1", "a")
    found = await pair.other.analysis("t", "v1")
    assert found is not None
    assert found.body == b"{}"


async def test_a_newer_version_replaces_the_older_one(store: SqlStore) -> None:
    await fill(store, "t", 1)
    for version in ("v1", "v2"):
        assert await store.claim_analysis("t", version, "a", 10, NEVER)
        await store.put_analysis("t", version, version.encode())
    assert await store.analysis("t", "v1") is None
    newest = await store.analysis("t", "v2")
    assert newest is not None
    assert newest.body == b"v2"


async def test_who_gives_up_leaves_nothing(store: SqlStore) -> None:
    await fill(store, "t", 1)
    await store.claim_analysis("t", "v1", "a", 10, NEVER)
    await store.release_analysis("t", "v1", "a")
    assert await store.analysis("t", "v1") is None
    assert await store.claim_analysis("t", "v1", "b", 10, NEVER)


async def test_a_table_is_dropped_with_its_analysis(store: SqlStore) -> None:
    await store.append("t", row(1), meta(status="abandoned"))
    await store.claim_analysis("t", "v1", "a", 10, NEVER)
    assert await store.drop_stale(StaleBefore(5000, 5000, 5000), 10) == ["t"]
    assert await store.analysis("t", "v1") is None


async def test_analyses_of_records_are_dropped_after_a_while(store: SqlStore) -> None:
    await fill(store, "t", 1)
    for game, at in (("t", 10), (f"{RECORD}1", 10), (f"{RECORD}2", 20)):
        await store.claim_analysis(game, "v1", "a", at, NEVER)
        await store.put_analysis(game, "v1", b"{}")
    assert await store.drop_record_analyses(20) == 1
    assert await store.analysis(f"{RECORD}1", "v1") is None
    assert await store.analysis(f"{RECORD}2", "v1") is not None
    assert await store.analysis("t", "v1") is not None
