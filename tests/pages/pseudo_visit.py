"""Somebody who reads the pages in a pseudo-language, and looks at every moment at three sizes.

A pseudo-language is English with accents and 40 % longer words (web/src/i18n/pseudo.ts), from left
to right (xx-pseudo) or from right to left (xr-pseudo). A word without accents is not in the Fluent
files. The page is loaded once: then only its address and its size change.
"""

from calendar import month_abbr, month_name
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from pages.conftest import Visits
from pages.player import AWAITED

DESK = (1440, 900)
SMALL = ((390, 844), (844, 390))
PSEUDO = ("xx-pseudo", "xr-pseudo")
FAULTS = (Path(__file__).parent / "language_faults.js").read_text()
NAME, GUEST = "Ann", "Ben"
INTL = ["and", "or", "AM", "PM", *month_name[1:], *month_abbr[1:]]  # in lists and dates
OTHER_WORDS = [NAME, GUEST, *INTL]
NEXT_FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
GO = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


# Pictures take most of the time, and have no words.
NO_PICTURES = """
  canvas, .board svg image { display: none !important; }
  *, *::before, *::after {
    background-image: none !important;
    box-shadow: none !important;
    filter: none !important;
    animation: none !important;
  }
"""


class PseudoVisit:
    """One page in a pseudo-language, and what was wrong with it at each moment."""

    def __init__(self, visits: Visits, language: str) -> None:
        self.page: Page = visits.visit(f"/?lang={language}", name=NAME)
        self.faults: dict[str, list[str]] = {}
        self.page.add_style_tag(content=NO_PICTURES)
        direction = "ltr" if language == PSEUDO[0] else "rtl"
        expect(self.page.locator("html")).to_have_attribute("dir", direction)

    def go(self, path: str, shown: str) -> None:
        """To another page, without a load; there something is shown."""
        self.page.evaluate(GO, path)
        self.page.locator(shown).first.wait_for()

    def press(self, what: str, *, is_disabled: bool = False) -> None:
        """Click; also on what is shown as disabled, and only says why it cannot be done."""
        self.page.locator(what).first.click(force=is_disabled)

    def close(self) -> None:
        """Close the sheet that is open."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def look(
        self,
        moment: str,
        sizes: Sequence[tuple[int, int]] = (*SMALL, DESK),
        before: Callable[[], None] | None = None,
    ) -> None:
        """Look for faults at each size; something may have to be done there `before`."""
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            if before is not None:
                before()
            self.page.evaluate(NEXT_FRAME)
            wrong = self.page.evaluate(FAULTS, OTHER_WORDS)
            if wrong:
                self.faults[f"{moment} {width}x{height}"] = wrong
        if sizes[-1] != DESK:
            self.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})

    def await_turn(self, table: str, seat: int = 0) -> None:
        """Wait until a table waits for a seat, or the game is over."""
        self.page.evaluate(AWAITED, [table, [seat]])

    def answer(self, table: str, actions: list[dict[str, Any]], seat: int = 0) -> None:
        """Decide at a table at once, as if somebody had pointed quickly."""
        sequence = self.page.request.get(f"/api/tables/{table}").json()["sequence"]
        decide = {"do": "act", "seat": seat, "actions": actions, "sequence": sequence}
        order = {"id": f"act.{sequence}", "command": decide}
        done = self.page.request.post(f"/api/tables/{table}/commands", data=order)
        assert done.ok, done.text()


def guest(visits: Visits) -> BrowserContext:
    """Somebody at another device, who needs no page to be seen."""
    context = visits.browser.new_context(base_url=visits.base, service_workers="block")
    assert context.request.post("/api/session", data={"name": GUEST}).ok
    return context
