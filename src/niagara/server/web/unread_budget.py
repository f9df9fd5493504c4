"""A limit on the unsent bytes of all connections of a process together."""

from typing import Final, Protocol

HIGH_WATER: Final = 16_384  # unsent bytes of a connection from which they are counted


class Holder(Protocol):
    """A connection with unsent bytes."""

    def unread(self) -> int:
        """How many bytes wait to be sent."""

    def drop(self) -> None:
        """Close it without sending them."""


class UnreadBudget:
    """Keeps the sum under a limit by closing the connections with the most unsent bytes."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.total = 0
        self.dropped = 0  # connections so far
        self._held: Final[dict[Holder, int]] = {}

    def count(self, holder: Holder) -> None:
        """Count the unsent bytes of a connection anew."""
        size = holder.unread()
        self.total += size - self._held.get(holder, 0)
        self._held[holder] = size
        if self.total > self.most:
            self._recount()

    def forget(self, holder: Holder) -> None:
        """Stop counting a connection that has sent everything, or is closed."""
        self.total -= self._held.pop(holder, 0)

    def _recount(self) -> None:
        """Count all connections anew; if the sum is still too large, close some."""
        for holder in self._held:
            self._held[holder] = holder.unread()
        self.total = sum(self._held.values())
        for holder in sorted(self._held, key=self._held.__getitem__, reverse=True):
            if self.total <= self.most:
                return
            self.forget(holder)
            self.dropped += 1
            holder.drop()
