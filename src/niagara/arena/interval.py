"""Confidence intervals for a share of games won.

Games are not independent: those of one deal share their luck. And a game's score may be a
fraction, since a shared win is split. So the variance of the mean score is estimated by deals
(the sums of deviations of each deal, squared). That gives an effective number of independent
games, and the answer is Wilson's interval for that many. Unlike the mean plus and minus two
standard errors it is also right near 0 and 1, where nearly all games ended the same way.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final

LEVEL: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent games.

    >>> [round(end, 3) for end in wilson(0.25, 400)]
    [0.21, 0.295]
    """
    if not games:
        return 0.0, 1.0
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_interval(deals: Mapping[int, Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of the mean of scores from 0 to 1, given by deals."""
    scores = [score for deal in deals.values() for score in deal]
    if not scores:
        return 0.0, 1.0
    share = sum(scores) / len(scores)
    return wilson(share, _independent(deals, share, len(scores)))


def _independent(deals: Mapping[int, Sequence[float]], share: float, games: int) -> float:
    """The effective number of independent games: from one for each deal to all of them.

    Never more than all, though rotation balances luck: with few deals that may be chance.
    """
    many = len(deals)
    if many < 2:  # one deal tells nothing about how deals differ
        return many
    squares = sum(sum(score - share for score in deal) ** 2 for deal in deals.values())
    variance = squares * many / (many - 1) / games**2
    if not variance:
        return games
    return min(games, max(many, share * (1 - share) / variance))
