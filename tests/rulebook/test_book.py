"""The rulebook and docs/rules.md are held together, and so are its structure and its messages."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from niagara.rules import UNLOAD, Load, Steal, Trip
from niagara.rules.actions import Cargo
from niagara.rules.board import KIND_NAMES, SITE_AT, SPACE_NAMES
from niagara.rules.codec.events import TYPES
from rulebook.contents import BLOCKS, CHAPTERS, EVENT_RULES, EXPLAINED, FIGURES, PACKAGE

ROOT = PACKAGE.parents[1]
CONTRACT = (ROOT / "docs" / "rules.md").read_text()
COMPONENTS = ROOT / "web" / "src" / "rulebook"
LANGUAGES = sorted(file.parent.name for file in PACKAGE.glob("locales/*/rulebook.ftl"))


def test_every_rule_and_decision_is_explained_exactly_once() -> None:
    stated = set(re.findall(r"\bR\d\.\d+\b|\bD\d\b", CONTRACT))
    assert len(stated) > 50
    assert Counter(EXPLAINED) == Counter(stated)


def test_decisions_are_questions_with_answers() -> None:
    [questions] = [chapter for chapter in CHAPTERS if chapter["id"] == "questions"]
    asked = [block["rule"] for block in questions["blocks"] if "rule" in block]
    assert asked == [f"D{number}" for number in range(1, 9)]
    messages = _messages("en")
    for block in questions["blocks"]:
        assert "title" not in block or messages[block["title"]].endswith("?")


def test_references_lead_somewhere() -> None:
    for block in BLOCKS:
        for rule in block.get("see", ()):
            assert rule in EXPLAINED
            assert rule != block.get("rule")


def test_every_kind_of_event_has_its_rule() -> None:
    assert set(EVENT_RULES) == set(TYPES)
    assert set(EVENT_RULES.values()) <= set(EXPLAINED)
    for name, kind in TYPES.items():
        named = re.findall(r"\b[RD]\d(?:\.\d+)?", kind.__doc__ or "")
        assert any(EVENT_RULES[name].startswith(rule) for rule in named), name


def test_every_reason_of_the_engine_has_its_rule() -> None:
    source = (PACKAGE / "rules" / "why_illegal.py").read_text()
    for rule in set(re.findall(r'"([RD]\d(?:\.\d+)?)"', source)):
        assert any(one == rule or one.startswith(f"{rule}.") for one in EXPLAINED), rule


def test_every_figure_is_in_the_book_once() -> None:
    shown = [figure for block in BLOCKS for figure in block.get("figures", ())]
    assert Counter(shown) == Counter(list(FIGURES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_left_over(language: str) -> None:
    code = "".join(file.read_text() for file in sorted(COMPONENTS.glob("*")))
    in_code = set(re.findall(r"'(book-[a-z-]+)'", code))
    assert set(_messages(language)) == set(_named()) | in_code


def test_no_paragraph_is_told_twice() -> None:
    told = [text for block in BLOCKS for text in block.get("text", ())]
    assert len(told) == len(set(told))


def test_prices_are_those_of_the_engine() -> None:
    [block] = [block for block in BLOCKS if block.get("rule") == "R4.1"]
    prices = {
        price["text"].removeprefix("book-price-"): price["points"] for price in block["prices"]
    }
    disc = SPACE_NAMES.index("3")
    load, steal = Load(0), Steal(1, 0)
    trips: dict[str, tuple[Cargo, ...]] = {
        "load": (load,),
        "unload": (UNLOAD,),
        "swap": (UNLOAD, load),
        "steal": (steal,),
    }
    for name, cargo in trips.items():
        assert prices[name] == Trip(0, (), disc, cargo).cost


def test_sites_are_where_the_engine_has_them() -> None:
    [block] = [block for block in BLOCKS if "sites" in block]
    told = {disc: site["gem"] for site in block["sites"] for disc in site["discs"]}
    real = {
        SPACE_NAMES[space]: KIND_NAMES[kind] for space, kind in enumerate(SITE_AT[:-1]) if kind >= 0
    }
    assert told == real


def _named() -> Iterator[str]:
    """All messages that the structure of the book asks for."""
    for chapter in CHAPTERS:
        yield chapter["title"]
    for block in BLOCKS:
        yield from (block[field] for field in ("title", "heading") if field in block)
        yield from (*block.get("text", ()), *block.get("list", ()))
        for field in ("goals", "steps", "prices"):
            yield from (item["text"] for item in block.get(field, ()))
        yield from (f"book-fig-{figure}" for figure in block.get("figures", ()))


def _messages(language: str) -> dict[str, str]:
    text = (PACKAGE / "locales" / language / "rulebook.ftl").read_text()
    return dict(re.findall(r"^(book-[a-z0-9-]+) = (.*)$", text, re.MULTILINE))
