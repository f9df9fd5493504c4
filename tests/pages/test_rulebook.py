"""The rulebook: read, searched, printed, and opened over a game at the rule that matters."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from niagara.locales.languages import languages
from pages.conftest import Visits
from pages.player import READY, BoardPlayer
from pages.tables import ME, bot, lay, local
from pages.test_pages import violations
from rulebook.contents import CHAPTERS, EXPLAINED
from rules.tables import table

TOUCH = 44  # pixels that a finger needs
PHONE_ON_ITS_SIDE = {"width": 844, "height": 390}
IS_IN_SIGHT = """(element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


def chapter(page: Page) -> Locator:
    return page.locator(".chapter h2")


def test_it_is_read_from_cover_to_cover(visits: Visits) -> None:
    page = visits.visit("/learn")
    expect(chapter(page)).to_have_text("The goal")
    read: list[str] = []
    for number in range(1, len(CHAPTERS) + 1):
        expect(page.locator(".chapter .count")).to_have_text(f"Chapter {number} of {len(CHAPTERS)}")
        read += page.locator(".chapter a.number").all_inner_texts()
        assert "book-" not in page.locator(".chapter").inner_text(), "all messages are there"
        if number < len(CHAPTERS):
            page.locator("a[rel=next]").click()
    assert sorted(read) == sorted(EXPLAINED)
    expect(page.locator("a[rel=next]")).to_have_count(0)
    page.locator("a[rel=prev]").click()
    expect(chapter(page)).to_have_text("Questions and answers")
    page.go_back()
    expect(chapter(page)).to_have_text("Summary")


def test_every_rule_has_an_address(visits: Visits) -> None:
    page = visits.visit("/learn#R4.8")
    rule = page.locator('[id="R4.8"]')
    expect(rule).to_contain_text("Paddle an empty canoe upstream")
    expect(rule.locator("h3")).to_be_focused()
    assert rule.locator("h3").evaluate(IS_IN_SIGHT)
    for name in EXPLAINED:
        page.evaluate("(name) => (location.hash = name)", name)
        expect(page.locator(f'[id="{name}-title"]')).to_be_focused()
    page.goto("/")
    page.goto("/learn#R4")  # a whole section of rules: where it begins
    expect(chapter(page)).to_have_text("Trips and what they cost")
    page.goto("/learn#nonsense")
    expect(chapter(page)).to_have_text("The goal")


def test_references_between_rules_are_followed(visits: Visits) -> None:
    page = visits.visit("/learn#R7.1")
    page.locator('[id="R7.1"] .see a').click()
    expect(page).to_have_url(re.compile("#D8$"))
    expect(page.locator("#D8-title")).to_be_focused()


def test_a_search_filters_marks_and_leads_on(visits: Visits) -> None:
    page = visits.visit("/learn")
    field = page.get_by_role("searchbox", name="Search the rules")
    field.fill("LIFE preserver")
    status = page.get_by_role("status").filter(has_text="passages found")
    expect(status).to_have_text("4 passages found")
    marks = {mark.lower() for mark in page.locator("mark").all_inner_texts()}
    assert marks == {"life", "preserver"}
    field.fill("paddle cards")  # as they are called in the box
    expect(page.locator(".found .n-slip")).to_have_count(1)
    field.fill("r4.8")
    page.locator(".found a.number").click()
    expect(page.locator('[id="R4.8-title"]')).to_be_focused()
    expect(field).to_have_value("")
    field.fill("xyzzy")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    page.get_by_role("button", name="Clear the search").click()
    expect(chapter(page)).to_have_text("Stealing")


def test_a_figure_plays_what_happens(visits: Visits) -> None:
    page = visits.visit("/learn#stealing")
    figure = page.locator('[data-figure="steal"]')
    canoes = figure.locator(".boat")
    before = canoes.evaluate_all("(boats) => boats.map((boat) => boat.outerHTML)")
    figure.get_by_role("button", name="Show me").click()
    figure.get_by_role("button", name="Show me again").wait_for()
    assert canoes.evaluate_all("(boats) => boats.map((boat) => boat.outerHTML)") != before
    figure.get_by_role("button", name="Show me again").click()


@pytest.mark.parametrize("language", languages())
def test_the_summary_prints_on_one_page(visits: Visits, language: str) -> None:
    page = visits.visit(f"/learn?lang={language}#summary", dark=True)
    expect(page.locator(f"html[lang={language}]")).to_be_attached()
    expect(chapter(page)).to_be_visible()
    paper = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1


def test_only_the_summary_itself_is_printed(visits: Visits) -> None:
    page = visits.visit("/learn#summary", dark=True)
    expect(chapter(page)).to_have_text("Summary")
    page.emulate_media(media="print")
    for what in ("header nav", ".tools", ".turn", ".skip"):
        expect(page.locator(what)).to_be_hidden()
    expect(page.locator(".chapter")).to_contain_text("Where gems lie")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_why_not_leads_to_the_rule_over_the_game(visits: Visits, size: Any) -> None:
    page = visits.arrive(name="Ann", size=size)
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=table('2 4:diamond', 4))}")
    page.wait_for_function(READY)
    address = page.url
    page.locator(".board button.pick").first.click()
    page.locator('[data-unreached="1"]').click()
    page.get_by_role("button", name="Read rule R4.2").click()
    book = page.get_by_role("dialog", name="Rulebook")
    expect(book.locator('[id="R4.2-title"]')).to_be_focused()
    assert book.locator('[id="R4.2-title"]').evaluate(IS_IN_SIGHT)
    book.locator("a[rel=next]").click()
    expect(book.locator(".chapter h2")).to_have_text("Loading and unloading")
    assert page.url == address, "the game stays where it is"
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(page.locator(".board .spot").first).to_be_visible()


def test_the_end_of_a_turn_leads_to_its_rule(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=table('3 shore', 2))}")
    page.wait_for_function(READY)
    page.get_by_role("button", name="End turn").click(force=True)
    page.get_by_role("button", name="Read rule R3.2").click()
    expect(page.get_by_role("dialog").locator('[id="R3.2-title"]')).to_be_focused()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_line_of_the_log_leads_to_its_rule(visits: Visits, size: Any) -> None:
    page = visits.arrive(name="Ann", size=size)
    position = table("1:ruby lost", 1, rivals=("3 4", "5 4"))
    page.goto(f"/t/{lay(page, ME, local('Bob'), local('Cy'), position=position)}")
    page.wait_for_function(READY)
    page.locator('.board [data-spot="shore"]').click()
    page.get_by_role("button", name="End turn").click()
    if size == "phone":
        page.get_by_role("button", name="Game log").click()
    line = page.locator(".log").get_by_role("button", name="Ann brings a ruby ashore.")
    line.wait_for()
    if size == "phone":
        rows = page.locator(".log li:has(button)")
        heights = rows.evaluate_all("(rows) => rows.map((row) => row.offsetHeight)")
        assert min(heights) >= TOUCH
    line.click()
    book = page.get_by_role("dialog", name="Rulebook")
    expect(book.locator('[id="R4.10-title"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(line).to_be_visible()  # on a phone the log is open again


def test_a_finger_opens_a_turn_of_the_log_and_then_its_rules(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    page.goto(f"/t/{lay(page, ME, bot(), bot(), rounds=3)}")
    page.wait_for_function(READY)
    player = BoardPlayer(page, Random(1))
    while "Round 2" not in page.locator(".headline").inner_text():
        if player.state != "wait":
            player.act()
    page.get_by_role("button", name="Game log").click()
    turn = page.locator(".log li", has=page.locator("button[aria-expanded]")).first
    expect(turn.locator(".book")).to_have_count(0)
    turn.get_by_role("button").click()
    lines = page.locator(".log li:has(.line + .line) .line:has(button)")
    expect(lines.first).to_be_visible()
    heights = lines.evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert min(heights) >= TOUCH
    lines.first.click()
    expect(page.get_by_role("dialog", name="Rulebook")).to_be_visible()


def test_the_log_is_walked_by_keys(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    position = table("1:ruby lost", 1, rivals=("3 4", "5 4"))
    page.goto(f"/t/{lay(page, ME, local('Bob'), local('Cy'), position=position)}")
    page.wait_for_function(READY)
    page.locator('.board [data-spot="shore"]').click()
    page.get_by_role("button", name="End turn").click()
    newest = page.locator(".log li button").last
    expect(newest).to_contain_text("Bob plays 6.")  # nothing comes after it before Bob decides
    page.keyboard.press("l")
    expect(page.locator(".log")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(newest).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(newest).not_to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Rulebook")).to_be_visible()


def test_the_menu_opens_the_book_at_its_beginning(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, bot(), bot())}")
    page.wait_for_function(READY)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Rulebook").click()
    expect(page.get_by_role("dialog", name="Rulebook").locator(".chapter h2")).to_have_text(
        "The goal"
    )


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing_wrong(visits: Visits, size: str, *, dark: bool) -> None:
    page = visits.visit("/learn", size, dark=dark)
    for one in ("goal", "trips", "river", "summary"):
        page.evaluate("(name) => (location.hash = name)", one)
        page.locator(f".chapter.{one}").wait_for()
        assert violations(page) == []
    page.get_by_role("searchbox").fill("gem")
    page.locator("mark").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_no_chapter_is_wider_than_its_screen(visits: Visits, size: str) -> None:
    page = visits.visit("/learn", size)
    sizes: list[Any] = [page.viewport_size, PHONE_ON_ITS_SIDE]
    for one in CHAPTERS:
        page.evaluate("(name) => (location.hash = name)", one["id"])
        page.locator(f".chapter.{one['id']}").wait_for()
        for each in sizes:
            page.set_viewport_size(each)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), one["id"]
