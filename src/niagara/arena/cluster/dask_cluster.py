"""A Dask cluster: the scheduler reschedules what a dead worker was playing."""

from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from pkgutil import resolve_name
from queue import Empty, SimpleQueue
from typing import Any
from uuid import uuid4

from niagara.arena.cluster.address import SECONDS, ClusterAddress
from niagara.arena.cluster.cluster import Cluster, Outcome, WorkerLost
from niagara.arena.cluster.error import ClusterError
from niagara.arena.cluster.task import Task, play_task

try:
    from distributed import Client, Future, KilledWorker
except ImportError as error:
    raise ImportError(
        f"{error}; this needs: pip install 'niagara[dask]'", name=error.name
    ) from error


class DaskCluster(Cluster):
    """The workers of a scheduler that a client is connected to."""

    def __init__(self, address: ClusterAddress, client: Client) -> None:
        super().__init__(address)
        self._client = client
        self._run = uuid4().hex[:8]
        self._submitted = 0
        self._tasks: dict[str, tuple[Future, Task]] = {}  # by the key of their future
        self._done: SimpleQueue[Future] = SimpleQueue()

    def workers(self) -> int:
        """All threads of all workers."""
        try:
            return sum(self._client.nthreads().values())
        except OSError as error:  # a closed connection is one
            raise self.lost(error) from error

    def submit(self, task: Task) -> None:
        """Submit a task; its future goes into a queue when it is done."""
        self._submitted += 1
        key = f"niagara-{self._run}-{self._submitted}"
        future = self._client.submit(play_task, task, key=key, pure=False)
        self._tasks[key] = future, task
        future.add_done_callback(self._done.put)

    def wait(self, seconds: float) -> list[Outcome]:
        """All tasks that are done; their results are fetched together."""
        futures = list(_taken(self._done, seconds))
        finished = [future for future in futures if future.status == "finished"]
        try:
            results = dict(zip(finished, self._client.gather(finished), strict=True))
            return [self._outcome(future, results) for future in futures]
        except (CancelledError, OSError) as error:
            raise self.lost(error) from error

    def _outcome(self, future: Future, results: dict[Future, Any]) -> Outcome:
        _, task = self._tasks.pop(future.key)
        if future in results:
            return Outcome(task, results[future])
        error = future.exception()  # raises CancelledError if the scheduler is gone
        return Outcome(task, WorkerLost() if isinstance(error, KilledWorker) else error)

    def cancel(self) -> None:
        """Cancel what has not begun, and forget the results of what has."""
        futures = [future for future, _ in self._tasks.values()]
        self._tasks.clear()
        if futures and self._client.status == "running":
            self._client.cancel(futures)

    def ask(self, name: str) -> list[tuple[str, object]]:
        """Ask all workers at once; one that dies meanwhile is left out."""
        answers = self._client.run(resolve_name, name, on_error="return")
        return sorted(
            (worker, answer)
            for worker, answer in answers.items()
            if not isinstance(answer, OSError)
        )


def _taken(queue: SimpleQueue[Future], seconds: float) -> Iterator[Future]:
    """What is in a queue now, or what comes first in the next seconds."""
    try:
        yield queue.get(timeout=seconds)
        while True:
            yield queue.get_nowait()
    except Empty:
        return


@contextmanager
def connected_to_dask(address: ClusterAddress, seconds: float = SECONDS) -> Iterator[Cluster]:
    """The cluster of a scheduler; raises `ClusterError` if it cannot be used.

    Scheduler and first worker may take so many seconds to answer.
    """
    address.check_reachable(seconds)
    try:
        client = Client(address.where, timeout=seconds, set_as_default=False, name="niagara")
    except (OSError, ValueError) as error:
        raise address.unreachable(error) from error
    with client:
        cluster = DaskCluster(address, client)
        try:
            client.wait_for_workers(1, timeout=seconds)
        except TimeoutError as error:
            raise ClusterError(
                "error-cluster-no-workers", address=str(address), seconds=round(seconds)
            ) from error
        cluster.check_builds()
        try:
            yield cluster
        finally:
            cluster.cancel()
