"""Bots that misbehave, and how to seat them: importable, so that other processes can, too."""

import os
import signal
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

from niagara.arena import MatchResult, SeatResult
from niagara.bots import Bot, make_bot
from niagara.bots.drifter import Drifter
from niagara.rules import ACTIONS, Action, Event, View
from niagara.rules.board import MAX_SEATS


class Sulker(Bot):
    """Raises whenever it is asked."""

    def decide(self, *_: object) -> Action:
        raise LookupError("<not> & today")


class Cheat(Bot):
    """Answers what is not legal, every third time."""

    asked = 0

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        self.asked += 1
        return rng.choice(legal) if self.asked % 3 else self.wrong(legal)

    def wrong(self, legal: Sequence[Action]) -> Action:
        return next(action for action in ACTIONS if action not in legal)


class Babbler(Cheat):
    """Answers something that is no action at all, every third time."""

    def wrong(self, legal: Sequence[Action]) -> Action:  # noqa: ARG002
        return "left a bit"  # type: ignore[return-value]


class Blind(Bot):
    """Cannot look, and cannot leave in peace."""

    def watch(self, events: Iterable[Event]) -> None:  # noqa: ARG002
        raise RuntimeError("eyes shut")

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        return legal[0]

    def close(self) -> None:
        raise RuntimeError("not leaving")


class Leaver(Bot):
    """Takes the whole process with it."""

    def decide(self, *_: object) -> Action:
        os._exit(1)


class Mortal(Drifter):
    """Is killed at its first decision, with its process; plays on when it is started again.

    The file named in the environment says whether that has been.
    """

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        died = Path(os.environ["MORTAL_DIED"])
        if not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().decide(view, legal, rng)


class Watched(Bot):
    """Remembers what it was shown and whether it was closed, for all to see."""

    made: list["Watched"] = []  # noqa: RUF012 - what the tests look at

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.events: list[Event] = []
        self.closed = 0
        self.draws: list[float] = []
        Watched.made.append(self)

    def watch(self, events: Iterable[Event]) -> None:
        self.events += events

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        self.draws.append(rng.random())
        return legal[0]

    def close(self) -> None:
        self.closed += 1


ODD: dict[str, Callable[[int], Bot]] = {
    "sulker": Sulker,
    "cheat": Cheat,
    "babbler": Babbler,
    "blind": Blind,
    "leaver": Leaver,
    "mortal": Mortal,
    "watched": Watched,
}


def make_odd(word: str, seats: int) -> Bot:
    """The odd ones by name, and all others."""
    if word == "stillborn":
        raise OSError("no such program")
    return ODD[word](seats) if word in ODD else make_bot(word, seats)


def outcome(
    game: int, words: Sequence[str], winners: Sequence[int], *, rounds: int = 10, seats: int = 4
) -> MatchResult:
    """A result made up: who sat there, who won."""
    assert len(words) <= MAX_SEATS
    played = tuple(
        SeatResult(word, 140 * (i in winners), 10, 0.02, 0.01, 1, 2, 0, 0, None)
        for i, word in enumerate(words)
    )
    return MatchResult(game, game // seats, 7, rounds, False, tuple(winners), played)
