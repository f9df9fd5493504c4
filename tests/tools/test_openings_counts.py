"""The numbers of docs/openings.md: shares that add up, of games played here or read from a file."""

from functools import partial
from pathlib import Path

import pytest
from bot_games import played_record
from strategy import play, played_line

from niagara.rules.record import Move
from openings import counted, read

SEEDS = range(8)


@pytest.mark.parametrize("seats", [3, 5])
def test_shares_add_up(seats: int) -> None:
    table = counted("paddler", (played_record(["paddler"] * seats, seed) for seed in SEEDS))
    assert table["seats"] == seats
    assert table["games"] == len(SEEDS)
    assert sum(table["wins"]) == pytest.approx(1, abs=0.01)
    assert sum(first["share"] for first in table["first"]) == pytest.approx(1, abs=0.01)
    for place in table["tiles"]:
        assert [sum(shares) for shares in place] == pytest.approx([1, 1, 1], abs=0.01)


def test_first_tiles_are_those_of_the_first_round() -> None:
    record = played_record(["paddler"] * 3, 1)
    chosen = [str(step.action) for step in record.steps[:3] if isinstance(step, Move)]
    table = counted("paddler", [record])
    assert {str(row["tile"]) for row in table["first"] if row["share"]} == set(chosen)


def test_games_of_a_file_are_counted_as_they_were_played(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play(partial(played_line, "paddler", 4, has_temperaments=False), len(SEEDS), 1, path)
    played = (played_record(["paddler"] * 4, seed) for seed in SEEDS)
    assert counted("paddler", read(path)) == counted("paddler", played)
