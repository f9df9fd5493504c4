"""Processes of this machine that play games, and stop when they are told to.

Ctrl-C reaches every process of a terminal. Here only the one that asked for the games decides
what it means; the workers play on until they are told, and then drop what they are playing at
once, though a game may take minutes, with their bots properly closed. The word is the end of a
pipe, so that it is given, too, if the asking process is killed.
"""

import os
import signal
from _thread import interrupt_main
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread, current_thread, main_thread
from types import FrameType
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Stopped(BaseException):
    """Raised in a worker in the midst of a game that nobody waits for any more."""


class Inline(Executor):
    """An executor that plays at once, where it is asked to."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """What the function answers, or raises, in a future that is done."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - it is raised where the result is asked for
            future.set_exception(error)
        return future


@contextmanager
def executor_for(jobs: int) -> Iterator[Executor]:
    """So many processes of this machine; with one job, this process.

    Left by an exception (ctrl-C), it does not wait for the games that are being played.
    """
    if jobs == 1:
        yield Inline()
        return
    # Spawned, not forked: the progress bar runs in a thread, and threads do not survive a fork.
    context = get_context("spawn")
    ear, mouth = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(ear,))
    try:
        with _deaf():  # the processes, begun here, are so too until they have learnt better
            for _ in range(jobs):
                pool.submit(_nothing)
        yield pool
    except BaseException:
        mouth.close()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        mouth.close()
        ear.close()


@contextmanager
def _deaf() -> Iterator[None]:
    """Take no notice of ctrl-C, and have new processes take none."""
    if current_thread() is not main_thread():  # signals are not its business
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
    """What a worker process knows of itself; elsewhere nobody tells it to stop."""

    is_stopped = False
    is_playing = False


def _begin(ear: "Connection[None, None]") -> None:
    """A worker process begins: it waits for the word to stop beside what it plays."""
    signal.signal(signal.SIGINT, _interrupted)
    Thread(target=_listen, args=(ear,), daemon=True).start()


def _listen(ear: "Connection[None, None]") -> None:
    ear.poll(None)  # nothing is ever said: it ends
    _Worker.is_stopped = True
    interrupt_main()
    asking = parent_process()
    if asking is not None:
        asking.join()  # a worker whose parent was killed would wait for ever
        os._exit(1)


def _interrupted(_signal: int, _frame: FrameType | None) -> None:
    """By the listener, or by a ctrl-C that is none of a worker's business."""
    if _Worker.is_stopped and _Worker.is_playing:
        raise Stopped


@contextmanager
def stoppable() -> Iterator[None]:
    """Around what a worker may be stopped in."""
    _Worker.is_playing = True
    try:
        if _Worker.is_stopped:
            raise Stopped
        yield
    finally:
        _Worker.is_playing = False
