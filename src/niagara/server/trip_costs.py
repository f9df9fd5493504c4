"""What the legal trips of a seat cost, as JSON: an aid for people."""

from collections.abc import Sequence
from typing import Any

from niagara.rules import Action, Position, Trip
from niagara.rules.board import path


def trip_costs(
    position: Position, seat: int, legal: Sequence[Action]
) -> list[dict[str, Any] | None]:
    """For each of the actions its points for steps and for cargo; None if it is not a trip."""
    canoes = position.players[seat].canoes
    return [
        {
            "steps": len(path(canoes[action.canoe].at, action.to, position.next_arm)) - 1,
            "cargo": action.cost,
        }
        if isinstance(action, Trip)
        else None
        for action in legal
    ]
