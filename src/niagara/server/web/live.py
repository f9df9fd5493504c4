"""The live connection to a table: updates out, commands in, every one of them answered."""

import asyncio
import logging
from asyncio import Future
from time import perf_counter
from typing import Annotated, Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct

from niagara.server.commands import AnyCommand, Join, Return
from niagara.server.ids import new_id
from niagara.server.preview import preview
from niagara.server.refusal import Refusal
from niagara.server.service import Service
from niagara.server.sessions import person
from niagara.server.store.base import Session, Unavailable
from niagara.server.web.forms import CommandId, Staging
from niagara.server.web.visitors import address_of, maybe_session, service_of
from niagara.server.web.wires import wire_of
from niagara.server.wire import encode

log: Final = logging.getLogger(__name__)
MOST_UNREAD: Final = 1_000_000  # bytes for somebody who does not read; then they have to reconnect
LONGEST_MESSAGE: Final = 8_192
GONE: Final = (WebSocketDisconnect, OSError)  # somebody has left: nothing is wrong
NO_SESSION, NO_TABLE, BAD_ORIGIN, TOO_SLOW, CLOSING = 4401, 4404, 4403, 4408, 4503
FAILED: Final = 4500


class End(NamedTuple):
    """Why we hang up."""

    code: int
    reason: str


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
        if not self.service.commands.allows(self.session):
            raise Refusal("slow-down", "too many messages at once: wait a moment")
        if len(data) > LONGEST_MESSAGE:
            raise Refusal("malformed", f"expected at most {LONGEST_MESSAGE} bytes")
        try:
            return _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Refusal("malformed", str(error)) from error
        except RecursionError as error:
            raise Refusal("malformed", "nested too deeply") from error

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


def is_same_origin(socket: WebSocket[Any, Any, Any], allowed: tuple[str, ...]) -> bool:
    """Whether a page of ours opens the socket; programs without an origin are no browsers."""
    origin = socket.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    since: FromQuery[int | None] = None,
    aids: FromQuery[bool] = False,
) -> None:
    """Watch a table, and play at it."""
    service = service_of(socket)
    session = await maybe_session(socket)
    await socket.accept()
    if not is_same_origin(socket, service.settings.origins):
        await socket.close(BAD_ORIGIN, "this origin may not connect")
        return
    if session is None:
        await socket.close(NO_SESSION, "no session: POST /api/session first")
        return
    if not service.commands.allows(address_of(socket)):
        await socket.close(TOO_SLOW, "too many connections at once")
        return
    connection = Connection(socket, session, table_id, aids=aids)
    try:
        await service.house.watch(table_id, connection, since)
        await connection.come_back()
    except (Refusal, Unavailable) as error:
        service.house.unwatch(table_id, connection)
        is_unknown = isinstance(error, Refusal) and error.code == "not-found"
        await socket.close(NO_TABLE if is_unknown else CLOSING, str(error))
        return
    service.metrics.sockets.inc()
    try:
        await _run(connection)
    finally:
        service.house.unwatch(table_id, connection)
        service.metrics.sockets.dec()


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
