"""What every fan-out guarantees, with a real broker that can go away."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import TimeoutError as RedisTimeout

from niagara.server.fanout import redis
from niagara.server.fanout.interface import Fanout, SingleNodeFanout
from niagara.server.fanout.redis import RedisFanout
from server.parts import Broker

SECONDS = 30  # for what a test waits for; nothing takes so long


class Node:
    """Keeps received announcements, and can be waited for."""

    def __init__(self, fanout: Fanout) -> None:
        self.fanout = fanout
        self.heard: list[tuple[str, int]] = []
        self.present: list[tuple[str, list[str]]] = []
        self.resumed = 0
        self._changed = asyncio.Event()

    def is_connected(self) -> bool:
        return self.fanout.is_connected

    def hear(self, table: str, sequence: int) -> None:
        self.heard.append((table, sequence))
        self._changed.set()

    def hear_presence(self, _node: str, table: str, sessions: Sequence[str]) -> None:
        self.present.append((table, list(sessions)))
        self._changed.set()

    def resume(self) -> None:
        self.resumed += 1
        self._changed.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(SECONDS):
            while not condition():
                self._changed.clear()
                await self._changed.wait()


@asynccontextmanager
async def node(fanout: Fanout) -> AsyncIterator[Node]:
    it = Node(fanout)
    await fanout.open(it.hear, it.resume, it.hear_presence)
    yield it
    await fanout.close()


async def test_a_single_node_has_nobody_to_tell() -> None:
    async with node(SingleNodeFanout()) as one:
        one.fanout.announce("t", 1)
        assert one.is_connected()
        assert (one.heard, one.resumed) == ([], 0)


async def test_messages_reach_all_other_nodes_and_not_their_sender(broker: Broker) -> None:
    async with (
        node(RedisFanout(broker.url)) as one,
        node(RedisFanout(broker.url)) as two,
        node(RedisFanout(broker.url)) as three,
    ):
        assert one.is_connected()
        one.fanout.announce("a", 1)
        await two.until(lambda: ("a", 1) in two.heard)
        await three.until(lambda: ("a", 1) in three.heard)
        two.fanout.announce("b", 7)  # what comes later shows that nothing came before
        await one.until(lambda: ("b", 7) in one.heard)
        assert one.heard == [("b", 7)]
        assert two.heard == [("a", 1)]
        assert [each.resumed for each in (one, two, three)] == [0, 0, 0]


async def test_of_many_numbers_the_last_one_arrives(broker: Broker) -> None:
    async with node(RedisFanout(broker.url)) as one, node(RedisFanout(broker.url)) as two:
        for sequence in range(1, 50):
            for table in range(40):
                one.fanout.announce(f"table {table}", sequence)
        await two.until(lambda: len({t for t, n in two.heard if n == 49}) == 40)


async def test_who_is_at_a_table_reaches_the_other_nodes(broker: Broker) -> None:
    async with node(RedisFanout(broker.url)) as one, node(RedisFanout(broker.url)) as two:
        one.fanout.announce_presence("a", ["ann", "ben"])
        one.fanout.announce("a", 1)
        await two.until(lambda: two.heard == [("a", 1)] and bool(two.present))
        one.fanout.announce_presence("a", [])
        await two.until(lambda: len(two.present) == 2)
        assert two.present == [("a", ["ann", "ben"]), ("a", [])]
        two.fanout.announce("b", 1)
        await one.until(lambda: one.heard == [("b", 1)])
        assert one.present == []


async def test_channels_are_apart(broker: Broker) -> None:
    async with (
        node(RedisFanout(broker.url, "ours")) as one,
        node(RedisFanout(broker.url, "theirs")) as two,
        node(RedisFanout(broker.url, "ours")) as three,
    ):
        one.fanout.announce("a", 1)
        await three.until(lambda: three.heard == [("a", 1)])
        assert two.heard == []


async def test_messages_pass_again_after_the_broker_was_killed(broker: Broker) -> None:
    async with node(RedisFanout(broker.url)) as one, node(RedisFanout(broker.url)) as two:
        broker.kill()
        one.fanout.announce("told while the broker was down", 1)
        broker.start()
        await one.until(lambda: one.resumed == 1)
        await two.until(lambda: two.resumed == 1)
        assert one.is_connected()
        assert two.is_connected()
        one.fanout.announce("a", 2)
        await two.until(lambda: ("a", 2) in two.heard)
        two.fanout.announce("b", 3)
        await one.until(lambda: ("b", 3) in one.heard)


async def test_a_node_opens_without_a_broker_and_finds_it_later(broker: Broker) -> None:
    broker.kill()
    async with node(RedisFanout(broker.url)) as one:
        assert not one.is_connected()
        one.fanout.announce("a", 1)
        broker.start()
        await one.until(lambda: one.resumed == 1)
        assert one.is_connected()
    assert not one.is_connected()


async def test_telling_without_end_while_the_broker_is_down_is_harmless(broker: Broker) -> None:
    async with node(RedisFanout(broker.url)) as one, node(RedisFanout(broker.url)) as two:
        broker.kill()
        for table in range(20_000):
            one.fanout.announce(f"table {table}", 1)
        broker.start()
        await two.until(lambda: two.resumed == 1)
        one.fanout.announce("table 0", 2)
        await two.until(lambda: ("table 0", 2) in two.heard)


async def test_neither_noise_nor_a_faulty_listener_ends_the_fanout(
    broker: Broker, caplog: pytest.LogCaptureFixture
) -> None:
    heard = asyncio.Event()

    def fail(table: str, _: int) -> None:
        if table == "last":
            heard.set()
        raise ArithmeticError

    listener = RedisFanout(broker.url)
    with caplog.at_level(logging.CRITICAL):
        await listener.open(fail, lambda: None, lambda *_: None)
        async with Redis.from_url(broker.url) as somebody:
            await somebody.publish("niagara:tables", b"\xff noise")
        async with node(RedisFanout(broker.url)) as one, asyncio.timeout(SECONDS):
            one.fanout.announce("first", 1)
            one.fanout.announce("last", 1)
            await heard.wait()
    assert listener.is_connected
    await listener.close()


async def test_closing_before_opening_is_harmless(broker: Broker) -> None:
    await RedisFanout(broker.url).close()


@pytest.mark.parametrize("url", ["http://example.org", "localhost"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="scheme"):
        RedisFanout(url)


async def test_a_fanout_closes_even_if_the_driver_swallows_a_cancellation(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    fanout = RedisFanout(broker.url)
    swallowed = asyncio.Event()
    real = redis._next

    async def next_or_timeout(pubsub: PubSub) -> tuple[str, bytes]:
        try:
            return await real(pubsub)
        except asyncio.CancelledError:
            if swallowed.is_set():
                raise
            swallowed.set()
            raise RedisTimeout("as the driver says, if both come at once") from None

    monkeypatch.setattr(redis, "_next", next_or_timeout)
    async with asyncio.timeout(SECONDS):
        async with node(fanout):
            assert fanout.is_connected
        assert swallowed.is_set()
    assert not fanout.is_connected
