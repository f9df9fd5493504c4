"""The game of a trial: our own bots play, and the bot under examination where it sits."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from random import Random

from niagara.bots import Bot, Player, make_bot, play_decision
from niagara.rules import Action, Event, Game, View
from niagara.testing.decision import Answer, Decision, Fault, answer_of
from niagara.testing.trial_schedule import Trial

Make = Callable[[int], Bot]  # a bot for a table of so many seats


class OwnBot:
    """One of our own bots; notes the decisions it is asked for, with all that its seat has seen."""

    def __init__(self, trial_game: "TrialGame", seat: int) -> None:
        self.trial_game = trial_game
        # One that brings gems home, and others that get into all kinds of trouble.
        self.bot = make_bot("drifter" if seat else "paddler", trial_game.trial.seats)
        self.seat = seat

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        """What the bot decides."""
        game = self.trial_game
        game.decisions.append(game.decision(self.seat))
        return self.bot.decide(view, legal, game.rng)

    def watch(self, events: Iterable[Event]) -> None:
        """Show the bot what happened."""
        self.bot.watch(events)


class Examinee:
    """The bot under examination: a `Fault` ends the game. It sees events when it is asked."""

    def __init__(self, trial_game: "TrialGame", seat: int, bot: Bot, rng: Random) -> None:
        self.trial_game = trial_game
        self.seat = seat
        self.bot = bot
        self.rng = rng
        self.told = len(trial_game.history)  # who joins late has not watched

    def decide(self, view: View, legal: Sequence[Action]) -> Action:  # noqa: ARG002
        """What the bot answers; raises `Fault`."""
        game = self.trial_game
        answer = answer_of(self.bot, game.decision(self.seat, self.told), self.rng)
        self.told = len(game.history)
        game.answers.append(answer)
        return answer.action

    def watch(self, events: Iterable[Event]) -> None:
        """Nothing to do: the events are part of the next decision, which may be asked again."""


class TrialGame:
    """A game that our own bots play wherever nobody else does."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        names = [f"seat {seat}" for seat in range(trial.seats)]
        self.game = Game(names, Random(trial.seed), trial.options)
        self.rng = Random(trial.seed)
        self.history: list[Event] = []
        self.decisions: list[Decision] = []  # of our own bots
        self.answers: list[Answer] = []  # of the bot under examination
        self.players: list[Player] = [OwnBot(self, seat) for seat in range(trial.seats)]

    def play_to(self, last_round: int) -> None:
        """Play up to the end of a round, or of the game; any seat that may act is next."""
        while not self.game.is_over and self.game.position.round <= last_round:
            seat = self.rng.choice(self.game.acting())
            self.history += play_decision(self.game, self.players, seat)

    def decision(self, seat: int, told: int = 0) -> Decision:
        """The decision of a seat, with the events that happened since ``told`` of them."""
        return Decision(self.game.position, seat, tuple(self.history[told:]))


@dataclass(frozen=True)
class TrialResult:
    """What the bot answered in one game, and the fault that ended it early, if any."""

    trial: Trial
    answers: Sequence[Answer]
    fault: str = ""

    def of(self, seat: int) -> list[Answer]:
        """The answers of one seat."""
        return [answer for answer in self.answers if answer.decision.seat == seat]


def tried(make: Make, trial: Trial) -> TrialResult:
    """The trial of a bot, up to its first fault."""
    game = TrialGame(trial)
    game.play_to(trial.first_round - 1)
    rngs = seat_rngs(trial)
    with ExitStack() as stack:
        for seat in trial.tested:
            bot = stack.enter_context(closing(make(trial.seats)))
            game.players[seat] = Examinee(game, seat, bot, rngs[seat])
        try:
            game.play_to(trial.last_round)
        except Fault as fault:
            return TrialResult(trial, game.answers, str(fault))
    return TrialResult(trial, game.answers)


def answers_alone(make: Make, result: TrialResult, seat: int) -> list[Answer]:
    """What a bot answers that sees what a seat saw, with no other bot of its kind in the game."""
    rng = seat_rngs(result.trial)[seat]
    with closing(make(result.trial.seats)) as bot:
        return [answer_of(bot, answer.decision, rng) for answer in result.of(seat)]


def answer_of_new_bot(make: Make, decision: Decision) -> Answer:
    """What a new bot answers; raises `Fault`."""
    with closing(make(len(decision.position.players))) as bot:
        return answer_of(bot, decision, Random(1))


def decisions_of(trial: Trial) -> list[Decision]:
    """The decisions of a game among our own bots, each with all that its seat has seen."""
    game = TrialGame(trial)
    game.play_to(trial.last_round)
    return game.decisions


def seat_rngs(trial: Trial) -> list[Random]:
    """A generator for each seat, so that what one bot draws changes nothing for the others."""
    return [Random(f"{trial.seed} {seat}") for seat in range(trial.seats)]
