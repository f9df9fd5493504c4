"""Requests from pages of other sites are refused; programs other than browsers are accepted."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from niagara.server.refusal import Refusal
from niagara.server.web.json_bodies import SESSION_CHANGE, read
from server.player import BOT, ME, Client
from server.running import Served, serving

FOREIGN = ("http://evil.example", "null", "{base}.evil.example", "{base}0", "https://{host}", "x")
UNSAFE = [
    ("POST", "/api/session", {}),
    ("PATCH", "/api/session", {"name": "Mallory"}),
    ("POST", "/api/session/link", None),
    ("POST", "/api/session/claim", {"token": "0123456789"}),
    ("POST", "/api/tables?id=x", {"seats": [ME, BOT, BOT]}),
    ("POST", "/api/tables/nosuch/commands", {"id": "x", "command": {"do": "start"}}),
    ("POST", "/api/tables/nosuch/preview", {"seat": 0, "actions": []}),
    ("DELETE", "/api/session", None),
]


@pytest.fixture
async def served(sqlite_path: Path) -> AsyncIterator[Served]:
    async with serving(sqlite_path, origins=("https://niagara.example",)) as server:
        yield server


async def status_of(served: Served, headers: dict[str, str]) -> int:
    """How a page is answered that asks for a session."""
    async with httpx.AsyncClient(base_url=served.base) as http:
        return (await http.post("/api/session", json={}, headers=headers)).status_code


def foreign_origins(base: str) -> list[str]:
    return [each.format(base=base, host=base.partition("//")[2]) for each in FOREIGN]


@pytest.mark.parametrize(("method", "path", "body"), UNSAFE)
async def test_a_foreign_page_changes_nothing(
    ann: Client, method: str, path: str, body: object
) -> None:
    marks = [{"Origin": origin} for origin in foreign_origins(ann.base)]
    marks += [{"Sec-Fetch-Site": site} for site in ("cross-site", "same-site")]
    for mark in marks:
        answer = await ann.http.request(method, path, json=body, headers=mark)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign"), mark
        assert "set-cookie" not in answer.headers
    assert (await ann.http.get("/api/session")).json()["name"] == "Ann"


@pytest.mark.parametrize("mark", ["{base}", "https://niagara.example", None, "same-origin", "none"])
async def test_our_own_pages_and_programs_are_let_in(ann: Client, mark: str | None) -> None:
    headers = {}
    if mark in ("same-origin", "none"):
        headers["Sec-Fetch-Site"] = mark
    elif mark is not None:
        headers["Origin"] = mark.format(base=ann.base)
    answer = await ann.http.patch("/api/session", json={"name": "Anna"}, headers=headers)
    assert (answer.status_code, answer.json()["name"]) == (200, "Anna")


async def test_only_pages_of_ours_open_sockets(ann: Client) -> None:
    table = await ann.create([ME, BOT, BOT])
    for origin in foreign_origins(ann.base):
        assert await ann.close_code(table, Origin=origin) == 4403, origin
    assert await ann.close_code(table, **{"Sec-Fetch-Site": "cross-site"}) == 4403
    for origin in (ann.base, "https://niagara.example"):
        assert await ann.close_code(table, Origin=origin) is None
    assert await ann.close_code(table) is None


@pytest.mark.parametrize(
    ("settings", "headers", "own"),
    [
        ({"trust_proxy": True}, {"X-Forwarded-Proto": "https"}, "https"),
        ({"trust_proxy": True}, {}, "http"),
        ({"secure_cookies": True}, {}, "https"),
        ({"secure_cookies": True}, {"X-Forwarded-Proto": "http"}, "https"),
        ({}, {"X-Forwarded-Proto": "https"}, "http"),
    ],
)
async def test_the_scheme_is_the_one_the_browser_used(
    tmp_path: Path, settings: dict[str, Any], headers: dict[str, str], own: str
) -> None:
    async with serving(tmp_path / "x.db", **settings) as served:
        for scheme in ("http", "https"):
            page = headers | {"Host": "game.example", "Origin": f"{scheme}://game.example"}
            assert await status_of(served, page) == (200 if scheme == own else 403)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
async def test_a_body_that_is_not_called_json_is_refused(ann: Client, kind: str) -> None:
    for method, path, _ in UNSAFE:
        for body in (b'{"name": "x"}', b""):
            headers = {"Content-Type": kind}
            answer = await ann.http.request(method, path, content=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (415, "malformed"), path
    answer = await ann.http.patch("/api/session", content=b'{"name": "x"}')
    assert answer.status_code == 415, "a body without a type"


async def test_json_may_name_its_charset(ann: Client) -> None:
    headers = {"Content-Type": "Application/JSON; charset=utf-8"}
    answer = await ann.http.patch("/api/session", content=b'{"name": "Anna"}', headers=headers)
    assert answer.json()["name"] == "Anna"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/session", '{"name": "a", "name": "b"}'),
        ("/api/session", '{"preferences": {"a": 1, "\\u0061": 2}}'),
        ("/api/session/claim", '{"token": "aaaaaaaaaa", "token": "bbbbbbbbbb"}'),
        ("/api/tables?id=x", '{"seats": [{"kind": "me", "kind": "open"}]}'),
        ("/api/tables/{table}/commands", '{"id": "x", "id": "y", "command": {"do": "start"}}'),
        (
            "/api/tables/{table}/preview",
            '{"seat": 0, "actions": [{"type": "paddle", "tile": 1, "tile": 2}]}',
        ),
    ],
)
async def test_a_key_that_stands_twice_is_refused(ann: Client, path: str, body: str) -> None:
    table = await ann.create([ME, BOT, BOT])
    headers = {"Content-Type": "application/json"}
    where = path.format(table=table)
    answer = await ann.http.post(where, content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert "twice" in answer.json()["message"]


async def test_a_message_with_a_key_that_stands_twice_is_refused(ann: Client) -> None:
    table = await ann.create([ME, BOT, BOT])
    async with ann.live(table) as live:
        await live.socket.send('{"id": "x", "command": {"do": "say", "text": "a", "text": "b"}}')
        refused = await live.answer_to("x")
        assert (refused["type"], refused["code"]) == ("refused", "malformed")
        assert "twice" in refused["message"]


@pytest.mark.parametrize(
    ("origin", "proto", "is_let_in"),
    [
        ("https://{host}", "https", True),
        ("https://{host}", "wss", True),  # what some proxies say of sockets
        ("http://{host}", "wss", False),
        ("null", "gopher", False),
        ("null", "wss", False),
        ("https://niagara.example", "https", True),
        ("HTTPS://Niagara.Example", "https", True),
        ("https://niagara.example:443", "https", True),
        ("https://niagara.example:444", "https", False),
    ],
)
async def test_origins_behind_a_proxy(
    tmp_path: Path, origin: str, proto: str, is_let_in: bool
) -> None:
    origins = ("https://niagara.example/",)  # as people write it
    async with serving(tmp_path / "x.db", origins=origins, trust_proxy=True) as served:
        host = served.base.partition("//")[2]
        headers = {"Origin": origin.format(host=host), "X-Forwarded-Proto": proto}
        assert (await status_of(served, headers) == 200) == is_let_in


async def test_the_address_is_the_one_the_proxy_adds(tmp_path: Path) -> None:
    """A visitor may send the header, too: as the first of two, or the first part of one."""
    statuses = []
    async with (
        serving(tmp_path / "x.db", trust_proxy=True, sessions_per_minute=1.0) as served,
        httpx.AsyncClient(base_url=served.base) as http,
    ):
        for i in range(2):
            forged, real = ("X-Forwarded-For", f"10.0.0.{i}"), ("X-Forwarded-For", "10.9.9.9")
            answer = await http.post("/api/session", json={}, headers=[forged, real])
            http.cookies.clear()
            statuses.append(answer.status_code)
    assert statuses == [200, 429]


async def test_a_key_that_stands_twice_among_thousands_is_found_quickly() -> None:
    many = ",".join(f'"k{i}":0' for i in range(200_000))
    with pytest.raises(Refusal, match="stands twice"):
        read(f'{{"preferences":{{{many},"k199999":1}}}}'.encode(), SESSION_CHANGE)
