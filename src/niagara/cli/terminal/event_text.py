"""What happened, in lines: one for each turn, one for each flow of the river.

The events are told as they are given: pass them through `seen_by` first.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from niagara.cli.terminal.action_text import tile_value
from niagara.cli.words import clauses, joined, listed, message
from niagara.rules.board import (
    ARM_NAMES,
    DESTINATION_NAMES,
    EMPTY,
    KIND_NAMES,
    NO_TILE,
    SHORE,
    Seat,
)
from niagara.rules.events import (
    HIDDEN,
    Chosen,
    Event,
    Flowed,
    GameOver,
    GoalReached,
    HandsRefilled,
    Landed,
    Loaded,
    Pushed,
    Ransomed,
    Rescued,
    Revealed,
    StartPassed,
    Stolen,
    Stranded,
    Swept,
    Travelled,
    Unloaded,
    Victory,
    WeatherMoved,
)
from niagara.rules.notation import SEAT_LETTERS
from niagara.rules.scoring import GOALS

# Whose line an event belongs to, if not a seat's.
CHOICES: Final = -1
RIVER: Final = -2
TABLE: Final = -3
GOAL_KEYS: Final = dict(zip(GOALS, ("goal-four", "goal-five", "goal-seven"), strict=True))


def event_lines(events: Iterable[Event], people: Sequence[str]) -> list[str]:
    """The events in words, ``people`` being the names of the seats.

    They have to be `complete`: a tile that nothing follows is told as one that moved nothing.
    """
    lines: list[str] = []
    for subject, together in _paragraphs(events):
        if subject == CHOICES:
            choices = joined(map(_choice, together))
            lines.append(message("terminal-tiles-chosen", choices=choices))
        elif subject == RIVER:
            lines.append(_flow(together))
        elif subject == TABLE:
            lines += _table(together[0], people)
        else:  # a tile that moved nothing: D1, the only canoe was left ashore
            deeds = _deeds(together) or message("terminal-stayed")
            lines.append(_turn(_who(subject, people), together[0], deeds))
    return lines


def rounds(events: Sequence[Event], last: int) -> Sequence[Event]:
    """The events of the last so many rounds."""
    begins = [0, *(i for i, event in enumerate(events) if isinstance(event, StartPassed))]
    return events[begins[max(0, len(begins) - last)] :]


def complete(events: Sequence[Event]) -> int:
    """How many of these events make whole lines: a tile just revealed waits for what it does."""
    is_waiting = bool(events) and isinstance(events[-1], Revealed)
    return len(events) - is_waiting


def _paragraphs(events: Iterable[Event]) -> list[tuple[Seat, list[Event]]]:
    """The events that share a line, with whose line it is."""
    found: list[tuple[Seat, list[Event]]] = []
    for event in events:
        before = found[-1][0] if found else TABLE
        subject = _subject(event, before)
        if subject == before and subject != TABLE and not isinstance(event, Revealed):
            found[-1][1].append(event)
        else:
            found.append((subject, [event]))
    return found


def _subject(event: Event, before: Seat) -> Seat:
    if isinstance(event, Chosen):
        return CHOICES
    if isinstance(event, Flowed | Pushed) or (isinstance(event, Swept) and before == RIVER):
        return RIVER
    if isinstance(event, StartPassed | HandsRefilled | GameOver | Rescued | GoalReached):
        return TABLE
    seat: Seat = getattr(event, "seat", TABLE)
    return seat


def _who(seat: Seat, people: Sequence[str]) -> str:
    return f"{SEAT_LETTERS[seat]} {people[seat]}"


def _choice(event: Event) -> str:
    assert isinstance(event, Chosen)
    letter = SEAT_LETTERS[event.seat]
    if event.tile == HIDDEN:
        return letter
    return f"{letter} {message('tile-name', tile=tile_value(event.tile))}"


def _turn(who: str, first: Event, deeds: str) -> str:
    if isinstance(first, Revealed):
        return message("terminal-turn-tile", who=who, tile=tile_value(first.tile), deeds=deeds)
    return message("terminal-turn", who=who, deeds=deeds)


def _flow(events: Sequence[Event]) -> str:
    flow = clauses(_speed(event) for event in events if isinstance(event, Flowed))
    arms = [
        message("terminal-arm", arm=ARM_NAMES[event.arm])
        for event in events
        if isinstance(event, Pushed)
    ]
    if arms:
        flow = message("terminal-flow-arms", flow=flow, arms=listed(arms))
    return clauses([flow, *(_swept(event) for event in events if isinstance(event, Swept))])


def _speed(event: Flowed) -> str:
    lowest = "none" if event.lowest == NO_TILE else event.lowest
    return message("terminal-flow", speed=event.speed, lowest=lowest, weather=event.weather)


def _swept(event: Swept) -> str:
    canoe = f"{SEAT_LETTERS[event.seat]}{event.canoe}"
    if event.gem == EMPTY:
        return message("terminal-swept", canoe=canoe)
    return message("terminal-swept-with", canoe=canoe, gem=KIND_NAMES[event.gem])


def _table(event: Event, people: Sequence[str]) -> list[str]:
    if isinstance(event, GameOver):
        limit = [message("terminal-limit")] if event.round_limit else []
        return [*limit, *(_victory(victory, people) for victory in event.winners)]
    if isinstance(event, GoalReached):
        count = len(event.to_move)
        return [message("terminal-goal", who=_who(event.seat, people), count=count)]
    if isinstance(event, StartPassed):
        who = _who(event.seat, people)
        return [message("terminal-round", round=event.round, who=who)]
    if isinstance(event, Rescued):
        who = _who(event.seat, people)
        return [message("terminal-rescued", who=who, canoe=str(event.canoe))]
    return [message("event-hands-refilled")]


def _victory(victory: Victory, people: Sequence[str]) -> str:
    goals = [message(GOAL_KEYS[goal]) for goal in victory.goals]
    how = listed(goals or [message("terminal-best-progress")])
    return message("terminal-victory", who=_who(victory.seat, people), how=how)


def _deeds(events: Sequence[Event]) -> str:
    """What a seat does: each canoe is named once, and what it does follows."""
    deeds: list[str] = []
    named = None
    for event in events:
        deed = _deed(event)
        canoe = getattr(event, "canoe", None)
        if deed and canoe is not None and canoe != named:
            deeds.append(message("terminal-canoe-did", canoe=str(canoe), deed=deed))
            named = canoe
        elif deed and deeds:
            deeds[-1] = joined([deeds[-1], deed])
        elif deed:
            deeds.append(deed)
    return clauses(deeds)


def _deed(event: Event) -> str:
    if isinstance(event, Travelled):
        return _way(event)
    if isinstance(event, Loaded):
        return message("terminal-loaded", gem=KIND_NAMES[event.gem])
    if isinstance(event, Unloaded):
        return message("terminal-unloaded", gem=KIND_NAMES[event.gem])
    if isinstance(event, Stolen):
        victim = f"{SEAT_LETTERS[event.victim[0]]}{event.victim[1]}"
        return message("terminal-stolen", gem=KIND_NAMES[event.gem], victim=victim)
    if isinstance(event, Landed):
        if event.gem == EMPTY:
            return message("terminal-landed")
        return message("terminal-landed-with", gem=KIND_NAMES[event.gem])
    if isinstance(event, Swept):
        return message("terminal-over")
    if isinstance(event, Ransomed):
        return message("terminal-ransomed", gem=KIND_NAMES[event.gem])
    if isinstance(event, WeatherMoved):
        return message("terminal-weather-moved", was=event.was, weather=event.now)
    return message("terminal-stranded") if isinstance(event, Stranded) else ""


def _way(event: Travelled) -> str:
    start, end = event.path[0], event.path[-1]
    if end in (start, SHORE):  # what follows says it
        return ""
    names = DESTINATION_NAMES
    return message("terminal-travelled", start=names[start], end=names[end])
