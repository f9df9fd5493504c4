"""What a trip does, and what the river may do to the canoe then."""

from niagara.hints.deeds import deed_of
from niagara.hints.reason import Reason, gem
from niagara.hints.river_reasons import danger, river_reason
from niagara.rules import Canoe, Position, Trip, stage
from niagara.rules.bag import counts
from niagara.rules.board import DEPTH, EMPTY, LOST, NO_SITE, SHORE, SITE_AT, Kind, Seat


def trip_reasons(position: Position, seat: Seat, trip: Trip) -> tuple[Reason, ...]:
    """What the trip does; and of a canoe that stays on the river, whether it is safe there."""
    staged = stage(position, seat, (trip,))
    after, is_over = staged.position, staged.is_whole
    was = position.players[seat].canoes[trip.canoe]
    now = after.players[seat].canoes[trip.canoe]
    river = river_reason(after, seat, (trip.canoe,), is_turn_over=is_over)
    deed = deed_of(position, after, seat, staged.events)
    if deed is None and now.gem == EMPTY and river is not None and river.code == "safe":
        is_afloat = was.at not in (SHORE, LOST)
        if is_afloat and danger(position, seat, trip.canoe, is_turn_over=False) is not None:
            return (Reason("escape"),)
    deed = deed or way(after, was, now, stays=river is None)
    return (deed,) if river is None else (deed, river)


def way(after: Position, was: Canoe, now: Canoe, *, stays: bool) -> Reason:
    """Where an ordinary trip leads. ``stays``: whether the river leaves the canoe there."""
    if now.gem != EMPTY:
        return Reason("carry", gem(now.gem) | {"steps": DEPTH[now.at]})
    lying = lying_at(after, now)
    if lying is not None and stays:
        return Reason("ready", gem(lying))
    if was.at == SHORE:
        return Reason("launch")
    return Reason("down" if DEPTH[now.at] > DEPTH[was.at] else "up")


def lying_at(position: Position, canoe: Canoe) -> Kind | None:
    """A gem that lies where a canoe is: the site's own kind, if there is one of it."""
    site = SITE_AT[canoe.at]
    if site == NO_SITE:
        return None
    there = [kind for kind, many in enumerate(counts(position.sites[site])) if many]
    return site if site in there else next(iter(there), None)
