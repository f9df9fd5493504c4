"""Background work: its errors are logged and counted, and it goes on."""

import asyncio
import logging

import pytest

from niagara.server.background_tasks import Background
from niagara.server.refusal import Refusal


async def test_repeated_work_goes_on_after_any_error(caplog: pytest.LogCaptureFixture) -> None:
    background, counted, times = Background(), list[str](), 0
    background.count = counted.append
    enough = asyncio.Event()

    async def work() -> None:
        nonlocal times
        times += 1
        if times == 1:
            raise KeyError("unexpected")
        if times == 2:
            raise Refusal("unavailable", "expected")
        enough.set()

    with caplog.at_level(logging.WARNING):
        background.repeat("some work", work, 0.0)
        await asyncio.wait_for(enough.wait(), 30)
    await background.close()
    assert counted == ["some work", "some work"]
    first, second = caplog.records
    assert first.exc_info is not None
    assert second.exc_info is None
    assert vars(second)["why"] == "Refusal"


async def test_a_task_that_fails_is_reported_under_its_name() -> None:
    background, counted = Background(), list[str]()
    background.count = counted.append

    async def work() -> None:
        raise ZeroDivisionError

    await background.start("a sum", work)
    assert counted == ["a sum"]


async def test_closing_cancels_what_is_under_way() -> None:
    background = Background()
    task = background.start("waiting", asyncio.sleep, 3600)
    await asyncio.sleep(0)
    await background.close()
    assert task.done()
