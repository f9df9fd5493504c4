"""Counting over many games: every game, winner and tile is counted once."""

import pytest

from niagara.rules import Options
from niagara.rules.board import TILES
from niagara.sim.packed.batch import RANDOM, count_games
from niagara.sim.packed.counters import ROUNDS_REMEMBERED

pytestmark = pytest.mark.usefixtures("packed_engine")
GAMES = 300


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_game_is_counted_once(seats: int) -> None:
    counts = count_games(GAMES, seats, seed=seats)
    assert counts.games == GAMES
    assert sum(counts.lengths.values()) == pytest.approx(1)
    assert sum(counts.places) == pytest.approx(1)
    assert counts.section("WINNERS")[0] == 0
    assert sum(n * many for many, n in enumerate(counts.section("WINNERS"))) == sum(
        counts.section("GOALS_MET")
    )


def test_every_tile_is_counted_in_its_round() -> None:
    counts = count_games(GAMES, 4, Options(round_limit=9), seed=1, policy=RANDOM)
    chosen = counts.section("TILES_CHOSEN")
    by_round = [sum(chosen[8 * r : 8 * r + 8]) for r in range(ROUNDS_REMEMBERED)]
    assert by_round == [4 * GAMES] * 9 + [0] * 5  # R8.3: the ninth round is the last
    assert all(counts.tile(1, tile)[0] > 0 for tile in TILES)
    hands = [sum(chosen[8 * r + tile] for r in range(7)) for tile in TILES]
    assert hands == [4 * GAMES] * 7  # R2.1: each tile once in seven rounds


def test_sensible_games_end_by_themselves() -> None:
    counts = count_games(GAMES, 4, seed=2)
    assert counts.lengths.get(100, 0) < 0.1
    assert counts.acts["thefts"] > 0
    assert all(share > 0 for share in counts.goals.values())
