"""What waits in memory for people who do not read, in all connections of a process together."""

from typing import Final, Protocol

HIGH_WATER: Final = 16_384  # bytes that may wait at a connection before they are counted


class Holder(Protocol):
    """A connection with bytes that wait to be sent."""

    def unread(self) -> int:
        """How many wait."""

    def cut_off(self) -> None:
        """End it without sending them."""


class UnreadBudget:
    """A sum that is kept under a limit: above it those with the most are cut off."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.total = 0
        self.cut_off = 0  # connections so far
        self._held: Final[dict[Holder, int]] = {}

    def count(self, holder: Holder) -> None:
        """Take note of what waits at a connection now."""
        size = holder.unread()
        self.total += size - self._held.get(holder, 0)
        self._held[holder] = size
        if self.total > self.most:
            self._recount()

    def forget(self, holder: Holder) -> None:
        """A connection has sent all it had, or is gone."""
        self.total -= self._held.pop(holder, 0)

    def _recount(self) -> None:
        """Some have read since they were counted; if it is still too much, cut off."""
        for holder in self._held:
            self._held[holder] = holder.unread()
        self.total = sum(self._held.values())
        for holder in sorted(self._held, key=self._held.__getitem__, reverse=True):
            if self.total <= self.most:
                return
            self.forget(holder)
            self.cut_off += 1
            holder.cut_off()
