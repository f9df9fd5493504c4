"""A thousand simulated clusters; a failure says its seed and the last that happened."""

import pytest

from simulation.scenario import simulate
from simulation.world import line

SEEDS = 1000
CHUNK = 25
LAST = 25  # events that are shown


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_clusters_keep_their_promises_whatever_goes_wrong(first: int) -> None:
    for seed in range(first, first + CHUNK):
        report = simulate(seed)
        if report.failures:
            last = "\n".join(line(event) for event in report.world.trace[-LAST:])
            again = f"python tools/simulate.py --seed {seed} --trace"
            pytest.fail(f"seed {seed}: {report.failures[0]}\n{last}\n{again}", pytrace=False)
