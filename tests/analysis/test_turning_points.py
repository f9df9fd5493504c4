"""Turning points are told in whole sentences, in every language."""

from itertools import pairwise

import pytest

from analysis.games import played
from niagara.analysis import TurningPoint
from niagara.analysis.move_chances import MoveChances
from niagara.analysis.played_move import moves_of
from niagara.analysis.turning_point import turning_points
from niagara.cli.turning_text import turning_text
from niagara.cli.words import language, speak
from niagara.locales.languages import languages
from niagara.rules import Options, Paddle, Trip
from niagara.rules.events import Stolen

NAMES = ("Ann", "Ben", "Cem")
POINTS = [
    TurningPoint(1, 1, "tiles", 0, 0.2, 0.4),
    TurningPoint(1, 1, "tiles-swept", 0, 0.4, 0.2),
    TurningPoint(1, 1, "river", 0, 0.4, 0.2),
    TurningPoint(1, 1, "river-swept", 0, 0.4, 0.2),
    TurningPoint(1, 1, "steal", 1, 0.4, 0.2, 0, gem="ruby", victim=1),
    TurningPoint(1, 1, "land", 0, 0.2, 0.4, 0, gem="amber"),
    TurningPoint(1, 1, "fall", 0, 0.4, 0.2, 0, gem="none"),
    TurningPoint(1, 1, "weather", 0, 0.4, 0.2, 2, weather=-1),
    TurningPoint(1, 1, "load", 0, 0.2, 0.4, 0, gem="sapphire"),
    TurningPoint(1, 1, "ransom", 0, 0.2, 0.4, 0, gem="diamond"),
    TurningPoint(1, 1, "paddle", 0, 0.2, 0.4, 0, space="6L"),
    TurningPoint(1, 1, "paddle", 0, 0.2, 0.4, 0, space="shore"),
    TurningPoint(1, 1, "stay", 0, 0.2, 0.4, 0),
]


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("point", POINTS, ids=lambda point: point.kind)
def test_every_turning_point_has_its_sentence(spoken: str, point: TurningPoint) -> None:
    before = language()
    speak(spoken)
    try:
        told = turning_text(point, NAMES)
    finally:
        speak(before)
    assert NAMES[point.who] in told
    assert told.endswith(".")
    assert "{" not in told


def test_a_theft_in_words() -> None:
    steal = next(point for point in POINTS if point.kind == "steal")
    assert turning_text(steal, NAMES) == (
        "Ann steals a ruby from Ben. Ben’s chance to win falls from 40% to 20%."
    )


@pytest.mark.parametrize(("expected", "is_rivers"), [(0.4, True), (0.8, False)])
def test_what_the_arms_of_the_river_did_is_one_moment_with_the_turn_before(
    expected: float, is_rivers: bool
) -> None:
    moves = moves_of(played(("drifter",) * 3, 1, Options(fork="natural", round_limit=2)))
    turn = next(move.number for move in moves if not isinstance(move.action, Paddle))
    quiet = MoveChances((0.3, 0.4, 0.3), (0.3, 0.4, 0.3), (0.3, 0.4, 0.3))
    after = (0.9, 0.1, 0.0)
    found = [quiet for _ in moves]
    found[turn] = MoveChances((0.3, 0.4, 0.3), (expected, 0.4, 0.2), after)
    found[turn + 1 :] = [MoveChances(after, after, after)] * (len(moves) - turn - 1)
    [point] = turning_points(moves, found)
    assert (point.was, point.now) == (0.3, 0.9), "as the chart has it"
    assert point.kind.startswith("river") == is_rivers


@pytest.mark.parametrize("is_theft_at_fault", [True, False])
def test_a_turn_is_told_by_the_move_that_changed_the_chance(is_theft_at_fault: bool) -> None:
    moves = moves_of(played(("paddler",) * 3, 1))
    theft, other = next(
        (one, two)
        for one, two in pairwise(moves)
        if one.seat == two.seat
        and any(isinstance(event, Stolen) for event in one.events)
        and isinstance(two.action, Trip)
        and not any(isinstance(event, Stolen) for event in two.events)
    )
    fault = theft if is_theft_at_fault else other
    shares: tuple[float, ...] = (0.4, 0.3, 0.3)
    found = []
    for move in moves:
        before = shares
        if move is fault:
            shares = tuple(0.1 if seat == move.seat else 0.45 for seat in range(3))
        found.append(MoveChances(before, shares, shares))
    [point] = turning_points(moves, found)
    assert point.cause == fault.number
    assert point.seat == point.who == fault.seat
    assert (point.kind == "steal") == is_theft_at_fault
    assert point.move >= other.number, "the turn is one moment"


def told_of(*steps: dict[int, tuple[float, ...]], mistakes: bool = False) -> list[TurningPoint]:
    """The turning points of a game whose chances change with its tiles as given, by round."""
    moves = moves_of(played(("paddler",) * 3, 1))
    last = {move.before.round: move.number for move in moves if isinstance(move.action, Paddle)}
    wanted = {last[round_]: shares for step in steps for round_, shares in step.items()}
    shares: tuple[float, ...] = (0.3, 0.4, 0.3)
    found = []
    for move in moves:
        before, shares = shares, wanted.get(move.number, shares)
        found.append(MoveChances(before, shares, shares))
    every = {move.number for move in moves if isinstance(move.action, Paddle)}
    return list(turning_points(moves, found, every if mistakes else ()))


def test_a_fall_of_the_winner_decides_nothing_but_what_made_it_good_does() -> None:
    points = told_of({1: (0.7, 0.2, 0.1)}, {2: (0.2, 0.5, 0.3)}, {3: (1.0, 0.0, 0.0)})
    assert [(point.round, point.who) for point in points] == [(3, 0)]
    assert points[0].lasting == pytest.approx(0.8)


def test_a_change_counts_as_far_as_it_is_never_undone() -> None:
    points = told_of({1: (0.7, 0.2, 0.1)}, {2: (0.6, 0.3, 0.1)}, {3: (1.0, 0.0, 0.0)})
    assert [(point.round, point.who) for point in points] == [(1, 0), (3, 0)]
    assert (points[0].was, points[0].now) == (0.3, 0.7), "as the chart has it"
    assert points[0].lasting == pytest.approx(0.3)


def test_of_about_equal_changes_the_winners_is_told_unless_the_rival_erred() -> None:
    shares = (0.68, 0.0, 0.32)  # the rival's fall is a little greater
    assert [point.who for point in told_of({2: shares})] == [0]
    assert [point.who for point in told_of({2: shares}, mistakes=True)] == [1]


def test_tiles_name_the_choice_of_whom_they_tell_of() -> None:
    moves = moves_of(played(("paddler",) * 3, 1))
    [point] = told_of({2: (0.8, 0.2, 0.0)})
    assert point.cause is not None
    assert moves[point.cause].seat == point.who == 0
    assert isinstance(moves[point.cause].action, Paddle)
    assert moves[point.cause].before.round == 2
