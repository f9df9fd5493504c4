"""What a game pays: each seat's share of the win, less the share of a fair game.

The rewards of a game add up to 0, at any number of seats, and come at its end alone.
"""

from collections.abc import Sequence

from niagara.rules.board import Seat


def payoffs(winners: Sequence[Seat], seats: int) -> list[float]:
    """The reward of every seat when these have won.

    >>> payoffs([1], 4), payoffs([0, 2], 4)
    ([-0.25, 0.75, -0.25, -0.25], [0.25, -0.25, 0.25, -0.25])
    """
    share = 1 / len(winners)
    return [(share if seat in winners else 0.0) - 1 / seats for seat in range(seats)]
