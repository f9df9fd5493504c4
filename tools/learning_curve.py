"""How a policy learned: its checkpoints in games against bots, as a table and a plot.

    python tools/learning_curve.py runs/ppo --rivals drifter paddler --games 200 --out docs/pictures

Every checkpoint of a run sits at a table with three bots of a kind; 25 % of the wins are fair. Time
is that of all processors together, as the run's log tells it.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from count_plots import INK, WIDTH, svg, text

from niagara.arena.play_games import play_games
from niagara.arena.pool import executor_for
from niagara.arena.schedule import fixtures
from niagara.train.run_log import read_log
from niagara.train.stage import LOG, weights_after

COLOURS: Final = ("#1f7a8c", "#c2571a", "#7b4fa3", "#2f8f5b")


class Point(NamedTuple):
    """A checkpoint: minutes of processor time, decisions seen, and the wins against each rival."""

    minutes: float
    decisions: int
    shares: tuple[float, ...]


def main() -> None:
    """Play, print and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path)
    parser.add_argument("--rivals", nargs="+", default=["drifter", "paddler"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="a folder for learning-curve.svg")
    args = parser.parse_args()
    points = []
    for line in read_log(args.run / LOG):
        weights = weights_after(args.run, line["iteration"])
        if weights.exists():
            share = partial(win_share, weights, games=args.games, jobs=args.jobs)
            shares = tuple(share(rival) for rival in args.rivals)
            points.append(Point(line["processor_seconds"] / 60, line["decisions"], shares))
            print(row(points[-1]), flush=True)
    if args.out:
        (args.out / "learning-curve.svg").write_text(curve(points, args.rivals, args.games))


def row(point: Point) -> str:
    """A line of the table."""
    shares = " | ".join(f"{share:.1%}" for share in point.shares)
    return f"| {point.minutes:.1f} | {point.decisions:,} | {shares} |"


def win_share(weights: Path, rival: str, *, games: int, jobs: int) -> float:
    """What the policy wins at a table with three bots of a kind."""
    spec = f"policy:{weights}"
    won = 0.0
    with executor_for(jobs) as pool:
        for result in play_games(fixtures((spec, rival, rival, rival), games, 1), pool, chunk=4):
            seat = next(i for i, each in enumerate(result.seats) if each.bot == spec)
            won += (seat in result.winners) / len(result.winners)
    return won / games


def curve(points: Sequence[Point], rivals: Sequence[str], games: int) -> str:
    """The share of wins by time, a line for each kind of rival."""
    left, top, bottom, right = 48, 16, 250, WIDTH - 96
    longest = points[-1].minutes

    def x(minutes: float) -> float:
        return left + (right - left) * minutes / longest

    def y(share: float) -> float:
        return bottom - (bottom - top) * share

    parts = [
        f'<path d="M{left} {y(step):.1f}H{right}" stroke="{INK}" stroke-opacity=".25"/>'
        + text(left - 8, y(step) + 4, f"{step:.0%}", "end")
        for step in (0, 0.25, 0.5, 0.75, 1)
    ]
    parts += [text(x(minute), bottom + 20, str(minute)) for minute in range(int(longest) + 1)]
    parts.append(text((left + right) / 2, bottom + 40, "minutes of processor time"))
    for i, rival in enumerate(rivals):
        way = "L".join(f"{x(p.minutes):.1f} {y(p.shares[i]):.1f}" for p in points)
        colour = COLOURS[i % len(COLOURS)]
        parts.append(f'<path d="M{way}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        end = y(points[-1].shares[i])
        parts.append(text(right + 8, end + 4, rival, "start", colour))
    title = f"Wins against three bots of a kind, {games} games each; 25 % are fair"
    return svg(300, title, parts)


if __name__ == "__main__":
    main()
