"""Statistics of a game, counted from its steps."""

from collections.abc import Sequence
from typing import Any

from niagara.rules import Position
from niagara.rules.bag import counts
from niagara.rules.board import EMPTY
from niagara.rules.codec.pieces import bag_to_json
from niagara.rules.events import GameOver, Landed, Ransomed, StartPassed, Stolen, Swept
from niagara.rules.scoring import goals_met, progress
from niagara.server.entries import Acted
from niagara.server.refusal import Refusal
from niagara.server.table_state import Step, TableState

_COUNTED = {Landed: "landed", Stolen: "stolen", Swept: "lost", Ransomed: "ransomed"}


def statistics_of(table: TableState, steps: Sequence[Step]) -> dict[str, Any]:
    """The result and statistics of a game that is over, or was ended early and has no winner."""
    position = check_ended(table)
    seats = [
        {
            "gems": bag_to_json(player.gems),
            "won": seat in position.winners,
            "goals": list(goals_met(player.gems)),
            "progress": round(progress(player.gems) / 140, 3),
            **dict.fromkeys(_COUNTED.values(), 0),
            "robbed": 0,
            "by_clock": 0,
        }
        for seat, player in enumerate(position.players)
    ]
    for step in steps:
        _count(step, seats)
    beginning = next(step.position for step in steps if step.position is not None)
    return {
        "table": table.id,
        "rounds": position.round,
        "first_round": beginning.round,
        "winners": list(position.winners),
        "seats": seats,
        "gems_at_start": _gems_owned(beginning),
        "gems_by_round": _gems_by_round(steps),
    }


def check_ended(table: TableState) -> Position:
    """The last position of a game that has ended; raises `Refusal` if it has not."""
    if table.status not in ("over", "abandoned") or table.position is None:
        raise Refusal("not-now", "the game has not ended")
    return table.position


def _count(step: Step, seats: list[dict[str, Any]]) -> None:
    for event in step.events:
        name = _COUNTED.get(type(event))
        if name is not None and not (isinstance(event, Landed) and event.gem == EMPTY):
            seats[event.seat][name] += 1  # type: ignore[attr-defined]
        if isinstance(event, Stolen):
            seats[event.victim[0]]["robbed"] += 1
    if isinstance(step.entry, Acted) and step.entry.by == "clock":
        seats[step.entry.seat]["by_clock"] += 1


def _gems_by_round(steps: Sequence[Step]) -> list[list[int]]:
    """How many gems every seat owned at the end of each round."""
    return [
        _gems_owned(step.position)
        for step in steps
        if step.position is not None and _ends_a_round(step)
    ]


def _gems_owned(position: Position) -> list[int]:
    return [sum(counts(player.gems)) for player in position.players]


def _ends_a_round(step: Step) -> bool:
    """Whether a step ended a round or the game."""
    return any(isinstance(event, StartPassed | GameOver) for event in step.events)
