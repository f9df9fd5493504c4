"""Who is at a table, as the others there are told: on one node, and on two."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from niagara.server.fanout.redis import RedisFanout
from niagara.server.presence import EXPIRY_MS, GRACE_MS, SETTLE_MS, TablePresence
from server.parts import Broker
from server.player import PATIENCE, Client, Live, clients
from server.running import Clock, Served, serving

MINUTE = 60_000


# What one node knows.


def test_somebody_without_a_connection_is_absent_since_the_table_was_loaded() -> None:
    presence = TablePresence(1_000)
    assert presence.absent(["ann", "ben"], {"ann"}, 1_000 + GRACE_MS) == {"ben": 1_000}


def test_somebody_who_reloads_the_page_is_never_absent() -> None:
    presence = TablePresence(0)
    presence.saw("ben", 50_000)
    assert presence.absent(["ben"], set(), 50_000 + GRACE_MS - 1) == {}
    assert presence.absent(["ben"], set(), 50_000 + GRACE_MS) == {"ben": 50_000}


def test_what_other_nodes_have_told_expires() -> None:
    presence = TablePresence(0)
    presence.heard("b", ["ben"], 50_000)
    assert presence.absent(["ben"], set(), 50_000 + EXPIRY_MS - 1) == {}
    assert presence.absent(["ben"], set(), 50_000 + EXPIRY_MS) == {"ben": 50_000}


def test_whoever_leaves_another_node_is_absent_after_a_moment() -> None:
    presence = TablePresence(0)
    presence.heard("b", ["ben", "cem"], 50_000)
    presence.heard("b", ["cem"], 54_000)
    assert presence.absent(["ben", "cem"], set(), 54_000) == {}
    assert presence.absent(["ben", "cem"], set(), 54_000 + GRACE_MS) == {"ben": 54_000}


# One node.


@pytest.fixture
async def node(sqlite_path: Path, clock: Clock) -> AsyncIterator[Served]:
    async with serving(sqlite_path, now=clock) as served:
        yield served


async def absent(live: Live, *seats: int) -> None:
    """Wait until exactly these seats are absent."""
    await live.until(lambda: set(live.absent) == set(seats))


async def alone(live: Live, node: Served) -> None:
    """Wait until the server has noticed that all other connections are closed."""
    while len(node.service.tables.live_tables[live.table].watchers) > 1:
        await live.answer_to(await live.send(ping=1))


async def test_the_others_see_who_has_gone_let_a_bot_play_and_are_joined_again(
    node: Served, clock: Clock
) -> None:
    async with clients(node.base, "Ann", "Ben", "Cem") as (ann, ben, cem):
        table = await ann.new_game(ben, cem, others=())
        async with ann.live(table) as here:
            async with ben.live(table), cem.live(table) as there:
                await here.act(Random(1))
                await there.act(Random(1))
            await alone(here, node)
            clock.now += GRACE_MS
            await absent(here, 1, 2)
            since = here.absent[1]["since"]
            assert here.absent[1]["stand_in_at"] == since + MINUTE
            assert here.absent[1]["needed"] == 1
            early = await here.ask(do="stand-in", seat=1)
            assert (early["type"], early["code"]) == ("refused", "not-now")
            clock.now += MINUTE
            assert (await here.ask(do="stand-in", seat=1))["type"] == "done"
            await here.until(lambda: bool(here.form["seats"][1]["away"]))
            await here.until(lambda: here.steps[-1]["kind"] == "acted")
            assert {key: here.steps[-1][key] for key in ("seat", "by")} == {"seat": 1, "by": "bot"}
            async with ben.live(table) as back:
                await absent(here, 2)
                await back.until(lambda: not back.form["seats"][1]["away"])
                assert back.steps[-1]["kind"] == "returned"
                while back.to_decide():
                    assert (await back.act(Random(1)) or {})["type"] == "done"


async def test_those_present_vote_and_may_end_the_game_without_the_others(
    node: Served, clock: Clock
) -> None:
    async with clients(node.base, "Ann", "Ben", "Cem") as (ann, ben, cem):
        table = await ann.new_game(ben, cem, others=())
        async with ann.live(table) as here, cem.live(table) as there:
            clock.now += GRACE_MS
            await absent(here, 1)
            clock.now += MINUTE
            await here.ask(do="stand-in", seat=1)
            await there.until(lambda: there.absent.get(1, {}).get("votes") == [0])
            assert there.absent[1]["needed"] == 2
            assert not there.form["seats"][1]["away"]
            await here.ask(do="vote", yes=True)
            await there.ask(do="vote", yes=True)
            await here.until(lambda: here.form["status"] == "abandoned")


async def test_a_newcomer_is_told_who_is_absent(node: Served, clock: Clock) -> None:
    async with clients(node.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await ann.new_game(ben)
        async with ann.live(table) as here:
            clock.now += GRACE_MS
            await absent(here, 1)
            async with eve.live(table) as watching:
                await absent(watching, 1)


async def test_a_second_page_keeps_somebody_present(node: Served, clock: Clock) -> None:
    async with clients(node.base, "Ann", "Ben") as (ann, ben):
        table = await ann.new_game(ben)
        async with ann.live(table) as here:
            async with ben.live(table):
                async with ben.live(table):
                    pass
                clock.now += MINUTE
                assert (await here.ask(do="stand-in", seat=1))["message"].endswith("is here")
            await alone(here, node)
            clock.now += GRACE_MS
            await absent(here, 1)


# Two nodes.


@pytest.fixture
async def pair(
    upgraded_postgres_url: str, broker: Broker, clock: Clock
) -> AsyncIterator[tuple[Served, Served]]:
    async with AsyncExitStack() as stack:
        nodes = [
            await stack.enter_async_context(
                serving(upgraded_postgres_url, now=clock, redis=broker.url)
            )
            for _ in range(2)
        ]
        yield nodes[0], nodes[1]


async def test_presence_passes_from_node_to_node(pair: tuple[Served, Served], clock: Clock) -> None:
    one, two = pair
    async with Client(one.base, "Ann") as ann, Client(one.base, "Ben") as ben:
        reports = Reports(one)
        table = await ann.new_game(ben)
        async with ann.live(table) as here:
            async with ben.live(table, base=two.base) as there:
                await reports.until([ben.id])
                clock.now += SETTLE_MS
                answer = await here.ask(do="stand-in", seat=1)
                assert answer["message"].endswith("is here")
                await there.act(Random(1))
            await reports.until([])
            clock.now += GRACE_MS
            await absent(here, 1)
            clock.now += MINUTE
            assert (await here.ask(do="stand-in", seat=1))["type"] == "done"
            async with ben.live(table, base=two.base) as there:
                await absent(here)
                await there.until(lambda: not there.form["seats"][1]["away"])


async def test_a_node_that_says_nothing_any_more_takes_its_people_along(
    pair: tuple[Served, Served], clock: Clock
) -> None:
    one, two = pair
    async with Client(one.base, "Ann") as ann, Client(one.base, "Ben") as ben:
        reports = Reports(one)
        table = await ann.new_game(ben)
        async with ann.live(table) as here, ben.live(table, base=two.base):
            await reports.until([ben.id])
            await two.service.tables.fanout.close()
            clock.now += EXPIRY_MS
            await absent(here, 1)


async def test_nobody_is_absent_while_nodes_cannot_hear_each_other(
    pair: tuple[Served, Served], broker: Broker, clock: Clock
) -> None:
    one, _two = pair
    async with Client(one.base, "Ann") as ann, Client(one.base, "Ben") as ben:
        table = await ann.new_game(ben)
        async with ann.live(table) as here:
            clock.now += SETTLE_MS
            await absent(here, 1)
            broker.kill()
            await absent(here)
            clock.now += 10 * MINUTE
            answer = await here.ask(do="stand-in", seat=1)
            assert answer["message"].endswith("is here")
            broker.start()


class Reports:
    """What a node was told about who is at tables, to be waited for."""

    def __init__(self, node: Served) -> None:
        fanout = node.service.tables.fanout
        assert isinstance(fanout, RedisFanout)
        self._listener = fanout._on_presence
        self._told: asyncio.Queue[Sequence[str]] = asyncio.Queue()
        fanout._on_presence = self._hear

    def _hear(self, node: str, table: str, sessions: Sequence[str]) -> None:
        self._listener(node, table, sessions)
        self._told.put_nowait(sessions)

    async def until(self, sessions: list[str]) -> None:
        async with asyncio.timeout(PATIENCE):
            while list(await self._told.get()) != sessions:
                pass
