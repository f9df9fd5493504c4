"""The one who writes entries: whatever waits is committed together, then all are answered."""

import asyncio
from collections import deque
from collections.abc import Sequence
from time import perf_counter

from niagara.server.store.interface import Row, TableMeta, Unavailable
from niagara.server.store.pen import Append, Pen

LARGEST_GROUP = 256
LONGEST_WAIT_S = 0.02  # for others to join
TABLES_REMEMBERED = 50_000


class Writer:
    """Commits in groups; nothing is answered before it is durable."""

    def __init__(self, pen: Pen) -> None:
        self._pen = pen
        self._waiting: deque[Append] = deque()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        # The members of tables at the sequence number at which this node wrote them last.
        self._members: dict[str, tuple[int, tuple[str, ...]]] = {}

    async def open(self) -> None:
        """Begin to write."""
        await self._pen.open()
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def close(self) -> None:
        """Write what waits, and stop."""
        if self._task is not None:
            task, self._task = self._task, None
            self._wake.set()
            await task
            await self._pen.close()

    async def append(self, table: str, row: Row, meta: TableMeta, snapshot: bytes | None) -> None:
        """Wait until an entry is durable."""
        if self._task is None:
            raise Unavailable("the store is closed")
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, row, meta, snapshot, answer))
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
        """Let others join: for as long as every turn of the event loop brings somebody.

        A commit costs the same for one as for many. When few write nobody waits for more than a
        turn; when all are busy they are written, and answered, together.
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
                self._spare_members(append)
        return list(group.values())

    async def _commit(self, group: Sequence[Append]) -> None:
        try:
            await self._pen.write(group)
        except Unavailable as error:
            for append in group:
                _refuse(append, Unavailable(str(error), error.fault))
        except Exception as error:  # noqa: BLE001 - it is handed to the one who waits
            if len(group) == 1:
                _refuse(group[0], error)
                return
            # Halving finds the guilty one in far fewer commits than one by one.
            middle = len(group) // 2
            await self._commit(group[:middle])
            await self._commit(group[middle:])
        else:
            for append in group:
                self._members[append.table] = (append.row.sequence, append.meta.members)
                if not append.answer.done():
                    append.answer.set_result(None)

    def _spare_members(self, append: Append) -> None:
        """Leave the members alone if the entry before was ours and had the same ones."""
        if len(self._members) > TABLES_REMEMBERED:
            self._members.clear()
        before = self._members.get(append.table)
        if before is not None and before == (append.row.sequence - 1, append.meta.members):
            append.members = None


def _refuse(append: Append, error: Exception) -> None:
    if not append.answer.done():
        append.answer.set_exception(error)
