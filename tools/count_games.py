"""Play very many sensible games and write what happened in them: docs/statistics.md.

python tools/count_games.py count --games 1000000 build/statistics.json   # on the processor
python tools/count_games.py count --cuda --games 1000000000 FILE          # on a GPU
python tools/count_games.py write FILE                                    # the page and its plots
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from count_plots import lengths_plot, tiles_plot

from niagara.rules import Options
from niagara.rules.board import TILE_NAMES, TILES
from niagara.sim.packed.counters import Counts
from niagara.sim.packed.engine import DEFAULT

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "statistics.md"
PICTURES = ROOT / "docs" / "pictures"
SEATS = (3, 4, 5)
THREADS = 1 << 20


def main() -> None:
    """Count, or write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    counting = commands.add_parser("count")
    counting.add_argument("--games", type=int, default=1_000_000, help="for each number of seats")
    counting.add_argument("--cuda", action="store_true")
    counting.add_argument("file", type=Path)
    writing = commands.add_parser("write")
    writing.add_argument("file", type=Path)
    args = parser.parse_args()
    if args.command == "count":
        found = {seats: counted(seats, args.games, cuda=args.cuda) for seats in SEATS}
        args.file.write_text(json.dumps(found))
    else:
        write(json.loads(args.file.read_text()))


def counted(seats: int, games: int, *, cuda: bool) -> dict[str, Any]:
    """The counters of so many games, and how long they took."""
    began = time.perf_counter()
    options: Options = DEFAULT
    if cuda:
        from niagara.sim.packed.cuda import count_games as on_a_gpu  # noqa: PLC0415 - needs CuPy

        counts = on_a_gpu(THREADS, -(-games // THREADS), seats, options, seed=seats)
    else:
        from niagara.sim.packed.batch import count_games  # noqa: PLC0415 - needs NumPy

        counts = count_games(games, seats, options, seed=seats)
    seconds = time.perf_counter() - began
    print(f"{seats} seats: {counts.games:,} games in {seconds:.1f} s", flush=True)
    return {"counters": list(counts.counters), "seconds": seconds}


def write(found: dict[str, Any]) -> None:
    """The page and its plots."""
    counts = {int(seats): Counts(int(seats), one["counters"]) for seats, one in found.items()}
    (PICTURES / "statistics-lengths.svg").write_text(lengths_plot(counts))
    (PICTURES / "statistics-tiles.svg").write_text(tiles_plot(counts[4]))
    seconds = {int(seats): one["seconds"] for seats, one in found.items()}
    PAGE.write_text(page(counts, seconds))


def page(counts: dict[int, Counts], seconds: dict[int, float]) -> str:
    """The page as Markdown."""
    games = sum(each.games for each in counts.values())
    rows: list[tuple[str, Callable[[Counts], str]]] = [
        ("games", lambda c: f"{c.games:,}"),
        ("rounds", lambda c: f"{sum(n * share for n, share in c.lengths.items()):.1f}"),
        ("decisions", lambda c: f"{c.acts['decisions']:.0f}"),
        ("gems loaded", lambda c: f"{c.acts['loads']:.1f}"),
        ("gems brought ashore", lambda c: f"{c.acts['landings']:.1f}"),
        ("thefts", lambda c: f"{c.acts['thefts']:.2f}"),
        ("ransoms", lambda c: f"{c.acts['ransoms']:.2f}"),
        ("won with seven in all", lambda c: f"{c.goals['seven in all']:.1%}"),
        ("won with four of a kind", lambda c: f"{c.goals['four of a kind']:.1%}"),
        ("won with five kinds", lambda c: f"{c.goals['five kinds']:.1%}"),
        ("shared wins", lambda c: f"{c.shared:.1%}"),
    ]
    table = [
        "| | " + " | ".join(f"{seats} players" for seats in counts) + " |",
        "|---|--:|--:|--:|",
    ]
    table += [f"| {name} | {' | '.join(tell(c) for c in counts.values())} |" for name, tell in rows]
    places = [
        "| | " + " | ".join(f"place {n}" for n in range(1, 6)) + " |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    places += [
        f"| {seats} players (fair {1 / seats:.1%}) | "
        + " | ".join(f"{share:.2%}" for share in each.places)
        + " |" * (6 - seats)
        for seats, each in counts.items()
    ]
    first = [counts[4].tile(1, tile) for tile in TILES]
    best = max(TILES, key=lambda tile: first[tile - 1][1])
    worst = min(TILES, key=lambda tile: first[tile - 1][1])
    took = ", ".join(f"{seconds[seats]:.0f} s with {seats}" for seats in counts)
    return f"""# The game in numbers

What happens in {games:,} games of sensible players: the quick policy of
`niagara.sim.quick_policy`, which lands what is loaded, loads what is near, keeps off the falls and
chooses its tiles by chance. They were played by the packed engine on one GPU ({took}
players); `tools/count_games.py` counts them and writes this page. Players of this kind are no
masters: the numbers say how the game runs, not how it is best played.

{chr(10).join(table)}

Wins are shares of winners; several goals can be met at once. Other rows are means a game.

![How many rounds games last, for three, four and five players](pictures/statistics-lengths.svg)

## Who begins

The share of wins by the place in the order of the first round. The life preserver goes round, so
the advantage is small.

{chr(10).join(places)}

## What a tile is worth

The share of wins, in per cent, of those among four who chose a tile in a round (fair is 25). Since
tiles are chosen by chance here, this is what the tile does, not what its owner knew. In the first
round the {TILE_NAMES[best]} does best and the {TILE_NAMES[worst]} worst.

![Wins by round and tile](pictures/statistics-tiles.svg)
"""


if __name__ == "__main__":
    main()
