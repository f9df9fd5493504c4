"""The chances of all players as a chart: a line for each player, a column for each round."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from niagara.analysis import Analysis
from niagara.cli.terminal.colours import SEAT_STYLES
from niagara.cli.words import number
from niagara.rules.notation import SEAT_LETTERS

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60  # columns: longer games skip rounds
TICK: Final = 5  # columns between the numbers below the chart
LONGEST_NAME: Final = 16


def chance_chart(analysis: Analysis, names: Sequence[str]) -> Text:
    """The chart, with the chance after the last round that is shown at the end of each line."""
    rounds = _by_round(analysis)
    step = -(-len(rounds) // WIDEST)
    # The last round is always shown.
    shown = sorted({*range(len(rounds) - 1, -1, -step)})
    short = [name[:LONGEST_NAME] for name in names]
    width = max(map(len, short))
    chart = Text()
    for seat, name in enumerate(short):
        chart.append(f"{SEAT_LETTERS[seat]} {name:<{width}}  ")
        bars = "".join(bar(rounds[each][seat]) for each in shown)
        chart.append(bars, SEAT_STYLES[seat])
        chart.append(f"  {number(rounds[-1][seat], is_percent=True)}\n")
    chart.append(" " * (width + 4) + _ticks([each + 1 for each in shown]))
    return chart


def bar(share: float) -> str:
    """A bar as high as a share.

    >>> bar(0), bar(0.5), bar(1)
    ('▁', '▅', '█')
    """
    return BARS[min(int(share * len(BARS)), len(BARS) - 1)]


def _by_round(analysis: Analysis) -> list[tuple[float, ...]]:
    """The chances at the end of every round."""
    ends = {point.round: point.chances for point in analysis.chances}
    return [ends[each] for each in sorted(ends)]


def _ticks(rounds: Sequence[int]) -> str:
    """The numbers of some rounds, each beginning below its own column."""
    line = ""
    for place in range(0, len(rounds), TICK):
        line = line.ljust(place) + number(rounds[place])
    return line
