"""All exercises there are, read from the data files once."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from niagara.exercises.exercise import Exercise, exercise_from_json
from niagara.exercises.puzzles.puzzle import puzzles
from niagara.exercises.puzzles.puzzle_exercise import puzzle_exercise

LESSONS: Final = (
    *("launch", "points", "cargo", "river", "tiles"),
    *("weather", "steal", "falls", "goals", "round"),
)


@cache
def exercises() -> Mapping[str, Exercise]:
    """All exercises by their ids: lessons in the order in which they are taught, then puzzles."""
    found = [
        *(_lesson(name) for name in LESSONS),
        *(puzzle_exercise(puzzle) for puzzle in puzzles().values()),
    ]
    return MappingProxyType({each.id: each for each in found})


def find_exercise(id: str) -> Exercise | None:  # noqa: A002 - what it is
    """An exercise by its id."""
    return exercises().get(id)


def _lesson(name: str) -> Exercise:
    return exercise_from_json(f"lesson-{name}", "lesson", _read("lessons", f"{name}.json"))


def _read(folder: str, file: str) -> dict[str, Any]:
    text = files("niagara.exercises").joinpath(folder, file).read_text("utf-8")
    form: dict[str, Any] = json.loads(text)
    return form
