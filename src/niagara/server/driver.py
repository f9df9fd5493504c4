"""The driver: plays for bots, and for people whose clock has run out.

The node that appended last sees to a table. Should it fall silent, another claims the table when
it is overdue. If two nodes still decide at once, the store takes the first and refuses the other.
A game of bots alone is played only while somebody looks on, by a node where they do.
"""

import asyncio
from time import monotonic
from typing import Final, NamedTuple

from niagara.bots.levels import LEVELS, thinking_ms
from niagara.rules import Action, NiagaraError, seen_by, stage, view
from niagara.server.entries import Acted
from niagara.server.house import House
from niagara.server.playing import acted
from niagara.server.refusal import Refusal
from niagara.server.room import Room
from niagara.server.state import Duty
from niagara.server.store.interface import Overdue, Unavailable
from niagara.server.table import Table
from niagara.server.thinker import Question, Thinker

GRACE_MS: Final = 5_000  # how long an overdue table is left to the node that has it
LOOK_S: Final = 1.0  # between two looks at what is overdue
SOON_MS: Final = 60_000  # later clocks are left to the look at the store
SKEW_MS: Final = 60_000  # a table changed so far in the future was written by a wrong clock
SKEW_LOOK_S: Final = 10.0
LOOKED_AT_MS: Final = 60_000  # after somebody asked for it, a game of bots alone goes on so long
MOST_AT_ONCE: Final = 50  # overdue tables taken up before those taken up are done
LONGEST_PAUSE_MS: Final = 300_000  # before something that keeps failing is tried again
# The table has moved on, or the store is away: the look at what is overdue comes back to it.
PUT_OFF: Final = (Refusal, Unavailable, NiagaraError)


THINKING_MS: Final = {level.name: thinking_ms(level) for level in LEVELS}


class Key(NamedTuple):
    """A decision to make at a table, and the sequence number since when it is due."""

    table: str
    duty: Duty
    since: int


class Driver:
    """Sees to the duties of the tables that are this node's."""

    def __init__(
        self, house: House, thinker: Thinker, *, pace_ms: int = 600, grace_ms: int = GRACE_MS
    ) -> None:
        self.house: Final = house
        self.thinker: Final = thinker
        self.pace_ms: Final = pace_ms
        self.grace_ms: Final = grace_ms
        self._tasks: Final[dict[Key, asyncio.Task[None]]] = {}
        self._taken_up: Final[set[Key]] = set()  # those of overdue tables
        self._failures: Final[dict[str, int]] = {}  # of tables, one after the other
        self._renewed: Final[dict[str, float]] = {}
        house.grew = self.look

    def open(self) -> None:
        """Begin to look after overdue tables."""
        background = self.house.background
        background.repeat("taking up overdue tables", self._take_up, LOOK_S)
        background.repeat("taking up tables of wrong clocks", self._take_up_skewed, SKEW_LOOK_S)
        background.repeat("renewing claims", self._renew, LOOK_S)
        background.repeat("letting go of tables", self._sweep, LOOK_S)

    async def close(self) -> None:
        """Stop: what is not decided yet is decided by whoever comes next."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinker.close()

    def look(self, room: Room) -> None:
        """See to whatever a table needs now or soon, if it is ours."""
        if room.fault is None and self._is_ours(room):
            self._begin(room)

    def _begin(self, room: Room) -> list[Key]:
        """Begin all decisions that have not begun."""
        begun = []
        for duty in room.table.duties():
            key = Key(room.id, duty, room.table.since[duty.seat].sequence)
            if key not in self._tasks and self._is_soon(room.table, duty):
                clock = room.table.clock
                start = self.house.background.start
                self._tasks[key] = start("a decision", self._see_to, key, clock)
                begun.append(key)
        return begun

    def _is_ours(self, room: Room) -> bool:
        if room.table.is_only_bots:
            return self._is_looked_at(room)
        return room.is_ours

    def _is_looked_at(self, room: Room) -> bool:
        return bool(room.watchers) or self.house.now() - room.visited_at < LOOKED_AT_MS

    def _is_soon(self, table: Table, duty: Duty) -> bool:
        now = self.house.now()
        return duty.when < now + SOON_MS or table.since[duty.seat].at > now + SKEW_MS

    async def _see_to(self, key: Key, clock: int | None) -> None:
        try:
            await self._decide(key, clock)
            self._failures.pop(key.table, None)
        except PUT_OFF as error:
            self.house.background.failed("a decision", error, key.table)
        except Exception as error:  # noqa: BLE001 - a fault of one table stays with it
            self.house.background.failed("a decision", error, key.table)
            await self._put_off(key.table)
        finally:
            self._tasks.pop(key, None)
            self._taken_up.discard(key)

    async def _decide(self, key: Key, clock: int | None) -> None:
        duty = key.duty
        if duty.by == "clock":
            await self._until(duty.when, 1000 * (clock or 0))
        actions = await self._think(key)
        if actions:
            pace = self._pace(duty)
            await self._until(duty.when + pace, pace)
            await self.house.act_for(key.table, lambda table: entry_for(table, key, actions))

    async def _put_off(self, table: str) -> None:
        """Whatever keeps failing is tried again later and later, and holds nobody else up."""
        failures = self._failures[table] = self._failures.get(table, 0) + 1
        pause = min(1000 * 2**failures, LONGEST_PAUSE_MS)
        await self.house.store.renew(table, self.house.node, self.house.now() + pause)

    def _pace(self, duty: Duty) -> int:
        """A bot answers at a set time, however long it thought: time would tell what it holds."""
        if duty.by == "clock" or not self.pace_ms:
            return 0
        return max(self.pace_ms, THINKING_MS[duty.level] + 100)

    async def _until(self, when: int, longest: int) -> None:
        """Wait until a time, never longer than it could be: clocks are set back, too."""
        wait = min(when - self.house.now(), longest)
        if wait > 0:
            await asyncio.sleep(wait / 1000)

    async def _think(self, key: Key) -> list[Action]:
        """The actions of a whole turn, each decided on what the seat sees after those before."""
        duty = key.duty
        async with self.house.enter(key.table, is_visit=False) as room:
            if room.fault is not None or not _is_open(room.table, key) or not self._is_ours(room):
                return []
            if room.history is None:
                await room.load(whole=True)
                room.is_ours = True
            position, owner = room.table.game(), room.table.host
            seen = seen_by(room.history or [], duty.seat)
        actions: list[Action] = []
        staged = stage(position, duty.seat, actions)
        while not staged.is_whole:
            sight = view(staged.position, duty.seat)
            asked = Question(key.table, owner, duty.level, sight, staged.legal, seen)
            actions.append(await self.thinker.decide(asked))
            staged = stage(position, duty.seat, actions)
        return actions

    async def _take_up(self) -> None:
        """Take up what is overdue, a few tables at a time: others have things to do, too."""
        now = self.house.now()
        at_work = {key.table for key in self._tasks}
        for overdue in await self.house.store.overdue(now, MOST_AT_ONCE + len(at_work)):
            if overdue.table not in at_work and len(self._taken_up) < MOST_AT_ONCE:
                began = monotonic()
                await self._take_up_one(overdue, now)
                await asyncio.sleep(monotonic() - began)

    async def _take_up_skewed(self) -> None:
        """Take up what a node with a wrong clock has left: its time may never come."""
        now = self.house.now()
        for overdue in await self.house.store.tables_dated_ahead(now, MOST_AT_ONCE):
            await self._take_up_one(overdue, now)

    async def _take_up_one(self, overdue: Overdue, now: int) -> None:
        house = self.house
        if overdue.node != house.node:
            is_late = overdue.due < now - self.grace_ms or overdue.due > now + SKEW_MS
            if not is_late or not await house.store.claim(overdue, house.node, now):
                return
        try:
            async with house.enter(overdue.table, is_visit=False) as room:
                if room.fault is None:
                    await room.catch_up()
                room.is_ours = True
                is_nobodys = room.fault is not None or not self._is_ours(room)
                if not is_nobodys:
                    self._taken_up.update(self._begin(room))
        except Exception as error:  # noqa: BLE001 - a fault of one table stays with it
            house.background.failed("taking up a table", error, overdue.table)
            await self._put_off(overdue.table)
            return
        if is_nobodys:  # damaged, or nobody looks on: it is not due any more
            await house.store.renew(overdue.table, house.node, None)

    async def _renew(self) -> None:
        """Say which tables we are still at, where other nodes would take them over."""
        if not self.grace_ms:
            return
        now, at = self.house.now(), monotonic()
        late = dict.fromkeys(key.table for key in self._tasks if key.duty.when <= now)
        for table in [table for table in self._renewed if table not in late]:
            del self._renewed[table]
        for table in late:
            if at - self._renewed.get(table, 0.0) > self.grace_ms / 2000:
                self._renewed[table] = at
                await self.house.store.renew(table, self.house.node, now)

    async def _sweep(self) -> None:
        for room in list(self.house.rooms.values()):
            if room.watchers and room.table.is_only_bots:
                self.look(room)  # the node that played it may have nobody who looks on any more
        self.house.sweep()


def _is_open(table: Table, key: Key) -> bool:
    """Whether the decision is still to be made by us."""
    return (
        table.status == "running"
        and table.since[key.duty.seat].sequence == key.since
        and key.duty in table.duties()  # whoever comes back has all the time of a clock again
    )


def entry_for(table: Table, key: Key, actions: list[Action]) -> Acted | None:
    """What is to be stored of a decision; None if it is not ours to make any more."""
    if not _is_open(table, key):
        return None
    return acted(table, key.duty.seat, actions, "clock" if key.duty.by == "clock" else "bot")
