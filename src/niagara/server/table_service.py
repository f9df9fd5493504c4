"""All tables of one node: takes commands, checks them, stores them, and sends what changed.

`TableService.enter` is the one way to a table: it takes the lock, brings memory up to what is
stored, and on leaving sends whatever is new to those who watch and to other nodes. Store, then
send: nobody hears of an entry before it is durable. When storing fails, memory is discarded and
read again.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec import json

from niagara.server.background import Background
from niagara.server.commands import AnyCommand, Rematch, Start
from niagara.server.entries import Created, Forgotten, Rematched, entry_to_bytes
from niagara.server.fanout.base import Fanout
from niagara.server.game_commands import check_rematch
from niagara.server.history import History
from niagara.server.ids import id_from, is_id, new_id
from niagara.server.live_table import LiveTable, Watcher
from niagara.server.person import Person
from niagara.server.refusal import Refusal
from niagara.server.rematch import rematch_setup
from niagara.server.show_table import show
from niagara.server.snapshot import EVERY, snapshot_of
from niagara.server.store.base import Conflict, Facts, Row, Store, Unavailable
from niagara.server.table import Table
from niagara.server.table_setup import TableWish, create_setup
from niagara.server.table_state import NewEntry, Step
from niagara.server.updates import Updates
from niagara.server.view_encoder import table_form

NO_TABLE: Final = "there is no such table, or you may not see it"
MOST_LIVE_TABLES: Final = 20_000
IDLE_MS: Final = 300_000  # a table nobody watches or waits for leaves memory
MOST_TRIES: Final = 5  # to append, while other nodes keep appending too
MOST_BOT_TABLES: Final = 3  # running games of bots alone that one person may have


class CommandResult(NamedTuple):
    """A command was done, just now or before: at this sequence number."""

    sequence: int
    table: str


def clock_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TableAccess:
    """Access to a table for the length of a block; see `TableService.enter`."""

    __slots__ = ("_is_visit", "_live_table", "_table_id", "_tables")

    def __init__(self, tables: "TableService", table_id: str, is_visit: bool) -> None:
        self._tables = tables
        self._table_id = table_id
        self._is_visit = is_visit
        self._live_table: LiveTable | None = None

    async def __aenter__(self) -> LiveTable:
        self._live_table = await self._tables.acquire(self._table_id, is_visit=self._is_visit)
        return self._live_table

    async def __aexit__(self, *_: object) -> None:
        assert self._live_table is not None
        self._tables.release(self._live_table, is_visit=self._is_visit)


class TableService:
    """Every table that this node has to do with."""

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
        self.on_change: Callable[[LiveTable], None] = lambda _live_table: (
            None
        )  # the turn scheduler listens here
        self.on_game_over: Callable[[LiveTable], None] = lambda _live_table: (
            None
        )  # and whoever rates games
        self._load_lock: Final = asyncio.Lock()
        self._bot_starts: Final = asyncio.Lock()

    async def open(self) -> None:
        """Begin: the store must be open."""
        self.secret = await self.store.secret()
        await self.fanout.open(self.on_announcement, self.on_reconnect)

    async def close(self) -> None:
        """End: what is under way is finished."""
        await self.fanout.close()
        await self.background.close()
        self.history.close()

    # The one way in.

    def enter(self, table_id: str, *, is_visit: bool = True) -> "TableAccess":
        """A table, for as long as the block lasts; raises `Refusal` if it cannot be had.

        ``is_visit`` is for what people ask; bots, clocks and other nodes keep no table alive.
        """
        return TableAccess(self, table_id, is_visit)

    async def acquire(self, table_id: str, *, is_visit: bool) -> LiveTable:
        """Wait for a table's lock and bring it up to date; for `Entrance`."""
        if not is_id(table_id):
            raise Refusal("not-found", NO_TABLE)
        live_table = await self._locked(table_id)
        try:
            if is_visit:
                live_table.used_at = live_table.visited_at = self.now()
            if live_table.is_stale or live_table.announced_sequence > live_table.table.sequence:
                await self._make_current(live_table)
        except BaseException:
            self.release(live_table, is_visit=is_visit)
            raise
        return live_table

    def release(self, live_table: LiveTable, *, is_visit: bool) -> None:
        """Tell what is new and let others in; for `Entrance`."""
        try:
            self._before_release(live_table, is_visit=is_visit)
        finally:
            live_table.lock.release()

    async def _locked(self, table_id: str) -> LiveTable:
        while True:
            live_table = self.live_tables.get(table_id)
            if live_table is None:
                live_table = self.live_tables[table_id] = LiveTable(
                    table_id, self.store, self._load_lock
                )
            await live_table.lock.acquire()
            if self.live_tables.get(table_id) is live_table:
                return live_table
            live_table.lock.release()  # it was let go of meanwhile

    async def _make_current(self, live_table: LiveTable) -> None:
        was_sound = live_table.fault is None
        try:
            await live_table.make_current()
        except Unavailable as error:
            raise Refusal("unavailable", "the store does not answer; try again") from error
        except Exception:
            if not live_table.watchers:
                self.live_tables.pop(live_table.id, None)  # nothing of it is worth keeping
            raise
        if live_table.fault is not None and was_sound:
            self.background.report("reading a table", live_table.fault, live_table.id)
        if live_table.table.sequence == 0:
            self.live_tables.pop(live_table.id, None)
            if live_table.fault is not None:
                raise Refusal("failed", "this table is damaged: nothing of it can be read")
            raise Refusal("not-found", NO_TABLE)

    def _before_release(self, live_table: LiveTable, *, is_visit: bool) -> None:
        """Tell what is new; the lock is still held, and nothing is waited for."""
        if live_table.is_stale:
            if live_table.id in self.live_tables:
                self._refresh_soon(
                    live_table
                )  # something may have been stored that nobody was told
            return
        if not self._send_updates(live_table) and is_visit and live_table.table.is_only_bots:
            self._notify(live_table)
        if live_table.announced_sequence > live_table.table.sequence and live_table.fault is None:
            self._refresh_soon(live_table)

    def _send_updates(self, live_table: LiveTable) -> bool:
        """Tell everybody who watches, and other nodes, what is new; whether anything was."""
        try:
            is_news = live_table.send_updates()
        except Exception as error:  # noqa: BLE001 - a fault of one table stays with it
            self.background.report("sending updates", error, live_table.id)
            for watcher in list(live_table.watchers):
                watcher.fail()
            is_news = True
        if is_news:
            if live_table.is_ours:
                self.fanout.announce(live_table.id, live_table.table.sequence)
            self._notify(live_table)
        return is_news

    def _notify(self, live_table: LiveTable) -> None:
        try:
            self.on_change(live_table)
            if live_table.table.is_to_settle:
                self.on_game_over(live_table)
        except Exception as error:  # noqa: BLE001 - a fault of one table stays with it
            self.background.report("scheduling a table", error, live_table.id)

    def sweep(self) -> None:
        """Let go of tables that nobody needs in memory; late clocks are found in the store."""
        now = self.now()
        is_crowded = len(self.live_tables) > MOST_LIVE_TABLES
        for live_table in list(self.live_tables.values()):
            if live_table.watchers or live_table.lock.locked():
                continue
            if not is_crowded and abs(now - live_table.used_at) < IDLE_MS:
                continue
            if not any(
                decision.when < now + IDLE_MS for decision in live_table.table.pending_decisions()
            ):
                del self.live_tables[live_table.id]
        self.history.sweep()

    # Commands.

    async def create(self, who: Person, wish: TableWish, command: str) -> CommandResult:
        """A new table; the same command makes the same table."""
        setup = create_setup(wish, who.session, who.name)
        table_id = id_from(self.secret, "table", who.session, command)
        await self._create(table_id, Created(setup, who.session), who, command)
        return CommandResult(1, table_id)

    async def _create(self, table_id: str, entry: Created, who: Person, command: str) -> None:
        live_table = LiveTable(table_id, self.store, self._load_lock)
        live_table.used_at = self.now()
        try:
            await self._append(live_table, NewEntry(entry), who.session, command)
        except Conflict as error:  # made before, by the same command; or the store was too busy
            if not await self.store.sequences([table_id]):
                raise Refusal("unavailable", "the store is too busy; ask again") from error
        else:
            live_table.send_updates()
            self.live_tables.setdefault(table_id, live_table)

    async def submit(
        self,
        table_id: str,
        who: Person,
        command_id: str,
        command: AnyCommand,
    ) -> CommandResult:
        """Do what somebody asks of a table, once; raises `Refusal`."""
        if isinstance(command, Rematch):
            return await self._rematch(table_id, who, command_id, command)
        if isinstance(command, Start):
            return await self._start(table_id, who, command_id, command)
        return await self._command(table_id, who, command_id, command)

    async def _command(
        self, table_id: str, who: Person, command_id: str, command: AnyCommand
    ) -> CommandResult:
        async with self.enter(table_id) as live_table:
            return await self._submit(
                live_table, who.session, command_id, lambda table: table.decide(who, command)
            )

    async def append_decided(
        self, table_id: str, decide: Callable[[Table], NewEntry | None]
    ) -> bool:
        """Append an entry of the server's own, unless ``decide`` finds it is no longer due."""
        async with self.enter(table_id, is_visit=False) as live_table:
            new = decide(live_table.table) if live_table.fault is None else None
            if new is None:
                return False
            try:
                await self._append(live_table, new, None, None)
            except (Conflict, Unavailable):
                return False
            return True

    async def _submit(
        self,
        live_table: LiveTable,
        session: str,
        command_id: str,
        decide: Callable[[Table], NewEntry],
    ) -> CommandResult:
        for _ in range(MOST_TRIES):
            try:
                before = await self._sequence_of(live_table, session, command_id)
                if before is not None:
                    return CommandResult(before, live_table.id)
                _check_sound(live_table)
                step = await self._append(live_table, decide(live_table.table), session, command_id)
                return CommandResult(step.sequence, live_table.id)
            except Conflict:
                await self._make_current(live_table)  # another node was quicker: look again
            except Refusal:
                if not await self.catch_up(live_table):
                    raise
                # It was judged by what has changed since: judge again.
            except Unavailable as error:
                raise Refusal("unavailable", "the store does not answer; ask again") from error
        raise Refusal("unavailable", "the table is too busy; ask again")

    async def catch_up(self, live_table: LiveTable) -> bool:
        """Whether another node has appended what we have not heard of; then we know it now."""
        if live_table.fault is not None:
            return False
        try:
            return await live_table.catch_up()
        except Unavailable as error:
            raise Refusal("unavailable", "the store does not answer; ask again") from error

    async def _sequence_of(
        self, live_table: LiveTable, session: str, command_id: str
    ) -> int | None:
        known = live_table.table.commands.get((session, command_id))
        if known is None and live_table.is_from_snapshot:  # older commands are only in the store
            known = await self.store.stored_command(live_table.id, session, command_id)
            if known is not None and known > live_table.table.sequence:
                await live_table.catch_up()
        return known

    async def _append(
        self, live_table: LiveTable, new: NewEntry, session: str | None, command: str | None
    ) -> Step:
        """Store an entry; if it fails, memory is in doubt."""
        at = self.now()
        live_table.is_stale = True
        step = live_table.table.apply(new.entry, at, session, command, new.outcome)
        row = Row(step.sequence, at, session, command, entry_to_bytes(new.entry))
        is_kept = step.sequence % EVERY == 0 or isinstance(new.entry, Forgotten)
        kept = snapshot_of(live_table.table) if is_kept else None
        await self.store.append(live_table.id, row, self._facts(live_table.table), kept)
        live_table.is_stale, live_table.is_ours = False, True
        return live_table.add_step(step)

    def _facts(self, table: Table) -> Facts:
        now = self.now()
        # Not later than it could be: the clock may have been wrong when the decision began.
        dues = [
            min(decision.when, now + (1000 * (table.clock or 0) if decision.by == "clock" else 0))
            for decision in table.pending_decisions()
        ]
        return Facts(
            status=table.status,
            is_public=table.is_public,
            is_rated=table.is_rated,
            summary=json.encode(table_form(table)),
            members=tuple(sorted(table.members)),
            due=min(dues, default=None),
            node=self.node,
        )

    async def _rematch(
        self,
        table_id: str,
        who: Person,
        command_id: str,
        command: Rematch,
    ) -> CommandResult:
        """The same people at a new table; whoever asks second is shown the first one's."""
        async with self.enter(table_id) as live_table:
            _check_sound(live_table)
            check_rematch(live_table.table, who, command)
            if live_table.table.rematch is not None:
                return CommandResult(live_table.table.sequence, live_table.table.rematch)
            new = id_from(self.secret, "rematch", table_id)  # the same on every node
            is_host_here = live_table.table.host in live_table.table.people()
            host = live_table.table.host if is_host_here else who.session
            created = Created(rematch_setup(live_table.table), host, after=table_id)
            await self._create(new, created, who, command_id)
            done = await self._submit(
                live_table,
                who.session,
                command_id,
                lambda table: NewEntry(Rematched(table.rematch or new)),
            )
            return CommandResult(done.sequence, _next_table(live_table) or table_id)

    async def _start(
        self, table_id: str, who: Person, command_id: str, command: Start
    ) -> CommandResult:
        """Games of bots alone cost working time: one person may have a few of them."""
        async with self.enter(table_id) as live_table:
            has_people = live_table.table.status != "open" or bool(live_table.table.people())
        if has_people:
            return await self._command(table_id, who, command_id, command)
        async with self._bot_starts:  # else two starts at once would both find room for one
            await self._check_bot_tables(who)
            return await self._command(table_id, who, command_id, command)

    async def _check_bot_tables(self, who: Person) -> None:
        listed = await self.store.tables_of(who.session, 200)
        running = [json.decode(each.summary) for each in listed if each.status == "running"]
        alone = [table for table in running if all(seat["level"] for seat in table["seats"])]
        if len(alone) >= MOST_BOT_TABLES:
            raise Refusal("full", f"{MOST_BOT_TABLES} games of bots alone are enough at a time")

    # Watching.

    async def watch(self, table_id: str, watcher: Watcher, since: int | None) -> None:
        """Send what there is (all, or what came after ``since``), and from now on what comes."""

        def begin(live_table: LiveTable, updates: Updates) -> None:
            self._send_updates(live_table)  # to the others: the newcomer is sent the same just now
            live_table.send_to(watcher, updates)
            live_table.watchers.add(watcher)

        await show(self, table_id, watcher.session, since, begin)

    async def resend(self, table_id: str, watcher: Watcher) -> None:
        """Send one who watches the table as it is now, after what they have not been told yet."""
        async with self.enter(table_id) as live_table:
            self._send_updates(live_table)
            live_table.send_to(watcher, live_table.updates([], is_whole=True))

    async def read(self, table_id: str, session: str, since: int, who: str) -> bytes:
        """The message that watching begins with; ``who`` is whoever waits for long logs."""
        shown: list[bytes] = []

        def write(live_table: LiveTable, updates: Updates) -> None:
            shown.append(updates.message(live_table.viewer(session), session))

        await show(self, table_id, session, since, write, who)
        return shown[0]

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        """Somebody has gone."""
        live_table = self.live_tables.get(table_id)
        if live_table is not None:
            live_table.watchers.discard(watcher)

    def dismiss(self, session: str) -> None:
        """Whoever watches under a session that is no more has to come back as somebody else."""
        for live_table in self.live_tables.values():
            for watcher in list(live_table.watchers):
                if watcher.session == session:
                    watcher.dismiss()

    # Other nodes, and what is in doubt.

    def on_announcement(self, table_id: str, sequence: int) -> None:
        """Another node says that a table has grown."""
        live_table = self.live_tables.get(table_id)
        if live_table is not None and sequence > live_table.sent_sequence:
            live_table.announced_sequence = max(live_table.announced_sequence, sequence)
            self._refresh_soon(live_table)

    def on_reconnect(self) -> None:
        """Messages of other nodes may have been lost."""
        self.background.start("comparing tables", self.compare_with_store)

    async def compare_with_store(self) -> None:
        """Compare every table in memory with the store."""
        ids = list(self.live_tables)
        for start in range(0, len(ids), 500):
            stored = await self.store.sequences(ids[start : start + 500])
            for table_id, sequence in stored.items():
                self.on_announcement(table_id, sequence)

    def reload_stale(self) -> None:
        """Read again what may not be in memory as it is stored."""
        for live_table in self.live_tables.values():
            if live_table.is_stale and not live_table.lock.locked():
                self._refresh_soon(live_table)

    def _refresh_soon(self, live_table: LiveTable) -> None:
        if not live_table.is_refresh_due:
            live_table.is_refresh_due = True
            self.background.start("catching up", self._refresh, live_table)

    async def _refresh(self, live_table: LiveTable) -> None:
        """Bring a table up to date, and tell what is new."""
        try:
            async with self.enter(live_table.id, is_visit=False):
                pass
        except Refusal as refusal:
            if refusal.code != "not-found":
                raise
        finally:
            live_table.is_refresh_due = False


def _next_table(live_table: LiveTable) -> str | None:
    return live_table.table.rematch


def _check_sound(live_table: LiveTable) -> None:
    if live_table.fault is not None:
        raise Refusal("failed", "this table is damaged: it can be read, but not played")
