"""How a group of appends gets into a database: each kind of database has its own way."""

from asyncio import Future
from collections.abc import Sequence
from typing import Protocol

from niagara.server.store.interface import Row, TableMeta


class Append:
    """An entry that waits to be written, and who waits for it."""

    __slots__ = ("answer", "members", "meta", "row", "snapshot", "table")

    def __init__(
        self, table: str, row: Row, meta: TableMeta, snapshot: bytes | None, answer: Future[None]
    ) -> None:
        self.table = table
        self.row = row
        self.meta = meta
        self.snapshot = snapshot
        self.answer = answer
        self.members: tuple[str, ...] | None = meta.members  # None: as they were


class Pen(Protocol):
    """Writes groups, one at a time, in which no table occurs twice."""

    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Disconnect."""

    async def write(self, group: Sequence[Append]) -> None:
        """Commit all or nothing.

        An append fits if its table has just the entry before, and none for a first entry. Raises
        `Conflict` if one does not fit, `Unavailable` if the database does not answer, and
        whatever the driver says of values that it cannot keep.
        """
