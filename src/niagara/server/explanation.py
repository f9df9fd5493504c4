"""Why something is not offered to a seat: the rule, and a reason that clients put into words."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from niagara.rules import IllegalAction, stage
from niagara.rules.board import DESTINATION_NAMES
from niagara.rules.explain import why_not_end, why_not_move, why_not_reach
from niagara.server.action_codec import read_action
from niagara.server.commands import SeatIndex
from niagara.server.game_commands import check_owner
from niagara.server.refusal import Refusal
from niagara.server.table_state import TableState

if TYPE_CHECKING:
    Destination = str
else:
    Destination = Literal[DESTINATION_NAMES]


class WhyRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Why a canoe cannot reach a space, or (without ``to``) why it cannot move.

    Without both, why the turn cannot end. After the actions that are staged.
    """

    seat: SeatIndex
    canoe: Literal[0, 1] | None = None
    to: Destination | None = None
    actions: Annotated[tuple[Raw, ...], Meta(max_length=5)] = ()


def explain(table: TableState, session: str, asked: WhyRequest) -> dict[str, Any]:
    """Why a seat's canoe does not reach a space or does not move, or why its turn does not end.

    After the actions that are staged; the reason is null if it is possible. Only about the
    asker's own seat, and only from what that seat sees.
    """
    position = table.game()
    check_owner(table, session, asked.seat)
    actions = [read_action(item, f"actions[{i}]") for i, item in enumerate(asked.actions)]
    try:
        staged = stage(position, asked.seat, actions)
    except IllegalAction as error:
        raise Refusal("illegal", str(error)) from error
    if asked.canoe is None:
        if asked.to is not None:
            raise Refusal("malformed", "to: expected with a canoe")
        why = why_not_end(staged, asked.seat)
    elif asked.to is None:
        why = why_not_move(staged, asked.seat, asked.canoe)
    else:
        to = DESTINATION_NAMES.index(asked.to)
        why = why_not_reach(staged, asked.seat, asked.canoe, to)
    return {"sequence": table.sequence, "reason": None if why is None else reason_to_json(why)}


def reason_to_json(why: IllegalAction) -> dict[str, Any]:
    """A reason as clients get it: its code, its rule and the numbers it speaks of."""
    return {"code": why.code, "rule": why.rule, "values": why.values}
