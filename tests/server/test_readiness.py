"""Readiness while the disk fails, and recovery without a restart."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path

import pytest

from niagara.server.store.sql_store import SqlStore
from server.player import ME, OPEN_SEAT, Client
from server.running import Served, serving
from server.stores import largest_file, moved_aside

SEATS = [ME, OPEN_SEAT, OPEN_SEAT]


@contextmanager
def removed_file(path: Path) -> Iterator[None]:
    with moved_aside(path):
        yield
        assert not path.exists()


@pytest.fixture
async def served(sqlite_path: Path) -> AsyncIterator[Served]:
    store = SqlStore(str(sqlite_path), clock=count().__next__)  # every look writes
    async with serving(sqlite_path, store=store) as served:
        yield served


@pytest.mark.parametrize(
    ("fault", "kind"),
    [(lambda _path: largest_file(1), "disk"), (removed_file, "moved")],
    ids=["disk", "moved"],
)
async def test_a_fault_is_told_counted_and_over_by_itself(
    ann: Client, sqlite_path: Path, fault: Callable[[Path], AbstractContextManager[None]], kind: str
) -> None:
    table = await ann.create(SEATS)
    assert (await ann.http.get("/readyz")).json() == {"store": True, "fanout": True}
    with fault(sqlite_path):
        ready = await ann.http.get("/readyz")
        assert (ready.status_code, ready.json()["store"]) == (503, False)
        said = await ann.ask(table, "word", do="say", text="hello")
        assert (said.status_code, said.json()["code"]) == (503, "unavailable")
        made = await ann.http.post("/api/tables", params={"id": "2"}, json={"seats": SEATS})
        assert (made.status_code, made.json()["code"]) == (503, "unavailable")
        assert (await ann.http.get("/healthz")).status_code == 200
        metrics = (await ann.http.get("/metrics")).text
        assert f'niagara_store_faults_total{{kind="{kind}"}}' in metrics
    assert (await ann.http.get("/readyz")).status_code == 200
    said = await ann.ask(table, "word", do="say", text="hello")
    assert said.status_code == 200
    steps = (await ann.http.get(f"/api/tables/{table}")).json()["steps"]
    assert [step["kind"] for step in steps] == ["created", "said"], "done once"
