"""The counted openings: complete, and what is said of them is true."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from bot_games import played_record
from openings_plots import lines_table, tiles_plot, wins_plot
from strategy import play, played_line

from niagara.rules import Paddle
from niagara.rules.board import TILES
from niagara.rules.record import Move
from openings import DATA, ROUNDS, OpeningCount, counted, read

TABLES: list[dict[str, Any]] = json.loads(DATA.read_text())["tables"]
every_table = pytest.mark.parametrize(
    "table", TABLES, ids=lambda table: f"{table['bot']}-{table['seats']}"
)
LOW = (1, 2, "cloud")


def test_both_bots_are_counted_with_every_number_of_seats() -> None:
    assert [(each["bot"], each["seats"]) for each in TABLES] == [
        (bot, seats) for bot in ("ranger", "champion:16sims") for seats in (3, 4, 5)
    ]


@every_table
def test_the_shares_are_of_all_players_and_wins(table: dict[str, Any]) -> None:
    assert len(table["tiles"]) == len(table["wins"]) == table["seats"]
    for rounds in table["tiles"]:
        assert len(rounds) == ROUNDS
        assert all(sum(shares) == pytest.approx(1, abs=0.01) for shares in rounds)
    assert sum(table["wins"]) == pytest.approx(1, abs=0.01)
    assert sum(each["share"] for each in table["first"]) == pytest.approx(1, abs=0.01)
    assert all(len(set(line["tiles"])) == ROUNDS for line in table["lines"])


@every_table
def test_strong_players_mostly_begin_with_1_2_or_the_cloud(table: dict[str, Any]) -> None:
    """As the page and docs/openings.md say."""
    low = sum(each["share"] for each in table["first"] if each["tile"] in LOW)
    assert low > 0.6  # champions of every temperament among them


def test_games_are_counted_by_the_place_in_round_1() -> None:
    games = 4
    count = OpeningCount(3)
    for seed in range(games):
        count.add(played_record(["ranger"] * 3, seed))
    found = count.to_json(games)
    assert sum(found["wins"]) == pytest.approx(1, abs=0.01)
    record = played_record(["ranger"] * 3, 0)
    alone = OpeningCount(3)
    alone.add(record)
    tiles = alone.to_json(1)["tiles"]
    moves = (step for step in record.steps if isinstance(step, Move))
    first = next(move.action for move in moves if move.seat == record.start)
    assert isinstance(first, Paddle)
    place, round_ = 0, 0
    assert tiles[place][round_][TILES.index(first.tile)] == 1


def test_the_plots_of_the_page_are_those_of_the_data() -> None:
    strong = [table for table in TABLES if table["bot"] == "ranger"]
    docs = Path(__file__).parents[2] / "docs"
    for table in strong:
        drawn = (docs / "pictures" / f"openings-{table['seats']}.svg").read_text()
        assert drawn == tiles_plot(table)
    assert (docs / "pictures" / "openings-wins.svg").read_text() == wins_plot(strong)
    assert lines_table(strong[1]) in (docs / "openings.md").read_text()


def test_games_of_a_file_are_counted_as_they_were_played(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play(partial(played_line, "paddler", 4, has_temperaments=False), 6, 1, path)
    played = (played_record(["paddler"] * 4, seed) for seed in range(6))
    assert counted("paddler", read(path)) == counted("paddler", played)
