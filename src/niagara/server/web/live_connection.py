"""The live connection to a table: a WebSocket that carries commands, answers and updates."""

import asyncio
import logging
from asyncio import Future
from contextlib import suppress
from time import perf_counter
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Meta, Struct

from niagara.server.action_codec import encode
from niagara.server.commands import AnyCommand, Join
from niagara.server.explanation import WhyRequest, explain
from niagara.server.preview import preview
from niagara.server.refusal import STORE_UNAVAILABLE, Refusal
from niagara.server.server_node import Service
from niagara.server.sessions import person
from niagara.server.store.interface import Session, Unavailable
from niagara.server.web.direct_socket import TOO_SLOW, break_cycles, writer_of
from niagara.server.web.json_bodies import read
from niagara.server.web.request_session import address_of, find_session, service_of
from niagara.server.web.schemas import CommandId, PreviewRequest

log: Final = logging.getLogger(__name__)
MOST_UNREAD: Final = 1_000_000  # unsent bytes of one connection; with more it is closed
LONGEST_MESSAGE: Final = 8_192
LONGEST_REASON: Final = 123  # bytes, by the WebSocket protocol
GONE: Final = (WebSocketDisconnect, OSError)  # the client has disconnected
MALFORMED, NO_SESSION, NO_TABLE, TOO_MANY, FAILED, CLOSING = 4400, 4401, 4404, 4429, 4500, 4503


class SocketClose(NamedTuple):
    """The code and reason of a close frame."""

    code: int
    reason: str


FAILURE: Final = SocketClose(FAILED, "something went wrong on our side")


class Query(Struct, frozen=True):
    """The query parameters of a connection."""

    since: Annotated[int, Meta(ge=0)] | None = None
    aids: bool = False


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """A client's message under an id of its own: a command, a preview, a question, a ping."""

    id: CommandId
    command: AnyCommand | None = None
    preview: PreviewRequest | None = None
    why: WhyRequest | None = None
    ping: Annotated[int, Meta(ge=0)] | None = None


class MessageId(Struct, frozen=True):
    """The id of a message."""

    id: CommandId


_DECODER: Final = msgspec.json.Decoder(Message)


class Connection:
    """One live connection, which is sent what its session may see."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], session: Session, table: str, *, aids: bool
    ) -> None:
        self.socket: Final = socket
        self.session = session.id
        self.wants_aids = aids
        self.who: Session = session
        self.table: Final = table
        self.service: Final[Service] = service_of(socket)
        self.writer: Final = writer_of(socket)
        self.address: Final = address_of(socket)
        self.closed: Final[Future[SocketClose]] = asyncio.get_running_loop().create_future()
        self.busy: Final = asyncio.Lock()  # held while a message is being answered

    def send(self, message: bytes) -> None:
        """Send a message; close a connection that does not read."""
        if self.closed.done():
            return  # messages must not have gaps
        if self.writer.unread() < MOST_UNREAD:
            self.writer.write(message)
        else:
            self.close(SocketClose(TOO_SLOW, "too slow: reconnect"))

    def dismiss(self) -> None:
        """Close the connection: its session was deleted."""
        self.close(SocketClose(NO_SESSION, "this session has been deleted"))

    def fail(self) -> None:
        """Close the connection: an update could not be sent, so the client must reconnect."""
        self.close(SocketClose(FAILED, "something went wrong on our side: reconnect"))

    def close(self, why: SocketClose) -> None:
        """Close the connection, after the message in progress has been answered."""
        if not self.closed.done():
            self.closed.set_result(why)

    async def read(self) -> None:
        """Answer messages one after the other, until the client disconnects."""
        while True:
            event: Any = await self.writer.receive()
            if event["type"] == "websocket.disconnect":
                return
            async with self.busy:
                await self._handle(event.get("text") or event.get("bytes"))

    async def _handle(self, data: str | bytes | None) -> None:
        began = perf_counter()
        try:
            self.send(encode(await self._answer(self._decoded(data or b""))))
            self.service.metrics.seconds.observe(perf_counter() - began)
        except Refusal as refusal:
            await self._refuse(id_in(data or b""), refusal)
        except Unavailable:
            away = Refusal("unavailable", STORE_UNAVAILABLE)
            await self._refuse(id_in(data or b""), away)

    def _decoded(self, data: str | bytes) -> Message:
        limits = self.service.limits
        if not limits.commands.allows(self.session) or (
            not limits.address_commands.allows(self.address)
        ):
            raise Refusal("slow-down", "too many messages at once: wait a moment")
        if len(data) > LONGEST_MESSAGE:
            raise Refusal("malformed", f"expected at most {LONGEST_MESSAGE} bytes")
        return read(data, _DECODER)

    async def _answer(self, message: Message) -> dict[str, Any]:
        if message.ping is not None:
            return {"type": "pong", "id": message.id, "now": self.service.tables.now()}
        if message.preview is not None:
            return await self._preview(message.id, message.preview)
        if message.why is not None:
            return await self._explain(message.id, message.why)
        command = message.command
        if command is None:
            raise Refusal("malformed", "expected a command, a preview, a question why or a ping")
        self.service.check_chat(self.session, command)
        if isinstance(command, Join):
            await self._reload_session()
        done = await self.service.tables.submit(self.table, person(self.who), message.id, command)
        self.service.metrics.accepted.inc()
        return {"type": "done", "id": message.id, "sequence": done.sequence, "table": done.table}

    async def _reload_session(self) -> None:
        """Read the session again, for the name it has now."""
        session = await self.service.store.session(self.session)
        if session is None:
            raise Refusal("not-yours", "this session has been deleted")
        self.who = session

    async def _preview(self, message_id: str, staging: PreviewRequest) -> dict[str, Any]:
        async with self.service.tables.enter(self.table) as live_table:
            shown = preview(live_table.table, self.session, staging.seat, staging.actions)
        return {"type": "preview", "id": message_id, **shown}

    async def _explain(self, message_id: str, asked: WhyRequest) -> dict[str, Any]:
        async with self.service.tables.enter(self.table) as live_table:
            answer = explain(live_table.table, self.session, asked)
        return {"type": "why", "id": message_id, **answer}

    async def _refuse(self, message_id: str | None, refusal: Refusal) -> None:
        self.service.metrics.refused.labels(refusal.code).inc()
        form = {"id": message_id, "code": refusal.code, "message": refusal.message}
        self.send(encode({"type": "refused", **form}))
        if refusal.code == "stale":
            with suppress(Refusal):  # the store is unavailable: the update follows later
                await self.service.tables.resend(self.table, self)


def id_in(data: str | bytes) -> str | None:
    """The id of a refused message, if it can be read."""
    if len(data) > LONGEST_MESSAGE:
        return None
    try:
        return msgspec.json.decode(data, type=MessageId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Watch a table, and play at it."""
    await socket.accept()  # browsers only see close codes of accepted sockets
    try:
        if why := await _serve_socket(socket, table_id):
            await socket.close(*why)
    except GONE:
        pass
    finally:
        break_cycles(socket)


async def _serve_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> SocketClose | None:
    """Serve a client until it disconnects; else answer why to close the socket."""
    try:
        return await _admit(socket, table_id)
    except Unavailable:
        return SocketClose(CLOSING, "the store does not answer: reconnect")
    except GONE:
        return None
    except Exception:
        service_of(socket).metrics.failed.inc()
        log.exception("a live connection failed")
        return FAILURE


async def _admit(socket: WebSocket[Any, Any, Any], table_id: str) -> SocketClose | None:
    """Serve a client if the limits admit it; else answer why not."""
    limits, address = service_of(socket).limits, address_of(socket)
    if not limits.address_commands.allows(address):
        return SocketClose(TOO_SLOW, "too many connections at once")
    try:
        query = msgspec.convert(dict(socket.query_params), Query, strict=False)
    except msgspec.ValidationError as error:
        return SocketClose(MALFORMED, str(error))
    session = await find_session(socket)
    if session is None:
        return SocketClose(NO_SESSION, "no session: POST /api/session first")
    keys = {"session": session.id, "address": address, "table": table_id}
    full = limits.sockets.reached(**keys)
    if full == "table" and await _sits_at(service_of(socket), table_id, session.id):
        full = None  # players are admitted however many watch
    if full:
        return SocketClose(TOO_MANY, f"too many open connections of this {full}")
    limits.sockets.opened(**keys)
    try:
        return await _serve(Connection(socket, session, table_id, aids=query.aids), query.since)
    finally:
        limits.sockets.closed(**keys)


async def _sits_at(service: Service, table_id: str, session: str) -> bool:
    try:
        async with service.tables.enter(table_id) as live_table:
            return bool(live_table.table.owned_by(session))
    except Refusal:
        return False


async def _serve(connection: Connection, since: int | None) -> SocketClose | None:
    """Send a table to a client until it disconnects; else answer why that is not possible."""
    service, table_id = connection.service, connection.table
    try:
        await service.tables.watch(table_id, connection, since)
        await service.tables.take_seats_back(table_id, person(connection.who))
        with service.metrics.sockets.track_inprogress():
            await _run(connection)
    except Refusal as refusal:
        code = NO_TABLE if refusal.code == "not-found" else CLOSING
        return SocketClose(code, refusal.message.encode()[:LONGEST_REASON].decode(errors="ignore"))
    finally:
        service.tables.unwatch(table_id, connection)
    return None


async def _run(connection: Connection) -> None:
    """Read messages until the client disconnects or the server closes the connection."""
    loop = asyncio.get_running_loop()
    reading = loop.create_task(connection.read())
    closing = loop.create_task(connection.service.is_closing.wait())
    try:
        await asyncio.wait(
            (reading, closing, connection.closed), return_when=asyncio.FIRST_COMPLETED
        )
    finally:
        async with connection.busy:  # a command in progress must be finished
            if closing.done():
                connection.close(SocketClose(CLOSING, "the server restarts: reconnect"))
            if connection.closed.done():
                connection.writer.close_now(*connection.closed.result())
            reading.cancel()
            closing.cancel()
        for outcome in await asyncio.gather(reading, closing, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, GONE):
                connection.service.metrics.failed.inc()
                log.error("a live connection failed", exc_info=outcome)
                connection.writer.close_now(*FAILURE)
