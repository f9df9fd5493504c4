"""Upkeep: deletes what has not been used for long, a little at a time."""

import logging
from collections.abc import Awaitable
from typing import Final

from niagara.server.commands import Person
from niagara.server.forget_person import (
    dismiss_forgotten,
    erase_everywhere,
    forget,
    watching_sessions,
)
from niagara.server.sessions import DAY_MS, SEEN_EVERY_MS, unused_before
from niagara.server.store.interface import StaleBefore
from niagara.server.table_service import TableService

EVERY_MS: Final = 60_000  # between two searches for old data
SESSIONS_AT_ONCE: Final = 10  # each may sit at many tables
TABLES_AT_ONCE: Final = 20
LINKS_AT_ONCE: Final = 500
UNFINISHED_DAYS: Final = 365  # how long an unfinished game is kept, at least
EXERCISE_DAYS: Final = 1  # how long the table of an exercise is kept
RECORD_ANALYSIS_DAYS: Final = 1  # how long the analysis of a record without a table is kept
log: Final = logging.getLogger(__name__)


class Upkeep:
    """Regular upkeep by one node; several nodes may do the same work at once."""

    def __init__(
        self, tables: TableService, *, session_days: int, keep_abandoned_days: int
    ) -> None:
        self.tables: Final = tables
        self.session_days: Final = session_days
        self.keep_abandoned_days: Final = keep_abandoned_days
        self._next = 0

    async def run(self) -> None:
        """Close the sockets of deleted sessions; once a minute, delete old data."""
        await dismiss_forgotten(self.tables)
        now = self.tables.now()
        if now >= self._next or self._next > now + EVERY_MS:  # or the clock was set back
            self._next = now + EVERY_MS
            await self.expire()
            await self.erase_late()
            await self.drop_tables()
            await self.tables.store.delete_expired_links(now, LINKS_AT_ONCE)
            await self.tables.store.drop_record_analyses(now - RECORD_ANALYSIS_DAYS * DAY_MS)

    async def expire(self) -> int:
        """Delete some expired sessions; answers how many."""
        store, now = self.tables.store, self.tables.now()
        await store.touch_sessions(sorted(watching_sessions(self.tables)), now, SEEN_EVERY_MS)
        before = unused_before(now, self.session_days)
        unused = await store.unused_sessions(before, SESSIONS_AT_ONCE)
        for session in unused:
            await self._guarded(forget(self.tables, session))
        if unused:
            log.info("deleted %d unused sessions", len(unused))
        return len(unused)

    async def erase_late(self) -> int:
        """Erase people whom another node seated while they were being deleted; answers how many."""
        late = await self.tables.store.members_without_session(SESSIONS_AT_ONCE)
        for session in late:
            await self._guarded(erase_everywhere(self.tables, Person(session, "")))
        return len(late)

    async def _guarded(self, work: Awaitable[None]) -> None:
        """Await some work; a failure does not stop the rest."""
        try:
            await work
        except Exception as error:  # noqa: BLE001 - reported, and tried again
            self.tables.background.report("deleting a session", error)

    async def drop_tables(self) -> int:
        """Drop some tables abandoned, never started or never finished; answers how many."""
        days = self.keep_abandoned_days
        if not days:
            return 0
        now = self.tables.now()
        before = StaleBefore(
            idle=now - days * DAY_MS,
            running=now - max(days, UNFINISHED_DAYS) * DAY_MS,
            exercise=now - min(days, EXERCISE_DAYS) * DAY_MS,
        )
        dropped = await self.tables.store.drop_stale(before, TABLES_AT_ONCE)
        for table in dropped:
            self.tables.live_tables.pop(table, None)
        if dropped:
            log.info("dropped %d unused tables", len(dropped))
        return len(dropped)
