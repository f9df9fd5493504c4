"""Asks bots for decisions. They run in worker processes and get views, as people do.

Every request holds all events that the seat has seen, so any worker can answer it. A worker keeps
the bots of earlier requests, with what they have computed.
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
from niagara.server.workers import JobInfo, WorkerDied, WorkerLate, Workers

TIME_LIMIT_S: Final = 20.0  # seconds a decision may take: far more than any level needs
WORDS: Final = {level.name: level.bot for level in LEVELS}
QUICK: Final = 0.01  # seconds that a bot takes that does not search
COSTS: Final = {level.name: max(QUICK, thinking_ms(level) / 1000) for level in LEVELS}
log: Final = logging.getLogger(__name__)


class BotRequest(NamedTuple):
    """A request for one decision, with everything the bot may know."""

    table: str
    owner: str  # the table's host: worker time is shared among owners
    level: str
    temperament: str | None
    view: View
    legal: tuple[Action, ...]
    seen: Sequence[Event]


class BotPool:
    """Asks bots for decisions; the answer is legal even if a bot fails."""

    def __init__(self, workers: Workers) -> None:
        self.workers: Final = workers
        # Replaced by whoever counts failures in the metrics.
        self.count: Callable[[str], None] = lambda _why: None

    async def decide(self, asked: BotRequest) -> Action:
        """What a bot of the level decides; what the fallback does if it forfeits the decision."""
        if len(asked.legal) == 1:
            return asked.legal[0]
        seed = SystemRandom().getrandbits(48)
        try:
            return await self._ask_twice(asked, _spec(asked), seed)
        except (WorkerDied, WorkerLate) as error:
            self.count(type(error).__name__)
        except Exception as error:  # noqa: BLE001 - a fault of a bot must not end the game
            self.count(type(error).__name__)
            _log_failure(asked.table, error)
        return fallback_action(asked.view, asked.legal, Random(seed))

    async def _ask_twice(self, asked: BotRequest, word: str, seed: int) -> Action:
        """Ask again if the worker died, which need not be the bot's fault."""
        try:
            return await self._ask(asked, word, seed)
        except WorkerDied:
            self.count(WorkerDied.__name__)
            return await self._ask(asked, word, seed)

    async def _ask(self, asked: BotRequest, word: str, seed: int) -> Action:
        answer = await self.workers.run(
            JobInfo(asked.owner, asked.table, COSTS.get(asked.level, QUICK)),
            TIME_LIMIT_S,
            think,
            *(asked.table, word, asked.view, asked.legal, list(asked.seen), seed),
        )
        return legal_answer(answer, asked.legal)

    def close(self) -> None:
        """End all workers."""
        self.workers.close()


def _spec(asked: BotRequest) -> str:
    """The bot of a level and temperament, as `make_bot` takes it."""
    spec = WORDS[asked.level]
    return spec if asked.temperament is None else f"{spec}+{asked.temperament}"


def _log_failure(table: str, error: Exception) -> None:
    """Log a fault; only its type where the message may name an action, and so a hidden tile."""
    traceback = None if isinstance(error, NiagaraError | Forfeit) else error
    log.error(
        "a bot failed", exc_info=traceback, extra={"table": table, "why": type(error).__name__}
    )


def think(
    table: str, word: str, view: View, legal: tuple[Action, ...], seen: list[Event], seed: int
) -> Action:
    """Make one decision; runs in a worker process."""
    bot = _bot_for(table, word, view, seen)
    try:
        return bot.decide(view, legal, Random(seed))
    except Exception:
        del _BOTS[table, word, view.seat]  # its memory may have caused the error
        raise


MOST_BOTS: Final = 500
_BOTS: Final[OrderedDict[tuple[str, str, int], tuple[Bot, int]]] = OrderedDict()


def _bot_for(table: str, word: str, view: View, seen: list[Event]) -> Bot:
    """The seat's bot after the events it has not seen yet; a new bot if this worker has none."""
    key = (table, word, view.seat)
    bot, seen_count = _BOTS.pop(key, (None, 0))
    if bot is None or seen_count > len(seen):
        bot, seen_count = make_bot(word, len(view.players)), 0
    bot.watch(seen[seen_count:])
    _BOTS[key] = (bot, len(seen))
    if len(_BOTS) > MOST_BOTS:
        _BOTS.popitem(last=False)
    return bot
