"""Update messages to the watchers of a table, encoded once for all who may see the same."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Raw

from niagara.rules.events import Chosen
from niagara.server.action_codec import encode
from niagara.server.entries import Acted, Said
from niagara.server.table_state import Step
from niagara.server.view_encoder import Json, ViewEncoder, Viewer, seats_of, step_json, table_json


class OlderSteps(NamedTuple):
    """Steps that are no longer in memory, as encoded for one viewer.

    ``skipped`` is the last sequence number that was left out because there are too many.
    """

    written: bytes  # a JSON array
    skipped: int | None


class Updates:
    """The update after some steps, for any viewer; with ``is_whole`` including the table itself.

    With ``older`` steps, which are encoded for one viewer, it is for that viewer only.
    """

    def __init__(
        self,
        encoder: ViewEncoder,
        steps: Sequence[Step],
        *,
        is_whole: bool = False,
        older: OlderSteps | None = None,
    ) -> None:
        self.table = encoder.table
        self.steps = steps
        self.older = older
        self.encoder = encoder
        self._has_chat = any(isinstance(step.entry, Said) for step in steps)
        self._includes_table = is_whole or any(_changes_table(step) for step in steps)
        self._choosing = {
            event.seat for step in steps for event in step.events if isinstance(event, Chosen)
        }
        self._shared: dict[str, Any] | None = None
        self._steps: dict[Viewer, Raw] = {}
        self._messages: dict[tuple[object, ...], bytes] = {}

    def message(self, viewer: Viewer, session: str | None = None, *, aids: bool = False) -> bytes:
        """The message for a viewer; with the forecasts if ``aids``."""
        shows_mutes = self._has_chat or self._includes_table
        muted_sessions = self.table.muted_by(session) if shows_mutes else frozenset()
        removed = self.table.removed_seen_by(session) if self._includes_table else ()
        key = (viewer, muted_sessions, aids, removed)
        found = self._messages.get(key)
        if found is None:
            form = self._form(viewer, muted_sessions)
            if removed:  # private to this session
                form["removed"] = [{"player": player, "name": name} for player, name in removed]
            if aids:
                form["forecasts"] = self.encoder.forecasts(viewer)
                form["costs"] = self.encoder.costs(viewer)
            found = self._messages[key] = encode(form)
        return found

    def _form(self, viewer: Viewer, muted_sessions: frozenset[str]) -> Json:
        if self._shared is None:
            self._shared = {"type": "update", "sequence": self.table.sequence}
            if self._includes_table:
                self._shared["table"] = Raw(encode(table_json(self.table)))
            self._shared["waiting"] = Raw(encode(self.encoder.waiting()))
            reached = self.encoder.goals_reached()
            if reached:
                self._shared["goals_reached"] = reached
        form = dict(self._shared)
        form["steps"] = self._steps_for(viewer, muted_sessions)
        if self.older is not None:
            form["steps"] = Raw(_joined(self.older.written, encode(form["steps"])))
            if self.older.skipped is not None:
                form["skipped"] = self.older.skipped
        form["seats"] = self.encoder.seats(viewer)
        muted = seats_of(self.table, muted_sessions) if self._includes_table else []
        if muted:  # private to this session
            form["muted"] = muted
        return form

    def _steps_for(self, viewer: Viewer, muted_sessions: frozenset[str]) -> Any:
        if muted_sessions:
            return [step_json(step, viewer, muted_sessions) for step in self.steps]
        # Everything but the choice of a tile looks the same to all viewers.
        secret = tuple([seat for seat in viewer if seat in self._choosing])
        found = self._steps.get(secret)
        if found is None:
            forms = [step_json(step, secret) for step in self.steps]
            found = self._steps[secret] = Raw(encode(forms))
        return found


def _joined(first: bytes, second: bytes) -> bytes:
    """Two encoded JSON arrays as one."""
    if first == b"[]" or second == b"[]":
        return second if first == b"[]" else first
    return first[:-1] + b"," + second[1:]


def _changes_table(step: Step) -> bool:
    """Whether a step changes what is sent of the table itself: not chat, nor ordinary play."""
    if isinstance(step.entry, Acted):
        return step.entry.by == "clock" or step.position is None or step.position.phase == "over"
    return not isinstance(step.entry, Said)
