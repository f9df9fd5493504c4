"""A group of appends and what it changes in the database: the same statements in the same order."""

from asyncio import Future
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from niagara.server.store.interface import Conflict, Row, TableMeta

META_COLUMNS: Final = (
    *("id", "sequence", "status", "is_public", "is_rated", "summary", "changed", "due", "node"),
)


@dataclass(slots=True, eq=False)
class Append:
    """An entry that waits to be written, and the future of whoever waits for it."""

    table: str
    row: Row
    meta: TableMeta
    snapshot: bytes | None
    answer: Future[None]
    members: tuple[str, ...] | None  # None: unchanged

    def meta_values(self) -> tuple[object, ...]:
        """The table's row after this entry: the values of META_COLUMNS."""
        row, meta = self.row, self.meta
        return (
            self.table, row.sequence, meta.status, meta.is_public, meta.is_rated, meta.summary,
            row.at, meta.due, meta.node,
        )  # fmt: skip

    def entry_values(self) -> tuple[object, ...]:
        """The entry, in the order of the columns of `schema.entries`."""
        row = self.row
        return self.table, row.sequence, row.at, row.session, row.command, row.body

    def member_values(self) -> list[tuple[str, str]]:
        """Who sits at the table, in the order of the columns of `schema.members`."""
        return [(session, self.table) for session in dict.fromkeys(self.members or ())]


class AppendStatements(NamedTuple):
    """What a backend executes; each gets the values of many rows at once."""

    insert_tables: str
    update_tables: str
    insert_entries: str
    upsert_snapshots: str
    delete_members: str
    insert_members: str


async def write_group(
    group: Sequence[Append],
    statements: AppendStatements,
    execute: Callable[[str, Sequence[Sequence[object]]], Awaitable[int]],
) -> None:
    """Write everything that a group changes; ``execute`` answers how many rows it changed."""
    if new := [append.meta_values() for append in group if append.row.sequence == 1]:
        await execute(statements.insert_tables, new)
    grown = [append.meta_values() for append in group if append.row.sequence != 1]
    if grown and await execute(statements.update_tables, grown) != len(grown):
        raise Conflict("a table has not the entry before")
    await execute(statements.insert_entries, [append.entry_values() for append in group])
    if kept := [(a.table, a.row.sequence, a.snapshot) for a in group if a.snapshot is not None]:
        await execute(statements.upsert_snapshots, kept)
    if changed := [append for append in group if append.members is not None]:
        await execute(statements.delete_members, [(append.table,) for append in changed])
        if sitting := [row for append in changed for row in append.member_values()]:
            await execute(statements.insert_members, sitting)
