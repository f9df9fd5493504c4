"""The live tables of one node: locking, loading, sending updates, keeping up with other nodes.

`TableRegistry.enter` is the only way to a table: it takes the table's lock, brings memory up to
what is stored, and on leaving sends whatever is new to watchers and announces it to other nodes.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from niagara.server.background_tasks import Background
from niagara.server.fanout.interface import Fanout, SingleNodeFanout
from niagara.server.ids import is_id, new_id
from niagara.server.live_table import LiveTable, Watcher
from niagara.server.log_queries import History
from niagara.server.presence import EVERYBODY, GRACE_MS, HEARTBEAT_MS, SETTLE_MS, Presence
from niagara.server.refusal import STORE_UNAVAILABLE, Refusal
from niagara.server.steady_clock import clock_ms
from niagara.server.store.interface import Store, Unavailable

NO_TABLE: Final = "there is no such table, or you may not see it"
MOST_LIVE_TABLES: Final = 20_000
IDLE_MS: Final = 300_000  # after which a table without watchers or pending decisions is dropped
IDS_A_QUERY: Final = 500


class TableRegistry:
    """The tables in the memory of one node."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        *,
        history: History | None = None,
        background: Background | None = None,
        node: str | None = None,
        now: Callable[[], int] = clock_ms,
    ) -> None:
        self.store: Final = store
        self.fanout: Final = fanout
        self.history: Final = history or History(store, None)
        self.background: Final = background or Background()
        self.node: Final = node or new_id()
        self.now: Final = now
        self.secret = b""
        self.live_tables: Final[dict[str, LiveTable]] = {}
        # Called after a table has changed, and after its game has ended.
        self.on_change: Callable[[LiveTable], None] = lambda _live_table: None
        self.on_game_over: Callable[[LiveTable], None] = lambda _live_table: None
        self.bot_starts: Final = asyncio.Lock()  # held while a game of bots alone is started
        self._load_lock: Final = asyncio.Lock()
        self._settle_ms: Final = GRACE_MS if isinstance(fanout, SingleNodeFanout) else SETTLE_MS
        self._reconnected_at = -SETTLE_MS

    async def open(self) -> None:
        """Start listening to other nodes; the store must be open."""
        self.secret = await self.store.secret()
        await self.fanout.open(self.on_announcement, self.on_reconnect, self.on_presence)

    async def close(self) -> None:
        """Stop listening and cancel background tasks."""
        await self.fanout.close()
        await self.background.close()
        self.history.close()

    # Locking and loading.

    @asynccontextmanager
    async def enter(self, table_id: str, *, is_visit: bool = True) -> AsyncIterator[LiveTable]:
        """Access to a table for the length of a block; raises `Refusal` if it is not available.

        ``is_visit`` is for people's requests; those of bots, clocks and other nodes do not keep a
        table in memory.
        """
        if not is_id(table_id):
            raise Refusal("not-found", NO_TABLE)
        live_table = await self._locked(table_id)
        try:
            if is_visit:
                live_table.used_at = live_table.visited_at = self.now()
            if live_table.is_behind:
                await self._make_current(live_table)
            yield live_table
        finally:
            try:
                self._before_release(live_table, is_visit=is_visit)
            finally:
                live_table.lock.release()

    async def _locked(self, table_id: str) -> LiveTable:
        while True:
            live_table = self.live_tables.get(table_id)
            if live_table is None:
                live_table = self._new(table_id)
                self.live_tables[table_id] = live_table
            await live_table.lock.acquire()
            if self.live_tables.get(table_id) is live_table:
                return live_table
            live_table.lock.release()  # it was dropped meanwhile

    def _new(self, table_id: str) -> LiveTable:
        return LiveTable(table_id, self.store, self._load_lock, self.now())

    async def _make_current(self, live_table: LiveTable) -> None:
        was_sound = live_table.fault is None
        try:
            await live_table.make_current()
        except Unavailable as error:
            raise Refusal("unavailable", STORE_UNAVAILABLE) from error
        except Exception:
            if not live_table.watchers:
                self.live_tables.pop(live_table.id, None)
            raise
        if live_table.fault is not None and was_sound:
            self.background.report("reading a table", live_table.fault, live_table.id)
        if live_table.table.sequence == 0:
            self.live_tables.pop(live_table.id, None)
            if live_table.fault is not None:
                raise Refusal("failed", "this table is damaged: nothing of it can be read")
            raise Refusal("not-found", NO_TABLE)

    async def catch_up(self, live_table: LiveTable) -> bool:
        """Apply what other nodes have appended; answers whether there was anything."""
        if live_table.fault is not None:
            return False
        try:
            return await live_table.catch_up()
        except Unavailable as error:
            raise Refusal("unavailable", STORE_UNAVAILABLE) from error

    def sweep(self) -> None:
        """Drop idle tables from memory; their later clocks are found in the store."""
        now = self.now()
        is_crowded = len(self.live_tables) > MOST_LIVE_TABLES
        for live_table in list(self.live_tables.values()):
            if live_table.watchers or live_table.lock.locked():
                continue
            if not is_crowded and abs(now - live_table.used_at) < IDLE_MS:
                continue
            pending = live_table.table.pending_decisions()
            if not any(decision.when < now + IDLE_MS for decision in pending):
                del self.live_tables[live_table.id]
        self.history.sweep()

    # Sending what is new.

    def _before_release(self, live_table: LiveTable, *, is_visit: bool) -> None:
        """Send what is new while the lock is held, without waiting for anything."""
        if live_table.is_stale:
            if live_table.id in self.live_tables:
                self._refresh_soon(live_table)  # an entry may be stored but not sent
            return
        is_running = live_table.table.status == "running"
        if not self._send_updates(live_table) and is_visit and is_running:
            self._notify(live_table)  # somebody may watch from now on
        if live_table.is_behind and live_table.fault is None:
            self._refresh_soon(live_table)

    def _send_updates(self, live_table: LiveTable) -> bool:
        """Send what is new to watchers, and announce it to other nodes; answers whether it was."""
        try:
            is_news = live_table.send_updates()
        except Exception as error:  # noqa: BLE001 - one bad table must not stop the others
            self.background.report("sending updates", error, live_table.id)
            for watcher in list(live_table.watchers):
                watcher.fail()
            is_news = True
        if is_news:
            if live_table.is_ours:
                self.fanout.announce(live_table.id, live_table.table.sequence)
            self._notify(live_table)
            self._send_presence(live_table)
        return is_news

    def _notify(self, live_table: LiveTable) -> None:
        try:
            self.on_change(live_table)
            if live_table.table.is_to_settle:
                self.on_game_over(live_table)
        except Exception as error:  # noqa: BLE001 - one bad table must not stop the others
            self.background.report("scheduling a table", error, live_table.id)

    # Keeping up with other nodes, and with the store after errors.

    def on_announcement(self, table_id: str, sequence: int) -> None:
        """Another node has appended to a table."""
        live_table = self.live_tables.get(table_id)
        if live_table is not None and sequence > live_table.sent_sequence:
            live_table.announced_sequence = max(live_table.announced_sequence, sequence)
            self._refresh_soon(live_table)

    def on_reconnect(self) -> None:
        """Messages of other nodes may have been lost."""
        self._reconnected_at = self.now()
        self.background.start("comparing tables", self.compare_with_store)

    async def compare_with_store(self) -> None:
        """Find tables in memory to which other nodes have appended."""
        ids = list(self.live_tables)
        for start in range(0, len(ids), IDS_A_QUERY):
            stored = await self.store.sequences(ids[start : start + IDS_A_QUERY])
            for table_id, sequence in stored.items():
                self.on_announcement(table_id, sequence)

    async def reload_stale(self) -> None:
        """Reload tables whose memory may differ from the store."""
        for live_table in self.live_tables.values():
            if live_table.is_stale and not live_table.lock.locked():
                self._refresh_soon(live_table)

    def _refresh_soon(self, live_table: LiveTable) -> None:
        if not live_table.is_refresh_due:
            live_table.is_refresh_due = True
            self.background.start("catching up", self._refresh, live_table)

    async def _refresh(self, live_table: LiveTable) -> None:
        """Bring a table up to date and send what is new: both are done by entering it."""
        try:
            async with self.enter(live_table.id, is_visit=False):
                pass
        except Refusal as refusal:
            if refusal.code != "not-found":
                raise
        finally:
            live_table.is_refresh_due = False

    # Who is there.

    def presence(self, live_table: LiveTable) -> Presence:
        """Who is at a table; nobody is absent as far as this node cannot know."""
        now, known = self.now(), live_table.presence
        begun = max(known.began_at, self._reconnected_at)
        if not self.fanout.is_connected or now - begun < self._settle_ms:
            return EVERYBODY._replace(now=now)
        table = live_table.table
        return Presence(now, known.absent(table.people(), live_table.people_here(), now))

    def on_presence(self, node: str, table_id: str, sessions: Sequence[str]) -> None:
        """Another node has told which people at a table it has connections of."""
        live_table = self.live_tables.get(table_id)
        if live_table is not None:
            live_table.presence.heard(node, sessions, self.now())
            self._send_presence(live_table)

    async def tell_presence(self) -> None:
        """Tell watchers and other nodes who is at the tables that somebody watches."""
        for live_table in list(self.live_tables.values()):
            if live_table.watchers and not live_table.is_stale:
                self._send_presence(live_table)
                if self.now() - live_table.presence.announced_at >= HEARTBEAT_MS:
                    self._announce_presence(live_table)

    def _announce_presence(self, live_table: LiveTable) -> None:
        """Tell other nodes; where one person plays there is nobody to wait for them."""
        if len(live_table.table.people()) > 1:
            live_table.presence.announced_at = self.now()
            self.fanout.announce_presence(live_table.id, sorted(live_table.people_here()))

    def _send_presence(self, live_table: LiveTable, newcomer: Watcher | None = None) -> None:
        if live_table.watchers:
            live_table.send_presence(self.presence(live_table), newcomer)
