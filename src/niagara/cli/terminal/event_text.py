"""What happened, told in lines: one for each turn, one for each flow of the river.

A story tells the events it is given and knows no secrets of its own: pass them through `seen_by`
first.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from niagara.cli.terminal.action_text import (
    arms_words,
    flow_words,
    result_words,
    tile_words,
    with_article,
)
from niagara.draw.table import signed
from niagara.rules.board import DESTINATION_NAMES, EMPTY, FALLS, KIND_NAMES, SHORE, Seat
from niagara.rules.events import (
    HIDDEN,
    Chosen,
    Event,
    Flowed,
    GameOver,
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
    WeatherMoved,
)
from niagara.rules.notation import SEAT_LETTERS

# Whose line an event belongs to, if not a seat's.
CHOICES: Final = -1
RIVER: Final = -2
TABLE: Final = -3


def tell(events: Iterable[Event], people: Sequence[str]) -> list[str]:
    """The events in words, ``people`` being the names of the seats."""
    lines: list[str] = []
    for teller, told in _paragraphs(events):
        if teller == CHOICES:
            lines.append(f"Tiles chosen: {', '.join(map(_choice, told))}")
        elif teller == RIVER:
            lines.append(_flow(told))
        elif teller == TABLE:
            lines += _table(told[0], people)
        elif deeds := _deeds(told):
            lines.append(f"{_who(teller, people)}{_tile(told[0])}: {deeds}")
    return lines


def rounds(events: Sequence[Event], last: int) -> Sequence[Event]:
    """The events of the last so many rounds."""
    begins = [0, *(i for i, event in enumerate(events) if isinstance(event, StartPassed))]
    return events[begins[max(0, len(begins) - last)] :]


def complete(events: Sequence[Event]) -> int:
    """How many of these events can be told now: a tile just revealed waits for what it does."""
    is_waiting = bool(events) and isinstance(events[-1], Revealed)
    return len(events) - is_waiting


def _paragraphs(events: Iterable[Event]) -> list[tuple[Seat, list[Event]]]:
    """The events that are told together, with whose they are."""
    found: list[tuple[Seat, list[Event]]] = []
    for event in events:
        before = found[-1][0] if found else TABLE
        teller = _teller(event, before)
        if teller == before and teller != TABLE and not isinstance(event, Revealed):
            found[-1][1].append(event)
        else:
            found.append((teller, [event]))
    return found


def _teller(event: Event, before: Seat) -> Seat:
    if isinstance(event, Chosen):
        return CHOICES
    if isinstance(event, Flowed | Pushed) or (isinstance(event, Swept) and before == RIVER):
        return RIVER
    if isinstance(event, StartPassed | HandsRefilled | GameOver | Rescued):
        return TABLE
    seat: Seat = getattr(event, "seat", TABLE)
    return seat


def _who(seat: Seat, people: Sequence[str]) -> str:
    return f"{SEAT_LETTERS[seat]} {people[seat]}"


def _choice(event: Event) -> str:
    assert isinstance(event, Chosen)
    letter = SEAT_LETTERS[event.seat]
    return letter if event.tile == HIDDEN else f"{letter} {tile_words(event.tile)}"


def _flow(told: Sequence[Event]) -> str:
    flow = "; ".join(flow_words(event) for event in told if isinstance(event, Flowed))
    arms = [event.arm for event in told if isinstance(event, Pushed)]
    lost = [_swept(event) for event in told if isinstance(event, Swept)]
    return "; ".join([f"{flow}: {arms_words(arms)}" if arms else flow, *lost])


def _swept(event: Swept) -> str:
    lost = f"{SEAT_LETTERS[event.seat]}{event.canoe} goes over the falls"
    return lost if event.gem == EMPTY else f"{lost} and loses {with_article(event.gem)}"


def _table(event: Event, people: Sequence[str]) -> list[str]:
    if isinstance(event, GameOver):
        return result_words(event, people)
    if isinstance(event, StartPassed):
        return [f"── round {event.round}, {_who(event.seat, people)} starts"]
    if isinstance(event, Rescued):
        return [f"{_who(event.seat, people)} has nothing left: canoe {event.canoe} is back ashore"]
    return ["All seven tiles are back in every hand"]


def _tile(event: Event) -> str:
    return f", {tile_words(event.tile)}" if isinstance(event, Revealed) else ""


def _deeds(told: Sequence[Event]) -> str:
    """What a seat does: each canoe is named once, and what it does follows."""
    said: list[str] = []
    named = None
    for event in told:
        words = _deed(event)
        canoe = getattr(event, "canoe", None)
        if words and canoe is not None and canoe != named:
            said.append(f"canoe {canoe} {words}")
            named = canoe
        elif words and said:
            said[-1] += f", {words}"
        elif words:
            said.append(words)
    return "; ".join(said)


def _deed(event: Event) -> str:
    if isinstance(event, Travelled):
        return _way(event)
    if isinstance(event, Loaded):
        return f"loads {KIND_NAMES[event.gem]}"
    if isinstance(event, Unloaded):
        return f"unloads {KIND_NAMES[event.gem]}"
    if isinstance(event, Stolen):
        victim = f"{SEAT_LETTERS[event.victim[0]]}{event.victim[1]}"
        return f"steals the {KIND_NAMES[event.gem]} of {victim}"
    if isinstance(event, Landed):
        return "lands" if event.gem == EMPTY else f"brings {with_article(event.gem)} home"
    if isinstance(event, Swept):
        return "over the falls, lost"
    if isinstance(event, Ransomed):
        return f"ransomed for {with_article(event.gem)}"
    if isinstance(event, WeatherMoved):
        return f"weather {signed(event.was)} → {signed(event.now)}"
    return "no canoe to move" if isinstance(event, Stranded) else ""


def _way(event: Travelled) -> str:
    start, end = event.path[0], event.path[-1]
    if end in (start, SHORE, FALLS):  # told by what follows
        return "" if end != FALLS else f"{DESTINATION_NAMES[start]} → falls"
    return f"{DESTINATION_NAMES[start]} → {DESTINATION_NAMES[end]}"
