"""Answers from whole logs: shared by equal requests, cached for a while, limited."""

import asyncio

import pytest

from niagara.server import log_queries
from niagara.server.live_table import LogAccess
from niagara.server.log_queries import History
from niagara.server.store.interface import Row
from server.tables import BOT, ME, a_table

ANYBODY = LogAccess((), frozenset())


class Logs:
    """A store of one table that counts how often its log is read."""

    def __init__(self) -> None:
        self.rows = a_table(ME, BOT, BOT).rows
        self.reads = 0

    async def log(self, _table: str, _after: int = 0, until: int | None = None) -> list[Row]:
        self.reads += 1
        await asyncio.sleep(0)
        return list(self.rows[:until])


@pytest.fixture
def store() -> Logs:
    return Logs()


@pytest.fixture
def answers(store: Logs) -> History:
    return History(store, None)  # type: ignore[arg-type]


async def test_what_many_ask_at_once_is_made_once_and_kept(store: Logs, answers: History) -> None:
    pages = await asyncio.gather(*(answers.steps_page("x", "t", 1, 0, ANYBODY) for _ in range(5)))
    assert len(set(pages)) == 1
    assert store.reads == 1
    await answers.steps_page("y", "t", 1, 0, ANYBODY)
    assert store.reads == 1
    await answers.steps_page("y", "t", 1, 0, LogAccess((0,), frozenset()))
    assert store.reads == 2, "another viewer is shown something else"


async def test_answers_are_let_go_of(
    store: Logs, answers: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(log_queries, "monotonic", lambda: now[0])
    await answers.steps_page("x", "t", 1, 0, ANYBODY)
    answers.sweep()
    await answers.steps_page("x", "t", 1, 0, ANYBODY)
    assert store.reads == 1
    now[0] += log_queries.CACHED_S + 1
    answers.sweep()
    await answers.steps_page("x", "t", 1, 0, ANYBODY)
    assert store.reads == 2
    monkeypatch.setattr(log_queries, "MOST_CACHED", 0)
    await answers.steps_page("x", "t", 1, 0, LogAccess((0,), frozenset()))
    assert not answers._cache
    assert answers._size == 0


async def test_whoever_leaves_before_the_answer_takes_it_from_nobody(answers: History) -> None:
    first = asyncio.create_task(answers.steps_page("x", "t", 1, 0, ANYBODY))
    second = asyncio.create_task(answers.steps_page("y", "t", 1, 0, ANYBODY))
    await asyncio.sleep(0)
    first.cancel()
    assert b'"created"' in await second
