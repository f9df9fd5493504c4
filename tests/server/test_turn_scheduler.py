"""Scheduling bots and clocks: when, and by which node; dying workers, returning people."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from niagara.server.commands import Return
from niagara.server.turn_scheduler import DecisionKey, entry_for
from server.player import BOT, Client, Live, clients, play_through
from server.running import Clock, Served, serving
from server.tables import ANN, ME, NOON, begun, whole_turn
from server.tables import BOT as SEATED_BOT

Json = dict[str, Any]
CLOCK = 90  # seconds: later than a scheduler waits for itself, so that it looks at the store
CLOCK_MS = CLOCK * 1000


@asynccontextmanager
async def game_of_two(database: Path, clock: Clock) -> AsyncIterator[tuple[Client, Client, str]]:
    """Ann and Ben against the clock, and a bot."""
    async with (
        serving(database, clock) as served,
        clients(served.base, "Ann", "Ben") as (ann, ben),
    ):
        yield ann, ben, await ann.new_game(ben, clock=CLOCK, rules={"round_limit": 3})


async def until_absent(watching: Live, clock: Clock) -> None:
    """Let the other one miss a decision, which the clock then makes."""
    await watching.act(Random(1))
    clock.now += CLOCK_MS + 1000
    await watching.until(lambda: bool(by_clock(watching)))


def by_clock(live: Live) -> list[Json]:
    return [step for step in live.steps if step.get("by") == "clock"]


async def test_a_bot_plays_for_who_is_absent_and_the_seat_is_theirs_again(tmp_path: Path) -> None:
    clock = Clock()
    async with (
        game_of_two(tmp_path / "x.db", clock) as (ann, ben, table),
        ben.live(table) as watching,
    ):
        await until_absent(watching, clock)
        assert [step["seat"] for step in by_clock(watching)] == [0]
        assert watching.form["seats"][0]["away"] is True
        async with ann.live(table) as live:
            await live.until(lambda: live.steps[-1]["kind"] == "returned" or not live.is_running)
            await watching.until(lambda: watching.form["seats"][0]["away"] is False)
            assert not live.form["seats"][0]["away"]
            await asyncio.gather(live.play(Random(1)), watching.play(Random(2)))
        mine = [step for step in live.steps if step["kind"] == "acted" and step["seat"] == 0]
        assert {step["by"] for step in mine[1:]} == {"person"}


async def test_two_tabs_that_come_back_at_once_are_both_let_in(tmp_path: Path) -> None:
    clock = Clock()
    async with (
        game_of_two(tmp_path / "x.db", clock) as (ann, ben, table),
        ben.live(table) as watching,
        AsyncExitStack() as stack,
    ):
        await until_absent(watching, clock)
        tabs = [ann.live(table) for _ in range(8)]
        await asyncio.gather(*(stack.enter_async_context(tab) for tab in tabs))
        for tab in tabs:
            await tab.until(lambda tab=tab: not tab.form["seats"][0]["away"])  # type: ignore[misc]


async def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with game_of_two(tmp_path / "x.db", clock) as (ann, _, table):
        before = (await ann.http.get(f"/api/tables/{table}")).json()["waiting"]
        cookies = ann.http.cookies
    clock.now += CLOCK_MS - 200  # the scheduler waits for what is left in real time
    async with (
        serving(tmp_path / "x.db", clock) as served,
        Client(served.base, "Ann", cookies) as ann,
        ann.live(table) as live,
    ):
        assert [each for each in live.last["waiting"] if each["seat"] < 2] == before[:2]
        clock.now += 20_000
        await live.until(lambda: len(by_clock(live)) >= 2)
        assert {step["seat"] for step in by_clock(live)[:2]} == {0, 1}


def test_who_comes_back_in_time_is_not_played_for_by_the_clock_that_ran() -> None:
    story = begun(ME, SEATED_BOT, SEATED_BOT, clock=30)
    story.server_acts(0, "clock")
    for seat in (1, 2):
        story.server_acts(seat, "bot")
    while story.position.turn != 0:
        story.server_acts(story.position.turn, "bot")
    (decision,) = story.table.pending_decisions()
    key = DecisionKey("t", decision, story.table.since[0].sequence)
    turn = whole_turn(story.table, 0, Random(1))
    assert entry_for(story.table, key, turn) is not None
    story.now = NOON + 3_000
    story.do(ANN, Return())
    assert entry_for(story.table, key, turn) is None
    assert [each.when for each in story.table.pending_decisions()] == [NOON + 33_000]


async def test_a_worker_that_is_killed_costs_a_moment_not_a_game(
    served: Served, ann: Client
) -> None:
    table = await ann.new_game(others=[BOT | {"level": "easy"}] * 2, rules={"round_limit": 4})
    async with ann.live(table) as live:
        killed = 0
        while live.is_running:
            for pid in served.service.scheduler.bot_pool.workers.pids():
                os.kill(pid, signal.SIGKILL)
                killed += 1
            await live.play(Random(1), most=1)
            await live.until(lambda: not live.is_running or bool(live.to_decide()))
        assert killed >= 2
        assert live.form["status"] == "over"


async def test_a_game_of_bots_alone_plays_itself(ann: Client) -> None:
    levels = ("beginner", "easy", "medium", "beginner", "easy")
    seats = [BOT | {"level": level} for level in levels]
    table = await ann.create(seats, rules={"round_limit": 3, "fork": "natural"})
    await ann.start(table)
    steps = await play_through(ann, table, Random(1), every=1)
    assert {step["by"] for step in steps if step["kind"] == "acted"} == {"bot"}
