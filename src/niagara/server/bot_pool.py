"""Bots think in worker processes, never in the event loop, and get views like people.

A worker is told all its seat has seen, every time: one that dies costs a moment, not a game.
It may still know the bot of the decision before, with what that bot has worked out.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import Final, NamedTuple

from niagara.bots import Bot, make_bot
from niagara.bots.forfeit import Forfeit, fallback_action, legal_answer
from niagara.bots.levels import LEVELS, thinking_ms
from niagara.rules import Action, Event, NiagaraError, View
from niagara.server.workers import Turn, WorkerDied, WorkerLate, Workers

PATIENCE: Final = 20.0  # seconds of thinking, far more than any level is given
WORDS: Final = {level.name: level.bot for level in LEVELS}
QUICK: Final = 0.01  # seconds that bots take who search for nothing
COSTS: Final = {level.bot: max(QUICK, thinking_ms(level) / 1000) for level in LEVELS}
log: Final = logging.getLogger(__name__)


class Question(NamedTuple):
    """A decision to make: all that a bot may know of it."""

    table: str
    owner: str  # whose table it is: working time is shared by owners
    level: str
    view: View
    legal: tuple[Action, ...]
    seen: Sequence[Event]


class BotPool:
    """Asks bots. Whatever goes wrong with one, the seat gets a legal decision."""

    def __init__(self, workers: Workers) -> None:
        self.workers: Final = workers
        self.count: Callable[[str], None] = lambda _why: None  # the metrics listen here

    async def decide(self, asked: Question) -> Action:
        """What a bot of the level decides; what the fallback does if it forfeits the decision."""
        if len(asked.legal) == 1:
            return asked.legal[0]
        seed = SystemRandom().getrandbits(48)
        try:
            return await self._ask_twice(asked, WORDS[asked.level], seed)
        except (WorkerDied, WorkerLate) as error:
            self.count(type(error).__name__)
        except Exception as error:  # noqa: BLE001 - a fault of a bot must not end the game
            self.count(type(error).__name__)
            _log_failure(asked.table, error)
        return fallback_action(asked.view, asked.legal, Random(seed))

    async def _ask_twice(self, asked: Question, word: str, seed: int) -> Action:
        """A worker may die once: that need not be the bot's fault."""
        try:
            return await self._ask(asked, word, seed)
        except WorkerDied:
            self.count(WorkerDied.__name__)
            return await self._ask(asked, word, seed)

    async def _ask(self, asked: Question, word: str, seed: int) -> Action:
        answer = await self.workers.run(
            Turn(asked.owner, asked.table, COSTS.get(word, QUICK)),
            PATIENCE,
            think,
            *(asked.table, word, asked.view, asked.legal, list(asked.seen), seed),
        )
        return legal_answer(answer, asked.legal)

    def pids(self) -> list[int]:
        """The workers' process ids."""
        return self.workers.pids()

    def close(self) -> None:
        """End all workers."""
        self.workers.close()


def _log_failure(table: str, error: Exception) -> None:
    """Log a fault; only its type where the message may name an action, and so a hidden tile."""
    traceback = None if isinstance(error, NiagaraError | Forfeit) else error
    log.error(
        "a bot failed", exc_info=traceback, extra={"table": table, "why": type(error).__name__}
    )


def think(
    table: str, word: str, view: View, legal: tuple[Action, ...], seen: list[Event], seed: int
) -> Action:
    """One decision, in a worker."""
    bot = _remembered(table, word, view, seen)
    try:
        return bot.decide(view, legal, Random(seed))
    except Exception:
        del _BOTS[table, word, view.seat]  # what it remembers may be part of the fault
        raise


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
