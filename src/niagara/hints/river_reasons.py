"""Whether the river can take a canoe this round, as far as a seat can know."""

from niagara.hints.reason import Reason
from niagara.rules import Position, view
from niagara.rules.board import FALLS, LOST, SHORE, Seat
from niagara.rules.forecast import NO_DANGER, Drifting, Forecast, forecast


def danger(position: Position, seat: Seat, canoe: int, *, is_turn_over: bool) -> int | None:
    """The lowest speed at which the river may take a canoe; None if it cannot."""
    found = forecast(view(position, seat), is_turn_over=is_turn_over)
    return None if found is None else _lowest_danger(found, found.canoes[canoe])


def river_reason(
    position: Position, seat: Seat, canoes: tuple[int, ...], *, is_turn_over: bool
) -> Reason | None:
    """Whether some canoes on the river are safe; None if there are none, or no river comes."""
    found = forecast(view(position, seat), is_turn_over=is_turn_over)
    afloat = [
        canoe for canoe in canoes if position.players[seat].canoes[canoe].at not in (SHORE, LOST)
    ]
    if found is None or not afloat or found.speeds[-1] == 0:
        return None
    risks = [_lowest_danger(found, found.canoes[canoe]) for canoe in afloat]
    speeds = [speed for speed in risks if speed is not None]
    if speeds:
        return Reason("risk", {"speed": min(speeds)})
    return Reason("safe", {"speed": found.speeds[-1]})


def _lowest_danger(found: Forecast, canoe: Drifting) -> int | None:
    if canoe.danger == NO_DANGER:
        return None
    taken = [speed for speed, end in zip(found.speeds, canoe.ends, strict=True) if end == FALLS]
    return taken[0] if taken else found.speeds[-1]
