"""Languages in the browser: chosen, remembered, loaded alone; room for longer words.

The pseudo-languages are English with accents and 40 % longer words (web/src/i18n/pseudo.ts), from
left to right (xx-pseudo) and from right to left (xr-pseudo). A word without accents is not in the
Fluent files.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from niagara.locales.languages import languages
from pages.conftest import Visits
from pages.tables import ME, OPEN, bot, lay

SIZES = [(390, 844), (844, 390), (1440, 900)]
PSEUDO = ["xx-pseudo", "xr-pseudo"]
PAGES = ["/", "/learn", "/lessons", "/watch", "/best", "/settings", "/record", "/no-such-page"]
FAULTS = (Path(__file__).parent / "language_faults.js").read_text()
OTHER_WORDS = ["Ann", "and", "or"]  # a name, and what Intl puts into lists
NEXT_FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def faults(page: Page) -> dict[str, Any]:
    """What is wrong at each size."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAME)
        wrong = page.evaluate(FAULTS, OTHER_WORDS)
        if wrong:
            found[f"{width}x{height}"] = wrong
    return found


@pytest.mark.parametrize("language", PSEUDO)
@pytest.mark.parametrize("path", PAGES)
def test_longer_words_have_room_on_every_page(visits: Visits, language: str, path: str) -> None:
    page = visits.visit(f"{path}?lang={language}", name="Ann")
    page.locator("main h1, main .lid").first.wait_for()
    expect(page.locator("html")).to_have_attribute("dir", "ltr" if language[1] == "x" else "rtl")
    assert faults(page) == {}


@pytest.mark.parametrize("language", PSEUDO)
def test_longer_words_have_room_at_a_table(visits: Visits, language: str) -> None:
    page = visits.visit(name="Ann")
    table = lay(page, ME, bot(), bot(), bot())
    page.goto(f"/t/{table}?lang={language}")
    page.locator(".game .hand").first.wait_for()
    assert faults(page) == {}


@pytest.mark.parametrize("language", PSEUDO)
def test_longer_words_have_room_in_the_lobby(visits: Visits, language: str) -> None:
    page = visits.visit(name="Ann")
    table = lay(page, ME, bot(), OPEN, start=False)
    page.goto(f"/t/{table}?lang={language}")
    page.locator("main h1").first.wait_for()
    assert faults(page) == {}


@pytest.mark.parametrize("language", PSEUDO)
def test_longer_words_have_room_in_a_replay_and_a_result(
    visits: Visits, finished: str, language: str
) -> None:
    page = visits.visit(f"/replay/{finished}?lang={language}")
    page.locator("main .slider").wait_for()
    assert faults(page) == {}
    page.goto(f"/t/{finished}?lang={language}")
    page.locator("article.result").wait_for()
    assert faults(page) == {}


def test_only_the_language_in_use_is_loaded(visits: Visits) -> None:
    page = visits.arrive()
    loaded: list[str] = []
    message = re.compile(r"/assets/(\w+)-(\w+)-[\w-]+\.js")
    names = "|".join(languages())
    page.on(
        "request",
        lambda request: loaded.extend(
            found[1] for found in [message.search(request.url)] if found and found[1] in names
        ),
    )
    page.goto("/?lang=de")
    page.locator("main .panel").wait_for()
    assert set(loaded) == {"de"}


def test_the_language_is_chosen_remembered_and_shared(visits: Visits) -> None:
    page = visits.visit("/?lang=de", name="Ann")
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "de")
    expect(page).to_have_url(re.compile(r"/$"))
    page.reload()
    expect(html).to_have_attribute("lang", "de")
    page.goto("/settings")
    page.locator("main select").first.select_option("en")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(html).to_have_attribute("lang", "en")
    page.reload()
    expect(html).to_have_attribute("lang", "en")


def test_a_change_of_language_keeps_the_game(visits: Visits) -> None:
    page = visits.visit(name="Ann")
    table = lay(page, ME, bot(), bot())
    page.goto(f"/t/{table}")
    tile = page.locator(".game .hand button[data-tile='4']")
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    page.locator("header select").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_title(re.compile("Tisch"))


def test_the_browsers_language_is_taken_on_the_first_visit(visits: Visits) -> None:
    context = visits.browser.new_context(base_url=visits.base, locale="de-AT")
    page = visits.listen(context.new_page())
    page.goto("/")
    page.locator("main .panel").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "de")
