"""Sessions, links and the secret in every store."""

import asyncio

import pytest
from msgspec import structs

from niagara.server.store.interface import Conflict, Session
from niagara.server.store.sql_store import SqlStore
from server.stores import Pair, game, meta, one_more, opened, row

ANN = Session("ann", "Ann", "en", b'{"sound":true}', 1, 2)


async def test_a_session_is_added_once(store: SqlStore) -> None:
    assert await store.session("ann") is None
    await store.insert_session(ANN)
    assert await store.session("ann") == ANN
    with pytest.raises(Conflict):
        await store.insert_session(structs.replace(ANN, name="Another"))
    assert await store.session("ann") == ANN


async def test_only_the_given_columns_of_a_session_change(store: SqlStore) -> None:
    await store.insert_session(ANN)
    await store.insert_session(structs.replace(ANN, id="bob"))
    changed = await store.update_session("ann", {"name": "Änn 🛶", "seen": 3})
    assert changed == structs.replace(ANN, name="Änn 🛶", seen=3)
    assert await store.session("ann") == changed
    assert await store.session("bob") == structs.replace(ANN, id="bob")


async def test_no_change_brings_a_deleted_session_back(store: SqlStore) -> None:
    await store.insert_session(ANN)
    await store.delete_session("ann")
    assert await store.update_session("ann", {"name": "Zed"}) is None
    await store.touch_sessions(["ann"], 9)
    assert await store.session("ann") is None


async def test_being_seen_never_goes_back(store: SqlStore) -> None:
    await store.insert_session(ANN)
    for seen in (9, 5):
        await store.touch_sessions(["ann"], seen)
        assert await store.session("ann") == structs.replace(ANN, seen=9)


async def test_being_seen_by_many_is_noted_now_and_then(store: SqlStore) -> None:
    for name, seen in {"a": 10, "b": 50, "c": 10}.items():
        await store.insert_session(structs.replace(ANN, id=name, seen=seen))
    unknown = [f"unknown {n}" for n in range(1500)]
    await store.touch_sessions(["a", *unknown, "b"], 100, every=60)
    found = [await store.session(name) for name in "abc"]
    assert [each.seen for each in found if each] == [100, 50, 10]
    await store.touch_sessions([], 100)


async def test_sessions_unused_for_long_the_oldest_first(store: SqlStore) -> None:
    for name, seen in {"a": 30, "b": 10, "c": 20, "d": 40}.items():
        await store.insert_session(structs.replace(ANN, id=name, seen=seen))
    assert [each.id for each in await store.unused_sessions(40, 10)] == ["b", "c", "a"]
    assert [each.id for each in await store.unused_sessions(40, 2)] == ["b", "c"]
    assert await store.unused_sessions(10, 2) == []


async def test_which_of_many_sessions_there_are(store: SqlStore) -> None:
    for name in ("ann", "bob"):
        await store.insert_session(structs.replace(ANN, id=name))
    unknown = [f"unknown {n}" for n in range(2500)]
    assert await store.existing_sessions(["ann", *unknown, "bob"]) == {"ann", "bob"}
    assert await store.existing_sessions([]) == set()


async def test_a_link_is_used_up_by_taking_it(pair: Pair) -> None:
    await pair.one.put_link(b"digest", "ann", 100)
    assert await pair.one.take_link(b"other", 50) is None
    taken = await asyncio.gather(
        pair.one.take_link(b"digest", 50), pair.other.take_link(b"digest", 50)
    )
    assert sorted(taken, key=str) == [None, "ann"]
    assert await pair.one.take_link(b"digest", 50) is None


async def test_an_expired_link_leads_nowhere(store: SqlStore) -> None:
    await store.put_link(b"digest", "ann", 100)
    assert await store.take_link(b"digest", 100) is None
    assert await store.take_link(b"digest", 50) is None  # and is gone


async def test_expired_links_are_deleted_a_few_at_a_time_the_oldest_first(store: SqlStore) -> None:
    for expires in (30, 10, 20, 99):
        await store.put_link(b"%d" % expires, "ann", expires)
    assert await store.delete_expired_links(30, 2) == 2
    assert await store.take_link(b"20", 0) is None
    assert await store.take_link(b"30", 0) == "ann", "it was not its turn yet"
    await store.put_link(b"30", "ann", 30)
    assert await store.delete_expired_links(30, 2) == 1
    assert await store.delete_expired_links(30, 2) == 0
    assert await store.take_link(b"99", 98) == "ann"


async def test_a_deleted_session_is_forgotten(store: SqlStore) -> None:
    for who in ("ann", "bob"):
        await store.insert_session(Session(who, who.title(), "en", b"{}", 1, 2))
        await store.put_link(who.encode(), who, 100)
    await store.append("t", row(1), meta(("ann", "bob")))
    assert await store.settle(game("t", "ann", "bob"), one_more)
    assert not await store.delete_session("ann"), "she sits at a table"
    assert await store.session("ann") is not None
    await store.remove_member("t", "ann")
    assert await store.delete_session("ann")
    assert await store.session("ann") is None
    assert await store.take_link(b"ann", 1) is None
    assert await store.rating("ann") is None
    assert await store.tables_of("ann", 10) == []
    assert [result.name for result in await store.results_of("ann", 10)] == [""]
    assert await store.session("bob") is not None
    assert await store.take_link(b"bob", 1) == "bob"
    assert await store.rating("bob") is not None
    assert len(await store.tables_of("bob", 10)) == 1
    assert [result.name for result in await store.results_of("bob", 10)] == ["Bob"]


async def test_the_secret_is_the_same_for_all_and_for_good(pair: Pair, url: str) -> None:
    one, other = await asyncio.gather(pair.one.secret(), pair.other.secret())
    assert one == other
    assert len(one) == 32
    async with opened(url) as third:
        assert await third.secret() == one


async def test_who_sits_somewhere_after_being_forgotten_is_found(store: SqlStore) -> None:
    await store.insert_session(ANN)
    await store.append("t", row(1), meta(("ann", "bob", "cem")))
    await store.append("u", row(1), meta(("bob",)))
    assert sorted(await store.members_without_session(9)) == ["bob", "cem"]
    assert len(await store.members_without_session(1)) == 1
    await store.remove_member("t", "cem")
    await store.remove_member("t", "bob")
    assert await store.members_without_session(9) == ["bob"]
