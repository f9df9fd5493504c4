"""What the store needs of a database; `sqlite` and `postgres` are the two that provide it.

Statements are written once, in the words of PostgreSQL; `sqlite` translates what it says otherwise.
"""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from enum import IntEnum
from typing import Any, Protocol

from niagara.server.store.append_group import Append
from niagara.server.store.fault_log import FaultLog

Rows = Sequence[Sequence[Any]]


class AdvisoryLock(IntEnum):
    """What only one node at a time may change; any numbers that nobody else locks."""

    RATINGS = 0x4E696167
    SCHEMA = 0x4E696168


class Transaction(Protocol):
    """Statements that are committed together."""

    async def rows(self, sql: str, *values: object) -> Rows:
        """The rows a statement finds or returns."""

    async def execute(self, sql: str, *values: object) -> int:
        """Execute a statement that returns nothing; how many rows it changed."""

    async def execute_many(self, sql: str, rows: Sequence[Sequence[object]]) -> object:
        """Execute a statement once for each row of values."""

    async def lock(self, lock: AdvisoryLock) -> None:
        """Wait until no other transaction holds this lock; held to the end of this one."""


class DatabaseBackend(Protocol):
    """The connections to one database. Errors are those of `errors.translate_errors`."""

    faults: FaultLog

    async def open(self) -> None:
        """Make connecting possible."""

    async def close(self) -> None:
        """Close every connection."""

    async def rows(self, sql: str, *values: object) -> Rows:
        """The rows of one statement, which sees what is committed."""

    async def scan(self, sql: str, *values: object) -> Rows:
        """The rows of a statement that may read a whole table to find a few."""

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction, durable once the block has ended, rolled back if it raises."""

    async def write_appends(self, group: Sequence[Append]) -> None:
        """Commit a group in which no table occurs twice: all of it or nothing.

        Raises `Conflict` if a table's last entry is not the one before the appended one.
        """


class StorePart:
    """What the parts of the store have in common: the database that they are kept in."""

    _backend: DatabaseBackend

    async def _execute(self, sql: str, *values: object) -> int:
        """Execute one statement in a transaction of its own; how many rows it changed."""
        async with self._backend.transaction() as transaction:
            return await transaction.execute(sql, *values)
