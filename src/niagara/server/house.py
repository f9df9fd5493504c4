"""The house: all tables of one node. Commands come in, are judged, stored, and then told.

Store, then send: nobody hears of an entry before it is durable. The table in memory is changed
first, but whoever wants to look at it waits for the lock; when storing fails, memory is thrown
away and read again.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec import json

from niagara.server.commands import AnyCommand, Rematch
from niagara.server.entries import AnyEntry, Created, Forgotten, Rematched, entry_to_bytes
from niagara.server.fanout.base import Fanout
from niagara.server.ids import id_from, new_id
from niagara.server.people import Person
from niagara.server.playing import check_rematch
from niagara.server.refusal import Refusal
from niagara.server.room import Room, Watcher
from niagara.server.setup import OPEN, Setup, TableWish, laid_out
from niagara.server.sight import table_form
from niagara.server.snapshot import EVERY, snapshot_of
from niagara.server.state import NOBODY, Step
from niagara.server.store.base import Conflict, Facts, Row, Store, Unavailable
from niagara.server.table import Table
from niagara.server.updates import Updates

MOST_ROOMS: Final = 20_000
IDLE_MS: Final = 300_000  # a table nobody watches or waits for leaves memory
MOST_TRIES: Final = 5  # to append, while other nodes keep appending too


class Accepted(NamedTuple):
    """A command was done, just now or before: at this sequence number."""

    sequence: int
    table: str


def clock_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """Every table that this node has to do with."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        *,
        node: str | None = None,
        now: Callable[[], int] = clock_ms,
    ) -> None:
        self.store: Final = store
        self.fanout: Final = fanout
        self.node: Final = node or new_id()
        self.now: Final = now
        self.secret = b""
        self.rooms: Final[dict[str, Room]] = {}
        self.grew: Callable[[Room], None] = lambda _room: None  # the driver listens here
        self.over: Callable[[Room], None] = lambda _room: None  # and whoever rates games
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Begin: the store must be open."""
        self.secret = await self.store.secret()
        await self.fanout.open(self.hear, self.resumed)

    async def close(self) -> None:
        """End: what is under way is finished."""
        await self.fanout.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Rooms.

    async def room(self, table_id: str) -> Room:
        """A table; raises `Refusal` if there is none."""
        room = self.rooms.get(table_id)
        if room is None:
            room = self.rooms[table_id] = Room(table_id, self.store)
        room.used_at = self.now()
        if room.is_doubtful:
            async with room.lock:
                await self._refresh(room)
        return room

    async def _refresh(self, room: Room) -> None:
        """Make sure of what is in memory; the lock must be held."""
        try:
            await room.refresh()
            await room.tell()
        except Unavailable as error:
            raise Refusal("unavailable", "the store does not answer; try again") from error
        if room.table.sequence == 0:
            self.rooms.pop(room.id, None)
            raise Refusal("not-found", "there is no such table, or you may not see it")

    def sweep(self) -> None:
        """Let go of tables that nobody needs in memory; late clocks are found in the store."""
        now = self.now()
        for room in list(self.rooms.values()):
            is_idle = room.used_at < now - IDLE_MS or len(self.rooms) > MOST_ROOMS
            is_due = any(duty.when < now + IDLE_MS for duty in room.table.duties())
            if is_idle and not is_due and not room.watchers and not room.lock.locked():
                del self.rooms[room.id]

    # Commands.

    async def create(self, who: Person, wish: TableWish, command: str) -> Accepted:
        """A new table; the same command makes the same table."""
        setup = laid_out(wish, who.session, who.name)
        table_id = id_from(self.secret, "table", who.session, command)
        await self._create(table_id, Created(setup, who.session), who, command)
        return Accepted(1, table_id)

    async def _create(self, table_id: str, entry: Created, who: Person, command: str) -> None:
        room = Room(table_id, self.store)
        async with room.lock:
            try:
                room.is_doubtful = False
                await self._append(room, entry, who.session, command)
            except Conflict:
                return  # made before, by the same command
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
        room = await self.room(table_id)
        async with room.lock:
            return await self._submit(
                room, who.session, command_id, lambda table: table.decide(who, command)
            )

    async def act_for(self, room: Room, judge: Callable[[Table], AnyEntry | None]) -> bool:
        """Do what a bot or a clock decided, if it is still to be done."""
        async with room.lock:
            await self._refresh(room)
            entry = judge(room.table)
            if entry is None:
                return False
            try:
                await self._append(room, entry, None, None)
            except (Conflict, Unavailable):
                room.is_doubtful = True
                return False
            await self._tell(room)
            return True

    async def _submit(
        self,
        room: Room,
        session: str,
        command_id: str,
        judge: Callable[[Table], AnyEntry],
    ) -> Accepted:
        for _ in range(MOST_TRIES):
            if room.is_doubtful:
                await self._refresh(room)
            before = await self._done_before(room, session, command_id)
            if before is not None:
                return Accepted(before, room.id)
            try:
                step = await self._append(room, judge(room.table), session, command_id)
            except Conflict:
                continue  # another node was quicker: look again
            except Refusal:
                if await self._is_behind(room):
                    continue  # it was judged by what has changed: judge again
                raise
            except Unavailable as error:
                raise Refusal("unavailable", "the store does not answer; ask again") from error
            await self._tell(room)
            return Accepted(step.sequence, room.id)
        raise Refusal("unavailable", "the table is too busy; ask again")

    async def _is_behind(self, room: Room) -> bool:
        """Whether another node has appended what we have not heard of; then we know it now."""
        before = room.table.sequence
        await room.catch_up()
        return room.table.sequence > before

    async def _done_before(self, room: Room, session: str, command_id: str) -> int | None:
        known = room.table.commands.get((session, command_id))
        if known is None and room.is_from_snapshot:  # older commands are only in the store
            return await self.store.stored_command(room.id, session, command_id)
        return known

    async def _append(
        self, room: Room, entry: AnyEntry, session: str | None, command: str | None
    ) -> Step:
        """Store an entry; the lock must be held. If it fails, memory is in doubt."""
        at = self.now()
        room.is_doubtful = True
        step = room.table.apply(entry, at, session, command)
        row = Row(step.sequence, at, session, command, entry_to_bytes(entry))
        is_kept = step.sequence % EVERY == 0 or isinstance(entry, Forgotten)
        kept = snapshot_of(room.table) if is_kept else None
        await self.store.append(room.id, row, self._facts(room.table), kept)
        room.is_doubtful, room.is_ours = False, True
        return room.grown(step)

    def _facts(self, table: Table) -> Facts:
        duties = table.duties()
        return Facts(
            status=table.status,
            is_public=table.is_public,
            is_rated=table.is_rated,
            summary=json.encode(table_form(table)),
            members=tuple(sorted(table.sat)),
            due=min(duty.when for duty in duties) if duties else None,
            node=self.node,
        )

    async def _tell(self, room: Room) -> None:
        await room.tell()
        self.fanout.tell(room.id, room.table.sequence)
        self._look(room)

    def _look(self, room: Room) -> None:
        self.grew(room)
        if room.table.status == "over":
            self.over(room)

    async def _rematch(
        self,
        table_id: str,
        who: Person,
        command_id: str,
        command: Rematch,
    ) -> Accepted:
        """The same people at a new table; whoever asks second is shown the first one's."""
        room = await self.room(table_id)
        async with room.lock:
            await self._refresh(room)
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
            return Accepted(done.sequence, str(room.table.rematch))

    # Watching.

    async def watch(self, table_id: str, watcher: Watcher, since: int | None) -> None:
        """Send what there is (all, or what came after ``since``), and from now on what comes."""
        room = await self.room(table_id)
        async with room.lock:
            await self._refresh(room)
            if since is not None and since > room.table.sequence:  # another node has told more
                await room.catch_up()
                await room.tell()
            first = 0 if since is None or since > room.table.sequence else since
            steps = await room.steps_after(first)
            updates = Updates(room.table, steps, is_whole=True)
            room.send(watcher, updates)
            room.watchers.add(watcher)
        self._look(room)

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        """Somebody has gone."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.watchers.discard(watcher)

    def dismiss(self, session: str) -> None:
        """Whoever watches under a session that is no more has to come back as somebody else."""
        for room in self.rooms.values():
            for watcher in room.watchers:
                if watcher.session == session:
                    watcher.dismiss()

    # Other nodes.

    def hear(self, table_id: str, sequence: int) -> None:
        """Another node says that a table has grown."""
        room = self.rooms.get(table_id)
        if room is not None and room.table.sequence < sequence:
            self._spawn(self.catch_up(room))

    def resumed(self) -> None:
        """Messages of other nodes may have been lost."""
        self._spawn(self.look_at_all())

    async def look_at_all(self) -> None:
        """Compare every table in memory with the store."""
        ids = list(self.rooms)
        for start in range(0, len(ids), 500):
            stored = await self.store.sequences(ids[start : start + 500])
            for table_id, sequence in stored.items():
                room = self.rooms.get(table_id)
                if room is not None and room.table.sequence < sequence:
                    await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Read and tell what other nodes have appended."""
        async with room.lock:
            await room.catch_up()
            await room.tell()
        self._look(room)

    def _spawn(self, coroutine: object) -> None:
        task = asyncio.ensure_future(coroutine)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.failed(task.exception())

    def failed(self, error: BaseException | None) -> None:
        """A background task failed; the regular look at the store makes up for it."""


def again(table: Table) -> Setup:
    """The same seats and options for another game; whoever resigned is asked again."""
    return Setup(
        seats=tuple(
            OPEN if seat.name == NOBODY and seat.session is None else seat
            for seat in (table.resigned.get(i, seat) for i, seat in enumerate(table.seats))
        ),
        rules=table.rules,
        clock=table.clock,
        is_public=table.is_public,
        is_rated=table.is_rated,
        position=table.practice,
    )
