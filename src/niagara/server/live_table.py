"""A table in the memory of one node, with the connections that watch it."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from niagara.rules.events import Event
from niagara.server.action_codec import encode
from niagara.server.entries import Forgotten, entry_from_bytes
from niagara.server.presence import NOBODY_ABSENT, Presence, TablePresence
from niagara.server.store.interface import Row, Store
from niagara.server.stored_snapshot import table_from
from niagara.server.table import Table
from niagara.server.table_state import Step
from niagara.server.updates import OlderSteps, Updates
from niagara.server.view_encoder import EncodedPlayers, ViewEncoder, Viewer, absence_json

RECENT_STEPS: Final = 256  # kept for people who connect or reconnect
MOST_COMMANDS: Final = 1024  # command ids kept in memory; older ones are looked up in the store
SLICE: Final = 64  # entries applied before other tasks of the event loop run


class Watcher(Protocol):
    """A connection that is sent every update of a table, as its session may see it."""

    session: str
    wants_aids: bool

    def send(self, message: bytes) -> None:
        """Queue a message; does not wait."""

    def dismiss(self) -> None:
        """Close the connection: its session was deleted."""

    def fail(self) -> None:
        """Close the connection: an update could not be sent, so the client must reconnect."""


class LoadedTable(NamedTuple):
    """A table and its steps, and the error that stopped reading the log, if any."""

    table: Table
    steps: list[Step]
    error: Exception | None = None


class LogAccess(NamedTuple):
    """Who reads a log: the seats they act for, and the sessions they have muted."""

    viewer: Viewer
    muted: frozenset[str]
    erased_at: int = 0  # sequence of the last erasure: older cached answers are invalid


class LiveTable:
    """A table in memory. Use it through `TableService.enter`, which holds its lock."""

    def __init__(
        self, table_id: str, store: Store, load_lock: asyncio.Lock, began_at: int = 0
    ) -> None:
        self.id: Final = table_id
        self.store: Final = store
        self.lock: Final = asyncio.Lock()
        self._load_lock: Final = load_lock  # only one long log at a time is applied
        self.table = Table(table_id)
        self._encoded_players: Final[EncodedPlayers] = {}
        self.watchers: set[Watcher] = set()
        self.presence: Final = TablePresence(began_at)
        self.recent: deque[Step] = deque(maxlen=RECENT_STEPS)
        self.unsent_steps: list[Step] = []  # the steps after `sent_sequence`
        self.events: list[Event] | None = []  # all events; None if only a snapshot was read
        self.is_from_snapshot = False  # if so, older command ids are only in the store
        self.is_stale = True  # memory may differ from the store
        self.fault: Exception | None = None  # why the log cannot be read to its end
        self.sent_sequence = 0  # the last sequence number sent to watchers
        self.erased_at = 0  # changes when entries may have been rewritten, for cached answers
        self.announced_sequence = 0  # the last sequence number announced by another node
        self.is_refresh_due = False
        self.visited_at = 0  # when a person last used it
        self.used_at = 0
        self.is_settled = False  # whether its results are stored, or about to be
        self.is_ours = False  # whether this node plays for its bots and run-out clocks

    @property
    def is_behind(self) -> bool:
        """Whether memory may differ from the store, as far as this node knows."""
        return self.is_stale or self.announced_sequence > self.table.sequence

    async def make_current(self) -> None:
        """Read whatever this node knows to be stored but not in memory."""
        if self.is_stale:
            await self.load()
        while self.is_behind and self.fault is None:
            await self.catch_up()

    async def load(self, *, whole: bool = False) -> None:
        """Load the table from the store; with ``whole``, all of its log."""
        kept = None if whole else await self.store.snapshot(self.id)
        if kept is not None and self.watchers and self.sent_sequence < kept[0]:
            kept = None  # watchers have not been sent all steps before it
        loaded = await self._read(kept[1] if kept is not None else None)
        if kept is not None and loaded.error is not None:
            kept, loaded = None, await self._read(None)
        self.table, self.fault = loaded.table, loaded.error
        self.is_from_snapshot = kept is not None
        self.erased_at = kept[0] if kept is not None else 0
        self.events = None if kept is not None else []
        self.recent.clear()
        for step in loaded.steps:
            self._remember(step)
        self.unsent_steps = [step for step in loaded.steps if step.sequence > self.sent_sequence]
        self.is_ours = False
        self.is_stale = False

    async def _read(self, snapshot: bytes | None) -> LoadedTable:
        try:
            table = Table(self.id) if snapshot is None else table_from(self.id, snapshot)
        except Exception as error:  # noqa: BLE001 - then the whole log is read
            return LoadedTable(Table(self.id), [], error)
        rows = await self.store.log(self.id, table.sequence)
        async with self._load_lock:
            return await apply_rows_in_slices(table, rows)

    async def catch_up(self) -> bool:
        """Apply what other nodes have appended; answers whether there was anything."""
        announced = self.announced_sequence
        rows = await self.store.log(self.id, self.table.sequence)
        if self.announced_sequence == announced:
            self.erased_at = 0
        self.announced_sequence = 0  # the store has been read
        for row in rows:
            try:
                self.add_step(_apply_row(self.table, row))
            except Exception:
                self.is_stale = True  # `load` finds out how far the log can be read
                raise
        self.is_ours = self.is_ours and not rows  # the last to append plays for the bots
        return bool(rows)

    def add_step(self, step: Step) -> Step:
        """Keep a step that has yet to be sent."""
        self._remember(step)
        self.unsent_steps.append(step)
        return step

    def _remember(self, step: Step) -> None:
        if isinstance(step.entry, Forgotten):
            self.recent.clear()  # the steps before hold what was erased from the log
            self.erased_at = step.sequence
        self.recent.append(step)
        if self.events is not None:
            self.events.extend(step.events)
        if len(self.table.commands) > MOST_COMMANDS:
            self._forget_old_commands()

    def _forget_old_commands(self) -> None:
        """Drop older command ids: they are looked up in the store."""
        recent = list(self.table.commands.items())[-MOST_COMMANDS // 2 :]
        self.table.commands = dict(recent)
        self.is_from_snapshot = True

    def viewer(self, session: str) -> Viewer:
        """The seats whose secrets a session may see."""
        return self.table.owned_by(session)

    def log_access(self, session: str) -> LogAccess:
        """What a session may read of the log."""
        return LogAccess(self.viewer(session), self.table.muted_by(session), self.erased_at)

    def send_to(self, watcher: Watcher, updates: Updates) -> None:
        """Send an update to one watcher."""
        viewer = self.viewer(watcher.session)
        watcher.send(updates.message(viewer, watcher.session, aids=watcher.wants_aids))

    def send_updates(self) -> bool:
        """Send all watchers what is new; answers whether anything was."""
        steps, self.unsent_steps = self.unsent_steps, []
        if self.sent_sequence == self.table.sequence:
            return False
        self.sent_sequence = self.table.sequence
        if self.watchers:
            updates = self.updates(steps)
            for watcher in list(self.watchers):
                self.send_to(watcher, updates)
        return True

    def updates(
        self, steps: Sequence[Step], *, is_whole: bool = False, older: OlderSteps | None = None
    ) -> Updates:
        """The messages to watchers about some steps."""
        encoder = ViewEncoder(self.table, self._encoded_players)
        return Updates(encoder, steps, is_whole=is_whole, older=older)

    def people_here(self) -> set[str]:
        """The table's people who have a connection to this node."""
        people = self.table.people()
        return {watcher.session for watcher in self.watchers if watcher.session in people}

    def send_presence(self, presence: Presence, newcomer: Watcher | None = None) -> None:
        """Send all watchers who is absent if that has changed, else only to a new watcher."""
        absent = encode(absence_json(self.table, presence))
        told: list[Watcher] = []
        if absent != self.presence.sent:
            told = list(self.watchers)
        elif newcomer is not None and absent != NOBODY_ABSENT:
            told = [newcomer]
        self.presence.sent = absent
        for watcher in told:
            watcher.send(b'{"type":"presence","absent":%b}' % absent)

    def steps_after(self, sequence: int) -> list[Step] | None:
        """The steps after a sequence number; None if memory does not hold them all."""
        missing = self.table.sequence - sequence
        if missing <= 0:
            return []
        return list(self.recent)[-missing:] if missing <= len(self.recent) else None


def apply_rows(table: Table, rows: Sequence[Row]) -> LoadedTable:
    """Apply stored entries to a table, as far as they can be applied."""
    steps: list[Step] = []
    for row in rows:
        try:
            steps.append(_apply_row(table, row))
        except Exception as error:  # noqa: BLE001 - the caller reports it
            return _before_error(table.id, rows[: len(steps)], error)
    return LoadedTable(table, steps)


async def apply_rows_in_slices(table: Table, rows: Sequence[Row]) -> LoadedTable:
    """The same, letting other tasks of the event loop run in between."""
    steps: list[Step] = []
    for start in range(0, len(rows), SLICE):
        loaded = apply_rows(table, rows[start : start + SLICE])
        steps += loaded.steps
        if loaded.error is not None:
            return _before_error(table.id, rows[: len(steps)], loaded.error)
        await asyncio.sleep(0)
    return LoadedTable(table, steps)


def _before_error(table_id: str, rows: Sequence[Row], error: Exception) -> LoadedTable:
    """The table before a bad entry, rebuilt: applying that entry may have changed it in part."""
    return LoadedTable(*apply_rows(Table(table_id), rows)[:2], error)


def _apply_row(table: Table, row: Row) -> Step:
    if row.sequence != table.sequence + 1:
        raise ValueError(f"entry {row.sequence} follows entry {table.sequence}")
    return table.apply(entry_from_bytes(row.body), row.at, row.session, row.command)
