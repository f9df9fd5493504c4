"""A Redis in memory, with as much of its client as `RedisFanout` uses.

It loses, delays, reorders and doubles messages, hangs up, falls silent and goes away on command.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, Final, Self

from redis.exceptions import ConnectionError as Broken
from redis.exceptions import TimeoutError as TooLate

from simulation.loop import SimLoop

SECONDS_TO_ANSWER: Final = 5.0  # as `RedisFanout` sets its client up
Message = dict[str, Any]


class Broker:
    """The broker that all nodes share."""

    def __init__(self, loop: SimLoop, rng: Random, note: Callable[..., None]) -> None:
        self.loop: Final = loop
        self.rng: Final = rng
        self.note: Final = note
        self.subscribers: list[SimPubSub] = []
        self.delay = (0.0005, 0.002)
        self.is_up = True
        self.unreachable: set[str] = set()  # nodes whose connections are refused
        self.silent: set[str] = set()  # nodes from and to which everything disappears
        self.blocked: set[tuple[str, str]] = set()  # from node, to node
        self.loss = 0.0
        self.doubling = 0.0
        self.reordering = 0.0  # the chance that a message takes a second longer than others

    def clear(self) -> None:
        """End all faults."""
        self.is_up = True
        self.unreachable, self.silent, self.blocked = set(), set(), set()
        self.loss = self.doubling = self.reordering = 0.0

    def client(self, node: str) -> "SimRedis":
        return SimRedis(self, node)

    def stop(self) -> None:
        """Stop the broker; every connection breaks."""
        self.is_up = False
        for subscriber in list(self.subscribers):
            subscriber.hang_up()

    def hang_up(self, node: str) -> None:
        """Break the connections of one node."""
        for subscriber in list(self.subscribers):
            if subscriber.node == node:
                subscriber.hang_up()

    def is_away(self, node: str) -> bool:
        return not self.is_up or node in self.unreachable

    def later(self, call: Callable[..., None], *args: Any, extra: float = 0.0) -> None:
        delay = self.rng.uniform(*self.delay) + extra
        self.loop.call_later(delay, call, *args, context=self.loop.world.context)

    def spread(self, sender: str, data: bytes) -> None:
        """Send a message to all subscribers."""
        for subscriber in list(self.subscribers):
            node = subscriber.node
            if node in self.silent or (sender, node) in self.blocked:
                self.note("broker", "blocked", sender, node)
                continue
            if self.loss and self.rng.random() < self.loss:
                self.note("broker", "lost", sender, node)
                continue
            message = {"type": "message", "data": data}
            is_late = self.reordering and self.rng.random() < self.reordering
            self.later(subscriber.arrive, message, extra=1.0 if is_late else 0.0)
            if self.doubling and self.rng.random() < self.doubling:
                self.later(subscriber.arrive, message)


class SimRedis:
    """One node's client."""

    def __init__(self, broker: Broker, node: str) -> None:
        self._broker: Final = broker
        self._node: Final = node

    def pubsub(self) -> "SimPubSub":
        return SimPubSub(self._broker, self._node)

    async def publish(self, _channel: str, data: bytes) -> None:
        broker = self._broker
        await reach(broker, self._node)
        broker.spread(self._node, data)
        await reach(broker, self._node)  # the answer

    async def aclose(self) -> None:
        self._broker.hang_up(self._node)


class SimPubSub:
    """One node's subscription."""

    def __init__(self, broker: Broker, node: str) -> None:
        self._broker: Final = broker
        self.node: Final = node
        self._arrived: Final[deque[Message | Exception]] = deque()
        self._waiter: asyncio.Future[None] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self in self._broker.subscribers:
            self._broker.subscribers.remove(self)

    async def subscribe(self, _channel: str) -> None:
        await reach(self._broker, self.node)
        self._broker.subscribers.append(self)
        self._broker.later(self.arrive, {"type": "subscribe", "data": 1})

    async def ping(self) -> None:
        if self.node not in self._broker.silent:
            self._broker.later(self.arrive, {"type": "pong", "data": b""})

    async def get_message(self, timeout: float) -> Message | None:  # noqa: ASYNC109 - as in redis
        if not self._arrived:
            await self._wait(timeout)
        if not self._arrived:
            return None
        message = self._arrived.popleft()
        if isinstance(message, Exception):
            raise message
        return message

    async def _wait(self, seconds: float) -> None:
        self._waiter = asyncio.get_running_loop().create_future()
        end = self._broker.loop.call_later(seconds, self._wake)
        try:
            await self._waiter
        finally:
            end.cancel()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def arrive(self, message: Message | Exception) -> None:
        """Deliver something, if the connection is still open."""
        if isinstance(message, Exception) or self in self._broker.subscribers:
            self._arrived.append(message)
            self._wake()

    def hang_up(self) -> None:
        self._broker.subscribers.remove(self)
        self.arrive(Broken("Connection closed by server."))


async def reach(broker: Broker, node: str) -> None:
    """Pass one way between a node and the broker; raises what the client raises."""
    if node in broker.silent:
        await asyncio.sleep(SECONDS_TO_ANSWER)
        raise TooLate("Timeout reading from the broker")
    if broker.is_away(node):
        raise Broken("Error connecting to the broker")
    await asyncio.sleep(broker.rng.uniform(*broker.delay))
    if broker.is_away(node):
        raise Broken("Connection closed by server.")
