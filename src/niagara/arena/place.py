"""Where games are played: in this process, in processes of this machine, or on a cluster."""

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Protocol

from niagara.arena.match import Make, MatchResult
from niagara.arena.play_games import play_games
from niagara.arena.pool import executor_for
from niagara.arena.schedule import Fixture
from niagara.bots import make_bot


class Place(Protocol):
    """Somewhere to play games. Wherever that is, a game has the same result."""

    def play(self, games: Iterable[Fixture], *, make: Make = make_bot) -> Iterator[MatchResult]:
        """Play games and yield each result as it is done: in any order, so sort them in the end.

        When the caller stops iterating (or is interrupted), games not begun are not played.
        """


class Processes:
    """Processes of this machine, or this process alone."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor

    def play(self, games: Iterable[Fixture], *, make: Make = make_bot) -> Iterator[MatchResult]:
        """See `Place`; raises `WorkerDied`."""
        return play_games(games, self.executor, make=make)


@contextmanager
def processes(jobs: int) -> Iterator[Place]:
    """So many processes of this machine; with one job, this process."""
    with executor_for(jobs) as executor:
        yield Processes(executor)


@contextmanager
def cluster_at(address: str) -> Iterator[Place]:
    """A cluster by its engine and address, such as ``dask:10.0.0.5:8786`` or ``ray:auto``.

    Raises `ClusterError`: for an address that cannot be read, an extra that is missing, a cluster
    that does not answer, or workers with another Niagara.
    """
    from niagara.arena.cluster.address import ClusterAddress  # noqa: PLC0415 - seldom needed
    from niagara.arena.cluster.dispatcher import ClusterPlace  # noqa: PLC0415
    from niagara.arena.cluster.engines import connected  # noqa: PLC0415

    with connected(ClusterAddress.parse(address)) as cluster:
        yield ClusterPlace(cluster)
