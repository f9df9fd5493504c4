"""`niagara db`: upgrade, back up and export the database of a server."""

import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer

from niagara.cli.file_error import file_error_text
from niagara.cli.spoken_commands import SpokenCommand, SpokenGroup
from niagara.cli.words import error_message, message
from niagara.locales.spoken_error import SpokenError

NAME: Final = "niagara db"

db = typer.Typer(cls=SpokenGroup, no_args_is_help=True, rich_markup_mode=None)
Where = Annotated[str | None, typer.Option(metavar="text")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", metavar="file")]


@db.command(cls=SpokenCommand)
def upgrade(database: Where = None, settings: SettingsFile = None) -> None:
    """Bring the database to the version that this program needs, making it if need be."""
    from niagara.server.store import migrate  # noqa: PLC0415 - the extra "server" may be missing

    url = _database(database, settings)
    _do(migrate.upgrade(url))
    print(message("db-upgraded", version=migrate.NEWEST))


@db.command(cls=SpokenCommand)
def backup(
    file: Annotated[Path, typer.Argument(metavar="file")],
    database: Where = None,
    settings: SettingsFile = None,
) -> None:
    """Copy the database while it is in use: a SQLite file, or of PostgreSQL an export."""
    from niagara.server.store import backup_and_export  # noqa: PLC0415

    try:
        _do(backup_and_export.backup(_existing(database, settings), file))
    except FileExistsError as error:
        _stop(file_error_text(error, file), error)
    print(message("db-copied", path=str(file)))


@db.command(cls=SpokenCommand)
def export(
    file: Annotated[Path | None, typer.Argument(metavar="file")] = None,
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
        _stop(file_error_text(error, file), error)


def _database(given: str | None, file: Path | None) -> str:
    """The database's address: flag before environment before file, as for `serve`."""
    from niagara.server.settings import BadSetting, load  # noqa: PLC0415

    try:
        return load({"database": given}, file).database
    except BadSetting as error:
        _stop(error_message(error), error, status=2)


def _existing(given: str | None, settings: Path | None) -> str:
    """The same, but a SQLite file must exist: opening it would create an empty one."""
    from niagara.server.store.url import is_sqlite, read_url  # noqa: PLC0415

    url = _database(given, settings)
    address = read_url(url)
    if is_sqlite(address) and not Path(address.database or "").is_file():
        _stop(message("error-database-none", path=address.database or ""))
    return url


def _do(work: Coroutine[Any, Any, None]) -> None:
    import asyncio  # noqa: PLC0415 - the other commands start without it

    from niagara.server.run import STORE_ERRORS, database_message  # noqa: PLC0415

    try:
        asyncio.run(work)
    except SpokenError as error:
        _stop(error_message(error), error)
    except FileExistsError:
        raise
    except STORE_ERRORS as error:
        _stop(database_message(error), error)


def _stop(text: str, error: Exception | None = None, status: int = 1) -> NoReturn:
    print(message("error-stopped", command=NAME, text=text), file=sys.stderr)
    raise typer.Exit(status) from error
