"""Conditions on what happened at a table, as data.

A condition is one of::

    {"event": PATTERN}       something that happened so far fits
    {"position": PATTERN}    the position as it is now fits
    {"turn": ["0>3+A", …]}   the learner's last turn was one of these, in notation
    {"all": […]}  {"any": […]}  {"not": …}

A pattern is held against JSON as rules.md writes it. An object fits if each of its keys does; a
list in a position is addressed by numbers, ``{"players": {"0": …}}``. Instead of a value there may
be ``{"$in": […]}``, ``{"$min": 2}``, ``{"$max": 2}`` and ``{"$not": PATTERN}``; instead of a list
``{"$last": PATTERN}`` for its last item and ``{"$has": PATTERN}`` for any of them.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

Json = dict[str, Any]
Condition = Json
Pattern = Json


class Situation(NamedTuple):
    """What conditions are held against."""

    events: Sequence[Json]
    position: Json
    turn: str | None = None  # the learner's last turn, in notation


def holds(condition: Condition, now: Situation) -> bool:
    """Whether a condition is met."""
    [(form, given)] = condition.items()
    return _FORMS[form](given, now)


def fits(pattern: Any, value: Any) -> bool:
    """Whether a value is as a pattern describes it."""
    if not isinstance(pattern, dict):
        return bool(pattern == value)
    return all(_key_fits(key, wanted, value) for key, wanted in pattern.items())


def _key_fits(key: str, wanted: Any, value: Any) -> bool:
    if key.startswith("$"):
        return _OPERATORS[key](wanted, value)
    if isinstance(value, list):
        return key.isdigit() and int(key) < len(value) and fits(wanted, value[int(key)])
    return isinstance(value, dict) and key in value and fits(wanted, value[key])


def _items(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


_FORMS: Final[dict[str, Callable[[Any, Situation], bool]]] = {
    "event": lambda pattern, now: any(fits(pattern, event) for event in now.events),
    "position": lambda pattern, now: fits(pattern, now.position),
    "turn": lambda turns, now: now.turn in turns,
    "all": lambda given, now: all(holds(each, now) for each in given),
    "any": lambda given, now: any(holds(each, now) for each in given),
    "not": lambda given, now: not holds(given, now),
}
_OPERATORS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "$in": lambda wanted, value: value in wanted,
    "$min": lambda wanted, value: isinstance(value, int) and value >= wanted,
    "$max": lambda wanted, value: isinstance(value, int) and value <= wanted,
    "$last": lambda wanted, value: any(fits(wanted, item) for item in _items(value)[-1:]),
    "$has": lambda wanted, value: any(fits(wanted, item) for item in _items(value)),
    "$not": lambda wanted, value: not fits(wanted, value),
}


def check_condition(condition: Any) -> None:
    """Raise `ValueError` unless this is a condition, all the way down."""
    if not isinstance(condition, dict) or len(condition) != 1:
        raise ValueError(f"a condition is an object with one key, not {condition!r}")
    [(form, given)] = condition.items()
    if form not in _FORMS:
        raise ValueError(f"there is no condition {form!r}")
    if form in ("all", "any"):
        for each in given:
            check_condition(each)
    elif form == "not":
        check_condition(given)
    elif form != "turn":
        check_pattern(given)


def check_pattern(pattern: Any) -> None:
    """Raise `ValueError` unless every operator in a pattern is known."""
    if isinstance(pattern, dict):
        for key, wanted in pattern.items():
            if key.startswith("$") and key not in _OPERATORS:
                raise ValueError(f"there is no operator {key!r}")
            check_pattern(wanted)
