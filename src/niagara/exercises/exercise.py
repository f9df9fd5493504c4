"""An exercise, as its data file describes it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from niagara.exercises.condition import Condition, Pattern, check_condition, check_pattern
from niagara.exercises.opening import opening_position
from niagara.rules import Action, Position
from niagara.rules.codec import position_from_json
from niagara.rules.notation import action_from_text

Json = dict[str, Any]
Kind = Literal["lesson", "puzzle"]
LEARNER: Final = 0  # the seat of whoever does the exercise
_REQUIRED: Final = {"goal", "rounds"}
_OPTIONAL: Final = {"opening", "position", "rivals", "level", "mistakes", "hints", "rule", "late"}


@dataclass(frozen=True)
class Hint:
    """A hint, given while its condition holds; ``point`` says which thing on the page it means.

    ``wants`` is a pattern of the actions that it waits for; a tile has the key ``ashore`` besides,
    whether it brings a canoe home, and a trip ``loads``, the gem that it takes on board. Where none
    of them is legal, the hint is not given; of several that wait for something, the first counts.
    """

    id: str
    when: Condition | None = None
    point: str | None = None
    wants: Pattern | None = None


@dataclass(frozen=True)
class Mistake:
    """A way to fail, and the rule that explains it, if one does."""

    id: str
    rule: str | None
    when: Condition


@dataclass(frozen=True)
class RivalRound:
    """What a rival does in one round: ransoms and a tile, then a turn."""

    choice: tuple[Action, ...]
    turn: tuple[Action, ...]


@dataclass(frozen=True)
class Exercise:
    """A position with a goal.

    ``rounds`` is how many rounds there are for it; after them the exercise is failed by the mistake
    that ``late`` names. What rivals have no script for, a bot of some ``level`` decides.
    """

    id: str
    kind: Kind
    position: Position
    goal: Condition
    rounds: int
    rivals: Mapping[int, tuple[RivalRound, ...]]
    level: str
    mistakes: tuple[Mistake, ...]
    late: Mistake
    hints: tuple[Hint, ...]
    rule: str | None  # the rule that it teaches


def exercise_from_json(id: str, kind: Kind, given: Json) -> Exercise:  # noqa: A002 - what it is
    """Read an exercise; raises `ValueError`."""
    unknown, missing = given.keys() - _REQUIRED - _OPTIONAL, _REQUIRED - given.keys()
    if unknown or missing:
        raise ValueError(f"{id}: unknown {sorted(unknown)}, missing {sorted(missing)}")
    position = (
        position_from_json(given["position"])
        if "position" in given
        else opening_position(given["opening"])
    )
    check_condition(given["goal"])
    rule = given.get("rule")
    return Exercise(
        id=id,
        kind=kind,
        position=position,
        goal=given["goal"],
        rounds=given["rounds"],
        rivals={int(seat): _script(rounds) for seat, rounds in given.get("rivals", {}).items()},
        level=given.get("level", "beginner"),
        mistakes=tuple(_mistake(each) for each in given.get("mistakes", ())),
        late=_mistake({"id": "late", "rule": rule, "when": _NEVER} | given.get("late", {})),
        hints=tuple(_hint(each) for each in given.get("hints", ())),
        rule=rule,
    )


_NEVER: Final[Condition] = {"any": []}


def _script(rounds: list[list[str]]) -> tuple[RivalRound, ...]:
    """A rival's rounds, each written as two lines of notation: ``["3", "0>1+A"]``."""
    return tuple(
        RivalRound(*(tuple(action_from_text(word) for word in line.split()) for line in each))
        for each in rounds
    )


def _mistake(given: Json) -> Mistake:
    mistake = Mistake(**given)
    check_condition(mistake.when)
    return mistake


def _hint(given: Json) -> Hint:
    hint = Hint(**given)
    if hint.when is not None:
        check_condition(hint.when)
    check_pattern(hint.wants)
    return hint
