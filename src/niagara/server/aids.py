"""Aids for people as JSON: the forecast of the river, what trips cost, and where tiles lead."""

from collections.abc import Sequence
from typing import Any

from niagara.rules import Action, Position, Trip, View
from niagara.rules.board import (
    ARM_NAMES,
    DESTINATION_NAMES,
    FALLS,
    FORK,
    KIND_NAMES,
    LOST,
    NO_TILE,
    SHORE,
    SPACE_NAMES,
    Arm,
    Space,
    Tile,
    arm_of,
)
from niagara.rules.flow import alternating, carried
from niagara.rules.forecast import Drifting, forecast
from niagara.rules.play import after_trip
from niagara.rules.reach import reach
from niagara.rules.scoring import wins_for_sure
from niagara.rules.trips import travel_cost

DIGITS = 3  # of a chance


def forecast_to_json(view: View, *, is_turn_over: bool = False) -> dict[str, Any] | None:
    """What the river may do this round, as far as a seat can know; None if it does not flow."""
    found = forecast(view, is_turn_over=is_turn_over)
    if found is None:
        return None
    return {
        "speeds": list(found.speeds),
        "chances": [round(chance, DIGITS) for chance in found.chances],
        "lowest": None if found.lowest == NO_TILE else found.lowest,
        "weathers": list(found.weathers),
        "canoes": [
            _drifting_to_json(canoe) | {"arm": _arm(canoe.at, view.next_arm, found.speeds[-1])}
            for canoe in found.canoes
        ],
    } | ({"others": _others_to_json(found.others)} if found.others else {})


def _others_to_json(others: Sequence[tuple[int, float]]) -> dict[str, Any]:
    return {
        "speeds": [speed for speed, _ in others],
        "chances": [round(chance, DIGITS) for _, chance in others],
    }


def _drifting_to_json(canoe: Drifting) -> dict[str, Any]:
    return {
        "ends": [
            "falls" if end == FALLS and canoe.at != LOST else SPACE_NAMES[end] for end in canoe.ends
        ],
        "danger": canoe.danger,
        "risk": round(canoe.risk, DIGITS),
    }


def _arm(at: Space, first: Arm, speed: int) -> str | None:
    """The arm into which so fast a river is expected to carry a canoe; None above the fork."""
    spaces = [carried(alternating(first, pushes))[at] for pushes in range(speed + 1)]
    arms = [arm_of(space) for space in spaces if FORK < space < FALLS]
    return ARM_NAMES[arms[-1]] if arms else None


def trip_costs(
    position: Position, seat: int, legal: Sequence[Action]
) -> list[dict[str, Any] | None]:
    """The points of each trip for steps and for cargo, and whether it wins; None for others."""
    canoes = position.players[seat].canoes
    return [
        {
            "steps": travel_cost(canoes[action.canoe].at, action, position.next_arm),
            "cargo": action.cost,
        }
        | ({"wins": True} if _wins(position, seat, action) else {})
        if isinstance(action, Trip)
        else None
        for action in legal
    ]


def _wins(position: Position, seat: int, trip: Trip) -> bool:
    if trip.to != SHORE:
        return False
    _, players = after_trip(position, seat, trip)
    return wins_for_sure(position.options, position.start, players, seat)


def reach_to_json(position: Position, seat: int, tile: Tile) -> list[dict[str, Any]]:
    """Where a tile could take the seat's canoes, by which, what it brings and what it costs."""
    return [
        {
            "space": DESTINATION_NAMES[space],
            "gains": [{"deed": deed, "gem": KIND_NAMES[gem]} for deed, gem in gains],
            "canoes": list(canoes),
            "gives_up": gives_up,
        }
        for space, gains, canoes, gives_up in reach(position, seat, tile)
    ]
