"""The table service: what one node appends is sent by every other, once and in order."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from niagara.server import turn_scheduler
from niagara.server.bot_pool import BotPool, BotRequest
from niagara.server.commands import AnyCommand, Join, Person, Say, Start
from niagara.server.fanout.interface import SingleNodeFanout
from niagara.server.forget_person import dismiss_forgotten, erase_everywhere
from niagara.server.refusal import Refusal
from niagara.server.steady_clock import clock_ms
from niagara.server.store.interface import Row, TableMeta, Unavailable
from niagara.server.store.sql_store import SqlStore
from niagara.server.table_service import TableService
from niagara.server.table_setup import CreateTable, SeatRequest
from niagara.server.turn_scheduler import GRACE_MS, TurnScheduler
from niagara.server.workers import Workers
from server.player import Json
from server.running import Clock
from server.tables import ANN, BEN, BOT, ME, OPEN_SEAT, act_of, refusal, whole_turn


class Ear:
    """A watcher that checks what every client relies on."""

    wants_aids = False

    def __init__(self, session: str = "eve", since: int = 0) -> None:
        self.session = session
        self.sequence = since
        self.steps: list[Json] = []
        self.has_failed = False

    def send(self, message: bytes) -> None:
        update: Json = json.loads(message)
        if update["type"] == "presence":
            return
        for step in update["steps"]:
            assert step["sequence"] == self.sequence + 1, "no step is left out or told twice"
            self.sequence += 1
            self.steps.append(step)
        assert update["sequence"] == self.sequence, "an update ends with its own number"

    def fail(self) -> None:
        self.has_failed = True

    dismiss = fail


class Shaky(SqlStore):
    """A store that can be made to fail, before an entry is stored or after."""

    fails: str | None = None

    async def append(
        self, table: str, row: Row, meta: TableMeta, snapshot: bytes | None = None
    ) -> None:
        how, self.fails = self.fails, None
        if how == "before":
            raise Unavailable("as asked")
        await super().append(table, row, meta, snapshot)
        if how == "after":
            raise Unavailable("as asked")


class World:
    """Two nodes on one store, without announcements unless a test makes them."""

    def __init__(self, store: Shaky) -> None:
        self.store = store
        # The first is a second ahead: whatever the other one leaves is overdue for it.
        self.one = TableService(store, SingleNodeFanout(), now=lambda: clock_ms() + 1000)
        self.other = TableService(store, SingleNodeFanout())
        self._ids = 0

    async def do(self, tables: TableService, table: str, who: Person, command: AnyCommand) -> int:
        self._ids += 1
        return (await tables.submit(table, who, f"c{self._ids}", command)).sequence

    async def table(self, *seats: Any, **wish: Any) -> str:
        wanted = CreateTable(seats or (ME, OPEN_SEAT, BOT), **wish)
        self._ids += 1
        return (await self.one.create(ANN, wanted, f"t{self._ids}")).table

    async def rewrite(self, table: str, sequence: int, body: bytes) -> None:
        (row,) = await self.store.log(table, sequence - 1, sequence)
        assert await self.store.rewrite(table, row, body)

    async def joined_table(self, words: int = 0) -> str:
        """A new table where Ben has taken a seat and said so many words."""
        table = await self.table()
        commands: list[AnyCommand] = [Join(1), *(Say(f"word {i}") for i in range(words))]
        for command in commands:
            await self.do(self.one, table, BEN, command)
        return table

    async def watched_table(self) -> tuple[str, Ear]:
        """A new table, and somebody who watches it at the first node."""
        table, ear = await self.table(), Ear()
        await self.one.watch(table, ear, None)
        return table, ear

    async def idle(self) -> None:
        """Wait until all background work is done."""
        for tables in (self.one, self.other):
            while tables.background._tasks:
                for task in list(tables.background._tasks):
                    await task


@asynccontextmanager
async def opened(tables: TableService) -> AsyncIterator[TableService]:
    await tables.open()
    yield tables
    await tables.close()


@pytest.fixture
async def world(sqlite_path: Path) -> AsyncIterator[World]:
    store = Shaky(str(sqlite_path))
    await store.open()
    made = World(store)
    async with opened(made.one), opened(made.other):
        yield made
    await store.close()


@pytest.fixture
async def tables(world: World, clock: Clock) -> AsyncIterator[TableService]:
    """A node by that clock."""
    async with opened(TableService(world.store, SingleNodeFanout(), now=clock)) as tables:
        yield tables


@asynccontextmanager
async def scheduling(
    tables: TableService, bots: BotPool | None = None, pace_ms: int = 0, grace_ms: int = 0
) -> AsyncIterator[TurnScheduler]:
    scheduler = TurnScheduler(tables, bots or Bots(), pace_ms=pace_ms, grace_ms=grace_ms)
    yield scheduler
    await scheduler.close()


async def test_what_a_refused_command_finds_out_is_told(world: World) -> None:
    """A refusal reads what other nodes have appended, and watchers are sent it."""
    table, ear = await world.watched_table()
    await world.do(world.other, table, BEN, Join(1))
    with pytest.raises(Refusal):
        await world.do(world.one, table, BEN, Start())
    assert ear.sequence == 2


async def test_whatever_brings_a_table_up_to_date_tells_it(world: World) -> None:
    table, ear = await world.watched_table()
    await world.do(world.other, table, BEN, Join(1))
    world.one.on_announcement(table, 2)
    async with world.one.enter(table):
        pass  # any use of the table: a preview, a bot, a look at the record
    assert ear.sequence == 2
    await world.do(world.other, table, BEN, Say("hello"))
    await world.one.compare_with_store()
    await world.idle()
    assert ear.sequence == 3


async def test_whoever_is_shown_the_table_again_is_told_first(world: World) -> None:
    table, ear = await world.watched_table()
    await world.do(world.other, table, BEN, Join(1))
    world.one.live_tables[table].announced_sequence = 2
    await world.one.resend(table, ear)
    assert ear.sequence == 2


async def test_numbers_are_heard_in_any_order_and_told_once(world: World) -> None:
    table, ear = await world.watched_table()
    await world.do(world.other, table, BEN, Join(1))
    for i in range(4):
        await world.do(world.other, table, BEN, Say(f"word {i}"))
    for number in (4, 6, 2, 6, 5, 99):
        world.one.on_announcement(table, number)
    await world.idle()
    assert ear.sequence == 6


async def test_what_was_stored_although_the_store_did_not_answer_is_told(world: World) -> None:
    table, ear = await world.watched_table()
    for how, command in (("after", Join(1)), ("before", Say("x"))):
        world.store.fails = how
        with refusal("unavailable"):
            await world.one.submit(table, BEN, how, command)
        await world.idle()
        assert ear.sequence == 2
    assert (await world.one.submit(table, BEN, "after", Join(1))).sequence == 2
    assert (await world.one.submit(table, BEN, "before", Say("x"))).sequence == 3


async def test_what_is_read_never_goes_past_its_own_number(world: World) -> None:
    """The log may have grown by another node since this one last looked."""
    table = await world.joined_table(words=300)  # more than memory keeps
    world.one.live_tables[table].recent.clear()
    await world.do(world.other, table, BEN, Say("elsewhere"))
    seen = json.loads(await world.one.read(table, "", 0, "x"))
    assert [step["sequence"] for step in seen["steps"]] == list(range(1, seen["sequence"] + 1))
    for since in (None, 0, 7, 301, 303, 999):
        ear = Ear(since=since or 0)
        if since == 999:
            ear.sequence = 0
        await world.one.watch(table, ear, since)
        await world.do(world.other, table, BEN, Say("elsewhere"))
        await world.one.compare_with_store()
        await world.idle()
        assert ear.sequence == (await world.store.log(table))[-1].sequence


async def test_a_very_long_log_is_told_in_pages(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("niagara.server.log_queries.PAGE", 10)
    table = await world.joined_table(words=32)
    world.one.live_tables[table].recent.clear()
    seen = json.loads(await world.one.read(table, "", 0, "x"))
    assert seen["skipped"] == 24
    assert [step["sequence"] for step in seen["steps"]] == list(range(25, 35))
    async with world.one.enter(table) as live_table:
        access = live_table.log_access("")
    steps: list[Json] = []
    more = True
    while more:
        page = json.loads(await world.one.history.steps_page("x", table, 34, len(steps), access))
        steps += page["steps"]
        more = page["more"]
    assert [step["sequence"] for step in steps] == list(range(1, 35))


async def test_a_fault_of_one_who_listens_stays_with_the_table(world: World) -> None:
    counted: list[str] = []
    world.one.background.count = counted.append
    table = await world.table()

    class Deaf(Ear):
        def send(self, message: bytes) -> None:
            if self.sequence:
                raise RuntimeError("as asked")
            super().send(message)

    deaf = Deaf()
    await world.one.watch(table, deaf, None)
    assert await world.do(world.one, table, BEN, Join(1)) == 2
    assert deaf.has_failed
    assert counted == ["sending updates"]


async def test_what_is_no_name_of_a_table_is_not_asked_for(world: World) -> None:
    """PostgreSQL does not accept every text, and a live table for each would stay in memory."""
    for name in ("nowhere", "\0" * 16, "A" * 16, "ä" * 16, "a" * 17, ""):
        with refusal("not-found"):
            async with world.one.enter(name):
                pass
    assert not world.one.live_tables


async def test_a_room_whose_reading_fails_is_not_kept(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("as asked")

    monkeypatch.setattr(world.store, "snapshot", fail)
    with pytest.raises(ValueError, match="as asked"):
        async with world.one.enter("a" * 16):
            pass
    assert not world.one.live_tables
    await world.idle()


async def test_pages_read_before_somebody_was_forgotten_are_not_shown_after(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("niagara.server.log_queries.PAGE", 10)
    table = await world.joined_table(words=20)

    async def page() -> bytes:
        async with world.one.enter(table) as live_table:
            until, access = live_table.table.sequence, live_table.log_access("")
        return await world.one.history.steps_page("x", table, until, 0, access)

    assert b"word 7" in await page()
    await erase_everywhere(world.one, BEN)
    assert b"word 7" not in await page()


async def test_a_connection_is_dismissed_only_after_its_session_is_gone(world: World) -> None:
    """If closed any earlier, a page would reconnect with the session that is being deleted."""
    table = await world.joined_table()
    ben = Ear(BEN.session)
    await world.one.watch(table, ben, None)
    await erase_everywhere(world.one, BEN)
    assert not ben.has_failed
    await dismiss_forgotten(world.one)
    assert ben.has_failed


async def test_somebody_is_forgotten_where_nothing_of_a_table_can_be_read(world: World) -> None:
    table = await world.joined_table()
    await world.rewrite(table, 1, b"{}")
    world.one.live_tables.clear()
    await erase_everywhere(world.one, BEN)
    assert await world.store.tables_of(BEN.session, 9) == []


async def test_two_people_are_forgotten_at_once_on_two_nodes(world: World) -> None:
    """Both are named in the same entries, which are read and then written."""
    table = await world.table()
    await world.do(world.one, table, BEN, Join(1))
    await asyncio.gather(erase_everywhere(world.one, ANN), erase_everywhere(world.other, BEN))
    log = b"".join(row.body for row in await world.store.log(table))
    assert b'"name":"Ann"' not in log
    assert b'"name":"Ben"' not in log


# Logs that cannot be read.


async def damaged(world: World) -> str:
    """A running table with an entry in its log that cannot be applied."""
    table = await world.table(ME, BOT, BOT)
    await world.do(world.one, table, ANN, Start())
    async with world.one.enter(table) as live_table:
        act = act_of(live_table.table, 0, *whole_turn(live_table.table, 0, Random(1)))
    await world.do(world.one, table, ANN, act)
    await world.rewrite(table, 3, b'{"kind":"acted","seat":0,"actions":[{"type":"done"}]}')
    world.one.live_tables.clear()
    return table


async def test_a_damaged_table_can_be_read_up_to_the_damage_and_not_played(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    table = await damaged(world)
    counted: list[str] = []
    world.one.background.count = counted.append
    with caplog.at_level(logging.WARNING):
        seen = json.loads(await world.one.read(table, ANN.session, 0, "x"))
    assert [step["kind"] for step in seen["steps"]] == ["created", "started"]
    assert counted == ["reading a table"]
    assert [vars(record)["table"] for record in caplog.records] == [table]
    with refusal("failed", "damaged"):
        await world.do(world.one, table, ANN, Say("hello?"))
    await world.one.watch(table, Ear(), None)
    world.one.on_announcement(table, 99)
    await world.idle()


class Bots(BotPool):
    """Bots that decide at once, in this process."""

    def __init__(self) -> None:
        super().__init__(Workers(0))
        self.asked = 0

    async def decide(self, asked: BotRequest) -> Any:
        self.asked += 1
        return asked.legal[0]


async def start(tables: TableService, name: str, *seats: SeatRequest, **wish: Any) -> str:
    """A game of Ann's under way, in which nobody has to join."""
    table = (await tables.create(ANN, CreateTable(seats, **wish), name)).table
    await tables.submit(table, ANN, "start", Start())
    return table


async def test_a_damaged_table_holds_up_no_other(world: World) -> None:
    """Overdue tables are still scheduled, the damaged one is not scheduled again."""
    bad = await damaged(world)
    good = await world.table(ME, BOT, BOT)
    await world.do(world.other, good, ANN, Start())
    async with scheduling(world.one) as scheduler:
        await scheduler._schedule_overdue()
        await world.idle()
        assert len(await world.store.log(good)) == 4, "both bots have chosen"
        assert bad not in {each.table for each in await world.store.overdue(2**60, 99)}


async def test_what_keeps_failing_is_tried_later_and_later(world: World) -> None:
    class Failing(Bots):
        async def decide(self, asked: BotRequest) -> Any:  # noqa: ARG002
            raise KeyError("unexpected")

    table = await world.table(ME, BOT, BOT)
    async with scheduling(world.one, Failing()) as scheduler:
        await world.do(world.one, table, ANN, Start())
        await world.idle()
        dues = []
        for _ in range(3):
            scheduler.schedule(world.one.live_tables[table])
            await world.idle()
            (overdue,) = await world.store.overdue(2**60, 9)
            dues.append(overdue.due - world.one.now())
    assert dues[0] < dues[1] < dues[2]


# Clocks that have run out.


class CountingBots(Bots):
    """Bots that count how many of them are asked at once."""

    def __init__(self) -> None:
        super().__init__()
        self.at_once = self.most_at_once = 0

    async def decide(self, asked: BotRequest) -> Any:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        return await super().decide(asked)


async def test_few_clocks_at_once_where_nobody_watches(
    world: World, tables: TableService, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables are abandoned: each comes due again seconds after its clock ran out."""
    monkeypatch.setattr(turn_scheduler, "MOST_AT_ONCE", 3)
    bots = CountingBots()
    async with scheduling(tables, bots) as scheduler:
        ben = SeatRequest("local", name="Ben")
        made = [await start(tables, f"t{n}", ME, ben, ben, clock=30) for n in range(8)]
        for _ in range(20):
            clock.now += 31_000
            await scheduler._schedule_overdue()
            while scheduler._tasks:  # noqa: ASYNC110 - there is no event
                await asyncio.sleep(0)
    assert bots.most_at_once <= 5, "three, and the seats of the table that filled them"
    lengths = [len(await world.store.log(table)) for table in made]
    assert min(lengths) > 4, "each in its turn"


async def test_where_somebody_watches_a_clock_is_on_time(world: World) -> None:
    async with scheduling(world.one, CountingBots(), grace_ms=GRACE_MS) as scheduler:
        table = await start(world.one, "t", ME, BOT, BOT, clock=30)
        await world.one.watch(table, Ear(), None)
        clocks = [key for key in scheduler._tasks if key.decision.by == "clock"]
        assert [key.decision.seat for key in clocks] == [0]


# Games of bots alone.


async def test_a_game_of_bots_alone_is_played_while_somebody_looks_on(
    world: World, tables: TableService, clock: Clock
) -> None:
    bots = Bots()
    async with scheduling(tables, bots) as scheduler:
        table = (await tables.create(ANN, CreateTable((BOT, BOT, BOT)), "bots")).table
        ear = Ear()
        await tables.watch(table, ear, None)
        tables.unwatch(table, ear)
        await tables.submit(table, ANN, "start", Start())
        clock.now += 120_000  # nobody has asked for it for two minutes
        for task in list(tables.background._tasks):
            with suppress(Refusal):
                await task
        count = bots.asked
        await scheduler._schedule_overdue()
        await scheduler._sweep()
        assert bots.asked == count
        assert await world.store.overdue(2**60, 9) == [], "it is not due any more"
        await tables.watch(table, Ear(), None)
        for task in list(tables.background._tasks):
            await task
        assert bots.asked > count


async def test_one_person_has_a_few_games_of_bots_alone(world: World) -> None:
    tables = [await world.table(BOT, BOT, BOT) for _ in range(4)]
    for table in tables[:3]:
        await world.do(world.one, table, ANN, Start())
    with refusal("full"):
        await world.do(world.one, tables[3], ANN, Start())
    with_people = await world.table(ME, BOT, BOT)
    await world.do(world.one, with_people, ANN, Start())


async def test_games_of_bots_alone_that_are_started_at_once_are_counted_too(world: World) -> None:
    tables = [await world.table(BOT, BOT, BOT) for _ in range(6)]
    starts = (world.do(world.one, table, ANN, Start()) for table in tables)
    answers = await asyncio.gather(*starts, return_exceptions=True)
    assert [isinstance(answer, Refusal) for answer in answers].count(True) == 3


# Clocks that are wrong.


@pytest.mark.parametrize("hours", [-2, 2])
async def test_a_clock_that_is_set_stalls_no_bot(
    world: World, tables: TableService, clock: Clock, hours: int
) -> None:
    table = await start(tables, "t", ME, BOT, BOT)
    clock.now += hours * 3_600_000
    async with scheduling(tables, pace_ms=1) as scheduler:
        await scheduler._schedule_overdue()
        await scheduler._schedule_misdated()
        for task in list(tables.background._tasks):
            await task
        assert len(await world.store.log(table)) == 4


async def test_a_node_takes_over_what_a_node_with_a_fast_clock_left(world: World) -> None:
    fast = TableService(world.store, SingleNodeFanout(), now=lambda: world.one.now() + 7_200_000)
    async with opened(fast):
        table = await start(fast, "t", ME, BOT, BOT)
    async with scheduling(world.one, pace_ms=1, grace_ms=GRACE_MS) as scheduler:
        await scheduler._schedule_misdated()
        await world.idle()
        assert len(await world.store.log(table)) == 4


async def test_a_node_takes_over_what_a_node_with_a_fast_clock_claimed(world: World) -> None:
    """The claim says when the table is due; by a clock two hours ahead that is in two hours."""
    table = await world.table(ME, BOT, BOT)
    await world.do(world.other, table, ANN, Start())
    (overdue,) = await world.store.overdue(2**60, 9)
    now = world.one.now()
    assert await world.store.claim(overdue, "ahead", now + 7_200_000)
    scheduler = TurnScheduler(world.one, Bots(), pace_ms=1)
    await scheduler._schedule_overdue()
    assert await world.store.overdue(now, 9) == []
    await scheduler._schedule_misdated()
    await world.idle()
    assert len(await world.store.log(table)) == 4, "both bots have chosen"
    await scheduler.close()
