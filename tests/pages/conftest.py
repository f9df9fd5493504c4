"""A real server and a real Chromium for the pages' tests."""

import os
import shutil
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from pages.tables import bot, lay
from running import QUICK, Running

SIZES = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
PATIENCE = 60_000  # milliseconds; for slow machines
# The shell has the same engine without the windows around it, and takes half the processor time.
CHROMIUM = (
    os.environ.get("CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
)
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-first-run", "--disable-quic"),
]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("pages")
    with Running(folder, *QUICK) as it:
        yield it


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM, "the pages are tested in chromium: apt-get install chromium-headless-shell"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


# Pictures, shadows and filters take a fifth of a page's processor time, and most tests do not look
# at them. They keep their room.
NO_PICTURES = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    canvas, image, img { visibility: hidden !important; }
    *, *::before, *::after {
      background-image: none !important;
      box-shadow: none !important;
      filter: none !important;
    }`);
  document.adoptedStyleSheets.push(sheet);
}"""


class Visits:
    """Makes visitors: each with cookies and storage of their own; what they complain of is kept.

    Every new visitor would install the service worker again, which is a quarter of a test's
    processor time: only tests of what it does allow it.
    """

    def __init__(
        self,
        browser: Browser,
        base: str,
        service_workers: Literal["allow", "block"] = "block",
        *,
        has_pictures: bool = False,
    ) -> None:
        self.browser = browser
        self.base = base
        self.service_workers: Literal["allow", "block"] = service_workers
        self.has_pictures = has_pictures
        self.errors: list[str] = []
        self.strangers: list[str] = []

    def visit(
        self,
        path: str = "/",
        size: str = "desk",
        *,
        dark: bool = False,
        name: str = "",
        motion: bool = False,
    ) -> Page:
        """Somebody new; with a name it is somebody who has been here before."""
        page = self.arrive(size, dark=dark, name=name, motion=motion)
        page.goto(path)
        return page

    def arrive(
        self, size: str = "desk", *, dark: bool = False, name: str = "", motion: bool = False
    ) -> Page:
        """A page with nothing on it yet; pieces jump to their places unless motion is wanted."""
        width, height = SIZES[size]
        context = self.browser.new_context(
            base_url=self.base,
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            is_mobile=size == "phone",
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers=self.service_workers,
        )
        context.set_default_timeout(PATIENCE)
        if not self.has_pictures:
            context.add_init_script(NO_PICTURES)
        if name:
            assert context.request.post("/api/session", data={"name": name}).ok
        return self.listen(context.new_page())

    def listen(self, page: Page) -> Page:
        """Hear what a page complains of, and whom it asks."""
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on(
            "console", lambda line: self.errors.append(line.text) if line.type == "error" else None
        )
        page.on("request", lambda request: self._check_origin(request.url))
        page.on("websocket", lambda socket: self._check_origin(socket.url))
        return page

    def _check_origin(self, url: str) -> None:
        if not url.startswith((self.base, "data:", "blob:", self.base.replace("http", "ws", 1))):
            self.strangers.append(url)


@pytest.fixture
def visits(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Visits]:
    """Visitors who see no pictures, unless the test is marked with ``pictures``."""
    has_pictures = request.node.get_closest_marker("pictures") is not None
    visits = Visits(browser, server.base, has_pictures=has_pictures)
    yield visits
    for context in list(browser.contexts):
        context.close()
    assert visits.errors == [], "no page complains"
    assert visits.strangers == [], "no request leaves the origin"


@pytest.fixture(scope="session")
def finished(browser: Browser, server: Running) -> str:
    """A short game of bots, played to its end."""
    page = Visits(browser, server.base).visit(name="Ann")
    table = lay(page, bot(), bot("easy"), bot(), rounds=3)
    page.goto(f"/t/{table}")
    page.locator("article.result").wait_for()
    page.context.close()
    return table
