"""Bots think in worker processes, never in the event loop, and get views like people.

A worker is told all its seat has seen, every time: one that dies costs a moment, not a game.
It may still know the bot of the decision before, with what that bot has worked out.
"""

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from random import Random, SystemRandom
from threading import Thread
from typing import Final

from niagara.bots import Bot, make_bot
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
        self, table: str, level: str, view: View, legal: Sequence[Action], seen: Sequence[Event]
    ) -> Action:
        """What a bot of this level does; if it cannot be asked, something careless but legal."""
        if len(legal) == 1:
            return legal[0]
        seed = SystemRandom().getrandbits(48)
        for _ in range(TRIES):
            pool = self._started()
            try:
                call = pool.submit(think, table, WORDS[level], view, tuple(legal), list(seen), seed)
                action = await asyncio.wait_for(asyncio.wrap_future(call), PATIENCE)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a bot's worker is replaced: %s", type(error).__name__)
                self._discard(pool)
            else:
                return action
        return Drifter(len(view.players)).decide(view, legal, Random(seed))

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:  # with the first bot: a server without bots needs no workers
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=get_context("spawn"), initializer=end_with_server
            )
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


def end_with_server() -> None:
    """In a worker: end when the server does, even if it was killed and could not say so."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        connection.wait([server.sentinel])
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def think(
    table: str, word: str, view: View, legal: tuple[Action, ...], seen: list[Event], seed: int
) -> Action:
    """One decision, in a worker."""
    bot = _remembered(table, word, view, seen)
    return bot.decide(view, legal, Random(seed))


MOST_BOTS: Final = 500
_BOTS: Final[OrderedDict[tuple[str, str, int], tuple[Bot, int]]] = OrderedDict()


def _remembered(table: str, word: str, view: View, seen: list[Event]) -> Bot:
    """The bot of this seat, brought up to date; a new one if this worker does not know it."""
    key = (table, word, view.seat)
    bot, heard = _BOTS.pop(key, (None, 0))
    if bot is None or heard > len(seen):
        bot, heard = make_bot(word, len(view.players)), 0
    bot.watch(seen[heard:])
    _BOTS[key] = (bot, len(seen))
    if len(_BOTS) > MOST_BOTS:
        _BOTS.popitem(last=False)
    return bot
