"""A seed is all there is to a simulation: it gives the same trace every time, everywhere."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from simulation.scenario import simulate

ROOT = Path(__file__).resolve().parents[2]
SEEDS = range(20)
PROGRAM = """
import sys
from simulation.scenario import simulate
print(*(simulate(seed).digest for seed in range(int(sys.argv[1]))))
"""


@cache
def digests() -> list[str]:
    return [simulate(seed).digest for seed in SEEDS]


def test_a_seed_gives_the_same_trace_twice() -> None:
    assert digests() == [simulate(seed).digest for seed in SEEDS]


def test_seeds_differ() -> None:
    assert len(set(digests())) == len(SEEDS)


def test_a_seed_gives_the_same_trace_in_another_process_whatever_its_hashes() -> None:
    paths = os.pathsep.join(str(ROOT / name) for name in ("tests", "src"))
    for hash_seed in ("1", "77"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
        found = subprocess.run(
            [sys.executable, "-c", PROGRAM, str(len(SEEDS))],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert found.stdout.split() == digests()
