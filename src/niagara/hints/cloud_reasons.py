"""What another weather does: to rivals' canoes, and to one's own."""

from niagara.hints.reason import Reason
from niagara.rules import Position, Weather, stage, view
from niagara.rules.board import LOST, SHORE, Seat
from niagara.rules.flow import alternating, carried
from niagara.rules.forecast import NO_DANGER, forecast, possible_speeds


def weather_reason(position: Position, seat: Seat, action: Weather) -> Reason:
    """Why a seat moves the weather up or down."""
    after = stage(position, seat, (action,)).position
    if action.step > 0:
        swept = _swept(after, seat) - _swept(position, seat)
        if swept > 0:
            return Reason("flood", {"count": swept})
        if _endangered(after, seat):
            return Reason("faster-risk")
        return Reason("faster" if _afloat(after, seat) else "faster-safe")
    if _endangered(position, seat) > _endangered(after, seat):
        return Reason("calm")
    return Reason("slower" if _afloat(after, seat) else "slower-ashore")


def _afloat(position: Position, seat: Seat) -> int:
    """How many canoes of a seat are on the river."""
    return sum(canoe.at not in (SHORE, LOST) for canoe in position.players[seat].canoes)


def _endangered(position: Position, seat: Seat) -> int:
    """How many of the seat's own canoes the river may take this round."""
    found = forecast(view(position, seat), is_turn_over=True)
    return 0 if found is None else sum(each.danger != NO_DANGER for each in found.canoes)


def _swept(position: Position, seat: Seat) -> int:
    """How many canoes of rivals that have had their turn go over the falls, whatever comes."""
    seen = view(position, seat)
    slowest = possible_speeds(seen, is_turn_over=True)[0]
    spaces = carried(alternating(seen.next_arm, slowest))
    seats = len(position.players)
    earlier = [(seat - back) % seats for back in range(1, (seat - position.start) % seats + 1)]
    return sum(
        canoe.at != LOST and spaces[canoe.at] == LOST
        for rival in earlier
        for canoe in position.players[rival].canoes
    )
