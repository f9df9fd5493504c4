"""Every page: what a newcomer finds there, and that everybody can use it (axe-core)."""

import json
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from niagara.locales.languages import languages
from niagara.server.web.site import SITE
from pages.conftest import Visits
from pages.pseudo_visit import NEXT_FRAME
from pages.tables import ME, OPEN, bot, command, lay, local
from running import Running

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHEETS = {"Chat and log": "Send", "Menu": "Leave the table", "Ben": "In hand"}
PAGES = ["/", "/watch", "/learn", "/best", "/settings", "/no/such/page"]
CHECK = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']});
  const where = (violation) => violation.nodes.map((node) => node.target.join(' ')).slice(0, 4);
  return found.violations.map((violation) => `${violation.id}: ${where(violation)}`);
}"""


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())  # past the page's own policy, as a tool of the tester
    found: list[str] = page.evaluate(CHECK)
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_wrong(visits: Visits, path: str, *, dark: bool) -> None:
    page = visits.visit(path, dark=dark)
    page.locator("main h1, main h2").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing_wrong_at_a_table(visits: Visits, size: str, *, dark: bool) -> None:
    page = visits.visit(size=size, dark=dark)
    page.get_by_role("button", name="Play now").click()
    page.locator("section.hand button.tile:enabled").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_wrong_with_the_sheets_of_a_table(visits: Visits, *, dark: bool) -> None:
    page = visits.arrive(size="phone", dark=dark, name="Ann")
    table = lay(page, ME, OPEN, OPEN, start=False)
    ben = visits.arrive(name="Ben")
    command(ben, table, "join")
    command(page, table, "fill", level="beginner")
    command(page, table, "start")
    ben.goto(f"/t/{table}")
    ben.locator("section.hand button.tile:enabled").first.wait_for()
    page.goto(f"/t/{table}")
    for opener, inside in SHEETS.items():
        page.get_by_role("button", name=opener).first.tap()
        expect(page.get_by_role("dialog").get_by_text(inside).first).to_be_visible()
        assert violations(page) == [], opener
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Resign").tap()
    assert violations(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Propose ending").tap()
    page.get_by_role("button", name="Keep playing").wait_for()
    assert violations(page) == [], "a vote"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_wrong_around_a_table(
    visits: Visits, finished: str, *, dark: bool
) -> None:
    page = visits.visit(size="phone", dark=dark, name="Ann")
    for opener in ("With friends", "On one device"):
        page.get_by_role("button", name=opener).tap()
        page.get_by_role("dialog", name=opener).wait_for()
        assert violations(page) == [], opener
        page.keyboard.press("Escape")
    page.goto(f"/t/{lay(page, ME, OPEN, OPEN, start=False)}")
    page.get_by_text("How can other devices join?").tap()
    expect(page.get_by_text("niagara serve --host 0.0.0.0")).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)  # no phone gets to 127.0.0.1
    page.get_by_text("Options").first.tap()
    assert violations(page) == [], "the lobby with its invitation"
    page.goto(f"/t/{finished}")
    page.get_by_role("img", name="Each player’s gems").wait_for()
    assert violations(page) == [], "the result"
    page.goto(f"/replay/{finished}#4")
    page.get_by_role("slider").wait_for()
    assert violations(page) == [], "the replay"
    page.get_by_role("button", name="Analyse the game").first.tap()
    page.get_by_role("slider", name="Chance to win").wait_for()
    assert violations(page) == [], "the analysis"
    page.get_by_role("button", name="Play from here").tap()
    page.get_by_role("dialog", name="Play from here").wait_for()
    assert violations(page) == [], "a practice game"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_wrong_with_the_privacy_screen(visits: Visits, *, dark: bool) -> None:
    page = visits.arrive(dark=dark, name="Ann")
    page.goto(f"/t/{lay(page, ME, local('Ben'), local('Cid'))}")
    page.get_by_role("dialog", name="Pass the device to Ann").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="I’m Ann").click()
    page.locator("section.hand").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("size", ["desk", "tablet", "phone"])
@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_its_screen(visits: Visits, path: str, size: str) -> None:
    page = visits.visit(path, size)
    page.locator("main").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


GROUNDS = """() => performance.getEntriesByType('resource')
  .map((entry) => entry.name.match(/(board|cover)-[\\w-]+(?=\\.webp)/)?.[0]).filter(Boolean)"""


@pytest.mark.pictures
def test_the_light_follows_the_system_and_only_its_board_is_loaded(visits: Visits) -> None:
    page = visits.visit(dark=True)
    page.locator(".cover .board .ground").wait_for()
    page.wait_for_load_state("networkidle")
    assert set(page.evaluate(GROUNDS)) == {"board-dark"}
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.wait_for_function(f"() => ({GROUNDS})().includes('board-light')")


# Where the picture is drawn before any script: its top and its width.
FIRST_COVER = r"""() => {
  const { top, backgroundImage, backgroundPosition, backgroundSize } =
    getComputedStyle(app, '::after');
  const last = (text) => parseFloat(text.match(/(\S+)px( auto)?$/)[1]);
  return backgroundImage.includes('/cover-light.webp')
    ? [parseFloat(top) + last(backgroundPosition), last(backgroundSize)] : null;
}"""


@pytest.mark.pictures
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (480, 800)])
def test_a_phone_s_home_page_begins_with_its_picture(visits: Visits, size: tuple[int, int]) -> None:
    page = visits.arrive("phone")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.route("**/assets/*.js", lambda route: route.fulfill(content_type="text/javascript"))
    page.goto("/")
    first = page.evaluate(FIRST_COVER)
    page.unroute("**/assets/*.js")
    page.reload()
    box = page.locator(".cover img").bounding_box()
    assert box
    assert first == pytest.approx([box["y"], box["width"]], abs=1)


@pytest.mark.pictures
def test_a_phone_s_home_page_loads_one_small_picture(visits: Visits) -> None:
    page = visits.visit(size="phone")
    page.locator(".cover img").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(GROUNDS) == ["cover-light"]


def test_a_chosen_light_is_there_before_the_page(visits: Visits) -> None:
    page = visits.visit("/settings")
    page.get_by_role("radio", name="Dark").focus()
    page.keyboard.press("Space")
    page.route("**/assets/*.js", lambda route: route.abort())
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    visits.errors.clear()  # the browser itself complains of the scripts that did not come


def test_an_unknown_table_is_answered_kindly(visits: Visits) -> None:
    page = visits.visit("/t/aaaaaaaaaaaaaaaa")
    expect(page.get_by_role("main")).to_contain_text("table")
    visits.errors.clear()  # the browser itself complains of the closed socket


SENT = """(name) => performance.getEntriesByType('resource')
  .filter((entry) => new URL(entry.name).pathname === name)
  .map((entry) => entry.transferSize)"""


FOLDS = [(320, 568), (375, 553), (390, 844), (568, 320), (844, 390), (720, 450), (360, 225)]
FOLDS += [
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1100, 800),
    (1280, 720),
    (1440, 900),
    (2560, 1440),
]
# Where there is no room for a picture that it could lie over.
ZOOMED = [(360, 225)]
# What can be pressed or read under a card, wherever the page is scrolled to.
COVERS = """(card) => {
  const box = card.getBoundingClientRect();
  const isUnder = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  };
  const rest = [...document.querySelectorAll('main :is(button, a, p, h1, h2, label)')];
  const under = getComputedStyle(card).position === 'fixed' ? rest : rest.filter(isUnder);
  return under.filter((one) => one !== card).map((one) => one.textContent.trim());
}"""
IN_SIGHT = """(button) => {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isInside && button.contains(onTop);
}"""


def test_play_and_a_waiting_game_are_above_the_fold_at_every_size(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    lay(page, ME, bot(), bot())
    page.goto("/")
    waiting = page.locator("a.turn")
    waiting.wait_for()
    expect(page.locator("[data-act=puzzle]")).to_contain_text("Puzzle of the day")
    for width, height in FOLDS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAME)
        assert page.locator("button.play").evaluate(IN_SIGHT), (width, height)
        assert waiting.evaluate(IN_SIGHT), (width, height)
        if (width, height) not in ZOOMED:
            assert waiting.evaluate(COVERS) == [], (width, height)


@pytest.mark.parametrize("worker", ["allow", "block"])
def test_the_boards_picture_is_not_sent_again(
    browser: Browser, server: Running, worker: Literal["allow", "block"]
) -> None:
    """With a service worker it is taken from what was kept; without, only asked about."""
    context = browser.new_context(
        base_url=server.base, service_workers=worker, color_scheme="light"
    )
    page = context.new_page()
    picture = "/board-light.webp"
    assert page.request.post("/api/session", data={"name": "Ann"}).ok
    table = lay(page, ME, bot(), bot())
    page.goto(f"/t/{table}")
    page.locator("section.hand button.tile:enabled").first.wait_for()
    if worker == "allow":
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # from now on the service worker keeps what it sees
        page.locator("section.hand button.tile:enabled").first.wait_for()
        page.wait_for_function("(name) => caches.match(name).then(Boolean)", arg=picture)
    with page.expect_response(f"**{picture}") as answered:
        page.reload()
    answered.value.finished()
    page.locator("section.hand button.tile:enabled").first.wait_for()
    assert answered.value.from_service_worker == (worker == "allow")
    [sent] = page.evaluate(SENT, picture)
    assert sent < 2_000, "at most some headers"
    context.close()


def test_no_script_imports_itself_in_a_circle() -> None:
    """In a circle, what runs first lacks what it needs; web/vite.config.ts groups the scripts."""
    chunks: dict[str, dict[str, list[str]]] = json.loads((SITE / "chunks.json").read_text())
    order = TopologicalSorter({name: chunk.get("imports", []) for name, chunk in chunks.items()})
    order.prepare()  # raises CycleError
    assert order.is_active()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_openings_show_the_tiles_of_as_many_players_as_are_chosen(
    visits: Visits, size: str
) -> None:
    page = visits.visit("/learn", size=size)
    page.locator("[data-act=openings]").click()
    page.wait_for_url("**/openings")
    rounds = page.locator("table[data-round]")
    expect(rounds).to_have_count(3)
    for seats in (3, 5):
        page.get_by_role("radio", name=str(seats)).check()
        expect(rounds.first.locator("tbody tr")).to_have_count(seats)
    ranger = rounds.first.inner_text()
    page.get_by_role("radio", name="Champion").check()
    expect(page.get_by_text("800 games")).to_be_visible()
    assert rounds.first.inner_text() != ranger


# Where the doors of the home page begin and end, row by row, and the box they stand in.
DOORS = """() => {
  const { left, right } = document.querySelector('.n-doors').getBoundingClientRect();
  const rows = {};
  for (const door of document.querySelectorAll('.n-door')) {
    const box = door.getBoundingClientRect();
    (rows[Math.round(box.top)] ??= []).push([box.left - left, right - box.right]);
  }
  return Object.values(rows);
}"""


@pytest.mark.parametrize("size", ["desk", "tablet", "phone"])
def test_the_doors_of_the_home_page_leave_no_hole(visits: Visits, size: Any) -> None:
    page = visits.visit(size=size)
    page.locator("[data-act=coach]").wait_for()
    for is_offered in (True, False):
        if not is_offered:
            page.evaluate("localStorage['niagara.preferences'] = '{\"knowing\": true}'")
            page.reload()
            page.locator("[data-act=lesson]").wait_for()
            expect(page.locator("[data-act=coach]")).to_have_count(0)
        for row in page.evaluate(DOORS):
            assert min(start for start, _ in row) < 1, row
            assert min(end for _, end in row) < 1, row


def test_a_game_that_waits_leaves_the_picture_of_a_phone_in_sight(visits: Visits) -> None:
    page = visits.visit(name="Ann", size="phone")
    lay(page, ME, bot(), bot())
    page.reload()
    ribbon = page.locator("a.turn")
    ribbon.wait_for()
    box, art = ribbon.bounding_box(), page.locator(".art").bounding_box()
    assert box
    assert art
    assert 44 <= box["height"] <= art["height"] / 3
    assert box["y"] == pytest.approx(art["y"], abs=1)


@pytest.mark.parametrize("width", [960, 1024])
def test_a_tablet_on_its_side_has_the_picture_beside_all_the_ways_to_play(
    visits: Visits, width: int
) -> None:
    page = visits.arrive()
    page.set_viewport_size({"width": width, "height": 768})
    page.goto("/")
    page.locator("[data-act=coach]").wait_for()
    play, art = page.locator(".play").bounding_box(), page.locator(".art").bounding_box()
    assert play
    assert art
    assert play["x"] > art["x"] + art["width"]
    for way in ("[data-act=lesson]", "[data-act=puzzle]", ".ways li:last-child"):
        box = page.locator(way).bounding_box()
        assert box
        assert box["y"] + box["height"] <= 768, way


def test_the_doors_of_a_phone_begin_their_words_at_one_line(visits: Visits) -> None:
    page = visits.visit(size="phone")
    page.locator("[data-act=coach]").wait_for()
    starts = {round(word.bounding_box()["x"]) for word in page.locator(".n-door b").all()}  # type: ignore[index]
    assert len(starts) == 1


# What of the panel lies outside the wooden frame, or could only be scrolled to inside it.
CUT = """() => {
  const [lid, panel] = ['.lid', '.panel'].map((what) => document.querySelector(what));
  const { bottom } = lid.getBoundingClientRect();
  const isScrolled = panel.scrollHeight > panel.clientHeight + 1;
  const out = [...panel.querySelectorAll('a, p, b, button')]
    .filter((one) => one.getBoundingClientRect().bottom > bottom + 1);
  return [...(isScrolled ? ['scrolled'] : []), ...out.map((one) => one.textContent)];
}"""


def test_nothing_is_cut_by_the_frame_of_the_home_page(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    for _ in range(3):
        lay(page, ME, bot(), bot())
    page.goto("/")
    page.locator("a.running").nth(2).wait_for()
    for width, height in FOLDS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAME)
        assert page.evaluate(CUT) == [], (width, height)


# What words of the header touch or are cut.
CROWDED = """() => {
  const boxes = [...document.querySelectorAll('header nav > :is(a, button, label)')]
    .map((one) => one.getBoundingClientRect()).sort((a, b) => a.left - b.left);
  const words = [...document.querySelectorAll('header nav > * > :is(.text, .word)')];
  const cut = words.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0);
  const out = boxes.filter(({ left, right }) => left < 0 || right > innerWidth);
  const touching = boxes.slice(1).filter(({ left }, i) => left < boxes[i].right + 2);
  return [...cut.map((one) => one.textContent), out.length, touching.length];
}"""
TEXT_SIZE = """([language, textSize]) =>
  (localStorage['niagara.preferences'] = JSON.stringify({ language, textSize }))"""
HEADER = ("Watch", "Rulebook", "Leaderboard", "Settings", "Language", "Sound")


@pytest.mark.parametrize("language", languages())
def test_the_signs_of_the_header_have_words_with_air_at_every_size(
    visits: Visits, language: str
) -> None:
    page = visits.arrive()
    pages = (("/", 100), ("/watch", 100), *(("/settings", size) for size in (100, 125, 150, 200)))
    for path, percent in pages:
        page.goto(path)
        page.evaluate(TEXT_SIZE, [language, percent])
        page.reload()
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        for width, height in ((320, 568), (390, 844), (844, 390), (1024, 768), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(NEXT_FRAME)  # what has room is known a frame later
            expect(page.locator("header select")).to_have_count(1)
            assert page.evaluate(CROWDED) == [0, 0], (path, width, percent)
            if path == "/settings":
                name = page.locator("header .name").bounding_box()
                assert name
                assert name["width"] >= 90, (width, percent)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_header_has_the_same_set_on_every_page(visits: Visits, size: Any) -> None:
    page = visits.arrive(size)
    for path in ("/", "/puzzles", "/best"):
        page.goto(path)
        header = page.locator("header")
        if size == "phone":
            for word in ("Rulebook", "Language", "Menu"):
                expect(header.get_by_text(word, exact=True).first).to_be_in_viewport()
            header.get_by_role("button", name="Menu").click()
        for word in HEADER:
            expect(header.get_by_text(word, exact=True).last).to_be_in_viewport()
    header.get_by_role("link", name="Settings").last.click()
    page.wait_for_url("**/settings")
    if size == "phone":
        expect(page.locator("header [popover]")).to_be_hidden()


# How many things of the picture move without an end.
FLOWING = """() => document.querySelector('.cover').getAnimations({ subtree: true })
  .filter((one) => one.playState === 'running' && one.effect.getTiming().iterations === Infinity)
  .length"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_water_of_the_home_page_moves_unless_motion_is_off(visits: Visits, size: Any) -> None:
    page = visits.visit(size=size, motion=True)
    page.locator(".cover").wait_for()
    page.wait_for_function(f"() => ({FLOWING})() > 20")
    still = visits.visit()
    still.locator(".cover .mist").wait_for(state="attached")  # drawn last
    assert still.evaluate(FLOWING) == 0


SCROLLERS = """(dialog) => [dialog, ...dialog.querySelectorAll('*')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .filter((one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY))
  .map((one) => `${one.localName}.${one.className}`)"""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize(("name", "inside"), [("Rulebook", ".chapter"), ("Settings", "select")])
def test_a_page_over_a_game_has_one_scroller(
    visits: Visits, name: str, inside: str, size: Any
) -> None:
    page = visits.arrive(size=size, name="Ann")
    page.goto(f"/t/{lay(page, ME, bot(), bot())}")
    page.locator("section.hand button.tile:enabled").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    sheet = page.get_by_role("dialog", name=name)
    sheet.locator(inside).first.wait_for()
    page.wait_for_load_state("networkidle")
    scrollers = sheet.evaluate(SCROLLERS)
    assert len(scrollers) <= 1, scrollers


@pytest.mark.parametrize("size", ["desk", "tablet", "phone"])
def test_the_painted_falls_stand_over_the_title_of_every_page(visits: Visits, size: str) -> None:
    page = visits.arrive(size=size, name="Ann")
    lobby = lay(page, ME, OPEN, OPEN, start=False)
    for path in ("/learn", "/lessons", "/puzzles", "/best", "/watch", "/settings", f"/t/{lobby}"):
        page.goto(path)
        strip, title = page.locator(".n-sheet .strip"), page.locator(".n-sheet h1")
        title.wait_for()
        box, below = strip.bounding_box(), title.bounding_box()
        assert box, path
        assert below, path
        assert box["y"] + box["height"] <= below["y"], path
        picture = strip.locator("img").bounding_box()
        assert picture, path
        assert picture["y"] + picture["height"] > box["y"] + box["height"], "it fills the strip"


@pytest.mark.parametrize("way", ["With friends", "On one device"])
def test_what_a_sheet_is_for_is_in_sight_on_a_phone_on_its_side(visits: Visits, way: str) -> None:
    page = visits.visit("/", size="phone")
    page.set_viewport_size({"width": 844, "height": 390})
    page.get_by_role("button", name=way).click()
    sheet = page.locator("dialog[open]")
    button = sheet.locator(".go")
    expect(button).to_be_in_viewport(ratio=1)
    sheet.evaluate("(each) => each.scrollTo(0, each.scrollHeight)")
    expect(button).to_be_in_viewport(ratio=1)
