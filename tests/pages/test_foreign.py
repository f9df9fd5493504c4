"""A page of another site, in a real browser: it reaches nothing of a visitor's."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from pages.conftest import Visits
from pages.tables import ME, bot, lay
from running import Running, answering

ENCODINGS = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data")
# A form's field as text/plain is NAME=VALUE, which can be made JSON.
FIELDS = {
    "/api/session": ('{"name": "Mallory", "preferences": {"x": "', '"}}'),
    "/api/session/claim": ('{"token": "', '", "token": "TOKEN"}'),
    "/api/session/link": ("", ""),
}
SUBMIT = """([action, encoding, name, value]) => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.enctype = encoding;
  form.target = 'sink';
  if (name) {
    const field = document.createElement('input');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}"""
FETCH = """([address, kind, body]) => fetch(address, {
  method: 'POST', mode: 'no-cors', credentials: 'include', body: new Blob([body], { type: kind }),
}).then((answer) => answer.type, () => 'refused')"""
SOCKET = """(address) => new Promise((resolve) => {
  const socket = new WebSocket(address);
  socket.onmessage = (message) => resolve(message.data);
  socket.onclose = (end) => resolve(end.code);
})"""


class Elsewhere(BaseHTTPRequestHandler):
    """A page of another site."""

    def do_GET(self) -> None:
        body = b"<!doctype html><title>x</title><iframe name=sink></iframe>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(params=["127.0.0.1", "localhost"], ids=["another port", "another site"])
def elsewhere(request: pytest.FixtureRequest) -> Iterator[str]:
    """Another port is another origin of the same site; cookies go there as to our own pages."""
    with answering(Elsewhere) as port:
        yield f"http://{request.param}:{port}/"


@pytest.fixture
def visits(browser: Browser, server: Running) -> Iterator[Visits]:
    """What browsers complain of is not counted: they tell of what was refused."""
    yield Visits(browser, server.base.replace("localhost", "127.0.0.1"))
    for context in list(browser.contexts):
        context.close()


@pytest.fixture
def page(visits: Visits, elsewhere: str) -> Page:
    """Somebody with a session here, who visits the other page."""
    page = visits.arrive(name="Ann")
    page.goto(elsewhere)
    return page


def who(page: Page) -> tuple[str, str, dict[str, Any]]:
    """The cookie, the name and the rest of the visitor's session."""
    [cookie] = page.context.cookies()
    answer = page.request.get("/api/session").json()
    return cookie["value"], answer["name"], answer["preferences"]


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("path", FIELDS)
def test_a_foreign_form_changes_nothing(
    page: Page, visits: Visits, path: str, encoding: str
) -> None:
    before = who(page)
    other = visits.browser.new_context(base_url=visits.base)
    assert other.request.post("/api/session", data={"name": "Mallory"}).ok
    token = other.request.post("/api/session/link").json()["token"]
    name, value = FIELDS[path]
    with page.expect_response(visits.base + path) as answered:
        page.evaluate(SUBMIT, [visits.base + path, encoding, name, value.replace("TOKEN", token)])
    assert answered.value.status == 403
    assert answered.value.headers.get("set-cookie") is None
    assert who(page) == before
    assert other.request.post("/api/session/claim", data={"token": token}).ok, "still unused"


@pytest.mark.parametrize("kind", [*ENCODINGS, "application/json", ""])
def test_a_foreign_script_changes_nothing(page: Page, visits: Visits, kind: str) -> None:
    before = who(page)
    page.evaluate(FETCH, [visits.base + "/api/session", kind, '{"name": "Mallory"}'])
    table = lay(page, ME, bot(), bot(), start=False)
    body = '{"id": "x", "command": {"do": "start"}}'
    page.evaluate(FETCH, [f"{visits.base}/api/tables/{table}/commands", kind, body])
    assert who(page) == before
    shown = page.request.get(f"/api/tables/{table}").json()
    assert shown["table"]["status"] == "open"


def test_a_foreign_page_hears_nothing_of_a_table(page: Page, visits: Visits) -> None:
    table = lay(page, ME, bot(), bot())
    address = visits.base.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    assert page.evaluate(SOCKET, address) == 4403
