"""The CUDA source of the packed engine plays the game of `niagara.rules`; here on the processor."""

from collections.abc import Iterator

import numpy as np
import pytest
from sim_engines import CudaEngine
from verify_sim import Comparison, Tally

from host_cupy import without_a_gpu
from niagara.rules import Options
from niagara.sim.packed.counters import WHOLE_WIN


@pytest.fixture(autouse=True)
def _without_a_gpu() -> Iterator[None]:
    with without_a_gpu():
        yield


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, Options("alternate", "gem-value", 9)), (5, Options("natural", "shared", 9))],
    ids=str,
)
def test_every_decision_is_that_of_the_rules(seats: int, options: Options) -> None:
    tally = Tally()
    Comparison(CudaEngine(), seats, options, 8, 0, tally).run()
    assert (tally.won + tally.limited, tally.unfinished) == (8, 0)
    assert tally.observations >= 2 * tally.decisions


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    from niagara.sim.packed.cuda import CudaGames  # noqa: PLC0415 - the fixture comes first

    games = CudaGames(3)
    before = games.words.get()
    with pytest.raises(ValueError, match="3 actions are not legal"):
        games.step(np.full(3, 211, np.uint8))
    assert np.array_equal(games.words.get(), before)
    with pytest.raises(ValueError, match="seats are 3 numbers"):
        games.observe(np.zeros(2, np.uint8))


def test_whole_games_are_counted() -> None:
    from niagara.sim.packed.cuda import count_games, random_games  # noqa: PLC0415

    decisions, rounds, games = random_games(4, 2, seats=3)
    assert games == 8
    assert decisions > 3 * rounds > 24
    counts = count_games(4, 3, seats=3)
    assert counts.games == 12
    assert sum(counts.section("PLACES")) == 12 * WHOLE_WIN
