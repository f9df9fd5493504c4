"""Hostile messages and requests: all are answered, nothing leaks, memory stays flat.

    python bench/fuzz_live.py --count 100000 [--seed 1] [--json]

A server in a process of its own. Over live connections a host, a guest and a stranger send what
they like (tests/fuzz/hostile.py), over plain ones somebody else does (tests/fuzz/hostile_http.py),
half of the count each; every answer is checked. Some of them make tables, which stay in memory for
five minutes with the game so far; beyond what they take memory must not grow.
Ends with 1 if anything was not as it should be.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

# In place of this folder: its server.py would hide the tests of that name.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from fuzz.attack import attack
from fuzz.attack_http import attack_http
from running import QUICK, Running

WARM_UP = 0.2  # of all
TELL_EVERY_S = 10.0
MOST_GROWTH = 0.05  # of the memory after the warm-up
TABLE_BYTES = 100_000  # that one more table in memory may take, with its events and last updates


class Progress:
    """How many were sent over both ways, and the server's memory at each time."""

    def __init__(self, server: Running, count: int) -> None:
        self.server = server
        self.count = count
        self.memory = self.warm_memory = 0
        self.warm_tables: int | None = None  # in memory after the warm-up
        self.began = self._told = time.perf_counter()
        self._sent = {"messages": 0, "requests": 0}

    def note(self, kind: str, sent: int) -> None:
        """So many of a kind were sent and answered."""
        self._sent[kind] = sent
        done = sum(self._sent.values())
        self.memory = self.server.memory
        if self.warm_tables is None and done >= WARM_UP * self.count:
            self.warm_memory, self.warm_tables = self.memory, live_tables(self.server.base)
        now = time.perf_counter()
        if now - self._told >= TELL_EVERY_S:
            self._told = now
            megabytes = self.memory / 1e6
            print(f"{done:,} of {self.count:,}, {megabytes:.0f} MB", file=sys.stderr, flush=True)


def live_tables(base: str) -> int:
    """How many tables the server has in memory."""
    with urllib.request.urlopen(f"{base}/metrics") as answer:
        text: str = answer.read().decode()
    return int(float(text.partition("\nniagara_live_tables ")[2].split()[0]))


async def attack_both(base: str, count: int, seed: int, progress: Progress) -> dict[str, int]:
    """Half of it over live connections, half over plain ones, at the same time."""
    messages, requests = await asyncio.gather(
        attack(base, count // 2, seed, lambda sent: progress.note("messages", sent)),
        attack_http(base, count - count // 2, seed, lambda sent: progress.note("requests", sent)),
    )
    return dict(messages + requests)


def main() -> int:
    """Attack, then say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=100_000, help="messages and requests")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder), *QUICK) as server:
        progress = Progress(server, given.count)
        counts = asyncio.run(attack_both(server.base, given.count, given.seed, progress))
        seconds = time.perf_counter() - progress.began
        tables = live_tables(server.base) - (progress.warm_tables or 0)
        log = [json.loads(line) for line in server.log.splitlines()]
    warm, end = progress.warm_memory, progress.memory
    loud = [line for line in log if line["level"] not in ("debug", "info")]
    result = {
        **counts,
        "seconds": round(seconds, 1),
        "per_second": round(given.count / seconds),
        "memory_after_warm_up": warm,
        "memory_at_end": end,
        "more_tables_in_memory": tables,
        "growth": round(end / warm - 1, 4),
        "growth_beyond_tables": round((end - tables * TABLE_BYTES) / warm - 1, 4),
        "warnings_in_log": len(loud),
    }
    if given.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name:>22} {value}")
    for line in loud[:5]:
        print(line, file=sys.stderr)
    return int(bool(loud) or result["growth_beyond_tables"] > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
