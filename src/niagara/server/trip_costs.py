"""What the legal trips of a seat cost, as JSON: an aid for people."""

from collections.abc import Sequence
from typing import Any

from niagara.rules import Action, Position, Trip
from niagara.rules.trips import travel_cost


def trip_costs(
    position: Position, seat: int, legal: Sequence[Action]
) -> list[dict[str, Any] | None]:
    """For each of the actions its points for steps and for cargo; None if it is not a trip."""
    canoes = position.players[seat].canoes
    return [
        {
            "steps": travel_cost(canoes[action.canoe].at, action, position.next_arm),
            "cargo": action.cost,
        }
        if isinstance(action, Trip)
        else None
        for action in legal
    ]
