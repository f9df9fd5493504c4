"""The house: all tables of one node. Commands come in, are judged, stored, and then told.

`House.enter` is the one way to a table: it waits for the lock, brings memory to what is stored,
and on leaving tells those who watch, and other nodes, whatever is new. Store, then send: nobody
hears of an entry before it is durable. When storing fails, memory is thrown away and read again.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec import json

from niagara.server.background import Background
from niagara.server.commands import AnyCommand, Rematch, Start
from niagara.server.entries import AnyEntry, Created, Forgotten, Rematched, entry_to_bytes
from niagara.server.fanout.base import Fanout
from niagara.server.history import History
from niagara.server.ids import id_from, is_id, new_id
from niagara.server.people import Person
from niagara.server.playing import check_rematch
from niagara.server.refusal import Refusal
from niagara.server.rematch import again
from niagara.server.room import Room, Watcher
from niagara.server.setup import TableWish, laid_out
from niagara.server.showing import show
from niagara.server.sight import table_form
from niagara.server.snapshot import EVERY, snapshot_of
from niagara.server.state import Step
from niagara.server.store.interface import Conflict, Row, Store, TableMeta, Unavailable
from niagara.server.table import Table
from niagara.server.updates import Updates

NO_TABLE: Final = "there is no such table, or you may not see it"
MOST_ROOMS: Final = 20_000
IDLE_MS: Final = 300_000  # a table nobody watches or waits for leaves memory
MOST_TRIES: Final = 5  # to append, while other nodes keep appending too
MOST_BOT_TABLES: Final = 3  # running games of bots alone that one person may have


class Accepted(NamedTuple):
    """A command was done, just now or before: at this sequence number."""

    sequence: int
    table: str


def clock_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Entrance:
    """The way to a table, as a block: see `House.enter`."""

    __slots__ = ("_house", "_is_visit", "_room", "_table_id")

    def __init__(self, house: "House", table_id: str, is_visit: bool) -> None:
        self._house = house
        self._table_id = table_id
        self._is_visit = is_visit
        self._room: Room | None = None

    async def __aenter__(self) -> Room:
        self._room = await self._house.begin(self._table_id, is_visit=self._is_visit)
        return self._room

    async def __aexit__(self, *_: object) -> None:
        assert self._room is not None
        self._house.end(self._room, is_visit=self._is_visit)


class House:
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
        self.rooms: Final[dict[str, Room]] = {}
        self.grew: Callable[[Room], None] = lambda _room: None  # the driver listens here
        self.over: Callable[[Room], None] = lambda _room: None  # and whoever rates games
        self._turns: Final = asyncio.Lock()

    async def open(self) -> None:
        """Begin: the store must be open."""
        self.secret = await self.store.secret()
        await self.fanout.open(self.hear, self.resumed)

    async def close(self) -> None:
        """End: what is under way is finished."""
        await self.fanout.close()
        await self.background.close()
        self.history.close()

    # The one way in.

    def enter(self, table_id: str, *, is_visit: bool = True) -> "Entrance":
        """A table, for as long as the block lasts; raises `Refusal` if it cannot be had.

        ``is_visit`` is for what people ask; bots, clocks and other nodes keep no table alive.
        """
        return Entrance(self, table_id, is_visit)

    async def begin(self, table_id: str, *, is_visit: bool) -> Room:
        """Wait for a table's lock and bring it up to date; for `Entrance`."""
        if not is_id(table_id):
            raise Refusal("not-found", NO_TABLE)
        room = await self._locked(table_id)
        try:
            if is_visit:
                room.used_at = room.visited_at = self.now()
            if room.is_doubtful or room.heard > room.table.sequence:
                await self._make_current(room)
        except BaseException:
            self.end(room, is_visit=is_visit)
            raise
        return room

    def end(self, room: Room, *, is_visit: bool) -> None:
        """Tell what is new and let others in; for `Entrance`."""
        try:
            self._leave(room, is_visit=is_visit)
        finally:
            room.lock.release()

    async def _locked(self, table_id: str) -> Room:
        while True:
            room = self.rooms.get(table_id)
            if room is None:
                room = self.rooms[table_id] = Room(table_id, self.store, self._turns)
            await room.lock.acquire()
            if self.rooms.get(table_id) is room:
                return room
            room.lock.release()  # it was let go of meanwhile

    async def _make_current(self, room: Room) -> None:
        was_sound = room.fault is None
        try:
            await room.make_current()
        except Unavailable as error:
            raise Refusal("unavailable", "the store does not answer; try again") from error
        except Exception:
            if not room.watchers:
                self.rooms.pop(room.id, None)  # nothing of it is worth keeping
            raise
        if room.fault is not None and was_sound:
            self.background.failed("reading a table", room.fault, room.id)
        if room.table.sequence == 0:
            self.rooms.pop(room.id, None)
            if room.fault is not None:
                raise Refusal("failed", "this table is damaged: nothing of it can be read")
            raise Refusal("not-found", NO_TABLE)

    def _leave(self, room: Room, *, is_visit: bool) -> None:
        """Tell what is new; the lock is still held, and nothing is waited for."""
        if room.is_doubtful:
            if room.id in self.rooms:
                self._visit_soon(room)  # something may have been stored that nobody was told
            return
        if not self._tell(room) and is_visit and room.table.is_only_bots:
            self._look(room)
        if room.heard > room.table.sequence and room.fault is None:
            self._visit_soon(room)

    def _tell(self, room: Room) -> bool:
        """Tell everybody who watches, and other nodes, what is new; whether anything was."""
        try:
            is_news = room.tell()
        except Exception as error:  # noqa: BLE001 - a fault of one table stays with it
            self.background.failed("telling", error, room.id)
            for watcher in list(room.watchers):
                watcher.fail()
            is_news = True
        if is_news:
            if room.is_ours:
                self.fanout.tell(room.id, room.table.sequence)
            self._look(room)
        return is_news

    def _look(self, room: Room) -> None:
        try:
            self.grew(room)
            if room.table.is_to_settle:
                self.over(room)
        except Exception as error:  # noqa: BLE001 - a fault of one table stays with it
            self.background.failed("looking at a table", error, room.id)

    def sweep(self) -> None:
        """Let go of tables that nobody needs in memory; late clocks are found in the store."""
        now = self.now()
        is_crowded = len(self.rooms) > MOST_ROOMS
        for room in list(self.rooms.values()):
            if room.watchers or room.lock.locked():
                continue
            if not is_crowded and abs(now - room.used_at) < IDLE_MS:
                continue
            if not any(duty.when < now + IDLE_MS for duty in room.table.duties()):
                del self.rooms[room.id]
        self.history.sweep()

    # Commands.

    async def create(self, who: Person, wish: TableWish, command: str) -> Accepted:
        """A new table; the same command makes the same table."""
        setup = laid_out(wish, who.session, who.name)
        table_id = id_from(self.secret, "table", who.session, command)
        await self._create(table_id, Created(setup, who.session), who, command)
        return Accepted(1, table_id)

    async def _create(self, table_id: str, entry: Created, who: Person, command: str) -> None:
        room = Room(table_id, self.store, self._turns)
        room.used_at = self.now()
        try:
            await self._append(room, entry, who.session, command)
        except Conflict as error:  # made before, by the same command; or the store was too busy
            if not await self.store.sequences([table_id]):
                raise Refusal("unavailable", "the store is too busy; ask again") from error
        else:
            room.tell()
            self.rooms.setdefault(table_id, room)

    async def submit(
        self,
        table_id: str,
        who: Person,
        command_id: str,
        command: AnyCommand,
    ) -> Accepted:
        """Do what somebody asks of a table, once; raises `Refusal`."""
        if isinstance(command, Rematch):
            return await self._rematch(table_id, who, command_id, command)
        if isinstance(command, Start):
            await self._check_bot_tables(table_id, who)
        async with self.enter(table_id) as room:
            return await self._submit(
                room, who.session, command_id, lambda table: table.decide(who, command)
            )

    async def act_for(self, table_id: str, judge: Callable[[Table], AnyEntry | None]) -> bool:
        """Do what a bot or a clock decided, if it is still to be done."""
        async with self.enter(table_id, is_visit=False) as room:
            entry = judge(room.table) if room.fault is None else None
            if entry is None:
                return False
            try:
                await self._append(room, entry, None, None)
            except (Conflict, Unavailable):
                return False
            return True

    async def _submit(
        self,
        room: Room,
        session: str,
        command_id: str,
        judge: Callable[[Table], AnyEntry],
    ) -> Accepted:
        for _ in range(MOST_TRIES):
            try:
                before = await self._done_before(room, session, command_id)
                if before is not None:
                    return Accepted(before, room.id)
                _check_sound(room)
                step = await self._append(room, judge(room.table), session, command_id)
                return Accepted(step.sequence, room.id)
            except Conflict:
                await self._make_current(room)  # another node was quicker: look again
            except Refusal:
                if not await self.catch_up(room):
                    raise
                # It was judged by what has changed since: judge again.
            except Unavailable as error:
                raise Refusal("unavailable", "the store does not answer; ask again") from error
        raise Refusal("unavailable", "the table is too busy; ask again")

    async def catch_up(self, room: Room) -> bool:
        """Whether another node has appended what we have not heard of; then we know it now."""
        if room.fault is not None:
            return False
        try:
            return await room.catch_up()
        except Unavailable as error:
            raise Refusal("unavailable", "the store does not answer; ask again") from error

    async def _done_before(self, room: Room, session: str, command_id: str) -> int | None:
        known = room.table.commands.get((session, command_id))
        if known is None and room.is_from_snapshot:  # older commands are only in the store
            known = await self.store.stored_command(room.id, session, command_id)
            if known is not None and known > room.table.sequence:
                await room.catch_up()
        return known

    async def _append(
        self, room: Room, entry: AnyEntry, session: str | None, command: str | None
    ) -> Step:
        """Store an entry; if it fails, memory is in doubt."""
        at = self.now()
        room.is_doubtful = True
        step = room.table.apply(entry, at, session, command)
        row = Row(step.sequence, at, session, command, entry_to_bytes(entry))
        is_kept = step.sequence % EVERY == 0 or isinstance(entry, Forgotten)
        kept = snapshot_of(room.table) if is_kept else None
        await self.store.append(room.id, row, self._meta(room.table), kept)
        room.is_doubtful, room.is_ours = False, True
        return room.grown(step)

    def _meta(self, table: Table) -> TableMeta:
        now = self.now()
        # Not later than it could be: the clock may have been wrong when the decision began.
        dues = [
            min(duty.when, now + (1000 * (table.clock or 0) if duty.by == "clock" else 0))
            for duty in table.duties()
        ]
        return TableMeta(
            status=table.status,
            is_public=table.is_public,
            is_rated=table.is_rated,
            summary=json.encode(table_form(table)),
            members=tuple(sorted(table.sat)),
            due=min(dues, default=None),
            node=self.node,
        )

    async def _rematch(
        self,
        table_id: str,
        who: Person,
        command_id: str,
        command: Rematch,
    ) -> Accepted:
        """The same people at a new table; whoever asks second is shown the first one's."""
        async with self.enter(table_id) as room:
            _check_sound(room)
            check_rematch(room.table, who, command)
            if room.table.rematch is not None:
                return Accepted(room.table.sequence, room.table.rematch)
            new = id_from(self.secret, "rematch", table_id)  # the same on every node
            is_host_here = room.table.host in room.table.people()
            host = room.table.host if is_host_here else who.session
            created = Created(again(room.table), host, after=table_id)
            await self._create(new, created, who, command_id)
            done = await self._submit(
                room, who.session, command_id, lambda table: Rematched(table.rematch or new)
            )
            return Accepted(done.sequence, _next_table(room) or table_id)

    async def _check_bot_tables(self, table_id: str, who: Person) -> None:
        """Games of bots alone cost working time: one person may have a few of them."""
        async with self.enter(table_id) as room:
            if room.table.status != "open" or room.table.people():
                return
        listed = await self.store.tables_of(who.session, 200)
        running = [json.decode(each.summary) for each in listed if each.status == "running"]
        alone = [table for table in running if all(seat["level"] for seat in table["seats"])]
        if len(alone) >= MOST_BOT_TABLES:
            raise Refusal("full", f"{MOST_BOT_TABLES} games of bots alone are enough at a time")

    # Watching.

    async def watch(self, table_id: str, watcher: Watcher, since: int | None) -> None:
        """Send what there is (all, or what came after ``since``), and from now on what comes."""

        def begin(room: Room, updates: Updates) -> None:
            self._tell(room)  # to the others: the newcomer is sent the same just now
            room.send(watcher, updates)
            room.watchers.add(watcher)

        await show(self, table_id, watcher.session, since, begin)

    async def show_again(self, table_id: str, watcher: Watcher) -> None:
        """Send one who watches the table as it is now, after what they have not been told yet."""
        async with self.enter(table_id) as room:
            self._tell(room)
            room.send(watcher, Updates(room.table, [], is_whole=True))

    async def read(self, table_id: str, session: str, since: int, who: str) -> bytes:
        """The message that watching begins with; ``who`` is whoever waits for long logs."""
        shown: list[bytes] = []

        def write(room: Room, updates: Updates) -> None:
            shown.append(updates.message(room.audience(session), session))

        await show(self, table_id, session, since, write, who)
        return shown[0]

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        """Somebody has gone."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.watchers.discard(watcher)

    def dismiss(self, session: str) -> None:
        """Whoever watches under a session that is no more has to come back as somebody else."""
        for room in self.rooms.values():
            for watcher in list(room.watchers):
                if watcher.session == session:
                    watcher.dismiss()

    # Other nodes, and what is in doubt.

    def hear(self, table_id: str, sequence: int) -> None:
        """Another node says that a table has grown."""
        room = self.rooms.get(table_id)
        if room is not None and sequence > room.told:
            room.heard = max(room.heard, sequence)
            self._visit_soon(room)

    def resumed(self) -> None:
        """Messages of other nodes may have been lost."""
        self.background.start("comparing tables", self.look_at_all)

    async def look_at_all(self) -> None:
        """Compare every table in memory with the store."""
        ids = list(self.rooms)
        for start in range(0, len(ids), 500):
            stored = await self.store.sequences(ids[start : start + 500])
            for table_id, sequence in stored.items():
                self.hear(table_id, sequence)

    def look_at_doubtful(self) -> None:
        """Read again what may not be in memory as it is stored."""
        for room in self.rooms.values():
            if room.is_doubtful and not room.lock.locked():
                self._visit_soon(room)

    def _visit_soon(self, room: Room) -> None:
        if not room.is_visit_due:
            room.is_visit_due = True
            self.background.start("catching up", self._visit, room)

    async def _visit(self, room: Room) -> None:
        """Bring a table up to date, and tell what is new."""
        try:
            async with self.enter(room.id, is_visit=False):
                pass
        except Refusal as refusal:
            if refusal.code != "not-found":
                raise
        finally:
            room.is_visit_due = False


def _next_table(room: Room) -> str | None:
    return room.table.rematch


def _check_sound(room: Room) -> None:
    if room.fault is not None:
        raise Refusal("failed", "this table is damaged: it can be read, but not played")
