"""A game in progress: a position, the record that led to it, and the chance it draws on."""

from collections.abc import Sequence
from random import Random

from niagara.rules.actions import Action
from niagara.rules.board import Seat
from niagara.rules.chance import NaturalFork, deal
from niagara.rules.events import Event
from niagara.rules.legal import acting, legal_actions
from niagara.rules.options import DEFAULT, Options
from niagara.rules.play import play
from niagara.rules.position import OVER
from niagara.rules.record import Move, Record, recorded


class Game:
    """A table from the set-up to the end. Same names, same generator, same actions: same game.

    >>> game = Game(["Ann", "Ben", "Cem"], Random(1))
    >>> while not game.is_over:
    ...     seat = game.acting()[0]
    ...     events = game.play(seat, game.legal_actions(seat)[0])
    ...     if game.position.round == 3:
    ...         break
    >>> len(game.record.steps)
    17
    """

    def __init__(self, names: Sequence[str], rng: Random, options: Options = DEFAULT) -> None:
        self.position = deal(len(names), rng, options)
        self.record = Record(options, tuple(names), self.position.start, self.position.next_arm)
        self.draw = NaturalFork(rng)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position.phase == OVER

    def acting(self) -> tuple[Seat, ...]:
        """The seats that have a decision to make now."""
        return acting(self.position)

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """What a seat may do now."""
        return legal_actions(self.position, seat)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Play an action and answer what happened, all secrets included (see `seen_by`)."""
        log: list[Event] = []
        self.position = play(self.position, seat, action, self.draw, log)
        self.record = self.record.grown(recorded(Move(seat, action), log))
        return log
