"""Whether chances come true: predicted chances beside results, as a table and a plot.

    python tools/reliability.py --games 300 --out docs/pictures

Plays games between strong bots and notes every player's chance after every move. Of all chances
near 30 %, about 30 % should belong to players who went on to win.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from bot_games import played_records
from count_plots import INK, WIDTH, svg, text

from niagara.analysis.move_chances import chances_of
from niagara.analysis.played_move import moves_of
from niagara.bots.parse_lineup import specs_from_text
from niagara.bots.trained_networks import trained_networks

BINS: Final = 10
COLOUR: Final = "#1f7a8c"


class Bin(NamedTuple):
    """Chances of about the same size."""

    many: int
    predicted: float
    won: float
    error: float  # the standard error of ``won``, by games


def main() -> None:
    """Play, print and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="ranger,captain:60sims,ranger,captain:60sims")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a folder for reliability.svg")
    args = parser.parse_args()
    games = predictions(specs_from_text(args.bots), args.games, args.seed)
    bins = binned(games)
    print(table(bins))
    pairs = [pair for game in games for pair in game]
    print(f"Brier score {sum((p - won) ** 2 for p, won in pairs) / len(pairs):.3f}")
    if args.out:
        (args.out / "reliability.svg").write_text(plot(bins, args.games))


def predictions(lineup: Sequence[str], games: int, seed: int) -> list[list[tuple[float, float]]]:
    """For each game pairs of a chance and what came of it, of every seat after every move."""
    networks = trained_networks()
    found = []
    for record in played_records(lineup, games, seed):
        chances = chances_of(moves_of(record), networks, seed)
        result = chances[-1].after
        found.append(
            [pair for each in chances[:-1] for pair in zip(each.after, result, strict=True)]
        )
    return found


def binned(games: Sequence[Sequence[tuple[float, float]]]) -> list[Bin]:
    """The pairs in bins of equal width. Moves of one game are not independent: its are summed."""
    bins = []
    for number in range(BINS):
        inside = [
            [pair for pair in game if min(int(pair[0] * BINS), BINS - 1) == number]
            for game in games
        ]
        count = sum(map(len, inside))
        if not count:
            continue
        predicted = sum(p for game in inside for p, _ in game) / count
        won = sum(result for game in inside for _, result in game) / count
        spread = sum(sum(result - won for _, result in game) ** 2 for game in inside)
        bins.append(Bin(count, predicted, won, sqrt(spread) / count))
    return bins


def table(bins: Sequence[Bin]) -> str:
    """The bins as a table for docs."""
    lines = ["| predicted | won | ± | chances |", "|--:|--:|--:|--:|"]
    lines += [
        f"| {each.predicted:.1%} | {each.won:.1%} | {1.96 * each.error:.1%} | {each.many:,} |"
        for each in bins
    ]
    return "\n".join(lines)


def plot(bins: Sequence[Bin], games: int) -> str:
    """What came of the chances, with 95 % intervals; on the diagonal all would be as predicted."""
    left, top, bottom = 120, 16, 416
    right = left + bottom - top

    def x(share: float) -> float:
        return left + (right - left) * share

    def y(share: float) -> float:
        return bottom - (bottom - top) * min(max(share, 0), 1)

    parts = []
    for step in (0, 0.25, 0.5, 0.75, 1):
        parts.append(
            f'<path d="M{left} {y(step):.1f}H{right}" stroke="{INK}" stroke-opacity=".25"/>'
        )
        parts.append(text(left - 8, y(step) + 4, f"{step:.0%}", "end"))
        parts.append(text(x(step), bottom + 20, f"{step:.0%}"))
    parts.append(
        f'<path d="M{left} {bottom}L{right} {top}" stroke="{INK}" stroke-dasharray="5 5"/>'
    )
    for each in bins:
        low, high = (each.won + sign * 1.96 * each.error for sign in (-1, 1))
        place = x(each.predicted)
        parts.append(
            f'<path d="M{place:.1f} {y(low):.1f}V{y(high):.1f}" stroke="{COLOUR}" '
            f'stroke-width="2"/><circle cx="{place:.1f}" cy="{y(each.won):.1f}" r="5" '
            f'fill="{COLOUR}"/>'
        )
    parts.append(text((left + right) / 2, bottom + 40, "predicted chance to win"))
    parts.append(text(right + 16, y(1) + 4, "won", "start", COLOUR))
    assert right < WIDTH
    return svg(470, f"Chances to win beside results, {games} games", parts)


if __name__ == "__main__":
    main()
