"""The schema's versions: bring a database up to date, or back."""

from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from niagara.server.store.database_backend import Database
from niagara.server.store.file_lock import FileLock
from niagara.server.store.locks import lock_schema
from niagara.server.store.url import is_sqlite, read_url

_STEPS = Path(__file__).parent / "migrations"


class Outdated(Exception):
    """The schema is not the one this version of the program works with."""


async def upgrade(url: str, to: str = "head") -> None:
    """Bring a database up to a version, making it if need be."""
    await _run(url, lambda config: command.upgrade(config, to))


async def downgrade(url: str, to: str = "base") -> None:
    """Bring a database back to a version; what that one cannot hold is lost."""
    await _run(url, lambda config: command.downgrade(config, to))


async def current(url: str) -> str | None:
    """The version of a database's schema, None before the first."""
    database = Database(read_url(url))
    try:
        async with database.reading() as connection:
            return await connection.run_sync(_version)
    finally:
        await database.close()


def newest() -> str:
    """The version this program works with."""
    version = ScriptDirectory.from_config(_config()).get_current_head()
    assert version is not None
    return version


def check(connection: Connection) -> None:
    """Raise `Outdated` unless the schema is current."""
    found, wanted = _version(connection), newest()
    if found != wanted:
        raise Outdated(
            f"The database is at version {found or 'none'}, this program needs {wanted}. "
            "Run `niagara db upgrade` (and make a backup first)."
        )


def _version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


async def _run(url: str, steps: Callable[[Config], None]) -> None:
    def run(connection: Connection) -> None:
        config = _config()
        config.attributes["connection"] = connection
        steps(config)

    address = read_url(url)
    if is_sqlite(address):
        # The secret will be in it.
        Path(address.database or "").touch(mode=0o600)  # noqa: ASYNC240 - a moment
    database = Database(address, seconds=None)
    lock = FileLock(address.database or "") if is_sqlite(address) else None
    try:
        if lock is not None:
            lock.take()
        async with database.writing() as connection:
            await lock_schema(connection)
            await connection.run_sync(run)
    finally:
        await database.close()
        if lock is not None:
            lock.release()
