"""Whatever is asked over HTTP is answered as the OpenAPI page says, never by an error of ours."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from niagara.server.web.app import describe
from running import QUICK, Running

pytest_plugins = ("schemathesis.pytest.plugin",)  # only here: see pyproject.toml

TABLE: dict[str, Any] = {
    "seats": [{"kind": "me"}, {"kind": "local", "name": "Ann"}, {"kind": "bot", "level": "easy"}],
    "public": True,
}
load_all_checks()
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@dataclass
class Site:
    """A server with a session and tables that are open, running and over."""

    base: str
    tables: list[str]
    cookies: dict[str, str]
    player: str

    def newcomer(self) -> dict[str, str]:
        answer = httpx.post(f"{self.base}/api/session", json={})
        return dict(answer.cookies)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("site")
    with Running(folder, *QUICK) as server, httpx.Client(base_url=server.base) as http:
        me = http.post("/api/session", json={"name": "Fuzz"}).json()["id"]
        tables = [
            http.post("/api/tables", params={"id": name}, json=TABLE).json()["table"]
            for name in ("open", "running", "over")
        ]
        for table, *orders in (
            (tables[1], {"do": "start"}),
            (tables[2], {"do": "start"}, {"do": "vote", "yes": True}),
        ):
            for number, order in enumerate(orders):
                body = {"id": f"c{number}", "command": order}
                done = http.post(f"/api/tables/{table}/commands", json=body)
                assert done.status_code == 200, done.text
        yield Site(server.base, tables, dict(http.cookies), me)
        assert "niagara_failures_total 0.0" in http.get("/metrics").text
    assert '"level":"error"' not in server.log


page = schemathesis.openapi.from_dict(describe())


@page.parametrize()
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_route_answers_as_described(case: schemathesis.Case[Any], site: Site) -> None:
    parameters = case.path_parameters
    word = str(parameters.get("table_id", ""))
    if "table_id" in parameters and len(word) % 4 < 3:  # a table that is there, more often than not
        parameters["table_id"] = site.tables[len(word) % 4]
    if "player" in parameters and len(str(parameters["player"])) % 2:
        parameters["player"] = site.player
    cookies = site.newcomer() if case.method == "DELETE" else site.cookies
    response = case.call(base_url=site.base, cookies=cookies)
    case.validate_response(response, checks=CHECKS)
    if response.status_code >= 400:
        problem = response.json()
        assert set(problem) == {"code", "message"}
        assert len(problem["message"]) <= 500


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("PUT", "/api/session", 405),
        ("GET", "/api/tables/none", 404),
        ("GET", "/api/tables/%00%ff", 404),
        ("GET", "/api/tables/" + "x" * 65, 400),
        ("GET", "/api/tables?limit=" + "9" * 400, 400),
        ("GET", "/api/my/tables", 401),
    ],
)
def test_what_is_not_there_is_a_problem_too(
    site: Site, method: str, path: str, status: int
) -> None:
    answer = httpx.request(method, site.base + path)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "message"}


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"{", id="half"),
        pytest.param(b"[" * 20_000, id="deep"),
        pytest.param(b'{"preferences":' + b'{"a":' * 6_000 + b"0" + b"}" * 6_001, id="deep inside"),
        pytest.param(b'{"name":"\xed\xa0\x80"}', id="a surrogate"),
        pytest.param(b'{"name":"\\ud800"}', id="half a surrogate"),
        pytest.param(b'{"preferences":{"a":1e999}}', id="infinite"),
        pytest.param(b'{"preferences":{"a":' + b"9" * 5_000 + b"}}", id="a huge number"),
        pytest.param(b'{"preferences":{"a":"' + b"x" * 5_000 + b'"}}', id="too much to keep"),
        pytest.param(b'{"name":"' + b"x" * 40_000 + b'"}', id="too large"),
    ],
)
def test_bodies_that_cannot_be_read_are_problems(site: Site, body: bytes) -> None:
    answer = httpx.patch(
        f"{site.base}/api/session",
        content=body,
        cookies=site.cookies,
        headers={"content-type": "application/json"},
    )
    assert answer.status_code in (400, 413), answer.text[:500]
    assert set(answer.json()) == {"code", "message"}


def test_words_are_limited_over_http_too(site: Site) -> None:
    path = f"{site.base}/api/tables/{site.tables[0]}/commands"
    cookies = site.newcomer()
    with httpx.Client(cookies=cookies) as http:
        orders = [{"id": "in", "command": {"do": "emote", "emote": "hello"}}] * 20
        answers = [http.post(path, json=order) for order in orders]
    assert {answer.status_code for answer in answers} == {403, 429}  # a stranger, then a loud one
    assert answers[-1].json()["code"] == "slow-down"
    assert answers[-1].headers["retry-after"] == "1"
