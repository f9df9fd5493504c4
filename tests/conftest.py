"""What several folders of tests share: asyncio, and a real PostgreSQL for each worker."""

import gc
import inspect
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import running
from preloaded import Preloaded
from server.parts import Postgres

if sys.platform == "linux":
    running.start_process = Preloaded
os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks English, also on a German machine
# Tests run side by side: with threads of its own, each product of small matrices takes far longer.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# Tests start many processes: none of them is to compile our modules again, whatever the shell says.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
# Nothing here speaks TLS: without this, every HTTP client would read all certificates (20 ms).
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = str(Path(__file__).parent)


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: pytest.Collector, name: str, obj: object) -> None:
    """Let every test that is a coroutine run, without a mark of its own."""
    if isinstance(collector, pytest.Module) and collector.istestfunction(obj, name):
        if inspect.iscoroutinefunction(obj):
            pytest.mark.anyio(obj)


def pytest_collection_finish() -> None:
    """Let garbage collections leave out the thousands of tests, which stay until the end."""
    gc.collect()
    gc.freeze()


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
