"""Real servers for tests: each worker has its own PostgreSQL and its own Valkey."""

import shutil
import tempfile
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from niagara.server.store.migrate import upgrade
from niagara.server.store.sql_store import SqlStore
from server.parts import Broker, Postgres
from server.stores import Pair


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def folder() -> Iterator[Path]:
    """A folder with a short path, for sockets, that other users may enter, for PostgreSQL."""
    path = Path(tempfile.mkdtemp(prefix="niagara-"))
    yield path
    shutil.rmtree(path)


@pytest.fixture(scope="session")
def postgres(folder: Path) -> Iterator[Postgres]:
    with Postgres(folder / "postgres") as server:
        yield server


@pytest.fixture
def broker(folder: Path) -> Iterator[Broker]:
    with Broker(folder / uuid.uuid4().hex[:8]) as server:
        yield server


@pytest.fixture
async def postgres_url(postgres: Postgres) -> str:
    """An empty database."""
    name = f"test_{uuid.uuid4().hex}"
    connection = await asyncpg.connect(postgres.url("postgres"))
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return postgres.url(name)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The path of a file that does not exist yet."""
    return str(tmp_path / "niagara.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """A database without a schema, once of each kind."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    url: str = request.getfixturevalue(name)
    return url


@pytest.fixture
async def url(empty_url: str) -> str:
    """A database with the current schema, once of each kind."""
    await upgrade(empty_url)
    return empty_url


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlStore]:
    """A store that is open."""
    opened = SqlStore(url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def pair(store: SqlStore, url: str) -> AsyncIterator[Pair]:
    other = SqlStore(url)
    await other.open()
    yield Pair(store, other)
    await other.close()
