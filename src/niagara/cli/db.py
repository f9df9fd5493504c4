"""`niagara db`: upgrade, back up and export the database of a server."""

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

db = typer.Typer(help="Maintain the database of a server.", rich_markup_mode=None)
Where = Annotated[
    str | None, typer.Option(help="A file, or postgresql://user@host/name; else as `serve` has it.")
]
SettingsFile = Annotated[
    Path | None, typer.Option("--settings", help="The TOML file that `serve` is given.")
]


@db.command()
def upgrade(database: Where = None, settings: SettingsFile = None) -> None:
    """Bring the database to the version that this program needs, making it if need be."""
    from niagara.server.store import migrate  # noqa: PLC0415 - the extra "server" may be missing

    url = _database(database, settings)
    _do(migrate.upgrade(url))
    print(f"The database is at version {migrate.newest()}.")


@db.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to; it must not be there yet.")],
    database: Where = None,
    settings: SettingsFile = None,
) -> None:
    """Copy the database while it is in use: a SQLite file, or of PostgreSQL an export."""
    from niagara.server.store import backup_and_export  # noqa: PLC0415

    _do(backup_and_export.backup(_existing(database, settings), file))
    print(f"The copy is in {file}: keep it as safe as the database.")


@db.command()
def export(
    file: Annotated[Path | None, typer.Argument(help="Where to; else standard output.")] = None,
    database: Where = None,
    settings: SettingsFile = None,
) -> None:
    """Write out all tables, sessions, results and ratings, one JSON object a line."""
    from niagara.server.store import backup_and_export  # noqa: PLC0415

    url = _existing(database, settings)
    if file is None:
        _do(backup_and_export.export(url, sys.stdout.buffer))
        return
    try:
        with file.open("xb") as stream:
            _do(backup_and_export.export(url, stream))
    except OSError as error:
        _stop(f"cannot write {file}: {error.strerror}", error)


def _database(given: str | None, file: Path | None) -> str:
    """The database's address: flag before environment before file, as for `serve`."""
    from niagara.server.settings import BadSetting, load  # noqa: PLC0415

    try:
        return load({"database": given}, file).database
    except BadSetting as error:
        print(f"niagara db: {error}", file=sys.stderr)
        raise typer.Exit(2) from error


def _existing(given: str | None, settings: Path | None) -> str:
    """The same, but a SQLite file must exist: opening it would create an empty one."""
    from niagara.server.store.url import is_sqlite, read_url  # noqa: PLC0415

    url = _database(given, settings)
    address = read_url(url)
    if is_sqlite(address) and not Path(address.database or "").is_file():
        _stop(f"there is no database at {address.database}")
    return url


def _do(work: Coroutine[Any, Any, None]) -> None:
    from niagara.server.run import STORE_ERRORS, database_message  # noqa: PLC0415

    try:
        asyncio.run(work)
    except STORE_ERRORS as error:
        _stop(database_message(error), error)


def _stop(message: str, error: Exception | None = None) -> NoReturn:
    print(f"niagara db: {message}", file=sys.stderr)
    raise typer.Exit(1) from error
