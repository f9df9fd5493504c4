"""What several folders of tests share: asyncio, and a real PostgreSQL for each worker."""

import inspect
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.parts import Postgres

os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks English, also on a German machine


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: pytest.Collector, name: str, obj: object) -> None:
    """Let every test that is a coroutine run, without a mark of its own."""
    if isinstance(collector, pytest.Module) and collector.istestfunction(obj, name):
        if inspect.iscoroutinefunction(obj):
            pytest.mark.anyio(obj)


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
async def postgres_url(postgres: Postgres) -> str:
    """An empty database."""
    return await postgres.new_database()
