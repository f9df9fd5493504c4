"""Nothing jumps: during a whole game the panels and what is pressed keep their places."""

from random import Random

import pytest
from playwright.sync_api import expect

from pages.conftest import Visits
from pages.player import READY, BoardPlayer
from pages.tables import ME, bot, lay
from rules.tables import choosing, table

# What the browser counts as a layout shift, from the first paint on: also while the game takes the
# place of the page that waited for it. What moves inside the panel of the player's own choices
# (.deck), when they choose, is not counted: its buttons are watched by their places. Bubbles and
# captions lie over everything.
SHIFTS = """(() => {
  window.shifts = [];
  const own = '.deck, .bubble, .caption, dialog';
  const element = (node) => (node.nodeType === 1 ? node : node.parentElement);
  const isOwn = ({ node }) => !node || element(node)?.closest(own);
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries()) {
      for (const source of sources) {
        if (isOwn(source)) continue;
        const { node, previousRect, currentRect } = source;
        shifts.push([element(node).outerHTML.slice(0, 90), previousRect, currentRect]);
      }
    }
  }).observe({ type: 'layout-shift' });
})()"""
# Every frame: where the panels, the tiles and the buttons of a turn are; and how far down the board
# captions reach, in board heights.
WATCH = """() => {
  window.places = {};
  window.captions = {};
  const watched = ['.board img.ground', '.players', '.top', '.forecast', '.turn .ends', '.hand li'];
  const look = () => {
    for (const what of watched) {
      [...document.querySelectorAll(`.game ${what}`)].forEach((each, i) => {
        const { x, y } = each.getBoundingClientRect();
        (places[`${what} ${i}`] ??= new Set()).add(`${Math.round(x)},${Math.round(y)}`);
      });
    }
    const ground = document.querySelector('.board img.ground')?.getBoundingClientRect();
    for (const each of document.querySelectorAll('.caption')) {
      const { bottom } = each.getBoundingClientRect();
      captions[each.textContent] = (bottom - ground.top) / ground.height;
    }
    if (!document.querySelector('article.result, dialog[open]')) requestAnimationFrame(look);
  };
  look();
}"""
SEEN = """() => {
  const all = Object.entries(places).map(([what, at]) => [what, [...at]]);
  return { shifts, captions, places: all };
}"""
# Where the river parts, in board heights: the last discs and the falls are below it.
FORK = 0.5
SIZES = [(1440, 900), (390, 844), (844, 390)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_jumps_during_a_whole_game(visits: Visits, width: int, height: int) -> None:
    page = visits.arrive(name="Ann")
    page.set_viewport_size({"width": width, "height": height})
    table = lay(page, ME, bot(), bot("easy"), rounds=4)
    page.add_init_script(SHIFTS)
    page.goto(f"/t/{table}")
    page.wait_for_function(READY)
    page.evaluate(WATCH)
    BoardPlayer(page, Random(4)).play()
    seen = page.evaluate(SEEN)
    assert seen["shifts"] == []
    assert [what for what, places in seen["places"] if len(places) > 1] == []
    assert seen["captions"], "the river told how far it flows"
    assert [text for text, reach in seen["captions"].items() if reach > FORK] == []


def test_the_headline_begins_at_the_same_height_however_long_it_is(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=choosing())}")
    page.wait_for_function(READY)
    headline = page.locator(".headline h1")
    tops = set()
    for words in (2, 6, 12):
        headline.evaluate("(each, text) => { each.textContent = text }", "paddle " * words)
        box = headline.bounding_box()
        assert box
        tops.add(box["y"])
    assert len(tops) == 1


def test_nothing_jumps_while_a_replay_is_loaded(visits: Visits, finished: str) -> None:
    page = visits.arrive("phone")
    page.add_init_script(SHIFTS)
    page.goto(f"/replay/{finished}")
    page.locator(".replay .buttons button").first.wait_for()
    page.locator(".replay .fit .board").wait_for()
    assert page.evaluate("shifts") == []


def test_a_players_gems_keep_their_places_when_another_of_a_kind_comes_home(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    gems = page.locator(".chip.you .tray .gem")
    places = []
    for owned in ("amethyst ruby", "amethyst amethyst ruby"):
        page.goto(f"/t/{lay(page, ME, bot(), bot(), position=choosing(owns=owned))}")
        page.wait_for_function(READY)
        assert gems.count() == 2
        places.append([each.bounding_box() for each in gems.all()])
    assert places[0] == places[1]
    expect(page.locator(".chip.you .tray b")).to_have_text("2")


def test_the_log_keeps_its_place_and_height(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    seen = []
    for position in (choosing("3 4"), table("3 4", 5), table("3 4", "cloud")):
        page.goto(f"/t/{lay(page, ME, bot(), bot(), position=position)}")
        page.wait_for_function(READY)
        seen += [page.locator(".feedbox").bounding_box(), page.locator(".deck").bounding_box()]
        if position.turn == 0 and page.locator("[data-pick='0']").count():
            page.locator("[data-pick='0']").first.click()
            seen += [page.locator(".feedbox").bounding_box(), page.locator(".deck").bounding_box()]
    assert len({str(box) for box in seen}) == 2
