"""The little that an engine for clusters has to offer, so that games can be played on it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from niagara.arena.cluster.address import ClusterAddress
from niagara.arena.cluster.build import BUILD, PACKED
from niagara.arena.cluster.error import ClusterError
from niagara.arena.cluster.task import Played, Task

BUILD_NAME: Final = "niagara.arena.cluster.build:BUILD"
BUILD_PACKED: Final = "python -m niagara.bots.packed"
VERSION_NAME: Final = "niagara:__version__"  # which older ones have, too


class WorkerLost(Exception):
    """Workers died while they played a task, as often as the engine tries again."""


@dataclass(frozen=True)
class Outcome:
    """A task that is done, and what came of it."""

    task: Task
    answer: Played | BaseException


class Cluster(ABC):
    """Workers that are given tasks through the scheduler of an engine.

    The engine gives a task to another worker when one dies, a few times; then the task's answer is
    `WorkerLost`.
    """

    def __init__(self, address: ClusterAddress) -> None:
        self.address = address

    @abstractmethod
    def workers(self) -> int:
        """How many tasks can be played at once, as things are now."""

    @abstractmethod
    def submit(self, task: Task) -> None:
        """Hand a task to the scheduler."""

    @abstractmethod
    def wait(self, seconds: float) -> list[Outcome]:
        """Wait until some tasks are done; none if that takes longer."""

    @abstractmethod
    def cancel(self) -> None:
        """Take back all tasks that are not done."""

    @abstractmethod
    def ask(self, name: str) -> list[tuple[str, object]]:
        """What ``module:name`` is on every worker, or the exception that asking for it raised."""

    def check_builds(self) -> None:
        """Raise `ClusterError` unless all workers have the Niagara that runs here."""
        for worker, build in self.ask(BUILD_NAME):
            if isinstance(build, str) and build != BUILD:
                raise wrong_build(worker, build)
            if not isinstance(build, str):  # an older one may still tell its version
                versions = dict(self.ask(VERSION_NAME))
                raise wrong_build(worker, versions.get(worker, build))

    def lost(self, error: BaseException) -> ClusterError:
        """The error to raise when the scheduler is gone."""
        reason = str(error) or type(error).__name__
        return ClusterError("error-cluster-lost", address=str(self.address), reason=reason)


def wrong_build(worker: str, build: object) -> ClusterError:
    """What to do about a worker with another Niagara, or with none that can be imported."""
    if not isinstance(build, str):
        reason = str(build)
        return ClusterError("error-cluster-no-niagara", worker=worker, here=BUILD, reason=reason)
    if build.removesuffix(PACKED) != BUILD.removesuffix(PACKED):
        return ClusterError("error-cluster-version", worker=worker, there=build, here=BUILD)
    return ClusterError(
        "error-cluster-packed", worker=worker, there=build, here=BUILD, command=BUILD_PACKED
    )
