"""Sessions: concurrent changes of fields, deletion for good, expiry when unused."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from niagara.server.sessions import SessionChange, Sessions
from niagara.server.store.migrate import upgrade
from server.player import BOT, ME, OPEN_SEAT, Client, clients, closed_by_server
from server.running import Clock, Served, serving
from server.stores import Pair

DAY = 24 * 3_600_000


async def test_changes_of_different_fields_at_once_are_all_kept(ann: Client) -> None:
    for n in range(10):
        change = {"name": f"Ann {n}", "language": ("de", "en")[n % 2], "preferences": {"n": n}}
        changes = [{name: value} for name, value in change.items()]
        answers = await asyncio.gather(*(ann.http.patch("/api/session", json=x) for x in changes))
        assert [answer.status_code for answer in answers] == [200] * 3
        now = (await ann.http.get("/api/session")).json()
        assert {name: now[name] for name in change} == change


async def test_changes_by_two_nodes_at_once_are_all_kept(pair: Pair) -> None:
    one, other = (Sessions(store, b"", lambda: 5) for store in (pair.one, pair.other))
    session = await one.create(SessionChange(name="Ann"))
    for n in range(20):
        await asyncio.gather(
            one.change(session, SessionChange(name=f"Ann {n}")),
            other.change(session, SessionChange(preferences={"n": n})),
        )
        now = await pair.one.session(session.id)
        assert now is not None
        assert (now.name, now.preferences) == (f"Ann {n}", b'{"n":%d}' % n)


async def test_whoever_is_seen_or_changed_while_being_forgotten_stays_forgotten(
    pair: Pair,
) -> None:
    clock = Clock()
    one, other = (Sessions(store, b"s", clock) for store in (pair.one, pair.other))
    for _ in range(20):
        session = await one.create(SessionChange())
        cookie = one.sign(session.id)
        clock.now += DAY  # so that being seen is worth noting
        await asyncio.gather(
            other.from_cookie(cookie),
            pair.one.delete_session(session.id),
            one.from_cookie(cookie),
            other.change(session, SessionChange(name="Zed")),
        )
        assert await pair.one.session(session.id) is None


# Expiry.


@pytest.fixture
async def served(tmp_path: Path, clock: Clock) -> AsyncIterator[Served]:
    async with serving(tmp_path / "x.db", now=clock, session_days=10) as served:
        yield served


async def test_a_session_unused_for_too_long_is_none(ann: Client, clock: Clock) -> None:
    link = (await ann.http.post("/api/session/link")).json()["token"]
    clock.now += 10 * DAY
    assert (await ann.http.get("/api/session")).status_code == 200, "not yet"
    clock.now += 10 * DAY
    assert (await ann.http.get("/api/session")).status_code == 200, "it was used in between"
    clock.now += 10 * DAY + 1
    assert (await ann.http.get("/api/session")).status_code == 401
    assert (await ann.http.patch("/api/session", json={"name": "A"})).status_code == 401
    claimed = await ann.http.post("/api/session/claim", json={"token": link})
    assert claimed.status_code == 404
    fresh = (await ann.http.post("/api/session", json={})).json()
    assert fresh["id"] != ann.id


async def test_expired_sessions_are_forgotten_like_deleted_ones(
    served: Served, clock: Clock
) -> None:
    async with Client(served.base, "Zebedee") as zeb:
        table = await zeb.create([ME, OPEN_SEAT, BOT])
    clock.now += 10 * DAY + 1
    async with Client(served.base, "Ann") as ann:
        assert await served.service.upkeep.expire() == 1
        assert await served.service.upkeep.expire() == 0
        assert await served.service.store.session(zeb.id) is None
        assert await served.service.store.session(ann.id) is not None
        shown = await ann.http.get(f"/api/tables/{table}")
        assert shown.json()["table"]["status"] == "abandoned"
        assert "Zebedee" not in shown.text


async def test_an_open_connection_is_use(served: Served, ann: Client, clock: Clock) -> None:
    async with ann.live(await ann.create([ME, OPEN_SEAT, BOT])):
        for _ in range(3):
            clock.now += 9 * DAY
            assert await served.service.upkeep.expire() == 0
    assert (await ann.http.get("/api/session")).status_code == 200


async def test_many_expired_sessions_are_forgotten_a_few_at_a_time(
    served: Served, clock: Clock
) -> None:
    sessions = served.service.sessions
    for _ in range(25):
        await sessions.create(SessionChange())
    clock.now += 10 * DAY + 1
    counts = [await served.service.upkeep.expire() for _ in range(4)]
    assert counts == [10, 10, 5, 0]


async def test_without_a_limit_sessions_are_kept_for_ever(tmp_path: Path, clock: Clock) -> None:
    async with (
        serving(tmp_path / "x.db", now=clock, session_days=0) as served,
        Client(served.base, "Ann") as ann,
    ):
        clock.now += 10_000 * DAY
        assert await served.service.upkeep.expire() == 0
        assert (await ann.http.get("/api/session")).status_code == 200


async def test_forgetting_closes_the_sockets_on_other_nodes_too(postgres_url: str) -> None:
    await upgrade(postgres_url)
    async with (
        serving(postgres_url) as one,
        serving(postgres_url) as other,
        clients(one.base, "Zebedee", "Ann") as (zeb, ann),
        zeb.live(await zeb.create([ME, OPEN_SEAT, BOT]), base=other.base) as seated,
        zeb.live(await ann.create([ME, OPEN_SEAT, BOT]), base=other.base) as watching,
    ):
        assert (await zeb.http.delete("/api/session")).status_code == 200
        await other.service.upkeep.run()
        for live in (seated, watching):
            with closed_by_server(4401):
                await live.until(lambda: False)
