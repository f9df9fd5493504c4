"""A real PostgreSQL for the commands that look after one."""

import shutil
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from server.parts import Postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="niagara-"))  # a short path: sockets need that
    with Postgres(folder / "postgres") as server:
        yield server
    shutil.rmtree(folder)


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
