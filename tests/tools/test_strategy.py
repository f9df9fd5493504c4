"""The numbers of docs/strategy.md: what is counted is what happened."""

from pathlib import Path

import pytest
from strategy import counted, play, tell


@pytest.mark.parametrize("seats", [3, 5])
def test_what_seats_did_fits_together(seats: int) -> None:
    lines = counted("guide", seats, seed=4)
    assert sorted(line["place"] for line in lines) == list(range(seats))
    assert sum(line["won"] for line in lines) == pytest.approx(1)
    assert sum(len(line["stole"]) for line in lines) == sum(line["was_robbed"] for line in lines)
    for line in lines:
        assert line["rounds"] - 1 <= len(line["tiles"]) <= line["rounds"]
        assert line["stolen_home"] <= min(len(line["stole"]), len(line["home"]))
        assert bool(line["goals"]) == bool(line["won"])


def test_tables_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    play("paddler", 3, 12, 1, path)
    tell(path)
    told = capsys.readouterr().out
    assert "12 games of 3, fair 33.3%" in told
    assert "| thefts | seats | wins | ± |" in told
