"""A pool of bot workers without processes: jobs wait in line, take their time, and can go wrong.

The real `Thinker` runs on it and cannot tell the difference.
"""

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, Final

from niagara.bots.drifter import Drifter
from niagara.rules import Action, View
from niagara.server.thinker import Thinker
from simulation.world import World

# Seconds a decision takes, by the bot's word; others are as quick as a drifter.
THINKING: Final = {"captain:200ms": 0.2, "captain:900ms": 0.9}


class Brains:
    """How the bot workers of a node are at the moment."""

    def __init__(self, rng: Random, workers: int) -> None:
        self.rng: Final = rng
        self.workers: Final = workers
        self.slowness = 1.0
        self.extra = 0.0  # seconds that every decision takes longer
        self.raising = 0.0  # the chance that a bot raises
        self.hanging = 0.0  # the chance that a worker never answers
        self.pools: Final[list[Pool]] = []

    def clear(self) -> None:
        self.slowness, self.extra, self.raising, self.hanging = 1.0, 0.0, 0.0, 0.0

    def die(self) -> None:
        """A worker is killed; its pool is broken."""
        for pool in self.pools:
            pool.broken()


class Job:
    """A decision that a worker has been asked for."""

    def __init__(self, word: str, decide: Callable[[], Action]) -> None:
        self.word: Final = word
        self.decide: Final = decide
        self.answer: Final[Future[Action]] = Future()
        self.is_hung = False


class Pool:
    """As much of a `ProcessPoolExecutor` as `Thinker` uses."""

    _processes: dict[int, Any] = {}  # noqa: RUF012 - there are none

    def __init__(self, world: World, brains: Brains) -> None:
        self._world: Final = world
        self._brains: Final = brains
        self._line: Final[deque[Job]] = deque()
        self._busy: Final[list[Job]] = []
        self._is_closed = False
        self.is_node_closing = False
        brains.pools.append(self)

    def submit(self, _think: object, _table: str, word: str, *args: Any) -> Future[Action]:
        if self._is_closed:
            raise BrokenProcessPool("a worker has died")
        job = Job(word, lambda: _decide(*args))
        self._line.append(job)
        self._next()
        return job.answer

    def _next(self) -> None:
        brains, world = self._brains, self._world
        while self._line and len(self._busy) < brains.workers:
            job = self._line.popleft()
            if job.answer.cancelled():
                continue
            job.answer.set_running_or_notify_cancel()
            self._busy.append(job)
            if brains.rng.random() < brains.hanging:
                job.is_hung = True
                world.note("bots", "hang", job.word)
                continue
            seconds = THINKING.get(job.word, 0.003) * brains.slowness + brains.extra
            world.loop.call_later(seconds, self._end, job, context=world.loop.world.context)

    def _end(self, job: Job) -> None:
        if self._is_closed:
            return
        self._busy.remove(job)
        if self._brains.rng.random() < self._brains.raising:
            self._world.note("bots", "raise", job.word)
            job.answer.set_exception(ArithmeticError("a bot has a fault"))
        else:
            job.answer.set_result(job.decide())
        self._next()

    def broken(self) -> None:
        """A worker has died: nobody who waits gets an answer."""
        self._world.note("bots", "die")
        self._drop(BrokenProcessPool("a worker has died"))

    def shutdown(self, *, wait: bool = True, cancel_futures: bool = False) -> None:
        del wait, cancel_futures
        if not self._is_closed and not self.is_node_closing and self._busy:
            is_hung = any(job.is_hung for job in self._busy)
            self._world.check(is_hung, "a busy bot pool is taken for a hung one: it is thrown away")
        self._drop(BrokenProcessPool("the pool was shut down"))

    def _drop(self, error: Exception) -> None:
        self._is_closed = True
        if self in self._brains.pools:
            self._brains.pools.remove(self)
        for job in [*self._busy, *self._line]:
            if not job.answer.done():
                if not job.answer.running():
                    job.answer.set_running_or_notify_cancel()
                job.answer.set_exception(error)
        self._busy.clear()
        self._line.clear()


def _decide(view: View, legal: Sequence[Action], _seen: object, seed: int) -> Action:
    return Drifter(len(view.players)).decide(view, legal, Random(seed))


class SimThinker(Thinker):
    """The real one, with a pool of ours."""

    def __init__(self, world: World, brains: Brains) -> None:
        super().__init__(brains.workers)
        self._world = world
        self._brains = brains

    def _started(self) -> Any:
        if self._pool is None:
            self._pool = Pool(self._world, self._brains)  # type: ignore[assignment]
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.is_node_closing = True  # type: ignore[attr-defined]
        super().close()
