"""Measure what bots of known strength lose, to set the thresholds of the marks.

    python tools/calibrate_analysis.py --games 240 --every 6 --out losses.json

Plays games between the bots named, searches every so-many-th decision as `niagara analyse` does,
and prints the tables of docs/analysis.md. ``--from`` prints the tables of losses measured before.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean

from bot_games import played_records

from niagara.analysis.analyse import SIMULATIONS
from niagara.analysis.comparison import compare
from niagara.analysis.decision import decisions_of
from niagara.analysis.marks import MARKS, THRESHOLDS, accuracy, mark_of
from niagara.analysis.played_move import moves_of
from niagara.bots.parse_lineup import specs_from_text
from niagara.bots.trained_networks import trained_networks

QUANTILES = (0.5, 0.75, 0.9, 0.95, 0.99)
Stakes = Mapping[str, Sequence[tuple[float, float]]]  # of each bot: values at stake, and losses


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="paddler,guide,captain:60sims,ranger")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--every", type=int, default=6)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--from", dest="known", type=Path)
    args = parser.parse_args()
    found = json.loads(args.known.read_text()) if args.known else measured(args)
    print(marks_table(found))
    print(quantiles_table(found))


def measured(args: argparse.Namespace) -> Stakes:
    """The losses of all bots; written down after every game, so that a long run can be stopped."""
    stakes: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    policy = trained_networks().policy
    counted = 0
    lineup = specs_from_text(args.bots)
    for number, record in enumerate(played_records(lineup, args.games, args.seed)):
        for decision in decisions_of(moves_of(record), policy):
            counted += 1
            if counted % args.every == 0:
                found = compare(decision, args.simulations, args.seed + number)
                stake = (dict(found.values)[found.best], found.loss)
                stakes[record.names[decision.view.seat]].append(stake)
        if args.out:
            args.out.write_text(json.dumps(stakes))
    return stakes


def marks_table(stakes: Stakes) -> str:
    """How often each bot earns each mark, and what its accuracy is."""
    marks = " | ".join(f"{mark} (≥ {THRESHOLDS[mark]:.1%})" for mark in MARKS)
    lines = [
        f"| bot | decisions | at stake | mean loss | accuracy | {marks} |",
        "|---|--:|--:|--:|--:|" + "--:|" * len(MARKS),
    ]
    for bot, found in stakes.items():
        earned = [mark_of(loss) for _, loss in found]
        shares = " | ".join(f"{earned.count(mark) / len(found):.1%}" for mark in MARKS)
        value, loss = (fmean(column) for column in zip(*found, strict=True))
        means = f"{value:.1%} | {loss:.2%} | {accuracy(found):.0f}"
        lines.append(f"| `{bot}` | {len(found)} | {means} | {shares} |")
    return "\n".join(lines)


def quantiles_table(stakes: Stakes) -> str:
    """The losses that so many decisions of a bot do not exceed."""
    head = " | ".join(f"{share:.0%}" for share in QUANTILES)
    lines = [f"| bot | no loss | {head} |", "|---|--:|" + "--:|" * len(QUANTILES)]
    for bot, found in stakes.items():
        ranked = sorted(loss for _, loss in found)
        cells = " | ".join(f"{ranked[int(share * len(ranked))]:.1%}" for share in QUANTILES)
        lines.append(f"| `{bot}` | {ranked.count(0.0) / len(ranked):.0%} | {cells} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
