"""WebSockets that can be written to at once.

An update goes to everybody at a table. Through ASGI every message is put in a line, wakes a task
and passes four wrappers before it is written; here it is only written (docs/performance.md).
"""

import asyncio
from asyncio import TimerHandle
from asyncio.transports import BaseTransport
from typing import Any, Final, Protocol

from litestar import WebSocket
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from niagara.server.web.asgi_socket import AsgiSocket
from niagara.server.web.unread_budget import HIGH_WATER, UnreadBudget

EXTENSION: Final = "niagara.direct_socket"
TOO_SLOW: Final = 4408
MOST_FRAGMENTS: Final = 64  # of one message
GRACE_S: Final = 2.0  # for reading why the connection ends


class Writable(Protocol):
    """A WebSocket as a live connection uses it."""

    async def receive(self) -> Any:
        """The next event of ASGI."""

    def write(self, message: bytes) -> None:
        """Send a text."""

    def cut(self, code: int, reason: str) -> None:
        """Close without waiting for the other side."""

    def unread(self) -> int:
        """How many bytes wait to be sent."""


class DirectSocket(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which an app can also find in its scope."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        budget: UnreadBudget,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.budget: Final = budget
        self.is_writing = False
        self._is_paused = False
        self._abort: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Count early what waits to be sent."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(HIGH_WATER)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is unread any more."""
        self.budget.forget(self)
        if self._abort is not None:
            self._abort.cancel()
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to itself: see `release`

    def handle_connect(self, event: Request) -> None:
        """Begin the app of a connection; it runs after this."""
        super().handle_connect(event)
        if not self.close_sent:  # it was no proper handshake
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def handle_cont(self, event: Frame) -> None:
        """A part of a message; their sizes are bounded by uvicorn, but not how many are empty."""
        if self.close_sent:
            return
        if len(self.frames) >= MOST_FRAGMENTS:
            self.conn.fail(1009, "too many fragments")
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A whole message; uvicorn would log each one that is not UTF-8 as an error."""
        is_text = self.curr_msg_data_type == "text" and not self.close_sent
        if is_text and not _is_utf8(self.frames):
            self.conn.fail(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

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
            if self._is_paused and not self.close_sent:
                self.budget.count(self)

    def pause_writing(self) -> None:
        """More waits than the system takes: they read slowly, or not at all."""
        super().pause_writing()
        self._is_paused = True
        self.budget.count(self)

    def resume_writing(self) -> None:
        """They have read."""
        super().resume_writing()
        self._is_paused = False
        self.budget.forget(self)

    def cut(self, code: int, reason: str) -> None:
        """Close without waiting for them; who does not read within seconds is hung up on."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(code, reason)
            self._flush()
        self.close_sent = True
        self.transport.close()
        if self._abort is None and not self.disconnected:
            self._abort = self.loop.call_later(GRACE_S, self.transport.abort)

    def cut_off(self) -> None:
        """Others need the memory."""
        self.cut(TOO_SLOW, "too slow: reconnect")

    def unread(self) -> int:
        """How many bytes wait to be sent."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size()


def writer_of(socket: WebSocket[Any, Any, Any]) -> Writable:
    """What a connection is written to with."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    direct: DirectSocket | None = extensions.get(EXTENSION)
    return direct or AsgiSocket(socket)


def release(socket: WebSocket[Any, Any, Any]) -> None:
    """Let go of a connection that has ended.

    Litestar's socket and ours refer to themselves. They would wait for the garbage collector,
    which is told to come seldom (run.py), and take 30 kB each meanwhile.
    """
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    if extensions.pop(EXTENSION, None) is not None:  # a `PlainWire` may still be sending
        del socket.receive, socket.send


def _is_utf8(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
