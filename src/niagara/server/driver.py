"""The driver: plays for bots, and for people whose clock has run out.

The node that appended last sees to a table. Should it fall silent, another claims the table when
it is overdue. If two nodes still decide at once, the store takes the first and refuses the other.
"""

import asyncio
import logging
from typing import Final

from niagara.bots.budget import Budget
from niagara.bots.levels import LEVELS
from niagara.rules import Action, NiagaraError, seen_by, stage, view
from niagara.server.entries import Acted
from niagara.server.house import House
from niagara.server.playing import acted
from niagara.server.refusal import Refusal
from niagara.server.room import Room
from niagara.server.state import Duty
from niagara.server.store.base import Unavailable
from niagara.server.table import Table
from niagara.server.thinker import Thinker

GRACE_MS: Final = 5_000  # how long an overdue table is left to the node that has it
LOOK_S: Final = 1.0  # between two looks at what is overdue
SOON_MS: Final = 60_000  # later clocks are left to the look at the store
MOST_AT_ONCE: Final = 200
log: Final = logging.getLogger(__name__)


def thinking_ms(level: str) -> int:
    """How long a bot of a level may think."""
    word = next(item.bot for item in LEVELS if item.name == level)
    setting = word.partition(":")[2]
    return Budget.parse(setting).milliseconds or 0 if setting else 0


THINKING_MS: Final = {level.name: thinking_ms(level.name) for level in LEVELS}
Key = tuple[str, Duty, int]  # table, decision, and the sequence number since when it is due


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
        self._look: asyncio.Task[None] | None = None
        house.grew = self.look

    def open(self) -> None:
        """Begin to look after overdue tables."""
        self._look = asyncio.get_running_loop().create_task(self._look_around())

    async def close(self) -> None:
        """Stop: what is not decided yet is decided by whoever comes next."""
        tasks = [*self._tasks.values(), *([self._look] if self._look else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinker.close()

    def look(self, room: Room) -> None:
        """See to whatever a table needs now or soon, if it is ours."""
        if not room.is_ours:
            return
        for duty in room.table.duties():
            key = (room.id, duty, room.table.since[duty.seat].sequence)
            if key not in self._tasks and duty.when - self.house.now() < SOON_MS:
                task = asyncio.get_running_loop().create_task(self._see_to(room, duty, key))
                self._tasks[key] = task

    async def _see_to(self, room: Room, duty: Duty, key: Key) -> None:
        try:
            if duty.by == "clock":
                await self._until(duty.when)
            actions = await self._think(room, duty, key)
            if actions:
                await self._until(duty.when + self._pace(duty))
                await self.house.act_for(room, lambda table: entry_for(table, duty, key, actions))
        except (Refusal, Unavailable, NiagaraError) as error:
            # The store is away, or the table has moved on: the look around comes back to it.
            log.info("a decision is put off", extra={"table": room.id, "why": type(error).__name__})
        finally:
            self._tasks.pop(key, None)

    def _pace(self, duty: Duty) -> int:
        """A bot answers at a set time, however long it thought: time would tell what it holds."""
        if duty.by == "clock" or not self.pace_ms:
            return 0
        return max(self.pace_ms, THINKING_MS[duty.level] + 100)

    async def _until(self, when: int) -> None:
        wait = when - self.house.now()
        if wait > 0:
            await asyncio.sleep(wait / 1000)

    async def _think(self, room: Room, duty: Duty, key: Key) -> list[Action]:
        """The actions of a whole turn, each decided on what the seat sees after those before."""
        async with room.lock:
            await room.refresh()
            if not _is_open(room.table, duty, key):
                return []
            if room.history is None:
                await room.whole_log()
            position = room.table.game()
            seen = seen_by(room.history or [], duty.seat)
        actions: list[Action] = []
        staged = stage(position, duty.seat, actions)
        while not staged.is_whole:
            sight = view(staged.position, duty.seat)
            action = await self.thinker.decide(room.id, duty.level, sight, staged.legal, seen)
            actions.append(action)
            staged = stage(position, duty.seat, actions)
        return actions

    async def _look_around(self) -> None:
        """Again and again: take up what is overdue, and say what we are still at."""
        while True:
            try:
                await self._take_up()
                await self._renew()
                self.house.sweep()
            except (Refusal, Unavailable, OSError) as error:
                log.warning("cannot look for overdue tables: %s", error)
            await asyncio.sleep(LOOK_S)

    async def _take_up(self) -> None:
        now = self.house.now()
        for overdue in await self.house.store.overdue(now, MOST_AT_ONCE):
            if overdue.node != self.house.node:
                late = overdue.due < now - self.grace_ms
                if not late or not await self.house.store.claim(overdue, self.house.node, now):
                    continue
            room = await self.house.room(overdue.table)
            room.is_ours = True
            self.look(room)

    async def _renew(self) -> None:
        now = self.house.now()
        due = [table for table, duty, _ in self._tasks if duty.when <= now]
        for table in dict.fromkeys(due):  # each once, in an order that is the same every time
            await self.house.store.renew(table, self.house.node, now)


def _is_open(table: Table, duty: Duty, key: Key) -> bool:
    """Whether the decision is still to be made by us."""
    return (
        table.status == "running"
        and table.since[duty.seat].sequence == key[2]
        and duty in table.duties()  # whoever comes back has all the time of a clock again
    )


def entry_for(table: Table, duty: Duty, key: Key, actions: list[Action]) -> Acted | None:
    """What is to be stored of a decision; None if it is not ours to make any more."""
    if not _is_open(table, duty, key):
        return None
    return acted(table, duty.seat, actions, "clock" if duty.by == "clock" else "bot")
