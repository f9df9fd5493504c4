"""What the documentation shows is true: its examples run, and what it names is there."""

import doctest
import json
import re
import subprocess
from pathlib import Path

import pytest

from niagara.cli.query import answer_line
from niagara.rules import (
    Action,
    Move,
    Record,
    replay,
)
from niagara.rules.codec.events import TYPES

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.FAIL_FAST)
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_without_prompts_can_be_read(page: Path) -> None:
    """What has prompts is run above; the programs of `examples` are run by their own tests."""
    for block in re.findall(r"^```python\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE):
        if not block.startswith(">>>"):
            compile(block, page.name, "exec")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_make_commands_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"(?:^|`)make ([a-z-]+)", page.read_text(), re.MULTILINE)) <= targets


def test_make_help_lists_every_command() -> None:
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    for command in ("play", "test", "lint", "fmt", "bench", "help"):
        assert re.search(rf"^{command} +\w", listed.stdout, re.MULTILINE)


def test_query_examples_are_answered_as_shown() -> None:
    blocks = re.findall(r"```json\n(.*?)\n```", (ROOT / "docs/query.md").read_text(), re.DOTALL)
    new, wrong, error = blocks
    assert "position" in json.loads(answer_line(new.encode()))
    assert json.loads(answer_line(wrong.encode())) == json.loads(error)


def test_query_page_lists_every_event() -> None:
    page = (ROOT / "docs/query.md").read_text()
    events = page[page.index("## Events") :]
    named = {
        name for row in re.findall(r"^\| (`.*?) \|", events, re.MULTILINE) for name in row.split()
    }
    assert {name.strip("`") for name in named} == set(TYPES)


def test_notation_page_reads_and_replays() -> None:
    page = (ROOT / "docs/notation.md").read_text()
    actions = page[page.index("## Actions") : page.index("Canoes are")]
    for row in re.findall(r"^\| (`.*?) \|", actions, re.MULTILINE):
        for text in re.findall(r"`(.*?)`", row):
            assert str(Action.parse(text)) == text
    (game,) = re.findall(r"```\n(\[niagara.*?)```", page, re.DOTALL)
    record = Record.parse(game)
    assert f"{record}\n" == game
    assert len(list(replay(record))) == sum(isinstance(step, Move) for step in record.steps)
