"""An action in question: how it has done, and whether it may still turn out the best."""

from math import erfc, exp, pi, sqrt
from statistics import fmean
from typing import Final

from niagara.rules import Action

SPREAD: Final = 0.05  # by how much of a win actions usually differ (docs/bots.md)


class Candidate:
    """An action, and what came of it in each world."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.outcomes: Final[list[float]] = []

    @property
    def mean(self) -> float:
        """The share of wins it promises."""
        return fmean(self.outcomes) if self.outcomes else 0.0

    def hope_against(self, leader: "Candidate") -> float:
        """The share of wins that giving this one up for the leader may cost, on average.

        Both were tried in the same worlds, so that their luck cancels out.
        """
        gaps = [best - mine for best, mine in zip(leader.outcomes, self.outcomes, strict=True)]
        worlds, gap = len(gaps), fmean(gaps)
        variance = sum((each - gap) ** 2 for each in gaps) / (worlds - 1)
        # A few worlds may mislead: differences as large as they suggest are rare.
        trust = SPREAD**2 / (SPREAD**2 + variance / worlds)
        return expected_excess(trust * gap, sqrt(trust * variance / worlds))


def expected_excess(gap: float, error: float) -> float:
    """By how much something with this mean and standard error is below 0, on average.

    >>> round(expected_excess(0.0, 1.0), 3), round(expected_excess(2.0, 1.0), 4)
    (0.399, 0.0085)
    """
    if error <= 0.0:
        return max(-gap, 0.0)
    z = gap / error
    return error * (exp(-z * z / 2) / sqrt(2 * pi) - z * erfc(z / sqrt(2)) / 2)
