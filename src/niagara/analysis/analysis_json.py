"""Analyses as JSON: written exactly, read strictly (docs/analysis.md)."""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import partial
from typing import Any, Final

from niagara.analysis.analysis import (
    FORMAT,
    ActionValue,
    Analysis,
    ChancePoint,
    Judgement,
    PlayerSummary,
)
from niagara.analysis.fortune import FORTUNES
from niagara.analysis.marks import MARKS
from niagara.analysis.turning_point import TurningPoint
from niagara.rules import Malformed
from niagara.rules.board import MAX_SEATS, MAX_WEATHER, MIN_WEATHER
from niagara.rules.codec import action_from_json, action_to_json
from niagara.rules.codec.strict_json import Json, fields, integer, items, name, shown, text

Read = Callable[[Any, str], Any]


def analysis_to_json(analysis: Analysis) -> Json:
    """An analysis in its public form."""
    return {
        "format": FORMAT,
        "simulations": analysis.simulations,
        "seed": analysis.seed,
        "players": [asdict(each) for each in analysis.players],
        "chances": [{**vars(each), "chances": list(each.chances)} for each in analysis.chances],
        "decisions": [_judgement_to_json(each) for each in analysis.judgements],
        "turning_points": [
            {field: value for field, value in vars(each).items() if value is not None}
            for each in analysis.turning_points
        ],
    }


def _judgement_to_json(judgement: Judgement) -> Json:
    return {
        **vars(judgement),
        "played": action_to_json(judgement.played),
        "best": action_to_json(judgement.best),
        "values": [
            {"action": action_to_json(each.action), "value": each.value}
            for each in judgement.values
        ],
    }


def analysis_from_json(value: object, where: str = "analysis") -> Analysis:
    """An analysis from its public form; raises `Malformed`, naming the field."""
    given = _object(value, where, _ANALYSIS)
    del given["format"]
    given["judgements"] = given.pop("decisions")
    return Analysis(**given)


def _object(
    value: object, where: str, readers: Mapping[str, Read], optional: Mapping[str, Read] = {}
) -> dict[str, Any]:
    """The fields of an object, each read in its own way."""
    given = fields(value, where, tuple(readers), tuple(optional))
    known = {**readers, **optional}
    return {each: known[each](given[each], f"{where}.{each}") for each in given}


def _share(value: object, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise Malformed(where, f"expected a number, got {shown(value)}")
    return float(value)


def _format(value: object, where: str) -> int:
    return integer(value, where, FORMAT, FORMAT)


def _mark(value: object, where: str) -> str | None:
    return None if value is None else MARKS[name(value, where, MARKS)]


def _fortune(value: object, where: str) -> str:
    return FORTUNES[name(value, where, FORTUNES)]


def _count(value: object, where: str) -> int:
    return integer(value, where, 0)


def _seat(value: object, where: str) -> int:
    return integer(value, where, 0, MAX_SEATS - 1)


def _weather(value: object, where: str) -> int:
    return integer(value, where, MIN_WEATHER, MAX_WEATHER)


def _list_of(read: Read) -> Read:
    return lambda value, where: items(value, where, read)


def _made(make: Callable[..., Any], *readers: Mapping[str, Read]) -> Read:
    """A reader of objects that make a value of their fields."""
    return lambda value, where: make(**_object(value, where, *readers))


_MOVE: Final[dict[str, Read]] = {"move": _count, "round": _count, "seat": _seat}
_PLAYER: Final[dict[str, Read]] = {
    "name": text,
    **dict.fromkeys(("opening", "result", "accuracy", "skill", "gifts", "luck"), _share),
    "fortune": _fortune,
    **dict.fromkeys(("decisions", "inaccuracies", "mistakes", "blunders"), _count),
}
_DECISION: Final[dict[str, Read]] = {
    **_MOVE,
    **dict.fromkeys(("played", "best"), action_from_json),
    **dict.fromkeys(("loss", "error"), _share),
    "mark": _mark,
    "values": _list_of(_made(ActionValue, {"action": action_from_json, "value": _share})),
}
_POINT: Final[dict[str, Read]] = {
    "move": _count,
    "round": _count,
    "kind": text,
    "who": _seat,
    **dict.fromkeys(("was", "now"), _share),
}
_POINT_DETAILS: Final[dict[str, Read]] = {
    "seat": _seat,
    "gem": text,
    "victim": _seat,
    "space": text,
    "weather": _weather,
    "cause": _count,
    "lasting": _share,
}
_ANALYSIS: Final[dict[str, Read]] = {
    "format": _format,
    "simulations": partial(integer, low=1),
    "seed": partial(integer, low=0),
    "players": _list_of(_made(PlayerSummary, _PLAYER)),
    "chances": _list_of(_made(ChancePoint, {**_MOVE, "chances": _list_of(_share)})),
    "decisions": _list_of(_made(Judgement, _DECISION)),
    "turning_points": _list_of(_made(TurningPoint, _POINT, _POINT_DETAILS)),
}
