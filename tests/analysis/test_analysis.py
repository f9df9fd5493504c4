"""The analysis of a finished game: it repeats, adds up, and is refused while a game runs."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from analysis.games import FEW, analysed, played
from niagara.analysis import (
    GameNotOver,
    analyse,
    analysis_from_json,
    analysis_to_json,
)
from niagara.analysis.marks import MARKS, THRESHOLDS
from niagara.analysis.played_move import moves_of
from niagara.arena.pool import Inline
from niagara.rules import Malformed, Options, legal_actions

MIXED = ("ranger", "paddler", "drifter")
LIMITED = Options(round_limit=12)
NATURAL = Options(fork="natural", round_limit=8)


def test_an_analysis_repeats_exactly_wherever_it_is_computed() -> None:
    with ThreadPoolExecutor(2) as executor:
        again = analyse(played(MIXED, 1, LIMITED), executor, simulations=FEW)
    assert again == analysed(MIXED, 1, LIMITED)


def test_every_decision_with_a_choice_is_judged_and_every_move_has_chances() -> None:
    found = analysed(MIXED, 1, LIMITED)
    moves = moves_of(played(MIXED, 1, LIMITED))
    choices = [m.number for m in moves if len(legal_actions(m.before, m.seat)) > 1]
    assert [each.move for each in found.judgements] == choices
    assert [each.move for each in found.chances] == list(range(len(moves)))
    for point in found.chances:
        assert sum(point.chances) == pytest.approx(1, abs=1e-3)
        assert all(0 <= chance <= 1 for chance in point.chances)
    for judgement in found.judgements:
        assert judgement.loss >= 0
        actions = [each.action for each in judgement.values]
        assert {judgement.played, judgement.best} <= set(actions)
        assert judgement.played == moves[judgement.move].action


@pytest.mark.parametrize("options", [LIMITED, NATURAL])
def test_skill_gifts_and_luck_add_up(options: Options) -> None:
    found = analysed(MIXED, 1, options)
    for player in found.players:
        whole = player.skill + player.gifts + player.luck
        assert whole == pytest.approx(player.result - player.opening, abs=1e-3)
        assert player.skill <= 0
    assert sum(player.luck for player in found.players) == pytest.approx(0, abs=5e-3)
    given = -sum(player.skill for player in found.players)
    assert sum(player.gifts for player in found.players) == pytest.approx(given, abs=5e-3)


def test_the_last_chances_are_the_result() -> None:
    record = played(MIXED, 1, LIMITED)
    winners = record.position().winners
    last = analysed(MIXED, 1, LIMITED).chances[-1].chances
    assert last == tuple((seat in winners) / len(winners) for seat in range(3))


def test_marks_and_their_counts_follow_from_the_losses() -> None:
    found = analysed(MIXED, 1, LIMITED)
    for judgement in found.judgements:
        worst = [mark for mark in MARKS if judgement.loss >= THRESHOLDS[mark]]
        assert judgement.mark == (worst[-1] if worst else None)
    counted = sum(p.inaccuracies + p.mistakes + p.blunders for p in found.players)
    assert counted == sum(judgement.mark is not None for judgement in found.judgements)


def test_turning_points_are_at_most_three_and_in_order() -> None:
    points = analysed(MIXED, 1, LIMITED).turning_points
    assert 0 < len(points) <= 3
    assert sorted(point.move for point in points) == [point.move for point in points]


def test_a_running_game_is_refused() -> None:
    record = played(MIXED, 1, LIMITED)
    running = replace(record, steps=record.steps[:-1])
    with pytest.raises(GameNotOver, match="finished"):
        analyse(running, Inline(), simulations=FEW)
    with pytest.raises(GameNotOver):
        analyse(replace(record, steps=()), Inline(), simulations=FEW)


@pytest.mark.parametrize("options", [LIMITED, NATURAL])
def test_an_analysis_goes_through_json_and_back(options: Options) -> None:
    found = analysed(MIXED, 1, options)
    written = json.dumps(analysis_to_json(found))
    assert analysis_from_json(json.loads(written)) == found


@pytest.mark.parametrize(
    ("field", "value"), [("format", 2), ("players", {}), ("seed", -1), ("decisions", [{}])]
)
def test_json_that_is_no_analysis_is_refused(field: str, value: object) -> None:
    form = analysis_to_json(analysed(MIXED, 1, LIMITED))
    with pytest.raises(Malformed, match=field):
        analysis_from_json({**form, field: value})


def test_the_ranger_is_more_accurate_than_the_drifter() -> None:
    accuracies = [
        (player.name, player.accuracy)
        for seed in (1, 2)
        for player in analysed(MIXED, seed, LIMITED).players
    ]
    ranger = [value for name, value in accuracies if name == "ranger"]
    drifter = [value for name, value in accuracies if name == "drifter"]
    assert sum(ranger) > sum(drifter)
