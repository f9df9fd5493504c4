"""A table in the memory of one node, and whoever watches it from here."""

import asyncio
from collections import deque
from typing import Final, Protocol

from niagara.rules.events import Event
from niagara.server.entries import Forgotten, entry_from_bytes
from niagara.server.sight import Audience
from niagara.server.snapshot import table_from
from niagara.server.state import Step
from niagara.server.store.base import Row, Store
from niagara.server.table import Table
from niagara.server.updates import Updates

RECENT_STEPS: Final = 128  # kept for those who come back after a moment


class Watcher(Protocol):
    """Somebody connected: hears all that happens, as their seats may see it."""

    session: str
    wants_aids: bool

    def send(self, message: bytes) -> None:
        """Hand over a message; never waits."""

    def dismiss(self) -> None:
        """Their session is no more: they have to come back as somebody else."""


class Room:
    """One table here. Whoever changes or reads it holds the lock."""

    def __init__(self, table_id: str, store: Store) -> None:
        self.id: Final = table_id
        self.store: Final = store
        self.lock: Final = asyncio.Lock()
        self.table = Table(table_id)
        self.watchers: set[Watcher] = set()
        self.recent: deque[Step] = deque(maxlen=RECENT_STEPS)
        self.history: list[Event] | None = []  # all events; None if only a snapshot was read
        self.is_from_snapshot = False  # then memory has not all commands there were
        self.is_doubtful = True  # memory may not be what is stored
        self.told = 0  # the last sequence number that those who watch have heard of
        self.used_at = 0
        self.is_settled = False  # whether its results are being kept
        self.is_ours = False  # whether this node sees to its bots and clocks

    async def refresh(self) -> None:
        """Read the table from the store if memory is in doubt. The lock must be held."""
        if not self.is_doubtful:
            return
        kept = await self.store.snapshot(self.id)
        self.is_from_snapshot = kept is not None
        if kept is None:
            self.table = Table(self.id)
            self.history = []
        else:
            self.table = table_from(self.id, kept[1])
            self.history = None
        self.recent.clear()
        self._take(await self.store.log(self.id, self.table.sequence))
        self.is_doubtful = False

    async def catch_up(self) -> None:
        """Take what other nodes have appended. The lock must be held."""
        await self.refresh()
        self._take(await self.store.log(self.id, self.table.sequence))

    def _take(self, rows: list[Row]) -> None:
        """Apply what others have stored; whoever stores last sees to the table."""
        self.is_ours = self.is_ours and not rows
        for row in rows:
            entry = entry_from_bytes(row.body)
            self.grown(self.table.apply(entry, row.at, row.session, row.command))

    def grown(self, step: Step) -> Step:
        """Remember a step of the table."""
        if isinstance(step.entry, Forgotten):
            self.recent.clear()  # they have what the log has no more
        self.recent.append(step)
        if self.history is not None:
            self.history.extend(step.events)
        return step

    def audience(self, session: str) -> Audience:
        """What somebody may see: their own seats' secrets."""
        return self.table.owned_by(session)

    def send(self, watcher: Watcher, updates: Updates) -> None:
        """What is new, for one who watches."""
        audience = self.audience(watcher.session)
        watcher.send(updates.message(audience, watcher.session, aids=watcher.wants_aids))

    async def tell(self) -> None:
        """Let all who watch from here know what is new, each as they may."""
        if self.told == self.table.sequence:
            return
        steps = await self.steps_after(self.told) if self.watchers else []
        self.told = self.table.sequence
        if not steps:
            return
        updates = Updates(self.table, steps)
        for watcher in list(self.watchers):
            self.send(watcher, updates)

    async def steps_after(self, sequence: int) -> list[Step]:
        """The steps past a sequence number: from memory, or from the whole log."""
        missing = self.table.sequence - sequence
        if missing <= 0:
            return []
        if missing == 1 and self.recent:  # the usual case
            return [self.recent[-1]]
        if missing <= len(self.recent):
            return list(self.recent)[-missing:]
        return [step for step in await self.whole_log() if step.sequence > sequence]

    async def whole_log(self) -> list[Step]:
        """Every step there was, by reading the log again from its beginning."""
        table = Table(self.id)
        steps = [
            table.apply(entry_from_bytes(row.body), row.at, row.session, row.command)
            for row in await self.store.log(self.id)
        ]
        if self.history is None:
            self.history = [event for step in steps for event in step.events]
        return steps
