"""A backup to go back to, and an export for other programs to read; the database may be in use."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing, closing
from pathlib import Path
from typing import Any, BinaryIO

import asyncpg
import msgspec
from sqlalchemy import URL, Boolean, Table

from niagara.server.store.postgres import connect_arguments
from niagara.server.store.schema import entries, ratings, results, sessions, tables
from niagara.server.store.sql_from_schema import column_names
from niagara.server.store.sqlite import connect
from niagara.server.store.translate_errors import translate_errors
from niagara.server.store.url import is_sqlite, read_url

# What an export holds, line by line. Neither the secret nor the digests of links are in it;
# members, snapshots and analyses follow from the entries.
_EXPORTED = {
    "table": tables,
    "entry": entries,
    "session": sessions,
    "result": results,
    "rating": ratings,
}


async def backup(url: str, file: Path) -> None:
    """Copy a database: SQLite as a database, PostgreSQL as an export.

    The copy of a SQLite database has the secret in it, so nobody else may read the file. A file
    that is there already is left alone (FileExistsError).
    """
    part = _part(file)
    address = read_url(url)
    try:
        if is_sqlite(address):
            with translate_errors():
                await asyncio.to_thread(_vacuum_into, address.database or "", part)
        else:
            with part.open("wb") as stream:
                await export(url, stream)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


async def export(url: str, stream: BinaryIO) -> None:
    """Write every table's log, the sessions, results and ratings, as JSON lines."""
    address = read_url(url)
    rows = _sqlite_rows if is_sqlite(address) else _postgres_rows
    with translate_errors():
        async with aclosing(rows(address)) as found:
            async for kind, row in found:
                stream.write(_line(kind, row))


def _part(file: Path) -> Path:
    """An empty file beside it, renamed at the end: a file with the right name is always whole."""
    if file.exists():
        raise FileExistsError(f"{file} is there already")
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600, exist_ok=False)
    return part


def _vacuum_into(path: str, file: Path) -> None:
    with closing(connect(path)) as connection:
        connection.execute("VACUUM INTO ?", (str(file),))


async def _sqlite_rows(url: URL) -> AsyncGenerator[tuple[str, Sequence[Any]], None]:
    """Everything of one moment."""
    with closing(connect(url.database or "")) as connection:
        connection.execute("BEGIN")
        for kind, table in _EXPORTED.items():
            for row in connection.execute(_select(table)):
                yield kind, row


async def _postgres_rows(url: URL) -> AsyncGenerator[tuple[str, Sequence[Any]], None]:
    """Everything of one moment."""
    connection = await asyncpg.connect(**connect_arguments(url, answer_s=None))
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            for kind, table in _EXPORTED.items():
                async for row in connection.cursor(_select(table), prefetch=1000):
                    yield kind, row
    finally:
        await connection.close()


def _select(table: Table) -> str:
    keys = ", ".join(table.primary_key.columns.keys())
    return f"SELECT {column_names(table)} FROM {table.name} ORDER BY {keys}"  # noqa: S608 - no values


def _line(kind: str, row: Sequence[Any]) -> bytes:
    columns = zip(_EXPORTED[kind].columns, row, strict=True)
    values = {column.name: _json(column.type, value) for column, value in columns}
    return msgspec.json.encode({"kind": kind, **values}) + b"\n"


def _json(kind: object, value: Any) -> Any:
    """A value as JSON has it: bodies are JSON already, and SQLite keeps booleans as numbers."""
    if isinstance(value, bytes):
        return msgspec.json.decode(value)
    return bool(value) if isinstance(kind, Boolean) else value
