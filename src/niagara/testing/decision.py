"""One decision of a seat: what it saw, what it could do, and what it answered."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from niagara.bots import Bot
from niagara.rules import Action, Event, Position, legal_actions, seen_by, view


class Fault(Exception):
    """A bot has not answered a legal action; the message says what it did."""


@dataclass(frozen=True)
class Sight:
    """A seat to act, and the events its bot is told before it is asked."""

    position: Position
    seat: int
    events: tuple[Event, ...]

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the seat may do."""
        return legal_actions(self.position, self.seat)

    def __str__(self) -> str:
        options = self.position.options
        table = (
            f"{len(self.position.players)} seats, {options.fork} fork, {options.tiebreak}, "
            f"round limit {options.round_limit}, "
            f"piles {'open' if options.open_piles else 'covered'}"
        )
        return f"round {self.position.round}, seat {self.seat} ({table})"


@dataclass(frozen=True)
class Answer:
    """What a bot made of a sight, and how long it took."""

    sight: Sight
    action: Action
    seconds: float


def asked(bot: Bot, sight: Sight, rng: Random) -> Answer:
    """What a bot answers when told and asked; raises `Fault`."""
    legal = sight.legal
    seen = view(sight.position, sight.seat)
    began = time.perf_counter()
    try:
        bot.watch(seen_by(sight.events, sight.seat))
        action: object = bot.decide(seen, legal, rng)  # whatever its type promises
    except Exception as error:
        raise Fault(f"{sight}: raised {type(error).__name__}: {error}") from error
    seconds = time.perf_counter() - began
    if not isinstance(action, Action) or action not in legal:
        raise Fault(f"{sight}: answered {str(action)[:60]}, which is not legal")
    return Answer(sight, action, seconds)


def differing(first: Sequence[Answer], second: Sequence[Answer]) -> str:
    """Where two series of answers first part; nothing if they do not."""
    for one, other in zip(first, second, strict=False):
        if one.action != other.action:
            return f"{one.sight}: {one.action} at first, then {other.action}"
    return ""
