"""Every puzzle of the data file: its position, its answers, its outcome, and why it is right."""

from collections import Counter
from datetime import date, timedelta

import pytest
from find_puzzles import (
    LOOK,
    MARGIN,
    SURE,
    answers_to,
    judged,
    right_answers,
    second_opinion,
    theme_of,
)

from niagara.exercises.puzzles import Puzzle, puzzle_of_the_day, puzzles
from niagara.exercises.puzzles.answer_cost import answer_cost
from niagara.exercises.puzzles.outcome import play_out, shows
from niagara.exercises.puzzles.puzzle import (
    LEVELS,
    SOLVER,
    actions_of,
    puzzle_from_json,
    puzzle_to_json,
)
from niagara.exercises.puzzles.whole_turns import effect, whole_turns
from niagara.locales.messages import Messages
from niagara.rules import Memory, acting, play_turn, view
from niagara.rules.codec import view_to_json

ALL = tuple(puzzles().values())
SAMPLE = ALL[::9]  # judged anew; `tools/find_puzzles.py regrade` judges all
every_puzzle = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)


def test_there_are_enough_of_every_level_and_kind() -> None:
    assert len(ALL) >= 60
    levels = Counter(puzzle.level for puzzle in ALL)
    assert set(levels) == set(LEVELS)
    assert min(levels.values()) >= 20
    assert Counter(puzzle.kind for puzzle in ALL)["tile"] >= 15
    assert max(Counter(puzzle.theme.name for puzzle in ALL).values()) <= len(ALL) // 4


def test_no_two_are_alike() -> None:
    boards = Counter(str(view_to_json(view(puzzle.position, SOLVER))) for puzzle in ALL)
    assert max(boards.values()) == 1
    told = Counter((puzzle.theme.name, str(puzzle.theme.values), puzzle.best) for puzzle in ALL)
    assert max(told.values()) == 1


@every_puzzle
def test_it_can_be_written_and_read(puzzle: Puzzle) -> None:
    assert puzzle_from_json(puzzle_to_json(puzzle)) == puzzle


@every_puzzle
def test_the_solver_is_asked_and_sees_all_there_is_to_know(puzzle: Puzzle) -> None:
    """Piles are open, so that the table alone tells a newcomer which tiles rivals hold."""
    position = puzzle.position
    assert SOLVER in acting(position)
    assert position.options.open_piles
    seen = view(position, SOLVER)
    assert Memory.of(seen).is_complete(seen)


@every_puzzle
def test_its_answers_are_those_of_one_effect(puzzle: Puzzle) -> None:
    answers = answers_to(puzzle.position)
    assert len(answers) == puzzle.answers
    best = [answer for answer in answers if " ".join(map(str, answer)) in puzzle.best]
    assert len(best) == 1, "all right answers have the same effect, and one of them is listed"
    assert set(puzzle.best) == set(right_answers(puzzle.position, best[0]))
    for text in puzzle.best:
        play_turn(puzzle.position, SOLVER, actions_of(text))


@every_puzzle
def test_its_margin_is_clear(puzzle: Puzzle) -> None:
    assert MARGIN[puzzle.kind] <= puzzle.margin <= puzzle.chance <= 1
    assert puzzle.margin >= SURE * puzzle.error


@every_puzzle
def test_its_theme_is_what_the_rules_find(puzzle: Puzzle) -> None:
    assert theme_of(puzzle.position, actions_of(puzzle.best[0])) == puzzle.theme


@every_puzzle
def test_its_round_plays_out_as_told(puzzle: Puzzle) -> None:
    outcome = play_out(puzzle)
    assert outcome.after.round == puzzle.position.round + 1 or outcome.after.winners
    assert shows(puzzle.theme, outcome.events)


@every_puzzle
def test_why_is_one_sentence_or_two_with_all_its_values(puzzle: Puzzle) -> None:
    say = Messages("game.ftl", "puzzles.ftl")
    values = puzzle.theme.values | {"name": "Rico"}
    assert 20 < len(say(f"puzzle-why-{puzzle.theme.name}", **values)) < 160


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_the_champion_finds_the_answer_again_and_another_search_does_not_object(
    puzzle: Puzzle,
) -> None:
    answers = answers_to(puzzle.position)
    found = judged(puzzle.position, answers, LOOK, f"test {puzzle.id}").best
    assert " ".join(map(str, answers[found])) in puzzle.best
    assert second_opinion(puzzle.position, answers, f"test {puzzle.id}") in (found, None)


def test_the_puzzle_of_the_day_is_gentle_in_the_week_and_each_has_its_day() -> None:
    monday = date(2026, 1, 5)
    days = [puzzle_of_the_day(monday + timedelta(days=day)) for day in range(12 * 7)]
    assert [puzzle.level for puzzle in days] == [1, 1, 2, 1, 2, 3, 3] * 12
    assert {puzzle.id for puzzle in days} == set(puzzles())
    for level in LEVELS:
        those = [puzzle.id for puzzle in days if puzzle.level == level]
        count = sum(puzzle.level == level for puzzle in ALL)
        assert len(set(those[:count])) == count, "none comes again before all have come"


def test_every_other_answer_has_a_cost_by_its_effect() -> None:
    for puzzle in ALL:
        assert len(puzzle.costs) == puzzle.answers - 1
        assert min(puzzle.costs.values()) >= puzzle.margin
        for line in puzzle.best:
            assert answer_cost(puzzle, actions_of(line)) is None
        for line, cost in puzzle.costs.items():
            assert answer_cost(puzzle, actions_of(line)) == cost


def test_turns_are_told_apart_by_their_effect_alone() -> None:
    """The same two trips in the other order are the same answer."""
    for puzzle in ALL:
        if puzzle.kind == "turn":
            turns = whole_turns(puzzle.position, SOLVER)
            effects = [effect(turn.after, SOLVER) for turn in turns]
            assert len(set(effects)) == len(effects) == puzzle.answers
