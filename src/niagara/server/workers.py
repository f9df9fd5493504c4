"""Worker processes for work that would block the event loop: bots and long logs.

Jobs are started in fair order, one at a time in each worker. A job's time limit counts from its
start, and a job that fails, hangs or kills its worker does not affect others.
"""

import asyncio
import logging
import os
from asyncio import Future
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Any, Final, NamedTuple

from niagara.server.fair_queue import FairQueue

LONGEST_RELEASE_S: Final = 2.0
log: Final = logging.getLogger(__name__)


class WorkerDied(Exception):
    """The worker ended during a job and was replaced: the job may be tried again."""


class WorkerLate(Exception):
    """The job took too long; its worker was replaced."""


class Job(NamedTuple):
    """A call to make in a worker, and the future of its result."""

    call: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    answer: Future[Any]


class JobInfo(NamedTuple):
    """A job's owner and group, and the seconds it is expected to take."""

    owner: str
    group: str
    cost: float = 0.01


class Worker:
    """One process, started with its first job; with niceness it lets others go first."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness: Final = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, job: Job) -> Any:
        """The result of a job; raises what it raised, `WorkerDied` or `WorkerLate`."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=get_context("spawn"),
                initializer=begin_worker,
                initargs=(self._niceness,),
            )
        try:
            call = self._pool.submit(job.call, *job.args)
            return await asyncio.wait_for(asyncio.wrap_future(call), job.seconds)
        except BrokenProcessPool as error:
            self._replace("it died")
            raise WorkerDied("a worker process died") from error
        except TimeoutError as error:
            self._replace("it took too long")
            raise WorkerLate(f"a job took longer than {job.seconds:g} seconds") from error

    def rest(self) -> None:
        """End the process; the next job starts another."""
        self._kill()

    def _replace(self, why: str) -> None:
        log.warning("replacing a worker process", extra={"why": why})
        self._kill()

    def pids(self) -> list[int]:
        """Its process id, if it runs."""
        return list(self._pool._processes or {}) if self._pool is not None else []  # noqa: SLF001 - nothing else tells

    def close(self) -> None:
        """End the process, whatever it is doing.

        What it used is released before the server ends: else Python warns of leaked semaphores.
        """
        released = self._kill()
        if released is not None:
            released.join(LONGEST_RELEASE_S)

    def _kill(self) -> Thread | None:
        """Kill the process; the thread that releases what it used."""
        pool, self._pool = self._pool, None
        if pool is None:
            return None
        for process in list((pool._processes or {}).values()):  # noqa: SLF001 - nothing else ends them
            process.kill()
        release = Thread(target=pool.shutdown, kwargs={"cancel_futures": True}, daemon=True)
        release.start()
        return release


class Workers:
    """A number of workers and the jobs that wait for them."""

    def __init__(self, number: int, make: Callable[[], Worker] = Worker) -> None:
        self._idle: Final = [make() for _ in range(number)]
        self._all: Final = tuple(self._idle)
        self._queue: Final[FairQueue[Job]] = FairQueue()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._is_closed = False

    async def run(self, info: JobInfo, seconds: float, call: Callable[..., Any], *args: Any) -> Any:
        """Make a call in a worker when it is its turn, with a time limit in seconds."""
        answer: Future[Any] = asyncio.get_running_loop().create_future()
        job = Job(call, args, seconds, answer)
        self._queue.push(info.owner, info.group, job, info.cost)
        self._start_next()
        return await answer

    def _start_next(self) -> None:
        while self._idle and self._queue and not self._is_closed:
            owner, group, job = self._queue.pop()
            if job.answer.done():  # cancelled
                self._queue.spent(owner, group, 0.0)
                continue
            worker = self._idle.pop()
            task = asyncio.get_running_loop().create_task(self._run(worker, owner, group, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, worker: Worker, owner: str, group: str, job: Job) -> None:
        began = perf_counter()
        try:
            result = await worker.run(job)
        except Exception as error:  # noqa: BLE001 - raised where `run` is awaited
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                job.answer.set_result(result)
        finally:
            self._queue.spent(owner, group, perf_counter() - began)
            self._idle.append(worker)
            self._start_next()

    def rest(self) -> None:
        """End the processes that have nothing to do, and free their memory."""
        for worker in self._idle:
            worker.rest()

    def pids(self) -> list[int]:
        """The process ids of those that run."""
        return [pid for worker in self._all for pid in worker.pids()]

    def close(self) -> None:
        """End all workers; waiting jobs are not answered."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        for worker in self._all:
            worker.close()


def begin_worker(niceness: int) -> None:
    """In a worker: let others go first, and exit when the server process ends, even if killed."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    server = parent_process()
    assert server is not None

    def wait() -> None:
        connection.wait([server.sentinel])
        os._exit(1)

    Thread(target=wait, daemon=True).start()
