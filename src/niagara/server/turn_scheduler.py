"""Schedules decisions: those of bots, and of people whose clock has run out.

The node that appended last sees to a table. Should it fall silent, another claims the table when
it is overdue. If two nodes still decide at once, the store takes the first and refuses the other.
A game of bots alone is played only while somebody looks on, by a node where they do.
"""

import asyncio
from time import monotonic
from typing import Final, NamedTuple

from niagara.bots.levels import LEVELS, thinking_ms
from niagara.rules import Action, seen_by, stage, view
from niagara.server.bot_pool import BotPool, Question
from niagara.server.entries import Acted
from niagara.server.game_commands import acted
from niagara.server.live_table import LiveTable
from niagara.server.refusal import Refusal
from niagara.server.store.base import Overdue, Unavailable
from niagara.server.table import Table
from niagara.server.table_service import TableService
from niagara.server.table_state import PendingDecision

GRACE_MS: Final = 5_000  # how long an overdue table is left to the node that has it
LOOK_S: Final = 1.0  # between two looks at what is overdue
SOON_MS: Final = 60_000  # later clocks are left to the look at the store
SKEW_MS: Final = 60_000  # a table changed so far in the future was written by a wrong clock
SKEW_LOOK_S: Final = 10.0
LOOKED_AT_MS: Final = 60_000  # after somebody asked for it, a game of bots alone goes on so long
MOST_AT_ONCE: Final = 50  # overdue tables taken up before those taken up are done
LONGEST_PAUSE_MS: Final = 300_000  # before something that keeps failing is tried again
# The table has moved on, or the store is away: the look at what is overdue comes back to it.
RETRIED_SOON: Final = (Refusal, Unavailable)


THINKING_MS: Final = {level.name: thinking_ms(level) for level in LEVELS}


class Key(NamedTuple):
    """A decision to make at a table, and the sequence number since when it is due."""

    table: str
    decision: PendingDecision
    since: int


class TurnScheduler:
    """Makes the pending decisions of the tables that belong to this node."""

    def __init__(
        self,
        tables: TableService,
        bot_pool: BotPool,
        *,
        pace_ms: int = 600,
        grace_ms: int = GRACE_MS,
    ) -> None:
        self.tables: Final = tables
        self.bot_pool: Final = bot_pool
        self.pace_ms: Final = pace_ms
        self.grace_ms: Final = grace_ms
        self._tasks: Final[dict[Key, asyncio.Task[None]]] = {}
        self._taken_up: Final[set[Key]] = set()  # those of overdue tables
        self._failures: Final[dict[str, int]] = {}  # of tables, one after the other
        self._renewed: Final[dict[str, float]] = {}
        tables.on_change = self.look

    def open(self) -> None:
        """Begin to look after overdue tables."""
        background = self.tables.background
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
        self.bot_pool.close()

    def look(self, live_table: LiveTable) -> None:
        """See to whatever a table needs now or soon, if it is ours."""
        if live_table.fault is None and self._is_ours(live_table):
            self._begin(live_table)

    def _begin(self, live_table: LiveTable) -> list[Key]:
        """Begin all decisions that have not begun."""
        begun = []
        for decision in live_table.table.pending_decisions():
            key = Key(live_table.id, decision, live_table.table.since[decision.seat].sequence)
            if key not in self._tasks and self._is_soon(live_table.table, decision):
                clock = live_table.table.clock
                start = self.tables.background.start
                self._tasks[key] = start("a decision", self._see_to, key, clock)
                begun.append(key)
        return begun

    def _is_ours(self, live_table: LiveTable) -> bool:
        if live_table.table.is_only_bots:
            return self._is_looked_at(live_table)
        return live_table.is_ours

    def _is_looked_at(self, live_table: LiveTable) -> bool:
        return bool(live_table.watchers) or self.tables.now() - live_table.visited_at < LOOKED_AT_MS

    def _is_soon(self, table: Table, decision: PendingDecision) -> bool:
        now = self.tables.now()
        return decision.when < now + SOON_MS or table.since[decision.seat].at > now + SKEW_MS

    async def _see_to(self, key: Key, clock: int | None) -> None:
        try:
            await self._decide(key, clock)
            self._failures.pop(key.table, None)
        except RETRIED_SOON as error:
            self.tables.background.failed("a decision", error, key.table)
        except Exception as error:  # noqa: BLE001 - a fault of one table stays with it
            self.tables.background.failed("a decision", error, key.table)
            await self._put_off(key.table)
        finally:
            self._tasks.pop(key, None)
            self._taken_up.discard(key)

    async def _decide(self, key: Key, clock: int | None) -> None:
        decision = key.decision
        if decision.by == "clock":
            await self._until(decision.when, 1000 * (clock or 0))
        actions = await self._think(key)
        if actions:
            pace = self._pace(decision)
            await self._until(decision.when + pace, pace)
            await self.tables.act_for(key.table, lambda table: entry_for(table, key, actions))

    async def _put_off(self, table: str) -> None:
        """Whatever keeps failing is tried again later and later, and holds nobody else up."""
        failures = self._failures[table] = self._failures.get(table, 0) + 1
        pause = min(1000 * 2**failures, LONGEST_PAUSE_MS)
        await self.tables.store.renew(table, self.tables.node, self.tables.now() + pause)

    def _pace(self, decision: PendingDecision) -> int:
        """A bot answers at a set time, however long it thought: time would tell what it holds."""
        if decision.by == "clock" or not self.pace_ms:
            return 0
        return max(self.pace_ms, THINKING_MS[decision.level] + 100)

    async def _until(self, when: int, longest: int) -> None:
        """Wait until a time, never longer than it could be: clocks are set back, too."""
        wait = min(when - self.tables.now(), longest)
        if wait > 0:
            await asyncio.sleep(wait / 1000)

    async def _think(self, key: Key) -> list[Action]:
        """The actions of a whole turn, each decided on what the seat sees after those before."""
        decision = key.decision
        async with self.tables.enter(key.table, is_visit=False) as live_table:
            if (
                live_table.fault is not None
                or not _is_open(live_table.table, key)
                or not self._is_ours(live_table)
            ):
                return []
            if live_table.history is None:
                await live_table.load(whole=True)
                live_table.is_ours = True
            position, owner = live_table.table.game(), live_table.table.host
            seen = seen_by(live_table.history or [], decision.seat)
        actions: list[Action] = []
        staged = stage(position, decision.seat, actions)
        while not staged.is_whole:
            sight = view(staged.position, decision.seat)
            asked = Question(key.table, owner, decision.level, sight, staged.legal, seen)
            actions.append(await self.bot_pool.decide(asked))
            staged = stage(position, decision.seat, actions)
        return actions

    async def _take_up(self) -> None:
        """Take up what is overdue, a few tables at a time: others have things to do, too."""
        now = self.tables.now()
        at_work = {key.table for key in self._tasks}
        for overdue in await self.tables.store.overdue(now, MOST_AT_ONCE + len(at_work)):
            if overdue.table not in at_work and len(self._taken_up) < MOST_AT_ONCE:
                began = monotonic()
                await self._take_up_one(overdue, now)
                await asyncio.sleep(monotonic() - began)

    async def _take_up_skewed(self) -> None:
        """Take up what a node with a wrong clock has left: its time may never come."""
        now = self.tables.now()
        for overdue in await self.tables.store.from_the_future(now, MOST_AT_ONCE):
            await self._take_up_one(overdue, now)

    async def _take_up_one(self, overdue: Overdue, now: int) -> None:
        tables = self.tables
        if overdue.node != tables.node:
            is_late = overdue.due < now - self.grace_ms or overdue.due > now + SKEW_MS
            if not is_late or not await tables.store.claim(overdue, tables.node, now):
                return
        try:
            async with tables.enter(overdue.table, is_visit=False) as live_table:
                if live_table.fault is None:
                    await live_table.catch_up()
                live_table.is_ours = True
                is_nobodys = live_table.fault is not None or not self._is_ours(live_table)
                if not is_nobodys:
                    self._taken_up.update(self._begin(live_table))
        except Exception as error:  # noqa: BLE001 - a fault of one table stays with it
            tables.background.failed("taking up a table", error, overdue.table)
            await self._put_off(overdue.table)
            return
        if is_nobodys:  # damaged, or nobody looks on: it is not due any more
            await tables.store.renew(overdue.table, tables.node, None)

    async def _renew(self) -> None:
        """Say which tables we are still at, where other nodes would take them over."""
        if not self.grace_ms:
            return
        now, at = self.tables.now(), monotonic()
        late = dict.fromkeys(key.table for key in self._tasks if key.decision.when <= now)
        for table in [table for table in self._renewed if table not in late]:
            del self._renewed[table]
        for table in late:
            if at - self._renewed.get(table, 0.0) > self.grace_ms / 2000:
                self._renewed[table] = at
                await self.tables.store.renew(table, self.tables.node, now)

    async def _sweep(self) -> None:
        for live_table in list(self.tables.live_tables.values()):
            if live_table.watchers and live_table.table.is_only_bots:
                self.look(
                    live_table
                )  # the node that played it may have nobody who looks on any more
        self.tables.sweep()
        for table in self._failures.keys() - self.tables.live_tables.keys():
            del self._failures[table]


def _is_open(table: Table, key: Key) -> bool:
    """Whether the decision is still to be made by us."""
    return (
        table.status == "running"
        and table.since[key.decision.seat].sequence == key.since
        and key.decision
        in table.pending_decisions()  # whoever comes back has all the time of a clock again
    )


def entry_for(table: Table, key: Key, actions: list[Action]) -> Acted | None:
    """What is to be stored of a decision; None if it is not ours to make any more."""
    if not _is_open(table, key):
        return None
    return acted(
        table, key.decision.seat, actions, "clock" if key.decision.by == "clock" else "bot"
    )
