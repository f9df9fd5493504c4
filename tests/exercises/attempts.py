"""Attempts at an exercise: the learner plays given lines, rivals their script or a gentle bot."""

from collections.abc import Iterator
from random import Random

from niagara.bots.drifter import Drifter
from niagara.exercises import Exercise, Moment, Verdict, judge, scripted_turn
from niagara.exercises.exercise import LEARNER
from niagara.rules import Action, Event, Position, acting, play_turn, stage, view
from niagara.rules.notation import action_from_text


def attempt(exercise: Exercise, *lines: str) -> list[Moment]:
    """The moments of an attempt; rivals act first where all may.

    Each line is what the learner decides next, in notation. When they are used up, the rivals
    go on until the learner is asked again.
    """
    moments: list[Moment] = []
    position, rng = exercise.position, Random(1)
    left = list(lines)
    while seat := _next(position, has_more=bool(left)):
        own = seat[0] == LEARNER
        actions = _read(left.pop(0)) if own else _rival(exercise, seat[0], position, rng)
        log: list[Event] = []
        position = play_turn(position, seat[0], actions, log=log)
        moments.append(Moment(seat[0], actions, log, position))
    assert not left, f"not asked for {left}"
    return moments


def verdicts(exercise: Exercise, moments: list[Moment]) -> Iterator[Verdict]:
    """The verdict at the beginning, and after each moment."""
    for end in range(len(moments) + 1):
        yield judge(exercise, moments[:end])


def _next(position: Position, *, has_more: bool) -> list[int]:
    """Who acts now: rivals before the learner, who acts while there are lines left."""
    rivals = [seat for seat in acting(position) if seat != LEARNER]
    return rivals or [seat for seat in acting(position) if has_more]


def _read(line: str) -> list[Action]:
    return [action_from_text(word) for word in line.split()]


def _rival(exercise: Exercise, seat: int, position: Position, rng: Random) -> list[Action]:
    scripted = scripted_turn(exercise, seat, position)
    if scripted is not None:
        return scripted
    actions: list[Action] = []
    while not (staged := stage(position, seat, actions)).is_whole:
        bot = Drifter(len(position.players))
        actions.append(bot.decide(view(staged.position, seat), staged.legal, rng))
    return actions
