"""Copies of what is stored: a backup to go back to, and an export for other programs to read."""

from pathlib import Path
from typing import BinaryIO

import msgspec
from sqlalchemy import RowMapping, select, text

from niagara.server.store.database_backend import Database
from niagara.server.store.schema import entries, ratings, results, sessions, tables
from niagara.server.store.url import is_sqlite, read_url

# What an export holds, line by line. Neither the secret nor the digests of links are in it; members
# and snapshots follow from the entries.
_EXPORTED = {
    "table": tables,
    "entry": entries,
    "session": sessions,
    "result": results,
    "rating": ratings,
}


async def backup(url: str, file: Path) -> None:
    """Copy a database that is in use: SQLite as a database, PostgreSQL as an export.

    The copy of a SQLite database has the secret in it, so nobody else may read the file. A file
    that is there already is left alone (FileExistsError).
    """
    part = _part(file)
    try:
        if is_sqlite(read_url(url)):
            await _copy(url, part)
        else:
            with part.open("wb") as stream:
                await export(url, stream)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


async def export(url: str, stream: BinaryIO) -> None:
    """Write every table's log, the sessions, results and ratings, as JSON lines."""
    database = Database(read_url(url), seconds=None)
    try:
        async with database.viewing() as connection:
            for kind, kept in _EXPORTED.items():
                query = select(kept).order_by(*kept.primary_key.columns)
                async with connection.stream(query) as rows:
                    async for row in rows.mappings():
                        stream.write(_line(kind, row))
    finally:
        await database.close()


def _part(file: Path) -> Path:
    """An empty file beside: whoever finds one under the right name shall find all of it."""
    if file.exists():
        raise FileExistsError(f"{file} is there already")
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600, exist_ok=False)
    return part


async def _copy(url: str, file: Path) -> None:
    database = Database(read_url(url), seconds=None)
    try:
        async with database.reading() as connection:
            await connection.execute(text("VACUUM INTO :file"), {"file": str(file)})
    finally:
        await database.close()


def _line(kind: str, row: RowMapping) -> bytes:
    values = {
        name: msgspec.json.decode(value) if isinstance(value, bytes) else value
        for name, value in row.items()
    }
    return msgspec.json.encode({"kind": kind, **values}) + b"\n"
