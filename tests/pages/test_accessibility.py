"""The game without eyes, without colours and with large text."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from pages.conftest import Visits
from pages.listener import Listener, Node
from pages.player import READY
from pages.tables import ME, bot, lay

SPACES = "The river, from the shore down"
SITES = "The gem sites"
OPTIONS = "Where it can paddle"
CANOES = "Your canoes"
MOST_STEPS = 120


def test_a_whole_game_by_the_accessibility_tree_alone(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    table = lay(page, ME, bot(), bot(), rounds=3)
    page.goto(f"/t/{table}")
    listener = Listener(page)
    heard: list[str] = []
    for _ in range(MOST_STEPS):
        page.wait_for_function(READY)
        tree = listener.tree()
        if any("Rematch" in button.name for button in tree.all("button")):
            break
        _check_outline(page, table, tree)
        heard.append(_step(listener, tree))
    else:
        raise AssertionError("the game does not end")
    assert Counter(heard)["choose"] == 3, "a tile in each of three rounds"
    assert "trip" in heard or "weather" in heard


def _step(listener: Listener, tree: Node) -> str:
    """Do what is asked for, and check that it was said."""
    buttons = {node.name: node for node in tree.all("button") if node.is_enabled}
    said = listener.said()
    weather = next(
        (n for name, n in buttons.items() if "river" in name and "er river" in name), None
    )
    options = tree.named("list", OPTIONS)
    canoes = tree.named("group", CANOES)
    if weather:
        assert any("Change the weather" in text for text in said), said
        listener.press(weather)
        return "weather"
    if options:
        return _trip(listener, tree, options)
    if canoes:
        assert any(re.search(r"Your turn: paddle \d", text) for text in said), said
        listener.press(next(one for one in canoes.all("button") if not one.is_pressed))
        return "canoe"
    if "End turn" in buttons:
        listener.press(buttons["End turn"])
        return "end"
    assert any("Choose a tile" in text for text in said), said
    tile = next(node for name, node in buttons.items() if re.match(r"Tile \d$|Cloud$", name))
    listener.press(tile)
    listener.press(next(n for n in listener.tree().all("button") if n.name.startswith("Play ")))
    listener.page.wait_for_function("() => !document.querySelector('.hand .ask .primary')")
    return "choose"


def _trip(listener: Listener, tree: Node, options: Node) -> str:
    offered = [node.name for node in options.all("button")]
    everywhere = Counter(node.name for node in tree.all("button"))
    assert all(everywhere[name] == 1 for name in offered), "each choice is there once"
    chosen = next(node for node in options.all("button") if "falls" not in node.name)
    listener.press(chosen)
    listener.page.wait_for_function("() => document.querySelector('.staged li')")
    assert any("Your plan: " in text for text in listener.said())
    return "trip"


def _check_outline(page: Page, table: str, tree: Node) -> None:
    """Every canoe is told where it is, and every site what lies there."""
    spaces, sites = tree.named("list", SPACES), tree.named("list", SITES)
    assert spaces
    assert sites
    items = [item.text for item in spaces.all("listitem")]
    assert len(items) == 11
    assert len(sites.all("listitem")) == 5
    staged = tree.named("list", "Your plan")
    if staged:
        return  # the board shows what is planned, ahead of the server
    [sight] = page.request.get(f"/api/tables/{table}").json()["seats"]
    places = [canoe["at"] for player in sight["view"]["players"] for canoe in player["canoes"]]
    ashore = next(text for text in items if text.startswith("the shore"))
    assert ashore.count("canoe") == max(1, places.count("shore")), (items, places)
    for place in set(places) - {"shore", "lost"}:
        there = next(text for text in items if text.startswith(f"disc {place}:"))
        assert there.count("canoe") == places.count(place), there


LISTED = "(is) => (document.querySelector('.turn .options') !== null) === is"


def test_on_a_phone_the_choices_are_listed_once_or_on_the_board(visits: Visits) -> None:
    page = visits.arrive(size="phone", name="Ann")
    page.goto(f"/t/{lay(page, ME, bot(), bot(), rounds=3)}")
    page.wait_for_function(READY)
    listener = Listener(page)
    tiles = [n for n in listener.tree().all("button") if n.name == "Tile 4"]
    listener.press(tiles[0])
    listener.press(next(n for n in listener.tree().all("button") if n.name == "Play 4"))
    page.wait_for_function("() => document.querySelector('.board button.spot')")
    for height, is_listed in ((844, True), (553, False)):  # where it is low, only on the board
        page.set_viewport_size({"width": 390, "height": height})
        page.wait_for_function(LISTED, arg=is_listed)
        tree = listener.tree()
        assert (tree.named("list", OPTIONS) is not None) == is_listed
        names = Counter(node.name for node in tree.all("button"))
        assert any(name.startswith(("Paddle to disc 4", "disc 2")) for name in names), names
        assert max(names.values()) == 1, names


WITHOUT_MARKS = """localStorage.setItem('niagara.preferences', '{"marks": false}')"""
FORCED = """() => {
  const style = (what) => getComputedStyle(document.querySelector(what));
  return {
    ring: style('.stage .glow').borderTopColor,
    number: [style('.stage .number').color, style('.stage .number').backgroundColor],
    marks: [...document.querySelectorAll('.boat g:has(> path)')]
      .map((g) => getComputedStyle(g).display),
    speed: [style('.speeds .on').backgroundColor, style('.speeds span:not(.on)').backgroundColor],
  };
}"""


def test_without_colours_shapes_and_edges_say_the_same(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.emulate_media(forced_colors="active")
    page.add_init_script(WITHOUT_MARKS)
    page.goto(f"/t/{lay(page, ME, bot(), bot(), rounds=3)}")
    page.wait_for_function(READY)
    page.get_by_role("button", name="Tile 4").click()
    tile = page.get_by_role("button", name="Tile 4", exact=True)
    expect(tile).to_have_css("outline-style", "solid")
    page.get_by_role("button", name="Play 4").click()
    page.locator(".board .spot").first.wait_for()
    found = page.evaluate(FORCED)
    assert found["ring"] != found["number"][1], "rings are not lost in the background"
    assert found["number"][0] != found["number"][1]
    assert set(found["marks"]) == {"inline"}, "hulls have their marks, whatever the settings say"
    assert found["speed"][0] != found["speed"][1]


LARGE = """() => {
  const shown = (one) => one.getClientRects().length > 0 && one.getBoundingClientRect().width > 1;
  const tiles = [...document.querySelectorAll('.hand button.tile')].filter(shown);
  return {
    body: parseFloat(getComputedStyle(document.documentElement).fontSize),
    wide: document.documentElement.scrollWidth,
    right: Math.max(...tiles.map((one) => one.getBoundingClientRect().right)),
    board: document.querySelector('.fit .board').getBoundingClientRect().width,
  };
}"""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("percent", [150, 200])
def test_a_game_with_large_text(visits: Visits, size: str, percent: int) -> None:
    page = visits.visit("/settings", size=size, name="Ann")
    page.get_by_role("radio", name=f"{percent} %").check()
    page.goto(f"/t/{lay(page, ME, bot(), bot(), bot(), rounds=3)}")
    page.wait_for_function(READY)
    width = page.viewport_size["width"] if page.viewport_size else 0
    found = page.evaluate(LARGE)
    assert found["body"] >= 16 * percent / 100
    assert found["wide"] <= width, "nothing is scrolled sideways"
    assert found["right"] <= width, "every tile is on the page"
    assert found["board"] >= (0.93 * width if size == "phone" else 450)
    page.get_by_role("button", name="Tile 4").click()
    page.get_by_role("button", name="Play 4").click()
    page.locator(".board .spot").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
