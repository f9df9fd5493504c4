"""A puzzle as an exercise: what rivals play in its round, and what counts as solved."""

from typing import Final

from niagara.exercises.condition import Condition
from niagara.exercises.exercise import LEARNER, Exercise, Mistake, RivalRound
from niagara.exercises.puzzles.puzzle import Puzzle, actions_of, puzzles
from niagara.rules.codec import action_to_json

PREFIX: Final = "puzzle-"
RIVALS: Final = "medium"  # the level of the bots that play where the script does not fit


def exercise_id(puzzle: Puzzle) -> str:
    """The id of a puzzle among all exercises."""
    return f"{PREFIX}{puzzle.id}"


def puzzle_of(exercise: Exercise) -> Puzzle | None:
    """The puzzle that an exercise asks for, if it is one."""
    found = puzzles().get(exercise.id.removeprefix(PREFIX))
    return found if exercise.kind == "puzzle" else None


def puzzle_exercise(puzzle: Puzzle) -> Exercise:
    """The exercise that asks for the best answer; every other answer is the one mistake."""
    goal, decided = _conditions(puzzle)
    other = Mistake("other", None, {"all": [decided, {"not": goal}]})
    return Exercise(
        id=exercise_id(puzzle),
        kind="puzzle",
        position=puzzle.position,
        goal=goal,
        rounds=1,
        rivals={
            seat: (RivalRound(actions_of(line.tile), actions_of(line.turn)),)
            for seat, line in puzzle.rivals.items()
        },
        level=RIVALS,
        mistakes=(other,),
        late=other,
        hints=(),
        rule=None,
    )


def _conditions(puzzle: Puzzle) -> tuple[Condition, Condition]:
    """When the best answer was given, and when some answer was."""
    if puzzle.kind == "turn":
        return {"turn": list(puzzle.best)}, {"not": {"turn": [None]}}
    (tile,) = (action_to_json(action)["tile"] for action in actions_of(puzzle.best[0]))
    chosen = {"position": {"players": {str(LEARNER): {"paddle": tile}}}}
    return chosen, {"position": {"phase": {"$in": ["canoes", "over"]}}}
