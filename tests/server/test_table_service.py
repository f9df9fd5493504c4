"""The table service: what one node appends is sent by every other, once and in order."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from niagara.server import turn_scheduler
from niagara.server.bot_pool import BotPool, BotRequest
from niagara.server.commands import AnyCommand, Join, Person, Say, Start
from niagara.server.fanout.base import LocalFanout
from niagara.server.forget_person import dismiss_forgotten, erase_everywhere
from niagara.server.refusal import Refusal
from niagara.server.steady_clock import clock_ms
from niagara.server.store.interface import Row, TableMeta, Unavailable
from niagara.server.store.migrate import upgrade
from niagara.server.store.sql_store import SqlStore
from niagara.server.table_service import TableService
from niagara.server.table_setup import CreateTable, SeatRequest
from niagara.server.turn_scheduler import TurnScheduler
from niagara.server.workers import Workers
from server.tables import ANN, BEN, BOT, ME, OPEN_SEAT, act_of, whole_turn

pytestmark = pytest.mark.anyio
Json = dict[str, Any]


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
        for step in update["steps"]:
            assert step["sequence"] == self.sequence + 1, "no step is left out or told twice"
            self.sequence += 1
            self.steps.append(step)
        assert update["sequence"] == self.sequence, "an update ends with its own number"

    def dismiss(self) -> None:
        self.has_failed = True

    def fail(self) -> None:
        self.has_failed = True


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
        self.one = TableService(store, LocalFanout(), now=lambda: clock_ms() + 1000)
        self.other = TableService(store, LocalFanout())
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

    async def idle(self) -> None:
        """Wait until all background work is done."""
        for tables in (self.one, self.other):
            while tables.background._tasks:
                for task in list(tables.background._tasks):
                    await task


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    database = str(tmp_path / "x.db")
    await upgrade(database)
    store = Shaky(database)
    await store.open()
    made = World(store)
    await made.one.open()
    await made.other.open()
    yield made
    await made.one.close()
    await made.other.close()
    await store.close()


async def test_what_a_refused_command_finds_out_is_told(world: World) -> None:
    """A refusal reads what other nodes have appended, and watchers are sent it."""
    table = await world.table()
    ear = Ear()
    await world.one.watch(table, ear, None)
    await world.do(world.other, table, BEN, Join(1))
    with pytest.raises(Refusal):
        await world.do(world.one, table, BEN, Start())
    assert ear.sequence == 2


async def test_whatever_brings_a_table_up_to_date_tells_it(world: World) -> None:
    table = await world.table()
    ear = Ear()
    await world.one.watch(table, ear, None)
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
    table = await world.table()
    ear = Ear()
    await world.one.watch(table, ear, None)
    await world.do(world.other, table, BEN, Join(1))
    world.one.live_tables[table].announced_sequence = 2
    await world.one.resend(table, ear)
    assert ear.sequence == 2


async def test_numbers_are_heard_in_any_order_and_told_once(world: World) -> None:
    table = await world.table()
    ear = Ear()
    await world.one.watch(table, ear, None)
    await world.do(world.other, table, BEN, Join(1))
    for i in range(4):
        await world.do(world.other, table, BEN, Say(f"word {i}"))
    for number in (4, 6, 2, 6, 5, 99):
        world.one.on_announcement(table, number)
    await world.idle()
    assert ear.sequence == 6


async def test_what_was_stored_although_the_store_did_not_answer_is_told(world: World) -> None:
    table = await world.table()
    ear = Ear()
    await world.one.watch(table, ear, None)
    for how, command in (("after", Join(1)), ("before", Say("x"))):
        world.store.fails = how
        with pytest.raises(Refusal) as caught:
            await world.one.submit(table, BEN, how, command)
        assert caught.value.code == "unavailable"
        await world.idle()
        assert ear.sequence == 2
    assert (await world.one.submit(table, BEN, "after", Join(1))).sequence == 2
    assert (await world.one.submit(table, BEN, "before", Say("x"))).sequence == 3


async def test_what_is_read_never_goes_past_its_own_number(world: World) -> None:
    """The log may have grown by another node since this one last looked."""
    table = await world.table()
    await world.do(world.one, table, BEN, Join(1))
    for i in range(300):  # more than memory keeps
        await world.do(world.one, table, BEN, Say(f"word {i}"))
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
    monkeypatch.setattr("niagara.server.history.PAGE", 10)
    table = await world.table()
    await world.do(world.one, table, BEN, Join(1))
    for i in range(32):
        await world.do(world.one, table, BEN, Say(f"word {i}"))
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
        with pytest.raises(Refusal) as caught:
            async with world.one.enter(name):
                pass
        assert caught.value.code == "not-found"
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
    monkeypatch.setattr("niagara.server.history.PAGE", 10)
    table = await world.table()
    await world.do(world.one, table, BEN, Join(1))
    for i in range(20):
        await world.do(world.one, table, BEN, Say(f"xylophone {i}"))

    async def page() -> bytes:
        async with world.one.enter(table) as live_table:
            until, access = live_table.table.sequence, live_table.log_access("")
        return await world.one.history.steps_page("x", table, until, 0, access)

    assert b"xylophone" in await page()
    await erase_everywhere(world.one, BEN)
    assert b"xylophone" not in await page()


async def test_a_connection_is_dismissed_only_after_its_session_is_gone(world: World) -> None:
    """If closed any earlier, a page would reconnect with the session that is being deleted."""
    table = await world.table()
    await world.do(world.one, table, BEN, Join(1))
    ben = Ear(BEN.session)
    await world.one.watch(table, ben, None)
    await erase_everywhere(world.one, BEN)
    assert not ben.has_failed
    await dismiss_forgotten(world.one)
    assert ben.has_failed


async def test_somebody_is_forgotten_where_nothing_of_a_table_can_be_read(world: World) -> None:
    table = await world.table()
    await world.do(world.one, table, BEN, Join(1))
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
    with pytest.raises(Refusal, match="damaged") as caught:
        await world.do(world.one, table, ANN, Say("hello?"))
    assert caught.value.code == "failed"
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


async def test_a_damaged_table_holds_up_no_other(world: World) -> None:
    """Overdue tables are still scheduled, the damaged one is not scheduled again."""
    bad = await damaged(world)
    good = await world.table(ME, BOT, BOT)
    await world.do(world.other, good, ANN, Start())
    scheduler = TurnScheduler(world.one, Bots(), pace_ms=0, grace_ms=0)
    await scheduler._schedule_overdue()
    await world.idle()
    assert len(await world.store.log(good)) == 4, "both bots have chosen"
    assert bad not in {each.table for each in await world.store.overdue(2**60, 99)}
    await scheduler.close()


async def test_what_keeps_failing_is_tried_later_and_later(world: World) -> None:
    table = await world.table(ME, BOT, BOT)
    scheduler = TurnScheduler(world.one, Bots(), pace_ms=0, grace_ms=0)

    async def fail(_asked: BotRequest) -> Any:
        raise KeyError("unexpected")

    scheduler.bot_pool.decide = fail  # type: ignore[method-assign,assignment]
    await world.do(world.one, table, ANN, Start())
    await world.idle()
    dues = []
    for _ in range(3):
        scheduler.schedule(world.one.live_tables[table])
        await world.idle()
        (overdue,) = await world.store.overdue(2**60, 9)
        dues.append(overdue.due - world.one.now())
    assert dues[0] < dues[1] < dues[2]
    await scheduler.close()


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
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables are abandoned: each comes due again seconds after its clock ran out."""
    monkeypatch.setattr(turn_scheduler, "MOST_AT_ONCE", 3)
    now = [1_800_000_000_000]
    tables = TableService(world.store, LocalFanout(), now=lambda: now[0])
    await tables.open()
    bots = CountingBots()
    scheduler = TurnScheduler(tables, bots, pace_ms=0, grace_ms=0)
    made, ben = [], SeatRequest("local", name="Ben")
    for number in range(8):
        wanted = CreateTable((ME, ben, ben), clock=30)
        made.append((await tables.create(ANN, wanted, f"t{number}")).table)
        await tables.submit(made[-1], ANN, "start", Start())
    for _ in range(20):
        now[0] += 31_000
        await scheduler._schedule_overdue()
        while scheduler._tasks:
            await asyncio.sleep(0)
    assert bots.most_at_once <= 5, "three, and the seats of the table that filled them"
    lengths = [len(await world.store.log(table)) for table in made]
    assert min(lengths) > 4, "each in its turn"
    await scheduler.close()
    await tables.close()


async def test_where_somebody_watches_a_clock_is_on_time(world: World) -> None:
    bots = CountingBots()
    scheduler = TurnScheduler(world.one, bots, pace_ms=0)
    table = await world.table(ME, BOT, BOT, clock=30)
    await world.do(world.one, table, ANN, Start())
    await world.one.watch(table, Ear(), None)
    clocks = [key for key in scheduler._tasks if key.decision.by == "clock"]
    assert [key.decision.seat for key in clocks] == [0]
    await scheduler.close()


# Games of bots alone.


async def test_a_game_of_bots_alone_is_played_while_somebody_looks_on(world: World) -> None:
    bots = Bots()
    now = [1_800_000_000_000]
    tables = TableService(world.store, LocalFanout(), now=lambda: now[0])
    await tables.open()
    scheduler = TurnScheduler(tables, bots, pace_ms=0, grace_ms=0)
    table = (await tables.create(ANN, CreateTable((BOT, BOT, BOT)), "bots")).table
    ear = Ear()
    await tables.watch(table, ear, None)
    tables.unwatch(table, ear)
    await tables.submit(table, ANN, "start", Start())
    now[0] += 120_000  # nobody has asked for it for two minutes
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
    await scheduler.close()
    await tables.close()


async def test_one_person_has_a_few_games_of_bots_alone(world: World) -> None:
    tables = [await world.table(BOT, BOT, BOT) for _ in range(4)]
    for table in tables[:3]:
        await world.do(world.one, table, ANN, Start())
    with pytest.raises(Refusal) as caught:
        await world.do(world.one, tables[3], ANN, Start())
    assert caught.value.code == "full"
    with_people = await world.table(ME, BOT, BOT)
    await world.do(world.one, with_people, ANN, Start())


async def test_games_of_bots_alone_that_are_started_at_once_are_counted_too(world: World) -> None:
    tables = [await world.table(BOT, BOT, BOT) for _ in range(6)]
    starts = (world.do(world.one, table, ANN, Start()) for table in tables)
    answers = await asyncio.gather(*starts, return_exceptions=True)
    assert [isinstance(answer, Refusal) for answer in answers].count(True) == 3


# Clocks that are wrong.


@pytest.mark.parametrize("hours", [-2, 2])
async def test_a_clock_that_is_set_stalls_no_bot(world: World, hours: int) -> None:
    now = [1_800_000_000_000]
    tables = TableService(world.store, LocalFanout(), now=lambda: now[0])
    await tables.open()
    bots = Bots()
    table = (await tables.create(ANN, CreateTable((ME, BOT, BOT)), "t")).table
    await tables.submit(table, ANN, "start", Start())
    now[0] += hours * 3_600_000
    scheduler = TurnScheduler(tables, bots, pace_ms=1, grace_ms=0)
    await scheduler._schedule_overdue()
    await scheduler._schedule_misdated()
    for task in list(tables.background._tasks):
        await task
    assert len(await world.store.log(table)) == 4
    await scheduler.close()
    await tables.close()


async def test_a_node_takes_over_what_a_node_with_a_fast_clock_left(world: World) -> None:
    ahead = TableService(world.store, LocalFanout(), now=lambda: world.one.now() + 7_200_000)
    await ahead.open()
    table = (await ahead.create(ANN, CreateTable((ME, BOT, BOT)), "t")).table
    await ahead.submit(table, ANN, "start", Start())
    await ahead.close()
    scheduler = TurnScheduler(world.one, Bots(), pace_ms=1)
    await scheduler._schedule_misdated()
    await world.idle()
    assert len(await world.store.log(table)) == 4
    await scheduler.close()


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
