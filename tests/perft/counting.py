"""Counting every way to play on from a position, for so many actions: perft.

The seats choose in order of seat, since the order in which tiles are picked changes nothing; the
arms alternate, so that there is no chance. A file holds lines of::

    # a remark
    position {…}          in its JSON form
    DEPTH COUNT           as often as wanted, for the position above
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import second_reading
from niagara.rules import Position, acting, legal_actions, play
from niagara.rules.codec import action_from_json, position_from_json
from niagara.rules.codec.strict_json import Json


class Case(NamedTuple):
    remark: str
    position: Position
    depth: int
    nodes: int


def cases(path: Path) -> Iterator[Case]:
    """The counts of a file."""
    remark, position = "", None
    for line in path.read_text().splitlines():
        if line.startswith("#"):
            remark = line[1:].strip()
        elif line.startswith("position "):
            position = position_from_json(json.loads(line.removeprefix("position ")))
        elif line:
            assert position is not None, f"{path.name}: a count without a position"
            depth, nodes = map(int, line.split())
            yield Case(remark, position, depth, nodes)


def perft(position: Position, depth: int) -> int:
    """How many games of so many actions there are from here."""
    seats = acting(position)
    if depth == 0 or not seats:
        return 1
    if depth == 1:
        return len(legal_actions(position, seats[0]))
    return sum(split(position, depth).values())


def split(position: Position, depth: int) -> dict[str, int]:
    """The count under each action."""
    seat = acting(position)[0]
    return {
        str(action): perft(play(position, seat, action), depth - 1)
        for action in legal_actions(position, seat)
    }


def second_split(position: Json, depth: int) -> dict[str, int]:
    """The same by the second reading, which knows no engine."""
    seat = second_reading.acting(position)[0]
    return {
        str(action_from_json(action)): second_perft(
            second_reading.apply(position, seat, action, None), depth - 1
        )
        for action in second_reading.legal(position, seat)
    }


def second_perft(position: Json, depth: int) -> int:
    """The same count by the second reading."""
    seats = second_reading.acting(position)
    if depth == 0 or not seats:
        return 1
    if depth == 1:
        return len(second_reading.legal(position, seats[0]))
    return sum(second_split(position, depth).values())
