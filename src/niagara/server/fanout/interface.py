"""The fan-out interface: nodes tell each other which tables have new entries, and who is there.

An announcement is ``(table, sequence)``; the entries themselves are read from the store. So a lost
message loses no entry: the next one, or the regular comparison with the store, makes up for it.
Who is at a table is told again and again, so that a lost message does no harm there either.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

Listener = Callable[[str, int], None]  # the table, and its last sequence number
PresenceListener = Callable[[str, str, Sequence[str]], None]  # the node, the table, its sessions


class Fanout(Protocol):
    """Delivers messages to every other node at most once, and never to the sender."""

    async def open(
        self,
        on_announcement: Listener,
        on_reconnect: Callable[[], None],
        on_presence: PresenceListener,
    ) -> None:
        """Start listening; ``on_reconnect`` is called when messages may have been lost."""

    async def close(self) -> None:
        """Stop listening."""

    def announce(self, table: str, sequence: int) -> None:
        """Announce a table's sequence number; never waits, never raises."""

    def announce_presence(self, table: str, sessions: Sequence[str]) -> None:
        """Tell which people at a table this node has connections of; never waits or raises."""

    @property
    def is_connected(self) -> bool:
        """Whether messages are delivered at the moment."""


class SingleNodeFanout:
    """The `Fanout` of a single node, which does nothing."""

    is_connected = True

    async def open(
        self,
        on_announcement: Listener,
        on_reconnect: Callable[[], None],
        on_presence: PresenceListener,
    ) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    def announce(self, table: str, sequence: int) -> None:
        """Do nothing."""

    def announce_presence(self, table: str, sessions: Sequence[str]) -> None:
        """Do nothing."""
