"""A game at a table: our own bots play, and the bot on trial where it sits."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from random import Random

from niagara.bots import Bot, make_bot
from niagara.rules import Event, Game, view
from niagara.testing.decision import Answer, Fault, Sight, asked
from niagara.testing.trials import Table

Make = Callable[[int], Bot]  # a bot for a table of so many seats


class Match:
    """The game itself, and the bots of ours that play wherever nobody else does."""

    def __init__(self, table: Table) -> None:
        names = [f"seat {seat}" for seat in range(table.seats)]
        self.game = Game(names, Random(table.seed), table.options)
        self.chance = Random(table.seed)
        # One that brings gems home, and others that meet with all kinds of trouble.
        self.bots = [
            make_bot("drifter" if seat else "paddler", table.seats) for seat in range(table.seats)
        ]
        self.history: list[Event] = []

    def goes_on(self, last_round: int) -> bool:
        """Whether there is something to decide in the rounds up to this one."""
        return not self.game.is_over and self.game.position.round <= last_round

    def sight(self, told: Sequence[int]) -> Sight:
        """A decision due, with the events its seat has not been told."""
        seat = self.chance.choice(self.game.acting())
        return Sight(self.game.position, seat, tuple(self.history[told[seat] :]))

    def play(self, answer: Answer) -> None:
        """Carry out what a seat has answered."""
        self.history += self.game.play(answer.sight.seat, answer.action)

    def play_ours(self, sight: Sight) -> None:
        """Carry out what our own bot does."""
        seen = view(sight.position, sight.seat)
        action = self.bots[sight.seat].decide(seen, sight.legal, self.chance)
        self.history += self.game.play(sight.seat, action)


@dataclass(frozen=True)
class Story:
    """What the bot on trial answered in one game, and the fault that ended it early, if any."""

    table: Table
    answers: Sequence[Answer]
    fault: str = ""

    def of(self, seat: int) -> list[Answer]:
        """The answers of one seat."""
        return [answer for answer in self.answers if answer.sight.seat == seat]


def played(make: Make, table: Table) -> Story:
    """The trial of a bot at a table, up to its first fault."""
    match = Match(table)
    told = [0] * table.seats
    while match.goes_on(table.first_round - 1):
        match.play_ours(match.sight(told))
    told = [len(match.history)] * table.seats  # who sits down late has not watched
    chance = seat_chance(table)
    answers: list[Answer] = []
    with ExitStack() as stack:
        bots = {seat: stack.enter_context(closing(make(table.seats))) for seat in table.tested}
        while match.goes_on(table.last_round):
            sight = match.sight(told)
            if sight.seat not in bots:
                match.play_ours(sight)
                continue
            try:
                answer = asked(bots[sight.seat], sight, chance[sight.seat])
            except Fault as fault:
                return Story(table, answers, str(fault))
            told[sight.seat] = len(match.history)
            answers.append(answer)
            match.play(answer)
    return Story(table, answers)


def alone(make: Make, story: Story, seat: int) -> list[Answer]:
    """What a bot answers that sees what a seat of a story saw, with no fellow at the table."""
    rng = seat_chance(story.table)[seat]
    with closing(make(story.table.seats)) as bot:
        return [asked(bot, answer.sight, rng) for answer in story.of(seat)]


def answered(make: Make, sight: Sight) -> Answer:
    """What a new bot answers; raises `Fault`."""
    with closing(make(len(sight.position.players))) as bot:
        return asked(bot, sight, Random(1))


def sights(table: Table) -> Iterator[Sight]:
    """The decisions of a game among our own bots, each with all that its seat has seen."""
    match = Match(table)
    while match.goes_on(table.last_round):
        sight = match.sight([0] * table.seats)
        yield sight
        match.play_ours(sight)


def seat_chance(table: Table) -> list[Random]:
    """The generators of a table's seats: each its own, so that seats do not sway each other."""
    return [Random(f"{table.seed} {seat}") for seat in range(table.seats)]
