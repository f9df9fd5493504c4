"""Hostile or careless clients: all are answered, none learns a secret or breaks anything."""

import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from niagara.server.table_service import TableService
from niagara.server.web import live_connection
from niagara.server.web.direct_socket import TOO_SLOW, DirectSocket
from niagara.server.web.headers import HEADERS
from server.player import BOT, ME, Client, Live, closed_by_server
from server.running import Served, serving

JSON = {"Content-Type": "application/json"}


# Who asks.


async def test_without_a_session_nothing_can_be_done(served: Served, ann: Client) -> None:
    table = await ann.create([ME, BOT, BOT])
    async with httpx.AsyncClient(base_url=served.base) as nobody:
        for method, path, body in [
            ("POST", "/api/tables?id=x", {"seats": [ME, BOT, BOT]}),
            ("POST", f"/api/tables/{table}/commands", {"id": "x", "command": {"do": "start"}}),
            ("POST", f"/api/tables/{table}/preview", {"seat": 0, "actions": []}),
            ("POST", f"/api/tables/{table}/hint", {"seat": 0, "actions": []}),
            ("GET", "/api/session", None),
            ("GET", "/api/my/tables", None),
            ("DELETE", "/api/session", None),
            ("POST", "/api/session/link", None),
        ]:
            answer = await nobody.request(method, path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (401, "no-session"), path
    assert await ann.close_code(table, Cookie="") == 4401


@pytest.mark.parametrize(
    "wrong", ["{id}", "{id}.", "{id}.0000", ".{signature}", "x.{signature}", "ü.ü"]
)
async def test_a_forged_cookie_is_no_session(served: Served, ann: Client, wrong: str) -> None:
    _, signature = ann.http.cookies["niagara"].split(".")
    value = wrong.format(id=ann.id, signature=signature)
    async with httpx.AsyncClient(base_url=served.base) as forger:
        header = {"Cookie": b"niagara=" + value.encode()}
        answer = await forger.get("/api/session", headers=header)  # type: ignore[arg-type]
        none = await forger.get("/api/session")
        assert (answer.status_code, answer.content) == (401, none.content)


async def test_the_cookie_is_kept_from_scripts_and_other_sites(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.base) as http:
        answer = await http.post("/api/session", json={})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


# What is asked for.


async def test_tables_there_are_not_are_all_answered_alike(ann: Client) -> None:
    for suffix in ("", "/record", "/record?as=text", "/replay", "/statistics"):
        answers = [
            await ann.http.get(f"/api/tables/{table}{suffix}")
            for table in ("nosuchtable", "a" * 16, "%00", "..%5c", "é")
        ]
        assert {answer.status_code for answer in answers} == {404}, suffix
        assert len({answer.content for answer in answers}) == 1
    for body in ({"do": "start"}, {"do": "join"}, {"do": "rematch"}):
        answer = await ann.ask("nosuchtable", "x", **body)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert await ann.close_code("nosuchtable") == 4404


async def test_every_answer_has_the_usual_headers(served: Served, ann: Client) -> None:
    table = await ann.create([ME, BOT, BOT])
    answers = [
        await ann.http.request(method, path, content=content, headers=JSON)
        for method, path, content in [
            ("GET", "/api/session", None),
            ("GET", f"/api/tables/{table}", None),
            ("GET", "/api/tables/nosuchtable", None),
            ("GET", f"/api/tables/{table}/statistics", None),
            ("GET", "/no/such/page", None),
            ("DELETE", "/api/tables", None),
            ("POST", "/api/tables?id=x", b"{"),
            ("POST", "/api/tables?id=x", b"x" * 40_000),
            ("GET", "/api/openapi.json", None),
            *(("GET", path, None) for path in ("/healthz", "/readyz", "/metrics")),
        ]
    ]
    async with httpx.AsyncClient(base_url=served.base) as nobody:
        answers.append(await nobody.get("/api/session"))
    for answer in answers:
        missing = {name for name, value in HEADERS.items() if answer.headers.get(name) != value}
        assert not missing, f"{answer.request.method} {answer.request.url}: {answer.status_code}"
        assert "server" not in answer.headers


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"seats": 3}',
        b'{"seats": [{"kind": "throne"}]}',
        b'{"seats": [], "unheard": 1}',
        b"\xff\xfe",
        b"[" * 15_000 + b"]" * 15_000,
        b'{"seats": [], "rules": ' + b'{"a":' * 3000 + b"1" + b"}" * 3000 + b"}",
    ],
)
async def test_bodies_that_cannot_be_read_are_refused(ann: Client, body: bytes) -> None:
    answer = await ann.http.post("/api/tables?id=x", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), answer.text


async def test_a_body_that_is_too_long_is_refused(ann: Client) -> None:
    answer = await ann.http.post("/api/tables?id=x", content=b" " * 40_000, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "malformed")


MESSAGES = [
    "",
    "{",
    "null",
    "[]",
    "{}",
    '{"id": "x"}',
    '{"id": "", "ping": 1}',
    '{"id": "a b", "ping": 1}',
    '{"id": "x", "command": {"do": "cheat"}}',
    '{"id": "x", "command": {"do": "start", "please": true}}',
    '{"id": "x", "command": {"do": "act", "seat": 0, "actions": [], "sequence": 0}}',
    '{"id": "x", "command": {"do": "act", "seat": 9, "actions": [1], "sequence": 0}}',
    '{"id": "x", "command": {"do": "act", "seat": 0, "actions": [1,1,1,1,1,1], "sequence": 0}}',
    '{"id": "x", "command": {"do": "say", "text": "' + "x" * 600 + '"}}',
    "[" * 4000 + "]" * 4000,
    '{"id": "x", "preview": {"seat": 0, "actions": [' + "[" * 3000 + "]" * 3000 + "]}}",
    '{"id": "' + "x" * 9000 + '"}',
]


async def raw_answer(live: Live, text: str | bytes) -> Any:
    await live.socket.send(text)
    message = await live.receive()
    while message["type"] == "update":
        message = await live.receive()
    return message


async def test_messages_that_cannot_be_read_are_refused_and_the_socket_lives_on(
    ann: Client,
) -> None:
    table = await ann.create([ME, BOT, BOT])
    async with ann.live(table) as live:
        await live.ask(do="start")
        for text in MESSAGES:
            refused = await raw_answer(live, text)
            assert (refused["type"], refused["code"]) == ("refused", "malformed"), text[:80]
        refused = await raw_answer(live, b"\xff\x00")
        assert refused["code"] == "malformed"
        pong = await live.answer_to(await live.send(id="still-here", ping=1))
        assert pong["type"] == "pong"


async def test_a_message_that_is_far_too_long_ends_the_connection(ann: Client) -> None:
    table = await ann.create([ME, BOT, BOT])
    async with ann.live(table) as live:
        await live.socket.send("x" * 100_000)
        with closed_by_server(1009):
            await live.receive()


@pytest.mark.parametrize("query", ["since=x", "since=-1", "since=1.5", "aids=maybe", "since=%ff"])
async def test_an_address_that_cannot_be_read_is_answered_with_why(ann: Client, query: str) -> None:
    assert await ann.close_code(await ann.create([ME, BOT, BOT]), f"?{query}") == 4400


async def test_a_failure_of_ours_is_told_as_one_and_counted(
    ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the inside")

    table = await ann.create([ME, BOT, BOT])
    monkeypatch.setattr(TableService, "take_seats_back", broken)
    with closed_by_server(4500):
        async with ann.live(table) as connection:
            await connection.receive()
    monkeypatch.undo()
    async with ann.live(table) as connection:
        monkeypatch.setattr(live_connection.Connection, "_answer", broken)
        await connection.send(ping=1)
        with pytest.raises(ConnectionClosed) as caught:
            await connection.receive()
        assert caught.value.rcvd is not None
        assert (caught.value.rcvd.code, "inside" in caught.value.rcvd.reason) == (4500, False)
    assert "niagara_failures_total 2.0" in (await ann.http.get("/metrics")).text


# How often.


async def test_who_asks_too_often_is_told_to_slow_down(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "x.db", commands_per_second=0.5, tables_per_minute=1.0) as served,
        Client(served.base, "Ann") as ann,
    ):
        table = await ann.create([ME, BOT, BOT])
        again = await ann.http.post("/api/tables?id=other", json={"seats": [ME, BOT, BOT]})
        assert (again.status_code, again.json()["code"]) == (429, "slow-down")
        assert again.headers["retry-after"]
        answers = [await ann.http.get(f"/api/tables/{table}") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 429, 429, 429]


async def test_messages_are_limited_too(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "x.db", commands_per_second=1.0) as served,
        Client(served.base, "Ann") as ann,
        ann.live(await ann.create([ME, BOT, BOT])) as live,
    ):
        answers = [await raw_answer(live, '{"id": "x", "ping": 1}') for _ in range(6)]
        assert [answer["type"] for answer in answers[:3]] == ["pong"] * 3
        assert {answer.get("code") for answer in answers[4:]} == {"slow-down"}


async def test_sessions_of_one_address_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path / "x.db", sessions_per_minute=3.0) as served:
        statuses = []
        for _ in range(5):
            async with httpx.AsyncClient(base_url=served.base) as http:
                statuses.append((await http.post("/api/session", json={})).status_code)
    assert statuses == [200, 200, 200, 429, 429]


async def test_words_are_limited_however_they_come(ann: Client) -> None:
    table = await ann.create([ME, BOT, BOT])
    async with ann.live(table) as live:
        spoken = [(await live.ask(do="say", text="hi"))["type"] for _ in range(4)]
        spoken.append((await live.ask(do="emote", emote="nice"))["type"])
        assert spoken == ["done"] * 5
        assert (await live.ask(do="say", text="hi"))["code"] == "slow-down"
    answer = await ann.ask(table, "more", do="say", text="hi")
    assert (answer.status_code, answer.json()["code"]) == (429, "slow-down")


# What is told of the inside.


async def test_the_server_tells_whether_it_is_well(ann: Client) -> None:
    table = await ann.create([ME, BOT, BOT])
    async with ann.live(table):
        assert (await ann.http.get("/healthz")).text == "ok"
        ready = await ann.http.get("/readyz")
        assert (ready.status_code, ready.json()) == (200, {"store": True, "fanout": True})
        text = (await ann.http.get("/metrics")).text
    assert "niagara_sockets 1.0" in text
    assert "niagara_live_tables 1.0" in text
    for secret in (table, ann.id, "Ann"):
        assert secret not in text


async def test_whoever_does_not_read_is_cut_off_and_can_come_back(
    served: Served, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_connection, "MOST_UNREAD", 10_000)
    table = await ann.new_game(others=[BOT, BOT])
    async with ann.deaf_live(table) as connection:
        live_table = served.service.tables.live_tables[table]
        await connection.recv()
        (watcher,) = live_table.watchers
        assert isinstance(watcher, live_connection.Connection)
        assert isinstance(watcher.writer, DirectSocket)
        theirs = watcher.writer.transport.get_extra_info("socket")  # small buffers on both sides
        theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        with suppress(ConnectionClosed):
            while live_table.watchers:
                await connection.send('{"id": "x", "preview": {"seat": 0, "actions": []}}')
        assert watcher.closed.result().code == TOO_SLOW
        assert not live_table.watchers
    async with ann.live(table) as again:
        assert again.is_running
