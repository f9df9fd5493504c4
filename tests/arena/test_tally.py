"""Shares, intervals and ratings, against numbers known beforehand."""

from collections import defaultdict
from dataclasses import replace
from random import Random

import pytest

from arena.odd_bots import outcome
from niagara.arena import MatchResult, Tally, ratings, tally
from niagara.arena.interval import share_interval, wilson
from niagara.arena.tally import ranks

FOUR = ("guide", "guide", "drifter", "paddler")


def shares(counted: Tally) -> dict[str, float]:
    return {line.bot: line.win_share for line in counted.bots}


def test_a_win_counts_for_all_seats_of_a_bot() -> None:
    counted = tally([outcome(i, FOUR, [i % 2]) for i in range(4)])
    assert shares(counted) == {"guide": 1.0, "drifter": 0.0, "paddler": 0.0}
    assert {line.bot: line.fair for line in counted.bots} == {
        "guide": 0.5,
        "drifter": 0.25,
        "paddler": 0.25,
    }
    assert [line.seats for line in counted.bots] == [2, 1, 1]


@pytest.mark.parametrize(
    ("winners", "expected"),
    [
        ([0, 2], (0.5, 0.5, 0.0)),
        ([0, 1], (1.0, 0.0, 0.0)),
        ([0, 1, 3], (2 / 3, 0.0, 1 / 3)),
        ([0, 1, 2, 3], (0.5, 0.25, 0.25)),
    ],
)
def test_a_shared_win_is_split(winners: list[int], expected: tuple[float, ...]) -> None:
    counted = tally([outcome(0, FOUR, winners)])
    assert tuple(line.win_share for line in counted.bots) == pytest.approx(expected)


def test_counts_are_per_game_and_seat_and_times_per_decision() -> None:
    guide = tally([outcome(i, FOUR, [0], rounds=8 + 4 * i) for i in range(2)]).bots[0]
    assert (guide.games, guide.decisions, guide.stolen, guide.lost) == (2, 40, 1.0, 2.0)
    assert guide.ms_per_decision == pytest.approx(2.0)
    assert guide.ms_slowest == pytest.approx(10.0)
    assert (guide.rounds.median, guide.rounds.longest, guide.rounds.by_limit) == (10, 12, 0)


def test_the_order_in_which_games_come_in_makes_no_difference() -> None:
    rng = Random(1)
    results = [outcome(i, FOUR, [rng.randrange(4)]) for i in range(40)]
    assert tally(results) == tally(rng.sample(results, len(results)))


def test_no_games_no_bots() -> None:
    assert tally([]) == Tally(0, None, ())


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [  # Wilson's interval, as tables of it have it
        (10, 100, (0.0552, 0.1744)),
        (0, 10, (0.0, 0.2775)),
        (10, 10, (0.7225, 1.0)),
        (81, 263, (0.2553, 0.3662)),
    ],
)
def test_intervals_of_independent_games(
    wins: int, games: int, interval: tuple[float, float]
) -> None:
    assert wilson(wins / games, games) == pytest.approx(interval, abs=1e-4)
    alone = {game: [float(game < wins)] for game in range(games)}
    low, high = share_interval(alone)
    assert (low, high) == pytest.approx(interval, abs=2e-3)


def coverage(share: float, games: int, together: int, trials: int = 600) -> float:
    """How often the interval holds the truth, if so many games of a deal always go the same."""
    rng = Random(f"{share} {games} {together}")
    held = 0
    for _ in range(trials):
        deals: dict[int, list[float]] = defaultdict(list)
        for game in range(games // together):
            won = float(rng.random() < share)
            deals[game * together // 4] += [won] * together
        low, high = share_interval(deals)
        held += low <= share <= high
    return held / trials


@pytest.mark.parametrize("share", [0.05, 0.25, 0.6])
@pytest.mark.parametrize("together", [1, 2, 4])
def test_intervals_hold_the_truth_nineteen_times_in_twenty(share: float, together: int) -> None:
    assert 0.92 <= coverage(share, 400, together) <= 0.985


def test_games_of_a_deal_that_go_alike_tell_less() -> None:
    apart = {deal: [1.0, 0.0, 0.0, 0.0] for deal in range(100)}
    alike = {deal: [float(deal % 4 == 0)] * 4 for deal in range(100)}
    assert share_interval(apart) == pytest.approx(wilson(0.25, 400))
    assert share_interval(alike) == pytest.approx(wilson(0.25, 100), abs=2e-3)
    assert share_interval({0: [1.0, 1.0]}) == wilson(1.0, 1)


def test_winners_rank_first_then_progress() -> None:
    result = outcome(0, FOUR, [2])
    progress = (28, 84, 140, 84)
    seats = tuple(replace(seat, progress=p) for seat, p in zip(result.seats, progress, strict=True))
    told = MatchResult(0, 0, 7, 10, False, (2,), seats)
    assert ranks(told) == [4, 2, 1, 2]
    assert ranks(outcome(0, FOUR, [1, 3])) == [3, 1, 3, 1]


def test_ratings_rise_with_wins_and_stay_level_among_equals() -> None:
    won = ratings([outcome(i, ("a", "b", "b"), [0], seats=3) for i in range(30)])
    assert won["a"].mu > 30 > 20 > won["b"].mu
    assert won["a"].ordinal == pytest.approx(won["a"].mu - 3 * won["a"].sigma)
    level = ratings([outcome(i, ("a", "b", "c"), [i % 3], seats=3) for i in range(90)])
    assert all(abs(rating.mu - 25) < 3 and rating.sigma < 3 for rating in level.values())
