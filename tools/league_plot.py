"""How policies of a league did at mixed tables, as a plot.

    python -m niagara.train contest training/league.toml ranger.npz runs/league-*/weights-*.npz |
        python tools/league_plot.py docs/pictures/league.svg

Reads the lines that `contest` prints; a share of 1 is fair.
"""

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from count_plots import INK, WIDTH, svg, text

ROW: Final = 26
LINE: Final = re.compile(r"(.+): ([\d.]+) ± ([\d.]+) of the fair share")
COLOUR: Final = "#1f7a8c"


class Standing(NamedTuple):
    """A policy, its share at mixed tables, and how far 95 % of such shares lie."""

    name: str
    share: float
    within: float


def main() -> None:
    """Read, and draw the best first."""
    found = sorted(standings(sys.stdin), key=lambda each: -each.share)
    Path(sys.argv[1]).write_text(plot(found))


def standings(lines: Iterable[str]) -> list[Standing]:
    """What a contest has printed.

    >>> standings(["runs/league-21/weights-440.npz: 1.072 ± 0.017 of the fair share, 9 seats"])
    [Standing(name='league-21, after 440', share=1.072, within=0.017)]
    """
    rows = [found for line in lines if (found := LINE.match(line))]
    return [Standing(_name(Path(row[1])), float(row[2]), float(row[3])) for row in rows]


def _name(path: Path) -> str:
    run, _, iteration = path.stem.partition("weights-")
    return f"{path.parent.name}, after {iteration}" if iteration else run


def plot(found: Sequence[Standing]) -> str:
    """A bar for each policy, its interval, and a line at the fair share."""
    left, top, right = 190, 12, WIDTH - 60
    scale = (right - left) / max(each.share + each.within for each in found)
    bottom = top + ROW * len(found)
    parts = []
    for place, (name, share, within) in enumerate(found):
        y, end, width = top + ROW * place, left + scale * share, 2 * scale * within
        interval = f"M{end - width / 2:.1f} {y + ROW / 2}h{width:.1f}"
        parts += [
            text(left - 8, y + 17, name, "end"),
            f'<path d="M{left} {y + 4}H{end:.1f}V{y + ROW - 4}H{left}Z" fill="{COLOUR}"/>',
            f'<path d="{interval}" stroke="{INK}" stroke-width="3"/>',
            text(WIDTH - 24, y + 17, f"{share:.2f}"),
        ]
    fair = left + scale
    parts.append(
        f'<path d="M{fair:.1f} {top}V{bottom}" stroke="{INK}" stroke-dasharray="4 4"/>'
        + text(fair, bottom + 18, "fair share")
    )
    return svg(bottom + 30, "Policies at mixed tables: what each wins of its fair share", parts)


if __name__ == "__main__":
    main()
