"""Translates the drivers' errors into those of `interface`, without the values they quote.

Drivers quote names, chat and tiles in their messages. So neither the messages nor the errors
themselves (as a cause) go any further, except where a database reports its own state.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError

from niagara.server.store.interface import Conflict, Fault, Unavailable

_DRIVER_ERRORS: Final = (DBAPIError, sqlite3.Error, OSError, TimeoutError, UnicodeEncodeError)
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
# Statements that are wrong: they have placeholders where values would be.
_WRONG: Final = (
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.NotSupportedError,
)


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise ours instead of a driver's."""
    try:
        yield
    except Exception as error:
        meant = translated(error)
        if meant is error:
            raise
        raise meant from None


def translated(error: BaseException) -> BaseException:
    """`Conflict`, `Unavailable` or ValueError for a driver's error; any other error itself.

    Also the error itself if a statement of ours is wrong.
    """
    cause = _cause(error)
    if type(cause).__module__.partition(".")[0] == "asyncpg":
        from niagara.server.store.postgres_errors import translated_from_postgres  # noqa: PLC0415

        return translated_from_postgres(cause) or error
    if not isinstance(error, _DRIVER_ERRORS) or isinstance(cause, _WRONG):
        return error
    if isinstance(cause, sqlite3.Error):
        return _from_sqlite(cause)
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
