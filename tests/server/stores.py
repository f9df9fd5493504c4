"""What the tests of stores put into them."""

import resource
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import msgspec
import pytest

from niagara.server.store.interface import (
    Fault,
    Rating,
    Result,
    Row,
    Session,
    Store,
    TableMeta,
    Unavailable,
)
from niagara.server.store.sql_store import SqlStore

SECONDS = 60  # for what a test waits for; nothing takes so long


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """A disk that is full, in effect: no file of this process grows beyond a size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def moved_aside(path: Path) -> Iterator[Path]:
    """A file that is elsewhere for a while; nothing takes its place unless a test puts it there."""
    aside = path.with_name("aside")
    path.rename(aside)
    yield aside
    aside.rename(path)


@contextmanager
def fault(kind: Fault) -> Iterator[None]:
    """Check that the store is unavailable for this reason."""
    with pytest.raises(Unavailable) as refused:
        yield
    assert refused.value.fault == kind


@asynccontextmanager
async def opened(url: str, clock: Callable[[], float] = monotonic) -> AsyncIterator[SqlStore]:
    """An open store, for the length of a block."""
    store = SqlStore(url, clock=clock)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def row(sequence: int, command: str | None = None, session: str | None = "ann") -> Row:
    return Row(sequence, 1000 + sequence, session, command, b'{"n":%d}' % sequence)


def meta(
    members: tuple[str, ...] = (), status: str = "running", due: int | None = None, **more: object
) -> TableMeta:
    plain = TableMeta(status, True, False, b'{"name":"x"}', members, due, "node a")
    return msgspec.structs.replace(plain, **more)


async def fill(store: Store, table: str, entries: int, members: tuple[str, ...] = ()) -> None:
    for sequence in range(1, entries + 1):
        await store.append(table, row(sequence), meta(members))


async def meet(store: Store, *names: str) -> None:
    """Everybody has a session."""
    for name in names:
        await store.insert_session(Session(name, name.title(), "en", b"{}", 1, 2))


@dataclass
class Pair:
    """Two nodes with the same database."""

    one: SqlStore
    other: SqlStore


def game(table: str, *who: str, at: int = 1) -> list[Result]:
    return [
        Result(table, seat, each, each.title(), 1.0 if seat == 0 else 0.0, len(who), 9, at, True)
        for seat, each in enumerate(who)
    ]


def one_more(
    played: Sequence[Result], before: dict[str, Rating]
) -> tuple[Sequence[Result], Sequence[Rating]]:
    """Give everybody one more game and raise their mu by one."""
    results, ratings = [], []
    for result in played:
        old = before.get(result.who, Rating(result.who, result.name, 25.0, 8.0, 0, 0.0))
        new = Rating(
            old.who, result.name, old.mu + 1, old.sigma, old.games + 1, old.wins + result.won
        )
        ratings.append(new)
        results.append(msgspec.structs.replace(result, mu_before=old.mu, mu_after=new.mu))
    return results, ratings
