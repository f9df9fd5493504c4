"""The HTTP protocol with limits on the size and time of requests, and on unsent bytes.

By itself uvicorn reads request lines and headers of any length, and waits for the rest of a request
for ever.
"""

import asyncio
from asyncio import TimerHandle
from typing import Any, Final, NoReturn

import msgspec
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from niagara.server.web.headers import HEADERS
from niagara.server.web.schemas import Problem
from niagara.server.web.unread_budget import HIGH_WATER, UnreadBudget

LARGEST_HEAD: Final = 16_384  # bytes of a request besides its body
LONGEST_LINE: Final = 8_000  # bytes of the request's target, or of one header
MOST_HEADERS: Final = 100
MOST_BODY: Final = 1_000_000  # bytes after which the connection is closed; valid bodies are smaller


class TooLarge(Exception):
    """A part of a request exceeds a limit."""


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol with limits."""

    def __init__(
        self,
        *args: Any,
        budget: UnreadBudget,
        request_seconds: float,
        most_connections: int,
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        self.budget: Final = budget
        self.request_seconds: Final = request_seconds
        self.most_connections: Final = most_connections
        self._deadline: TimerHandle | None = None
        self._is_receiving = False  # between the first and the last byte of a request
        self._is_upgraded = False
        self._is_too_large = False
        self._head = 0
        self._body = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the deadline of the first request."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(HIGH_WATER)
        if len(self.connections) > self.most_connections:
            transport.abort()  # keep some file descriptors for the database and the broker
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the deadline, and stop counting unsent bytes."""
        self._end()
        self.budget.forget(self)
        super().connection_lost(exc)

    # Receiving.

    def data_received(self, data: bytes) -> None:
        """Parse received bytes; refuse a request with too many bytes besides its body."""
        if self.transport.is_closing():
            return
        if self._deadline is None:
            self._begin()
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and not self._is_upgraded:
            self._refuse(431, f"expected at most {LARGEST_HEAD} bytes before the body")

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._is_receiving = True
        self._body = 0
        if self._deadline is None:
            self._begin()

    def on_url(self, url: bytes) -> None:
        """A part of the request's target."""
        super().on_url(url)
        if len(self.url) > LONGEST_LINE:
            self._give_up()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer."""
        super().on_header(name, value)
        if len(name) + len(value) > LONGEST_LINE or len(self.headers) > MOST_HEADERS:
            self._give_up()

    def on_body(self, body: bytes) -> None:
        """A part of the body; the app itself refuses one that is too large."""
        super().on_body(body)
        self._head -= len(body)
        self._body += len(body)
        if self._body > MOST_BODY:
            self.transport.close()

    def on_message_complete(self) -> None:
        """The last byte of a request."""
        super().on_message_complete()
        self._is_receiving = False
        self._head = 0
        self._end()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol."""
        self._is_upgraded = True
        self._end()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # a reference cycle: see `break_cycles`

    # The deadline of a request.

    def _begin(self) -> None:
        self._deadline = self.loop.call_later(self.request_seconds, self._too_late)

    def _end(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._deadline = None
        if self._is_receiving:
            self._refuse(408, f"expected a whole request within {self.request_seconds:g} seconds")
        elif not self._is_answering():
            self.transport.close()

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        return cycle is not None and not cycle.response_complete

    # Refusing.

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be parsed."""
        if self._is_too_large:
            self._refuse(431, "expected a shorter address, or fewer and shorter headers")
        else:
            self._refuse(400, msg)

    def _give_up(self) -> NoReturn:
        """Stop the parser; uvicorn then sends a 400 response."""
        self._is_too_large = True
        raise TooLarge

    def _refuse(self, status: int, message: str) -> None:
        """Respond without the app, and close the connection."""
        if not (self._is_answering() and self.cycle.response_started):
            self.transport.write(_answer(status, message))
        self.transport.close()

    # Sending.

    def pause_writing(self) -> None:
        """Count the unsent bytes: the peer reads too slowly."""
        super().pause_writing()
        self.budget.count(self)

    def resume_writing(self) -> None:
        """Stop counting: the peer has caught up."""
        super().resume_writing()
        self.budget.forget(self)

    def unread(self) -> int:
        """How many bytes wait to be sent."""
        return self.transport.get_write_buffer_size()

    def drop(self) -> None:
        """Abort to free the memory of its unsent bytes."""
        self.transport.abort()


def _answer(status: int, message: str) -> bytes:
    body = msgspec.json.encode(Problem("malformed", message))
    headers = HEADERS | {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return STATUS_LINE[status] + lines.encode() + b"\r\n" + body
