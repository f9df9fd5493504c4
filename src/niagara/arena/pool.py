"""Worker processes of this machine that play games, and stop when they are told to.

Ctrl-C reaches every process of a terminal, but only the parent process decides what it means.
The workers play on until the parent closes a pipe; then they abandon their games at once, though
a game may take minutes, and close their bots. A parent that is killed closes the pipe as well.
"""

import os
import signal
from _thread import interrupt_main
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread, current_thread, main_thread
from types import FrameType
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Stopped(BaseException):
    """Raised in a worker in the middle of a game whose result is not wanted any more."""


class Inline(Executor):
    """An executor that runs each call at once, in this thread."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The result of the call, or its exception, in a future that is done."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - `Future.result` raises it
            future.set_exception(error)
        return future

    def map(
        self,
        fn: Callable[..., T],
        *iterables: Iterable[Any],
        timeout: float | None = None,  # noqa: ARG002 - a call that has begun cannot be left
        chunksize: int = 1,  # noqa: ARG002
    ) -> Iterator[T]:
        """Each result when it is asked for, so that what was made before it can be kept."""
        return map(fn, *iterables)


@contextmanager
def executor_for(jobs: int) -> Iterator[Executor]:
    """So many processes of this machine; with one job, this process.

    When left by an exception (ctrl-C), it does not wait for the games that are being played.
    """
    if jobs == 1:
        yield Inline()
        return
    # Spawned, not forked: the progress bar runs in a thread, and threads do not survive a fork.
    context = get_context("spawn")
    stop_reader, stop_writer = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(stop_reader,))
    try:
        with _ignore_sigint():  # new processes inherit this until `_begin` sets their handler
            for _ in range(jobs):
                pool.submit(_nothing)
        yield pool
    except BaseException:
        stop_writer.close()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        stop_writer.close()
        stop_reader.close()


@contextmanager
def _ignore_sigint() -> Iterator[None]:
    """Ignore ctrl-C, in this process and in those started meanwhile."""
    if current_thread() is not main_thread():  # only the main thread may set signal handlers
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _nothing() -> None:
    """The task that makes a pool start a process."""


class _Worker:
    """The state of a worker process; in other processes nothing ever stops it."""

    is_stopped = False
    is_playing = False


def _begin(stop_reader: "Connection[None, None]") -> None:
    """Start a worker process: a thread waits for the pipe to close while games are played."""
    signal.signal(signal.SIGINT, _interrupted)
    Thread(target=_wait_for_stop, args=(stop_reader,), daemon=True).start()


def _wait_for_stop(stop_reader: "Connection[None, None]") -> None:
    stop_reader.poll(None)  # nothing is ever sent: this returns when the pipe is closed
    _Worker.is_stopped = True
    interrupt_main()
    parent = parent_process()
    if parent is not None:
        parent.join()  # a worker whose parent was killed would otherwise wait for ever
        os._exit(1)


def _interrupted(_signal: int, _frame: FrameType | None) -> None:
    """Stop if the pipe was closed; a mere ctrl-C is for the parent to handle."""
    if _Worker.is_stopped and _Worker.is_playing:
        raise Stopped


@contextmanager
def stoppable() -> Iterator[None]:
    """Around the work in which a worker may be stopped."""
    _Worker.is_playing = True
    try:
        if _Worker.is_stopped:
            raise Stopped
        yield
    finally:
        _Worker.is_playing = False
