"""A clock that does not follow jumps of the system's clock at once.

The system's clock may be set wrong for a while, for example after the machine was suspended.
Entries stored with a wrong time would delay bots and clocks accordingly. So a jump is followed
only after it has lasted for a while; until then time goes on steadily.
"""

from collections.abc import Callable
from time import monotonic, time_ns
from typing import Final

TOLERANCE_MS: Final = 5_000  # a smaller difference between two readings is no jump
BELIEVED_MS: Final = 60_000  # how long a jump has to last


class SteadyClock:
    """Milliseconds since 1970, from a clock that may jump."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock: Final = clock
        self._offset = clock() - _passed_ms()  # of the time of day to the monotonic clock
        self._jumped_at: int | None = None

    def __call__(self) -> int:
        """The time now."""
        wall, passed = self._clock(), _passed_ms()
        if abs(wall - passed - self._offset) <= TOLERANCE_MS:
            self._jumped_at = None
        elif self._jumped_at is None:
            self._jumped_at = passed
        if self._jumped_at is None or passed - self._jumped_at > BELIEVED_MS:
            self._offset = wall - passed  # small corrections are followed at once
            self._jumped_at = None
        return passed + self._offset


def clock_ms() -> int:
    """The system's clock in milliseconds since 1970."""
    return time_ns() // 1_000_000


def _passed_ms() -> int:
    return int(monotonic() * 1000)
