"""Signs explain themselves by hover, focus and long press; goals can be read everywhere."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from positions import POSITIONS

from pages.conftest import Visits
from pages.player import READY
from pages.tables import ME, bot, lay
from rules.tables import table

SIZES = ((390, 844), (844, 390), (1440, 900))
WITH_WORDS = (*SIZES, (768, 1024), (820, 1180))
SMALLEST_TEXT = 12
# What the signs say, by what stands on the board.
SIGNS = {
    "fork": "next disc",
    "weather": "Weather 0",
    "start": "goes first this round",
    "ghost-": "may drift this far",
}
PRESSED = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "pointerId": 7}


def crowded(visits: Visits, size: tuple[int, int]) -> Page:
    """A table of five in the third round, where canoes are in danger."""
    page = visits.arrive(name="Ann")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wish = {"seats": [ME, *[bot()] * 4], "position": POSITIONS["crowd"]}
    made = page.request.post("/api/tables", params={"id": "laid"}, data=wish)
    table = made.json()["table"]
    order = {"id": "start", "command": {"do": "start"}}
    assert page.request.post(f"/api/tables/{table}/commands", data=order).ok
    page.goto(f"/t/{table}")
    page.wait_for_function(READY)
    return page


def tooltip(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def rest_a_finger(page: Page, sign: Locator) -> None:
    """The sign explains itself while the finger is down, without a click."""
    sign.dispatch_event("pointerdown", PRESSED)
    expect(tooltip(page)).to_be_visible()
    sign.dispatch_event("pointerup", PRESSED)
    expect(tooltip(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(tooltip(page)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_signs_explain_themselves_by_hover_focus_and_long_press(
    visits: Visits, size: tuple[int, int]
) -> None:
    page = crowded(visits, size)
    # A ghost is for a canoe that stays: with a number it is paddled first.
    page.locator("[data-tile='cloud']").click()
    for name, words in SIGNS.items():
        sign = page.locator(f'[data-sign^="{name}"]').first
        sign.hover(force=True)
        expect(tooltip(page)).to_contain_text(words)
        page.mouse.move(1, 1)
        expect(tooltip(page)).to_have_count(0)
        sign.focus()
        expect(tooltip(page)).to_contain_text(words)
        sign.blur()
        expect(tooltip(page)).to_have_count(0)
        rest_a_finger(page, sign)
        sign.blur()
    if size == (1440, 900):
        goals = page.locator(".badge .progress button").first
    else:
        page.locator(".badge").nth(1).click()
        goals = page.get_by_role("dialog").locator(".progress button").first
    goals.hover()
    expect(tooltip(page)).to_contain_text("4 gems of one kind win the game")
    page.mouse.move(1, 1)
    rest_a_finger(page, goals)


def test_a_ghost_says_that_a_known_current_will_carry_the_canoe(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    # R6.1: seat 0 is the last to move, so that all tiles are open.
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=table('1 lost', 2, start=1))}")
    page.wait_for_function(READY)
    ghosts = page.locator('[data-sign^="ghost-"]')
    page.locator('.board [data-spot="3"]').wait_for()
    expect(ghosts).to_have_count(0)  # it will be paddled first
    page.locator('.board [data-spot="3"]').click()
    sign = ghosts.first
    expect(sign).to_have_accessible_name("The river will carry your canoe here.")


def test_an_explanation_closes_with_what_it_belongs_to(visits: Visits) -> None:
    page = crowded(visits, (390, 844))
    page.locator(".badge").nth(1).click()
    sheet = page.get_by_role("dialog")
    sheet.locator(".progress button").first.click()
    expect(tooltip(page)).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    expect(tooltip(page)).to_have_count(0)
    # Another layout moves the sign away from its sentence.
    page.locator('[data-sign="fork"]').focus()
    expect(tooltip(page)).to_be_visible()
    page.set_viewport_size({"width": 844, "height": 390})
    expect(tooltip(page)).to_have_count(0)


@pytest.mark.parametrize("size", WITH_WORDS)
def test_the_goals_of_everyone_are_legible_in_words_and_pips(
    visits: Visits, size: tuple[int, int]
) -> None:
    page = crowded(visits, size)
    badges = page.locator(".badge")
    expect(badges).to_have_count(5)
    for badge in badges.all():
        goals = badge.locator(".goal").filter(has_text=re.compile(r"\d"))
        expect(goals).to_have_count(3)
        for goal, word in zip(goals.all(), ("alike", "kinds", "gems"), strict=True):
            expect(goal).to_contain_text(word)
        shown = badge.evaluate(
            """(badge) => [...badge.querySelectorAll('.goal')].map((goal) => {
              const text = goal.querySelector('.text') ?? goal;
              const pips = (goal.closest('li') ?? goal).querySelectorAll('.pips i, .row > *');
              const inside = badge.getBoundingClientRect();
              const box = text.getBoundingClientRect();
              const goals = badge.querySelector('.goals') ?? badge; // which clips what is in it
              const bottom = goals.getBoundingClientRect().bottom;
              return {
                size: parseFloat(getComputedStyle(text).fontSize),
                isWhole: text.scrollWidth <= text.clientWidth + 1 || !text.clientWidth,
                isInside: box.bottom <= inside.bottom + 1 && box.right <= inside.right + 1,
                pips: [...pips].map((pip) => pip.getBoundingClientRect())
                  .filter((pip) => pip.height > 0 && pip.bottom <= bottom + 1).length,
              };
            })"""
        )
        assert [one["pips"] for one in shown] == [4, 5, 7]
        assert all(one["size"] >= SMALLEST_TEXT for one in shown)
        assert all(one["isWhole"] and one["isInside"] for one in shown), shown


def test_where_words_have_no_room_goals_are_numbers(visits: Visits) -> None:
    page = crowded(visits, (375, 553))
    own = page.locator(".badge").first
    goal = own.locator('[data-goal="kinds"]')
    expect(goal.locator(".brief")).to_be_visible()
    expect(goal.locator(".brief")).to_have_text("2/5")
    expect(own.get_by_role("img", name="Different kinds: 2 of 5")).to_be_visible()


def test_what_the_header_leads_to_opens_over_the_game(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.set_viewport_size({"width": 1440, "height": 900})
    table = lay(page, ME, bot(), bot())
    page.goto(f"/t/{table}")
    page.wait_for_function(READY)
    nav = page.get_by_role("banner").get_by_role("navigation")
    for link in ("Rulebook", "Settings", "Leaderboard", "Watch"):
        nav.get_by_role("link", name=link).click()
        sheet = page.get_by_role("dialog")
        expect(sheet.locator(".n-sheet")).to_be_visible()
        expect(sheet.locator(".strip")).to_have_count(0)  # the game itself is the picture
        assert page.url.endswith(f"/t/{table}")
        sheet.get_by_role("button", name="Close").click()
        expect(sheet).to_have_count(0)
    # The name leads away, and the way back stands on the first page.
    page.get_by_role("link", name="Home").first.click()
    back = page.locator(f'a[href="/t/{table}"]')
    expect(back.first).to_be_visible()
    back.first.click()
    page.wait_for_function(READY)


# Whether one box lies over another.
OVER = """([one, other]) => {
  const [a, b] = [one, other].map((what) => document.querySelector(what).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
# The height in which a press at the middle of a sign reaches it.
PRESSABLE = """(sign) => {
  const { left, width, top, bottom } = sign.getBoundingClientRect();
  const reaches = (y) => document.elementFromPoint(left + width / 2, y) === sign;
  let [first, last] = [Math.round((top + bottom) / 2), Math.round((top + bottom) / 2)];
  while (reaches(first - 1)) first -= 1;
  while (reaches(last + 1)) last += 1;
  return last - first + 1;
}"""


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_the_explanation_of_the_river_leaves_what_is_pressed_free(
    visits: Visits, size: str
) -> None:
    page = visits.arrive(name="Ann", size=size)
    page.goto(f"/t/{lay(page, ME, bot(), bot(), bot())}")
    page.wait_for_function(READY)
    if size == "tablet":
        page.set_viewport_size({"width": 844, "height": 390})
    page.locator("[data-tile='1']").click()
    expect(page.locator("section.river .why")).to_have_text("a cloud can still change it")
    page.locator("section.river .explained").click()
    expect(tooltip(page)).to_be_visible()
    for pressed in (".ask .primary", ".ask .quiet", "[data-tile='4']"):
        assert not page.evaluate(OVER, [".bubble", pressed]), pressed


def test_the_river_can_be_pressed_in_lessons(visits: Visits) -> None:
    page = visits.visit("/lessons", size="phone")
    page.locator('[data-lesson="lesson-river"]').click()
    page.wait_for_function(READY)
    assert page.locator("section.river .explained").evaluate(PRESSABLE) >= 44
    page.goto("/lessons")
    page.locator('[data-lesson="lesson-launch"]').click()  # before the river was met
    page.wait_for_function(READY)
    expect(page.locator("section.river")).to_have_count(0)
