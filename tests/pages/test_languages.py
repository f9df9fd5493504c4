"""Languages in the browser: chosen, remembered, loaded alone."""

import re

from playwright.sync_api import expect

from niagara.locales.languages import languages
from pages.conftest import Visits
from pages.tables import ME, bot, lay


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
    page = visits.arrive(name="Ann")
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
