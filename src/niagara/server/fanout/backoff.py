"""How long to wait before trying again."""

import random

SHORTEST = 0.1  # seconds
LONGEST = 5.0


class Backoff:
    """Pauses that double, with random jitter so that nodes do not retry all at once."""

    def __init__(self) -> None:
        self._longest = SHORTEST

    @property
    def is_fresh(self) -> bool:
        """Whether there was no pause since the last success."""
        return self._longest == SHORTEST

    def reset(self) -> None:
        """Start with the shortest pause again, after a success."""
        self._longest = SHORTEST

    def pause(self) -> float:
        """The seconds to wait before the next attempt."""
        longest, self._longest = self._longest, min(2 * self._longest, LONGEST)
        return random.uniform(longest / 2, longest)
