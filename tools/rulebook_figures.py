"""Write what the engine makes of the rulebook's figures into their files.

A figure (src/niagara/rulebook/figures/*.json) is drawn by the game's board. Written by hand are
its position, the ``steps`` that it shows, the ``claims`` that its caption makes about the events,
and ``refused`` actions with their rules. This program adds what follows: the ``events`` of the
steps, the position ``after`` them, and the trips that are ``offers``.

    python tools/rulebook_figures.py
"""

import json
from pathlib import Path
from typing import Any, Final

from niagara.rules import Trip, legal_actions, play
from niagara.rules.codec import (
    action_from_json,
    action_to_json,
    event_to_json,
    position_from_json,
    position_to_json,
)
from niagara.rules.events import Event

FIGURES: Final = Path(__file__).parents[1] / "src" / "niagara" / "rulebook" / "figures"
Json = dict[str, Any]


def completed(figure: Json) -> Json:
    """A figure with everything that follows from its position and steps."""
    position = position_from_json(figure["position"])
    whole = {**figure, "position": position_to_json(position)}
    if "offers" in figure:
        seat, canoe = figure["offers"]["seat"], figure["offers"]["canoe"]
        trips = [one for one in legal_actions(position, seat) if isinstance(one, Trip)]
        whole["offers"] = {
            "seat": seat,
            "canoe": canoe,
            "trips": [action_to_json(one) for one in trips if one.canoe == canoe],
        }
    if "steps" in figure:
        log: list[Event] = []
        for step in figure["steps"]:
            position = play(position, step["seat"], action_from_json(step["action"]), log=log)
        whole["events"] = [event_to_json(event) for event in log]
        whole["after"] = position_to_json(position)
    return whole


def text_of(figure: Json) -> str:
    """A figure as the text of its file: a line for each player, event and step."""
    lines = [f'  "{key}": {_lines(value)}' for key, value in figure.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _lines(value: Any, depth: int = 2) -> str:
    pad = "  " * depth
    if isinstance(value, list) and value and isinstance(value[0], dict):
        items = [f"{pad}{json.dumps(item)}" for item in value]
        return "[\n" + ",\n".join(items) + f"\n{pad[2:]}]"
    if isinstance(value, dict) and any(isinstance(part, list) for part in value.values()):
        items = [f'{pad}"{key}": {_lines(part, depth + 1)}' for key, part in value.items()]
        return "{\n" + ",\n".join(items) + f"\n{pad[2:]}" + "}"
    return json.dumps(value)


def main() -> None:
    """Complete every figure."""
    for path in sorted(FIGURES.glob("*.json")):
        path.write_text(text_of(completed(json.loads(path.read_text()))))


if __name__ == "__main__":
    main()
