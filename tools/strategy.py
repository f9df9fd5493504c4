"""What strong play does, counted over many games: the numbers of docs/strategy.md.

    OMP_NUM_THREADS=1 python tools/strategy.py play champion:16sims --games 10000 FILE
    python tools/strategy.py tell FILE

All seats are played by the same bot; with `--temperaments` each has another one, drawn anew for
every game. `play` writes the record of each game; `tell` prints the tables. Equal players sit at
the table, so a share of wins above the fair one is a sign, though no proof, that something helped.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median
from typing import Final

from bot_games import played_record
from game_story import SeatStory, told

from niagara.arena import executor_for
from niagara.bots.temperament import TEMPERAMENTS
from niagara.rules.board import CLOUD, TILES, Tile
from niagara.rules.codec.records import record_from_json, record_to_json

FEW: Final = 30  # lines with fewer seats are left out
SET: Final = len(TILES)  # rounds until all tiles come back to hand
GEMS: Final = 6  # told apart by their order


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("play")
    command.add_argument("bot", help="such as ranger or champion:16sims")
    command.add_argument("file", type=Path)
    command.add_argument("--seats", type=int, default=4)
    command.add_argument("--games", type=int, default=1000)
    command.add_argument("--jobs", type=int, default=2)
    command.add_argument("--temperaments", action="store_true", help="seat different ones")
    command = commands.add_parser("tell")
    command.add_argument("file", type=Path)
    command.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    if args.command == "play":
        deal = partial(played_line, args.bot, args.seats, has_temperaments=args.temperaments)
        play(deal, args.games, args.jobs, args.file)
    else:
        tell(args.file, args.jobs)


def play(played: Callable[[int], str], games: int, jobs: int, path: Path) -> None:
    """Play, and write each game in a line."""
    with executor_for(jobs) as pool, path.open("w") as file:
        for line in pool.map(played, range(games), chunksize=4):
            print(line, file=file, flush=True)


def played_line(bot: str, seats: int, seed: int, *, has_temperaments: bool) -> str:
    """The record of one game in a line."""
    specs = [bot] * seats
    if has_temperaments:
        names = Random(f"strategy {seed}").sample(sorted(TEMPERAMENTS), seats)
        specs = [f"{bot}+{name}" for name in names]
    return json.dumps(record_to_json(played_record(specs, seed)), separators=(",", ":"))


def _stories(line: str) -> list[SeatStory]:
    return told(record_from_json(json.loads(line)))


def tell(path: Path, jobs: int) -> None:
    """Print the tables."""
    with executor_for(jobs) as pool:
        games = list(pool.map(_stories, path.read_text().splitlines(), chunksize=20))
    seats = [seat for game in games for seat in game]
    many = len(games[0])
    print(f"{len(games):,} games of {many}, fair {1 / many:.1%}")
    print(f"rounds: mean {fmean(seat.rounds for seat in seats):.1f}")
    winners = [seat for seat in seats if seat.won]
    _tell_goals(winners)
    _tell_pace(winners, [seat for seat in seats if not seat.won])
    _tell_tiles(seats)
    _tell_clouds(seats)
    _tell_thefts(seats, many)
    table("place in the first round", seats, lambda seat: [seat.place + 1])
    for number in (1, 2, 3):
        table(f"tile of round {number}", seats, partial(_tile_of, number))
    table("first gem brought home", seats, lambda seat: [kind for _, kind in seat.home[:1]])
    table("round of the first gem home", seats, lambda seat: [at for at, _ in seat.home[:1]])
    table("thefts", seats, lambda seat: [len(seat.stole)])
    table("times robbed", seats, lambda seat: [seat.was_robbed])
    table("canoes lost", seats, lambda seat: [len(seat.swept)])
    table("of them with a gem", seats, lambda seat: [sum(full for _, full in seat.swept)])
    table("ransoms paid", seats, lambda seat: [seat.ransomed])


def _name(tile: Tile) -> str:
    return "cloud" if tile == CLOUD else str(tile)


def _tile_of(number: int, seat: SeatStory) -> list[str]:
    """The tile of a round, if the game went on so long."""
    return [_name(tile) for _, tile in seat.tiles[number - 1 : number]]


def _tell_goals(winners: Sequence[SeatStory]) -> None:
    goals = Counter(" and ".join(seat.goals) or "round limit" for seat in winners)
    print("\n| goal | share |\n|---|--:|")
    for goal, count in goals.most_common():
        print(f"| {goal} | {count / len(winners):.1%} |")
    gems = Counter(kind for seat in winners for _, kind in seat.home)
    shares = ", ".join(f"{kind} {count / gems.total():.0%}" for kind, count in gems.most_common())
    print(f"\ngems that winners brought home: {shares}")


def _tell_pace(winners: Sequence[SeatStory], others: Sequence[SeatStory]) -> None:
    """In which round the first gem, the second and so on come home."""
    print("\n| gem home | winners, median round | others | of the others |\n|---|--:|--:|--:|")
    for number in range(GEMS):
        first, then = _rounds(number, winners), _rounds(number, others)
        if first and then:
            had = f"{len(then) / len(others):.0%}"
            print(f"| {number + 1} | {median(first):g} | {median(then):g} | {had} |")


def _rounds(number: int, seats: Sequence[SeatStory]) -> list[int]:
    """When a gem came home, for those who had so many."""
    return [seat.home[number][0] for seat in seats if len(seat.home) > number]


def _tell_tiles(seats: Sequence[SeatStory]) -> None:
    """Which tiles, by what the canoes do and by the round of a set of tiles."""
    doing: dict[str, Counter[Tile]] = {}
    turns: dict[str, Counter[Tile]] = {}
    for seat in seats:
        for number, (canoes, tile) in enumerate(seat.tiles):
            doing.setdefault(canoes, Counter())[tile] += 1
            turns.setdefault(f"{number % SET + 1}", Counter())[tile] += 1
    for title, rows in (("canoes", doing), ("round of a set", turns)):
        print(f"\n| {title} | choices | {' | '.join(map(_name, TILES))} |")
        print(f"|---|--:|{'--:|' * SET}")
        for row, counts in sorted(rows.items()):
            shares = " | ".join(f"{counts[tile] / counts.total():.0%}" for tile in TILES)
            print(f"| {row} | {counts.total():,} | {shares} |")


def _tell_clouds(seats: Sequence[SeatStory]) -> None:
    """Which way the weather is moved, by what one's own canoes do."""
    rows: dict[str, Counter[int]] = {}
    for seat in seats:
        for canoes, change in seat.clouds:
            rows.setdefault(canoes, Counter())[change] += 1
    print("\n| canoes | clouds | faster | slower |\n|---|--:|--:|--:|")
    for row, ways in sorted(rows.items()):
        up, down = ways[1] / ways.total(), ways[-1] / ways.total()
        print(f"| {row} | {ways.total():,} | {up:.0%} | {down:.0%} |")


def _tell_thefts(seats: Sequence[SeatStory], many: int) -> None:
    stolen = sum(len(seat.stole) for seat in seats)
    home = sum(seat.stolen_home for seat in seats)
    could = sum(len(seat.could_steal) for seat in seats)
    took = sum(len({at for at, _ in seat.stole} & seat.could_steal) for seat in seats)
    print(f"\nthefts a game {stolen * many / len(seats):.2f}, brought home {home / stolen:.0%}")
    print(f"turns that could steal a game {could * many / len(seats):.2f}, did {took / could:.0%}")
    kinds = Counter(kind for seat in seats for _, kind in seat.stole)
    print(", ".join(f"{kind} {count / stolen:.0%}" for kind, count in kinds.most_common()))


def table(
    title: str, seats: Sequence[SeatStory], values: Callable[[SeatStory], Sequence[int | str]]
) -> None:
    """How often each value occurs, and how often seats with it won."""
    won: dict[int | str, list[float]] = {}
    for seat in seats:
        for value in values(seat):
            won.setdefault(value, []).append(seat.won)
    print(f"\n| {title} | seats | wins | ± |\n|---|--:|--:|--:|")
    for value, some in sorted(won.items(), key=lambda each: f"{each[0]:>9}"):
        if len(some) >= FEW:
            share = fmean(some)
            error = 1.96 * sqrt(share * (1 - share) / len(some))
            print(f"| {value} | {len(some) / len(seats):.1%} | {share:.1%} | {error:.1%} |")


if __name__ == "__main__":
    main()
