"""The live connection to a table: updates out, commands in, every one of them answered."""

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

from niagara.server.commands import AnyCommand, Join, Return
from niagara.server.ids import new_id
from niagara.server.preview import preview
from niagara.server.refusal import Refusal
from niagara.server.service import Service
from niagara.server.sessions import person
from niagara.server.store.interface import Session, Unavailable
from niagara.server.web.bodies import read
from niagara.server.web.forms import CommandId, Staging
from niagara.server.web.visitors import address_of, maybe_session, service_of
from niagara.server.web.wires import TOO_SLOW, release, wire_of
from niagara.server.wire import encode

log: Final = logging.getLogger(__name__)
MOST_UNREAD: Final = 1_000_000  # bytes for somebody who does not read; then they have to reconnect
LONGEST_MESSAGE: Final = 8_192
LONGEST_REASON: Final = 123  # bytes, by the protocol
GONE: Final = (WebSocketDisconnect, OSError)  # somebody has left: nothing is wrong
MALFORMED, NO_SESSION, NO_TABLE, TOO_MANY, FAILED, CLOSING = 4400, 4401, 4404, 4429, 4500, 4503


class End(NamedTuple):
    """Why we hang up."""

    code: int
    reason: str


FAILURE: Final = End(FAILED, "something went wrong on our side")


class Query(Struct, frozen=True):
    """What may stand in a connection's address."""

    since: Annotated[int, Meta(ge=0)] | None = None
    aids: bool = False


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: a command, or a preview, under an id of its own making."""

    id: CommandId
    command: AnyCommand | None = None
    preview: Staging | None = None
    ping: Annotated[int, Meta(ge=0)] | None = None


class Named(Struct, frozen=True):
    """Anything with an id."""

    id: CommandId


_DECODER: Final = msgspec.json.Decoder(Message)


class Connection:
    """One socket: whoever is behind it hears what their session may see."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], session: Session, table: str, *, aids: bool
    ) -> None:
        self.socket: Final = socket
        self.session = session.id
        self.wants_aids = aids
        self.who: Session = session
        self.table: Final = table
        self.service: Final[Service] = service_of(socket)
        self.wire: Final = wire_of(socket)
        self.address: Final = address_of(socket)
        self.end: Final[Future[End]] = asyncio.get_running_loop().create_future()
        self.busy: Final = asyncio.Lock()  # held while a message is being answered

    def send(self, message: bytes) -> None:
        """Send a message; who does not read is cut off, and can come back."""
        if self.end.done():
            return  # what follows would have a gap before it
        if self.wire.unread() < MOST_UNREAD:
            self.wire.write(message)
        else:
            self.cut(End(TOO_SLOW, "too slow: reconnect"))

    def dismiss(self) -> None:
        """Their session is no more: they have to come back as somebody else."""
        self.cut(End(NO_SESSION, "this session has been deleted"))

    def fail(self) -> None:
        """They cannot be told what happened: they have to come back and read it."""
        self.cut(End(FAILED, "something went wrong on our side: reconnect"))

    def cut(self, end: End) -> None:
        """Hang up, as soon as what has begun is finished."""
        if not self.end.done():
            self.end.set_result(end)

    async def read(self) -> None:
        """Answer what comes in, one after the other."""
        while True:
            event: Any = await self.wire.receive()
            if event["type"] == "websocket.disconnect":
                return
            async with self.busy:
                await self._hear(event.get("text") or event.get("bytes"))

    async def _hear(self, data: str | bytes | None) -> None:
        began = perf_counter()
        try:
            self.send(encode(await self._answer(self._decoded(data or b""))))
            self.service.metrics.seconds.observe(perf_counter() - began)
        except Refusal as refusal:
            await self._refuse(id_in(data or b""), refusal)
        except Unavailable:
            away = Refusal("unavailable", "the store does not answer; ask again")
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
            return {"type": "pong", "id": message.id, "now": self.service.house.now()}
        if message.preview is not None:
            return await self._preview(message.id, message.preview)
        command = message.command
        if command is None:
            raise Refusal("malformed", "expected a command, a preview or a ping")
        self.service.check_words(self.session, command)
        if isinstance(command, Join):
            await self._look_up()
        done = await self.service.house.submit(self.table, person(self.who), message.id, command)
        self.service.metrics.accepted.inc()
        return {"type": "done", "id": message.id, "sequence": done.sequence, "table": done.table}

    async def _look_up(self) -> None:
        """Who sits down does so under the name they have now, if they still are anybody."""
        session = await self.service.store.session(self.session)
        if session is None:
            raise Refusal("not-yours", "this session has been deleted")
        self.who = session

    async def _preview(self, message_id: str, staging: Staging) -> dict[str, Any]:
        async with self.service.house.enter(self.table) as room:
            shown = preview(room.table, self.session, staging.seat, staging.actions)
        return {"type": "preview", "id": message_id, **shown}

    async def _refuse(self, message_id: str | None, refusal: Refusal) -> None:
        self.service.metrics.refused.labels(refusal.code).inc()
        form = {"id": message_id, "code": refusal.code, "message": refusal.message}
        self.send(encode({"type": "refused", **form}))
        if refusal.code == "stale":
            with suppress(Refusal):  # the store is away: they will hear of it when it is back
                await self.service.house.show_again(self.table, self)

    async def come_back(self) -> None:
        """Whoever the clock has played for has their seat again by coming back."""
        async with self.service.house.enter(self.table) as room:
            away = room.table.away & set(room.table.owned_by(self.session))
        try:
            for _ in away:
                await self.service.house.submit(self.table, person(self.who), new_id(), Return())
        except Refusal:
            pass  # another tab was quicker, or the game is over


def id_in(data: str | bytes) -> str | None:
    """The id of a message that is refused, if it has one: whoever waits for an answer gets it."""
    if len(data) > LONGEST_MESSAGE:
        return None
    try:
        return msgspec.json.decode(data, type=Named).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Watch a table, and play at it."""
    await socket.accept()  # else a browser would not be told why it is closed
    try:
        if end := await _end_of(socket, table_id):
            await socket.close(*end)
    except GONE:
        pass
    finally:
        release(socket)


async def _end_of(socket: WebSocket[Any, Any, Any], table_id: str) -> End | None:
    """Serve somebody until they leave; else why they are to go."""
    try:
        return await _admit(socket, table_id)
    except Unavailable:
        return End(CLOSING, "the store does not answer: reconnect")
    except GONE:
        return None
    except Exception:
        service_of(socket).metrics.failed.inc()
        log.exception("a live connection failed")
        return FAILURE


async def _admit(socket: WebSocket[Any, Any, Any], table_id: str) -> End | None:
    """Serve somebody who may come in; else why they may not."""
    limits, address = service_of(socket).limits, address_of(socket)
    if not limits.address_commands.allows(address):
        return End(TOO_SLOW, "too many connections at once")
    try:
        query = msgspec.convert(dict(socket.query_params), Query, strict=False)
    except msgspec.ValidationError as error:
        return End(MALFORMED, str(error))
    session = await maybe_session(socket)
    if session is None:
        return End(NO_SESSION, "no session: POST /api/session first")
    keys = {"session": session.id, "address": address, "table": table_id}
    if full := limits.sockets.full(**keys):
        return End(TOO_MANY, f"too many open connections of this {full}")
    limits.sockets.enter(**keys)
    try:
        return await _serve(Connection(socket, session, table_id, aids=query.aids), query.since)
    finally:
        limits.sockets.leave(**keys)


async def _serve(connection: Connection, since: int | None) -> End | None:
    """Show a table to somebody until they leave; else why they cannot see it."""
    service, table_id = connection.service, connection.table
    try:
        await service.house.watch(table_id, connection, since)
        await connection.come_back()
        with service.metrics.sockets.track_inprogress():
            await _run(connection)
    except Refusal as refusal:
        code = NO_TABLE if refusal.code == "not-found" else CLOSING
        return End(code, refusal.message.encode()[:LONGEST_REASON].decode(errors="ignore"))
    finally:
        service.house.unwatch(table_id, connection)
    return None


async def _run(connection: Connection) -> None:
    """Listen until they leave, or we hang up."""
    loop = asyncio.get_running_loop()
    reading = loop.create_task(connection.read())
    closing = loop.create_task(connection.service.is_closing.wait())
    try:
        await asyncio.wait((reading, closing, connection.end), return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with connection.busy:  # what has begun is finished: others wait to hear of it
            if closing.done():
                connection.cut(End(CLOSING, "the server restarts: reconnect"))
            if connection.end.done():
                connection.wire.cut(*connection.end.result())
            reading.cancel()
            closing.cancel()
        for outcome in await asyncio.gather(reading, closing, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, GONE):
                connection.service.metrics.failed.inc()
                log.error("a live connection failed", exc_info=outcome)
                connection.wire.cut(*FAILURE)
