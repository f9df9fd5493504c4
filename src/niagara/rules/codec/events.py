"""Events as JSON: ``{"type": …}`` and the event's fields under their own names."""

from collections.abc import Callable
from dataclasses import fields as fields_of
from functools import cache, partial
from typing import Any, Final

from niagara.rules import events
from niagara.rules.board import ARM_NAMES, DESTINATION_NAMES, KIND_NAMES, MAX_WEATHER, MIN_WEATHER
from niagara.rules.codec.pieces import (
    arm_from_json,
    canoe_from_json,
    destination_from_json,
    gem_from_json,
    gem_to_json,
    kind_from_json,
    seat_from_json,
    victim_from_json,
)
from niagara.rules.codec.strict_json import Json, boolean, fields, integer, items, name, tagged
from niagara.rules.codec.views import seen_tile_from_json, seen_tile_to_json
from niagara.rules.events import Drift, Event, Victory
from niagara.rules.flow import MAX_SPEED
from niagara.rules.options import MOST_ROUNDS
from niagara.rules.scoring import GOALS

TYPES: Final[dict[str, type[Event]]] = {
    "chosen": events.Chosen,
    "ransomed": events.Ransomed,
    "revealed": events.Revealed,
    "stranded": events.Stranded,
    "trip": events.Travelled,
    "loaded": events.Loaded,
    "unloaded": events.Unloaded,
    "stolen": events.Stolen,
    "landed": events.Landed,
    "goal_reached": events.GoalReached,
    "swept": events.Swept,
    "weather": events.WeatherMoved,
    "flow": events.Flowed,
    "push": events.Pushed,
    "rescued": events.Rescued,
    "start_passed": events.StartPassed,
    "hands_refilled": events.HandsRefilled,
    "game_over": events.GameOver,
}
NAMES: Final = {kind: name for name, kind in TYPES.items()}


def event_to_json(event: Event) -> Json:
    """An event in its public form."""
    return {"type": NAMES[type(event)], **_to_json(event)}


def event_from_json(value: object, where: str = "event") -> Event:
    """An event from its public form."""
    kind = TYPES[tagged(value, where, "type", tuple(TYPES))]
    event: Event = _from_json(kind, value, where, ("type",))
    return event


def _to_json(item: Any) -> Json:
    kind: Any = type(item)
    return {name: write(getattr(item, name)) for name, write in _writers(kind)}


def _from_json(kind: Any, value: object, where: str, extra: tuple[str, ...] = ()) -> Any:
    names = tuple(f.name for f in fields_of(kind))
    given = fields(value, where, (*extra, *names))
    return kind(*(_reader(kind, n)(given[n], f"{where}.{n}") for n in names))


@cache
def _writers(kind: Any) -> tuple[tuple[str, Callable[[Any], object]], ...]:
    """How the fields are written: what `was` and `now` hold depends on what moved."""
    known = _WRITERS | _PLACES if kind is Drift else _WRITERS
    return tuple((f.name, known.get(f.name, _as_it_is)) for f in fields_of(kind))


def _reader(kind: Any, field: str) -> Callable[[Any, str], Any]:
    if kind is Drift and field in ("was", "now"):
        return destination_from_json
    return _READERS[field]


def _as_it_is(value: object) -> object:
    return value


def _list_of(read: Callable[[Any, str], Any]) -> Callable[[Any, str], tuple[Any, ...]]:
    return lambda value, where: items(value, where, read)


def _goal(value: Any, where: str) -> str:
    known = tuple(GOALS)
    return known[name(value, where, known)]


def _weather(value: Any, where: str) -> int:
    return integer(value, where, MIN_WEATHER, MAX_WEATHER)


_WRITERS: Final[dict[str, Callable[[Any], object]]] = {
    "tile": seen_tile_to_json,
    "lowest": seen_tile_to_json,
    "gem": gem_to_json,
    "site": KIND_NAMES.__getitem__,
    "arm": ARM_NAMES.__getitem__,
    "path": lambda path: [DESTINATION_NAMES[space] for space in path],
    "victim": list,
    "drifts": lambda drifts: [_to_json(drift) for drift in drifts],
    "winners": lambda winners: [_to_json(victory) for victory in winners],
    "goals": list,
    "to_move": list,
}

_PLACES: Final[dict[str, Callable[[Any], object]]] = {
    "was": DESTINATION_NAMES.__getitem__,
    "now": DESTINATION_NAMES.__getitem__,
}

_READERS: Final[dict[str, Callable[[Any, str], Any]]] = {
    "seat": seat_from_json,
    "canoe": canoe_from_json,
    "tile": seen_tile_from_json,
    "lowest": seen_tile_from_json,
    "gem": gem_from_json,
    "site": kind_from_json,
    "arm": arm_from_json,
    "path": _list_of(destination_from_json),
    "victim": victim_from_json,
    "drifts": _list_of(partial(_from_json, Drift)),
    "winners": _list_of(partial(_from_json, Victory)),
    "goals": _list_of(_goal),
    "to_move": _list_of(seat_from_json),
    "was": _weather,
    "now": _weather,
    "weather": _weather,
    "speed": lambda value, where: integer(value, where, 0, MAX_SPEED),
    "round": lambda value, where: integer(value, where, 1, MOST_ROUNDS + 1),
    "round_limit": boolean,
}
