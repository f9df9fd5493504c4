"""The reliability plot compares chances with results, bin by bin."""

from random import Random
from xml.etree import ElementTree as ET

import pytest
from reliability import binned, plot, table


def test_chances_that_come_true_lie_on_the_diagonal() -> None:
    rng = Random(1)
    chances = [[rng.random() for _ in range(20)] for _ in range(400)]
    games = [[(chance, float(rng.random() < chance)) for chance in game] for game in chances]
    bins = binned(games)
    assert len(bins) == 10
    assert sum(each.many for each in bins) == 8000
    for each in bins:
        assert abs(each.won - each.predicted) < 4 * each.error


def test_moves_of_one_game_count_as_one_observation() -> None:
    once = binned([[(0.55, float(game % 2))] for game in range(100)])
    often = binned([[(0.55, float(game % 2))] * 30 for game in range(100)])
    assert once[0].error == pytest.approx(often[0].error)


def test_the_plot_is_a_picture_with_a_dot_for_each_bin() -> None:
    bins = binned([[(0.05, 0.0), (0.95, 1.0)], [(0.05, 1.0), (0.95, 1.0)]])
    picture = ET.fromstring(plot(bins, 2))
    assert sum(each.tag.endswith("circle") for each in picture.iter()) == 2
    assert table(bins).count("\n") == 3
