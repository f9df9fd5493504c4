"""Limits: so much in so much time, for each session or address."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_KEYS: Final = 50_000  # the longest unseen are forgotten; they would be full again anyway


class Limit:
    """A token bucket for every key."""

    def __init__(
        self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.per_second: Final = per_second
        self.burst: Final = burst
        self._now: Final = now
        self._buckets: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Whether a key may go on; counts it if so."""
        now = self._now()
        level, at = self._buckets.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.per_second)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level, now)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return allowed
