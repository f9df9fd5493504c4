"""The replay viewer: every record it can show, and every file it must refuse."""

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cli.test_terminal import Screen, Script
from niagara.cli.terminal.event_text import event_lines
from niagara.cli.terminal.record_files import load_record, save_record
from niagara.cli.terminal.replay import BAD_INPUT, OK, replay_terminal, scenes_of
from niagara.rules import Game, Options, Record
from niagara.rules.codec import record_to_json
from niagara.rules.events import Revealed
from niagara.rules.notation import record_to_text
from play import at_random

NAMES = ["Ann", "[red]Ben[/red]", "Cem\x1b[2J"]


def a_record(rounds: int = 4, fork: str = "natural") -> Record:
    rng = Random(3)
    game = Game(NAMES, rng, Options(fork=fork, round_limit=rounds))
    for _ in at_random(game, rng):
        pass
    return game.record


def shown(
    path: Path, *typed: str, is_terminal: bool = False, every: bool = False
) -> tuple[int, str]:
    """The exit code and all that was printed to somebody who typed these lines, then left."""
    screen = Screen(is_terminal=is_terminal)
    return replay_terminal(path, screen.console, Script(*typed), every=every), screen.text


@pytest.mark.parametrize("name", ["game.json", "game.txt"])
def test_both_forms_are_read_and_printed_whole(name: str, tmp_path: Path) -> None:
    record = a_record()
    save_record(record, tmp_path / name)
    assert load_record(tmp_path / name) == record
    code, text = shown(tmp_path / name)
    assert code == OK
    assert text.count("NIAGARA") == len(scenes_of(record)) == 4 * 4 + 1
    assert "That was the last round." in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_tile_that_moves_nothing_is_told_too() -> None:
    """D1: whoever has one canoe, and that ashore, may leave it there."""
    events = [event for scene in scenes_of(a_record(rounds=40)) for event in scene.events]
    turns = [line for line in event_lines(events, NAMES) if re.match(r"[a-c] .+, (tile|the)", line)]
    assert len(turns) == sum(isinstance(event, Revealed) for event in events) == 40 * 3
    assert any(line.endswith(": leaves the canoe ashore") for line in turns)


def test_every_prints_all_even_at_a_terminal(tmp_path: Path) -> None:
    save_record(a_record(), tmp_path / "game.json")
    _, text = shown(tmp_path / "game.json", is_terminal=True, every=True)
    assert "Step 17 of 17" in text


def steps(text: str) -> list[int]:
    """The steps somebody was shown, one after the other."""
    return [int(line.split()[2]) for line in text.splitlines() if "── Step" in line]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (["", "n", "p"], [1, 2, 3, 2]),
        (["p", "e", "n", ""], [1, 1, 17, 17, 17]),
        (["g 3", "g3", "2", "g 1"], [1, 10, 10, 6, 1]),
        (["g ۳", "٢"], [1, 10, 6]),
        (["g 99", "what", "q", "n"], [1, 1, 1]),
    ],
)
def test_leafing(typed: list[str], expected: list[int], tmp_path: Path) -> None:
    save_record(a_record(), tmp_path / "game.json")
    code, text = shown(tmp_path / "game.json", *typed, is_terminal=True)
    assert (code, steps(text)) == (OK, expected)


def test_wrong_input_is_answered(tmp_path: Path) -> None:
    save_record(a_record(), tmp_path / "game.json")
    _, text = shown(tmp_path / "game.json", "g 99", "what", "p", is_terminal=True)
    assert "This game has rounds 1 to 4." in text
    assert "“what” isn’t a choice." in text
    assert "This is the beginning." in text


def test_names_cannot_play_tricks(tmp_path: Path) -> None:
    save_record(a_record(), tmp_path / "game.json")
    _, text = shown(tmp_path / "game.json")
    assert "[red]Ben[/red]" in text
    assert "\x1b" not in text


def test_an_unfinished_game_is_shown_to_where_it_stops(tmp_path: Path) -> None:
    record = a_record()
    for length in range(len(record.steps)):
        save_record(replace(record, steps=record.steps[:length]), tmp_path / "game.txt")
        code, text = shown(tmp_path / "game.txt")
        # A flow of the river cut off from its move is the one thing that cannot be shown.
        assert code == OK or "river" in text


GOOD = record_to_json(a_record())


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (b"", "header.niagara"),
        (b"{", "expected JSON"),
        (b"[" * 100_000, "header.niagara"),
        (b'{"a":' * 100_000, "expected JSON"),
        (b"{}", "record.format is missing"),
        (b"\x89PNG\xff\xfe", "expected a text file"),
        (json.dumps({**GOOD, "format": 2}).encode(), "record.format"),
        (json.dumps({**GOOD, "steps": GOOD["steps"][1:]}).encode(), "steps["),
        (record_to_text(a_record()).replace("1. a", "1. z").encode(), "expected a seat"),
    ],
)
def test_bad_files_are_refused_in_words(content: bytes, answer: str, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(content)
    code, text = shown(path)
    assert code == BAD_INPUT
    assert answer in text
    assert "Traceback" not in text


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_what_is_no_file_is_refused(name: str, tmp_path: Path) -> None:
    code, text = shown(tmp_path / name)
    assert code == BAD_INPUT
    assert text
