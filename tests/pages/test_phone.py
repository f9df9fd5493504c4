"""On phones, upright and on their side: nothing is cut, covered or left empty."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from pages.conftest import Visits
from pages.player import READY, BoardPlayer
from pages.tables import ME, OPEN, bot, command, lay
from pages.test_explanations import PRESSABLE
from pages.test_layout import SETTLED
from rules.tables import Seated, choosing, table

RIVALS = (
    Seated("2:sapphire 2:diamond", 6, "sapphire sapphire diamond ruby"),
    Seated("5 4:amethyst", 5, "ruby ruby amber"),
    Seated("6R 6R", 4, "amethyst amethyst diamond amber"),
)
UPRIGHT, LYING = (390, 844), (844, 390)


def turn_to(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if page.locator(".fit .board").count():
        page.evaluate(SETTLED, size)


# How much air there is over the first and under the last row of each chip, and what of it reaches
# out of the chip, in pixels.
AIR = """() => [...document.querySelectorAll('.chip')].map((chip) => {
  const box = (one) => one.getBoundingClientRect();
  const { top, bottom, left, right } = box(chip);
  const rows = [...chip.querySelectorAll('.head, .goals, .tray')].map(box);
  const over = Math.min(...rows.map((row) => row.top)) - top;
  const under = bottom - Math.max(...rows.map((row) => row.bottom));
  const isOut = (at) =>
    at.top < top || at.bottom > bottom || at.left < left || at.right > right;
  const pieces = [...chip.querySelectorAll('.kind b, .kind svg, .pips')];
  const out = pieces.filter((piece) => isOut(box(piece)));
  return { over, under, out: out.map((piece) => piece.outerHTML.slice(0, 80)) };
})"""


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("owned", ["", "amethyst diamond diamond"])
def test_a_chip_has_even_air_around_its_rows(visits: Visits, players: int, owned: str) -> None:
    page = visits.arrive(name="Ann", size="phone")
    position = choosing("shore shore", owned, rivals=RIVALS[: players - 1])
    page.goto(f"/t/{lay(page, ME, *[bot()] * (players - 1), position=position)}")
    page.wait_for_function(READY)
    for chip in page.evaluate(AIR):
        assert min(chip["over"], chip["under"]) >= 3
        assert abs(chip["over"] - chip["under"]) <= 2
        assert chip["out"] == []


# What of the players' goals and gems lies under a bubble.
UNDER_BUBBLE = """() => {
  const bubble = document.querySelector('.bubble').getBoundingClientRect();
  const isUnder = ({ top, bottom, left, right }) =>
    top < bubble.bottom && bottom > bubble.top && left < bubble.right && right > bubble.left;
  return [...document.querySelectorAll('.chip :is(.goal, .tray, .name)')]
    .filter((part) => isUnder(part.getBoundingClientRect()))
    .map((part) => part.className);
}"""


def test_a_bubble_leaves_goals_and_gems_in_sight(visits: Visits) -> None:
    ann, ben = visits.arrive(name="Ann", size="phone"), visits.arrive(name="Ben")
    for seats in ((ME, OPEN, bot(), bot()), (ME, bot(), bot(), OPEN)):
        position = choosing("shore shore", "ruby", rivals=RIVALS)
        laid = lay(ann, *seats, position=position, start=False)
        command(ben, laid, "join")
        command(ann, laid, "start")
        ann.goto(f"/t/{laid}")
        ann.wait_for_function(READY)
        command(ben, laid, "say", text="Easy come, easy go, my dear friends.")
        ann.locator(".bubble").wait_for()
        ann.wait_for_function("document.querySelector('.bubble').getAnimations().length === 0")
        assert ann.evaluate(UNDER_BUBBLE) == []
        box = ann.locator(".bubble").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= UPRIGHT[0]


@pytest.mark.parametrize("window", [(390, 844), (844, 390), (820, 1180), (1024, 768), (1440, 900)])
def test_what_a_bot_says_is_never_cut(visits: Visits, window: tuple[int, int]) -> None:
    ann, ben = visits.arrive(name="Ann", size="phone"), visits.arrive(name="Ben")
    laid = lay(ann, ME, OPEN, bot(), bot(), start=False)
    command(ben, laid, "join")
    command(ann, laid, "start")
    ann.set_viewport_size({"width": window[0], "height": window[1]})
    ann.goto(f"/t/{laid}")
    ann.wait_for_function(READY)
    command(ben, laid, "say", text="Einen Sieg würde ich nie stehlen. Gut gespielt!")  # the longest
    words = ann.locator(".bubble .words")
    words.wait_for()
    assert words.evaluate("words => words.scrollHeight <= words.clientHeight + 2")


def test_a_players_sheet_explains_the_signs_of_the_chip(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    position = table("3 lost", 2, rivals=("shore shore", "shore shore"))
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=position)}")
    page.wait_for_function(READY)
    page.locator(".chip.you").tap()
    sheet = page.get_by_role("dialog", name="Ann")
    expect(sheet.get_by_text("The life preserver: you go first")).to_be_visible()
    expect(sheet.get_by_text("One canoe lost over the falls")).to_be_visible()


# Where a status stands with the life preserver beside it, and when that is gone.
WITHOUT_RING = """() => {
  const place = () => document.querySelector('.chip .doing').getBoundingClientRect().x;
  const before = place();
  document.querySelector('.chip .start').remove();
  return [before, place()];
}"""


def test_a_status_keeps_its_place_when_somebody_else_goes_first(visits: Visits) -> None:
    page = visits.arrive("phone", name="Ann")
    turn_to(page, LYING)
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=choosing('3 shore'))}")
    page.wait_for_function(READY)
    before, after = page.evaluate(WITHOUT_RING)
    assert before == after


# Somebody speaks as soon as the board has a caption; says whether both were seen in one frame.
SPEAK_INTO_CAPTION = """([address, order]) => {
  window.wereTogether = false;
  window.hasSpoken = false;
  const look = () => {
    const isTold = document.querySelector('.caption') !== null;
    if (isTold && document.querySelector('.bubble')) wereTogether = true;
    if (isTold && !hasSpoken) {
      hasSpoken = true;
      const headers = { 'content-type': 'application/json' };
      void fetch(address, { method: 'POST', headers, body: JSON.stringify(order) });
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_bubble_waits_until_the_caption_was_read(visits: Visits) -> None:
    page = visits.arrive("phone", name="Ann", motion=True)
    laid = lay(page, ME, bot(), bot(), position=choosing("2 shore"))
    page.goto(f"/t/{laid}")
    page.wait_for_function(READY)
    order = {"id": "said", "command": {"do": "say", "text": "Well, well."}}
    page.evaluate(SPEAK_INTO_CAPTION, [f"/api/tables/{laid}/commands", order])
    player = BoardPlayer(page, Random(1))
    player.play_tile(page.locator(".hand [data-tile='cloud']"))
    page.locator("section.weather button").last.click()
    player.end_turn()
    page.locator(".bubble", has_text="Well, well.").wait_for()
    assert page.evaluate("hasSpoken")
    assert not page.evaluate("wereTogether")


@pytest.mark.parametrize("what", ["header", "headline"])
def test_no_letter_is_cut_below_its_line(visits: Visits, what: str) -> None:
    page = visits.visit(name="Ann", size="phone")
    words = page.locator("header nav")
    cut = "header nav :is(.text, .word)"
    if what == "headline":
        page.goto(f"/t/{lay(page, ME, bot(), bot(), position=table('3 shore', 6))}")
        page.wait_for_function(READY)
        turn_to(page, LYING)
        words, cut = page.locator(".headline"), ".headline h1"
    page.evaluate("document.fonts.ready")
    # A serif may reach a hair out of its line sideways.
    page.add_style_tag(content=f"{cut} {{ padding-inline: 2px !important }}")
    before = words.screenshot()
    page.add_style_tag(content=f"{cut} {{ overflow: visible !important }}")
    assert words.screenshot() == before


@pytest.mark.parametrize(
    "size", [(320, 568), (320, 640), (360, 640), (375, 667), (390, 700), (412, 760), (390, 844)]
)
def test_the_river_is_told_on_every_phone(visits: Visits, size: tuple[int, int]) -> None:
    page = visits.arrive(name="Ann", size="phone")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=choosing())}")
    page.wait_for_function(READY)
    told = page.locator(".headline .river:visible, section.river .line:visible")
    expect(told.first).to_contain_text("River: likely 1–4 discs, at most 7")
    assert told.first.evaluate("(line) => line.scrollWidth <= line.clientWidth + 1")


@pytest.mark.parametrize("tile", ["cloud", 5])
def test_the_scale_of_the_river_stays_beside_a_warning(visits: Visits, tile: str | int) -> None:
    page = visits.arrive(name="Ann", size="phone")
    position = table("7L:diamond 6L", tile, "amethyst", rivals=RIVALS)
    page.goto(f"/t/{lay(page, ME, bot(), bot(), bot(), position=position)}")
    page.wait_for_function(READY)
    expect(page.locator("section.river p.danger")).to_be_visible()
    expect(page.locator(".forecast .speeds")).to_be_visible()
    panel, scale = page.locator("section.river"), page.locator(".forecast .speeds")
    around, inside = panel.bounding_box(), scale.bounding_box()
    room = page.locator(".forecast").bounding_box()
    assert around
    assert inside
    assert room
    assert page.locator("section.river .explained").evaluate(PRESSABLE) >= 44
    assert inside["y"] + inside["height"] <= around["y"] + around["height"], "inside the panel"
    assert around["y"] + around["height"] <= room["y"] + room["height"] + 1, "above the actions"


# Where the scale of the river stands in the room it has; whether the last of what is told fits in.
TOLD_OF_RIVER = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [room, panel, scale] = ['.forecast', 'section.river', '.forecast .speeds'].map(box);
  return [Math.round(scale.top - room.top), panel.bottom <= room.bottom + 1];
}"""


@pytest.mark.parametrize("size", [(390, 844), (375, 812), (360, 740)])
@pytest.mark.parametrize("language", ["en", "de", "fa"])
def test_the_scale_of_the_river_keeps_its_place_whatever_is_told(
    visits: Visits, language: str, size: tuple[int, int]
) -> None:
    page = visits.arrive(name="Ann", size="phone")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    plain, reason = choosing(), table("3 shore", 2)
    warning = table("7L:diamond 6L", 5, "amethyst")
    told = []
    for position in (plain, reason, warning):
        page.goto(f"/t/{lay(page, ME, bot(), bot(), position=position)}?lang={language}")
        page.wait_for_function(READY)
        told.append(page.evaluate(TOLD_OF_RIVER))
    assert told == [[5, True]] * 3


# How far the reason begins from the end of what it explains; far where it is on another line.
APART = """() => {
  const why = document.querySelector('section.river .why');
  const rects = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const [end, start] = [rects(why.previousSibling).at(-1), rects(why)[0]];
  return start.top > end.top + 5 ? Infinity : start.left - end.right;
}"""


def test_a_reason_is_apart_from_what_it_explains(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="tablet")
    page.goto(f"/t/{lay(page, ME, bot(), bot(), bot(), position=table('3 4', 4, rivals=RIVALS))}")
    page.wait_for_function(READY)
    assert page.locator("section.river .why").is_visible()
    assert page.evaluate(APART) >= 4


def test_a_waiting_game_is_named_in_full(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    lay(page, ME, bot(), bot(), bot(), position=choosing(rivals=RIVALS))
    for size in (UPRIGHT, LYING):
        turn_to(page, size)
        page.goto("/")
        names = page.locator("a.turn .words b")
        names.wait_for()
        assert names.evaluate("({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth"), size


# The options of a turn that are seen: whole, or in part.
WHOLE = """() => {
  const list = document.querySelector('.options').getBoundingClientRect();
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true });
  const isSeen = (one) => isShown(one) && one.getBoundingClientRect().top < list.bottom;
  const items = [...document.querySelectorAll('.options [data-target]')].filter(isSeen);
  const whole = items.filter((item) => item.getBoundingClientRect().bottom <= list.bottom + 1);
  return [whole.length, items.length - whole.length];
}"""


def test_a_phone_on_its_side_shows_two_options_whole_under_a_warning(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    rivals = ("3 shore", "7R:amethyst 6R", Seated("1 6R:amethyst", 1))
    position = table("7R:amethyst shore", 6, rivals=rivals, weather=1, start=3)
    page.goto(f"/t/{lay(page, ME, bot(), bot(), bot(), position=position)}")
    page.wait_for_function(READY)
    turn_to(page, LYING)
    page.locator("[data-pick='0']").click()
    expect(page.get_by_role("button", name=re.compile("^All [0-9]+ moves"))).to_be_visible()
    expect(page.locator("section.river p.danger")).to_be_visible()
    whole, cut = page.evaluate(WHOLE)
    assert whole >= 2
    assert cut == 0


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (320, 568), (375, 553), (844, 390)])
def test_a_turn_says_what_to_tap_at_every_step(visits: Visits, size: tuple[int, int]) -> None:
    page = visits.arrive(name="Ann", size="phone")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    position = table("7L:sapphire 4:amethyst", 2, weather=1, start=1)
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=position)}")
    page.wait_for_function(READY)
    prompt = page.locator(".turn .advice")
    expect(prompt).to_have_text("Tap a canoe.")
    expect(prompt).to_be_in_viewport(ratio=1)
    page.locator(".board button.pick").last.tap()
    expect(prompt).to_have_text("Tap a glowing disc.")
    expect(prompt).to_be_in_viewport(ratio=1)
    expect(page.locator("p.danger:visible, .headline .danger:visible").first).to_be_in_viewport()


def test_a_canoe_to_choose_shows_its_gem_and_is_marked_on_the_board(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    position = table("4:amethyst 4:diamond", 3, start=1)
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=position)}")
    page.wait_for_function(READY)
    expect(page.locator(".turn [data-pick] .cargo")).to_have_count(2)
    rings = page.locator("circle.canoe")
    page.locator("[data-pick='1']").focus()
    expect(rings).to_have_count(1)
    page.locator("[data-pick='1']").blur()
    expect(rings).to_have_count(0)
    page.locator(".board .pick").tap()
    expect(page.locator(".choice [data-choice] .cargo")).to_have_count(2)
    page.locator(".choice [data-choice='canoe:0:1']").focus()
    expect(page.locator(".board [data-canoe='canoe:0:1'] .pointed")).to_be_visible()
    expect(page.locator(".board .pointed")).to_have_count(1)


def test_whoever_has_both_canoes_ashore_is_told_how_to_launch(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=table('shore shore', 3))}")
    page.wait_for_function(READY)
    told = page.locator(".turn")
    expect(told.locator(".advice")).to_have_text("Tap a glowing disc to launch a canoe.")
    expect(told.locator(".reason")).to_be_hidden()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(told.locator(".reason")).to_have_text("Both canoes are ashore: you must launch one.")


def test_a_step_that_the_weather_cannot_take_says_why(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    position = table("3 4", "cloud", weather=-1)
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=position)}")
    page.wait_for_function(READY)
    steps = page.locator("section.weather button")
    expect(steps).to_have_count(2)
    expect(steps.first).to_be_disabled()
    expect(steps.first).to_contain_text("The weather is already at −1")
    steps.last.tap()
    expect(page.locator(".turn .staged")).to_have_text("Faster river")
    expect(page.locator(".headline h1")).to_have_text("All set: end your turn")
