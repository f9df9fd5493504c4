"""Hands games to a cluster and collects their results.

Few tasks are under way at a time, so that neither the scheduler nor this process holds a whole
tournament. A game is never lost with its worker: the engine tries again, and if workers keep dying
the games of that task are played one by one, each while nothing else is played. So a game that
kills its workers is told from games that were played beside it, and is named in the error.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from time import monotonic
from typing import Final

from niagara.arena.cluster.chunk_size import ChunkSize
from niagara.arena.cluster.cluster import Cluster, Outcome, WorkerLost, wrong_build
from niagara.arena.cluster.error import ClusterError
from niagara.arena.cluster.task import NoSuchBot, Played, Task, WrongBuild
from niagara.arena.match import Make, MatchResult
from niagara.arena.schedule import Fixture
from niagara.bots import make_bot

TASKS_PER_WORKER: Final = 2  # one to play, and the next, so that no worker waits for it
TICK: Final = 1.0  # seconds between two looks at how many workers there are
PATIENCE: Final = 60.0  # seconds without a single worker until that is an error


class Dispatcher:
    """One run of games on a cluster."""

    def __init__(self, cluster: Cluster, make: Make, patience: float = PATIENCE) -> None:
        self._cluster = cluster
        self._make = make
        self._patience = patience
        self._size = ChunkSize()
        self._suspects: deque[Fixture] = deque()
        self._under_way = 0
        self._workers = 0
        self._looked_at = -TICK
        self._last_worker_at = monotonic()

    def play(self, games: Iterable[Fixture]) -> Iterator[MatchResult]:
        """Play games and yield each result as it is done."""
        todo = iter(games)
        try:
            while True:
                self._look()
                self._submit_some(todo)
                if not self._under_way:
                    return
                for outcome in self._cluster.wait(TICK):
                    self._under_way -= 1
                    yield from self._results(outcome)
        finally:
            if self._under_way:
                self._cluster.cancel()

    def _look(self) -> None:
        """See now and then how many workers there are; raise if there are none for long."""
        now = monotonic()
        if now - self._looked_at < TICK:
            return
        self._looked_at = now
        self._workers = self._cluster.workers()
        if self._workers:
            self._last_worker_at = now
        elif now - self._last_worker_at > self._patience:
            address, seconds = str(self._cluster.address), round(self._patience)
            raise ClusterError("error-cluster-no-workers", address=address, seconds=seconds)

    def _submit_some(self, todo: Iterator[Fixture]) -> None:
        """Submit tasks until enough are under way; a suspect only when nothing else is."""
        if self._suspects:
            if not self._under_way:
                self._submit([self._suspects[0]])
            return
        while self._under_way < max(1, self._workers) * TASKS_PER_WORKER:
            games = list(islice(todo, self._size.games))
            if not games:
                return
            self._submit(games)

    def _submit(self, games: list[Fixture]) -> None:
        self._cluster.submit(Task(tuple(games), self._make))
        self._under_way += 1

    def _results(self, outcome: Outcome) -> tuple[MatchResult, ...]:
        """The results of a task; none if its games have to be played again."""
        games, answer = outcome.task.games, outcome.answer
        is_suspect = games[0] in self._suspects
        if isinstance(answer, Played):
            self._size.learn(len(games), answer.seconds)
            if is_suspect:
                self._suspects.remove(games[0])
            return answer.results
        if isinstance(answer, WorkerLost) and not is_suspect:
            self._suspects += games
            return ()
        raise _explained(answer, games[0])


class ClusterPlace:
    """A cluster as a `Place`."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster

    def play(self, games: Iterable[Fixture], *, make: Make = make_bot) -> Iterator[MatchResult]:
        """See `Place`; raises `ClusterError`."""
        return Dispatcher(self.cluster, make).play(games)


def _explained(error: BaseException, game: Fixture) -> BaseException:
    """The error to raise for a task that cannot be played."""
    if isinstance(error, WorkerLost):
        return ClusterError(
            "error-cluster-game",
            game=str(game.game),
            seats=",".join(game.specs),
            seed=str(game.seed),
        )
    if isinstance(error, WrongBuild):
        worker, build = error.args
        return wrong_build(worker, build)
    if isinstance(error, NoSuchBot):
        worker, reason = error.args
        return ClusterError("error-cluster-bot", worker=worker, reason=str(reason))
    return error
