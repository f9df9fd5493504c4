"""One decision of a seat: what it saw, what it could do, and what its bot answered."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from niagara.bots import Bot
from niagara.bots.forfeit import Forfeit, ask
from niagara.rules import Action, Event, Position, legal_actions, seen_by, view


class Fault(Exception):
    """A bot has not answered a legal action; the message says where, and what it did."""


@dataclass(frozen=True)
class Decision:
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
    """What a bot decided, and how long it took."""

    decision: Decision
    action: Action
    seconds: float


def answer_of(bot: Bot, decision: Decision, rng: Random) -> Answer:
    """What a bot answers when it is told the events and asked; raises `Fault`."""
    legal = decision.legal
    seen = view(decision.position, decision.seat)
    events = seen_by(decision.events, decision.seat)
    began = time.perf_counter()
    try:
        bot.watch(events)
        action = ask(bot, seen, legal, rng)
    except Forfeit as forfeit:
        raise Fault(f"{decision}: {forfeit}") from forfeit
    except Exception as error:
        raise Fault(f"{decision}: raised {type(error).__name__}: {error}") from error
    return Answer(decision, action, time.perf_counter() - began)


def first_difference(first: Sequence[Answer], second: Sequence[Answer]) -> str:
    """Where two series of answers first differ; empty if they do not."""
    for one, other in zip(first, second, strict=False):
        if one.action != other.action:
            return f"{one.decision}: {one.action} at first, then {other.action}"
    return ""
