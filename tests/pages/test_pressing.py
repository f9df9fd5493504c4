"""Presses on the board: all of what is drawn answers, and nothing else."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pages.conftest import Visits
from pages.lesson_player import LessonPlayer
from pages.player import READY
from pages.pseudo_visit import NEXT_FRAME
from pages.tables import ME, bot, lay
from pages.test_clarity import seated
from pages.test_hints import ask
from pages.test_lessons import begun
from pages.test_stability import SHIFTS
from rules.tables import choosing, table

STAGED = ".turn .staged"


def press_board(page: Page, x: float, y: float) -> None:
    """A click at a point in board units."""
    box = page.locator(".board .stage").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * x / 900, box["y"] + box["height"] * y / 1200)


# In the corners of the sand, beside the canoes that lie there.
SAND = [(480, 40), (870, 40), (860, 150), (620, 175)]


@pytest.mark.parametrize("at", SAND)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_whole_beach_is_the_shore(visits: Visits, size: Any, at: tuple[int, int]) -> None:
    page = seated(visits, table("2:ruby 5", 4), size=size)
    page.locator(".board [data-place='2']").click()
    press_board(page, *at)
    expect(page.locator(STAGED)).to_contain_text("Bring a ruby ashore")


def test_the_whole_beach_says_why_it_is_not_offered(visits: Visits) -> None:
    page = seated(visits, table("4 5", 2))
    page.locator(".board [data-place='4']").click()
    press_board(page, *SAND[0])
    expect(page.get_by_text("Too far: it is 4 away")).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_without_a_chosen_canoe_a_disc_takes_the_one_that_can_go_there(
    visits: Visits, size: Any
) -> None:
    page = seated(visits, table("2:ruby 5", 4), size=size)
    page.locator(".board [data-spot='1']").click()  # only from disc 5
    expect(page.locator(STAGED)).to_have_text("Paddle to disc 1")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_disc_that_two_canoes_reach_asks_which_of_them(visits: Visits, size: Any) -> None:
    page = seated(visits, table("2 4", 1), size=size)
    page.locator(".board [data-spot='3']").click()
    choice = page.locator(".board .choice")
    expect(choice).to_contain_text("Which canoe?")
    choice.get_by_text("Canoe on disc 4").click()
    expect(page.locator(STAGED)).to_have_text("Paddle to disc 3")
    expect(page.locator(".board [data-canoe='canoe:0:0'] .selected")).to_have_count(1)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_question_which_canoe_says_what_each_would_do(visits: Visits, size: Any) -> None:
    page = seated(visits, table("2:amethyst 4", 3), size=size)
    page.locator(".board [data-spot='3']").click()
    rows = page.locator(".board .choice [data-choice]")
    expect(rows.first).to_contain_text("A")
    expect(rows.first).to_contain_text("Paddle to disc 3 and unload an amethyst")
    expect(rows.last).to_contain_text("B")
    expect(rows.last).to_contain_text("Load")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_second_press_on_a_canoe_does_not_swap_its_gem(visits: Visits, size: Any) -> None:
    page = seated(visits, table("4:amethyst shore", 4), size=size)
    canoe = page.locator(".board [data-place='4']")
    canoe.click()
    canoe.click()
    choice = page.locator(".board .choice")
    expect(choice).to_contain_text("Swap for a diamond here")
    expect(page.locator(STAGED)).to_have_count(0)
    choice.get_by_text("Swap for a diamond here").click()
    expect(page.locator(STAGED)).to_have_text("Swap for a diamond here")


def test_the_tag_of_a_swap_does_it_at_once(visits: Visits) -> None:
    page = seated(visits, table("4:amethyst shore", 4))
    page.locator(".board [data-place='4']").click()
    page.locator("[data-tag='4']").click()
    expect(page.locator(STAGED)).to_have_text("Swap for a diamond here")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_what_the_canoe_then_does_is_asked_anew(visits: Visits, size: Any) -> None:
    """Another choice at the same place: nothing of it jumps, and the keyboard is in it."""
    rivals = ("3:diamond shore", "3:ruby shore")
    page = seated(visits, table("2 4", 1, rivals=rivals), size=size)
    page.evaluate(SHIFTS)
    page.locator(".board [data-spot='3']").click()
    page.locator(".board .choice").get_by_text("Canoe on disc 4").click()
    expect(page.locator(".board .choice")).to_contain_text("steal a ruby")
    expect(page.locator(".board .choice [data-choice]").first).to_be_focused()
    page.evaluate(NEXT_FRAME)
    assert page.evaluate("window.shifts") == []


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_what_a_tile_shows_says_that_it_is_to_be_played_first(visits: Visits, size: Any) -> None:
    page = seated(visits, choosing("4 2", rivals=["4 shore", "shore shore"]), size=size)
    page.locator("section.hand [data-tile='3']").click()
    page.locator("[data-ring='1']").wait_for()
    press_board(page, 324, 246)
    expect(page.get_by_text("Play the 3 first.")).to_be_visible()
    page.locator("section.hand [data-tile='4']").click()
    expect(page.get_by_text("Play the 3 first.")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_canoe_goes_over_the_falls_only_by_a_second_press(visits: Visits, size: Any) -> None:
    page = seated(visits, table("7L shore", 2), size=size)
    page.locator(".board [data-place='7L']").click()
    falls = page.locator(".board [data-spot='falls-left']")
    falls.click()
    expect(page.get_by_text("You’d lose this canoe. Press again if you mean it.")).to_be_visible()
    expect(page.locator(STAGED)).to_have_count(0)
    falls.click()
    expect(page.locator(STAGED)).to_contain_text("over the falls")


def test_the_list_asks_once_more_before_a_canoe_is_lost(visits: Visits) -> None:
    page = seated(visits, table("7L shore", 2))
    page.locator(".board [data-place='7L']").click()
    row = page.locator("section.turn [data-target]", has_text="over the falls")
    row.click()
    expect(row).to_contain_text("press again: you lose the canoe")
    expect(page.locator(STAGED)).to_have_count(0)
    row.click()
    expect(page.locator(STAGED)).to_contain_text("over the falls")


@pytest.mark.parametrize("arm", ["left", "right"])
def test_above_the_fork_the_falls_are_where_the_river_goes(visits: Visits, arm: Any) -> None:
    page = seated(visits, table("5 shore", 4, next_branch=arm))
    page.locator(".board [data-place='5']").click()
    expect(page.locator(f".board [data-spot='falls-{arm}']")).to_have_count(1)
    expect(page.locator(".board [data-spot^='falls']")).to_have_count(1)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_press_beside_a_hint_closes_it(visits: Visits, size: Any) -> None:
    page = visits.arrive(name="Ann", size=size)
    page.goto(f"/t/{lay(page, ME, bot(), bot(), hints=True)}")
    ask(page)
    press_board(page, 60, 700)  # the forest
    expect(page.locator(".considered")).to_have_count(0)
    ask(page)  # the bulb opens it again, and closes it
    page.locator("[data-act=hint]").click()
    expect(page.locator(".considered")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_canoe_in_danger_is_marked_before_a_tile_is_picked(visits: Visits, size: Any) -> None:
    page = seated(visits, choosing("7L 1", rivals=["4 shore", "shore shore"]), size=size)
    expect(page.locator("[data-canoe='canoe:0:0'] svg.danger")).to_have_count(1)
    expect(page.locator("[data-canoe='canoe:0:1'] svg.danger")).to_have_count(0)
    told = page.locator(".forecast, .headline", has_text="Canoe on disc 7L could be lost")
    expect(told.first).to_be_visible()


@pytest.mark.parametrize("window", [(1440, 900), (1280, 800), (1680, 1050)])
def test_below_the_words_of_a_lesson_some_trips_are_listed(
    visits: Visits, window: tuple[int, int]
) -> None:
    page = begun(visits, "steal")
    page.set_viewport_size({"width": window[0], "height": window[1]})
    LessonPlayer(page).play_tile(page.locator("section.hand [data-tile='3']"))
    page.locator("[data-pick='0']").click()
    rows = page.locator(".moves li:not([inert]) [data-target]")
    expect(rows.first).to_contain_text("steal")  # the best comes first
    assert rows.count() >= 1


# What is offered, and own canoes, that lie under what has opened.
COVERED = """() => {
  const over = document.querySelector('.choice, .passing').getBoundingClientRect();
  const isUnder = (one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > over.left && x < over.right && y > over.top && y < over.bottom;
  };
  const asked = [...document.querySelectorAll('[data-ring], .boat.mine .wood')].filter(isUnder);
  return asked.map((one) => one.dataset.ring ?? one.closest('.boat').dataset.canoe);
}"""


def test_what_opens_on_the_board_covers_nothing_that_is_decided(visits: Visits) -> None:
    page = seated(visits, table("6L 3:amethyst", 4, rivals=("3:diamond shore", "5 shore")))
    page.locator("[data-pick='0']").click()
    page.locator(".board [data-spot='4']").dispatch_event("contextmenu")
    page.locator(".choice").wait_for()
    assert page.evaluate(COVERED) == []
    page.keyboard.press("Escape")
    page.locator("[data-unreached='5']").click()
    page.locator(".passing").wait_for()
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_inside_the_ring_of_the_shore_the_landing_is_meant_beside_canoes_that_lie_there(
    visits: Visits, size: Any
) -> None:
    page = seated(visits, table("1:ruby shore", 1), size=size)
    page.wait_for_function(READY)
    box = page.locator("[data-ring='shore']").bounding_box()
    canoe = page.locator("[data-canoe='canoe:0:1']").bounding_box()
    assert box is not None
    assert canoe is not None
    at = box["x"] + 0.2 * box["width"], box["y"] + box["height"] / 2
    assert not canoe["x"] < at[0] < canoe["x"] + canoe["width"]
    press = page.mouse.click if size == "desk" else page.touchscreen.tap
    press(*at)
    expect(page.locator(".turn .staged li")).to_have_text("Bring a ruby ashore")


def test_a_mouse_that_rests_on_a_tile_shows_where_it_leads(visits: Visits) -> None:
    page = seated(visits, choosing("4 2", rivals=["4 shore", "shore shore"]))
    text = page.locator("section.river strong")
    before = text.inner_text()
    tile = page.locator("section.hand [data-tile='1']")
    tile.hover()
    page.locator("[data-ring='3']").wait_for()
    expect(text).not_to_have_text(before)
    page.mouse.move(40, 500)
    expect(page.locator("[data-ring]")).to_have_count(0)
    expect(text).to_have_text(before)
    tile.hover()
    page.locator("[data-ring='3']").wait_for()
    tile.click()
    page.mouse.move(40, 500)
    page.get_by_role("button", name="Play 1").wait_for()
    expect(page.locator("[data-ring='3']")).to_have_count(1)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_rings_say_which_canoe_can_go_there(visits: Visits, size: Any) -> None:
    page = seated(visits, choosing("4 2:ruby", rivals=["4 shore", "shore shore"]), size=size)
    page.locator("section.hand [data-tile='3']").click()
    for space, who in (("1", "A"), ("3", "A B"), ("shore", "B")):
        expect(page.locator(f"[data-ring='{space}'] .n-letter")).to_have_text(who)
    for canoe, letter in enumerate("AB"):
        named = page.locator(f"[data-canoe='canoe:0:{canoe}'] .n-letter")
        expect(named).to_have_text(letter)


def test_rings_say_nothing_of_canoes_that_can_do_the_same(visits: Visits) -> None:
    page = seated(visits, choosing("shore shore"))
    page.locator("section.hand [data-tile='3']").click()
    page.locator("[data-ring='3']").wait_for()
    expect(page.locator(".n-letter")).to_have_count(0)


# The canoes' buttons on which the letter lies over the name.
LETTER_OVER_NAME = """() => [...document.querySelectorAll('button[data-pick]')].filter((one) => {
  const letter = one.querySelector('.letter').getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents([...one.childNodes].findLast((node) => node.textContent.trim()));
  return [...range.getClientRects()].some((line) =>
    line.left < letter.right && letter.left < line.right &&
    line.top < letter.bottom && letter.top < line.bottom);
}).length"""


def test_letters_of_canoes_leave_their_names_free(visits: Visits) -> None:
    page = seated(visits, table("3 6L:sapphire", 5))
    page.locator("button[data-pick] .letter").first.wait_for()
    for width, height in ((1440, 900), (1024, 768), (820, 1180), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("button[data-pick] .letter").first.wait_for()
        assert page.evaluate(LETTER_OVER_NAME) == 0, (width, height)
