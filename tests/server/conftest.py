"""Databases with their schema, open stores, a broker, a server and somebody who visits it."""

import shutil
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from niagara.server.store.migrate import upgrade
from niagara.server.store.sql_store import SqlStore
from server.games import running
from server.parts import Broker, Postgres
from server.player import Client
from server.running import Clock, Served, serving
from server.stores import Pair, opened
from server.tables import Story


@pytest.fixture
def story() -> Story:
    """A game of Ann, Ben and Cem, under way."""
    return running()


@pytest.fixture
def broker(folder: Path) -> Iterator[Broker]:
    with Broker(folder / uuid.uuid4().hex[:8]) as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The path of a file that does not exist yet."""
    return str(tmp_path / "niagara.db")


@pytest.fixture(params=["sqlite_url", "postgres_url"], ids=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """A database without a schema, once of each kind."""
    return str(request.getfixturevalue(request.param))


# The steps of the schema take longer than most tests: they are run once, and the result is copied.


@pytest.fixture(scope="session")
async def upgraded_file(folder: Path) -> Path:
    path = folder / "upgraded.db"
    await upgrade(str(path))
    return path


@pytest.fixture(scope="session")
async def postgres_template(postgres: Postgres) -> str:
    """The name of the database."""
    await upgrade(await postgres.new_database("upgraded"))
    return "upgraded"


@pytest.fixture
def sqlite_path(upgraded_file: Path, sqlite_url: str) -> Path:
    """A SQLite file with the current schema."""
    return Path(shutil.copy(upgraded_file, sqlite_url))


@pytest.fixture
async def upgraded_postgres_url(postgres: Postgres, postgres_template: str) -> str:
    return await postgres.new_database(template=postgres_template)


@pytest.fixture(params=["sqlite_path", "upgraded_postgres_url"], ids=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """A database with the current schema, once of each kind."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlStore]:
    """A store that is open."""
    async with opened(url) as store:
        yield store


@pytest.fixture
async def sqlite_store(sqlite_path: Path) -> AsyncIterator[SqlStore]:
    async with opened(str(sqlite_path)) as store:
        yield store


@pytest.fixture
async def pair(store: SqlStore, url: str) -> AsyncIterator[Pair]:
    async with opened(url) as other:
        yield Pair(store, other)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def served(sqlite_path: Path) -> AsyncIterator[Served]:
    async with serving(sqlite_path) as server:
        yield server


@pytest.fixture
async def ann(served: Served) -> AsyncIterator[Client]:
    async with Client(served.base, "Ann") as client:
        yield client
