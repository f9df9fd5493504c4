"""Faults of the disk under a SQLite database: noticed, named, counted; nothing answered is lost."""

import asyncio
import logging
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from niagara.server.store.interface import Fault, Row, Session, Unavailable
from niagara.server.store.migrate import upgrade
from niagara.server.store.sql_store import SqlStore
from server.stores import fault, fill, largest_file, meta, moved_aside, opened, row

ANN = Session("ann", "Ann", "en", b"{}", 1, 2)
NOBODY = 65_534


class Watched:
    """An open store, where its file is, and the faults it has told of."""

    def __init__(self, store: SqlStore, path: Path) -> None:
        self.store = store
        self.path = path
        self.faults: list[Fault] = []
        store.on_fault(self.faults.append)

    async def refuses_writes(self, kind: Fault, sequence: int = 2) -> None:
        """Every way of writing is refused for this reason."""
        before = len(self.faults)
        for ask in (
            self.store.append("t", row(sequence), meta()),
            self.store.insert_session(ANN),
            self.store.ping(),
        ):
            with fault(kind):
                await ask
        assert self.faults[before:] == [kind] * 3

    async def works(self, sequence: int = 2) -> None:
        await self.store.append("t", row(sequence), meta())
        await self.store.insert_session(ANN)
        await self.store.delete_session("ann")
        await self.store.ping()
        assert await self.store.log("t") == [row(n) for n in range(1, sequence + 1)]


@pytest.fixture
async def watched(sqlite_path: Path) -> AsyncIterator[Watched]:
    """With one entry stored."""
    async with opened(str(sqlite_path), clock=count().__next__) as store:  # every ping is a new one
        await fill(store, "t", 1)
        yield Watched(store, sqlite_path)


async def test_a_disk_that_takes_nothing_refuses_and_room_heals(watched: Watched) -> None:
    with largest_file(1):
        await watched.refuses_writes("disk")
        assert await watched.store.log("t") == [row(1)], "what is there can be read"
    await watched.works()


async def test_a_full_disk_is_called_so(watched: Watched) -> None:
    writer = watched.store._backend._writer  # type: ignore[attr-defined]
    (pages,) = writer.execute("PRAGMA page_count").fetchone()
    writer.execute(f"PRAGMA max_page_count = {pages}")  # holds for this connection only
    with fault("full"):
        await watched.store.append("t", Row(2, 1, None, None, b" " * 1_000_000), meta())
    assert watched.faults == ["full"]
    await watched.works()


async def test_a_removed_file_refuses_and_its_return_heals(watched: Watched) -> None:
    with moved_aside(watched.path):
        await watched.refuses_writes("moved")
        assert not watched.path.exists(), "no new file is made in its place"
    await watched.works()


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm"])
async def test_a_replaced_file_refuses_until_the_old_one_is_back(
    watched: Watched, suffix: str
) -> None:
    path = Path(f"{watched.path}{suffix}")
    with another_in_place_of(path):
        await watched.refuses_writes("moved")
        with pytest.raises(Unavailable):
            await watched.store.log("t")
    await watched.works()


@contextmanager
def another_in_place_of(path: Path) -> Iterator[None]:
    """A copy of a file for a while, that nobody may write to."""
    with moved_aside(path) as aside:
        shutil.copy(aside, path)
        before = path.read_bytes()
        yield
        assert path.read_bytes() == before, "the new file is not ours to write to"


async def test_a_file_removed_while_an_append_is_under_way_is_noticed_before_the_answer(
    watched: Watched,
) -> None:
    writer = watched.store._backend._writer  # type: ignore[attr-defined]
    aside = watched.path.with_name("aside")

    def remove(statement: str) -> None:
        if statement == "COMMIT":
            watched.path.rename(aside)

    writer.set_trace_callback(remove)
    with fault("moved"):
        await watched.store.append("t", row(2), meta())
    writer.set_trace_callback(None)
    aside.rename(watched.path)
    assert await watched.store.log("t") == [row(1), row(2)], "it may have been done: read again"


@pytest.mark.parametrize("is_journal", [False, True], ids=["the file", "its journal"])
async def test_everything_answered_before_a_file_was_removed_is_kept(
    watched: Watched, is_journal: bool
) -> None:
    """The file comes back, its journal does not."""
    for sequence in range(2, 51):
        await watched.store.append("t", row(sequence), meta())
    if is_journal:
        watched.path.with_name(f"{watched.path.name}-wal").unlink()
        await watched.refuses_writes("moved", 51)
    else:
        with moved_aside(watched.path):
            await watched.refuses_writes("moved", 51)
    await watched.store.close()
    async with opened(str(watched.path)) as again:
        assert await again.log("t") == [row(n) for n in range(1, 51)]


@pytest.mark.parametrize("is_running", [False, True], ids=["before the start", "while in use"])
async def test_corrupt_pages_are_noticed_and_nothing_is_written_any_more(
    sqlite_path: Path, is_running: bool
) -> None:
    async with opened(str(sqlite_path)) as store:
        await fill(store, "t", 20)
    if not is_running:
        overwrite(sqlite_path, "entries", "tables")
    async with opened(str(sqlite_path), clock=count().__next__) as store:
        if is_running:
            overwrite(sqlite_path, "entries", "tables")
        watched = Watched(store, sqlite_path)
        with fault("corrupt"):
            await store.append("t", row(21), meta())
        await watched.refuses_writes("corrupt", 21)  # though pages of other tables are well
        assert set(watched.faults) == {"corrupt"}


def overwrite(path: Path, *tables: str) -> None:
    """Write over the pages with which tables and their indexes begin; else over the first."""
    connection = sqlite3.connect(path)
    query = f"SELECT rootpage FROM sqlite_master WHERE tbl_name IN ({','.join('?' * len(tables))})"
    roots = [root for (root,) in connection.execute(query, tables)] or [1]
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    with path.open("r+b") as file:
        for root in roots:
            file.seek((root - 1) * size)
            file.write(b"\xee" * size)


async def test_a_file_that_is_none_of_sqlites_is_refused(sqlite_path: Path) -> None:
    overwrite(sqlite_path)
    with fault("corrupt"):
        await SqlStore(str(sqlite_path)).open()


@pytest.fixture
def others_folder() -> Iterator[Path]:
    """A folder of somebody who is not allowed everything."""
    folder = Path(tempfile.mkdtemp(prefix="niagara-"))
    folder.chmod(0o755)
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    yield folder
    shutil.rmtree(folder)


def give_back(folder: Path) -> None:
    for file in folder.iterdir():
        file.chmod(0o600)


@contextmanager
def without_privileges() -> Iterator[None]:
    """Root may write to everything: be somebody else for a while."""
    was = os.geteuid()
    if was == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(was)


async def test_a_file_that_may_only_be_read_is_refused_at_once(others_folder: Path) -> None:
    path = others_folder / "niagara.db"
    with without_privileges():
        await upgrade(str(path))
        path.chmod(0o400)
        with fault("read-only"):
            await SqlStore(str(path)).open()
        give_back(others_folder)
        async with opened(str(path)) as store:
            await fill(store, "t", 1)


async def test_the_beginning_and_the_end_of_a_fault_are_logged_once(
    watched: Watched, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for sequence in (2, 3):
            with moved_aside(watched.path):
                await watched.refuses_writes("moved", sequence)
            await watched.works(sequence)
    said = [(record.levelname, getattr(record, "why", None)) for record in caplog.records]
    assert said == [("ERROR", "moved"), ("WARNING", "moved")] * 2


async def test_a_ping_writes_once_a_second_however_often_it_is_asked(sqlite_path: Path) -> None:
    now = [0.0]

    def written() -> bytes:
        connection = sqlite3.connect(sqlite_path)
        (value,) = connection.execute("SELECT value FROM meta WHERE key = 'written'").fetchone()
        connection.close()
        return bytes(value)

    values = []
    async with opened(str(sqlite_path), clock=lambda: now[0]) as store:
        for moment in (0.0, 0.5, 0.999, 1.0, 1.5, 2.0):
            now[0] = moment
            await asyncio.gather(*(store.ping() for _ in range(20)))
            values.append(written())
    assert values[0] == values[1] == values[2]
    assert values[3] == values[4]
    assert len(set(values)) == 3
