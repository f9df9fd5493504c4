"""A finished game by its link: walk through it, see what each player knew, play on from it."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from niagara.rules.codec import position_from_json, record_from_json
from niagara.rules.notation import record_from_text
from pages.conftest import Visits
from pages.player import BoardPlayer
from pages.tables import ME, bot, lay

MOMENT = re.compile(r"^Step (\d+) of (\d+)$")


def step(page: Page) -> Locator:
    return page.get_by_text(MOMENT)


def steps(page: Page) -> int:
    found = MOMENT.match(step(page).inner_text())
    assert found
    return int(found[2])


def test_walk_through_a_game(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/replay/{finished}")
    slider = page.get_by_role("slider", name="Point in the game")
    last = steps(page)
    expect(step(page)).to_have_text(f"Step 0 of {last}")
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()

    page.get_by_role("button", name="Forward").click()
    expect(step(page)).to_have_text(f"Step 1 of {last}")
    page.get_by_role("button", name="Back").click()
    expect(step(page)).to_have_text(f"Step 0 of {last}")

    page.get_by_role("radio", name="By round").check()
    page.get_by_role("button", name="Forward").click()
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    expect(page.get_by_role("region", name="What happened")).to_contain_text("Round 2:")
    page.get_by_role("button", name="Forward").click()
    expect(page.get_by_role("heading", name="Round 3")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()

    page.get_by_role("button", name="Go to the end").click()
    expect(step(page)).to_have_text(f"Step {last} of {last}")
    expect(page.get_by_role("region", name="What happened")).to_contain_text("the last round")
    slider.fill("2")
    expect(step(page)).to_have_text(f"Step 2 of {last}")
    assert page.url.endswith(f"/replay/{finished}#2"), "a link leads to the moment"
    page.reload()
    expect(step(page)).to_have_text(f"Step 2 of {last}")

    # A phone shows who is ahead without scrolling.
    page.set_viewport_size({"width": 390, "height": 844})
    standings = page.get_by_role("list", name="Standings").get_by_role("listitem")
    expect(standings).to_have_count(3)
    expect(standings.last).to_be_in_viewport(ratio=1)


# What is told of the moment, frame by frame.
WATCH_TOLD = """() => {
  window.frames = [];
  const look = () => {
    const lines = [...document.querySelectorAll('.told p')].map((one) => one.textContent);
    frames.push(lines);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_what_happened_is_told_as_the_board_shows_it(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/replay/{finished}", motion=True)
    steps(page)
    page.evaluate(WATCH_TOLD)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => frames.at(-1).length > 2")
    frames = page.evaluate("frames")
    assert not any("has chosen" in line for lines in frames for line in lines)
    assert frames[-1][:2] in frames, "the third line came later"


def test_walk_through_a_game_by_keyboard_and_let_it_run(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/replay/{finished}")
    last = steps(page)
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        expect(step(page)).to_have_text(f"Step {at} of {last}")
    page.keyboard.press("Home")
    expect(step(page)).to_have_text(f"Step 0 of {last}")

    page.get_by_role("radio", name="4×").check()
    page.get_by_role("radio", name="By round").check()
    page.get_by_role("heading", name="Round 1").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(step(page)).to_have_text(f"Step {last} of {last}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_what_each_player_knew(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/replay/{finished}#1")
    seats = page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(page.get_by_text("In hand:")).to_have_count(3)
    page.get_by_role("combobox", name="Show").select_option(index=2)
    expect(page.get_by_text("In hand:")).to_have_count(1)
    expect(seats.nth(1)).to_contain_text("In hand:")
    expect(seats.nth(0)).to_contain_text("in hand, out of:")
    page.get_by_role("combobox", name="Show").select_option(label="Everything")
    expect(page.get_by_text("In hand:")).to_have_count(3)


def test_take_the_record_and_a_position_home(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/replay/{finished}#3")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the game").click()
    assert download.value.suggested_filename.endswith(".json")
    written = record_from_json(json.loads(Path(download.value.path()).read_text()))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the moves").click()
    assert record_from_text(Path(download.value.path()).read_text()) == written
    assert len(written.names) == 3
    assert written.options.round_limit == 3

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy position").click()
    expect(page.get_by_text("Position copied")).to_be_visible()
    position = position_from_json(json.loads(page.evaluate("navigator.clipboard.readText()")))
    assert position.round == 1


def test_play_on_from_a_position(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/replay/{finished}#0")
    page.get_by_role("radio", name="By round").check()
    page.get_by_role("button", name="Forward").click()
    page.get_by_role("button", name="Play from here").click()
    sheet = page.get_by_role("dialog", name="Play from here")
    expect(sheet).to_contain_text("from round 2")
    sheet.get_by_label("Play as").select_option(index=1)
    sheet.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/**")
    page.locator("section.hand button.tile:enabled").first.wait_for()
    expect(page.get_by_text("Round 2").first).to_be_visible()


def test_a_game_that_is_still_on_has_no_replay_yet(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    table = lay(page, ME, bot(), bot())
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("heading", name="This game isn’t over yet")).to_be_visible()
    page.get_by_role("button", name="Watch live").click()
    page.locator("section.hand button.tile:enabled").first.wait_for()
    assert all("409" in error for error in visits.errors)
    visits.errors.clear()  # the browser itself tells of the refusal


def test_speed_and_steps_are_above_the_fold_of_a_phone(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/replay/{finished}", size="phone")
    page.locator(".controls .ways").wait_for()
    for name in ("By move", "By round", "1×", "4×"):
        expect(page.locator(".ways").get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
@pytest.mark.parametrize("tail", ["#1", "#analysis"])
def test_what_happened_shows_whole_lines(
    visits: Visits, finished: str, size: str, tail: str
) -> None:
    page = visits.visit(f"/replay/{finished}{tail}", size)
    if tail == "#analysis":
        page.get_by_role("slider", name="Chance to win").wait_for()
    lines = page.get_by_role("region", name="What happened").locator(".lines")
    lines.locator("p").first.wait_for()
    heights = lines.evaluate(
        "(box) => [box.clientHeight, parseFloat(getComputedStyle(box).lineHeight)]"
    )
    count = heights[0] / heights[1]
    assert count > 0.9
    assert abs(count - round(count)) < 0.06, heights


@pytest.mark.pictures
def test_lines_that_follow_what_is_seen_are_hinted_at(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/replay/{finished}#0", "phone")
    lines = page.get_by_role("region", name="What happened").locator(".lines")
    lines.locator("p").first.wait_for()
    expect(lines).to_have_css("mask-image", "none")
    while lines.evaluate("(box) => box.scrollHeight <= box.clientHeight"):
        address = page.url
        page.keyboard.press("ArrowRight")
        page.wait_for_function("(address) => location.href !== address", arg=address)
    expect(lines).to_have_css("mask-image", re.compile("gradient"))
    lines.evaluate("(box) => { box.scrollTop = box.scrollHeight; }")
    expect(lines).to_have_css("mask-image", "none")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(box) => box.scrollTop === 0", arg=lines.element_handle())


def test_the_replay_says_you_to_whoever_played(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    table = lay(page, ME, bot(), bot(), rounds=1)
    page.goto(f"/t/{table}")
    BoardPlayer(page, Random(2)).play()
    page.goto(f"/replay/{table}")
    mine = page.get_by_role("region", name="Players").get_by_role("listitem").first
    expect(mine).to_contain_text("You")
    expect(mine).not_to_contain_text("Ann")
    page.get_by_role("combobox", name="Show").select_option(label="What you knew")
    page.keyboard.press("End")
    other = visits.visit(f"/replay/{table}")
    theirs = other.get_by_role("region", name="Players").get_by_role("listitem").first
    expect(theirs).to_contain_text("Ann")


# Where the picture is drawn that stands for the board, and that of the board itself.
FIRST = """() => {
  const box = getComputedStyle(app, '::before');
  if (box.backgroundImage === 'none') return null;
  const sides = [box.left, box.marginLeft, box.top, box.width, box.height].map(parseFloat);
  const [left, margin, ...rest] = sides;
  return [left + margin, ...rest];
}"""
BOARD = """(ground) => {
  const { left, top, width, height } = ground.getBoundingClientRect();
  return [left, top, width, height];
}"""


@pytest.mark.pictures
@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (844, 390), (1024, 768), (1440, 900)])
def test_the_board_is_in_its_place_before_any_script_has_come(
    visits: Visits, finished: str, size: tuple[int, int]
) -> None:
    page = visits.arrive()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.route("**/assets/*.js", lambda route: route.fulfill(content_type="text/javascript"))
    page.goto(f"/replay/{finished}")
    first = page.evaluate(FIRST)
    page.unroute("**/assets/*.js")
    page.reload()
    ground = page.locator(".replay .board .ground")
    ground.wait_for()
    page.get_by_role("slider", name="Point in the game").wait_for()
    assert first == pytest.approx(ground.evaluate(BOARD), abs=2)
