"""The fan-out through Redis or Valkey: one channel that all nodes listen to."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from niagara.server.fanout.backoff import Backoff
from niagara.server.fanout.interface import Listener, PresenceListener

SECONDS_TO_ANSWER = 5.0
SECONDS_OF_SILENCE = 15.0  # before the broker is pinged
TABLES_WAITING = 10_000  # more are dropped; the regular comparison with the store makes up for it
TABLES_A_MESSAGE = 500

_log = logging.getLogger(__name__)


class NodeMessage(msgspec.Struct, frozen=True, array_like=True):
    """What a node tells the others; older nodes send, and read, only the first two fields."""

    node: str
    sequences: dict[str, int]
    present: dict[str, list[str]] = {}  # sessions at tables


_decoder = msgspec.json.Decoder(NodeMessage)


class RedisFanout:
    """A `Fanout` for several nodes, which reconnects to the broker by itself."""

    def __init__(
        self, url: str, channel: str = "niagara:tables", client: Redis | None = None
    ) -> None:
        self._client = client or _connect(url)
        self._channel = channel
        self._node = secrets.token_hex(8)
        self._waiting: dict[str, int] = {}  # each table's newest number
        self._present: dict[str, Sequence[str]] = {}  # the people at each table
        self._wake = asyncio.Event()
        self._tried = asyncio.Event()
        self._is_connected = False
        self._has_missed = False
        self._tasks: list[asyncio.Task[None]] = []
        self._on_announcement: Listener = _ignore
        self._on_reconnect: Callable[[], None] = _ignore
        self._on_presence: PresenceListener = _ignore

    @property
    def is_connected(self) -> bool:
        """Whether messages are delivered at the moment."""
        return self._is_connected

    async def open(
        self,
        on_announcement: Listener,
        on_reconnect: Callable[[], None],
        on_presence: PresenceListener,
    ) -> None:
        """Start listening; returns after the first attempt to connect."""
        self._on_announcement, self._on_reconnect = on_announcement, on_reconnect
        self._on_presence = on_presence
        self._tasks = [
            asyncio.create_task(self._persist(self._listen), name="fan-out listener"),
            asyncio.create_task(self._persist(self._send), name="fan-out sender"),
        ]
        await self._tried.wait()

    async def close(self) -> None:
        """Stop listening."""
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            # The driver may take a cancellation for its own timeout: cancel again.
            _, alive = await asyncio.wait(self._tasks, timeout=1)
            self._tasks = list(alive)
        await self._client.aclose()

    def announce(self, table: str, sequence: int) -> None:
        """Announce a table's sequence number; never waits, never raises."""
        if table in self._waiting or len(self._waiting) < TABLES_WAITING:
            self._waiting[table] = max(sequence, self._waiting.get(table, 0))
            self._wake.set()

    def announce_presence(self, table: str, sessions: Sequence[str]) -> None:
        """Tell which people at a table this node has connections of; never waits or raises."""
        if table in self._present or len(self._present) < TABLES_WAITING:
            self._present[table] = sessions
            self._wake.set()

    async def _persist(self, work: Callable[[Backoff], Awaitable[None]]) -> None:
        """Repeat some work for ever, with pauses after failures."""
        backoff = Backoff()
        while True:
            try:
                await work(backoff)
            except (RedisError, OSError) as error:
                level = logging.WARNING if backoff.is_fresh else logging.DEBUG
                _log.log(level, "no connection to the broker: %s", error)
            except Exception:  # noqa: BLE001 - logged, and tried again
                _log.exception("the fan-out failed")
            await asyncio.sleep(backoff.pause())

    async def _listen(self, backoff: Backoff) -> None:
        try:
            async with self._client.pubsub() as pubsub:
                await pubsub.subscribe(self._channel)
                while True:
                    kind, data = await _next(pubsub)
                    if kind == "subscribe":
                        backoff.reset()
                        self._connected()
                    elif kind == "message":
                        self._receive(data)
        finally:
            self._is_connected = False
            self._has_missed = True
            self._tried.set()

    def _connected(self) -> None:
        self._is_connected = True
        self._tried.set()
        if self._has_missed:
            self._has_missed = False
            _guarded(self._on_reconnect)

    def _receive(self, data: bytes) -> None:
        try:
            message = _decoder.decode(data)
        except msgspec.MsgspecError:
            _log.warning("not a message of a node on channel %s", self._channel)
            return
        if message.node == self._node:
            return
        for table, sequence in message.sequences.items():
            _guarded(self._on_announcement, table, sequence)
        for table, sessions in message.present.items():
            _guarded(self._on_presence, message.node, table, sessions)

    async def _send(self, backoff: Backoff) -> None:
        while True:
            await self._wake.wait()
            sequences = dict(list(self._waiting.items())[:TABLES_A_MESSAGE])
            present = dict(list(self._present.items())[:TABLES_A_MESSAGE])
            if sequences:
                await self._publish(self._node, sequences)
            if present:
                await self._publish(self._node, {}, present)
            backoff.reset()
            for table, sequence in sequences.items():
                if self._waiting[table] == sequence:  # nothing newer in the meantime
                    del self._waiting[table]
            for table, sessions in present.items():
                if self._present[table] is sessions:
                    del self._present[table]
            if not self._waiting and not self._present:
                self._wake.clear()

    async def _publish(self, *message: object) -> None:
        await self._client.publish(self._channel, msgspec.json.encode(message))


def _connect(url: str) -> Redis:
    client: Redis = Redis.from_url(
        url.replace("valkey", "redis", 1) if url.startswith("valkey") else url,
        socket_connect_timeout=SECONDS_TO_ANSWER,
        socket_timeout=SECONDS_TO_ANSWER,
        # No reconnecting by the driver: it would hide that messages were lost.
        retry=Retry(NoBackoff(), 0),
    )
    return client


async def _next(pubsub: PubSub) -> tuple[str, bytes]:
    """The next message; raises if the broker does not answer a ping."""
    for _ in range(2):
        message = await pubsub.get_message(timeout=SECONDS_OF_SILENCE)
        if message is not None:
            return message["type"], message["data"]
        await pubsub.ping()
    raise ConnectionError("the broker does not answer")


def _ignore(*_: object) -> None:
    """The listener before `open`."""


def _guarded(call: Callable[..., None], *values: object) -> None:
    """Call a listener, whose errors must not end the fan-out."""
    try:
        call(*values)
    except Exception:  # noqa: BLE001 - logged
        _log.exception("a listener of the fan-out failed")
