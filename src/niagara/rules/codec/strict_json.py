"""Strict readers for JSON values: each says which field is wrong and what was expected."""

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from niagara.rules.errors import Malformed

Json = dict[str, Any]
T = TypeVar("T")
SHOWN: Final = 40  # how much of a wrong value an error repeats


def shown(value: object) -> str:
    """A value as an error message shows it: as JSON, and short."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def parsed(text: str, where: str) -> Any:
    """The value of some JSON: no name twice, no NaN, nothing nested too deep to read."""
    try:
        return json.loads(text, object_pairs_hook=_no_name_twice, parse_constant=_no_constant)
    except RecursionError as error:
        raise Malformed(where, "expected JSON that is not nested so deeply") from error
    except ValueError as error:  # not JSON, or a number too long to read
        raise Malformed(where, f"expected JSON: {error}") from error


def _no_name_twice(pairs: list[tuple[str, Any]]) -> Json:
    result = dict(pairs)
    if len(result) != len(pairs):
        names = [key for key, _ in pairs]
        twice = next(key for key in names if names.count(key) > 1)
        raise ValueError(f"field {shown(twice)} stands there twice")
    return result


def _no_constant(text: str) -> None:
    raise ValueError(f"{text} is not JSON")


def fields(value: object, where: str, needed: Sequence[str], optional: Sequence[str] = ()) -> Json:
    """An object with exactly these fields."""
    if not isinstance(value, dict):
        raise Malformed(where, f"expected an object, got {shown(value)}")
    for name in needed:
        if name not in value:
            raise Malformed(f"{where}.{name}", "missing")
    for name in value:
        if name not in needed and name not in optional:
            known = ", ".join((*needed, *optional))
            raise Malformed(f"{where}.{str(name)[:SHOWN]}", f"unknown field; expected {known}")
    return value


def tagged(value: object, where: str, tag: str, names: Sequence[str]) -> str:
    """The name that an object gives under a tag, one of some names."""
    if not isinstance(value, dict):
        raise Malformed(where, f"expected an object, got {shown(value)}")
    if tag not in value:
        raise Malformed(f"{where}.{tag}", "missing")
    return names[name(value[tag], f"{where}.{tag}", names)]


def array(value: object, where: str) -> list[Any]:
    """A list of anything."""
    if not isinstance(value, list):
        raise Malformed(where, f"expected a list, got {shown(value)}")
    return value


def items(value: object, where: str, read: Callable[[Any, str], T]) -> tuple[T, ...]:
    """A list, each item read in the same way."""
    return tuple([read(item, f"{where}[{i}]") for i, item in enumerate(array(value, where))])


def integer(value: object, where: str, low: int, high: int | None = None) -> int:
    """A whole number in a range (true, 1.0 and "1" are not numbers here)."""
    if isinstance(value, int) and not isinstance(value, bool):
        if value >= low and (high is None or value <= high):
            return value
    limits = f"from {low} to {high}" if high is not None else f"of {low} or more"
    raise Malformed(where, f"expected a whole number {limits}, got {shown(value)}")


def boolean(value: object, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise Malformed(where, f"expected true or false, got {shown(value)}")
    return value


def text(value: object, where: str, longest: int = 200) -> str:
    """A string that is not too long."""
    if not isinstance(value, str) or len(value) > longest:
        raise Malformed(
            where, f"expected a string of at most {longest} characters, got {shown(value)}"
        )
    return value


def name(value: object, where: str, names: Sequence[str]) -> int:
    """One of some names; answers its place among them."""
    if not isinstance(value, str) or value not in names:
        known = ", ".join(f'"{n}"' for n in names)
        raise Malformed(where, f"expected one of {known}, got {shown(value)}")
    return names.index(value)
