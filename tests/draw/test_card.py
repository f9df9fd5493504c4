"""Cards: well-formed and self-contained, whatever the names are."""

import re
from xml.etree import ElementTree as ET

import pytest

from draw.test_svg import HOSTILE, SVG
from draw.test_text import crowded
from niagara.draw.card import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CardPlayer,
    CardWords,
    board_picture,
    card,
)
from niagara.rules.bag import bag_of

LONG = "Konstantinopolitanische Dampfschifffahrtsgesellschaftskapitäne gewinnen zusammen"


@pytest.mark.parametrize("name", [*HOSTILE, "Zoë", "名前の長い人たち", ""])
def test_every_name_makes_a_card_that_fetches_nothing(name: str) -> None:
    players = [CardPlayer(seat, name, bag_of([2, 0, 1, 0, 4]), seat == 1) for seat in range(5)]
    drawn = card(CardWords("NIAGARA", f"{name} wins", LONG), players, board_picture(crowded(3)))
    root = ET.fromstring(drawn)
    assert (root.get("width"), root.get("height")) == (str(CARD_WIDTH), str(CARD_HEIGHT))
    shown = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert shown <= {"svg", "g", "rect", "circle", "ellipse", "path", "text", "title"}
    plain = drawn.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|href|url\(|@import|data:", plain)


def test_the_band_has_the_colours_of_all_winners() -> None:
    def bands(*winners: int) -> set[str | None]:
        players = [CardPlayer(seat, "x", 0, seat in winners) for seat in range(4)]
        root = ET.fromstring(card(CardWords("n", "h", "a"), players, board_picture(crowded(3))))
        return {e.get("fill") for e in root.findall(f"{SVG}rect") if e.get("width") == "22"}

    assert len(bands(0, 2)) == 2
    assert bands(0) < bands(0, 2)
    assert len(bands()) == 1


def test_long_words_are_cut() -> None:
    root = ET.fromstring(card(CardWords("n", LONG, LONG), [], board_picture(crowded(3))))
    lines = [element.text or "" for element in root.findall(f"{SVG}g/{SVG}text")]
    assert len(lines) == 6  # the name, two of the heading, three below it
    assert all(len(line) <= 42 for line in lines)
    assert lines[2].endswith("…")
