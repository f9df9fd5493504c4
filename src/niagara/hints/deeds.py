"""What a trip or a turn does, told by its events: the best of it."""

from collections.abc import Sequence
from typing import TypeVar

from niagara.exercises.puzzles.turn_themes import to_go
from niagara.hints.reason import Reason, gem, goal, robbed
from niagara.rules import Event, Position
from niagara.rules.bag import ONE
from niagara.rules.board import EMPTY, Seat
from niagara.rules.events import GoalReached, Landed, Loaded, Stolen, Swept, Unloaded
from niagara.rules.scoring import goals_met

AnyEvent = TypeVar("AnyEvent", bound=Event)


def deed_of(
    before: Position, after: Position, seat: Seat, events: Sequence[Event]
) -> Reason | None:
    """The best that happens on the way from one position to another; None for mere paddling."""
    return (
        _goal(events)
        or _theft(before, events)
        or _landing(after, seat, events)
        or _cargo(events)
        or (Reason("falls") if _all_of(Swept, events) else None)
        or (Reason("ashore") if _all_of(Landed, events) else None)
    )


def _goal(events: Sequence[Event]) -> Reason | None:
    for event in _all_of(GoalReached, events):
        return Reason("goal", goal(event.goals[0]))
    return None


def _theft(before: Position, events: Sequence[Event]) -> Reason | None:
    for event in _all_of(Stolen, events):
        victim = event.victim[0]
        would_win = goals_met(before.players[victim].gems + ONE[event.gem])
        return Reason("stop" if would_win else "steal", robbed(event.gem, victim))
    return None


def _landing(after: Position, seat: Seat, events: Sequence[Event]) -> Reason | None:
    """Gems come ashore; so many more of the right kind would win (``missing``)."""
    landed = [event for event in _all_of(Landed, events) if event.gem != EMPTY]
    if len(landed) > 1:
        return Reason("land-two")
    loaded = {event.canoe: event.gem for event in _all_of(Loaded, events)}
    for event in landed:
        if event.canoe in loaded:
            return Reason("fetch", gem(event.gem))
        others = [kind for canoe, kind in loaded.items() if canoe != event.canoe]
        if others:
            return Reason("land-and-load", gem(others[0]))
        return Reason("land", gem(event.gem) | {"missing": to_go(after.players[seat].gems)})
    return None


def _cargo(events: Sequence[Event]) -> Reason | None:
    loaded, unloaded = _all_of(Loaded, events), _all_of(Unloaded, events)
    if len(loaded) > 1:
        return Reason("load-two")
    for event in loaded:
        is_swap = any(other.canoe == event.canoe for other in unloaded)
        return Reason("swap" if is_swap else "load", gem(event.gem))
    return Reason("unload", gem(unloaded[0].gem)) if unloaded else None


def _all_of(kind: type[AnyEvent], events: Sequence[Event]) -> list[AnyEvent]:
    return [event for event in events if isinstance(event, kind)]
