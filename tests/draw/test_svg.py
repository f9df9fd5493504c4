"""The SVG board: well-formed, self-contained, complete."""

import re
from random import Random
from xml.etree import ElementTree as ET

import pytest

from draw.test_text import crowded
from niagara.draw.geometry import CANOE_SIZE, DISCS, HEIGHT, LAND, moorings
from niagara.draw.svg import svg
from niagara.rules import Game, Options, Position, View, new_game, view
from niagara.rules.board import LOST, SHORE
from play import at_random

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = ["<script>alert(1)</script>", "\"'&]]>", "\x00\x1b\ud800", "a" * 300]


def words(drawn: str) -> list[str]:
    """Every text of the picture, as a reader sees it."""
    return [element.text or "" for element in ET.fromstring(drawn).iter(f"{SVG}text")]


def tables() -> list[Position | View]:
    """Positions and views along a random game."""
    rng = Random(2)
    game = Game(list("vwxyz"), rng, Options(fork="natural", round_limit=8))
    found: list[Position | View] = []
    for seat in at_random(game, rng):
        found += [game.position, view(game.position, seat), view(game.position)]
    return found


def test_every_table_is_well_formed_and_names_all_canoes() -> None:
    for table in tables()[::5]:
        shown = words(svg(table))
        assert {f"{seat}{canoe}" for seat in "abcde" for canoe in (0, 1)} <= set(shown)


def test_the_same_table_gives_the_same_picture() -> None:
    assert svg(crowded(3)) == svg(crowded(3))


def test_hostile_names_are_only_text() -> None:
    drawn = svg(new_game(4, 0, 0), HOSTILE)
    elements = {element.tag.removeprefix(SVG) for element in ET.fromstring(drawn).iter()}
    assert elements <= {"svg", "g", "rect", "circle", "ellipse", "path", "text", "title"}
    assert any(word.startswith("<script>") for word in words(drawn))


def test_nothing_is_fetched() -> None:
    drawn = svg(crowded(3), HOSTILE).replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|href|url\(|@import|data:", drawn)


def test_a_view_hides_a_rivals_tile() -> None:
    position = crowded(3)  # c starts, d moves: e, a and b have their tiles face down
    shown = words(svg(view(position, 0)))
    assert shown.count("?") == 2
    assert "?" not in words(svg(position))


def test_weather_round_and_phase_are_told() -> None:
    shown = words(svg(crowded(3)))
    assert {"round 7", "II: d to move", "−1", "0", "+1", "+2"} <= set(shown)


@pytest.mark.parametrize("space", range(SHORE, LOST + 1))
@pytest.mark.parametrize("canoes", [1, 2, 3, 5, 6, 7, 10])
def test_canoes_on_one_space_never_overlap(space: int, canoes: int) -> None:
    scale, places = moorings(space, canoes)
    assert len(places) == canoes
    for i, (x, y) in enumerate(places):
        assert 0 < x < LAND
        assert 0 < y < HEIGHT
        for other_x, other_y in places[:i]:
            is_apart = (
                abs(x - other_x) >= CANOE_SIZE[0] * scale
                or abs(y - other_y) >= CANOE_SIZE[1] * scale
            )
            assert is_apart


def test_discs_keep_their_distance() -> None:
    spots = list(DISCS.values())
    for i, (x, y) in enumerate(spots):
        for other_x, other_y in spots[:i]:
            assert ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5 > 90
