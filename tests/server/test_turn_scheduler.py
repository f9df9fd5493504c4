"""Scheduling bots and clocks: when, and by which node; dying workers, returning people."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from niagara.server.commands import Return, Start
from niagara.server.game_commands import acted_entry
from niagara.server.turn_scheduler import DecisionKey, entry_for
from server.player import Client, Live, play_through
from server.running import serving
from server.tables import ANN, BOT, ME, NOON, a_table, whole_turn

pytestmark = pytest.mark.anyio
Json = dict[str, Any]
CLOCK = 90  # seconds: later than a scheduler waits for itself, so that it looks at the store


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at

    def go_on(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


async def game_of_two(stack: AsyncExitStack, base: str) -> tuple[Client, Client, str]:
    """Ann and Ben against the clock, and a bot."""
    ann, ben = [await stack.enter_async_context(Client(base, name)) for name in ("Ann", "Ben")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "beginner"}]
    table = await ann.create(seats, clock=CLOCK, rules={"round_limit": 3})
    await ben.ask(table, "join", do="join")
    await ann.ask(table, "start", do="start")
    return ann, ben, table


def by_clock(live: Live) -> list[Json]:
    return [step for step in live.steps if step.get("by") == "clock"]


async def test_a_bot_plays_for_who_is_absent_and_the_seat_is_theirs_again(tmp_path: Path) -> None:
    clock = Clock()
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(tmp_path / "x.db", clock))
        ann, ben, table = await game_of_two(stack, served.base)
        watching = await stack.enter_async_context(ben.live(table))
        await watching.act(Random(1))
        clock.go_on(CLOCK + 1)
        await watching.until(lambda: bool(by_clock(watching)))
        assert [step["seat"] for step in by_clock(watching)] == [0]
        assert watching.form["seats"][0]["away"] is True
        live = await stack.enter_async_context(ann.live(table))
        await live.until(lambda: live.steps[-1]["kind"] == "returned" or not live.is_running)
        await watching.until(lambda: watching.form["seats"][0]["away"] is False)
        assert not live.form["seats"][0]["away"]
        await asyncio.gather(live.play(Random(1)), watching.play(Random(2)))
        mine = [step for step in live.steps if step["kind"] == "acted" and step["seat"] == 0]
        assert {step["by"] for step in mine[1:]} == {"person"}


async def test_two_tabs_that_come_back_at_once_are_both_let_in(tmp_path: Path) -> None:
    clock = Clock()
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(tmp_path / "x.db", clock))
        ann, ben, table = await game_of_two(stack, served.base)
        watching = await stack.enter_async_context(ben.live(table))
        await watching.act(Random(1))
        clock.go_on(CLOCK + 1)
        await watching.until(lambda: bool(by_clock(watching)))
        tabs = [ann.live(table) for _ in range(8)]
        await asyncio.gather(*(tab.__aenter__() for tab in tabs))
        for tab in tabs:
            await tab.until(lambda tab=tab: not tab.form["seats"][0]["away"])  # type: ignore[misc]
            await stack.enter_async_context(_closing(tab))


def _closing(tab: Live) -> Any:
    assert tab.socket is not None
    return tab.socket


async def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(tmp_path / "x.db", clock))
        ann, _, table = await game_of_two(stack, served.base)
        before = (await ann.http.get(f"/api/tables/{table}")).json()["waiting"]
        cookies = ann.http.cookies
    clock.go_on(CLOCK - 10)
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(tmp_path / "x.db", clock))
        ann = await stack.enter_async_context(Client(served.base, "Ann", cookies))
        live = await stack.enter_async_context(ann.live(table))
        assert [each for each in live.last["waiting"] if each["seat"] < 2] == before[:2]
        clock.go_on(20)
        await live.until(lambda: len(by_clock(live)) >= 2)
        assert {step["seat"] for step in by_clock(live)[:2]} == {0, 1}


def test_who_comes_back_in_time_is_not_played_for_by_the_clock_that_ran() -> None:
    story = a_table(ME, BOT, BOT, clock=30)
    story.do(ANN, Start())
    story.add(acted_entry(story.table, 0, whole_turn(story.table, 0, Random(1)), "clock"))
    for seat in (1, 2):
        story.add(acted_entry(story.table, seat, whole_turn(story.table, seat, Random(1)), "bot"))
    while story.position.turn != 0:
        seat = story.position.turn
        story.add(acted_entry(story.table, seat, whole_turn(story.table, seat, Random(1)), "bot"))
    (decision,) = story.table.pending_decisions()
    key = DecisionKey("t", decision, story.table.since[0].sequence)
    turn = whole_turn(story.table, 0, Random(1))
    assert entry_for(story.table, key, turn) is not None
    story.now = NOON + 3_000
    story.do(ANN, Return())
    assert entry_for(story.table, key, turn) is None
    assert [each.when for each in story.table.pending_decisions()] == [NOON + 33_000]


async def test_a_worker_that_is_killed_costs_a_moment_not_a_game(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(tmp_path / "x.db"))
        ann = await stack.enter_async_context(Client(served.base, "Ann"))
        bots = [{"kind": "bot", "level": "easy"}] * 2
        table = await ann.create([{"kind": "me"}, *bots], rules={"round_limit": 4})
        await ann.ask(table, "start", do="start")
        live = await stack.enter_async_context(ann.live(table))
        killed = 0
        while live.is_running:
            for pid in served.service.scheduler.bot_pool.workers.pids():
                os.kill(pid, signal.SIGKILL)
                killed += 1
            await live.play(Random(1), most=1)
            await live.until(lambda: not live.is_running or bool(live.to_decide()))
        assert killed >= 2
        assert live.form["status"] == "over"


async def test_a_game_of_bots_alone_plays_itself(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(tmp_path / "x.db"))
        ann = await stack.enter_async_context(Client(served.base, "Ann"))
        levels = ("beginner", "easy", "medium", "beginner", "easy")
        seats = [{"kind": "bot", "level": level} for level in levels]
        table = await ann.create(seats, rules={"round_limit": 3, "fork": "natural"})
        await ann.ask(table, "start", do="start")
        steps = await play_through(ann, table, Random(1), every=1)
    assert {step["by"] for step in steps if step["kind"] == "acted"} == {"bot"}
