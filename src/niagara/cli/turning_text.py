"""A turning point in a sentence."""

import re
from collections.abc import Sequence

from niagara.analysis import TurningPoint
from niagara.cli.words import message, number
from niagara.locales.messages import Value


def turning_text(point: TurningPoint, names: Sequence[str]) -> str:
    """What happened, and whose chance it changed most."""
    values: dict[str, Value] = {
        "who": names[point.who],
        "way": "up" if point.now > point.was else "down",
        "was": number(point.was, is_percent=True),
        "now": number(point.now, is_percent=True),
    }
    if point.seat is not None:
        values["name"] = names[point.seat]
    if point.victim is not None:
        values["victim"] = names[point.victim]
    if point.gem is not None:
        values["gem"] = point.gem
    if point.weather is not None:
        values["weather"] = point.weather
    if point.space is not None:
        values |= _place(point.space)
    return message(f"turning-{point.kind}", **values)


def _place(space: str) -> dict[str, Value]:
    """A space as messages name it: ``6L`` is disc 6 of the left arm."""
    disc = re.fullmatch(r"(\d)([LR]?)", space)
    if disc is None:
        return {"place": space, "disc": 0, "arm": "none"}
    return {"place": "disc", "disc": int(disc[1]), "arm": disc[2] or "none"}
