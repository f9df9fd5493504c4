"""Actions as JSON."""

from collections.abc import Callable
from typing import Any, Final

from niagara.rules.actions import (
    DONE,
    UNLOAD,
    Action,
    Cargo,
    Load,
    Paddle,
    Ransom,
    Steal,
    Trip,
    Weather,
    canonical,
)
from niagara.rules.board import DESTINATION_NAMES, KIND_NAMES
from niagara.rules.codec.pieces import (
    canoe_from_json,
    destination_from_json,
    kind_from_json,
    tile_from_json,
    tile_to_json,
    victim_from_json,
)
from niagara.rules.codec.strict_json import Json, array, fields, items, shown, tagged
from niagara.rules.errors import Malformed

MOST_CARGO: Final = 2  # more at one end of a trip is never legal, nor worth reading


def action_to_json(action: Action) -> Json:
    """An action in its public form."""
    if isinstance(action, Trip):
        return {
            "type": "trip",
            "canoe": action.canoe,
            "before": [_cargo_to_json(op) for op in action.before],
            "to": DESTINATION_NAMES[action.to],
            "after": [_cargo_to_json(op) for op in action.after],
        }
    if isinstance(action, Paddle):
        return {"type": "paddle", "tile": tile_to_json(action.tile)}
    if isinstance(action, Ransom):
        return {"type": "ransom", "canoe": action.canoe, "gem": KIND_NAMES[action.gem]}
    if isinstance(action, Weather):
        return {"type": "weather", "step": action.step}
    return {"type": "done"}


def action_from_json(value: object, where: str = "action") -> Action:
    """An action from its public form. Well-formed is not yet legal."""
    read = _READERS[tagged(value, where, "type", tuple(_READERS))]
    return canonical(read(value, where))


def _paddle(value: Any, where: str) -> Action:
    fields(value, where, ("type", "tile"))
    return Paddle(tile_from_json(value["tile"], f"{where}.tile"))


def _ransom(value: Any, where: str) -> Action:
    fields(value, where, ("type", "canoe", "gem"))
    canoe = canoe_from_json(value["canoe"], f"{where}.canoe")
    return Ransom(canoe, kind_from_json(value["gem"], f"{where}.gem"))


def _weather(value: Any, where: str) -> Action:
    step = fields(value, where, ("type", "step"))["step"]
    if isinstance(step, bool) or step not in (-1, 1) or not isinstance(step, int):
        raise Malformed(f"{where}.step", f"expected -1 or 1, got {shown(step)}")
    return Weather(step)


def _trip(value: Any, where: str) -> Action:
    fields(value, where, ("type", "canoe", "before", "to", "after"))
    return Trip(
        canoe_from_json(value["canoe"], f"{where}.canoe"),
        _cargoes(value["before"], f"{where}.before"),
        destination_from_json(value["to"], f"{where}.to"),
        _cargoes(value["after"], f"{where}.after"),
    )


def _done(value: Any, where: str) -> Action:
    fields(value, where, ("type",))
    return DONE


_READERS: Final[dict[str, Callable[[Any, str], Action]]] = {
    "paddle": _paddle,
    "ransom": _ransom,
    "weather": _weather,
    "trip": _trip,
    "done": _done,
}


def _cargo_to_json(op: Cargo) -> object:
    if isinstance(op, Load):
        return {"load": KIND_NAMES[op.kind]}
    return {"steal": [op.seat, op.canoe]} if isinstance(op, Steal) else "unload"


def _cargoes(value: Any, where: str) -> tuple[Cargo, ...]:
    given = array(value, where)
    if len(given) > MOST_CARGO:
        raise Malformed(where, f"expected at most {MOST_CARGO} entries, got {len(given)}")
    return items(given, where, _cargo_from_json)


def _cargo_from_json(op: Any, where: str) -> Cargo:
    if op == "unload":
        return UNLOAD
    if isinstance(op, dict) and list(op) == ["load"]:
        return Load(kind_from_json(op["load"], f"{where}.load"))
    if isinstance(op, dict) and list(op) == ["steal"]:
        return Steal(*victim_from_json(op["steal"], f"{where}.steal"))
    expected = '"unload", {"load": kind} or {"steal": [seat, canoe]}'
    raise Malformed(where, f"expected {expected}, got {shown(op)}")
