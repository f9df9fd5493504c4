"""How long quick bots wait while one visitor keeps the bots busy.

    python bench/bot_queue.py [--tables 20]

Starts `niagara serve` with its default settings. First, on the idle server, a person starts a game
against two easy bots: the time until both have chosen a tile is the measure. Then one visitor
starts a minute's allowance of tables with four champions each, and the same is measured again.
Exits with 1 if the bots took longer than three seconds.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.pop(0)  # this folder: its server.py is another
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from running import Running
from server.player import Client

GOAL_S = 3.0
ME = {"kind": "me"}


async def quick_game(base: str, name: str) -> float:
    """Seconds from the start of a game until its two easy bots have chosen."""
    async with Client(base, name) as person:
        table = await person.create([ME, *[{"kind": "bot", "level": "easy"}] * 2])
        async with person.live(table) as live:
            began = time.perf_counter()
            await live.ask(do="start")
            await live.until(lambda: len(live.last["waiting"]) == 1)
            return time.perf_counter() - began


async def measure(base: str, tables: int) -> float:
    """Print both measures; the worse one of the busy server."""
    await quick_game(base, "First")  # the worker process starts
    idle = [await quick_game(base, f"Idle {i}") for i in range(3)]
    print(f"idle server: {median(idle):.2f} s")
    async with Client(base, "Greedy") as greedy:
        champions = [ME, *[{"kind": "bot", "level": "champion"}] * 4]
        for i in range(tables):
            table = await greedy.create(champions, f"t{i}")
            await greedy.ask(table, "start", do="start")
            await asyncio.sleep(0.1)  # within what one visitor may send
        busy = [await quick_game(base, f"Busy {i}") for i in range(5)]
    print(f"{tables} tables of four champions: {median(busy):.2f} s, at worst {max(busy):.2f} s")
    return max(busy)


def main() -> int:
    """Start a server, measure, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    tables = parser.parse_args().tables
    folder = Path(tempfile.mkdtemp(prefix="niagara-"))
    try:
        with Running(folder) as server:
            worst = asyncio.run(measure(server.base, tables))
    finally:
        shutil.rmtree(folder)
    return 0 if worst < GOAL_S else 1


if __name__ == "__main__":
    sys.exit(main())
