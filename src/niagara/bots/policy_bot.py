"""A bot that plays a trained policy: it draws one of the legal actions by its probability."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from niagara.bots.bot import Bot
from niagara.bots.leaning import Leaning
from niagara.bots.policy_network import PolicyNetwork
from niagara.bots.temperament import PLAIN, Temperament
from niagara.rules import Action, Memory, View
from niagara.rules.board import MAX_SEATS
from niagara.sim.flat_actions import encode
from niagara.sim.observation import ROUNDS_LEFT, Row, layout, pad
from niagara.sim.observe import observe_view

# Policies learn with this limit: a game without one, or with a later one, looks like it to them.
ROUND_LIMIT: Final = 100
TEMPERATURE: Final = (
    0.7  # below 1 the likelier actions are chosen more often than they were learned
)
LEANING: Final = 1.0  # what a leaning of 1 adds to the logarithm of a probability
_PLACES: Final = {place.field.name: place.slice for place in layout(MAX_SEATS)}
_IS_LIMITED: Final = _PLACES["is_limited"]
_ROUNDS_LEFT: Final = _PLACES["rounds_left"]


class PolicyBot(Bot):
    """Plays what a network says, without looking ahead."""

    def __init__(
        self, seats: int, network: PolicyNetwork, temperament: Temperament = PLAIN
    ) -> None:
        super().__init__(seats)
        self.network = network
        self.temperament = temperament

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """Draw a legal action."""
        if len(legal) == 1:
            return legal[0]
        leaning = Leaning(view, self.memory, self.temperament)
        logits = self.network.logits(row_of(view, self.memory))
        chosen = [
            float(logits[encode(view, view.seat, action)]) / TEMPERATURE
            + LEANING * leaning.of(action)
            for action in legal
        ]
        best = max(chosen)
        return rng.choices(legal, [exp(each - best) for each in chosen])[0]


def row_of(view: View, memory: Memory) -> Row:
    """What a policy is shown of a view."""
    row = pad(observe_view(view, memory))
    limit = view.options.round_limit
    if limit is None or limit > ROUND_LIMIT:
        row[_IS_LIMITED] = True
        row[_ROUNDS_LEFT] = [ROUND_LIMIT - view.round >= left for left in ROUNDS_LEFT]
    return row
