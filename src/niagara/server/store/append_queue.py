"""Group commit: appends that wait at the same time are committed and answered together."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Final

from niagara.server.store.append_group import Append
from niagara.server.store.interface import Row, TableMeta, Unavailable

LARGEST_GROUP = 256
LONGEST_WAIT_S = 0.02  # for others to join
TABLES_REMEMBERED = 50_000


class AppendQueue:
    """Answers no append before it is durable.

    ``write`` commits a group in which no table occurs twice, all or nothing.
    """

    def __init__(self, write: Callable[[Sequence[Append]], Awaitable[None]]) -> None:
        self._write: Final = write
        self._waiting: deque[Append] = deque()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        # The members of tables at the sequence number at which this node wrote them last.
        self._members: dict[str, tuple[int, tuple[str, ...]]] = {}

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="store append queue")

    async def close(self) -> None:
        """Write what waits, and stop."""
        if self._task is not None:
            task, self._task = self._task, None
            self._wake.set()
            await task

    async def append(self, table: str, row: Row, meta: TableMeta, snapshot: bytes | None) -> None:
        """Wait until an entry is durable."""
        if self._task is None:
            raise Unavailable("the store is closed")
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, row, meta, snapshot, answer, meta.members))
        self._wake.set()
        await answer

    async def _run(self) -> None:
        while self._task is not None or self._waiting:
            await self._wake.wait()
            await self._gather()
            while group := self._take():
                await self._commit(group)
                await self._gather()
            if self._task is not None:
                self._wake.clear()

    async def _gather(self) -> None:
        """Let others join: for as long as every turn of the event loop brings another append.

        A commit costs the same for one as for many. When few write, nobody waits for more than a
        turn; when all are busy, they are written and answered together.
        """
        count, until = -1, perf_counter() + LONGEST_WAIT_S
        while count < len(self._waiting) < LARGEST_GROUP and perf_counter() < until:
            count = len(self._waiting)
            await asyncio.sleep(0)

    def _take(self) -> list[Append]:
        """What waits, up to a table's second entry, which has to find the first one written."""
        group: dict[str, Append] = {}
        while self._waiting and len(group) < LARGEST_GROUP:
            append = self._waiting[0]
            if append.table in group:
                break
            self._waiting.popleft()
            if not append.answer.done():  # nobody waits any more
                group[append.table] = append
                self._skip_unchanged_members(append)
        return list(group.values())

    async def _commit(self, group: Sequence[Append]) -> None:
        try:
            await self._write(group)
        except Unavailable as error:
            for append in group:
                _refuse(append, Unavailable(str(error), error.fault))
        except Exception as error:  # noqa: BLE001 - it is handed to the one who waits
            if len(group) == 1:
                _refuse(group[0], error)
                return
            # Halving finds the append that fails in far fewer commits than one by one.
            middle = len(group) // 2
            await self._commit(group[:middle])
            await self._commit(group[middle:])
        else:
            for append in group:
                self._members[append.table] = (append.row.sequence, append.meta.members)
                if not append.answer.done():
                    append.answer.set_result(None)

    def _skip_unchanged_members(self, append: Append) -> None:
        """Do not write the members if the entry before was written here with the same ones."""
        if len(self._members) > TABLES_REMEMBERED:
            self._members.clear()
        before = self._members.get(append.table)
        if before is not None and before == (append.row.sequence - 1, append.meta.members):
            append.members = None


def _refuse(append: Append, error: Exception) -> None:
    if not append.answer.done():
        append.answer.set_exception(error)
