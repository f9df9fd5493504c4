"""Marks for losses, and the accuracy of a player.

The thresholds and the scale are calibrated on games of bots of known strength: docs/analysis.md.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
# The least loss of each mark, as a share of a win; the worst first.
THRESHOLDS: Final = {BLUNDER: 0.12, MISTAKE: 0.06, INACCURACY: 0.03}
GRAVE: Final = (BLUNDER, MISTAKE)  # those that turning points tell of
MARKS: Final = tuple(reversed(THRESHOLDS))
SCALE: Final = 0.16  # the share lost at which accuracy is 100 / e, about 37


def mark_of(loss: float) -> str | None:
    """The mark of a loss, if it deserves one.

    >>> mark_of(0.5), mark_of(0.0)
    ('blunder', None)
    """
    return next((mark for mark, least in THRESHOLDS.items() if loss >= least), None)


def accuracy(stakes: Sequence[tuple[float, float]]) -> float:
    """From 0 to 100, for decisions given as the value of the best action and what was lost of it.

    What counts is the share of all values at stake that was lost: who has no chance any more can
    lose little, and would otherwise seem to play well.

    >>> accuracy([]), accuracy([(0.5, 0.0), (0.2, 0.0)])
    (100.0, 100.0)
    """
    value, loss = (sum(column) for column in zip(*stakes, strict=True)) if stakes else (0, 0)
    return 100 * exp(-loss / value / SCALE) if value > 0 else 100.0
