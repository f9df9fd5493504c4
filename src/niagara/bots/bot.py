"""What a bot is: one seat's player in one game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from random import Random

from niagara.rules import Action, Event, Memory, View


class Bot(ABC):
    """Sees what its seat may see, answers one of the actions it may take.

    A new bot is made for every seat of every game. It is told of every event as its seat may
    see it, and may remember: all reveals are public (R2.3). Chance comes from the generator it is
    handed, so that the same seed plays the same game.
    """

    def __init__(self, seats: int) -> None:
        self.memory = Memory(seats)

    def watch(self, events: Iterable[Event]) -> None:
        """See what has happened."""
        self.memory.watch(events)

    @abstractmethod
    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions, by what is seen and remembered."""

    def close(self) -> None:  # noqa: B027 - most bots hold nothing that needs closing
        """The game is over, or the bot is not needed any more."""
