"""The time of day as a node keeps it: a clock that leaps is not followed at once.

Clocks are set wrong and right again, by people and by machines that were suspended. What is
written meanwhile with the wrong time would stall bots and clocks for as long as it was wrong. So a
leap is believed only after it has lasted for a while; until then time passes as it did before.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final

TOLERANCE_MS: Final = 5_000  # by which the clock may go wrong between two readings unnoticed
BELIEVED_MS: Final = 60_000  # how long a leap has to last


class SteadyClock:
    """Milliseconds since 1970, from a clock that may leap."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock: Final = clock
        self._offset = clock() - _passed_ms()  # of the time of day to the time that has passed
        self._leapt_at: int | None = None

    def __call__(self) -> int:
        """The time now."""
        wall, passed = self._clock(), _passed_ms()
        if abs(wall - passed - self._offset) <= TOLERANCE_MS:
            self._leapt_at = None
        elif self._leapt_at is None:
            self._leapt_at = passed
        if self._leapt_at is None or passed - self._leapt_at > BELIEVED_MS:
            self._offset = wall - passed  # small corrections are followed at once
            self._leapt_at = None
        return passed + self._offset


def _passed_ms() -> int:
    return int(monotonic() * 1000)
