"""What the rivals of an exercise do by their script."""

from niagara.exercises.exercise import Exercise
from niagara.rules import Action, IllegalAction, Position, stage
from niagara.rules.position import PADDLE_PHASE


def scripted_turn(exercise: Exercise, seat: int, position: Position) -> list[Action] | None:
    """A rival's choice of tile, or turn, by the script.

    None if there is no script for this round, or if the learner has made it impossible: then a bot
    decides.
    """
    rounds = exercise.rivals.get(seat, ())
    now = position.round - exercise.position.round
    if now >= len(rounds):
        return None
    actions = rounds[now].choice if position.phase == PADDLE_PHASE else rounds[now].turn
    try:
        staged = stage(position, seat, actions)
    except IllegalAction:
        return None
    return list(actions) if actions and staged.is_whole else None
