"""How long to wait before trying again."""

import random

SHORTEST = 0.1  # seconds
LONGEST = 5.0


class Backoff:
    """Pauses that double, each shortened by chance so that nodes do not come back all at once."""

    def __init__(self) -> None:
        self._longest = SHORTEST

    @property
    def is_fresh(self) -> bool:
        """Whether this is the first pause since it worked."""
        return self._longest == SHORTEST

    def reset(self) -> None:
        """It worked: begin anew."""
        self._longest = SHORTEST

    def pause(self) -> float:
        """The seconds to wait this time."""
        longest, self._longest = self._longest, min(2 * self._longest, LONGEST)
        return random.uniform(longest / 2, longest)
