"""The lines that external bots read and write (docs/bot-protocol.md)."""

import json
from collections.abc import Sequence
from typing import Any, Final

from niagara.rules import Action, Malformed, View
from niagara.rules.codec import action_to_json, options_to_json, view_to_json
from niagara.rules.codec.strict_json import Json, fields, name, shown, text
from niagara.rules.record import LONGEST_NAME

PROTOCOL: Final = 1


def hello(view: View, seed: int) -> bytes:
    """The first line: the table, and the seed for the bot's generator."""
    return _line(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "seat": view.seat,
            "seats": len(view.players),
            "rules": options_to_json(view.options),
            "seed": seed,
        }
    )


def decide(view: View, events: Sequence[Json], legal: Sequence[Action], seconds: float) -> bytes:
    """A decision to make: what the seat sees, what has happened since, what it may do."""
    return _line(
        {
            "type": "decide",
            "view": view_to_json(view),
            "events": events,
            "legal": [action_to_json(action) for action in legal],
            "time_ms": round(seconds * 1000),
        }
    )


def over(events: Sequence[Json]) -> bytes:
    """The last line: what the seat saw since its last decision."""
    return _line({"type": "over", "events": events})


def read_ready(line: bytes) -> str:
    """The name a bot gives itself in answer to `hello`; raises `Malformed`."""
    given = fields(_read(line), "answer", ("type", "name"))
    name(given["type"], "answer.type", ("ready",))
    called = text(given["name"], "answer.name", LONGEST_NAME)
    if not called.isprintable():
        raise Malformed("answer.name", f"expected printable characters, got {shown(called)}")
    return called


def read_action(line: bytes) -> Any:
    """What a bot answers to `decide`, not yet known to be an action; raises `Malformed`."""
    return fields(_read(line), "answer", ("action",))["action"]


def _line(message: Json) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()


def _read(line: bytes) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise Malformed("answer", f"not JSON: {line[:60]!r}") from None
