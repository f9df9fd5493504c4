"""The fan-out of a single node, which does nothing."""

from collections.abc import Callable

from niagara.server.fanout.base import Listener


class LocalFanout:
    """A `Fanout` for one node."""

    is_connected = True

    async def open(self, on_announcement: Listener, on_reconnect: Callable[[], None]) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    def announce(self, table: str, sequence: int) -> None:
        """Do nothing."""
