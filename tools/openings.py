"""What strong play does in the first three rounds, by place and number of players.

    python tools/openings.py play --bot ranger --games 2000
    python tools/openings.py count --bot champion:16sims FILES
    python tools/openings.py draw

``play`` plays games of one bot against itself with 3, 4 and 5 seats, ``count`` takes those that
``tools/strategy.py play`` has written, a file for each number of seats. Tiles, gems and wins are
counted into src/niagara/openings/openings.json, which the page "Openings" of the app shows, too.
``draw`` draws the plots of docs/openings.md and prints its tables.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

from bot_games import played_records
from openings_plots import lines_table, tiles_plot, wins_plot

from niagara.rules import Record, replay
from niagara.rules.board import EMPTY, KIND_NAMES, TILES
from niagara.rules.codec.pieces import tile_to_json
from niagara.rules.codec.records import record_from_json
from niagara.rules.events import Flowed, Landed, Loaded, Revealed, StartPassed, Stolen, Swept

ROOT: Final = Path(__file__).parent.parent
DATA: Final = ROOT / "src/niagara/openings/openings.json"
PICTURES: Final = ROOT / "docs/pictures"
SEATS: Final = (3, 4, 5)
ROUNDS: Final = 3
LINES: Final = 6  # the commonest ways to play the first three rounds
SEED: Final = 7

Json = dict[str, Any]


def main() -> None:
    """Play, count or draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("do", choices=("play", "count", "draw"))
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--bot", default="ranger")
    parser.add_argument("--games", type=int, default=2000)
    args = parser.parse_intermixed_args()
    if args.do == "play":
        for seats in SEATS:
            keep(counted(args.bot, played_records([args.bot] * seats, args.games, SEED)))
    elif args.do == "count":
        for path in args.files:
            keep(counted(args.bot, read(path)))
    else:
        draw(json.loads(DATA.read_text())["tables"])


def keep(table: Json) -> None:
    """Write a table into the data file, in place of an older one of the same bot and seats."""
    old = json.loads(DATA.read_text())["tables"] if DATA.exists() else []
    kept = [each for each in old if (each["bot"], each["seats"]) != (table["bot"], table["seats"])]
    tables = sorted([*kept, table], key=lambda each: (each["bot"] != "ranger", each["seats"]))
    rows = ",\n  ".join(json.dumps(each) for each in tables)
    DATA.write_text(f'{{"tables": [\n  {rows}\n]}}\n')


def draw(tables: Sequence[Json]) -> None:
    """The plots, and the tables for docs/openings.md."""
    strong = [each for each in tables if each["bot"] == "ranger"]
    for each in strong:
        (PICTURES / f"openings-{each['seats']}.svg").write_text(tiles_plot(each))
    (PICTURES / "openings-wins.svg").write_text(wins_plot(strong))
    for each in tables:
        print(f"{each['bot']}, {each['seats']} players, {each['games']} games\n{lines_table(each)}")


def read(path: Path) -> Iterator[Record]:
    """The games of a file, each in a line."""
    with path.open() as file:
        for line in file:
            yield record_from_json(json.loads(line))


def counted(bot: str, records: Iterable[Record]) -> Json:
    """Games between equal bots, counted. Players are told apart by their place."""
    games = iter(records)
    first = next(games)
    seats = len(first.names)
    count = OpeningCount(seats)
    for number, record in enumerate(chain([first], games), start=1):
        count.add(record)
        if number % 100 == 0:
            print(f"{bot}, {seats} seats: {number} games", flush=True)
    return {"bot": bot, "seats": seats, "games": number, **count.to_json(number)}


class OpeningCount:
    """The first rounds of many games. A player's place is the order of turns in round 1."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.tiles = [[Counter[int]() for _ in range(ROUNDS)] for _ in range(seats)]
        self.first: Counter[int] = Counter()
        self.first_wins: defaultdict[int, float] = defaultdict(float)
        self.wins = [0.0] * seats
        self.lines: Counter[tuple[int, ...]] = Counter()
        self.line_wins: defaultdict[tuple[int, ...], float] = defaultdict(float)
        self.speeds = [0] * ROUNDS
        self.loaded = [Counter[int]() for _ in range(ROUNDS)]
        self.landed = [0] * ROUNDS
        self.stolen = [0] * ROUNDS
        self.lost = [0] * ROUNDS

    def add(self, record: Record) -> None:
        """Count one game."""
        played: list[list[int]] = [[] for _ in range(self.seats)]
        for round_, event in _opening_events(record):
            if isinstance(event, Revealed):
                played[(event.seat - record.start) % self.seats].append(event.tile)
            elif isinstance(event, Flowed):
                self.speeds[round_] += event.speed
            elif isinstance(event, Loaded):
                self.loaded[round_][event.gem] += 1
            elif isinstance(event, Landed) and event.gem != EMPTY:
                self.landed[round_] += 1
            elif isinstance(event, Stolen):
                self.stolen[round_] += 1
            elif isinstance(event, Swept):
                self.lost[round_] += 1
        won = _shares(record)
        for place, tiles in enumerate(played):
            share = won.get((place + record.start) % self.seats, 0.0)
            self._count_player(place, tuple(tiles), share)

    def _count_player(self, place: int, tiles: tuple[int, ...], share: float) -> None:
        self.wins[place] += share
        for round_, tile in enumerate(tiles):
            self.tiles[place][round_][tile] += 1
        self.first[tiles[0]] += 1
        self.first_wins[tiles[0]] += share
        self.lines[tiles] += 1
        self.line_wins[tiles] += share

    def to_json(self, games: int) -> Json:
        """All counts as shares, with as many digits as they are sure of."""
        players = games * self.seats
        return {
            "tiles": [
                [[round(each[tile] / games, 3) for tile in TILES] for each in rounds]
                for rounds in self.tiles
            ],
            "wins": [round(each / games, 3) for each in self.wins],
            "first": [self._first(tile, players) for tile in TILES],
            "lines": [self._line(tiles, players) for tiles, _ in self.lines.most_common(LINES)],
            "speeds": [round(each / games, 2) for each in self.speeds],
            "loaded": [
                {KIND_NAMES[kind]: round(many / players, 3) for kind, many in sorted(each.items())}
                for each in self.loaded
            ],
            "landed": [round(each / players, 3) for each in self.landed],
            "stolen": [round(each / players, 3) for each in self.stolen],
            "lost": [round(each / players, 3) for each in self.lost],
        }

    def _first(self, tile: int, players: int) -> Json:
        """How often a tile was the first, and what those won who chose it."""
        many = self.first[tile]
        wins = round(self.first_wins[tile] / many, 3) if many else None
        return {"tile": tile_to_json(tile), "share": round(many / players, 3), "wins": wins}

    def _line(self, tiles: tuple[int, ...], players: int) -> Json:
        many = self.lines[tiles]
        return {
            "tiles": [tile_to_json(tile) for tile in tiles],
            "share": round(many / players, 3),
            "wins": round(self.line_wins[tiles] / many, 3),
        }


def _opening_events(record: Record) -> Iterator[tuple[int, object]]:
    """The events of the first rounds, each with its round, from 0."""
    round_ = 0
    for moment in replay(record):
        for event in moment.events:
            if isinstance(event, StartPassed):
                round_ += 1
            if round_ >= ROUNDS:
                return
            yield round_, event


def _shares(record: Record) -> dict[int, float]:
    """What every winner won."""
    winners = record.position().winners
    return dict.fromkeys(winners, 1 / len(winners)) if winners else {}


if __name__ == "__main__":
    main()
