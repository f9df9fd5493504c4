"""What ``make verify-sim`` compares: every kind of table, in parts for several processes."""

from collections import Counter

import pytest
from sim_engines import ENGINES
from verify_sim import Tally, parts_of


@pytest.mark.parametrize("engine", sorted(ENGINES))
@pytest.mark.parametrize("jobs", [1, 2, 16])
def test_all_seats_and_options_are_compared_evenly(engine: str, jobs: int) -> None:
    parts = parts_of(engine, 1_000_000, 48, 7, jobs)
    kinds = Counter((part.seats, str(part.options)) for part in parts)
    assert len(kinds) == 3 * 2 * 2 * (3 if engine == "jax" else 2)
    assert len(set(kinds.values())) == 1
    assert len(parts) >= jobs
    assert sum(part.decisions for part in parts) >= 1_000_000
    assert len({(part.seats, part.options, part.seed) for part in parts}) == len(parts)


def test_tallies_add_up() -> None:
    one, other = Tally(decisions=3, won=1), Tally(decisions=4)
    one.actions.update([5, 5])
    other.actions.update([5, 6])
    one.add(other)
    assert (one.decisions, one.won, one.actions) == (7, 1, Counter({5: 3, 6: 1}))
