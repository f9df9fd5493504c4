"""The verdict on an exercise, from what happened at its table."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from niagara.exercises.condition import Situation, holds
from niagara.exercises.exercise import LEARNER, Exercise, Hint, Mistake
from niagara.rules import Action, Event, Position
from niagara.rules.board import NO_TILE
from niagara.rules.codec import event_to_json, position_to_json
from niagara.rules.position import OVER, PADDLE_PHASE

Json = dict[str, Any]
State = Literal["going", "passed", "mistaken"]


class Moment(NamedTuple):
    """One decision at the table: whose it was, and what came of it."""

    seat: int
    actions: Sequence[Action]
    events: Sequence[Event]
    position: Position


class Verdict(NamedTuple):
    """How an exercise stands: the mistake that was made, or the hints that hold now."""

    state: State
    mistake: Mistake | None
    hints: tuple[Hint, ...]


def judge(exercise: Exercise, moments: Sequence[Moment]) -> Verdict:
    """Judge an attempt. The first moment that decides it counts; what follows does not.

    A tile may be taken back until all have chosen, so choices are judged once they are revealed.
    """
    events: list[Json] = []
    now = Situation(events, position_to_json(exercise.position))
    for moment in moments:
        events.extend(event_to_json(event) for event in moment.events)
        turn = " ".join(map(str, moment.actions)) if moment.seat == LEARNER else now.turn
        now = Situation(events, position_to_json(moment.position), turn)
        if _can_choose_again(moment.position):
            continue
        if holds(exercise.goal, now):
            return Verdict("passed", None, ())
        mistake = next((each for each in exercise.mistakes if holds(each.when, now)), None)
        if mistake is None and _is_late(exercise, moment.position):
            mistake = exercise.late
        if mistake is not None:
            return Verdict("mistaken", mistake, ())
    hints = [hint for hint in exercise.hints if hint.when is None or holds(hint.when, now)]
    return Verdict("going", None, tuple(hints))


def _can_choose_again(position: Position) -> bool:
    return position.phase == PADDLE_PHASE and position.players[LEARNER].paddle != NO_TILE


def _is_late(exercise: Exercise, position: Position) -> bool:
    is_over = position.phase == OVER
    return is_over or position.round >= exercise.position.round + exercise.rounds
