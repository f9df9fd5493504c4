"""Connections between people and nodes: in order like TCP, until they are cut.

What a node is given looks like the socket and the request of the web framework, so that the real
handlers run on it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from random import Random
from types import SimpleNamespace
from typing import Any, Final

from niagara.server.sessions import COOKIE
from niagara.server.web.direct_socket import EXTENSION
from simulation.loop import Host
from simulation.world import World

SECONDS_TO_NOTICE: Final = 4.0  # until the other end of a cut connection hears of it, at most


class Lost(Exception):
    """The connection is lost."""


class Net:
    """The network, with its delays."""

    def __init__(self, world: World) -> None:
        self.world: Final = world
        self.rng: Final[Random] = world.rng("net")
        self.delay = (0.001, 0.02)
        self.stalling = 0.0  # the chance that somebody is found not to read what they are sent
        self.lines: Final[dict[int, Line]] = {}  # that are open
        self._serial = 0

    def number(self) -> int:
        self._serial += 1
        return self._serial

    def pause(self) -> float:
        return self.rng.uniform(*self.delay)

    def cut_some(self, chance: float) -> None:
        for line in list(self.lines.values()):
            if self.rng.random() < chance:
                line.cut()

    def cut_host(self, host: Host) -> None:
        """Break all connections to a machine, which does not notice."""
        for line in list(self.lines.values()):
            if line.host is host:
                line.cut()


class Line:
    """One WebSocket: the client's end has `send` and `receive`, the node's is `socket`."""

    def __init__(
        self, net: Net, host: Host, service: Any, cookie: str, query: dict[str, str]
    ) -> None:
        self.net: Final = net
        self.host: Final = host
        self.number: Final = net.number()
        self.is_open = True
        self.direct: Final = DirectSocket(self)
        self.socket: Final = Socket(service, cookie, self, query)
        self._arrived: Final[deque[bytes | Lost]] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._up = self._down = 0.0
        net.lines[self.number] = self

    # The client's end.

    def send(self, message: bytes) -> None:
        if self.is_open:
            loop = self.net.world.loop
            self._up = max(self._up, loop.time() + self.net.pause())
            loop.call_at(self._up, self._reach_node, message, context=self.host.context)

    async def receive(self, seconds: float) -> bytes | None:
        """The next message, None after so many seconds without one; raises `Lost`."""
        if not self._arrived:
            loop = self.net.world.loop
            self._waiter = loop.create_future()
            end = loop.call_later(seconds, self._wake)
            await self._waiter
            end.cancel()
        if not self._arrived:
            return None
        message = self._arrived.popleft()
        if isinstance(message, Lost):
            self.is_open = False
            raise message
        return message

    def cut(self, why: str = "cut") -> None:
        """Break the connection; the client notices now, the node after a while."""
        if not self.is_open:
            return
        self._close()
        self._arrived.clear()
        self._reach_client(Lost(why))
        loop, wait = self.net.world.loop, self.net.rng.random() * SECONDS_TO_NOTICE
        loop.call_later(wait, self.direct.put, {"type": "websocket.disconnect"},
                        context=self.host.context)  # fmt: skip

    def _close(self) -> None:
        self.is_open = False
        self.net.lines.pop(self.number, None)

    # The node's end.

    def tell(self, message: bytes | Lost) -> None:
        """Send something to the client."""
        loop = self.net.world.loop
        self._down = max(self._down, loop.time() + self.net.pause())
        context = loop.world.context
        if isinstance(message, Lost):
            loop.call_at(self._down, self._hung_up, message, context=context)
        else:
            loop.call_at(self._down, self._deliver, message, context=context)

    def _deliver(self, message: bytes) -> None:
        if self.is_open:
            self._reach_client(message)

    def _hung_up(self, why: Lost) -> None:
        if self.is_open:
            self._close()
            self._reach_client(why)

    def _reach_client(self, message: bytes | Lost) -> None:
        self._arrived.append(message)
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _reach_node(self, message: bytes) -> None:
        if self.is_open:
            self.direct.put({"type": "websocket.receive", "text": message.decode()})


class DirectSocket:
    """The node's end, as `web/direct_socket.py` has it."""

    def __init__(self, line: Line) -> None:
        self._line: Final = line
        self.number: Final = line.number
        self._events: Final[deque[dict[str, Any]]] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self.is_cut = False

    def put(self, event: dict[str, Any]) -> None:
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def receive(self) -> dict[str, Any]:
        while not self._events:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._events.popleft()

    def write(self, message: bytes) -> None:
        if not self.is_cut:
            self._line.tell(message)

    def unread(self) -> int:
        net = self._line.net
        return 2_000_000 if net.stalling and net.rng.random() < net.stalling else 0

    def close_now(self, code: int, reason: str) -> None:
        if not self.is_cut:
            self.is_cut = True
            self._line.tell(Lost(f"{code} {reason}"))


class Request:
    """An HTTP request as handlers see it."""

    client = None

    def __init__(self, service: Any, cookie: str) -> None:
        self.app: Final = SimpleNamespace(state=SimpleNamespace(service=service))
        self.cookies: Final = {COOKIE: cookie} if cookie else {}
        self.headers: Final[dict[str, str]] = {}


class Socket(Request):
    """A WebSocket as handlers see it."""

    def __init__(self, service: Any, cookie: str, line: Line, query: dict[str, str]) -> None:
        super().__init__(service, cookie)
        self.query_params: Final = query
        self.receive = self.send = None  # let go of at the end, and used by nobody
        self.scope: Final = {"extensions": {EXTENSION: line.direct}}
        self._direct: Final = line.direct

    async def accept(self) -> None:
        """Do nothing: there is no handshake."""

    async def close(self, code: int, reason: str) -> None:
        self._direct.close_now(code, reason)


async def call(
    net: Net, host: Host, work: Callable[[], Awaitable[Any]], seconds: float = 10.0
) -> Any:
    """Send a node an HTTP request; raises what the handler raises, or `Lost`."""
    loop = net.world.loop
    answer: asyncio.Future[Any] = loop.create_future()
    is_answer_lost = net.rng.random() < net.stalling

    def give(result: Any, error: BaseException | None) -> None:
        if not answer.done() and not is_answer_lost:
            if error is None:
                answer.set_result(result)
            else:
                answer.set_exception(error)

    async def serve() -> None:
        result, error = None, None
        try:
            result = await work()
        except Exception as raised:  # noqa: BLE001 - it is the answer
            error = raised
        loop.call_later(net.pause(), give, result, error, context=loop.world.context)

    def arrive() -> None:
        loop.create_task(serve())

    loop.call_later(net.pause(), arrive, context=host.context.copy())
    end = loop.call_later(seconds, _miss, answer)
    try:
        return await answer
    finally:
        end.cancel()


def _miss(answer: asyncio.Future[Any]) -> None:
    if not answer.done():
        answer.set_exception(Lost("no answer"))
