"""What can go wrong, and how the pages bear it: a real server, a real browser, real trouble."""

import re
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from pages.conftest import Visits
from pages.player import READY, BoardPlayer
from pages.tables import ME, OPEN, bot, command, lay
from running import Running

HANDS = "section.hand button.tile:enabled"
BLOCKED = """for (const name of ['localStorage', 'sessionStorage']) {
  const get = () => { throw new DOMException('blocked', 'SecurityError'); };
  Object.defineProperty(window, name, { get });
}"""


class Line:
    """The live connection of a page, to be held up on its way in or out."""

    def __init__(self, page: Page) -> None:
        self.is_held = {"in": False, "out": False}
        self.sent: list[str] = []
        self._waiting: list[Callable[[], None]] = []
        page.route_web_socket("**/live**", self._route)

    def _route(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda message: self._out(server, str(message)))
        server.on_message(lambda message: self._pass("in", lambda: page.send(message)))

    def _out(self, server: WebSocketRoute, message: str) -> None:
        self.sent.append(message)
        self._pass("out", lambda: server.send(message))

    def _pass(self, way: str, send: Callable[[], None]) -> None:
        if self.is_held[way]:
            self._waiting.append(send)
        else:
            send()

    def let_go(self) -> None:
        self.is_held = {"in": False, "out": False}
        for send in self._waiting:
            send()
        self._waiting.clear()

    @property
    def commands(self) -> list[str]:
        return [message for message in self.sent if '"command"' in message]


@pytest.fixture
def own(tmp_path: Path, browser: Browser) -> Iterator[tuple[Running, Visits]]:
    """A server to be treated badly; what its pages complain of is not counted."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Running(tmp_path, "--bot-pace-ms=0", f"--port={port}") as running:
        yield running, Visits(browser, running.base, service_workers="allow")
    for context in list(browser.contexts):
        context.close()


def staged(page: Page) -> list[str]:
    return page.locator("section.turn .staged li").all_inner_texts()


def stage_something(page: Page, player: BoardPlayer) -> list[str]:
    """Play until a part of a turn is put together, but not ended."""
    for _ in range(60):
        page.wait_for_function(READY)
        if staged(page):
            return staged(page)
        player.act()
    raise AssertionError("nothing was staged")


def test_a_killed_server_comes_back_and_the_game_goes_on(own: tuple[Running, Visits]) -> None:
    server, visits = own
    page = visits.arrive(size="phone", name="Ann")
    page.goto(f"/t/{lay(page, ME, bot(), bot(), rounds=2)}")
    player = BoardPlayer(page, Random(1), touch=True)
    planned = stage_something(page, player)
    server.stop(signal.SIGKILL)
    banner = page.get_by_role("status").filter(has_text="Connection lost")
    expect(banner).to_be_visible()
    for _ in range(2):  # it tries by itself, again and again
        with page.expect_websocket():
            pass
    assert staged(page) == planned
    server.start()
    expect(banner).to_be_hidden()
    assert staged(page) == planned, "what was planned is still there"
    player.play()
    expect(page.locator("article.result")).to_be_visible()
    page.context.close()


def test_a_restart_is_announced_as_one(own: tuple[Running, Visits]) -> None:
    server, visits = own
    page = visits.arrive(size="phone", name="Ann")
    page.goto(f"/t/{lay(page, ME, bot(), bot())}")
    page.locator(HANDS).first.wait_for()
    server.stop()
    expect(page.get_by_text("Reconnecting… Your game is safe.")).to_be_visible()


def two_at_a_table(visits: Visits, size: str = "desk") -> tuple[Page, str]:
    """Somebody who can choose for as long as they like: the others never do."""
    page = visits.arrive(size=size, name="Ann")
    table = lay(page, ME, OPEN, bot(), start=False)
    other = visits.arrive(name="Ben")
    command(other, table, "join")
    command(page, table, "start")
    return page, table


def open_in(table: str, *pages: Page) -> None:
    for page in pages:
        page.goto(f"/t/{table}")
        page.locator(HANDS).first.wait_for()


def expect_chosen(page: Page, tile: int) -> None:
    chosen = page.locator("section.hand .tile.chosen")
    expect(chosen).to_have_attribute("data-tile", str(tile))


def choose(page: Page, tile: int) -> None:
    page.locator(f"section.hand button.tile[data-tile='{tile}']").click()
    page.get_by_role("button", name=re.compile(rf"^(Play|Change to) {tile}$")).click()


def test_two_tabs_of_one_session_agree(visits: Visits) -> None:
    page, table = two_at_a_table(visits)
    tab = visits.listen(page.context.new_page())
    open_in(table, page, tab)
    for chooser, tile in ((page, 3), (tab, 5)):
        choose(chooser, tile)
        for each in (page, tab):
            expect_chosen(each, tile)


def test_a_stale_choice_is_explained_and_the_page_is_right_again(visits: Visits) -> None:
    page, table = two_at_a_table(visits)
    tab = visits.listen(page.context.new_page())
    line = Line(tab)
    open_in(table, page, tab)
    line.is_held["in"] = True
    choose(page, 3)
    expect_chosen(page, 3)
    tab.locator("section.hand button.tile[data-tile='4']").click()
    tab.get_by_role("button", name="Play 4").click()
    tab.wait_for_function("() => document.querySelector('.game[aria-busy=true]')")
    line.let_go()
    expect(tab.get_by_role("alert")).to_contain_text("changed")
    expect_chosen(tab, 3)


def test_a_newcomer_at_a_full_table_can_watch(visits: Visits) -> None:
    host = visits.arrive(name="Ann")
    table = lay(host, ME, bot(), bot(), start=False)
    page = visits.visit(f"/t/{table}", "phone")
    expect(page.get_by_text("All seats are taken. Stay and watch")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^(Sit|Join)"))).to_have_count(0)
    command(host, table, "start")
    expect(page.get_by_text("You’re watching this game.")).to_be_visible()
    late = visits.visit(f"/t/{table}", "phone")
    expect(late.get_by_text("You’re watching this game.")).to_be_visible()
    expect(late.locator("section.hand")).to_have_count(0)


def test_a_deleted_session_is_replaced_and_the_page_says_so(visits: Visits) -> None:
    page, table = two_at_a_table(visits, "phone")
    open_in(table, page)
    assert page.request.delete("/api/session").ok
    expect(page.get_by_text("You’re now Guest")).to_be_visible()
    expect(page.get_by_text("You’re watching this game.")).to_be_visible()
    visits.errors.clear()  # the browser tells of the 401
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("You’re now")).to_be_hidden()
    page.goto("/")
    page.get_by_role("button", name="Play now").tap()
    page.locator(HANDS).first.wait_for()


def test_an_expired_session_is_replaced_and_the_page_says_so(visits: Visits) -> None:
    page = visits.visit(size="phone", name="Ann")
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_function("() => localStorage.getItem('niagara.me')")
    page.context.clear_cookies()
    page.get_by_role("button", name="Play now").tap()
    page.locator(HANDS).first.wait_for()
    expect(page.get_by_text("You’re now Guest")).to_be_visible()
    visits.errors.clear()  # the browser tells of the 401
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_text("You’re now Guest")).to_be_visible()
    expect(page.get_by_text("You’re watching this game.")).to_be_visible()


def test_a_browser_that_keeps_nothing_still_plays(visits: Visits) -> None:
    page = visits.arrive("phone", name="Ann")
    page.add_init_script(BLOCKED)
    page.goto(f"/t/{lay(page, ME, bot(), bot(), rounds=1)}")
    BoardPlayer(page, Random(4), touch=True).play()
    page.goto("/settings")
    expect(page.get_by_text("This browser saves nothing")).to_be_visible()


def test_on_a_slow_line_controls_wait_and_nothing_is_sent_twice(visits: Visits) -> None:
    page, table = two_at_a_table(visits)
    line = Line(page)
    open_in(table, page)
    line.is_held["out"] = True
    page.locator("section.hand button.tile[data-tile='2']").click()
    page.get_by_role("button", name="Play 2").dblclick()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.game[aria-busy=true]')")
    expect(page.locator(HANDS)).to_have_count(0)
    assert len(line.commands) == 1, "one decision, one command"
    line.let_go()
    expect_chosen(page, 2)
    assert len(line.commands) == 1


def test_a_slow_start_makes_one_table(visits: Visits) -> None:
    page = visits.visit(size="phone")
    held: list[Callable[[], None]] = []
    page.route("**/api/tables?*", lambda route: held.append(route.continue_))
    with page.expect_request("**/api/tables?*"):  # once there is a session
        page.get_by_role("button", name="Play now").dblclick()
    busy = page.get_by_role("button", name="Setting up…")
    expect(busy).to_have_attribute("aria-busy", "true")
    busy.click()
    [go_on] = held
    go_on()
    page.locator(HANDS).first.wait_for()
    assert len(page.request.get("/api/my/tables").json()) == 1


def test_without_a_network_the_page_opens_and_says_so(own: tuple[Running, Visits]) -> None:
    _, visits = own
    page = visits.visit(size="phone")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("You’re offline.")).to_be_visible()
    page.get_by_role("button", name="Play now").tap()
    expect(page.get_by_role("alert").first).to_contain_text("can’t be reached")
    page.context.set_offline(False)
    expect(page.get_by_text("You’re offline.")).to_be_hidden()
    page.get_by_role("button", name="Play now").tap()
    page.locator(HANDS).first.wait_for()


def test_without_a_server_the_page_opens_and_finds_it_again(own: tuple[Running, Visits]) -> None:
    server, visits = own
    page = visits.visit(size="phone")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    server.stop(signal.SIGKILL)
    page.reload()
    banner = page.get_by_text("Connection lost. Reconnecting…")
    expect(banner).to_be_visible()
    server.start()
    expect(banner).to_be_hidden()
    page.get_by_role("button", name="Play now").tap()
    page.locator(HANDS).first.wait_for()
    page.context.close()
