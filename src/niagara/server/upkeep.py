"""Upkeep: what nobody has used for long is forgotten, a little at a time."""

import logging
from collections.abc import Awaitable
from typing import Final

from niagara.server.forget import dismiss_forgotten, erase_everywhere, forget, watching
from niagara.server.house import House
from niagara.server.people import Person
from niagara.server.sessions import DAY_MS, SEEN_EVERY_MS, unused_before

EVERY_MS: Final = 60_000  # between two looks for what is old
SESSIONS_AT_ONCE: Final = 10  # each may sit at many tables
TABLES_AT_ONCE: Final = 20
UNFINISHED_DAYS: Final = 365  # how long a game that has begun waits for its players, at least
log: Final = logging.getLogger(__name__)


class Upkeep:
    """Called at every regular look of a node; all nodes may do the same work at once."""

    def __init__(self, house: House, *, session_days: int, keep_abandoned_days: int) -> None:
        self.house: Final = house
        self.session_days: Final = session_days
        self.keep_abandoned_days: Final = keep_abandoned_days
        self._next = 0

    async def look(self) -> None:
        """Close the sockets of forgotten sessions; once a minute, drop what is old."""
        await dismiss_forgotten(self.house)
        now = self.house.now()
        if now >= self._next or self._next > now + EVERY_MS:  # or the clock was set back
            self._next = now + EVERY_MS
            await self.expire()
            await self.erase_late()
            await self.drop_tables()

    async def expire(self) -> int:
        """Forget some sessions that have not been used for too long; how many."""
        store, now = self.house.store, self.house.now()
        await store.touch_sessions(sorted(watching(self.house)), now, SEEN_EVERY_MS)
        before = unused_before(now, self.session_days)
        unused = await store.unused_sessions(before, SESSIONS_AT_ONCE)
        for session in unused:
            await self._guarded(forget(self.house, session))
        if unused:
            log.info("forgot %d unused sessions", len(unused))
        return len(unused)

    async def erase_late(self) -> int:
        """Erase people whom another node seated while they were being forgotten; how many."""
        late = await self.house.store.members_without_session(SESSIONS_AT_ONCE)
        for session in late:
            await self._guarded(erase_everywhere(self.house, Person(session, "")))
        return len(late)

    async def _guarded(self, work: Awaitable[None]) -> None:
        """One whom something keeps from being forgotten holds up no other."""
        try:
            await work
        except Exception as error:  # noqa: BLE001 - reported, and tried again
            self.house.background.failed("forgetting somebody", error)

    async def drop_tables(self) -> int:
        """Drop some tables that were given up, never begun or never finished; how many."""
        days = self.keep_abandoned_days
        if not days:
            return 0
        now = self.house.now()
        dropped = await self.house.store.drop_stale(
            now - days * DAY_MS, now - max(days, UNFINISHED_DAYS) * DAY_MS, TABLES_AT_ONCE
        )
        for table in dropped:
            self.house.rooms.pop(table, None)
        if dropped:
            log.info("dropped %d tables that nobody used any more", len(dropped))
        return len(dropped)
