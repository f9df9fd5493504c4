"""One of the actions that a search compares, and how it has done so far."""

from collections.abc import Iterable
from math import erfc, exp, pi, sqrt
from statistics import fmean
from typing import Final

from niagara.rules import Action

SPREAD: Final = 0.05  # how far actions usually differ, as a share of a win (docs/bots.md)


class Candidate:
    """An action, and its outcome in each world."""

    def __init__(self, action: Action, bonus: float = 0.0) -> None:
        self.action: Final = action
        self.bonus: Final = bonus  # what temperament adds to every outcome
        self.outcomes: Final[list[float]] = []

    def add(self, outcomes: Iterable[float]) -> None:
        """Note how the action did in some more worlds."""
        self.outcomes.extend(outcome + self.bonus for outcome in outcomes)

    @property
    def mean(self) -> float:
        """Its mean outcome: the expected share of wins."""
        return fmean(self.outcomes) if self.outcomes else 0.0

    def hope_against(self, leader: "Candidate") -> float:
        """The expected loss, as a share of wins, of dropping this one for the leader.

        Both were tried in the same worlds, so that luck common to both cancels out.
        """
        gaps = [best - mine for best, mine in zip(leader.outcomes, self.outcomes, strict=True)]
        worlds, gap = len(gaps), fmean(gaps)
        variance = sum((each - gap) ** 2 for each in gaps) / (worlds - 1)
        # Shrink towards 0: after few worlds large differences are mostly chance.
        trust = SPREAD**2 / (SPREAD**2 + variance / worlds)
        return expected_excess(trust * gap, sqrt(trust * variance / worlds))


def expected_excess(gap: float, error: float) -> float:
    """The expected amount by which a normal variable with this mean and error is below 0.

    >>> round(expected_excess(0.0, 1.0), 3), round(expected_excess(2.0, 1.0), 4)
    (0.399, 0.0085)
    """
    if error <= 0.0:
        return max(-gap, 0.0)
    z = gap / error
    return error * (exp(-z * z / 2) / sqrt(2 * pi) - z * erfc(z / sqrt(2)) / 2)
