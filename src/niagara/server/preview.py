"""The preview of a turn: the view after some actions, without committing them."""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from niagara.rules import IllegalAction, Paddle, stage, take_back, view
from niagara.rules.codec import event_to_json, view_to_json
from niagara.rules.position import CANOE_PHASE
from niagara.rules.scoring import wins_for_sure
from niagara.server.action_codec import encode_actions, read_action
from niagara.server.aids import forecast_to_json, reach_to_json, trip_costs
from niagara.server.game_commands import check_owner
from niagara.server.refusal import Refusal
from niagara.server.table_state import TableState


def preview(table: TableState, session: str, seat: int, actions: Sequence[Raw]) -> dict[str, Any]:
    """A seat's view after some actions, and the actions it may add; raises `Refusal`."""
    position = table.game()
    check_owner(table, session, seat)
    if table.can_choose_again(seat):
        position = take_back(position, seat)
    read = [read_action(item, f"actions[{i}]") for i, item in enumerate(actions)]
    try:
        staged = stage(position, seat, read)
    except IllegalAction as error:
        raise Refusal("illegal", str(error)) from error
    after = staged.position
    seen = view(after, seat)
    shown = {
        "sequence": table.sequence,
        "view": view_to_json(seen),
        "events": [event_to_json(event) for event in staged.events],
        "forecast": forecast_to_json(seen, is_turn_over=staged.is_whole),
        "legal": Raw(encode_actions(staged.legal)),
        "costs": trip_costs(after, seat, staged.legal),
        "whole": staged.is_whole,
    }
    if after.phase == CANOE_PHASE and wins_for_sure(
        after.options, after.start, after.players, seat
    ):
        shown["wins"] = True
    if read and isinstance(read[-1], Paddle):
        shown["reach"] = reach_to_json(after, seat, read[-1].tile)
    return shown
