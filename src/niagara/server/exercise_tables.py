"""Tables where an exercise is done: their setup, what rivals play there, and the verdict."""

from collections.abc import Sequence
from typing import Any

from niagara.exercises import Exercise, Moment, find_exercise, judge, scripted_turn
from niagara.exercises.exercise import LEARNER
from niagara.exercises.puzzles.answer_cost import answer_cost
from niagara.exercises.puzzles.puzzle_exercise import puzzle_of
from niagara.rules import Action, Paddle
from niagara.rules.codec import action_to_json, options_to_json, position_to_json
from niagara.server.action_codec import read_action
from niagara.server.commands import Person
from niagara.server.entries import Acted
from niagara.server.refusal import Refusal
from niagara.server.table_setup import Seat, Setup, bot_seat, with_temperaments
from niagara.server.table_state import Step, TableState


def known_exercise(id: str | None) -> Exercise:  # noqa: A002 - what it is
    """An exercise by its id; raises `Refusal` if there is none."""
    exercise = find_exercise(id) if id is not None else None
    if exercise is None:
        raise Refusal("not-found", "there is no such exercise")
    return exercise


def exercise_setup(exercise: Exercise, who: Person) -> Setup:
    """The setup of a table for an exercise: private, unrated, the rivals always the same bots."""
    seats = [bot_seat(exercise.level) for _ in exercise.position.players]
    # The same rivals sit in the same colours through all lessons.
    seed = "lessons" if exercise.kind == "lesson" else exercise.id
    seats[LEARNER] = Seat("person", who.session, who.name)
    return Setup(
        seats=with_temperaments(seats, seed),
        rules=options_to_json(exercise.position.options),
        clock=None,
        is_public=False,
        is_rated=False,
        position=position_to_json(exercise.position),
        stand_in_after=None,
        exercise=exercise.id,
    )


def scripted_actions(table: TableState, seat: int) -> list[Action] | None:
    """What a rival plays now by the script of the exercise; None where a bot decides."""
    exercise = find_exercise(table.exercise) if table.exercise is not None else None
    return None if exercise is None else scripted_turn(exercise, seat, table.game())


def verdict_json(table: TableState, steps: Sequence[Step]) -> dict[str, Any]:
    """How the exercise of a table stands; raises `Refusal` if none is done there."""
    exercise = known_exercise(table.exercise)
    moments = [
        Moment(
            step.entry.seat,
            [read_action(action) for action in step.entry.actions],
            step.events,
            step.position,
        )
        for step in steps
        if isinstance(step.entry, Acted) and step.position is not None
    ]
    verdict = judge(exercise, moments)
    cost = _cost(exercise, moments) if verdict.state == "mistaken" else None
    return {
        "sequence": table.sequence,
        "exercise": exercise.id,
        "kind": exercise.kind,
        "state": verdict.state,
        "cost": cost,
        "mistake": verdict.mistake and {"id": verdict.mistake.id, "rule": verdict.mistake.rule},
        "hints": [
            {
                "id": hint.id,
                "point": hint.point,
                "wanted": _wanted_json(verdict.wanted.get(hint.id)),
            }
            for hint in verdict.hints
        ],
    }


def _cost(exercise: Exercise, moments: Sequence[Moment]) -> float | None:
    """What the answer to a puzzle costs: the first turn, or the tile that stayed; None if none."""
    puzzle = puzzle_of(exercise)
    if puzzle is None:
        return None
    own = [moment for moment in moments if moment.seat == LEARNER]
    if puzzle.kind == "turn":
        return answer_cost(puzzle, own[0].actions)
    tiles = [
        moment.actions
        for moment in own
        if isinstance(moment.actions[-1], Paddle) and moment.position.round == puzzle.position.round
    ]
    return answer_cost(puzzle, tiles[-1]) if tiles else None


def _wanted_json(wanted: Sequence[Action] | None) -> list[dict[str, Any]] | None:
    return None if wanted is None else [action_to_json(action) for action in wanted]
