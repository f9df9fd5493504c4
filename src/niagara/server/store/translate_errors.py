"""Translates the drivers' errors into those of `interface`, without the values they quote.

Drivers quote names, chat and tiles in their messages. So neither the messages nor the errors
themselves (as a cause) go any further, except where a database reports its own state.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError

from niagara.server.store.interface import Conflict, Fault, Unavailable

_DRIVER_ERRORS: Final = (
    *(DBAPIError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError),
    asyncpg.InternalClientError,  # also of a connection that was idle when the server stopped
    *(OSError, TimeoutError, UnicodeEncodeError),
)
_TAKEN: Final = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
_SQLITE_FAULTS: Final[dict[str, Fault]] = {  # by the beginning of the error's name
    "SQLITE_FULL": "full",
    "SQLITE_READONLY_DBMOVED": "moved",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CORRUPT": "corrupt",
    "SQLITE_NOTADB": "corrupt",
    "SQLITE_IOERR": "disk",
    "SQLITE_CANTOPEN": "disk",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
}
_POSTGRES_FAULTS: Final[dict[type[Exception], Fault]] = {
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
# Statements that are wrong: they have placeholders where values would be.
_WRONG: Final = (
    asyncpg.SyntaxOrAccessError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.NotSupportedError,
)


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise ours instead of a driver's."""
    try:
        yield
    except _DRIVER_ERRORS as error:
        meant = translated(error)
        if meant is error:
            raise
        raise meant from None


def translated(error: BaseException) -> BaseException:
    """`Conflict`, `Unavailable` or ValueError for a driver's error; any other error itself.

    Also the error itself if a statement of ours is wrong.
    """
    cause = _cause(error)
    if not isinstance(error, _DRIVER_ERRORS) or isinstance(cause, _WRONG):
        return error
    if isinstance(cause, sqlite3.Error):
        return _from_sqlite(cause)
    if isinstance(cause, asyncpg.PostgresError):
        return _from_postgres(cause)
    if isinstance(cause, UnicodeEncodeError):
        return ValueError("the database cannot keep this text: it has half a character in it")
    return Unavailable(str(cause) or type(cause).__name__)


def _cause(error: BaseException) -> BaseException:
    """The driver's own error behind those of SQLAlchemy."""
    if not isinstance(error, DBAPIError) or error.orig is None:
        return error
    return error.orig.__cause__ or error.orig


def _from_sqlite(error: sqlite3.Error) -> Exception:
    name: str = getattr(error, "sqlite_errorname", "")
    if name in _TAKEN:
        return Conflict(f"there is such a row already ({name})")
    if isinstance(error, sqlite3.IntegrityError | sqlite3.DataError):
        return ValueError(f"the database cannot keep this value ({name})")
    fault = next((word for key, word in _SQLITE_FAULTS.items() if name.startswith(key)), None)
    return Unavailable(str(error), fault or "away")


def _from_postgres(error: asyncpg.PostgresError) -> Exception:
    if isinstance(error, asyncpg.UniqueViolationError):
        return Conflict("there is such a row already")
    if isinstance(error, _NEVER):
        return ValueError(f"the database cannot keep this value ({type(error).__name__})")
    fault = next((word for kind, word in _POSTGRES_FAULTS.items() if isinstance(error, kind)), None)
    # The first argument alone: details quote values.
    return Unavailable(str(error.args[0] if error.args else type(error).__name__), fault or "away")
