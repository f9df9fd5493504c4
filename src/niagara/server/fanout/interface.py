"""The fan-out interface: nodes announce to each other which tables have new entries.

A message is ``(table, sequence)``; the entries themselves are read from the store. So a lost
message loses no entry: the next one, or the regular comparison with the store, makes up for it.
"""

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]  # the table, and its last sequence number


class Fanout(Protocol):
    """Delivers messages to every other node at most once, and never to the sender."""

    async def open(self, on_announcement: Listener, on_reconnect: Callable[[], None]) -> None:
        """Start listening; ``on_reconnect`` is called when messages may have been lost."""

    async def close(self) -> None:
        """Stop listening."""

    def announce(self, table: str, sequence: int) -> None:
        """Announce a table's sequence number; never waits, never raises."""

    @property
    def is_connected(self) -> bool:
        """Whether messages are delivered at the moment."""


class SingleNodeFanout:
    """The `Fanout` of a single node, which does nothing."""

    is_connected = True

    async def open(self, on_announcement: Listener, on_reconnect: Callable[[], None]) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    def announce(self, table: str, sequence: int) -> None:
        """Do nothing."""
