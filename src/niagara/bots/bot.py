"""The interface of a bot, which plays one seat of one game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from random import Random

from niagara.rules import Action, Event, Memory, View


class Bot(ABC):
    """Sees what its seat may see, and answers one of the actions it may take.

    A new bot is made for every seat of every game. It is shown every event as its seat may see
    it, and may remember them: all reveals are public (R2.3). It draws only on the generator it is
    handed, so that the same seed plays the same game.
    """

    def __init__(self, seats: int) -> None:
        self.memory = Memory(seats)

    def watch(self, events: Iterable[Event]) -> None:
        """Take note of what has happened."""
        self.memory.watch(events)

    @abstractmethod
    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions, chosen by what is seen and remembered."""

    def close(self) -> None:  # noqa: B027 - most bots hold nothing that needs closing
        """Let go of all resources: the game is over, or the bot is not needed any more."""
