"""The report page: well-formed, self-contained, and names stay names."""

import re
from xml.etree import ElementTree as ET

import pytest

from arena.odd_bots import outcome
from niagara.arena import ARENA_RULES, Experiment, MatchResult, report_page, tally
from niagara.arena.schedule import Ending

NASTY = """exec:<script>alert("&'")</script> a very long command --with options"""
LINEUP = (NASTY, "guide", "drifter", "drifter")
SVG = ".//svg"


def made(results: list[MatchResult], ending: Ending = "complete") -> tuple[str, ET.Element]:
    text = report_page(results, tally(results), Experiment(LINEUP, 400, 1, ARENA_RULES, ending))
    return text, ET.fromstring(text)


@pytest.mark.parametrize("games", [1, 2, 5, 400])
def test_a_page_is_well_formed_with_four_plots(games: int) -> None:
    results = [outcome(i, LINEUP, [i % 4], rounds=7 + i * i % 60) for i in range(games)]
    text, root = made(results)
    assert text.startswith("<!DOCTYPE html>")
    assert [plot.get("role") for plot in root.iterfind(SVG)] == ["img"] * 4
    assert "nan" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)


def test_names_are_escaped_and_written_in_full() -> None:
    text, root = made([outcome(0, LINEUP, [0])])
    assert "<script" not in text
    assert NASTY in ["".join(cell.itertext()) for cell in root.iter("td")]


def test_a_page_needs_nothing_else_and_knows_the_night() -> None:
    text, root = made([outcome(i, LINEUP, [i % 4]) for i in range(8)])
    assert not re.search(r"https?:|url\(|@import|<link|<img|\bsrc=", text)
    assert "prefers-color-scheme: dark" in text
    assert not list(root.iter("script"))


def test_a_page_of_no_games_says_why() -> None:
    text, root = made([], "interrupted")
    assert "Interrupted after 0 of 400 games." in "".join(root.itertext())
    assert not list(root.iterfind(SVG))
    assert "No game was played" in text


def test_all_bars_together_are_all_games() -> None:
    results = [outcome(i, LINEUP, [0], rounds=7 + i * i % 60) for i in range(200)]
    _, root = made(results)
    bars = [bar.findtext("title") or "" for bar in root.iter("rect") if bar.get("class") == "bar"]
    assert sum(int(re.findall(r"(\d+) games?", said)[0]) for said in bars) == 200
