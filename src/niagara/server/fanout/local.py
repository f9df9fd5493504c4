"""The fan-out of a single node: there is nobody to tell."""

from collections.abc import Callable

from niagara.server.fanout.base import Listener


class LocalFanout:
    """A `Fanout` for one node."""

    is_connected = True

    async def open(self, hear: Listener, resumed: Callable[[], None]) -> None:
        """Nothing will be heard."""

    async def close(self) -> None:
        """Nothing to stop."""

    def tell(self, table: str, sequence: int) -> None:
        """Nobody to tell."""
