"""Games handed to an executor: processes of this machine, this process, or a cluster's.

Anything with the `submit` of `concurrent.futures.Executor` will do, such as the one of a Dask
client (examples/dask_arena.py).
"""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from itertools import islice
from typing import Final

from niagara.arena.match import Make, MatchResult, play_match
from niagara.arena.pool import Inline, stoppable
from niagara.arena.schedule import Fixture
from niagara.bots import make_bot

IN_FLIGHT: Final = 256  # tasks an executor is given before the first has come back


class WorkerDied(RuntimeError):
    """A worker was killed or crashed, and the games it was given are lost."""


def play_games(
    games: Iterable[Fixture],
    executor: Executor | None = None,
    *,
    chunk: int = 1,
    make: Make = make_bot,
) -> Iterator[MatchResult]:
    """Play games, and answer each as it is done: in any order, so sort them in the end.

    Without an executor they are played here, one by one. ``chunk`` games travel together: more
    where handing over is dear, one where a game takes long. With workers elsewhere ``make`` must
    be something that can be pickled. Raises `WorkerDied`. Whoever stops asking (or is
    interrupted) keeps what came so far; games that nobody has begun are not played.
    """
    executor = executor or Inline()
    todo = _chunks(games, chunk)
    flying: set[Future[list[MatchResult]]] = set()
    try:
        while True:
            _fill(flying, todo, executor, make)
            if not flying:
                return
            done, flying = wait(flying, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    except BrokenExecutor as error:
        flying.clear()  # all of them have ended so
        raise WorkerDied(
            "a worker process died (killed, out of memory, or crashed); what it was playing is lost"
        ) from error
    finally:
        for future in flying:
            future.cancel()


def _fill(
    flying: set[Future[list[MatchResult]]],
    todo: Iterator[list[Fixture]],
    executor: Executor,
    make: Make,
) -> None:
    """Hand over games until enough are under way, or one is done already."""
    for games in islice(todo, IN_FLIGHT - len(flying)):
        future = executor.submit(_play_all, games, make)
        flying.add(future)
        if future.done():  # it was played right here: show it first
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
