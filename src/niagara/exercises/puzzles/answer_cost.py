"""What an answer to a puzzle costs: by how much its chance to win is lower than the best one's."""

from collections.abc import Sequence

from niagara.exercises.puzzles.puzzle import SOLVER, Puzzle, actions_of
from niagara.exercises.puzzles.whole_turns import effect
from niagara.rules import Action, stage


def answer_cost(puzzle: Puzzle, answer: Sequence[Action]) -> float | None:
    """The chance to win that an answer loses; None if it is the best, or nobody judged it."""
    if puzzle.kind == "tile":
        return puzzle.costs.get(str(answer[-1]))
    reached = effect(stage(puzzle.position, SOLVER, answer).position, SOLVER)
    for line, cost in puzzle.costs.items():
        if effect(stage(puzzle.position, SOLVER, actions_of(line)).position, SOLVER) == reached:
            return cost
    return None
