"""Games through executors: the same results wherever they are played."""

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import cache
from itertools import islice
from typing import Any

import pytest

from arena.odd_bots import make_odd
from arena.test_match import without_clock
from niagara.arena import Inline, MatchResult, WorkerDied, executor_for, fixtures, play_games
from niagara.bots import UnknownBot
from niagara.rules import Options

LINEUP = ("paddler", "drifter", "drifter", "paddler")


class Cluster(Executor):
    """An executor of somebody else: it has nothing but `submit`, and counts."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(3)
        self.tasks = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.tasks += 1
        return self.pool.submit(fn, *args, **kwargs)


def played(executor: Executor | None = None, chunk: int = 1) -> list[MatchResult]:
    """Short games: how long they are makes no difference to who plays them."""
    games = fixtures(LINEUP, 22, 9, Options(fork="natural", round_limit=20))
    results = play_games(games, executor, chunk=chunk)
    return [without_clock(result) for result in sorted(results, key=lambda r: r.game)]


@cache
def played_here() -> list[MatchResult]:
    return played()


def test_results_are_the_same_with_one_job_and_with_two() -> None:
    here = played_here()
    with executor_for(1) as one, executor_for(2) as two:
        assert isinstance(one, Inline)
        assert played(one) == here == played(two)
    assert [result.game for result in here] == list(range(22))


def test_one_process_makes_no_result_before_the_last_one_was_taken() -> None:
    made: list[int] = []
    results = Inline().map(made.append, range(3))
    assert made == []
    next(results)
    assert made == [0]


@pytest.mark.parametrize(("chunk", "tasks"), [(1, 22), (4, 6), (100, 1)])
def test_any_executor_will_do(chunk: int, tasks: int) -> None:
    cluster = Cluster()
    with cluster.pool:
        assert played(cluster, chunk=chunk) == played_here()
    assert cluster.tasks == tasks


def test_in_this_process_each_game_is_shown_when_it_is_done() -> None:
    """And no game is begun that nobody waits for."""
    started: list[int] = []

    def watch(word: str, seats: int) -> Any:
        started.append(seats)
        return make_odd(word, seats)

    games = play_games(fixtures(LINEUP, 1000, 9), make=watch)
    assert [result.game for result in islice(games, 3)] == [0, 1, 2]
    assert len(started) == 3 * len(LINEUP)


def test_a_worker_that_dies_is_reported() -> None:
    lineup = ("leaver", "drifter", "drifter")
    with pytest.raises(WorkerDied, match="a worker process died"), executor_for(2) as executor:
        list(play_games(fixtures(lineup, 6, 1), executor, make=make_odd))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_unknown_bot_is_no_result(jobs: int) -> None:
    with pytest.raises(UnknownBot, match="nobody"), executor_for(jobs) as executor:
        list(play_games(fixtures(("nobody", "drifter", "drifter"), 6, 1), executor))
