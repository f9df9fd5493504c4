"""The schema's versions: bring a database up to date, or back."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, NullPool, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from niagara.locales.spoken_error import SpokenError
from niagara.server.store.database_backend import AdvisoryLock
from niagara.server.store.file_lock import FileLock
from niagara.server.store.postgres import connect_arguments
from niagara.server.store.sqlite import connect
from niagara.server.store.translate_errors import translate_errors
from niagara.server.store.url import is_sqlite, read_url

T = TypeVar("T")
_STEPS = Path(__file__).parent / "migrations"


class Outdated(SpokenError):
    """The schema is not the one this version of the program works with."""


async def upgrade(url: str, to: str = "head") -> None:
    """Bring a database up to a version, making it if need be."""
    await _run_steps(read_url(url), lambda config: command.upgrade(config, to))


async def downgrade(url: str, to: str = "base") -> None:
    """Bring a database back to a version; what that one cannot hold is lost."""
    await _run_steps(read_url(url), lambda config: command.downgrade(config, to))


async def current(url: str) -> str | None:
    """The version of a database's schema, None before the first."""
    return await run_in_transaction(read_url(url), _version)


def newest() -> str:
    """The version this program works with."""
    version = ScriptDirectory.from_config(_config()).get_current_head()
    assert version is not None
    return version


async def check_version(url: URL) -> None:
    """Raise `Outdated` unless the schema is current."""
    found, wanted = await run_in_transaction(url, _version), newest()
    if found != wanted:
        raise Outdated("error-database-outdated", version=found or "none", needed=wanted)


def _version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


async def _run_steps(url: URL, steps: Callable[[Config], None]) -> None:
    def run(connection: Connection) -> None:
        config = _config()
        config.attributes["connection"] = connection
        if is_sqlite(url):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:  # nodes may start at once
            lock = text(f"SELECT pg_advisory_xact_lock({AdvisoryLock.SCHEMA:d})")
            connection.execute(lock)
        steps(config)

    if not is_sqlite(url):
        await run_in_transaction(url, run)
        return
    path = url.database or ""
    Path(path).touch(mode=0o600)  # noqa: ASYNC240 - a moment; the secret will be in it
    lock = FileLock(path)
    lock.take()
    try:
        await run_in_transaction(url, run)
    finally:
        lock.release()


async def run_in_transaction(url: URL, work: Callable[[Connection], T]) -> T:
    """Call a function with a connection of SQLAlchemy, which Alembic needs, in a transaction.

    On SQLite it runs in the event loop's thread: no server has begun to answer yet.
    """
    options = {"poolclass": NullPool, "hide_parameters": True}
    with translate_errors():
        if is_sqlite(url):
            path = url.database or ""
            sqlite = create_engine("sqlite://", creator=lambda: connect(path), **options)
            with sqlite.begin() as connection:
                return work(connection)
        arguments = connect_arguments(url, answer_s=None)
        postgres = create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(**arguments), **options
        )
        async with postgres.begin() as open_connection:
            return await open_connection.run_sync(work)
