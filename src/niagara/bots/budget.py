"""How long a bot may think: a time such as ``200ms``, or simulations such as ``400sims``."""

import re
import time
from dataclasses import dataclass
from typing import Final

# From where on it pays to look far ahead (docs/bots.md).
LARGE_SIMS: Final = 1000
LARGE_MS: Final = 500
LARGE_MS_PACKED: Final = 10  # on the packed engine
UNLIMITED: Final = 1 << 30


@dataclass(frozen=True)
class Budget:
    """Milliseconds or simulations, whichever is given.

    With simulations a bot's decisions repeat exactly; with milliseconds they depend on how fast
    the machine is.
    """

    milliseconds: int | None = None
    simulations: int | None = None

    def is_large(self, *, packed: bool) -> bool:
        """Whether it is enough to look far ahead, on the packed engine or without it."""
        large_ms = LARGE_MS_PACKED if packed else LARGE_MS
        return (self.milliseconds or 0) >= large_ms or (self.simulations or 0) >= LARGE_SIMS

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """The budget that some text gives; raises ValueError.

        >>> Budget.parse("200ms"), Budget.parse("50sims")
        (Budget(milliseconds=200, simulations=None), Budget(milliseconds=None, simulations=50))
        """
        found = re.fullmatch(r"([1-9]\d{0,6})(ms|sims)", text)
        if found is None:
            raise ValueError(f"expected a budget such as 200ms or 400sims, got {text[:40]!r}")
        number = int(found[1])
        return cls(number, None) if found[2] == "ms" else cls(None, number)

    def start(self) -> "Stopwatch":
        """Start counting what is used."""
        return Stopwatch(self)


class Stopwatch:
    """How much of a budget is used, in simulations or time."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.done = 0
        self._began = time.perf_counter()

    def count(self, simulations: int) -> None:
        """Count some simulations."""
        self.done += simulations

    def left(self) -> int:
        """How many simulations are left; very many if time is what is limited."""
        most = self.budget.simulations
        return UNLIMITED if most is None else max(most - self.done, 0)

    def used(self) -> float:
        """The share of the budget that is used up; 1 or more means stop."""
        if self.budget.simulations is not None:
            return self.done / self.budget.simulations
        passed = (time.perf_counter() - self._began) * 1000
        return passed / (self.budget.milliseconds or 1)
