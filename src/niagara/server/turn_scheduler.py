"""Schedules the decisions of bots, and of people whose clock has run out.

A table belongs to the node that appended last. If that node stops, another one claims the table
when it is overdue. If two nodes decide at once, the store accepts the first and refuses the other.
A game that only bots play goes on only while somebody watches it, on a node where they do.

Clocks that somebody watches have timers. All others are found by the query for overdue tables, the
longest waiting first and a bounded number at a time: abandoned tables never crowd out the rest.
"""

import asyncio
from time import monotonic
from typing import Final, NamedTuple

from niagara.bots.levels import LEVELS, thinking_ms
from niagara.rules import Action, seen_by, stage, view
from niagara.server.bot_pool import BotPool, BotRequest
from niagara.server.exercise_tables import scripted_actions
from niagara.server.game_commands import acted_entry
from niagara.server.live_table import LiveTable
from niagara.server.refusal import Refusal
from niagara.server.store.interface import Overdue, Unavailable
from niagara.server.table import Table
from niagara.server.table_service import TableService
from niagara.server.table_state import NewEntry, PendingDecision

GRACE_MS: Final = 5_000  # how long an overdue table is left to its node
QUERY_S: Final = 1.0  # between two queries for overdue tables
SOON_MS: Final = 60_000  # later decisions are found by the query for overdue tables
SKEW_MS: Final = 60_000  # a time this far in the future was written by a wrong clock
SKEW_QUERY_S: Final = 10.0
WATCHED_MS: Final = 60_000  # how long a game of bots goes on after somebody asked for it
MOST_AT_ONCE: Final = 50  # overdue decisions that may be in progress at once
LONGEST_PAUSE_MS: Final = 300_000  # between two attempts at a decision that keeps failing
# The table has changed or the store is unavailable: the query for overdue tables finds it again.
RETRIED_SOON: Final = (Refusal, Unavailable)


THINKING_MS: Final = {level.name: thinking_ms(level) for level in LEVELS}


class DecisionKey(NamedTuple):
    """A pending decision at a table, and the sequence number at which it began."""

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
        self._tasks: Final[dict[DecisionKey, asyncio.Task[None]]] = {}
        self._overdue: Final[set[DecisionKey]] = set()  # decisions of overdue tables
        self._failures: Final[dict[str, int]] = {}  # consecutive ones, by table
        self._renewed: Final[dict[str, float]] = {}
        tables.on_change = self.schedule

    def open(self) -> None:
        """Start the regular queries."""
        background = self.tables.background
        background.repeat("scheduling overdue tables", self._schedule_overdue, QUERY_S)
        background.repeat("scheduling misdated tables", self._schedule_misdated, SKEW_QUERY_S)
        background.repeat("renewing claims", self._renew, QUERY_S)
        background.repeat("sweeping tables", self._sweep, QUERY_S)

    async def close(self) -> None:
        """Stop; pending decisions are left to other nodes, or to the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bot_pool.close()

    def schedule(self, live_table: LiveTable) -> None:
        """Schedule a table's bots and the clocks that somebody watches, if they are ours."""
        if live_table.fault is None and self._is_ours(live_table):
            soon = self._decisions_before(live_table.table, self.tables.now() + SOON_MS)
            is_watched = bool(live_table.watchers)
            self._start_tasks(
                live_table, [each for each in soon if is_watched or each.by != "clock"]
            )

    def _start_tasks(
        self, live_table: LiveTable, decisions: list[PendingDecision]
    ) -> list[DecisionKey]:
        """Start the tasks of decisions that have none yet."""
        table, start = live_table.table, self.tables.background.start
        keys = [
            DecisionKey(live_table.id, decision, table.since[decision.seat].sequence)
            for decision in decisions
        ]
        new = [key for key in keys if key not in self._tasks]
        for key in new:
            self._tasks[key] = start("a decision", self._run, key, table.clock)
        return new

    def _is_ours(self, live_table: LiveTable) -> bool:
        if not live_table.table.is_only_bots:
            return live_table.is_ours
        return bool(live_table.watchers) or self.tables.now() - live_table.visited_at < WATCHED_MS

    def _decisions_before(self, table: Table, when: int) -> list[PendingDecision]:
        """Decisions due before some time, or dated into the future by a wrong clock."""
        ahead = self.tables.now() + SKEW_MS
        return [
            decision
            for decision in table.pending_decisions()
            if decision.when < when or table.since[decision.seat].at > ahead
        ]

    async def _run(self, key: DecisionKey, clock: int | None) -> None:
        try:
            await self._decide(key, clock)
            self._failures.pop(key.table, None)
        except RETRIED_SOON as error:
            self.tables.background.report("a decision", error, key.table)
        except Exception as error:  # noqa: BLE001 - one bad table must not stop the others
            self.tables.background.report("a decision", error, key.table)
            await self._retry_later(key.table)
        finally:
            self._tasks.pop(key, None)
            self._overdue.discard(key)

    async def _decide(self, key: DecisionKey, clock: int | None) -> None:
        decision = key.decision
        if decision.by == "clock":
            await self._wait_until(decision.when, 1000 * (clock or 0))
        actions = await self._decide_turn(key)
        if actions:
            pace = self._pace(decision)
            await self._wait_until(decision.when + pace, pace)
            await self.tables.append_decided(
                key.table, lambda table: entry_for(table, key, actions)
            )

    async def _retry_later(self, table: str) -> None:
        """Postpone a table's decisions, longer with every failure."""
        failures = self._failures[table] = self._failures.get(table, 0) + 1
        pause = min(1000 * 2**failures, LONGEST_PAUSE_MS)
        await self.tables.store.renew(table, self.tables.node, self.tables.now() + pause)

    def _pace(self, decision: PendingDecision) -> int:
        """How long a bot takes: a fixed time, since the thinking time would hint at its tiles."""
        if decision.by == "clock" or not self.pace_ms:
            return 0
        return max(self.pace_ms, THINKING_MS[decision.level] + 100)

    async def _wait_until(self, when: int, longest: int) -> None:
        """Wait until a time, but at most so long, in case the clock was set back."""
        wait = min(when - self.tables.now(), longest)
        if wait > 0:
            await asyncio.sleep(wait / 1000)

    async def _decide_turn(self, key: DecisionKey) -> list[Action]:
        """The actions of a whole turn, decided one after the other."""
        decision = key.decision
        async with self.tables.enter(key.table, is_visit=False) as live_table:
            is_pending = live_table.fault is None and _is_pending(live_table.table, key)
            if not is_pending or not self._is_ours(live_table):
                return []
            if live_table.events is None:
                await live_table.load(whole=True)
                live_table.is_ours = True
            position, owner = live_table.table.game(), live_table.table.host
            scripted = scripted_actions(live_table.table, decision.seat)
            if scripted is not None:
                return scripted
            seen = seen_by(live_table.events or [], decision.seat)
        actions: list[Action] = []
        staged = stage(position, decision.seat, actions)
        while not staged.is_whole:
            sight = view(staged.position, decision.seat)
            asked = BotRequest(
                *(key.table, owner, decision.level, decision.temperament),
                *(sight, staged.legal, seen),
            )
            actions.append(await self.bot_pool.decide(asked))
            staged = stage(position, decision.seat, actions)
        return actions

    async def _schedule_overdue(self) -> None:
        """Schedule overdue tables, using at most half of the event loop's time."""
        now = self.tables.now()
        at_work = {key.table for key in self._tasks}
        for overdue in await self.tables.store.overdue(now, MOST_AT_ONCE + len(at_work)):
            if overdue.table not in at_work and len(self._overdue) < MOST_AT_ONCE:
                began = monotonic()
                await self._schedule_table(overdue, now)
                await asyncio.sleep(monotonic() - began)

    async def _schedule_misdated(self) -> None:
        """Schedule tables that a node with a wrong clock dated into the future."""
        now = self.tables.now()
        for overdue in await self.tables.store.tables_dated_ahead(now, MOST_AT_ONCE):
            await self._schedule_table(overdue, now)

    async def _schedule_table(self, overdue: Overdue, now: int) -> None:
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
                is_idle = live_table.fault is not None or not self._is_ours(live_table)
                if not is_idle:
                    due = self._decisions_before(live_table.table, now)
                    self._overdue.update(self._start_tasks(live_table, due))
        except Exception as error:  # noqa: BLE001 - one bad table must not stop the others
            tables.background.report("scheduling a table", error, overdue.table)
            await self._retry_later(overdue.table)
            return
        if is_idle:  # damaged, or nobody watches: no longer due
            await tables.store.renew(overdue.table, tables.node, None)

    async def _renew(self) -> None:
        """Renew the claims on tables in progress, so that other nodes do not take them over."""
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
                self.schedule(live_table)  # another node may have had the last watcher there
        self.tables.sweep()
        for table in self._failures.keys() - self.tables.live_tables.keys():
            del self._failures[table]


def _is_pending(table: Table, key: DecisionKey) -> bool:
    """Whether a decision is still pending."""
    return (
        table.status == "running"
        and table.since[key.decision.seat].sequence == key.since
        and key.decision in table.pending_decisions()  # returning restarts the clock
    )


def entry_for(table: Table, key: DecisionKey, actions: list[Action]) -> NewEntry | None:
    """The entry of a decision; None if it is no longer pending."""
    if not _is_pending(table, key):
        return None
    return acted_entry(table, key.decision.seat, actions, key.decision.by)
