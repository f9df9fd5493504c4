"""The coach in a first game: bubbles beside things, over nothing that is pressed."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from positions import POSITIONS

from niagara.exercises.puzzles.whole_turns import whole_turns
from niagara.rules import Position
from niagara.rules.codec import action_to_json, position_from_json
from niagara.rules.events import Landed
from pages.conftest import Visits
from pages.player import READY, BoardPlayer
from pages.tables import ME, bot, command, lay
from pages.test_result import shared_win
from pages.test_stability import SHIFTS
from rules.tables import Seated, table

# Whether nothing that is pressed to play on lies under the bubble, if there is one.
FREE = """() => {
  const bubble = document.querySelector('[data-coach]:not(.unplaced)')?.getBoundingClientRect();
  if (!bubble) return true;
  const meets = (box) => box.width > 0 && box.left < bubble.right && bubble.left < box.right &&
    box.top < bubble.bottom && bubble.top < box.bottom;
  const needed = '.deck, .board .place, .board .choice, .board .bulb, .game .tools, header a';
  const onPhone = needed.replace('.deck', '.deck button');
  const boxes = [...document.querySelectorAll(innerWidth < 480 ? onPhone : needed)]
    .filter((each) => each.checkVisibility({visibilityProperty: true}))
    .map((each) => each.getBoundingClientRect());
  return !boxes.some(meets);
}"""
# The discs that lie under the bubble.
COVERED = """() => {
  const bubble = document.querySelector('[data-coach]')?.getBoundingClientRect();
  if (!bubble) return 0;
  return [...document.querySelectorAll('.board .disc')].map((disc) => disc.getBoundingClientRect())
    .filter((box) => box.top < bubble.bottom && bubble.top < box.bottom &&
      box.left < bubble.right && bubble.left < box.right).length;
}"""
# Keeps every tip that the page shows, however short: it goes as soon as its thing is done.
TIPS = """() => {
  window.tips = new Set();
  const look = () => {
    const tip = document.querySelector('[data-coach] p');
    if (tip?.textContent) window.tips.add(tip.closest('[data-coach]').dataset.coach);
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""


def begin(page: Page) -> None:
    page.locator("[data-act=coach]").click()
    page.wait_for_url("**/t/**")
    page.locator("[data-coach=goal]").wait_for()
    page.wait_for_function(READY)


def understand(page: Page, moment: str) -> None:
    page.locator(f"[data-coach={moment}] [data-act=got]").click()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_coach_speaks_of_each_new_thing_once_and_covers_nothing(
    visits: Visits, size: str
) -> None:
    page = visits.visit("/", size=size)
    begin(page)
    page.evaluate(SHIFTS)
    page.evaluate(TIPS)
    understand(page, "goal")
    expect(page.locator("[data-coach=tile]")).to_be_visible()
    player = BoardPlayer(page, Random(5), touch=size == "phone")
    said: list[str] = []
    for _ in range(24):
        bubble = page.locator("[data-coach]")
        now = bubble.get_attribute("data-coach") if bubble.count() else None
        if now is not None and said[-1:] != [now]:
            said.append(now)
        page.wait_for_function(FREE)  # it moves away from what comes up under it
        assert size == "phone" or page.evaluate(COVERED) == 0
        player.act()
        page.wait_for_function(READY)
    assert said[0] == "tile"
    assert {"load", "forecast"} <= set(said)
    assert {"paddle", "ghost"} <= set(page.evaluate("[...window.tips]"))
    assert len(said) == len(set(said)), "nothing is said twice"
    assert page.evaluate("window.shifts") == []


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_it_alone_speaks_of_the_goal_points_at_its_thing_and_leaves_the_discs_in_sight(
    visits: Visits, size: str
) -> None:
    page = visits.visit("/", size=size)
    begin(page)
    page.locator("[data-coach=goal]:not(.unplaced)").wait_for()
    page.locator("[data-point='player:0']").wait_for()
    expect(page.locator(".hand .goal")).to_be_hidden()
    assert page.evaluate(COVERED) == 0
    understand(page, "goal")
    page.locator("[data-coach=tile]:not(.unplaced)").wait_for()
    page.locator("[data-point=hand]").wait_for()
    if size == "tablet":  # on a phone the bubble stands in its place
        expect(page.locator(".hand .goal")).to_be_visible()
    assert page.evaluate(COVERED) == 0


# What the bubble lies over, of what must be seen; and whether it reaches beyond the board.
HIDES = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)]
    .map((one) => one.getBoundingClientRect());
  const [[bubble], [board]] = ['[data-coach]', '.game > .board .board'].map(boxes);
  const meets = (box) => box.left < bubble.right && bubble.left < box.right &&
    box.top < bubble.bottom && bubble.top < box.bottom;
  const seen = ['.forecast > *', '.badge', '.board .disc', '.board .tag', '.board .ghost',
    '.board .bulb', '.headline'];
  const hidden = seen.filter((what) => boxes(what).some(meets));
  const isInside = board.left <= bubble.left && bubble.right <= board.right;
  return isInside ? hidden : [...hidden, 'edge of the board'];
}"""


@pytest.mark.parametrize("language", ["en", "de", "bg", "fa", "cs", "ro"])
def test_on_a_phone_it_stands_in_the_panel_and_covers_nothing_that_must_be_seen(
    visits: Visits, language: str
) -> None:
    page = visits.visit(f"/?lang={language}", size="phone")
    begin(page)
    for moment in ("goal", "tile"):
        page.locator(f"[data-coach={moment}].panelled").wait_for()
        assert page.evaluate(HIDES) == [], moment
        assert page.evaluate(FREE), moment
        button = page.locator("[data-act=silence]").bounding_box()
        assert button
        assert min(button["width"], button["height"]) >= 44, "No more tips is a button for fingers"
        understand(page, moment)


CROWDED = table(
    "7R:amethyst shore", 6, rivals=(Seated("3:amethyst 2:diamond"), Seated("3:amethyst 2"))
)


def coached(page: Page, position: Position, *seats: dict[str, str], **options: Any) -> str:
    """A table in the middle of a game that the coach goes along with."""
    where = lay(page, ME, *seats, position=position, **options)
    page.evaluate("(table) => localStorage.setItem('niagara.coached', table)", where)
    page.goto(f"/t/{where}")
    page.wait_for_function(READY)
    return where


def test_on_a_phone_in_a_crowded_turn_it_takes_the_place_of_what_the_board_offers_too(
    visits: Visits,
) -> None:
    page = visits.visit("/", size="phone", name="Ann")
    coached(page, CROWDED, bot(), bot(), hints=True)
    page.locator("[data-coach=danger].panelled").wait_for()
    assert page.evaluate(HIDES) == []
    expect(page.locator(".board .bulb")).to_be_visible()
    understand(page, "danger")
    page.locator(".board .pick[data-place='7R']").click()
    page.locator(".board .tag").first.wait_for()
    page.locator("[data-coach].panelled").wait_for()
    assert page.evaluate(HIDES) == []
    expect(page.locator(".turn .choices")).to_be_hidden()


def test_it_gives_way_to_a_choice_and_comes_back(visits: Visits) -> None:
    page = visits.visit("/", size="phone", name="Ann")
    coached(page, CROWDED, bot(), bot(), hints=True)
    understand(page, "danger")
    page.locator(".board .pick[data-place='7R']").click()
    page.locator("[data-coach]").wait_for()
    page.locator(".board [data-spot='3']").click()
    page.locator(".board .choice").wait_for()
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator(".ring[data-point]")).to_have_count(0)
    expect(page.locator(".board .tag").first).to_be_hidden()
    expect(page.locator(".turn .choices")).to_be_visible()
    page.locator(".board .choice .close").click()
    page.locator("[data-coach].panelled").wait_for()
    page.locator(".board .bulb").click()
    page.locator(".considered").wait_for()
    expect(page.locator("[data-coach]")).to_have_count(0)


def test_its_warning_is_no_weaker_than_what_stands_beside_it(visits: Visits) -> None:
    """R6.1: seat 0 is the last to move, so that all tiles are open and the canoe is lost."""
    page = visits.visit("/", name="Ann")
    rivals = (Seated(tile=4), Seated(tile=5))
    coached(page, table("7R 3", 6, rivals=rivals, start=1), bot(), bot())
    expect(page.locator("p.danger").first).to_contain_text("is lost unless it moves")
    expect(page.locator("[data-coach=danger]")).to_contain_text("will carry your canoe")


BESIDE = 40
NEAR = 110
# How far the bubble is from the ring around its thing, edge to edge, in pixels.
AWAY = """() => {
  const [a, b] = ['[data-coach]', '.ring[data-point]'].map(
    (each) => document.querySelector(each).getBoundingClientRect());
  const apart = (low, high) => Math.max(a[low] - b[high], b[low] - a[high], 0);
  return Math.hypot(apart('left', 'right'), apart('top', 'bottom'));
}"""


def test_on_a_desk_it_stands_beside_its_thing_and_goes_when_that_is_done(visits: Visits) -> None:
    page = visits.visit("/")
    begin(page)
    for moment in ("goal", "tile"):
        page.locator(f"[data-coach={moment}]:not(.unplaced)").wait_for()
        assert page.evaluate(AWAY) <= BESIDE
        understand(page, moment)
    page.locator('section.hand [data-tile="5"]').click()
    page.get_by_role("button", name="Play 5").click()
    page.wait_for_function(READY)
    page.locator("[data-coach=load]:not(.unplaced)").wait_for()
    assert page.evaluate(AWAY) <= NEAR
    page.get_by_role("button", name="Paddle to disc 3 and load").click()
    expect(page.locator("[data-coach=load]")).to_have_count(0)


def test_it_tells_the_way_home_and_who_is_about_to_win(visits: Visits) -> None:
    position = deepcopy(POSITIONS["crowd"])
    position["sites"]["amethyst"] = {"amethyst": 1}
    position["players"][1]["gems"]["amethyst"] = 3
    position["weather"] = 2
    position["players"][0]["canoes"][0]["at"] = "6L"
    page = visits.visit("/", name="Ann")
    table = lay(page, ME, *[bot()] * 4, position=position_from_json(position))
    page.evaluate("(table) => localStorage.setItem('niagara.coached', table)", table)
    page.goto(f"/t/{table}")
    for moment in ("goal", "gem", "rival", "danger", "home", "forecast", "carry"):
        understand(page, moment)
    expect(page.locator("[data-coach]")).to_have_count(0)


def test_it_tells_how_a_lost_canoe_comes_back_before_it_can_be_bought(visits: Visits) -> None:
    position = deepcopy(POSITIONS["crowd"])
    own = position["players"][0]
    for kind, count in own["gems"].items():
        position["sites"][kind][kind] = position["sites"][kind].get(kind, 0) + count
    own["gems"] = {}
    own["canoes"][0]["at"] = "lost"
    page = visits.visit("/", name="Ann")
    table = lay(page, ME, *[bot()] * 4, position=position_from_json(position))
    page.evaluate("(table) => localStorage.setItem('niagara.coached', table)", table)
    page.goto(f"/t/{table}")
    understand(page, "goal")
    expect(page.locator("[data-coach=lost]")).to_contain_text("you can buy it back")


def test_it_is_silent_while_somebody_is_told_why_something_is_not_possible(
    visits: Visits,
) -> None:
    page = visits.visit("/", size="phone")
    begin(page)
    understand(page, "goal")
    page.locator("section.hand [data-tile='5']").click()
    page.locator("section.hand .primary").click()
    page.wait_for_function(READY)
    page.locator("[data-coach=load]:not(.unplaced)").wait_for()
    page.locator("section.turn .ends .primary").click(force=True)
    expect(page.get_by_text("Both canoes are ashore: you must launch one.").last).to_be_visible()
    expect(page.locator("[data-coach]")).to_have_count(0)


def test_lessons_offer_it_also_to_whoever_has_silenced_it(visits: Visits) -> None:
    page = visits.visit("/settings")
    page.evaluate("""localStorage['niagara.preferences'] = '{"coach": false, "knowing": true}'""")
    page.goto("/lessons")
    page.locator("[data-act=coach]").click()
    page.locator("[data-coach=goal]").wait_for()


def test_one_click_silences_it_for_good(visits: Visits) -> None:
    page = visits.visit("/")
    begin(page)
    page.locator("[data-coach=goal] [data-act=silence]").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.reload()
    page.wait_for_function(READY)
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.goto("/")
    expect(page.locator("[data-act=lesson]")).to_be_visible()
    expect(page.locator("[data-act=coach]")).to_have_count(0)


def test_it_is_offered_until_a_game_with_it_has_ended_or_one_was_won(visits: Visits) -> None:
    page = visits.visit("/", name="Ann")
    table = lay(page, ME, bot(), bot(), bot(), position=shared_win())
    page.goto(f"/t/{table}")
    page.wait_for_function(READY)
    sequence = page.request.get(f"/api/tables/{table}").json()["sequence"]
    command(page, table, "act", seat=0, actions=turn_that_stays_out(), sequence=sequence)
    page.locator("article.result").wait_for()  # lost, without the coach
    page.goto("/")
    expect(page.locator("[data-act=coach]")).to_be_visible()
    page.evaluate("(table) => localStorage.setItem('niagara.coached', table)", table)
    page.goto(f"/t/{table}")
    page.locator("article.result").wait_for()
    page.goto("/")
    expect(page.locator("[data-act=lesson]")).to_be_visible()
    expect(page.locator("[data-act=coach]")).to_have_count(0)


def turn_that_stays_out() -> list[dict[str, Any]]:
    """A whole turn of seat 0 that brings nothing ashore, where that would win."""
    turns = whole_turns(shared_win(), 0)
    turn = next(turn for turn in turns if not turn.all_of(Landed))
    return [action_to_json(action) for action in turn.actions]


def test_it_stays_away_from_other_games(visits: Visits) -> None:
    page = visits.visit("/", name="Ann")
    page.locator("[data-act=coach]").wait_for()
    page.goto(f"/t/{lay(page, ME, bot(), bot())}")
    page.wait_for_function(READY)
    expect(page.locator("[data-coach]")).to_have_count(0)
