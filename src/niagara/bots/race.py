"""A race between actions: all are tried in the same imagined worlds, and the worse are dropped.

An action that is very unlikely to be the best is dropped at once, the worse half at set shares of
the budget (sequential halving); the race ends early when one action is left.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from niagara.bots.budget import Stopwatch
from niagara.bots.candidate import Candidate
from niagara.rules import Action

FIRST_LOOK: Final = 16  # worlds before any action is dropped
HOPELESS: Final = 0.0003  # the expected loss, of a win, below which an action is dropped


class Race(ABC):
    """The candidates of one decision. Bonuses are added to every outcome."""

    def __init__(self, actions: Sequence[Action], bonuses: Sequence[float] | None = None) -> None:
        bonuses = bonuses or [0.0] * len(actions)
        self.candidates = [Candidate(*each) for each in zip(actions, bonuses, strict=True)]

    @abstractmethod
    def try_worlds(self, watch: Stopwatch, most: int) -> None:
        """Try every candidate in one or more worlds, and count the simulations."""

    def run(self, watch: Stopwatch) -> Action:
        """Try candidates and drop the worse until one is left or the budget is used up."""
        halvings = max(1, (len(self.candidates) - 1).bit_length())
        for halving in range(1, halvings + 1):
            most = -(-len(self.candidates) // 2)
            self._run(watch, halving / halvings)
            self.candidates.sort(key=lambda candidate: candidate.mean, reverse=True)
            del self.candidates[most:]
        return self.candidates[0].action

    def _run(self, watch: Stopwatch, share: float) -> None:
        """Try all that are left in one world after another, until a share of the budget is used."""
        next_look = len(self.candidates[0].outcomes) + FIRST_LOOK
        while len(self.candidates) > 1:
            self.try_worlds(watch, next_look - len(self.candidates[0].outcomes))
            if watch.used() >= share:
                return
            worlds = len(self.candidates[0].outcomes)
            if worlds >= next_look:
                self._drop_the_hopeless()
                next_look = worlds + max(FIRST_LOOK, worlds // 4)

    def _drop_the_hopeless(self) -> None:
        leader = max(self.candidates, key=lambda candidate: candidate.mean)
        self.candidates = [
            each
            for each in self.candidates
            if each is leader or each.hope_against(leader) > HOPELESS
        ]
