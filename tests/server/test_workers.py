"""Worker processes: a job that fails or hangs does not affect other jobs."""

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator

import pytest

from niagara.rules import Action, Weather, legal_actions, new_game, view
from niagara.server import bot_pool
from niagara.server.bot_pool import BotPool, BotRequest
from niagara.server.workers import JobInfo, WorkerDied, WorkerLate, Workers

LONG = 60.0  # seconds: far more than anything here takes


def double(number: int) -> int:
    return 2 * number


def fail() -> None:
    raise ValueError("as asked")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hang() -> None:
    threading.Event().wait()


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    made = Workers(1)
    yield made
    made.close()


async def test_what_a_job_raises_reaches_the_one_who_asked(workers: Workers) -> None:
    with pytest.raises(ValueError, match="as asked"):
        await workers.run(JobInfo("ann", "t"), LONG, fail)
    assert await workers.run(JobInfo("ann", "t"), LONG, double, 4) == 8


async def test_a_worker_that_dies_is_replaced_and_no_waiting_job_is_lost(workers: Workers) -> None:
    jobs = [
        workers.run(JobInfo("ann", "t"), LONG, die),
        *(workers.run(JobInfo("ben", "t"), LONG, double, i) for i in range(5)),
    ]
    died, *results = await asyncio.gather(*jobs, return_exceptions=True)
    assert isinstance(died, WorkerDied)
    assert results == [0, 2, 4, 6, 8]


async def test_only_the_job_that_takes_too_long_is_ended(workers: Workers) -> None:
    late = asyncio.create_task(workers.run(JobInfo("ann", "t"), 1.0, hang))
    waiting = [workers.run(JobInfo("ben", "t"), LONG, double, i) for i in range(3)]
    assert await asyncio.gather(*waiting) == [0, 2, 4]
    with pytest.raises(WorkerLate):
        await late


async def test_jobs_that_nobody_waits_for_any_more_are_not_begun(workers: Workers) -> None:
    first = asyncio.create_task(workers.run(JobInfo("ann", "t"), LONG, double, 1))
    given_up = asyncio.create_task(workers.run(JobInfo("ann", "t"), LONG, die))
    await asyncio.sleep(0)
    given_up.cancel()
    assert await first == 2
    assert await workers.run(JobInfo("ann", "t"), LONG, double, 3) == 6


# Bots in them.


def question(level: str = "easy") -> BotRequest:
    position = new_game(3, 0, 0)
    return BotRequest("t", "ann", level, "thief", view(position, 0), legal_actions(position, 0), [])


def raises(*_: object) -> Action:
    raise RuntimeError("a fault of the bot")


def dies(*_: object) -> Action:
    die()
    raise AssertionError


def cheats(*_: object) -> Action:
    return Weather(1)


@pytest.mark.parametrize(("call", "failures"), [(raises, 1), (cheats, 1), (dies, 2)])
async def test_a_seat_gets_a_legal_decision_whatever_its_bot_does(
    call: object, failures: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []
    bots = BotPool(Workers(1))
    bots.count = counted.append
    monkeypatch.setattr(bot_pool, "think", call)
    asked = question("hard")
    try:
        assert await bots.decide(asked) in asked.legal
    finally:
        bots.close()
    assert len(counted) == failures


async def test_a_bot_whose_decision_fails_is_made_anew() -> None:
    asked = question()
    key = ("t", "paddler", 0)
    with pytest.raises(TypeError):
        bot_pool.think("t", "paddler", asked.view, None, [], 1)  # type: ignore[arg-type]
    assert key not in bot_pool._BOTS
    assert bot_pool.think("t", "paddler", asked.view, asked.legal, [], 1) in asked.legal
    assert key in bot_pool._BOTS
