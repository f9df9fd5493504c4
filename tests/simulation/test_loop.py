"""The event loop of the simulation: virtual time, hosts that run apart, and no real waiting."""

import asyncio
from random import Random

import pytest

from simulation.loop import HOST, SimLoop, Stuck


def test_time_passes_only_by_timers() -> None:
    loop = SimLoop(Random(1))

    async def main() -> float:
        await asyncio.sleep(86_400)
        return asyncio.get_running_loop().time()

    assert loop.run(main()) == 86_400


def test_callbacks_of_a_host_run_in_the_order_they_were_registered() -> None:
    for seed in range(20):
        loop = SimLoop(Random(seed))
        ran: dict[str, list[int]] = {"a": [], "b": []}
        hosts = {name: loop.add(name) for name in ran}

        def note(n: int, ran: dict[str, list[int]] = ran) -> None:
            ran[HOST.get().name].append(n)

        for n in range(10):
            for host in hosts.values():
                loop.call_soon(note, n, context=host.context)
        loop.run(asyncio.sleep(1))
        assert ran == {"a": list(range(10)), "b": list(range(10))}


def test_a_held_host_runs_nothing_until_it_is_released() -> None:
    loop = SimLoop(Random(1))
    host = loop.add("a")
    ticks: list[float] = []

    async def tick() -> None:
        while True:
            ticks.append(loop.time())
            await asyncio.sleep(1)

    async def main() -> None:
        loop.start(host, tick())
        await asyncio.sleep(2.5)
        loop.hold(host, 10)
        await asyncio.sleep(20)

    loop.run(main())
    assert ticks[:4] == [0, 1, 2, 12.5]


def test_nothing_of_a_killed_host_runs_again() -> None:
    loop = SimLoop(Random(1))
    host = loop.add("a")
    said: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(5)
            said.append("awake")
        finally:
            said.append("cleaned up")

    async def main() -> list[str]:
        loop.start(host, work())
        await asyncio.sleep(1)
        loop.kill(host)
        await asyncio.sleep(10)
        return list(said)

    assert loop.run(main()) == []


def test_a_deadlock_says_who_waits_for_what() -> None:
    async def main() -> None:
        await asyncio.get_running_loop().create_future()

    with pytest.raises(Stuck, match=r"nothing is planned[^$]*main"):
        SimLoop(Random(1)).run(main())


def test_endless_work_without_time_passing_is_noticed() -> None:
    async def main() -> None:
        while True:  # noqa: ASYNC110 - it is meant to be endless
            await asyncio.sleep(0)

    with pytest.raises(Stuck, match="steps"):
        SimLoop(Random(1), most_batches=10_000).run(main())


def test_the_primitives_of_asyncio_work() -> None:
    async def main() -> list[object]:
        lock, event, queue = asyncio.Lock(), asyncio.Event(), asyncio.Queue[int]()

        async def other() -> str:
            async with lock:
                event.set()
                queue.put_nowait(3)
                await asyncio.sleep(2)
                return "done"

        task = asyncio.create_task(other())
        await event.wait()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(lock.acquire(), 1)
        done = await asyncio.gather(task, asyncio.to_thread(int, "5"))
        return [*done, await queue.get(), asyncio.get_running_loop().time() >= 2]

    assert SimLoop(Random(1)).run(main()) == ["done", 5, 3, True]
