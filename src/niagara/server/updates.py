"""Messages to whoever watches a table. Encoded once for everybody who may see the same."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Raw

from niagara.rules.events import Chosen
from niagara.server.entries import Acted, Said
from niagara.server.sight import Audience, Json, Sight, seats_of, step_form, table_form
from niagara.server.state import State, Step
from niagara.server.wire import encode


class Older(NamedTuple):
    """Steps that memory does not hold any more, as written for one audience.

    ``skipped`` is the last sequence number that is left out because there are too many.
    """

    written: bytes  # a JSON array
    skipped: int | None


class Updates:
    """What some steps brought, for any audience; ``is_whole`` also says what the table is.

    With ``older`` steps, which were written for one audience, it is for that audience alone.
    """

    def __init__(
        self,
        table: State,
        steps: Sequence[Step],
        *,
        is_whole: bool = False,
        older: Older | None = None,
    ) -> None:
        self.table = table
        self.steps = steps
        self.older = older
        self.sight = Sight(table)
        self._has_words = any(isinstance(step.entry, Said) for step in steps)
        self._is_about_seats = is_whole or any(_changes_table(step) for step in steps)
        self._choosing = {
            event.seat for step in steps for event in step.events if isinstance(event, Chosen)
        }
        self._shared: dict[str, Any] | None = None
        self._steps: dict[Audience, Raw] = {}
        self._messages: dict[tuple[Audience, frozenset[str], bool], bytes] = {}

    def message(
        self, audience: Audience, session: str | None = None, *, aids: bool = False
    ) -> bytes:
        """The message for somebody who acts for these seats; with aids if they want them."""
        is_told = self._has_words or self._is_about_seats
        deaf_to = self.table.unheard_by(session) if is_told else frozenset()
        key = (audience, deaf_to, aids)
        found = self._messages.get(key)
        if found is None:
            form = self._form(audience, deaf_to)
            if aids:
                form["forecasts"] = self.sight.forecasts(audience)
                form["costs"] = self.sight.costs(audience)
            found = self._messages[key] = encode(form)
        return found

    def _form(self, audience: Audience, deaf_to: frozenset[str]) -> Json:
        if self._shared is None:
            self._shared = {"type": "update", "sequence": self.table.sequence}
            if self._is_about_seats:
                self._shared["table"] = Raw(encode(table_form(self.table)))
            self._shared["waiting"] = Raw(encode(self.sight.waiting()))
        form = dict(self._shared)
        form["steps"] = self._steps_for(audience, deaf_to)
        if self.older is not None:
            form["steps"] = Raw(_joined(self.older.written, encode(form["steps"])))
            if self.older.skipped is not None:
                form["skipped"] = self.older.skipped
        form["seats"] = self.sight.seats(audience)
        muted = seats_of(self.table, deaf_to) if deaf_to and self._is_about_seats else None
        if muted:  # their own business: nobody else is told
            form["muted"] = muted
        return form

    def _steps_for(self, audience: Audience, deaf_to: frozenset[str]) -> Any:
        if deaf_to:
            return [step_form(step, audience, deaf_to) for step in self.steps]
        # What is not the choice of a tile looks the same to all.
        secret = tuple([seat for seat in audience if seat in self._choosing])
        found = self._steps.get(secret)
        if found is None:
            forms = [step_form(step, secret) for step in self.steps]
            found = self._steps[secret] = Raw(encode(forms))
        return found


def _joined(first: bytes, second: bytes) -> bytes:
    """Two JSON arrays as one."""
    if first == b"[]" or second == b"[]":
        return second if first == b"[]" else first
    return first[:-1] + b"," + second[1:]


def _changes_table(step: Step) -> bool:
    """Whether the table itself looks different: anything but words and ordinary play."""
    if isinstance(step.entry, Acted):
        return step.entry.by == "clock" or step.position is None or step.position.phase == "over"
    return not isinstance(step.entry, Said)
