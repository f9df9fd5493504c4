"""Whole games on the pages, in a real browser: by mouse, by keyboard, by touch, by several."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from pages.conftest import Visits
from pages.player import READY, BoardPlayer, KeyPlayer, play_together
from pages.tables import ME, OPEN, bot, lay, local
from rules.tables import choosing, table

pytestmark = pytest.mark.pictures  # as people play


def start_against_bots(page: Page, *, tap: bool = False) -> None:
    button = page.get_by_role("button", name="Play now")
    button.tap() if tap else button.click()
    page.wait_for_url("**/t/**")


def test_a_game_against_bots_by_mouse(visits: Visits) -> None:
    page = visits.visit()
    start_against_bots(page)
    BoardPlayer(page, Random(1)).play()
    expect(page.get_by_role("heading", name="win").first).to_be_visible()


def test_a_game_by_keyboard_alone(visits: Visits) -> None:
    page = visits.visit()
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/**")
    page.goto(f"/t/{lay(page, ME, bot(), bot('easy'), rounds=5)}")
    KeyPlayer(page, Random(2)).play()


def test_a_game_by_touch_on_a_phone(visits: Visits) -> None:
    page = visits.visit(size="phone", dark=True)
    start_against_bots(page, tap=True)
    page.goto(f"/t/{lay(page, ME, bot(), bot('easy'), rounds=5)}")
    BoardPlayer(page, Random(3), touch=True).play()


# Counts how often each kind of piece on the board is moved, from the first page on.
COUNT_MOVES = """
window.moves = {};
const { animate } = Element.prototype;
Element.prototype.animate = function (...given) {
  const piece = this.matches('.stage .boat') ? 'canoe' : this.matches('.stage .disc') ? 'disc' : '';
  if (piece) window.moves[piece] = (window.moves[piece] ?? 0) + 1;
  return animate.apply(this, given);
};
"""


def test_a_game_in_which_the_pieces_move(visits: Visits) -> None:
    page = visits.arrive(name="Ann", motion=True)
    page.add_init_script(COUNT_MOVES)
    page.goto("/")
    stormy = choosing(weather=2, rules={"round_limit": 2})  # so that the river flows
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=stormy)}")
    BoardPlayer(page, Random(1)).play()
    expect(page.locator("article.result")).to_be_visible()
    moves = page.evaluate("window.moves")
    assert moves["canoe"] > 0, "canoes were paddled"
    assert moves["disc"] > 0, "the river flowed"
    still = "() => document.querySelectorAll('.stage .piece.extra').length === 0"
    page.wait_for_function(still)  # nothing is left of the motion


def test_a_canoe_is_dragged_where_it_shall_go(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, bot(), bot(), rounds=3)}")
    player = BoardPlayer(page, Random(1))
    page.wait_for_function(READY)
    page.locator("section.hand button.tile", has_text="4").click()
    page.get_by_role("button", name=re.compile("^Play ")).click()
    page.wait_for_function(READY)
    assert player.state == "turn"
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    canoe = page.locator(".board button.pick").first.bounding_box()
    disc = page.locator(".board .spot").first.bounding_box()
    assert canoe
    assert disc
    page.mouse.move(canoe["x"] + canoe["width"] / 2, canoe["y"] + canoe["height"] / 2)
    page.mouse.down()
    page.mouse.move(disc["x"] + disc["width"] / 2, disc["y"] + disc["height"] / 2, steps=8)
    page.mouse.up()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_d1_a_lone_canoe_may_stay_ashore(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    position = table("shore lost", 4)
    made = lay(page, ME, local("Ben"), local("Cid"), position=position)
    page.goto(f"/t/{made}")
    page.wait_for_function(READY)
    expect(page.get_by_text("Launch your canoe, or end your turn")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("heading", name="Ben, paddle 6")).to_be_visible()
    [sight, *_] = page.request.get(f"/api/tables/{made}").json()["seats"]
    assert sight["view"]["turn"] == 1
    assert [canoe["at"] for canoe in sight["view"]["players"][0]["canoes"]] == ["shore", "lost"]


def test_three_people_and_a_spectator_to_the_end_one_reloading_in_mid_turn(visits: Visits) -> None:
    host = visits.arrive(name="Ann")
    made = lay(host, ME, OPEN, OPEN, rounds=5, start=False)
    pages = [host, visits.visit(f"/t/{made}", "tablet"), visits.visit(f"/t/{made}", "phone")]
    host.goto(f"/t/{made}")
    for page in pages[1:]:
        page.get_by_role("button", name="Sit here").first.click()
    watcher = visits.visit(f"/t/{made}")
    host.get_by_role("button", name="Start").click()
    players = [BoardPlayer(page, Random(i), touch=i == 2) for i, page in enumerate(pages)]
    for player in players:
        player.page.locator(".game").wait_for()
    watcher.locator(".game").wait_for()
    assert not watcher.locator("section.hand").count(), "who watches has no tiles"
    play_together(made, players, reload_at=15)
    for page in (*pages, watcher):
        page.locator("article.result").wait_for()


def test_two_canoes_that_can_change_places_do_not_hold_the_player_up(visits: Visits) -> None:
    """Each lies on the disc that the other one can reach: a mouse on its hull picks it."""
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=table('4 5', 1))}")
    player = BoardPlayer(page, Random(1))
    for _ in range(8):
        page.wait_for_function(READY)
        if player.state != "turn":
            return
        player.act()
    raise AssertionError("the turn does not end")
