"""WebSockets under uvicorn that are written to directly.

Through ASGI every message is queued, wakes a task and passes four wrappers before it is written.
Writing directly saves that for each watcher of a table (docs/performance.md).
"""

from asyncio import TimerHandle
from asyncio.transports import BaseTransport
from typing import Any, Final, Protocol

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from niagara.server.web.queued_socket import QueuedSocket
from niagara.server.web.unread_budget import HIGH_WATER, UnreadBudget

EXTENSION: Final = "niagara.direct_socket"
TOO_SLOW: Final = 4408
MOST_FRAGMENTS: Final = 64  # of one message
GRACE_S: Final = 2.0  # for reading the close frame


class Writable(Protocol):
    """The methods of a WebSocket that a live connection uses."""

    async def receive(self) -> Any:
        """The next ASGI event."""

    def write(self, message: bytes) -> None:
        """Send a text message."""

    def close_now(self, code: int, reason: str) -> None:
        """Close without waiting for the peer."""

    def unread(self) -> int:
        """How many bytes wait to be sent."""


class DirectSocket(WebSocketsSansIOProtocol):
    """A uvicorn protocol that the app finds in its ASGI scope and writes to directly."""

    def __init__(self, *args: Any, budget: UnreadBudget, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.budget: Final = budget
        self.is_writing = False
        self._is_paused = False
        self._abort: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Set a low limit from which unsent bytes are counted."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(HIGH_WATER)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting its unsent bytes."""
        self.budget.forget(self)
        if self._abort is not None:
            self._abort.cancel()
        super().connection_lost(exc)
        self.conn.parser.close()  # a reference cycle: see `break_cycles`

    def handle_connect(self, event: Request) -> None:
        """Put this protocol into the scope before the app runs."""
        super().handle_connect(event)
        if not self.close_sent:  # the handshake was valid
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def handle_cont(self, event: Frame) -> None:
        """Limit the number of fragments: uvicorn only limits their total size."""
        if self.close_sent:
            return
        if len(self.frames) >= MOST_FRAGMENTS:
            self.conn.fail(1009, "too many fragments")
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Refuse a text that is not UTF-8, which uvicorn would log as an error."""
        is_text = self.curr_msg_data_type == "text" and not self.close_sent
        if is_text and not _is_utf8(self.frames):
            self.conn.fail(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def write(self, message: bytes) -> None:
        """Send a text message, unless the connection is closed."""
        if self.conn.state is State.OPEN and self.handshake_complete:
            if not self.is_writing:  # an update and an answer are sent together
                self.is_writing = True
                self.loop.call_soon(self._flush)
            self.conn.send_text(message)

    def _flush(self) -> None:
        self.is_writing = False
        if not self.disconnected:
            self.transport.write(b"".join(self.conn.data_to_send()))
            if self._is_paused and not self.close_sent:
                self.budget.count(self)

    def pause_writing(self) -> None:
        """Count the unsent bytes: the peer reads too slowly."""
        super().pause_writing()
        self._is_paused = True
        self.budget.count(self)

    def resume_writing(self) -> None:
        """Stop counting: the peer has caught up."""
        super().resume_writing()
        self._is_paused = False
        self.budget.forget(self)

    def close_now(self, code: int, reason: str) -> None:
        """Close without waiting for the peer; abort if it does not read within seconds."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(code, reason)
            self._flush()
        self.close_sent = True
        self.transport.close()
        if self._abort is None and not self.disconnected:
            self._abort = self.loop.call_later(GRACE_S, self.transport.abort)

    def drop(self) -> None:
        """Close to free the memory of its unsent bytes."""
        self.close_now(TOO_SLOW, "too slow: reconnect")

    def unread(self) -> int:
        """How many bytes wait to be sent."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size()


def writer_of(socket: WebSocket[Any, Any, Any]) -> Writable:
    """The socket to write to: uvicorn's if there is one, else through ASGI."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    direct: DirectSocket | None = extensions.get(EXTENSION)
    return direct or QueuedSocket(socket)


def break_cycles(socket: WebSocket[Any, Any, Any]) -> None:
    """Break the reference cycles of a closed connection.

    Otherwise it would keep 30 kB until the next full garbage collection, and those are rare
    (run.py).
    """
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    if extensions.pop(EXTENSION, None) is not None:  # an `QueuedSocket` may still be sending
        del socket.receive, socket.send


def _is_utf8(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
