"""Translates errors of asyncpg; imported when there is one: asyncpg takes long to import."""

from typing import Final

import asyncpg

from niagara.server.store.interface import Conflict, Fault, Unavailable

_FAULTS: Final[dict[type[Exception], Fault]] = {
    asyncpg.DiskFullError: "full",
    asyncpg.ReadOnlySQLTransactionError: "read-only",
    asyncpg.DataCorruptedError: "corrupt",
    asyncpg.IndexCorruptedError: "corrupt",
    asyncpg.PostgresIOError: "disk",
    asyncpg.LockNotAvailableError: "locked",
}
# Values that cannot be kept, however often one tries.
_NEVER: Final = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.ProgramLimitExceededError,
)


def translated_from_postgres(error: BaseException) -> Exception | None:
    """`Conflict`, `Unavailable` or ValueError; None if a statement of ours is wrong."""
    if isinstance(error, asyncpg.SyntaxOrAccessError):
        return None
    if not isinstance(error, asyncpg.PostgresError):
        # The driver's own, also of a connection that was idle when the server stopped.
        return Unavailable(str(error) or type(error).__name__)
    if isinstance(error, asyncpg.UniqueViolationError):
        return Conflict("there is such a row already")
    if isinstance(error, _NEVER):
        return ValueError(f"the database cannot keep this value ({type(error).__name__})")
    fault = next((word for kind, word in _FAULTS.items() if isinstance(error, kind)), None)
    # The first argument alone: details quote values.
    return Unavailable(str(error.args[0] if error.args else type(error).__name__), fault or "away")
