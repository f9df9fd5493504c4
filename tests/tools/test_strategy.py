"""The numbers of docs/strategy.md: what is counted is what happened."""

import json
from functools import partial
from pathlib import Path

import pytest
from bot_games import played_record
from game_story import told
from strategy import play, played_line, tell

from niagara.rules.board import CLOUD


@pytest.mark.parametrize("seats", [3, 5])
def test_what_seats_did_fits_together(seats: int) -> None:
    stories = told(played_record(["guide"] * seats, seed=4))
    assert sorted(story.place for story in stories) == list(range(seats))
    assert sum(story.won for story in stories) == pytest.approx(1)
    thefts = sum(len(story.stole) for story in stories)
    assert 0 < thefts == sum(story.was_robbed for story in stories)
    for story in stories:
        assert story.rounds - 1 <= len(story.tiles) <= story.rounds
        assert story.stolen_home <= min(len(story.stole), len(story.home))
        assert bool(story.goals) == bool(story.won)


def test_whoever_stole_could_steal() -> None:
    stories = told(played_record(["guide+thief"] * 4, seed=5))
    assert any(story.stole for story in stories)
    for story in stories:
        assert {at for at, _ in story.stole} <= story.could_steal


def test_canoes_start_ashore_and_clouds_follow_their_tile() -> None:
    for story in told(played_record(["guide"] * 4, seed=6)):
        assert story.tiles[0][0] == "none out"
        assert len(story.clouds) <= sum(tile == CLOUD for _, tile in story.tiles)
        assert {change for _, change in story.clouds} <= {-1, 1}


def test_temperaments_are_drawn_anew_for_every_game() -> None:
    tables = [
        json.loads(played_line("paddler", 4, seed, has_temperaments=True))["seats"]
        for seed in range(4)
    ]
    assert all(len(set(names)) == 4 for names in tables)
    assert len({tuple(names) for names in tables}) > 1


def test_tables_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    play(partial(played_line, "paddler", 3, has_temperaments=False), 12, 1, path)
    tell(path, 1)
    printed = capsys.readouterr().out
    assert "12 games of 3, fair 33.3%" in printed
    assert "| thefts | seats | wins | ± |" in printed
    assert "| canoes | choices | 1 | 2 | 3 | 4 | 5 | 6 | cloud |" in printed
    assert printed.count("none out") == 2, "tiles and clouds by what canoes do"
