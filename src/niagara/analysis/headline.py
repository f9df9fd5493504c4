"""The most telling event of a move: what a sentence about it speaks of."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from niagara.analysis.played_move import PlayedMove
from niagara.rules import Event
from niagara.rules.board import DESTINATION_NAMES, EMPTY, KIND_NAMES, Seat
from niagara.rules.events import (
    Flowed,
    Landed,
    Loaded,
    Ransomed,
    Stolen,
    Swept,
    Travelled,
    WeatherMoved,
)


class Headline(NamedTuple):
    """What happened, and of the rest what applies."""

    kind: str
    gem: str | None = None  # "none" for an empty canoe that was lost
    victim: Seat | None = None
    space: str | None = None
    weather: int | None = None


STAY: Final = Headline("stay")
# How each event is told, the most telling first.
TOLD: Final[Sequence[tuple[type[Event], Callable[[Any], Headline]]]] = (
    (Stolen, lambda event: Headline("steal", KIND_NAMES[event.gem], event.victim[0])),
    (Landed, lambda event: Headline("land", _cargo(event.gem))),
    (Swept, lambda event: Headline("fall", _cargo(event.gem))),
    (WeatherMoved, lambda event: Headline("weather", weather=event.now)),
    (Loaded, lambda event: Headline("load", KIND_NAMES[event.gem])),
    (Ransomed, lambda event: Headline("ransom", KIND_NAMES[event.gem])),
    (Travelled, lambda event: Headline("paddle", space=DESTINATION_NAMES[event.path[-1]])),
)


def headline(move: PlayedMove) -> Headline:
    """The headline of what a seat did in a move."""
    events = _own(move)
    for kind, told in TOLD:
        for event in events:
            if isinstance(event, kind) and not _is_dull(event):
                return told(event)
    return STAY


def swept_by_river(move: PlayedMove) -> tuple[Seat, ...]:
    """Whose canoes the river took after a move."""
    before = len(_before_flow(move))
    return tuple(event.seat for event in move.events[before:] if isinstance(event, Swept))


def _own(move: PlayedMove) -> list[Event]:
    """What the seat itself did: not the river, nor others whose turns pass by themselves."""
    return [event for event in _before_flow(move) if getattr(event, "seat", None) == move.seat]


def _before_flow(move: PlayedMove) -> list[Event]:
    return list(takewhile(lambda event: not isinstance(event, Flowed), move.events))


def _is_dull(event: Event) -> bool:
    """An empty canoe's landing tells less than whatever else was done: it is told as a trip."""
    return isinstance(event, Landed) and event.gem == EMPTY


def _cargo(gem: int) -> str:
    return "none" if gem == EMPTY else KIND_NAMES[gem]
