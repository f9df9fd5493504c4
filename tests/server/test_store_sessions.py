"""Sessions, links and the secret in every store."""

import asyncio

import pytest

from niagara.server.store.base import Session
from niagara.server.store.sql import SqlStore
from server.stores import Pair, facts, game, one_more, row

pytestmark = pytest.mark.anyio


async def test_a_session_is_added_and_replaced(store: SqlStore) -> None:
    assert await store.session("ann") is None
    ann = Session("ann", "Ann", "en", b'{"sound":true}', 1, 2)
    await store.put_session(ann)
    assert await store.session("ann") == ann
    later = Session("ann", "Änn 🛶", "fa", b"{}", 1, 3)
    await store.put_session(later)
    assert await store.session("ann") == later


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


async def test_a_deleted_session_is_forgotten(store: SqlStore) -> None:
    for who in ("ann", "bob"):
        await store.put_session(Session(who, who.title(), "en", b"{}", 1, 2))
        await store.put_link(who.encode(), who, 100)
    await store.append("t", row(1), facts(("ann", "bob")))
    assert await store.settle(game("t", "ann", "bob"), one_more)
    await store.delete_session("ann")
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
    third = SqlStore(url)
    await third.open()
    assert await third.secret() == one
    await third.close()
