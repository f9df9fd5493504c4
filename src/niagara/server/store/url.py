"""Addresses of databases as people write them, checked."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

SQLITE = "sqlite"
POSTGRES = "postgresql"
_DRIVERS = {
    "sqlite": SQLITE,
    "sqlite+aiosqlite": SQLITE,
    "postgres": POSTGRES,
    "postgresql": POSTGRES,
    "postgresql+asyncpg": POSTGRES,
}
_EXAMPLES = "Write niagara.db, sqlite:///path/to/niagara.db or postgresql://user@host/database."


def read_url(text: str) -> URL:
    """The address of a store; raises ValueError for what is not supported.

    >>> read_url("niagara.db").render_as_string()
    'sqlite:///niagara.db'
    >>> read_url("postgres://me@example.org/games").render_as_string()
    'postgresql://me@example.org/games'
    """
    if "://" not in text:
        return _sqlite(URL.create(SQLITE, database=text))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # Neither the text nor its cause is shown: there may be a password in it.
        raise ValueError(f"This is not the address of a database. {_EXAMPLES}") from None
    if (driver := _DRIVERS.get(url.drivername)) is None:
        raise ValueError(f"{url.drivername!r} databases are not supported. {_EXAMPLES}")
    url = url.set(drivername=driver)
    return _sqlite(url) if driver == SQLITE else _postgres(url)


def is_sqlite(url: URL) -> bool:
    """Whether the data is in a file, not in PostgreSQL."""
    return url.drivername == SQLITE


def _sqlite(url: URL) -> URL:
    path = url.database
    if not path or path == ":memory:" or url.host or url.query:
        raise ValueError(
            f"SQLite needs the path of a file and nothing else (three slashes). {_EXAMPLES}"
        )
    return url.set(database=str(Path(path).expanduser()))


def _postgres(url: URL) -> URL:
    if not url.database:
        raise ValueError(f"The name of the PostgreSQL database is missing. {_EXAMPLES}")
    mode = url.query.get("ssl")
    if isinstance(mode, str):  # SQLAlchemy's word for it
        url = url.difference_update_query(["ssl"]).update_query_dict({"sslmode": mode})
    return url
