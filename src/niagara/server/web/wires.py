"""WebSockets that can be written to at once.

An update goes to everybody at a table. Through ASGI every message is put in a line, wakes a task
and passes four wrappers before it is written; here it is only written (docs/performance.md).
"""

from typing import Any, Final

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "niagara.wire"


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which an app can also find in its scope."""

    is_writing = False

    def handle_connect(self, event: Request) -> None:
        """Begin the app of a connection; it runs after this."""
        super().handle_connect(event)
        if not self.close_sent:  # it was no proper handshake
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write(self, message: bytes) -> None:
        """Send a text; nobody hears it if they have gone."""
        if self.conn.state is State.OPEN and self.handshake_complete:
            if not self.is_writing:  # an update and an answer go out together
                self.is_writing = True
                self.loop.call_soon(self._flush)
            self.conn.send_text(message)

    def _flush(self) -> None:
        self.is_writing = False
        if not self.disconnected:
            self.transport.write(b"".join(self.conn.data_to_send()))

    def cut(self, code: int, reason: str) -> None:
        """Close without waiting for them; who does not read within seconds is hung up on."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(code, reason)
            self._flush()
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def unread(self) -> int:
        """How many bytes wait to be sent."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size()


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire:
    """The wire of a connection."""
    extensions: dict[str, Any] = socket.scope["extensions"]  # type: ignore[assignment]
    wire: Wire = extensions[EXTENSION]
    return wire
