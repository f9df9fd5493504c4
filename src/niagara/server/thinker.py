"""Bots think in worker processes, never in the event loop, and get views like people.

A worker keeps nothing between two decisions: it is told all its seat has seen. So a worker that
dies costs a moment, not a game.
"""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random, SystemRandom
from typing import Final

from niagara.bots import make_bot
from niagara.bots.drifter import Drifter
from niagara.bots.levels import LEVELS
from niagara.rules import Action, Event, View

TRIES: Final = 2  # a worker may die once
PATIENCE: Final = 20.0  # seconds for a decision, far more than any level is given
WORDS: Final = {level.name: level.bot for level in LEVELS}
log: Final = logging.getLogger(__name__)


class Thinker:
    """A pool of workers, made anew when one has died."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        self._pool: ProcessPoolExecutor | None = None

    async def decide(
        self, level: str, view: View, legal: Sequence[Action], seen: Sequence[Event]
    ) -> Action:
        """What a bot of this level does; if it cannot be asked, something careless but legal."""
        if len(legal) == 1:
            return legal[0]
        seed = SystemRandom().getrandbits(48)
        for _ in range(TRIES):
            pool = self._started()
            try:
                call = pool.submit(think, WORDS[level], view, tuple(legal), list(seen), seed)
                action = await asyncio.wait_for(asyncio.wrap_future(call), PATIENCE)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a bot's worker is replaced: %s", type(error).__name__)
                self._discard(pool)
            else:
                return action
        return Drifter(len(view.players)).decide(view, legal, Random(seed))

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:  # with the first bot: a server without bots needs no workers
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Be rid of a pool, with those in it that hang."""
        if pool is self._pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):  # noqa: SLF001 - nothing else ends them
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def pids(self) -> list[int]:
        """The workers' process ids."""
        pool = self._pool
        return list(pool._processes or {}) if pool is not None else []  # noqa: SLF001 - as above

    def close(self) -> None:
        """End all workers."""
        if self._pool is not None:
            self._discard(self._pool)


def think(word: str, view: View, legal: tuple[Action, ...], seen: list[Event], seed: int) -> Action:
    """One decision, in a worker."""
    bot = make_bot(word, len(view.players))
    try:
        bot.watch(seen)
        return bot.decide(view, legal, Random(seed))
    finally:
        bot.close()
