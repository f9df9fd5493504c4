"""Hints in a game against bots: asked for by the bulb, shown with chances, staged by a press."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from pages.conftest import Visits
from pages.player import READY, BoardPlayer
from pages.tables import ME, bot, lay
from pages.test_stability import SHIFTS
from rules.tables import Seated, table

BOTS = (bot(), bot())
# A thief beside a loaded rival, and a gem to bring ashore.
LAID = table("6L 3:amethyst", 3, rivals=(Seated("3:diamond shore"), Seated("5 shore")))
# Whether what the first choice is about is lit on the board.
LIT = "() => document.querySelectorAll('.board .fit circle').length >= 2"


def ask(page: Page) -> None:
    page.wait_for_function(READY)
    page.locator("[data-act=hint]:enabled").click()
    page.locator("[data-hint]").first.wait_for()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_tile_is_proposed_and_picked_by_a_press(visits: Visits, size: str) -> None:
    page = visits.arrive(name="Ann", size=size)
    page.goto(f"/t/{lay(page, ME, *BOTS, hints=True)}")
    page.wait_for_function(READY)
    page.locator("[data-act=hint]:enabled").wait_for()
    page.evaluate(SHIFTS)
    ask(page)
    rows = page.locator("[data-hint=paddle]")
    assert 2 <= rows.count() <= 3
    are_even = page.locator(".considered [data-even=true]").count() > 0
    if are_even:  # said once
        expect(page.locator(".considered [data-even]")).to_contain_text("% to win")
    for row in rows.all():
        expect(row).to_contain_text("Play" if are_even else "% to win")
        box = row.bounding_box()
        assert box
        assert box["height"] >= 44
    rows.first.click()
    expect(page.locator(".considered")).to_have_count(0)
    expect(page.locator("section.hand .tile.up")).to_have_count(1)
    assert page.evaluate("window.shifts") == []
    page.locator("section.hand .ask .primary").click()
    page.wait_for_function("() => !document.querySelector('section.hand .ask .primary')")


# The server's answer to whoever asks for a hint, in which nothing differs but the reasons.
EVEN = {
    "sequence": 1,
    "choices": [
        {"action": {"type": "paddle", "tile": tile}, "chance": 0.36, "even": True, "why": why}
        for tile, why in (
            (2, [{"code": "slow", "values": {"speed": 4}}]),
            (3, [{"code": "up", "values": {}}]),
            (5, []),
        )
    ],
}


def test_choices_that_are_about_equally_good_are_called_so_once(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    page.route("**/hint", lambda route: route.fulfill(json=EVEN))
    page.goto(f"/t/{lay(page, ME, *BOTS, hints=True)}")
    ask(page)
    panel = page.locator(".considered")
    expect(panel.locator(".label")).to_have_text("About equally good: 36% to win")
    assert panel.inner_text().count("%") == 1
    expect(page.locator("[data-hint]").last.locator(".words")).to_have_text("Play 5")


def test_whoever_asks_again_at_the_same_decision_reads_the_same_numbers(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, *BOTS, hints=True)}")
    ask(page)
    first = page.locator(".considered ul").inner_text()
    page.keyboard.press("Escape")
    ask(page)
    assert page.locator(".considered ul").inner_text() == first


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_trip_is_lit_and_staged_by_a_press_and_can_be_undone(visits: Visits, size: str) -> None:
    page = visits.arrive(name="Ann", size=size)
    page.goto(f"/t/{lay(page, ME, *BOTS, hints=True, position=LAID)}")
    ask(page)
    page.wait_for_function(LIT)
    expect(page.locator(".considered")).to_contain_text("%")
    page.locator("[data-hint=trip]").first.click()
    expect(page.locator(".turn .staged li")).to_have_count(1)
    ask(page)  # the other canoe
    expect(page.locator("[data-hint=trip]").first).to_be_visible()
    page.locator(".considered .n-tool").click()
    expect(page.locator(".considered")).to_have_count(0)
    page.locator(".turn .ends button").first.click()
    expect(page.locator(".turn .staged li")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_bulb_lies_on_no_choice_of_the_board(visits: Visits, size: str) -> None:
    page = visits.arrive(name="Ann", size=size)
    crowded = table("3 3:amber", 4, rivals=(Seated(), Seated()))
    page.goto(f"/t/{lay(page, ME, *BOTS, hints=True, position=crowded)}")
    page.wait_for_function(READY)
    bulb = page.locator("[data-act=hint]:enabled")
    expect(bulb).to_be_visible()
    page.locator(".board [data-place='3']").click()
    page.locator(".board .choice").wait_for()
    expect(bulb).not_to_be_visible()
    page.keyboard.press("Escape")
    expect(bulb).to_be_visible()


def test_a_hint_at_a_turn_names_the_canoe_and_leaves_undo_and_end_free(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, *BOTS, hints=True, position=LAID)}")
    ask(page)
    expect(page.locator("[data-hint=trip]").first).to_contain_text("Canoe on disc")
    panel, end = (page.locator(at).bounding_box() for at in (".considered", ".turn .ends"))
    assert panel
    assert end
    assert panel["y"] + panel["height"] <= end["y"]


def test_the_keyboard_asks_reads_and_closes(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, *BOTS, hints=True)}")
    page.wait_for_function(READY)
    bulb = page.locator("[data-act=hint]:enabled")
    bulb.focus()
    page.keyboard.press("Enter")
    page.locator("[data-hint]").first.wait_for()
    expect(page.locator(".considered")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".considered")).to_have_count(0)
    expect(bulb).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-hint]").first.wait_for()
    page.keyboard.press("Tab")  # the button that closes
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("section.hand .tile.up")).to_have_count(1)


def test_a_hint_goes_when_one_plays_on_and_a_whole_game_can_be_played(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, *BOTS, hints=True, rounds=3)}")
    ask(page)
    player = BoardPlayer(page, Random(3))
    player.act()
    expect(page.locator(".considered")).to_have_count(0)
    player.play()
    expect(page.locator("[data-act=hint]")).to_have_count(0)


def test_there_is_no_bulb_without_hints_nor_for_those_who_watch(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, *BOTS)}")
    page.wait_for_function(READY)
    expect(page.locator("[data-act=hint]")).to_have_count(0)
    where = f"/t/{lay(page, ME, *BOTS, hints=True, public=True)}"
    watching = visits.visit(where, name="Eve")
    watching.locator(".watching").wait_for()
    expect(watching.locator("[data-act=hint]")).to_have_count(0)


def test_the_switch_on_the_first_page_decides_and_is_remembered(visits: Visits) -> None:
    page = visits.visit("/", name="Ann")
    switch = page.get_by_role("switch", name="Hints")
    expect(switch).to_be_checked()
    page.locator("button.play").click()
    page.wait_for_url("**/t/**")
    page.locator("[data-act=hint]").wait_for()
    page.goto("/")
    switch.click()
    page.reload()
    expect(switch).not_to_be_checked()
    page.locator("button.play").click()
    page.wait_for_url("**/t/**")
    page.wait_for_function(READY)
    expect(page.locator("[data-act=hint]")).to_have_count(0)
