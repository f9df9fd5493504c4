"""One game between bots, and what is counted in it.

No bot can stop a match: decisions are forfeited by the rule of `niagara.bots.forfeit`.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final, NoReturn

from niagara.bots import Bot, SeatedBot, UnknownBot, make_bot, play_decision
from niagara.bots.forfeit import Forfeit, described
from niagara.bots.game_rngs import table_rng
from niagara.rules import Action, Game, Options, View
from niagara.rules.events import Event, GameOver, Ransomed, Stolen, Swept
from niagara.rules.scoring import progress

ARENA_RULES: Final = Options(round_limit=100)  # careless play alone never ends

Make = Callable[[str, int], Bot]  # the bot that a spec names, for so many seats


@dataclass(frozen=True, slots=True)  # a tournament keeps many of them
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


@dataclass(frozen=True, order=True, slots=True)
class MatchResult:
    """One game: who won, how long it took, and what every seat did. Games sort by number."""

    game: int
    deal: int
    seed: int
    rounds: int
    is_by_limit: bool
    winners: tuple[int, ...]
    seats: tuple[SeatResult, ...]


def play_match(
    specs: Sequence[str],
    seed: int,
    options: Options = ARENA_RULES,
    *,
    game: int = 0,
    deal: int = 0,
    make: Make = make_bot,
) -> MatchResult:
    """Play a game between the bots that some specs name; raises `UnknownBot`.

    The same specs, seed and options play the same game, as far as the bots themselves are
    deterministic; `niagara play` plays it too. ``game`` and ``deal`` only number the result.
    """
    table = Game(specs, table_rng(seed), options)
    players: list[MeasuredBot] = []
    last: list[Event] = []
    try:
        for seat, spec in enumerate(specs):
            bot = _made(spec, len(specs), make)
            players.append(MeasuredBot(bot, seat, seed))
        while not table.is_over:
            last = play_decision(table, players)
            for player in players:
                player.count(last)
    finally:
        for player in players:
            player.close()
    bags = [player.gems for player in table.position.players]
    return MatchResult(
        game,
        deal,
        seed,
        table.position.round,
        any(isinstance(event, GameOver) and event.round_limit for event in last),
        table.position.winners,
        tuple(
            player.result(spec, progress(bag))
            for player, spec, bag in zip(players, specs, bags, strict=True)
        ),
    )


def _made(spec: str, seats: int, make: Make) -> Bot:
    try:
        return make(spec, seats)
    except UnknownBot:
        raise
    except Exception as error:  # noqa: BLE001 - whatever a bot raises is its own fault
        return NotStarted(seats, described(error))


class NotStarted(Bot):
    """In place of a bot that could not be made: forfeits every decision."""

    def __init__(self, seats: int, reason: str) -> None:
        super().__init__(seats)
        self.reason = reason

    def decide(self, *_: object) -> NoReturn:
        """Raises `Forfeit`."""
        raise Forfeit(f"did not start: {self.reason}")


class MeasuredBot(SeatedBot):
    """A seated bot, how long it thinks, and what its seat does."""

    decisions = stolen = lost = ransoms = 0
    seconds = slowest = 0.0

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        """The bot's decision, timed."""
        began = perf_counter()
        action = super().decide(view, legal)
        took = perf_counter() - began
        self.decisions += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return action

    def count(self, events: Iterable[Event]) -> None:
        """Count what this seat did."""
        for event in events:
            if isinstance(event, Stolen):
                self.stolen += event.seat == self.seat
            elif isinstance(event, Swept):
                self.lost += event.seat == self.seat
            elif isinstance(event, Ransomed):
                self.ransoms += event.seat == self.seat

    def result(self, spec: str, progress: int) -> SeatResult:
        """All that was counted."""
        return SeatResult(
            spec,
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
