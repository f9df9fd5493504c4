"""Records of games as JSON."""

from typing import Final

from niagara.rules.board import ARM_NAMES, MAX_SEATS, MIN_SEATS
from niagara.rules.codec.actions import action_from_json, action_to_json
from niagara.rules.codec.options import options_from_json, options_to_json
from niagara.rules.codec.pieces import arm_from_json, arms_from_json, arms_to_json, seat_from_json
from niagara.rules.codec.strict_json import Json, fields, integer, items, text
from niagara.rules.errors import Malformed
from niagara.rules.record import FORMAT, LONGEST_NAME, Flow, Move, Record

FIELDS: Final = ("format", "rules", "seats", "start", "first_arm", "steps")


def record_to_json(record: Record) -> Json:
    """A record in its public form."""
    return {
        "format": FORMAT,
        "rules": options_to_json(record.options),
        "seats": list(record.names),
        "start": record.start,
        "first_arm": ARM_NAMES[record.first_arm],
        "steps": [step_to_json(step) for step in record.steps],
    }


def step_to_json(step: Move | Flow) -> Json:
    """A seat's action, or the arms the discs took."""
    if isinstance(step, Flow):
        return {"river": arms_to_json(step.arms)}
    return {"seat": step.seat, "action": action_to_json(step.action)}


def record_from_json(value: object, where: str = "record") -> Record:
    """A record from its public form. Whether it can be replayed is for `replay` to say."""
    given = fields(value, where, FIELDS)
    integer(given["format"], f"{where}.format", FORMAT, FORMAT)
    names = items(given["seats"], f"{where}.seats", lambda name, at: text(name, at, LONGEST_NAME))
    if not MIN_SEATS <= len(names) <= MAX_SEATS:
        expected = f"expected {MIN_SEATS} to {MAX_SEATS} names"
        raise Malformed(f"{where}.seats", f"{expected}, got {len(names)}")
    return Record(
        options=options_from_json(given["rules"], f"{where}.rules"),
        names=names,
        start=seat_from_json(given["start"], f"{where}.start", len(names)),
        first_arm=arm_from_json(given["first_arm"], f"{where}.first_arm"),
        steps=items(
            given["steps"], f"{where}.steps", lambda step, at: step_from_json(step, at, len(names))
        ),
    )


def step_from_json(value: object, where: str, seats: int) -> Move | Flow:
    """A seat's action, or the arms the discs took."""
    if isinstance(value, dict) and "river" in value:
        return Flow(arms_from_json(fields(value, where, ("river",))["river"], f"{where}.river"))
    given = fields(value, where, ("seat", "action"))
    seat = seat_from_json(given["seat"], f"{where}.seat", seats)
    return Move(seat, action_from_json(given["action"], f"{where}.action"))
