"""Larger text on phones: nothing sticks out sideways, and no text is squeezed into a column."""

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from pages.conftest import Visits
from pages.player import READY, BoardPlayer
from pages.pseudo_visit import GO, NEXT_FRAME
from pages.tables import ME, OPEN, bot, command, lay

PATHS = ("/learn", "/lessons", "/puzzles", "/watch", "/best", "/openings", "/record", "/settings")
SIZES = ((320, 568), (390, 844), (844, 390))
# Texts that reach out of the window or of a box that cuts them, texts with fewer than four letters
# a line, and how much wider than the window the page is.
FAULTS = """() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`${root.scrollWidth} wide`);
  const isCut = (one, box) => {
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
    }
    return box.left < -1 || box.right > innerWidth + 1;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, around] = [node.data.trim(), node.parentElement];
    const isWords = !around.closest('svg, option, script, style, .visually-hidden');
    const isSeen = around.clientWidth !== 1 && around.checkVisibility({ opacityProperty: true });
    if (!text || !isWords || !isSeen) continue;
    const range = new Range();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (boxes.some((box) => isCut(around, box))) faults.push(`outside: ${text}`);
    const lines = new Map();
    for (const { top, width } of boxes) {
      lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + width);
    }
    const room = 2 * parseFloat(getComputedStyle(around).fontSize);
    const isSqueezed = lines.size > 2 && Math.max(...lines.values()) < room;
    if (isSqueezed) faults.push(`${lines.size} lines: ${text}`);
  }
  const presses = [...document.querySelectorAll('button, a, select, input')];
  for (const one of presses) {
    const box = one.getBoundingClientRect();
    const isSeen = one.checkVisibility({ opacityProperty: true }) && box.width > 1;
    if (isSeen && isCut(one, box)) faults.push(`outside: ${one.outerHTML.slice(0, 60)}`);
  }
  return faults;
}"""


def arrive(visits: Visits, percent: int) -> Page:
    """Somebody on a phone who has chosen a size of text."""
    page = visits.arrive("phone", name="Annabel")
    chosen = json.dumps(json.dumps({"textSize": percent}))
    page.add_init_script(f"localStorage['niagara.preferences'] ??= {chosen}")
    return page


def faults(page: Page, name: str) -> list[str]:
    """What is wrong at each size of the window."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAME)
        found += [f"{name} {width}: {each}" for each in page.evaluate(FAULTS)]
    return found


@pytest.mark.parametrize("percent", [100, 125, 150, 200])
def test_nothing_sticks_out_or_is_squeezed_beside_the_game(
    visits: Visits, finished: str, percent: int
) -> None:
    page, ben = arrive(visits, percent), visits.arrive(name="Ben")
    lay(page, ME, bot(), bot(), bot())
    lay(page, ME, bot(), bot())
    lobby = lay(page, ME, OPEN, bot(), start=False)
    command(ben, lobby, "join")
    command(ben, lobby, "say", text="Are you all ready to paddle?")
    page.goto("/")
    page.locator("a.running").nth(1).wait_for()
    found = faults(page, "home")
    for path in PATHS:
        page.evaluate(GO, path)
        page.locator("main h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        found += faults(page, path)
    for path, shown in ((f"/t/{lobby}", "main .seats"), (f"/replay/{finished}", "main .slider")):
        page.goto(path)
        page.locator(shown).wait_for()
        page.wait_for_load_state("networkidle")
        found += faults(page, path.split("/")[1])
    assert "\n".join(found) == ""


@pytest.mark.parametrize("percent", [125, 150, 200])
def test_what_is_decided_stays_in_the_window_of_a_phone(visits: Visits, percent: int) -> None:
    page = arrive(visits, percent)
    page.goto(f"/t/{lay(page, ME, bot(), bot())}")
    page.wait_for_function(READY)
    for tile in page.locator(".hand [data-tile]").all():
        expect(tile).to_be_in_viewport(ratio=0.9)
    player = BoardPlayer(page, Random(1))
    while player.state != "turn":
        player.act()
        page.wait_for_function(READY)
    expect(page.locator("section.turn .ends .primary")).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(FAULTS) == []
    page.locator(".players .chip").last.scroll_into_view_if_needed()
    expect(page.locator(".players .chip").last).to_be_in_viewport(ratio=0.9)
