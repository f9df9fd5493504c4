"""What a seat knows at its decision: its view, its memory, and what rivals may have chosen."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from niagara.bots.determinize import determinize
from niagara.bots.network import Network
from niagara.bots.tile_beliefs import TileBeliefs, before_choice, tile_beliefs
from niagara.rules import Event, Memory, Position, View
from niagara.rules.events import HandsRefilled, Revealed, StartPassed
from niagara.rules.position import PADDLE_PHASE


class Insight(NamedTuple):
    """A view, with all that its seat may conclude from what it saw."""

    view: View
    memory: Memory
    beliefs: TileBeliefs  # of the tiles that rivals have laid face down

    def position(self, rng: Random) -> Position:
        """A whole position that fits; whatever is not known is drawn."""
        if self.view.phase == PADDLE_PHASE:
            return before_choice(self.view, self.memory, rng)
        return determinize(self.view, self.memory, rng, self.beliefs)


def insight_of(
    view: View, seen: Sequence[Event], choosing: View | None, policy: Network, rng: Random
) -> Insight:
    """What a seat knows that saw these events.

    ``choosing`` is its view while tiles of this round were chosen: what rivals would choose is
    judged by that. Without it, all their tiles are equally likely.
    """
    beliefs = TileBeliefs(0, {})
    if choosing is not None:
        known = remembered(choosing, _before_reveals(seen))
        beliefs = tile_beliefs(choosing, known, policy, rng)
    return Insight(view, remembered(view, seen), beliefs)


def remembered(view: View, seen: Sequence[Event]) -> Memory:
    """What the view shows, and what was revealed since hands were last full.

    A game may begin in the middle, so that not all of the piles was seen.
    """
    full = [i for i, event in enumerate(seen) if isinstance(event, HandsRefilled)]
    memory = Memory.of(view)
    memory.watch(seen[full[-1] + 1 if full else 0 :])
    return memory


def _before_reveals(seen: Sequence[Event]) -> list[Event]:
    """What was seen, without the tiles revealed in this round."""
    began = [i for i, event in enumerate(seen) if isinstance(event, StartPassed)]
    first = began[-1] if began else 0
    return [*seen[:first], *(each for each in seen[first:] if not isinstance(each, Revealed))]
