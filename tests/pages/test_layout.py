"""The layout of a game on every screen: the board is the largest thing, and all of it is there."""

import re
from typing import Any
from unicodedata import digit

import pytest
from playwright.sync_api import Page, expect

from niagara.exercises.opening import opening_position
from niagara.locales.languages import languages
from pages.conftest import Visits
from pages.player import READY
from pages.tables import ME, OPEN, bot, command, lay
from rules.tables import Seated, choosing, table

# From a small phone to a large screen, both ways round; the last three are a window of 1440 by 900
# at 125, 200 and 400 percent.
PORTRAIT = (
    *((320, 568), (360, 560), (360, 640), (375, 553), (375, 667), (390, 844)),
    *((412, 915), (480, 520), (540, 700), (600, 800), (768, 1024), (820, 1180), (1024, 1366)),
)
LANDSCAPE = (
    *((800, 800), (1024, 768), (1100, 800), (1280, 720), (1366, 768), (1440, 900)),
    *((1920, 1080), (2560, 1080), (2560, 1440), (3840, 2160)),
)
ZOOMED = ((1152, 720), (720, 450), (360, 225))
SIZES = (*PORTRAIT, *((high, wide) for wide, high in PORTRAIT), *LANDSCAPE, *ZOOMED)
SMALLEST_TEXT = 12
MEASURED = """([around, pressed]) => {
  const shown = (one) => one.getClientRects().length > 0 && one.getBoundingClientRect().width > 1;
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim();
  const texts = [...document.querySelectorAll(`${around} *`)]
    .filter((one) => !one.closest('svg') && [...one.childNodes].some(isText) && shown(one))
    .map((one) => [parseFloat(getComputedStyle(one).fontSize), one.textContent.trim()]);
  const box = (what) => {
    const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
    return { x, y, width, height };
  };
  const { scrollWidth, scrollHeight } = document.documentElement;
  const buttons = [...document.querySelectorAll(pressed)].filter(shown);
  return {
    board: box('.fit .board'), texts, scrollWidth, scrollHeight,
    buttons: buttons.map((one) => one.getBoundingClientRect().toJSON()),
  };
}"""
# Waits until the window has its size and the board has stood still for some frames.
SETTLED = """async ([width, height]) => {
  let last = '';
  for (let still = 0; still < 4; ) {
    await new Promise(requestAnimationFrame);
    const board = JSON.stringify(document.querySelector('.fit .board').getBoundingClientRect());
    const isStill = innerWidth === width && innerHeight === height && board === last;
    still = isStill ? still + 1 : 0;
    last = board;
  }
}"""


def measured(page: Page, size: tuple[int, int], around: str, pressed: str) -> dict[str, Any]:
    """The board, the texts around it and what is pressed there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED, size)
    found: dict[str, Any] = page.evaluate(MEASURED, [around, pressed])
    return found


def check_layout(found: dict[str, Any], size: tuple[int, int]) -> None:
    """The board is large, nothing is cut off, and what is pressed is on the screen."""
    width, height = size
    board = found["board"]
    is_large = board["height"] >= 0.85 * height or board["width"] >= 0.95 * width
    assert is_large, f"{size}: the board is {board['width']:.0f} by {board['height']:.0f}"
    assert found["scrollWidth"] == width, f"{size}: nothing is cut off or scrolled sideways"
    small = [text for text in found["texts"] if text[0] < SMALLEST_TEXT]
    assert small == [], f"{size}: no text is smaller than {SMALLEST_TEXT} pixels"
    if height >= 300:
        assert board["y"] >= 0, size
        for button in found["buttons"]:
            assert button["right"] <= width + 1, f"{size}: every button is on the screen"
            assert button["bottom"] <= height + 1, f"{size}: every button is on the screen"


@pytest.mark.parametrize("players", [3, 5])
def test_the_board_is_the_largest_thing_at_every_size(visits: Visits, players: int) -> None:
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, *[bot()] * (players - 1))}")
    page.wait_for_function(READY)
    for size in SIZES:
        found = measured(page, size, ".game", ".hand button")
        check_layout(found, size)
        if size[1] >= 300:
            assert found["scrollHeight"] == size[1], f"{size}: the page is as high as the window"


def test_a_replay_has_a_large_board_and_its_controls_at_every_size(
    visits: Visits, finished: str
) -> None:
    page = visits.visit(f"/replay/{finished}#3")
    page.locator(".replay .fit .board").wait_for()
    for size in SIZES:
        found = measured(page, size, ".replay", ".replay .buttons button")
        check_layout(found, size)
        if page.locator(".replay.columns, .replay.side").count():
            assert found["scrollHeight"] == size[1], f"{size}: the page is as high as the window"
        players = page.get_by_role("region", name="Players")
        players.scroll_into_view_if_needed()
        assert players.bounding_box(), f"{size}: the players are there, too"
        page.evaluate("scrollTo(0, 0)")


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_a_replay_stands_on_the_grid_of_the_table(
    visits: Visits, finished: str, size: tuple[int, int]
) -> None:
    """Whoever comes from the table finds the board where it was, and cards in the same columns."""

    def columns(*places: str) -> list[tuple[float, float]]:
        boxes = [page.locator(place).first.bounding_box() for place in places]
        return [(box["x"], box["width"]) for box in boxes if box]

    page = visits.arrive(name="Ann")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/t/{lay(page, ME, bot(), bot())}")
    page.wait_for_function(READY)
    table = columns(".game > .board", ".game > .players", ".game > .actions")
    page.goto(f"/replay/{finished}#3")
    page.locator(".replay .fit .board").wait_for()
    replay = columns(".replay > .board", ".replay .rest > section", ".replay .now > section")
    for (x, width), (left, wide) in zip(table, replay, strict=True):
        assert left == pytest.approx(x, abs=1)
        assert wide == pytest.approx(width, abs=1)


SMALL = ((390, 844), (375, 553), (844, 390), (568, 320))
# What is not seen of the buttons of a decision, of the warning and of the players' names.
UNSEEN = """() => {
  const { innerWidth: width, innerHeight: height } = window;
  const isCut = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2;
  const isSeen = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) return false;
    const places = [0.2, 0.8].map((part) => top + part * (bottom - top));
    return places.every((y) => one.contains(document.elementFromPoint((left + right) / 2, y)));
  };
  const isClipped = (one) => {
    const { top, bottom } = one.getBoundingClientRect();
    for (let at = one.parentElement; at; at = at.parentElement) {
      const box = at.getBoundingClientRect();
      const clips = getComputedStyle(at).overflowY !== 'visible';
      if (clips && (top < box.top - 4 || bottom > box.bottom + 4)) return true;
    }
    return false;
  };
  const shown = (what) =>
    [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const warnings = shown('p.danger, .headline .danger');
  const buttons = shown('.deck button').filter((one) => !isSeen(one));
  const unseen = buttons.map((one) => one.textContent || one.dataset.tile);
  const names = shown('.badge .name').filter(isCut).map((one) => one.textContent);
  const isWarned = warnings.some((one) => isSeen(one) && !isCut(one) && !isClipped(one));
  return [...unseen, ...names, ...(isWarned ? [] : ['the warning'])];
}"""


def test_buttons_warnings_and_names_are_seen_on_small_phones(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    # One canoe is lost and the other in danger; in the other game two are to be moved.
    positions = (
        choosing("7L:sapphire lost", "ruby amber", weather=1),
        table("7L:sapphire 4:amethyst", 2, weather=1, start=1),
    )
    addresses = [f"/t/{lay(page, ME, bot(), bot(), position=each)}" for each in positions]
    for language in languages():
        for address in addresses:
            page.goto(f"{address}?lang={language}")
            page.wait_for_function(READY)
            if address == addresses[0]:
                for size in SMALL:  # what a canoe costs is asked over the tiles
                    page.set_viewport_size({"width": size[0], "height": size[1]})
                    page.evaluate(SETTLED, size)
                    unseen = set(page.evaluate(UNSEEN)) - {"the warning"}
                    assert unseen == set(), (language, "ransom", size)
                page.locator(".hand [data-tile='6']").click()
                page.locator("p.danger").first.wait_for(state="attached")
            for size in SMALL:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                page.evaluate(SETTLED, size)
                assert page.evaluate(UNSEEN) == [], (language, address, size)
            page.set_viewport_size({"width": SMALL[0][0], "height": SMALL[0][1]})
            lost = page.locator(".chip.you .lost")
            assert lost.count() == (address == addresses[0])
            if lost.count():
                expect(lost).to_be_visible()
                expect(lost.locator("svg")).to_have_count(1)
                expect(lost).to_have_accessible_name(re.compile(r"\S{2}"))


# The signs on a player's chip that are cut off, or lie over its words, its tile or each other.
COVERED = """() => [...document.querySelectorAll('.chip')].flatMap((chip) => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const box = (one) => one.getBoundingClientRect();
  const all = (what) => [...chip.querySelectorAll(what)].filter(shown);
  const signs = all('.start, .lost');
  const goals = '.goal .text, .goal .brief, .goal .pips';
  const rest = all(`.name, em, .face, .slot, .doing, ${goals}, .kind`);
  const isApart = (a, b) =>
    a.right <= b.left + 0.5 || b.right <= a.left + 0.5 ||
    a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
  const isInside = (a, b) =>
    a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
  return signs.flatMap((sign) => {
    const others = [...rest, ...signs.filter((other) => other !== sign)];
    const covered = others.filter((other) => !isApart(box(sign), box(other)));
    const faults = covered.map((other) => `${sign.className} over ${other.className}`);
    return isInside(box(sign), box(chip)) ? faults : [...faults, `${sign.className} is cut off`];
  });
})"""


# The last tile on each chip with the size of its number, and how wide the words of its goals are.
LAST_TILES = """() => [...document.querySelectorAll('.chip')].map((chip) => {
  const tile = chip.querySelector('.old .tile')?.getBoundingClientRect();
  return {
    figure: tile ? 42 / 60 * tile.width : 0,
    goals: chip.querySelector('.goals').getBoundingClientRect().width,
    isTight: chip.querySelector('.goals.tight') !== null,
  };
})"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1024, 768)])
def test_the_last_tile_of_everybody_is_read_on_small_screens(
    visits: Visits, width: int, height: int
) -> None:
    page = visits.arrive(name="Ann", size="phone")
    page.set_viewport_size({"width": width, "height": height})
    seen = []
    for played in ([], [6]):
        players = [{"played": played} for _ in range(3)]
        laid = opening_position({"round": 1 + len(played), "players": players})
        page.goto(f"/t/{lay(page, ME, bot(), bot(), position=laid)}")
        page.wait_for_function(READY)
        page.evaluate(SETTLED, [width, height])
        seen.append(page.evaluate(LAST_TILES))
    first, second = seen
    assert [chip["figure"] for chip in first] == [0, 0, 0]
    assert all(chip["figure"] >= SMALLEST_TEXT for chip in second)
    assert not any(chip["isTight"] for chip in second), "the goals keep their words"
    assert [chip["goals"] for chip in first] == [chip["goals"] for chip in second], "nothing moves"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_signs_of_players_cover_nothing(visits: Visits, players: int) -> None:
    page = visits.arrive(name="Ann", size="phone")
    rivals = (
        Seated("lost lost", 6, "sapphire sapphire sapphire diamond ruby amber"),
        Seated("3:diamond lost", 3, "ruby amber"),
        *(Seated("4 shore", 2), Seated("shore lost", 1, "amethyst")),
    )[: players - 1]
    for start in (0, 1):
        laid = table("3 lost", 4, "amber amethyst", rivals=rivals, start=start)
        page.goto(f"/t/{lay(page, ME, *[bot()] * (players - 1), position=laid)}")
        page.wait_for_function(READY)
        for size in ((320, 568), (360, 640), (390, 844), (820, 1180), (844, 390), (1024, 768)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(SETTLED, size)
            assert page.evaluate(COVERED) == [], (size, players, start)


@pytest.mark.parametrize("language", languages())
def test_a_phone_suggests_moves_that_fit_whole_and_lists_all(visits: Visits, language: str) -> None:
    page = visits.arrive(name="Ann", size="phone")
    address = f"/t/{lay(page, ME, bot(), bot(), position=table('3 6L', 4))}"
    page.goto(f"{address}?lang={language}")
    page.wait_for_function(READY)
    page.locator("[data-pick='0']").first.click()
    suggested = page.locator(".turn .options li:visible")
    assert 1 <= suggested.count() <= 2
    for each in suggested.all():
        assert each.locator(".danger").count() == 0, "over the falls is never suggested"
        words = each.locator(".what")
        assert words.evaluate("(one) => one.scrollHeight <= one.closest('li').clientHeight")
        assert words.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
    everything = page.locator(".turn .all")
    box = everything.bounding_box()
    assert box
    assert box["height"] >= 44
    everything.click()
    listed = page.locator("dialog[open] [data-target]")
    listed.first.wait_for()
    number = int(re.sub(r"[^0-9]", "", _digits(everything.inner_text())))
    assert listed.count() == number > suggested.count()
    kinds = ["danger" in (each.get_attribute("class") or "") for each in listed.all()]
    assert kinds == sorted(kinds), "over the falls comes last"
    listed.first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".turn .staged li")).to_have_count(1)


def _digits(text: str) -> str:
    """A text with its digits as ASCII."""
    return "".join(str(digit(each)) if each.isdigit() else each for each in text)


# The goals of a chip that are told neither in words nor in numbers, and numbers that are cut off.
UNCOUNTED = """() => [...document.querySelectorAll('.chip')].flatMap((chip) => {
  const box = chip.getBoundingClientRect();
  const isWhole = (one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    return width > 4 && left >= box.left && right <= box.right && top >= box.top - 1 &&
      bottom <= box.bottom + 1 && one.scrollWidth <= one.clientWidth + 1;
  };
  const goals = [...chip.querySelectorAll('.goal')];
  return goals.filter((goal) => ![...goal.querySelectorAll('.text, .brief')].some(
    (one) => one.checkVisibility({ visibilityProperty: true }) && isWhole(one),
  )).map((goal) => goal.dataset.goal);
})"""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_goal_is_counted_on_the_smallest_phones(
    visits: Visits, language: str, players: int
) -> None:
    page = visits.arrive(name="Ann", size="phone")
    laid = table("3 lost", 4, "amber amethyst", rivals=(Seated("4 shore", 2),) * (players - 1))
    page.goto(f"/t/{lay(page, ME, *[bot()] * (players - 1), position=laid)}?lang={language}")
    page.wait_for_function(READY)
    for size in ((320, 568), (360, 640), (390, 844), (412, 915)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED, size)
        assert page.evaluate(UNCOUNTED) == [], size


# Whether the cause of the river's speed is cut off.
IS_WHY_CUT = """() => {
  const river = document.querySelector('.headline .likely').getBoundingClientRect();
  const why = document.querySelector('.headline .why')?.getBoundingClientRect();
  return why !== undefined && why.top < river.bottom - 1 && why.right > river.right + 1;
}"""


@pytest.mark.parametrize("language", languages())
def test_the_cause_of_the_river_s_speed_is_whole_or_left_out(visits: Visits, language: str) -> None:
    page = visits.arrive(name="Ann", size="phone")
    page.goto(f"/t/{lay(page, ME, *[bot()] * 3)}?lang={language}")
    page.wait_for_function(READY)
    page.locator("[data-tile='6']").click()
    page.locator(".headline .why").wait_for(state="attached")
    for size in ((320, 568), (375, 553)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED, size)
        expect(page.locator(".headline .likely")).to_be_visible()
        assert not page.evaluate(IS_WHY_CUT), size


def test_a_list_beside_the_board_ends_with_a_whole_row_for_the_rest(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=table('3 6L', 6))}")
    page.wait_for_function(READY)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator("[data-pick='0']").first.click()
    more = page.locator(".moves .more")
    room, frame, box = (
        page.locator(each).bounding_box() for each in (".moves", ".moves .frame", ".moves .more")
    )
    assert room
    assert frame
    assert box
    assert box["height"] >= 44
    foot = box["y"] + box["height"]
    assert abs(foot - frame["y"] - frame["height"]) <= 2, "the card ends with this row"
    assert foot <= room["y"] + room["height"] + 1, "which is whole"
    hidden = page.locator(".options li[inert]")
    assert more.inner_text() == f"{hidden.count()} more"
    more.press("Enter")
    expect(hidden).to_have_count(0)
    expect(page.locator(".options [data-target]:focus")).to_be_in_viewport()
    page.locator(".options [data-target]:not(.danger)").last.click()
    expect(page.locator(".turn .staged li")).to_have_count(1)


def test_five_players_have_names_on_a_phone(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    page.goto(f"/t/{lay(page, ME, *[bot()] * 4)}")
    page.wait_for_function(READY)
    names = page.locator(".chip:not(.you) .name")
    expect(names).to_have_count(4)
    for name in names.all():
        expect(name).to_be_visible()
        assert name.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= 12
        assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1"), "it is whole"
    page.set_viewport_size({"width": 1024, "height": 768})
    page.evaluate(SETTLED, (1024, 768))
    expect(page.locator(".chip.you .name")).to_be_visible()
    expect(page.locator(".chip .tray .none").first).to_be_visible()


def test_a_guests_chip_has_a_whole_word_on_a_phone(visits: Visits) -> None:
    guest, page = visits.arrive(), visits.arrive(name="Ann", size="phone")
    assert guest.request.post("/api/session", data={}).ok
    table_id = lay(page, ME, OPEN, bot(), bot(), start=False)
    command(guest, table_id, "join")
    command(page, table_id, "start")
    page.goto(f"/t/{table_id}")
    page.wait_for_function(READY)
    name = page.locator(".chip .name", has_text="Guest")
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1"), "no word is cut"
    assert name.evaluate("(one) => one.clientHeight < 20"), "one line"


@pytest.mark.parametrize("size", [(390, 844), (820, 1180)])
def test_the_tag_of_a_lost_canoe_is_above_the_panels(visits: Visits, size: tuple[int, int]) -> None:
    page = visits.arrive(name="Ann", size="phone")
    page.goto(f"/t/{lay(page, ME, bot(), bot(), position=table('7L:ruby 1', 2))}")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(READY)
    page.locator("[data-pick='0']").first.click()
    tag = page.locator(".tag", has_text="Canoe lost").bounding_box()
    panels = page.locator(".game > .actions").bounding_box()
    assert tag
    assert panels
    assert tag["y"] + tag["height"] <= panels["y"] - 4


@pytest.mark.parametrize("size", [(1440, 900), (2560, 1440), (1024, 768)])
def test_the_button_that_plays_a_tile_stands_at_the_tiles(
    visits: Visits, size: tuple[int, int]
) -> None:
    page = visits.arrive(name="Ann")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/t/{lay(page, ME, bot(), bot())}")
    page.locator("section.hand [data-tile='2']").click()
    button, tiles = (
        page.locator("section.hand .primary").bounding_box(),
        page.locator("section.hand ul").bounding_box(),
    )
    assert button
    assert tiles
    assert 0 <= tiles["y"] - button["y"] - button["height"] <= button["height"] / 2
