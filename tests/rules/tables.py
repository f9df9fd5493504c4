"""Tables for the rule tests: positions in a few words, moves in notation, and what came of them.

A canoe is written ``"4"``, ``"shore"``, ``"lost"`` or, with its gem, ``"4:diamond"``; a seat's two
canoes with a space between them; gems owned or lying somewhere as ``"ruby ruby amber"``. Moves are
words of `niagara.rules.notation` with the seat's letter before them: ``"a0>5+B b."``.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from niagara.rules import (
    Action,
    IllegalAction,
    Position,
    Trip,
    legal_actions,
    play,
)
from niagara.rules.bag import counts
from niagara.rules.board import EMPTY, KIND_NAMES, LEFT, RIGHT, SPACE_NAMES, Arm
from niagara.rules.codec import position_from_json, position_to_json
from niagara.rules.events import Event
from niagara.rules.notation import SEAT_LETTERS

Json = dict[str, Any]
Tile = int | str

CLOUD = "cloud"
ALL_TILES: tuple[Tile, ...] = (1, 2, 3, 4, 5, 6, CLOUD)
ASHORE = "shore shore"
ARMS = {"L": LEFT, "R": RIGHT}
DEFAULTS: Json = {"fork": "alternate", "tiebreak": "shared"}
DEFAULTS |= {"round_limit": None, "open_piles": False}
SPACES = ("shore", "1", "2", "3", "4", "5", "6L", "6R", "7L", "7R", "lost")


@dataclass(frozen=True)
class Seated:
    """A rival at the table. A tile of 6 leaves the speed of the river to the others."""

    canoes: str = ASHORE
    tile: Tile = 6
    owns: str = ""


def table(
    canoes: str = ASHORE,
    tile: Tile = 4,
    owns: str = "",
    *,
    rivals: Sequence[str | Seated] = (ASHORE, ASHORE),
    lying: Mapping[str, str] | None = None,
    weather: int = 0,
    next_branch: str = "left",
    round: int = 1,  # noqa: A002 - the word of rules.md
    start: int = 0,
    rules: Json | None = None,
    phase: str = "canoes",
) -> Position:
    """A possible position in phase II with seat 0 on turn.

    With ``start=1`` seat 0 is the last to act. Carried and owned gems are taken off the sites of
    their kinds, and so are those that ``lying`` puts down at a site, beside what is there.
    """
    seats = [Seated(canoes, tile, owns)]
    seats += [Seated(rival) if isinstance(rival, str) else rival for rival in rivals]
    foreign = {site: gems.split() for site, gems in (lying or {}).items()}
    taken = Counter(gem for gems in foreign.values() for gem in gems)
    for seat in seats:
        taken.update(seat.owns.split())
        taken.update(c.partition(":")[2] for c in seat.canoes.split() if ":" in c)
    heaps = {
        kind: Counter({kind: 7 - taken[kind]}) + Counter(foreign.get(kind, ()))
        for kind in KIND_NAMES
    }
    return position_from_json(
        {
            "rules": DEFAULTS | (rules or {}),
            "round": round,
            "phase": phase,
            "start": start,
            "turn": 0 if phase == "canoes" else None,
            "weather": weather,
            "next_branch": next_branch,
            "sites": {site: dict(heap) for site, heap in heaps.items()},
            "players": [_player(seat, round, phase) for seat in seats],
            "winners": [],
        }
    )


def choosing(canoes: str = ASHORE, owns: str = "", **more: Any) -> Position:
    """A possible position in phase I: nobody has chosen a tile (those of ``rivals`` count not)."""
    return table(canoes, owns=owns, phase="paddle", **more)


def _player(seat: Seated, round: int, phase: str) -> Json:  # noqa: A002
    chosen = seat.tile if phase == "canoes" else None
    rest = [tile for tile in ALL_TILES if tile != chosen]
    out = (round - 1) % 7
    return {
        "hand": rest[out:],
        "played": rest[:out],
        "paddle": chosen,
        "gems": dict(Counter(seat.owns.split())),
        "canoes": [_canoe(text) for text in seat.canoes.split()],
    }


def _canoe(text: str) -> Json:
    at, _, gem = text.partition(":")
    return {"at": at, "gem": gem or None, "moved": False}


def legal(position: Position, seat: int = 0) -> set[str]:
    """All that a seat may do, in notation."""
    return {str(action) for action in legal_actions(position, seat)}


def trips(position: Position, canoe: int = 0, seat: int = 0) -> set[str]:
    """The trips that one canoe may make, in notation."""
    actions = legal_actions(position, seat)
    return {str(a) for a in actions if isinstance(a, Trip) and a.canoe == canoe}


def played(position: Position, moves: str, arms: str | None = None) -> Position:
    """The position after some moves; every one on the way is checked to be possible (R1.2)."""
    return _run(position, moves, arms)[0]


def happened(position: Position, moves: str, arms: str | None = None) -> list[Event]:
    """What happened in the course of some moves; ``arms`` is the draw of a natural fork."""
    return _run(position, moves, arms)[1]


def _run(position: Position, moves: str, arms: str | None) -> tuple[Position, list[Event]]:
    log: list[Event] = []

    def draw(next_arm: Arm, pushes: int) -> list[Arm]:
        assert arms is not None, f"{pushes} arms were drawn, the expected one is {next_arm}"
        return [ARMS[letter] for letter in arms]

    for word in moves.split():
        seat = SEAT_LETTERS.index(word[0])
        position = play(position, seat, Action.parse(word[1:]), draw, log)
        assert position_from_json(position_to_json(position)) == position
    return position, log


def refuses(position: Position, seat: int, action: str, rule: str) -> None:
    """Check that an action is refused under this very rule, in words, and changes nothing."""
    before = position_to_json(position)
    log: list[Event] = []
    with pytest.raises(IllegalAction) as refusal:
        play(position, seat, Action.parse(action), log=log)
    assert refusal.value.rule == rule, str(refusal.value)
    named, _, reason = str(refusal.value).partition(": ")
    assert named == rule
    assert reason.strip()
    assert log == []
    assert position_to_json(position) == before
    assert not 0 <= seat < len(position.players) or action not in legal(position, seat)


def canoes(position: Position, seat: int = 0) -> str:
    """A seat's canoes, written as `table` takes them."""
    return " ".join(
        SPACE_NAMES[canoe.at] + ("" if canoe.gem == EMPTY else f":{KIND_NAMES[canoe.gem]}")
        for canoe in position.players[seat].canoes
    )


def owns(position: Position, seat: int = 0) -> str:
    """A seat's gems, written as `table` takes them, in the order of the kinds."""
    return _listed(position.players[seat].gems)


def lies_at(position: Position, site: str) -> str:
    """The gems at a site, in the order of the kinds."""
    return _listed(position.sites[KIND_NAMES.index(site)])


def heap(**gems: int) -> str:
    """So many gems of each kind, as `lies_at` lists them."""
    return " ".join(kind for kind in KIND_NAMES for _ in range(gems.get(kind, 0)))


def _listed(bag: int) -> str:
    return heap(**dict(zip(KIND_NAMES, counts(bag), strict=True)))
