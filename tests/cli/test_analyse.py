"""`niagara analyse`: what it prints of a finished game, and what it refuses."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from analysis.games import FEW, played
from cli.test_spoken_commands import niagara
from niagara.analysis import analysis_from_json
from niagara.cli.terminal.record_files import save_record
from niagara.cli.words import speak
from niagara.locales.languages import ENGLISH, languages
from niagara.rules import Options, Record

QUICK = ("--simulations", str(FEW), "--jobs", "1")


@pytest.fixture(autouse=True)
def _in_english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def record() -> Record:
    return played(("ranger", "drifter", "paddler+thief"), 2, Options(round_limit=6))


@pytest.fixture
def game(tmp_path: Path) -> str:
    save_record(record(), tmp_path / "game.txt")
    return str(tmp_path / "game.txt")


def test_players_chart_turning_points_and_costly_decisions_are_printed(game: str) -> None:
    result = niagara("analyse", game, *QUICK)
    assert result.exit_code == 0, result.output
    for heading in ("Chance to win", "Turning points", "Costliest decisions"):
        assert heading in result.stdout
    for name in ("a ranger", "b drifter", "c Rico"):
        assert result.stdout.count(name) >= 2
    assert "1    6" in result.stdout  # the rounds below the chart
    table = result.stdout.partition("Chance to win")[0]
    assert "%" not in table, "the only percentages are chances to win"
    assert any(word in table for word in ("lucky", "even"))


def test_json_is_the_whole_analysis(game: str) -> None:
    result = niagara("analyse", game, *QUICK, "--json")
    found = analysis_from_json(json.loads(result.stdout))
    assert [player.name for player in found.players] == list(record().names)
    assert found.simulations == FEW


@pytest.mark.parametrize("language", languages())
def test_a_running_game_is_refused_in_every_language(language: str, tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    save_record(replace(record(), steps=record().steps[:-1]), path)
    result = niagara("analyse", str(path), *QUICK, "--lang", language)
    assert result.exit_code == 2
    assert str(path) in result.stderr
    assert result.stdout == ""
    if language == "en":
        assert "this game isn’t over" in result.stderr


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    missing = niagara("analyse", str(tmp_path / "none.txt"))
    assert missing.exit_code == 2
    assert "no such file" in missing.stderr
    (tmp_path / "bad.txt").write_text("nonsense")
    bad = niagara("analyse", str(tmp_path / "bad.txt"))
    assert bad.exit_code == 2
    assert "isn’t a game record" in bad.stderr
