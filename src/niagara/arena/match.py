"""One game between bots, and what there is to count in it.

A bot that raises, or answers what is not legal, forfeits that decision to a Drifter and is
reported; the match goes on.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from niagara.bots import Bot, UnknownBot, make_bot
from niagara.bots.drifter import Drifter
from niagara.rules import Action, Game, Options, View, seen_by, view
from niagara.rules.events import Event, GameOver, Ransomed, Stolen, Swept
from niagara.rules.scoring import progress

ARENA_RULES: Final = Options(round_limit=100)  # careless play alone never ends
LONGEST_FAULT: Final = 200

Make = Callable[[str, int], Bot]  # the bot a word names, for so many seats


@dataclass(frozen=True)
class SeatResult:
    """What one bot did in one game; ``progress`` is that of R8.3, in parts of 140."""

    bot: str
    progress: int
    decisions: int
    seconds: float
    slowest: float
    stolen: int
    lost: int
    ransoms: int
    faults: int
    first_fault: str | None


@dataclass(frozen=True, order=True)
class MatchResult:
    """One game: who won, how long it took, and every seat's doings. Games sort by number."""

    game: int
    deal: int
    seed: int
    rounds: int
    is_by_limit: bool
    winners: tuple[int, ...]
    seats: tuple[SeatResult, ...]


def play_match(
    words: Sequence[str],
    seed: int,
    options: Options = ARENA_RULES,
    *,
    game: int = 0,
    deal: int = 0,
    make: Make = make_bot,
) -> MatchResult:
    """Play a game between the bots that some words name; raises `UnknownBot`.

    The same words, seed and options play the same game, as far as the bots themselves are
    deterministic; `niagara play` plays it too. ``game`` and ``deal`` only number the result.
    """
    seats = [Seat(word, len(words), f"{seat} {seed}") for seat, word in enumerate(words)]
    table = Game(words, Random(f"table {seed}"), options)
    last: list[Event] = []
    try:
        for seat in seats:
            seat.sit(make)
        while not table.is_over:
            last = _step(table, seats)
    finally:
        for seat in seats:
            seat.leave()
    bags = [player.gems for player in table.position.players]
    return MatchResult(
        game,
        deal,
        seed,
        table.position.round,
        any(isinstance(event, GameOver) and event.round_limit for event in last),
        table.position.winners,
        tuple(seat.result(progress(bag)) for seat, bag in zip(seats, bags, strict=True)),
    )


def _step(table: Game, seats: Sequence["Seat"]) -> list[Event]:
    """One decision, and everybody sees what came of it."""
    acting = table.acting()[0]
    legal = table.legal_actions(acting)
    action = seats[acting].decide(view(table.position, acting), legal)
    events = table.play(acting, action)
    for number, seat in enumerate(seats):
        seat.watch(seen_by(events, number))
        seat.count(events, number)
    return events


class Seat:
    """A bot at a table, its luck, its clock and its faults."""

    def __init__(self, word: str, seats: int, luck: str) -> None:
        self.word = word
        self.seats = seats
        # A generator each: what one bot draws changes nothing for the others.
        self.luck = Random(f"seat {luck}")
        self.bot: Bot | None = None
        self.fallback = Drifter(seats)
        self.fallback_luck = Random(f"fallback {luck}")
        self.decisions = self.stolen = self.lost = self.ransoms = self.faults = 0
        self.seconds = self.slowest = 0.0
        self.first_fault: str | None = None

    def sit(self, make: Make) -> None:
        """Make the bot; one that cannot start forfeits all its decisions."""
        try:
            self.bot = make(self.word, self.seats)
        except UnknownBot:
            raise
        except Exception as error:  # noqa: BLE001 - whatever a bot raises is its own fault
            self._fault(f"did not start: {_told(error)}")

    def decide(self, seen: View, legal: Sequence[Action]) -> Action:
        """The bot's answer, or the fallback's."""
        self.decisions += 1
        began = perf_counter()
        try:
            action = self._answer(seen, legal)
        except Exception as error:  # noqa: BLE001 - whatever a bot raises is its own fault
            action = self._forfeit(_told(error), seen, legal)
        took = perf_counter() - began
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return action

    def _answer(self, seen: View, legal: Sequence[Action]) -> Action:
        if self.bot is None:
            return self._forfeit("did not start", seen, legal)
        action = self.bot.decide(seen, legal, self.luck)
        if action not in legal:
            return self._forfeit(f"not legal: {action!r}", seen, legal)
        return legal[legal.index(action)]  # the shared value, not one that only equals it

    def _forfeit(self, why: str, seen: View, legal: Sequence[Action]) -> Action:
        self._fault(why)
        return self.fallback.decide(seen, legal, self.fallback_luck)

    def watch(self, events: Iterable[Event]) -> None:
        """Let the bot see what happened."""
        if self.bot is not None:
            try:
                self.bot.watch(events)
            except Exception as error:  # noqa: BLE001 - whatever a bot raises is its own fault
                self._fault(f"while watching: {_told(error)}")

    def leave(self) -> None:
        """The game is over: close the bot."""
        if self.bot is not None:
            try:
                self.bot.close()
            except Exception as error:  # noqa: BLE001 - whatever a bot raises is its own fault
                self._fault(f"while closing: {_told(error)}")

    def count(self, events: Iterable[Event], number: int) -> None:
        """Count what concerns this seat."""
        for event in events:
            if isinstance(event, Stolen):
                self.stolen += event.seat == number
            elif isinstance(event, Swept):
                self.lost += event.seat == number
            elif isinstance(event, Ransomed):
                self.ransoms += event.seat == number

    def result(self, progress: int) -> SeatResult:
        """All that was counted."""
        return SeatResult(
            self.word,
            progress,
            self.decisions,
            self.seconds,
            self.slowest,
            self.stolen,
            self.lost,
            self.ransoms,
            self.faults,
            self.first_fault,
        )

    def _fault(self, what: str) -> None:
        self.faults += 1
        if self.first_fault is None:
            self.first_fault = what[:LONGEST_FAULT]


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
