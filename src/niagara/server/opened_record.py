"""The replay of a record that somebody has sent. Nothing of it is stored."""

from collections.abc import Iterator
from typing import Any, Final

from niagara.rules import Malformed
from niagara.rules.codec import record_from_json
from niagara.rules.notation import record_from_text
from niagara.rules.record import Record, replay
from niagara.server.action_codec import encode
from niagara.server.entries import Acted, Started
from niagara.server.refusal import Refusal
from niagara.server.replay import moments_of
from niagara.server.table_state import Step

LARGEST_RECORD: Final = 262_144  # bytes of a request with a record
PAGE: Final = 500  # moments: one for each action, where other replays have one for each decision


def write_opened(given: dict[str, Any] | str, seat: int | None, after: int) -> bytes:
    """A page of the replay of a record, as JSON or in notation; raises `Refusal`."""
    record = read_record(given)
    steps = record_steps(record)
    if seat is not None and seat >= len(record.names):
        raise Refusal("malformed", f"seat: this game has seats 0 to {len(record.names) - 1}")
    moments, has_more = moments_of(steps, len(record.names), seat, after, PAGE)
    form: dict[str, Any] = {"seats": record.names, "seat": seat, "moments": moments}
    return encode(form | {"more": True} if has_more else form)


def read_record(given: dict[str, Any] | str) -> Record:
    """A record from JSON or notation; raises `Refusal`."""
    try:
        return record_from_text(given) if isinstance(given, str) else record_from_json(given)
    except Malformed as error:
        raise Refusal("malformed", str(error)) from error


def record_steps(record: Record) -> list[Step]:
    """A record as steps of a table, one for each action; raises `Refusal` where it is illegal."""
    try:
        return list(_steps(record))
    except Malformed as error:
        raise Refusal("malformed", str(error)) from error


def _steps(record: Record) -> Iterator[Step]:
    """The record as steps of a table; raises `Malformed` where it cannot be replayed."""
    began = Started(record.start, record.first_arm)
    yield Step(1, 0, began, (), record.opening())
    for number, moment in enumerate(replay(record), 2):
        yield Step(number, 0, Acted(moment.move.seat, ()), moment.events, moment.position)
