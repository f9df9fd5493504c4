"""The latency of commands while thousands of clocks have run out at once.

    python bench/overdue.py [--tables 5000]

Makes a database with many running tables whose clocks have all run out (a server that was down),
starts `niagara serve` on it, and measures a person's commands until all tables have been seen to.
Exits with 1 if the 99th percentile was 100 ms or more.
"""

import argparse
import asyncio
import shutil
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

sys.path.pop(0)  # this folder: its server.py is another
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from niagara.server.commands import Person, Start
from niagara.server.fanout.interface import SingleNodeFanout
from niagara.server.steady_clock import clock_ms
from niagara.server.store.migrate import upgrade
from niagara.server.store.sql_store import SqlStore
from niagara.server.table_service import TableService
from niagara.server.table_setup import CreateTable, SeatRequest
from running import Running
from server.player import Client

GOAL_MS = 100.0
AGO_MS = 3_600_000
CLOCK_S = 600
EVERY_S = 0.06  # a command; a session may send 20 a second
SEATS = (SeatRequest("me"), SeatRequest("local", name="Ben"), SeatRequest("local", name="Cem"))


async def prepare(database: str, tables: int) -> None:
    """Tables that were started long ago, and have waited ever since."""
    await upgrade(database)
    store = SqlStore(database)
    await store.open()
    service = TableService(store, SingleNodeFanout(), now=lambda: clock_ms() - AGO_MS)
    await service.open()

    async def lay(number: int) -> None:
        who = Person(f"person{number}", "Ann")
        table = (await service.create(who, CreateTable(SEATS, clock=CLOCK_S), "t")).table
        await service.submit(table, who, "start", Start())

    for start in range(0, tables, 100):
        await asyncio.gather(*(lay(start + i) for i in range(100)))
    await service.close()
    await store.close()


def left(database: str, since: int) -> int:
    """How many tables nobody has seen to since then; read past the server, whose file it is."""
    connection = sqlite3.connect(database)
    try:
        untouched = "SELECT count(*) FROM tables WHERE due IS NOT NULL AND changed < ?"
        count: int = connection.execute(untouched, (since,)).fetchone()[0]
        return count
    finally:
        connection.close()


async def measure(base: str, database: str) -> tuple[list[float], float]:
    """Milliseconds of every command until all clocks have been seen to, and seconds in all."""
    since = clock_ms() - AGO_MS // 2
    began, times, number = time.perf_counter(), list[float](), 0
    async with Client(base, "Zoe") as person:
        table = await person.create([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        async with person.live(table) as live:
            while True:
                at = time.perf_counter()
                number += 1
                answer = await live.ask(do="change", rules={"round_limit": number % 50 + 1})
                assert answer["type"] == "done", answer
                times.append((time.perf_counter() - at) * 1000)
                await asyncio.sleep(EVERY_S)
                if number % 100 == 0:
                    untouched = left(database, since)
                    print(f"  {untouched} tables to see to", file=sys.stderr, flush=True)
                    if untouched == 0:
                        return times, time.perf_counter() - began


def main() -> int:
    """Prepare, serve, measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    tables = parser.parse_args().tables
    folder = Path(tempfile.mkdtemp(prefix="niagara-"))
    database = str(folder / "niagara.db")
    try:
        asyncio.run(prepare(database, tables))
        with Running(folder, database=database) as server:
            times, seconds = asyncio.run(measure(server.base, database))
    finally:
        shutil.rmtree(folder)
    times.sort()
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    print(f"{tables} clocks worked off in {seconds:.0f} s; meanwhile {len(times)} commands:")
    print(f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {times[-1]:.1f} ms")
    return 0 if p99 < GOAL_MS else 1


if __name__ == "__main__":
    sys.exit(main())
