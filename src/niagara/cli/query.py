"""`niagara query`: the rules as a JSON-lines service, for tools in any language.

One request a line, one answer a line, in order. Bad input is answered with ``{"error": …}`` and
the service goes on. Needs only the standard library.
"""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, BinaryIO, Final

from niagara.rules import NiagaraError, acting, legal_actions, new_game, play, view
from niagara.rules.board import MAX_SEATS, MIN_SEATS, Arm
from niagara.rules.codec import (
    action_from_json,
    action_to_json,
    event_to_json,
    options_from_json,
    position_from_json,
    position_to_json,
    view_to_json,
)
from niagara.rules.codec.pieces import arm_from_json, arms_from_json, seat_from_json
from niagara.rules.codec.strict_json import Json, fields, integer, parsed, tagged
from niagara.rules.errors import Malformed
from niagara.rules.events import Event
from niagara.rules.position import Position
from niagara.rules.view import SPECTATOR

LONGEST_LINE: Final = 1_000_000  # bytes; a position takes about 2,000


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line of a stream until it ends."""
    for line in _lines(requests):
        answers.write(answer_line(line) + b"\n")
        answers.flush()


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream, each cut off just past the longest that is answered."""
    while line := stream.readline(LONGEST_LINE + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):  # too long, or the last line of all
            rest = stream.readline(LONGEST_LINE)
        yield line


def answer_line(line: bytes) -> bytes:
    """The answer to one line, whatever it holds."""
    try:
        return _written(answer(request_in(line)))
    except NiagaraError as error:
        return _written({"error": str(error)})


def _written(result: Json) -> bytes:
    return json.dumps(result, separators=(",", ":")).encode()


def request_in(line: bytes) -> Any:
    """The JSON value of a line."""
    line = line.strip()
    if len(line) > LONGEST_LINE:
        raise Malformed("request", f"expected at most {LONGEST_LINE} bytes in a line")
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        raise Malformed("request", f"expected UTF-8: {error.reason}") from error
    return parsed(text, "request")


def answer(request: Any) -> Json:
    """The answer to one request; raises `NiagaraError` if it is refused."""
    return _OPERATIONS[tagged(request, "request", "op", tuple(_OPERATIONS))](request)


def _new(request: Json) -> Json:
    fields(request, "request", ("op", "seats"), ("start", "first_arm", "rules"))
    seats = integer(request["seats"], "seats", MIN_SEATS, MAX_SEATS)
    start = seat_from_json(request.get("start", 0), "start", seats)
    first_arm = arm_from_json(request.get("first_arm", "left"), "first_arm")
    options = options_from_json(request.get("rules", {}), partial=True)
    return {"position": position_to_json(new_game(seats, start, first_arm, options))}


def _acting(request: Json) -> Json:
    fields(request, "request", ("op", "position"))
    return {"seats": list(acting(position_from_json(request["position"])))}


def _legal(request: Json) -> Json:
    fields(request, "request", ("op", "position", "seat"))
    position = position_from_json(request["position"])
    seat = seat_from_json(request["seat"], "seat", len(position.players))
    return {"actions": [action_to_json(action) for action in legal_actions(position, seat)]}


def _apply(request: Json) -> Json:
    fields(request, "request", ("op", "position", "seat", "action"), ("river",))
    position = position_from_json(request["position"])
    seat = seat_from_json(request["seat"], "seat", len(position.players))
    action = action_from_json(request["action"])
    river = _River(position, request.get("river"))
    log: list[Event] = []
    position = play(position, seat, action, river, log)
    river.check_taken()
    events: Iterable[Json] = map(event_to_json, log)
    return {"position": position_to_json(position), "events": list(events)}


def _view(request: Json) -> Json:
    fields(request, "request", ("op", "position", "seat"))
    position = position_from_json(request["position"])
    seat = SPECTATOR
    if request["seat"] is not None:
        seat = seat_from_json(request["seat"], "seat", len(position.players))
    return {"view": view_to_json(view(position, seat))}


class _River:
    """The arms a request gives for a flow under the natural fork: a draw for `play`."""

    def __init__(self, position: Position, value: Any) -> None:
        self.arms = () if value is None else arms_from_json(value, "river")
        self.taken = not self.arms
        if self.arms and position.options.fork != "natural":
            raise Malformed("river", "R6.3: expected null, the arms alternate by rule")

    def __call__(self, _next_arm: Arm, _pushes: int) -> tuple[Arm, ...]:
        self.taken = True
        return self.arms

    def check_taken(self) -> None:
        if not self.taken:
            raise Malformed("river", "expected null, this action pushes no disc")


_OPERATIONS: Final[dict[str, Callable[[Json], Json]]] = {
    "new": _new,
    "acting": _acting,
    "legal": _legal,
    "apply": _apply,
    "view": _view,
}


def run() -> int:
    """Serve standard input and output; returns the exit status."""
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has ended
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
