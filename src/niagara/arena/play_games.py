"""Games run by an executor: in this process, in worker processes, or elsewhere.

Any `concurrent.futures.Executor` will do. For clusters there is `cluster_at`, which plays on when
workers die.
"""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from itertools import islice
from typing import Final

from niagara.arena.match import Make, MatchResult, play_match
from niagara.arena.pool import Inline, stoppable
from niagara.arena.schedule import Fixture
from niagara.bots import make_bot

IN_FLIGHT: Final = 256  # the most tasks submitted and not yet done


class WorkerDied(RuntimeError):
    """A worker was killed or crashed; the games it was playing are lost."""


def play_games(
    games: Iterable[Fixture],
    executor: Executor | None = None,
    *,
    chunk: int = 1,
    make: Make = make_bot,
) -> Iterator[MatchResult]:
    """Play games and yield each result as it is done: in any order, so sort them in the end.

    Without an executor they are played here, one by one. ``chunk`` games are submitted as one
    task: more where a task is expensive to submit, one where a game takes long. With other
    processes ``make`` must be picklable. Raises `WorkerDied`. When the caller stops iterating (or
    is interrupted), games that have not begun are not played.
    """
    executor = executor or Inline()
    todo = _chunks(games, chunk)
    in_flight: set[Future[list[MatchResult]]] = set()
    try:
        while True:
            _fill(in_flight, todo, executor, make)
            if not in_flight:
                return
            done, in_flight = wait(in_flight, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    except BrokenExecutor as error:
        in_flight.clear()  # all of them have failed
        raise WorkerDied(
            "a worker process died (killed, out of memory, or crashed); what it was playing is lost"
        ) from error
    finally:
        for future in in_flight:
            future.cancel()


def _fill(
    in_flight: set[Future[list[MatchResult]]],
    todo: Iterator[list[Fixture]],
    executor: Executor,
    make: Make,
) -> None:
    """Submit games until enough are under way, or one is done already."""
    for games in islice(todo, IN_FLIGHT - len(in_flight)):
        future = executor.submit(_play_all, games, make)
        in_flight.add(future)
        if future.done():  # it was played in this process: yield it first
            return


def _play_all(games: Sequence[Fixture], make: Make) -> list[MatchResult]:
    with stoppable():
        return [
            play_match(f.specs, f.seed, f.options, game=f.game, deal=f.deal, make=make)
            for f in games
        ]


def _chunks(games: Iterable[Fixture], size: int) -> Iterator[list[Fixture]]:
    rest = iter(games)
    while some := list(islice(rest, size)):
        yield some
