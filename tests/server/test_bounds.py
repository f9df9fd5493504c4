"""Limits of what one connection, session or address can use, without affecting others."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from niagara.server.limits import Limits
from niagara.server.settings import SHARED, BadSetting, Settings, load
from niagara.server.web.direct_socket import MOST_FRAGMENTS
from niagara.server.web.http_protocol import LARGEST_HEAD, MOST_BODY, MOST_HEADERS
from niagara.server.web.live_connection import Connection
from niagara.server.web.request_session import network_of
from niagara.server.web.unread_budget import UnreadBudget
from server.player import BOT, ME, PATIENCE, Client, clients, closed_by_server
from server.running import Served, serving

HEAD = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.fixture
async def hasty(tmp_path: Path) -> AsyncIterator[Served]:
    """A server with short timeouts."""
    async with serving(tmp_path / "niagara.db", request_seconds=0.4) as server:
        yield server


def port_of(served: Served) -> int:
    return int(served.base.rpartition(":")[2])


async def answer_to(served: Served, *parts: bytes) -> bytes:
    """Everything received on a connection until it is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(served))
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def assert_well(served: Served) -> None:
    """The server answers others, and has counted no failure."""
    async with httpx.AsyncClient(base_url=served.base) as http:
        assert (await http.get("/healthz")).text == "ok"
        assert "niagara_failures_total 0.0" in (await http.get("/metrics")).text


# Requests.


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 10_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Many: x\r\n" * MOST_HEADERS + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: " + b"x" * (LARGEST_HEAD + 1),
        b"GET / HTTP/1.1\r\nHost: x\r\n" + (b"x" * 4_000 + b": y\r\n") * 5,
        b"GET / HTTP/1.1\r\n" + b"x" * (LARGEST_HEAD + 1),
        b"G" * (LARGEST_HEAD + 1),
    ],
    ids=["address", "header", "headers", "endless header", "all", "endless name", "endless method"],
)
async def test_a_head_that_is_too_large_is_refused(served: Served, request_: bytes) -> None:
    said = await answer_to(served, request_)
    assert said.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 "))
    assert b'{"code":"malformed"' in said
    await assert_well(served)


async def test_a_header_without_end_is_dropped_early(served: Served) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(served))
    writer.write(b"GET / HTTP/1.1\r\nX-Endless: ")
    sent = 0
    try:
        while not reader.at_eof() and sent < 200_000_000:
            writer.write(b"x" * 65_536)
            sent += 65_536
            await writer.drain()
    except ConnectionError:
        pass
    writer.close()
    assert sent < 20_000_000, "what the system's buffers hold"
    await assert_well(served)


async def test_trailers_and_the_pieces_of_a_body_are_bounded_too(served: Served) -> None:
    chunked = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
    for rest in (b"2\r\n{}\r\n0\r\nX-Trailer: " + b"x" * 20_000, b"1\r\n \r\n" * 10_000):
        said = await answer_to(served, chunked + rest)
        assert said.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 ")), rest[:20]
    await assert_well(served)


async def test_a_body_that_goes_on_after_its_refusal_ends_the_connection(served: Served) -> None:
    head = HEAD + b"Content-Length: 100000000\r\n\r\n"
    said = await answer_to(served, head, *[b"x" * 65_536] * (MOST_BODY // 65_536 + 2))
    assert not said or said.startswith(b"HTTP/1.1 413 ")
    await assert_well(served)


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (b"", b""),
        (b"\r\n", b""),
        (b"GET / HT", b"HTTP/1.1 408 "),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"HTTP/1.1 408 "),
        (HEAD + b"Content-Length: 100\r\n\r\n{", b"HTTP/1.1 408 "),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{", b"HTTP/1.1 408 "),
        (b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n", b"HTTP/1.1 408 "),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /he", b"HTTP/1.1 200 "),
    ],
    ids=["nothing", "empty", "line", "head", "body", "chunk", "handshake", "second"],
)
async def test_a_request_that_is_not_finished_in_time_ends(
    hasty: Served, part: bytes, said: bytes
) -> None:
    answer = await answer_to(hasty, part)
    assert answer.startswith(said) if said else not answer
    await assert_well(hasty)


async def test_what_is_open_longer_than_a_request_may_take_stays_open(hasty: Served) -> None:
    async with Client(hasty.base, "Ann") as ann:
        table = await ann.create([ME, BOT, BOT])
        async with ann.live(table) as live:
            assert await answer_to(hasty, b"GET / HT")  # in the meantime a request was too slow
            assert (await live.answer_to(await live.send(ping=1)))["type"] == "pong"


async def test_answers_that_nobody_reads_are_dropped_when_they_are_too_much(
    tmp_path: Path,
) -> None:
    async with AsyncExitStack() as stack:
        limited = serving(tmp_path / "x.db", send_buffer=4096, unread_bytes=1_000_000)
        served = await stack.enter_async_context(limited)
        ann = await stack.enter_async_context(Client(served.base, "Ann"))
        asking = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        loop = asyncio.get_running_loop()
        while not served.budget.dropped:
            deaf = stack.enter_context(ann.deaf_socket())
            deaf.setblocking(False)
            await loop.sock_sendall(deaf, asking)
            await assert_well(served)
        assert served.budget.total <= 1_000_000
        await assert_well(served)


def test_the_largest_are_dropped_until_the_rest_fits() -> None:
    @dataclass(eq=False)
    class Holder:
        size: int
        is_dropped: bool = False

        def unread(self) -> int:
            return self.size

        def drop(self) -> None:
            self.is_dropped = True

    budget = UnreadBudget(1_000)
    holders = [Holder(size) for size in (300, 500, 200)]
    for holder in holders:
        budget.count(holder)
    assert not any(holder.is_dropped for holder in holders)
    holders[2].size = 250
    budget.count(holders[2])
    assert [holder.is_dropped for holder in holders] == [False, True, False]
    assert budget.total == 550
    holders[0].size = 0  # has read, which nobody told the budget
    more = Holder(700)
    budget.count(more)
    assert not more.is_dropped
    assert budget.total == 950
    budget.forget(more)
    assert budget.total == 250


# SocketLimits.


@pytest.mark.parametrize("kind", ["session", "address", "table"])
async def test_open_sockets_are_limited_and_room_comes_back(tmp_path: Path, kind: str) -> None:
    limit: Any = {f"sockets_per_{kind}": 2}
    async with (
        serving(tmp_path / "x.db", **limit) as served,
        clients(served.base, "Ann", "Ben") as (ann, ben),
    ):
        one, two = [await ann.create([ME, BOT, BOT], name) for name in ("one", "two")]
        async with ann.live(one), ann.live(one):
            codes = {
                "same": await ann.close_code(one),
                "other session": await ben.close_code(one),
                "other table": await ann.close_code(two),
            }
        admitted = {
            "session": {"other session"},
            "address": set(),
            "table": {"other table", "same"},  # who sits there gets in, however many watch
        }[kind]
        assert codes == {case: None if case in admitted else 4429 for case in codes}
        while await ann.close_code(one) is not None:
            pass  # the server has not heard yet that they are gone


async def test_new_sockets_of_an_address_are_paced(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "x.db", address_commands_per_second=1.0) as served,
        Client(served.base, "Ann") as ann,
    ):
        codes = [await ann.close_code("nosuch") for _ in range(9)]
    assert codes[0] == 4404
    assert 4408 in codes


async def test_sockets_that_do_not_read_are_cut_off_when_they_hold_too_much(
    tmp_path: Path,
) -> None:
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(tmp_path / "x.db", unread_bytes=1_000_000))
        ann = await stack.enter_async_context(Client(served.base, "Ann"))
        table = await ann.new_game(others=[BOT, BOT])
        live_table = served.service.tables.live_tables[table]
        reading = await stack.enter_async_context(ann.live(table))
        deaf = [await stack.enter_async_context(ann.deaf_live(table)) for _ in range(4)]
        for each in deaf:
            await each.recv()
        while len(live_table.watchers) > 1:
            for each in deaf:
                if not each.close_code:
                    await _ask_much(each)
            await reading.answer_to(await reading.send(ping=1))
        assert served.budget.dropped
        assert served.budget.total <= 1_000_000
        assert (await reading.answer_to(await reading.send(ping=1)))["type"] == "pong"


async def _ask_much(connection: Any) -> None:
    with suppress(ConnectionClosed):
        for _ in range(20):
            await connection.send('{"id": "x", "preview": {"seat": 0, "actions": []}}')


async def test_a_connection_that_has_ended_leaves_nothing_to_the_garbage_collector(
    served: Served, ann: Client
) -> None:
    table = await ann.create([ME, BOT, BOT])
    live_table = served.service.tables.live_tables[table]
    gc.collect()
    gc.disable()
    try:
        async with ann.live(table):
            [watcher] = live_table.watchers
            assert isinstance(watcher, Connection)
            writer = weakref.ref(watcher.writer)
            del watcher

        async def freed() -> None:
            while writer() is not None:
                await assert_well(served)

        await asyncio.wait_for(freed(), PATIENCE)
    finally:
        gc.enable()


async def test_a_message_in_too_many_pieces_ends_the_connection(ann: Client) -> None:
    table = await ann.create([ME, BOT, BOT])
    async with ann.live(table) as live:
        protocol = live.socket.protocol
        protocol.send_text(b"", fin=False)
        for _ in range(MOST_FRAGMENTS + 10):
            protocol.send_continuation(b"", fin=False)
        live.socket.send_data()
        with closed_by_server(1009):
            await live.receive()


async def test_a_text_that_is_not_utf8_ends_the_connection_and_is_not_logged(
    ann: Client, caplog: pytest.LogCaptureFixture
) -> None:
    table = await ann.create([ME, BOT, BOT])
    async with ann.live(table) as live:
        live.socket.protocol.send_frame(Frame(Opcode.TEXT, b"\xff"))
        live.socket.send_data()
        with closed_by_server(1007):
            await live.receive()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# Addresses.


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("x" * 1_000, "x" * 64),
    ],
)
def test_addresses_are_counted_by_what_one_customer_has(host: str, network: str) -> None:
    assert network_of(host) == network


async def test_one_address_cannot_make_tables_without_end_by_new_sessions(tmp_path: Path) -> None:
    async with serving(tmp_path / "x.db", address_tables_per_minute=3.0) as served:
        statuses = []
        for name in "abcde":
            async with Client(served.base, name) as client:
                body = {"seats": [ME, BOT, BOT]}
                answer = await client.http.post("/api/tables?id=x", json=body)
                statuses.append(answer.status_code)
    assert statuses == [201, 201, 201, 429, 429]


async def test_commands_of_one_address_are_limited_over_both_ways(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "x.db", address_commands_per_second=2.0) as served,
        clients(served.base, "Ann", "Ben") as (ann, ben),
    ):
        table = await ann.create([ME, BOT, BOT])
        async with ann.live(table) as live:
            told = [await live.answer_to(await live.send(ping=1)) for _ in range(9)]
            assert told[0]["type"] == "pong"
            assert told[-1]["code"] == "slow-down"
            statuses = {(await ben.http.get(f"/api/tables/{table}")).status_code for _ in range(4)}
            assert 429 in statuses


async def test_deleting_a_session_is_paced(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "x.db", commands_per_second=0.5) as served,
        Client(served.base, "Ann") as ann,
    ):
        assert (await ann.http.get("/api/my/tables")).status_code == 200
        answer = await ann.http.delete("/api/session")
        assert (answer.status_code, answer.json()["code"]) == (429, "slow-down")


# Several processes.


def test_several_processes_together_let_through_no_more_than_the_limit() -> None:
    def passed(workers: int) -> dict[str, int]:
        settings = Settings(workers=workers)
        nodes = [Limits(settings) for _ in range(workers)]
        names = ("commands", "address_commands", "tables", "address_tables", "sessions")
        return {
            name: sum(getattr(node, name).allows("key") for node in nodes for _ in range(1_000))
            for name in names
        }

    alone = passed(1)
    for workers in (2, 3, 7, 16):
        together = passed(workers)
        assert all(together[name] <= alone[name] + 1 for name in alone), workers
        assert all(together[name] >= workers for name in alone), workers


@pytest.mark.parametrize("name", SHARED)
def test_each_process_needs_a_share(name: str) -> None:
    flags = {
        "workers": 4,
        "database": "postgresql://x@localhost/x",
        "redis": "redis://localhost",
        name: 3,
    }
    with pytest.raises(BadSetting, match=name):
        load(flags, environment={})
