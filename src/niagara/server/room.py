"""A table in the memory of one node, and whoever watches it from here."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from niagara.rules.events import Event
from niagara.server.entries import Forgotten, entry_from_bytes
from niagara.server.sight import Audience
from niagara.server.snapshot import table_from
from niagara.server.state import Step
from niagara.server.store.interface import Row, Store
from niagara.server.table import Table
from niagara.server.updates import Updates

RECENT_STEPS: Final = 256  # kept for those who come, or come back after a moment
MOST_COMMANDS: Final = 1024  # of people, remembered; older ones are looked up in the store
SLICE: Final = 64  # entries applied before others get their turn in the event loop


class Watcher(Protocol):
    """Somebody connected: hears all that happens, as their seats may see it."""

    session: str
    wants_aids: bool

    def send(self, message: bytes) -> None:
        """Hand over a message; never waits."""

    def dismiss(self) -> None:
        """Their session is no more: they have to come back as somebody else."""

    def fail(self) -> None:
        """They cannot be told what happened: they have to come back and read it."""


class Folded(NamedTuple):
    """A table and its steps, and the error at which the log could not be read on."""

    table: Table
    steps: list[Step]
    error: Exception | None = None


class Room:
    """One table here. `House.enter` is the only way to use it; it holds the lock meanwhile."""

    def __init__(self, table_id: str, store: Store, turns: asyncio.Lock) -> None:
        self.id: Final = table_id
        self.store: Final = store
        self.lock: Final = asyncio.Lock()
        self._turns: Final = turns  # one long log at a time is read in the event loop
        self.table = Table(table_id)
        self.watchers: set[Watcher] = set()
        self.recent: deque[Step] = deque(maxlen=RECENT_STEPS)
        self.untold: list[Step] = []  # the steps past `told`
        self.history: list[Event] | None = []  # all events; None if only a snapshot was read
        self.is_from_snapshot = False  # then memory has not all commands there were
        self.is_doubtful = True  # memory may not be what is stored
        self.fault: Exception | None = None  # why the log cannot be read to its end
        self.told = 0  # the last sequence number that those who watch have heard of
        self.erased_at = 0  # from here on the log may not be as it was read before
        self.heard = 0  # the last sequence number that other nodes have spoken of
        self.is_visit_due = False
        self.visited_at = 0  # when somebody last asked for it
        self.used_at = 0
        self.is_settled = False  # whether its results are being kept
        self.is_ours = False  # whether this node sees to its bots and clocks

    async def make_current(self) -> None:
        """Bring memory to what is stored, as far as this node knows of it."""
        if self.is_doubtful:
            await self.load()
        while self.heard > self.table.sequence and self.fault is None:
            await self.catch_up()

    async def load(self, *, whole: bool = False) -> None:
        """Read the table anew from the store; ``whole``: with all events there were."""
        kept = None if whole else await self.store.snapshot(self.id)
        if kept is not None and self.watchers and self.told < kept[0]:
            kept = None  # they have to be told of steps before it
        folded = await self._read(kept[1] if kept is not None else None)
        if kept is not None and folded.error is not None:
            kept, folded = None, await self._read(None)
        self.table, self.fault = folded.table, folded.error
        self.is_from_snapshot = kept is not None
        self.erased_at = kept[0] if kept is not None else 0
        self.history = None if kept is not None else []
        self.recent.clear()
        for step in folded.steps:
            self._remember(step)
        self.untold = [step for step in folded.steps if step.sequence > self.told]
        self.is_ours = False
        self.is_doubtful = False

    async def _read(self, snapshot: bytes | None) -> Folded:
        try:
            table = Table(self.id) if snapshot is None else table_from(self.id, snapshot)
        except Exception as error:  # noqa: BLE001 - the log says the same, without a snapshot
            return Folded(Table(self.id), [], error)
        rows = await self.store.log(self.id, table.sequence)
        async with self._turns:
            return await fold_in_slices(table, rows)

    async def catch_up(self) -> bool:
        """Take what other nodes have appended; whether there was anything."""
        heard = self.heard
        rows = await self.store.log(self.id, self.table.sequence)
        if self.heard == heard:
            self.erased_at = 0  # from here on the log may not be as it was read before
        self.heard = 0  # the store knows best
        for row in rows:
            try:
                self.grown(_applied(self.table, row))
            except Exception:
                self.is_doubtful = True  # loading finds out how far the log can be read
                raise
        self.is_ours = self.is_ours and not rows  # whoever stores last sees to the table
        return bool(rows)

    def grown(self, step: Step) -> Step:
        """Remember a step that is to be told."""
        self._remember(step)
        self.untold.append(step)
        return step

    def _remember(self, step: Step) -> None:
        if isinstance(step.entry, Forgotten):
            self.recent.clear()  # the steps before hold what the log holds no more
            self.erased_at = step.sequence
        self.recent.append(step)
        if self.history is not None:
            self.history.extend(step.events)
        if len(self.table.commands) > MOST_COMMANDS:
            self._forget_old_commands()

    def _forget_old_commands(self) -> None:
        """The store knows them, too; see `House._done_before`."""
        recent = list(self.table.commands.items())[-MOST_COMMANDS // 2 :]
        self.table.commands = dict(recent)
        self.is_from_snapshot = True

    def audience(self, session: str) -> Audience:
        """What somebody may see: their own seats' secrets."""
        return self.table.owned_by(session)

    def send(self, watcher: Watcher, updates: Updates) -> None:
        """What is new, for one who watches."""
        audience = self.audience(watcher.session)
        watcher.send(updates.message(audience, watcher.session, aids=watcher.wants_aids))

    def tell(self) -> bool:
        """Let all who watch from here know what is new, each as they may; whether it was news."""
        steps, self.untold = self.untold, []
        if self.told == self.table.sequence:
            return False
        self.told = self.table.sequence
        if self.watchers:
            updates = Updates(self.table, steps)
            for watcher in list(self.watchers):
                self.send(watcher, updates)
        return True

    def steps_after(self, sequence: int) -> list[Step] | None:
        """The steps past a sequence number; None if memory does not reach so far back."""
        missing = self.table.sequence - sequence
        if missing <= 0:
            return []
        return list(self.recent)[-missing:] if missing <= len(self.recent) else None


def fold(table: Table, rows: Sequence[Row]) -> Folded:
    """A table after more entries, as far as they can be applied."""
    steps: list[Step] = []
    for row in rows:
        try:
            steps.append(_applied(table, row))
        except Exception as error:  # noqa: BLE001 - whoever opens the table hears of it
            return _sound(table.id, rows[: len(steps)], error)
    return Folded(table, steps)


async def fold_in_slices(table: Table, rows: Sequence[Row]) -> Folded:
    """The same, while others get their turn in the event loop."""
    steps: list[Step] = []
    for start in range(0, len(rows), SLICE):
        folded = fold(table, rows[start : start + SLICE])
        steps += folded.steps
        if folded.error is not None:
            return _sound(table.id, rows[: len(steps)], folded.error)
        await asyncio.sleep(0)
    return Folded(table, steps)


def _sound(table_id: str, rows: Sequence[Row], error: Exception) -> Folded:
    """A table before the entry that cannot be applied: that one may have changed half of it."""
    return Folded(*fold(Table(table_id), rows)[:2], error)


def _applied(table: Table, row: Row) -> Step:
    if row.sequence != table.sequence + 1:
        raise ValueError(f"entry {row.sequence} follows entry {table.sequence}")
    return table.apply(entry_from_bytes(row.body), row.at, row.session, row.command)
