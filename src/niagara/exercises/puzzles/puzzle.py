"""A puzzle: a position with one best answer, as the data file describes it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from niagara.exercises.puzzles.theme import Theme
from niagara.rules import Action, Position
from niagara.rules.board import Seat
from niagara.rules.codec import position_from_json, position_to_json
from niagara.rules.notation import action_from_text

Json = dict[str, Any]
PuzzleKind = Literal["turn", "tile"]
SOLVER: Final[Seat] = 0
LEVELS: Final = (1, 2, 3)
WEEK: Final = (1, 1, 2, 1, 2, 3, 3)  # the level of the puzzle of the day, from Monday on
FILE: Final = "puzzles.json"


class RivalLine(NamedTuple):
    """What a rival does in the round of the puzzle, in notation: its tile and its turn.

    The tile is empty where it lies on the table already, the turn where it is over.
    """

    tile: str
    turn: str


@dataclass(frozen=True)
class Puzzle:
    """A position seen from seat 0, the best answer, and how the round then goes.

    ``best`` are all lists of actions with the same effect, in notation. ``then`` is the solver's
    turn after the best tile. The values are chances to win, found by search.
    """

    id: str
    kind: PuzzleKind
    level: int
    theme: Theme
    position: Position
    best: tuple[str, ...]
    then: str
    rivals: Mapping[Seat, RivalLine]
    answers: int  # how many there are, those equal in effect counted once
    chance: float  # to win, with the best answer
    margin: float  # by which the next best is worse
    error: float  # the standard error of the margin
    costs: Mapping[str, float]  # what each other answer loses of that chance, by its notation


def actions_of(text: str) -> tuple[Action, ...]:
    """The actions of a line of notation."""
    return tuple(action_from_text(word) for word in text.split())


def puzzle_from_json(given: Json) -> Puzzle:
    """Read a puzzle; raises `Malformed` or `KeyError`."""
    return Puzzle(
        id=given["id"],
        kind=given["kind"],
        level=given["level"],
        theme=Theme(given["theme"], given["values"]),
        position=position_from_json(given["position"]),
        best=tuple(given["best"]),
        then=given["then"],
        rivals={int(seat): RivalLine(*line) for seat, line in given["rivals"].items()},
        answers=given["answers"],
        chance=given["chance"],
        margin=given["margin"],
        error=given["error"],
        costs=given.get("costs", {}),
    )


def puzzle_to_json(puzzle: Puzzle) -> Json:
    """Write a puzzle down."""
    return {
        "id": puzzle.id,
        "kind": puzzle.kind,
        "level": puzzle.level,
        "theme": puzzle.theme.name,
        "values": puzzle.theme.values,
        "position": position_to_json(puzzle.position),
        "best": list(puzzle.best),
        "then": puzzle.then,
        "rivals": {str(seat): list(line) for seat, line in puzzle.rivals.items()},
        "answers": puzzle.answers,
        "chance": puzzle.chance,
        "margin": puzzle.margin,
        "error": puzzle.error,
        "costs": dict(puzzle.costs),
    }


@cache
def puzzles() -> Mapping[str, Puzzle]:
    """All puzzles by their ids, the easiest level first."""
    text = files("niagara.exercises.puzzles").joinpath(FILE).read_text("utf-8")
    found = map(puzzle_from_json, json.loads(text))
    return MappingProxyType({puzzle.id: puzzle for puzzle in found})


def puzzle_of_the_day(day: date) -> Puzzle:
    """The puzzle of a day: gentle in the week, hard at its end; those of a level in turn."""
    weeks, weekday = divmod(day.toordinal() - 1, len(WEEK))  # the first of all days was a Monday
    level = WEEK[weekday]
    those = [each for each in puzzles().values() if each.level == level]
    return those[(weeks * WEEK.count(level) + WEEK[:weekday].count(level)) % len(those)]
