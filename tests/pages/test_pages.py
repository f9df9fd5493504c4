"""Every page: what a newcomer finds there, and that everybody can use it (axe-core)."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pages.conftest import Visits

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/watch", "/learn", "/best", "/settings", "/no/such/page"]
CHECK = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']});
  const where = (violation) => violation.nodes.map((node) => node.target.join(' ')).slice(0, 4);
  return found.violations.map((violation) => `${violation.id}: ${where(violation)}`);
}"""


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())  # past the page's own policy, as a tool of the tester
    found: list[str] = page.evaluate(CHECK)
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_wrong(visits: Visits, path: str, *, dark: bool) -> None:
    page = visits.visit(path, dark=dark)
    page.locator("main h1, main h2").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing_wrong_at_a_table(visits: Visits, size: str, *, dark: bool) -> None:
    page = visits.visit(size=size, dark=dark)
    page.get_by_role("button", name="Play now").click()
    page.locator("section.hand button.tile:enabled").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("size", ["desk", "tablet", "phone"])
@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_its_screen(visits: Visits, path: str, size: str) -> None:
    page = visits.visit(path, size)
    page.locator("main").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


GROUNDS = """() => performance.getEntriesByType('resource')
  .map((entry) => entry.name.match(/board-\\w+/)?.[0]).filter(Boolean)"""


def test_the_light_follows_the_system_and_only_its_board_is_loaded(visits: Visits) -> None:
    page = visits.visit(dark=True)
    page.locator(".cover .board .ground").wait_for()
    page.wait_for_load_state("networkidle")
    assert set(page.evaluate(GROUNDS)) == {"board-dark"}
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.wait_for_function(f"() => ({GROUNDS})().includes('board-light')")


def test_a_chosen_light_is_there_before_the_page(visits: Visits) -> None:
    page = visits.visit("/settings")
    page.get_by_role("radio", name="Night").focus()
    page.keyboard.press("Space")
    page.route("**/assets/*.js", lambda route: route.abort())
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    visits.errors.clear()  # the browser itself complains of the scripts that did not come


def test_an_unknown_table_is_answered_kindly(visits: Visits) -> None:
    page = visits.visit("/t/aaaaaaaaaaaaaaaa")
    expect(page.get_by_role("main")).to_contain_text("table")
    visits.errors.clear()  # the browser itself complains of the closed socket
