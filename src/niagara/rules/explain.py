"""Why something is not offered: a space out of reach, a canoe that stays, a turn that goes on.

For a seat that looks at its own turn, staged as far as it is. Each function answers None if the
thing can be done after all.
"""

from niagara.rules.actions import Done, Trip
from niagara.rules.board import FALLS, Seat, Space
from niagara.rules.errors import IllegalAction
from niagara.rules.staged_turn import Staged, why_not


def why_not_reach(staged: Staged, seat: Seat, canoe: int, to: Space) -> IllegalAction | None:
    """Why no trip leads a canoe to a space: the reason for the plain trip there."""
    if any(trip.to == to for trip in _trips(staged, canoe)):
        return None
    return why_not(staged, seat, Trip(canoe, (), to))


def why_not_move(staged: Staged, seat: Seat, canoe: int) -> IllegalAction | None:
    """Why a canoe makes no trip now, wherever to."""
    return None if _trips(staged, canoe) else why_not(staged, seat, Trip(canoe, (), FALLS))


def why_not_end(staged: Staged, seat: Seat) -> IllegalAction | None:
    """Why the turn cannot end as it is staged."""
    is_on_turn = staged.position.turn == seat
    if is_on_turn and (staged.is_whole or Done() in staged.legal):
        return None
    return why_not(staged, seat, Done())


def _trips(staged: Staged, canoe: int) -> list[Trip]:
    return [action for action in staged.legal if isinstance(action, Trip) and action.canoe == canoe]
