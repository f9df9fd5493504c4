"""A quick policy for benchmarks: land what is loaded, load what is near, keep off the falls.

It looks only at the cargo of its own canoes and at the legal actions, whose merit it reads from a
table, so that thousands of games can be played. Unlike games of random play, its games end.
"""

from collections.abc import Callable, Sequence
from typing import Final

from niagara.rules.actions import ACTIONS, Action, Paddle, Ransom, Trip
from niagara.rules.board import DEPTH, EMPTY, FALLS
from niagara.rules.position import Canoe

NEAREST_SITES: Final = 4  # the depth at which an empty canoe waits, near most sites
WORST: Final = -100.0


def merit(action: Action, loaded: Sequence[bool]) -> float:
    """How good an action looks, given which canoes are loaded."""
    if isinstance(action, Ransom):
        return 1.0
    if not isinstance(action, Trip):
        return 0.0
    depth = DEPTH[action.to]
    if action.to == FALLS:
        return WORST + 1
    if loaded[action.canoe]:
        return WORST / 2 if action.unloads else 10.0 - depth
    if action.steals is not None:
        return 9.0
    if action.loads != EMPTY:
        return 5.0 - depth / 2
    return -float(abs(depth - NEAREST_SITES))


_MERITS: Final = tuple(
    tuple(merit(action, (first, second)) for action in ACTIONS)
    for first in (False, True)
    for second in (False, True)
)


def choose(canoes: Sequence[Canoe], legal: Sequence[Action], random: Callable[[], float]) -> Action:
    """The best of a seat's legal actions by the table; a tile by chance."""
    best = legal[0]
    if isinstance(best, Paddle):
        return legal[int(random() * len(legal))]
    merits = _MERITS[2 * (canoes[0].gem != EMPTY) + (canoes[1].gem != EMPTY)]
    most = WORST
    for action in legal:
        if merits[action.index] > most:
            best, most = action, merits[action.index]
    return best
