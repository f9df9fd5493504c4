"""An asyncio event loop with virtual time, for several machines in one process.

Every callback belongs to the host whose context it runs in, and every host has a queue of its own,
first in first out as asyncio promises. Which host runs next is decided by the seed; time passes
only when no host has anything to do. Nothing here waits, opens a socket or starts a thread.
"""

import asyncio
import heapq
import io
import logging
import time
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, Final, TypeVar

T = TypeVar("T")
MOST_BATCHES: Final = 2_000_000
MOST_SECONDS: Final = 120.0  # of real time
_watch: Final = time.perf_counter  # the real one, whatever a simulation patches


class Stuck(Exception):
    """A deadlock or an endless loop; the message has all stacks."""


class Host:
    """A machine: the callbacks that wait to run on it."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.ready: Final[deque[events.Handle]] = deque()
        self.tasks: Final[list[SimTask]] = []
        self.lag = 0.0  # seconds that pass between two batches of callbacks
        self.is_held = False
        self.is_dead = False
        self.is_listed = False
        self._holds = 0
        self._most_tasks = 512
        self.context: Final = Context()
        self.context.run(HOST.set, self)

    def add(self, task: "SimTask") -> None:
        """Keep a task: nothing of a dead host may be collected half way, and failures are read."""
        self.tasks.append(task)
        if len(self.tasks) > self._most_tasks:
            self.tasks[:] = [task for task in self.tasks if not task.done() or has_failed(task)]
            self._most_tasks = 2 * len(self.tasks) + 512

    def __repr__(self) -> str:
        return self.name


class SimTask(asyncio.Task[Any]):
    """A task with a hash that is the same in every run."""

    def __init__(self, number: int, coro: Any, **more: Any) -> None:
        self.number: Final = number  # asyncio keeps a set of all tasks, and adds this one at once
        super().__init__(coro, **more)

    def __hash__(self) -> int:
        return self.number


HOST: Final[ContextVar[Host]] = ContextVar("host")


class SimLoop(asyncio.BaseEventLoop):
    """Runs hosts; `world` is what belongs to no machine: the network, the clock, the people."""

    def __init__(
        self, rng: Random, most_batches: int = MOST_BATCHES, most_seconds: float = MOST_SECONDS
    ) -> None:
        super().__init__()
        self.world: Final = Host("world")
        self.problems: Final[list[str]] = []  # of callbacks, and of tasks that nobody asked
        self.batches = 0
        self._rng: Final = rng
        self._most_batches: Final = most_batches
        self._until: Final = _watch() + most_seconds
        self._now = 0.0
        self._serial = 0
        self._runnable: Final[list[Host]] = []
        self._timers: Final[list[tuple[float, int, events.TimerHandle]]] = []
        self._is_finished = False
        self.hosts: Final[list[Host]] = []
        self.set_exception_handler(_keep)

    # What asyncio asks of a loop.

    def time(self) -> float:
        return self._now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> events.Handle:
        handle = events.Handle(callback, args, self, context)
        self._enqueue(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any,
        context: Context | None = None,
    ) -> events.TimerHandle:  # fmt: skip
        handle = events.TimerHandle(when, callback, args, self, context)
        self._serial += 1
        heapq.heappush(self._timers, (when, self._serial, handle))
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any,
        context: Context | None = None,
    ) -> events.TimerHandle:  # fmt: skip
        return self.call_at(self._now + delay, callback, *args, context=context)

    def _timer_handle_cancelled(self, handle: events.TimerHandle) -> None:
        """Cancelled handles are skipped when their time comes."""

    def create_task(
        self, coro: Any, *, name: Any = None, context: Context | None = None
    ) -> asyncio.Task[Any]:
        self._serial += 1
        task = SimTask(self._serial, coro, loop=self, name=name, context=context)
        host = self._host(context)
        host.add(task)
        if host.is_dead:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        return task

    async def run_in_executor(self, _executor: object, call: Callable[..., T], *args: Any) -> T:  # type: ignore[override]
        """Run it at once, without threads, and let some time pass."""
        result = call(*args)
        await asyncio.sleep(self._rng.random() * 0.01)
        return result

    def _write_to_self(self) -> None:
        """Do nothing: there is no selector to wake."""

    # Running.

    def _host(self, context: Context | None) -> Host:
        return HOST.get(self.world) if context is None else context.get(HOST, self.world)

    def _enqueue(self, handle: events.Handle) -> None:
        host: Host = handle._context.get(HOST, self.world)  # type: ignore[attr-defined]
        if host.is_dead or self._is_finished:
            return
        host.ready.append(handle)
        if not host.is_listed and not host.is_held:
            host.is_listed = True
            self._runnable.append(host)

    def _run_once(self) -> None:
        self.batches += 1
        if self.batches % 4096 == 0:
            self._check_limits()
        runnable = self._runnable
        if not runnable:
            self._advance()
            return
        at = self._rng.randrange(len(runnable)) if len(runnable) > 1 else 0
        host = runnable[at]
        ready = host.ready
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle._cancelled:
                handle._run()
                if host.is_held or host.is_dead:
                    break
        if host.is_listed and not ready:
            host.is_listed = False
            runnable.remove(host)
        if host.lag and not host.is_held and not host.is_dead:
            self.hold(host, host.lag * self._rng.random())

    def _advance(self) -> None:
        """Let time pass until the next timer is due."""
        timers = self._timers
        while timers and timers[0][2]._cancelled:
            heapq.heappop(timers)
        if not timers:
            raise Stuck(f"nothing is ready and nothing is planned\n{self.stacks()}")
        self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            handle = heapq.heappop(timers)[2]
            if not handle._cancelled:
                self._enqueue(handle)

    def _check_limits(self) -> None:
        if self.batches > self._most_batches:
            raise Stuck(f"more than {self._most_batches} steps at {self._now} s\n{self.stacks()}")
        if _watch() > self._until:
            raise Stuck(f"it takes too long in real time, at {self._now} s\n{self.stacks()}")

    # Hosts.

    def add(self, name: str) -> Host:
        """Add a machine."""
        host = Host(name)
        self.hosts.append(host)
        return host

    def start(self, host: Host, coro: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something on a machine."""
        return self.create_task(coro, context=host.context.copy())

    def hold(self, host: Host, seconds: float) -> None:
        """Freeze a machine for a while; what arrives meanwhile waits."""
        host._holds += 1
        host.is_held = True
        if host.is_listed:
            host.is_listed = False
            self._runnable.remove(host)
        self.call_later(seconds, self._release, host, context=self.world.context)

    def _release(self, host: Host) -> None:
        host._holds -= 1
        if host._holds or host.is_dead:
            return
        host.is_held = False
        if host.ready and not host.is_listed:
            host.is_listed = True
            self._runnable.append(host)

    def kill(self, host: Host) -> None:
        """Drop a machine with everything that runs on it."""
        host.is_dead = True
        host.ready.clear()
        if host.is_listed:
            host.is_listed = False
            self._runnable.remove(host)
        for task in host.tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]

    # The end.

    def run(self, main: Coroutine[Any, Any, T]) -> T:
        """Run to the end of `main`, then drop all other tasks."""
        task = self.create_task(main, context=copy_context())
        task.add_done_callback(self._stop)
        try:
            self.run_forever()
            result: T = task.result()
            return result
        finally:
            self._finish()

    def _stop(self, _task: object) -> None:
        self.stop()

    def _finish(self) -> None:
        """Close unfinished tasks silently."""
        self._is_finished = True
        events._set_running_loop(self)  # clean-up code may begin tasks, which are closed as well
        logging.disable(logging.CRITICAL)  # or complain that it was cut short
        try:
            closed: set[int] = set()
            while left := [task for task in self._open_tasks() if task.number not in closed]:
                for task in left:
                    closed.add(task.number)
                    task._log_destroy_pending = False  # type: ignore[attr-defined]
                    _close(task)
        finally:
            logging.disable(logging.NOTSET)
            events._set_running_loop(None)
        self._timers.clear()
        self.close()

    def _open_tasks(self) -> list["SimTask"]:
        hosts = (self.world, *self.hosts)
        return [task for host in hosts for task in _unfinished(host.tasks)]

    def stacks(self) -> str:
        """Where every task that has not ended waits."""
        text = io.StringIO()
        for host in (self.world, *self.hosts):
            for task in _unfinished(host.tasks):
                text.write(f"[{host.name}] ")
                task.print_stack(limit=4, file=text)
        return text.getvalue()


def has_failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task has ended by an exception."""
    return task.done() and not task.cancelled() and task.exception() is not None


def _unfinished(tasks: Iterable[SimTask]) -> list[SimTask]:
    return [task for task in tasks if not task.done()]


def _close(task: asyncio.Task[Any]) -> None:
    try:
        task.get_coro().close()
    except Exception:  # noqa: BLE001 - clean-up code of a machine that is no more
        return


def _keep(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    assert isinstance(loop, SimLoop)
    error = context.get("exception")
    loop.problems.append(f"{context.get('message')}: {error!r}")
