"""The schema's versions: bring a database up to date, or back.

Alembic is imported only where it is needed, for a schema that is not current: that takes a quarter
of a second at every other start of a server.
"""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import URL, Connection, NullPool, create_engine, text

from niagara.locales.spoken_error import SpokenError
from niagara.server.store.database_backend import AdvisoryLock
from niagara.server.store.file_lock import FileLock
from niagara.server.store.sqlite import connect
from niagara.server.store.translate_errors import translate_errors
from niagara.server.store.url import is_sqlite, read_url

if TYPE_CHECKING:
    from alembic.config import Config

T = TypeVar("T")
NEWEST: Final = "0004"  # the last of the steps, and the version this program works with
STEPS: Final = Path(__file__).parent / "migrations"
_VERSION: Final = "SELECT version_num FROM alembic_version"


class Outdated(SpokenError):
    """The schema is not the one this version of the program works with."""


class UnknownVersion(Exception):
    """There are no steps from the schema's version to the one asked for."""


async def upgrade(url: str, to: str = NEWEST) -> None:
    """Bring a database up to a version, making it if need be."""

    def steps(config: "Config") -> None:
        from alembic import command  # noqa: PLC0415

        command.upgrade(config, to)

    await _migrate(read_url(url), to, steps)


async def downgrade(url: str, to: str = "base") -> None:
    """Bring a database back to a version; what that one cannot hold is lost."""

    def steps(config: "Config") -> None:
        from alembic import command  # noqa: PLC0415

        command.downgrade(config, to)

    await _migrate(read_url(url), to, steps)


async def current(url: str) -> str | None:
    """The version of a database's schema, None before the first."""
    return await _version(read_url(url))


async def check_version(url: URL) -> None:
    """Raise `Outdated` unless the schema is current."""
    found = await _version(url)
    if found != NEWEST:
        raise Outdated("error-database-outdated", version=found or "none", needed=NEWEST)


async def _version(url: URL) -> str | None:
    """What Alembic has noted, read without it."""
    with translate_errors():
        if is_sqlite(url):
            with closing(connect(url.database or "")) as file:
                has_versions = file.execute(
                    "SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'"
                ).fetchone()
                noted = file.execute(_VERSION).fetchone() if has_versions else None
            return str(noted[0]) if noted else None
        import asyncpg  # noqa: PLC0415

        from niagara.server.store.postgres import connect_arguments  # noqa: PLC0415

        connection = await asyncpg.connect(**connect_arguments(url))
        try:
            if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
                return None
            noted = await connection.fetchval(_VERSION)
        finally:
            await connection.close()
        return str(noted) if noted else None


async def _migrate(url: URL, to: str, steps: Callable[["Config"], None]) -> None:
    """Run steps with a connection for them, unless the schema has the version already."""
    if not is_sqlite(url):
        if await _version(url) != to:
            await _run_steps(url, steps)
        return
    path = url.database or ""
    Path(path).touch(mode=0o600)  # noqa: ASYNC240 - a moment; the secret will be in it
    lock = FileLock(path)
    lock.take()
    try:
        if await _version(url) != to:
            await _run_steps(url, steps)
    finally:
        lock.release()


async def _run_steps(url: URL, steps: Callable[["Config"], None]) -> None:
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")

    def run(connection: Connection) -> None:
        config.attributes["connection"] = connection
        if is_sqlite(url):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:  # nodes may start at once
            lock = text(f"SELECT pg_advisory_xact_lock({AdvisoryLock.SCHEMA:d})")
            connection.execute(lock)
        steps(config)

    try:
        await run_in_transaction(url, run)
    except CommandError as error:
        raise UnknownVersion(str(error)) from error


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
        import asyncpg  # noqa: PLC0415
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        from niagara.server.store.postgres import connect_arguments  # noqa: PLC0415

        arguments = connect_arguments(url, answer_s=None)
        postgres = create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(**arguments), **options
        )
        async with postgres.begin() as open_connection:
            return await open_connection.run_sync(work)
