"""A table's state as bytes, so that a long game is loaded without reading its whole log."""

from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from niagara.rules.codec import options_to_json, position_from_json, position_to_json
from niagara.server.refusal import Damaged
from niagara.server.table import Table
from niagara.server.table_setup import Seat, stand_in_or_default
from niagara.server.table_state import Since

EVERY: Final = 64  # entries between two snapshots
RECENT: Final = 64  # command ids kept; older ones are looked up in the store


class Snapshot(Struct, frozen=True):
    """The content of a `TableState`."""

    sequence: int
    status: str
    host: str
    seats: tuple[Seat, ...]
    sat: list[str]
    rules: dict[str, Any]
    clock: int | None
    is_public: bool
    is_rated: bool
    practice: dict[str, Any] | None
    after: str | None
    rematch: str | None
    position: dict[str, Any] | None
    has_pushed: bool
    since: list[Since]
    away: list[int]
    resigned: dict[int, Seat]
    votes: dict[str, bool]
    mutes: list[tuple[str, str]]
    commands: list[tuple[str, str, int]]
    agreed: list[str] = []
    shown: list[int] | None = None  # missing in older snapshots: all seats
    stood_in: list[int] = []
    stand_in_votes: dict[str, dict[str, int]] = {}
    removed: dict[str, str] = {}
    stand_in_after: int | UnsetType | None = UNSET  # missing in older snapshots
    exercise: str | None = None
    has_hints: bool = False
    resigned_at: dict[int, int] = {}


_DECODER: Final = msgspec.json.Decoder(Snapshot)
_PLAIN: Final = (
    *("sequence", "status", "host", "seats", "rules", "clock", "is_public", "is_rated", "practice"),
    *("after", "rematch", "has_pushed", "since", "votes", "resigned"),
    *("stand_in_votes", "removed", "exercise", "has_hints", "resigned_at"),
)


def snapshot_of(table: Table) -> bytes:
    """Encode the present state of a table."""
    recent = list(table.commands.items())[-RECENT:]
    return msgspec.json.encode(
        Snapshot(
            **{name: getattr(table, name) for name in _PLAIN},
            position=position_to_json(table.position) if table.position is not None else None,
            sat=sorted(table.members),
            away=sorted(table.away),
            stood_in=sorted(table.stood_in),
            stand_in_after=table.stand_in_after,
            agreed=sorted(table.agreed),
            shown=sorted(table.showed_up),
            mutes=sorted(table.mutes),
            commands=[(session, command, sequence) for (session, command), sequence in recent],
        )
    )


def table_from(id: str, body: bytes) -> Table:  # noqa: A002 - what it is
    """Restore a table from a snapshot; raises `Damaged`."""
    try:
        given = _DECODER.decode(body)
        return _table(id, given)
    except (LookupError, ValueError) as error:
        raise Damaged("its snapshot is not as expected") from error


def _table(id: str, given: Snapshot) -> Table:  # noqa: A002 - what it is
    table = Table(id)
    for name in _PLAIN:
        setattr(table, name, getattr(given, name))
    if given.position is not None:
        table.position = position_from_json(given.position)
    if table.practice is not None:  # older servers let the host change more than the clock
        begun = table.position is not None
        table.rules = options_to_json(table.options) if begun else dict(table.practice["rules"])
        table.is_public = table.is_rated = False
    table.members = set(given.sat)
    table.away = set(given.away)
    table.stood_in = set(given.stood_in)
    table.stand_in_after = stand_in_or_default(given.stand_in_after, given.clock)
    table.agreed = set(given.agreed)
    table.showed_up = set(range(len(given.seats)) if given.shown is None else given.shown)
    table.mutes = set(given.mutes)
    table.commands = {(session, command): sequence for session, command, sequence in given.commands}
    return table
