"""Simulated bot workers, without processes: jobs take time and can fail.

The real `BotPool` and its queue run on them and cannot tell the difference.
"""

import asyncio
from asyncio import Future
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from niagara.bots.drifter import Drifter
from niagara.rules import Action, View
from niagara.server.workers import Job, Worker, WorkerDied, WorkerLate
from simulation.world import World

# Seconds a decision takes, by the bot's word; others are as quick as a drifter.
THINKING: Final = {"champion:250ms": 0.25}


class Brains:
    """The present condition of a node's bot workers."""

    def __init__(self, rng: Random, workers: int) -> None:
        self.rng: Final = rng
        self.workers: Final = workers
        self.slowness = 1.0
        self.extra = 0.0  # seconds that every decision takes longer
        self.raising = 0.0  # the chance that a bot raises
        self.hanging = 0.0  # the chance that a worker never answers
        self.busy: Final[set[SimWorker]] = set()

    def clear(self) -> None:
        self.slowness, self.extra, self.raising, self.hanging = 1.0, 0.0, 0.0, 0.0

    def die(self) -> None:
        """Kill every busy worker."""
        for worker in sorted(self.busy, key=lambda worker: worker.number):
            worker.die()


class SimWorker(Worker):
    """A simulated `Worker`."""

    def __init__(self, world: World, brains: Brains, number: int) -> None:
        super().__init__()
        self.number: Final = number
        self._world: Final = world
        self._brains: Final = brains
        self._answer: Future[Action] | None = None

    def __hash__(self) -> int:
        return self.number

    async def run(self, job: Job) -> Any:
        loop, brains, world = self._world.loop, self._brains, self._world
        word, decide = job.args[1], _decision(*job.args[2:])
        answer: Future[Action] = loop.create_future()
        self._answer = answer
        brains.busy.add(self)
        if brains.rng.random() < brains.hanging:
            world.note("bots", "hang", word)
        else:
            seconds = THINKING.get(word, 0.003) * brains.slowness + brains.extra
            loop.call_later(seconds, self._end, answer, word, decide)
        try:
            return await asyncio.wait_for(answer, job.seconds)
        except TimeoutError as error:
            world.note("bots", "late", word)
            raise WorkerLate("a simulated job takes too long") from error
        finally:
            self._answer = None
            brains.busy.discard(self)

    def _end(self, answer: Future[Action], word: str, decide: Callable[[], Action]) -> None:
        if answer.done():
            return
        if self._brains.rng.random() < self._brains.raising:
            self._world.note("bots", "raise", word)
            answer.set_exception(ArithmeticError("a bot has a fault"))
        else:
            answer.set_result(decide())

    def die(self) -> None:
        """End during a job."""
        if self._answer is not None and not self._answer.done():
            self._world.note("bots", "die")
            self._answer.set_exception(WorkerDied("a simulated worker died"))


def _decision(
    view: View, legal: Sequence[Action], _seen: object, seed: int
) -> Callable[[], Action]:
    return lambda: Drifter(len(view.players)).decide(view, legal, Random(seed))
