"""A whole game in every language: each word of the page is in that language.

What is heard by ear alone counts too: labels, announcements, the board as a structure.
"""

import re
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from niagara.locales.languages import LOCALES, languages
from pages.conftest import Visits
from pages.player import BoardPlayer
from pages.tables import ME, bot, lay
from pages.test_pages import violations

INTL = {"and", "or"}  # the words that Intl puts into lists
NAME = "Zoë"  # of the player: no word of a message
TRANSLATED = [language for language in languages() if language != "en"]
TEXTS = """() => {
  const found = new Set();
  const isCode = (el) => el.closest('script, style, noscript, code, kbd, select');
  for (const el of document.body.querySelectorAll('*')) {
    if (isCode(el)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      found.add((el.getAttribute(name) ?? '').trim());
    for (const node of el.childNodes)
      if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent.trim());
  }
  return [...found];
}"""


class ListeningPlayer(BoardPlayer):
    """Keeps every text that the page has had."""

    heard: set[str]

    def act(self) -> None:
        self.heard |= set(self.page.evaluate(TEXTS))
        super().act()


def whole_game(visits: Visits, language: str) -> tuple[set[str], list[str]]:
    """All texts of a game from the home page to the result, and what axe finds on the way."""
    page = visits.visit(f"/?lang={language}", name=NAME)
    page.locator("main .panel").wait_for()
    table = lay(page, ME, bot(), bot("easy"), rounds=3)
    player = ListeningPlayer(page, Random(5))
    player.heard = set(page.evaluate(TEXTS))
    wrong = violations(page)
    page.goto(f"/t/{table}?lang={language}")
    page.locator("section.hand button.tile:enabled").first.wait_for()
    wrong += violations(page)
    player.play()
    page.locator("article.result").wait_for()
    return player.heard | set(page.evaluate(TEXTS)), wrong + violations(page)


def plain_messages(language: str) -> dict[str, str]:
    """The messages without variables and variants, by their id."""
    found = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text()).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                elements = entry.value.elements
                if len(elements) == 1 and isinstance(elements[0], ast.TextElement):
                    found[entry.id.name] = elements[0].value
    return found


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_whole_game_has_no_english_text_and_axe_finds_nothing_wrong(
    visits: Visits, language: str
) -> None:
    english, own = plain_messages("en"), plain_messages(language)
    foreign = {text for key, text in english.items() if own.get(key) != text} - set(own.values())
    heard, wrong = whole_game(visits, language)
    assert wrong == []
    assert heard & foreign == set()
    assert heard & {key for key in english if "-" in key} == set(), "messages that were not loaded"


def test_a_whole_game_has_no_text_of_its_own(visits: Visits) -> None:
    """Every word of a message has an accent in the pseudo-language; others are none of ours."""
    heard, _ = whole_game(visits, "xx-pseudo")
    words = {word for text in heard for word in re.findall(r"[^\W\d_]{2,}", text)}
    assert {word for word in words if word.isascii()} - INTL == set()
