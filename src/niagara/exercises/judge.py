"""The verdict on an exercise, from what happened at its table."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from niagara.exercises.condition import Situation, fits, holds
from niagara.exercises.exercise import LEARNER, Exercise, Hint, Mistake
from niagara.rules import Action, Event, Paddle, Position, Trip, legal_actions
from niagara.rules.board import CLOUD, EMPTY, KIND_NAMES, NO_TILE, SHORE, is_disc
from niagara.rules.codec import action_to_json, event_to_json, position_to_json
from niagara.rules.position import OVER, PADDLE_PHASE
from niagara.rules.trips import ends

Json = dict[str, Any]
State = Literal["going", "passed", "mistaken"]


class Moment(NamedTuple):
    """One decision at the table: whose it was, and what came of it."""

    seat: int
    actions: Sequence[Action]
    events: Sequence[Event]
    position: Position


class Verdict(NamedTuple):
    """How an exercise stands: the mistake that was made, or the hints that hold now.

    ``wanted`` are the legal actions that they wait for, by the id of their hint.
    """

    state: State
    mistake: Mistake | None
    hints: tuple[Hint, ...]
    wanted: Mapping[str, tuple[Action, ...]] = MappingProxyType({})


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
    position = moments[-1].position if moments else exercise.position
    holding = [hint for hint in exercise.hints if hint.when is None or holds(hint.when, now)]
    wanted = _wanted(holding, position)
    hints = [hint for hint in holding if hint.wants is None or hint.id in wanted]
    return Verdict("going", None, tuple(hints), wanted)


def _wanted(hints: Sequence[Hint], position: Position) -> dict[str, tuple[Action, ...]]:
    """What the first hint waits for that waits for something legal."""
    legal = [(each, _described(each, position)) for each in legal_actions(position, LEARNER)]
    for hint in hints:
        fitting = tuple(a for a, form in legal if hint.wants is not None and fits(hint.wants, form))
        if fitting:
            return {hint.id: fitting}
    return {}


def _described(action: Action, position: Position) -> Json:
    """An action as JSON, with what a pattern may ask besides: see `Hint`."""
    form = action_to_json(action)
    if isinstance(action, Paddle) and action.tile != CLOUD:
        canoes = position.players[LEARNER].canoes
        form["ashore"] = any(
            is_disc(canoe.at) and SHORE in ends(canoe.at, action.tile) for canoe in canoes
        )
    if isinstance(action, Trip):
        form["loads"] = None if action.loads == EMPTY else KIND_NAMES[action.loads]
    return form


def _can_choose_again(position: Position) -> bool:
    return position.phase == PADDLE_PHASE and position.players[LEARNER].paddle != NO_TILE


def _is_late(exercise: Exercise, position: Position) -> bool:
    is_over = position.phase == OVER
    return is_over or position.round >= exercise.position.round + exercise.rounds
