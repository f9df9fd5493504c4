"""Restarting a server at any time: every table continues, nothing that was answered is lost."""

import asyncio
import os
import select
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from running import QUICK, Running
from server.player import Client, clients, play_out

SECONDS = 30  # for processes to end


def wait_for_end(pids: list[int]) -> None:
    """Wait until these processes have ended; fails if they do not."""
    for pid in pids:
        try:
            file = os.pidfd_open(pid)
        except ProcessLookupError:
            continue
        try:
            assert select.select([file], [], [], SECONDS)[0], f"process {pid} goes on"
        finally:
            os.close(file)


@pytest.mark.parametrize("is_killed", [False, True])
async def test_a_game_goes_on_after_a_restart(tmp_path: Path, is_killed: bool) -> None:
    node = Running(tmp_path, *QUICK)
    async with AsyncExitStack() as stack:
        stack.enter_context(node)
        ann, ben = await stack.enter_async_context(clients(node.base, "Ann", "Ben"))
        bot = {"kind": "bot", "level": "easy"}
        table = await ann.new_game(ben, others=[bot], rules={"round_limit": 3})
        async with ann.live(table) as live:
            done = await live.act(Random(1))
            assert done is not None
            await live.until(lambda: any(step.get("by") == "bot" for step in live.steps))
            workers = node.children
            if is_killed:
                await asyncio.to_thread(node.kill)
            else:
                assert await asyncio.to_thread(node.stop) in (0, -signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as caught:
                await live.until(lambda: False)
            if not is_killed:
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code in (1012, 4503), "try again soon"
        assert workers
        await asyncio.to_thread(wait_for_end, workers)
        node.start()
        again = await stack.enter_async_context(Client(node.base, "Ann", ann.http.cookies))
        other = await stack.enter_async_context(Client(node.base, "Ben", ben.http.cookies))
        assert again.id == ann.id, "the secret survives too"
        repeated = await again.ask(table, done["id"], do="start")
        assert repeated.json() == {"sequence": done["sequence"], "table": table}
        heard = await play_out(table, again, other, every=99)
        assert len(heard[0]) == len(heard[1]) > done["sequence"]
        steps = [step for step in heard[0] if step["sequence"] == done["sequence"]]
        assert (steps[0]["kind"], steps[0]["seat"]) == ("acted", 0)
