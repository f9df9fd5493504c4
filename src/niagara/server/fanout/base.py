"""The fan-out seam: nodes tell each other which table has grown, and nothing else.

A message is ``(table, sequence)``; the entries themselves are read from the store. So a lost
message never means a lost event: the next one, or the regular look at the store, makes up for it.
"""

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]  # the table, and its last sequence number


class Fanout(Protocol):
    """Messages reach every other node at most once; this node's own messages do not come back."""

    async def open(self, hear: Listener, resumed: Callable[[], None]) -> None:
        """Begin to listen; ``resumed`` is called when messages may have been lost."""

    async def close(self) -> None:
        """Stop listening."""

    def tell(self, table: str, sequence: int) -> None:
        """Let other nodes know; never waits, never raises."""

    @property
    def is_connected(self) -> bool:
        """Whether messages pass at the moment."""
