"""Hostile messages against a live server: all are answered, nothing leaks, memory stays flat.

    python bench/fuzz_live.py --messages 50000 [--seed 1] [--json]

A server in a process of its own, a host, a guest and a stranger who send what they like
(tests/fuzz/hostile.py) and check every answer. Ends with 1 if anything was not as it should be.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

# In place of this folder: its server.py would hide the tests of that name.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from fuzz.attack import attack
from running import QUICK, Running

WARM_UP = 0.2  # of the messages
MOST_GROWTH = 0.05  # of the memory after the warm-up


def main() -> int:
    """Attack, then say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--messages", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    given = parser.parse_args()
    memory: list[tuple[int, int]] = []
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder), *QUICK) as server:
        began = time.perf_counter()
        counts = asyncio.run(
            attack(
                server.base,
                given.messages,
                given.seed,
                lambda sent: memory.append((sent, server.memory)),
            )
        )
        seconds = time.perf_counter() - began
        log = [json.loads(line) for line in server.log.splitlines()]
    warm = next(bytes_ for sent, bytes_ in memory if sent >= WARM_UP * given.messages)
    end = memory[-1][1]
    loud = [line for line in log if line["level"] not in ("debug", "info")]
    result = {
        **counts,
        "seconds": round(seconds, 1),
        "memory_after_warm_up": warm,
        "memory_at_end": end,
        "growth": round(end / warm - 1, 4),
        "warnings_in_log": len(loud),
    }
    if given.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name:>22} {value}")
    for line in loud[:5]:
        print(line, file=sys.stderr)
    return int(bool(loud) or result["growth"] > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
