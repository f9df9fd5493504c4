"""A Ray cluster: Ray starts what a dead worker was playing on another, three times."""

from collections.abc import Iterator
from contextlib import contextmanager
from pkgutil import resolve_name
from typing import Any, Final

from niagara.arena.cluster.address import SECONDS, ClusterAddress
from niagara.arena.cluster.cluster import Cluster, Outcome, WorkerLost
from niagara.arena.cluster.task import Played, Task, play_task

try:
    import ray
    from ray.exceptions import (
        NodeDiedError,
        ObjectLostError,
        OutOfMemoryError,
        RayError,
        RayTaskError,
        WorkerCrashedError,
    )
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy
except ImportError as error:
    raise ImportError(
        f"{error}; this needs: pip install 'niagara[ray]'", name=error.name
    ) from error

RETRIES: Final = 3  # of a task whose worker died
DIED: Final = (WorkerCrashedError, NodeDiedError, OutOfMemoryError, ObjectLostError)


class RayCluster(Cluster):
    """The cluster that this process is connected to."""

    def __init__(self, address: ClusterAddress) -> None:
        super().__init__(address)
        self._play = ray.remote(play_task).options(max_retries=RETRIES, num_cpus=1)
        self._tasks: dict[Any, Task] = {}  # by the reference to their results

    def workers(self) -> int:
        """All processors of all nodes."""
        try:
            return int(ray.cluster_resources().get("CPU", 0))
        except RayError as error:
            raise self.lost(error) from error

    def submit(self, task: Task) -> None:
        """Hand a task to Ray."""
        self._tasks[self._play.remote(task)] = task

    def wait(self, seconds: float) -> list[Outcome]:
        """The tasks that are done."""
        done, _ = ray.wait(list(self._tasks), num_returns=1, timeout=seconds)
        return [Outcome(self._tasks.pop(reference), _answer(reference)) for reference in done]

    def cancel(self) -> None:
        """Cancel all tasks, also those that are being played."""
        for reference in self._tasks:
            ray.cancel(reference)
        self._tasks.clear()

    def ask(self, name: str) -> list[tuple[str, object]]:
        """Ask one worker on each node."""
        ask = ray.remote(resolve_name)
        asked = [
            (
                f"{node['NodeManagerHostname']} {node['NodeID'][:8]}",
                ask.options(
                    num_cpus=0,
                    scheduling_strategy=NodeAffinitySchedulingStrategy(node["NodeID"], soft=False),
                ).remote(name),
            )
            for node in ray.nodes()
            if node["Alive"]
        ]
        return [(node, _answer(reference)) for node, reference in asked]


def _answer(reference: Any) -> Any:
    """The result of a task, or what it raised."""
    try:
        answer: Played | str = ray.get(reference)
    except RayTaskError as error:
        return error.cause
    except DIED:
        return WorkerLost()
    except RayError as error:
        return error
    return answer


@contextmanager
def connected_to_ray(address: ClusterAddress) -> Iterator[Cluster]:
    """The cluster at an address; raises `ClusterError` if it cannot be used."""
    address.check_reachable(SECONDS)
    try:
        ray.init(address=address.where, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError, RayError) as error:
        raise address.unreachable(error) from error
    try:
        cluster = RayCluster(address)
        cluster.check_builds()
        try:
            yield cluster
        finally:
            cluster.cancel()
    finally:
        ray.shutdown()
