"""What a person notices of hostile clients: the latency of commands, and the server's memory.

    python bench/strangers.py [--idle 2000] [--deaf 500] [--half-open 200] [--readers 20]

A real server with its default limits, on loopback only. Two crowds, one after the other; measured
before, during and after each. Ends with 1 and says which goal was not met, if one was not.
"""

import argparse
import asyncio
import json
import multiprocessing
import multiprocessing.synchronize
import resource
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

# In place of this folder: its server.py would hide the tests of that name.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import httpx
from bench.crowd import Crowd, Plan, Stranger

from running import Running
from server.player import Client, Live

ADDRESSES = 20  # strangers are told apart by these
SESSIONS_EACH = 4
Places = tuple[int, str, str, list[str]]
GOAL_MS = 50.0
MOST_GROWTH = 1.5  # of memory, from before to after
MOST_MORE = 1.05  # of memory, from the first crowd to the second: a leak would double it
WAVES = 2
LEAVING_S = 60
GIVEN_BACK_S = 70  # the server gives memory back once a minute
TILES = (1, 2)
LOCAL = {"kind": "local", "name": "Cid"}
BOT = {"kind": "bot", "level": "beginner"}


class Person:
    """Somebody who changes their mind about a tile, again and again."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.turn = 0

    async def decide(self) -> float:
        """One command; seconds until it is answered."""
        self.turn += 1
        action = {"type": "paddle", "tile": TILES[self.turn % 2]}
        began = time.perf_counter()
        done = await self.live.ask(do="act", seat=0, actions=[action], sequence=self.live.sequence)
        seconds = time.perf_counter() - began
        if done["type"] != "done":
            raise RuntimeError(f"the person was refused: {done}")
        self.live.steps.clear()
        self.live.raw.clear()
        return seconds

    async def measure(self, seconds: float) -> dict[str, float]:
        """Decide ten times a second for so long; percentiles in milliseconds."""
        taken = []
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            taken.append(await self.decide())
            await asyncio.sleep(0.1)
        taken.sort()
        return {
            "commands": len(taken),
            "p50_ms": round(taken[len(taken) // 2] * 1000, 2),
            "p99_ms": round(taken[min(len(taken) - 1, int(len(taken) * 0.99))] * 1000, 2),
            "max_ms": round(taken[-1] * 1000, 2),
        }


async def stranger_at(base: str, address: str) -> tuple[Stranger, httpx.AsyncClient]:
    """A new session from an address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    http = httpx.AsyncClient(base_url=base, transport=transport, timeout=60)
    answer = await http.post("/api/session", json={})
    answer.raise_for_status()
    return Stranger(address, f"niagara={http.cookies['niagara']}"), http


async def make(http: httpx.AsyncClient, seats: list[Any], name: str, **wish: Any) -> str:
    """A table that has started."""
    body = {"seats": seats, **wish}
    answer = await http.post("/api/tables", params={"id": name}, json=body)
    answer.raise_for_status()
    table: str = answer.json()["table"]
    order = {"id": "go", "command": {"do": "start"}}
    (await http.post(f"/api/tables/{table}/commands", json=order)).raise_for_status()
    return table


async def long_game(http: httpx.AsyncClient, steps: int) -> tuple[str, int]:
    """A finished game of bots, of about so many steps if they do not finish earlier."""
    rules = {"round_limit": steps // 6}
    best, length = "", 0
    for attempt in range(3):
        table = await make(http, [BOT] * 3, f"long-{attempt}", rules=rules)
        while True:
            shown = (await http.get(f"/api/tables/{table}", params={"since": 10**6})).json()
            if shown["table"]["status"] != "running":
                break
            await asyncio.sleep(0.5)
        if shown["sequence"] > length:
            best, length = table, shown["sequence"]
        if length >= steps * 0.8:
            break
    return best, length


def crowd_process(
    places: Places,
    plan: Plan,
    strangers: list[Stranger],
    stop: multiprocessing.synchronize.Event,
    ready: multiprocessing.synchronize.Event,
    results: "multiprocessing.Queue[dict[str, int]]",
) -> None:
    """The strangers, in a process of their own: the person must not wait for them."""
    raise_file_limit()

    async def run() -> None:
        crowd = Crowd(*places)
        await crowd.run(plan, strangers, stop.is_set, ready.set)
        results.put(dict(crowd.counts))

    asyncio.run(run())


async def stir(live: Live, stop: asyncio.Event) -> None:
    """Keep a table busy, so that those who watch and do not read have something to miss."""
    person = Person(live)
    while not stop.is_set():
        await person.decide()
        await asyncio.sleep(0.06)


def raise_file_limit() -> None:
    """Every connection is a file."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def measure(server: Running, given: argparse.Namespace) -> dict[str, Any]:
    """All three phases."""
    base = server.base.replace("localhost", "127.0.0.1")
    port = int(base.rpartition(":")[2])
    strangers, clients = [], []
    for i in range(ADDRESSES * SESSIONS_EACH):
        one, http = await stranger_at(base, f"127.0.1.{i % ADDRESSES + 1}")
        strangers.append(one)
        clients.append(http)
    long_table, steps = await long_game(clients[0], given.steps)
    others = [
        await make(clients[i], [{"kind": "me"}, LOCAL, LOCAL], "idle")
        for i in range(given.idle // 400 + 1)
    ]
    async with Client(base, "Ann") as ann, Client(base, "Busy") as busy:
        table = await make(ann.http, [{"kind": "me"}, LOCAL, LOCAL], "own")
        busy_table = await make(busy.http, [{"kind": "me"}, LOCAL, LOCAL], "busy")
        places = (port, long_table, busy_table, others)
        plan = Plan(given.idle, given.deaf, given.half_open, given.readers)
        async with ann.live(table) as live, busy.live(busy_table) as stirred:
            person = Person(live)
            phases = {"before": await phase(server, person, given.seconds)}
            counts: Counter[str] = Counter()
            for wave in range(1, WAVES + 1):
                crowd = Attendance(places, plan, strangers)
                calm = asyncio.Event()
                stirring = asyncio.create_task(stir(stirred, calm))
                await crowd.arrive()
                phases[f"during {wave}"] = await phase(server, person, given.seconds)
                calm.set()
                counts.update(await crowd.leave())
                await stirring
                await emptied(ann)
                await asyncio.sleep(GIVEN_BACK_S)
                phases[f"after {wave}"] = await phase(server, person, given.seconds)
        failures = "niagara_failures_total 0.0" not in (await ann.http.get("/metrics")).text
    for http in clients:
        await http.aclose()
    return {"steps": steps, "phases": phases, "strangers": counts, "failures": failures}


async def phase(server: Running, person: Person, seconds: float) -> dict[str, float]:
    """What the person feels for so long, and what the server holds at its end."""
    felt = await person.measure(seconds)
    sockets = await open_sockets(person.live.client)
    return felt | {"memory": server.memory, "sockets": sockets}


class Attendance:
    """A crowd in its process, from its arrival to its leave."""

    def __init__(self, places: Places, plan: Plan, strangers: list[Stranger]) -> None:
        context = multiprocessing.get_context("spawn")
        self.stop, self.ready, self.results = context.Event(), context.Event(), context.Queue()
        self.process = context.Process(
            target=crowd_process,
            args=(places, plan, strangers, self.stop, self.ready, self.results),
        )

    async def arrive(self) -> None:
        """Come back when all have come."""
        self.process.start()
        await asyncio.to_thread(self.ready.wait, LEAVING_S)

    async def leave(self) -> dict[str, int]:
        """Send them away; what they counted."""
        self.stop.set()
        counts: dict[str, int] = await asyncio.to_thread(self.results.get, True, LEAVING_S)
        await asyncio.to_thread(self.process.join, LEAVING_S)
        return counts


async def emptied(client: Client) -> None:
    """Wait, not for ever, until the server has heard that the strangers are gone."""
    for _ in range(2 * LEAVING_S):
        if await open_sockets(client) <= 2:
            return
        await asyncio.sleep(0.5)


async def open_sockets(client: Client) -> int:
    """How many live connections the server has."""
    for line in (await client.http.get("/metrics")).text.splitlines():
        if line.startswith("niagara_sockets "):
            return int(float(line.split()[1]))
    raise RuntimeError("the server does not tell its sockets")


def main() -> int:
    """Measure, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--idle", type=int, default=2_000)
    parser.add_argument("--deaf", type=int, default=500)
    parser.add_argument("--half-open", type=int, default=200)
    parser.add_argument("--readers", type=int, default=20)
    parser.add_argument("--steps", type=int, default=3_000, help="of the long game")
    parser.add_argument("--seconds", type=float, default=15, help="of each phase")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    given = parser.parse_args()
    raise_file_limit()
    with tempfile.TemporaryDirectory() as folder:
        with Running(Path(folder), "--bot-pace-ms=0", "--sessions-per-minute=600") as server:
            result = asyncio.run(measure(server, given))
        loud = [line for line in server.log.splitlines() if json.loads(line)["level"] == "error"]
    if given.json:
        print(json.dumps(result))
    else:
        show(result)
    for line in loud[:5]:
        print(line, file=sys.stderr)
    missed = [name for name, is_met in goals(result).items() if not is_met]
    for name in missed:
        print(f"not met: {name}", file=sys.stderr)
    return int(bool(missed or loud or result["failures"]))


def goals(result: dict[str, Any]) -> dict[str, bool]:
    """What should be so, and whether it is."""
    phases = result["phases"]
    memory = {name: row["memory"] for name, row in phases.items()}
    during = [row["p99_ms"] for name, row in phases.items() if name.startswith("during")]
    return {
        f"p99 below {GOAL_MS:g} ms meanwhile": max(during) < GOAL_MS,
        "memory comes back": memory["after 1"] < MOST_GROWTH * memory["before"],
        "a second crowd takes no more memory": memory["after 2"] < MOST_MORE * memory["after 1"],
    }


def show(result: dict[str, Any]) -> None:
    """A table for people."""
    print(f"{'':>8} {'p50 ms':>9} {'p99 ms':>9} {'max ms':>9} {'MB':>7} {'sockets':>8}")
    for name, row in result["phases"].items():
        print(
            f"{name:>8} {row['p50_ms']:9.2f} {row['p99_ms']:9.2f} {row['max_ms']:9.2f} "
            f"{row['memory'] / 1e6:7.0f} {row['sockets']:8}"
        )
    print(f"the long game has {result['steps']} steps; strangers: {result['strangers']}")


if __name__ == "__main__":
    sys.exit(main())
