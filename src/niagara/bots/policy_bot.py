"""A bot that plays a trained policy: it draws one of the legal actions by its probability."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from niagara.bots.bot import Bot
from niagara.bots.leaning import Leaning
from niagara.bots.learned_row import row_of
from niagara.bots.network import Network
from niagara.bots.temperament import PLAIN, Temperament
from niagara.rules import Action, View
from niagara.rules.position import PADDLE_PHASE
from niagara.sim.flat_actions import encode

# What a leaning of 1 adds to the logarithm of a probability. Moves are sharper than tiles.
TILE_LEANING: Final = 4.0
MOVE_LEANING: Final = 14.0


class PolicyBot(Bot):
    """Plays what a network says, without looking ahead."""

    def __init__(self, seats: int, network: Network, temperament: Temperament = PLAIN) -> None:
        super().__init__(seats)
        self.network = network
        self.temperament = temperament

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """Draw a legal action."""
        if len(legal) == 1:
            return legal[0]
        leaning = Leaning(view, self.memory, self.temperament)
        logits = self.network.outputs(row_of(view, self.memory))
        weight = TILE_LEANING if view.phase == PADDLE_PHASE else MOVE_LEANING
        chosen = [
            float(logits[encode(view, view.seat, action)]) + weight * leaning.of(action)
            for action in legal
        ]
        best = max(chosen)
        return rng.choices(legal, [exp(each - best) for each in chosen])[0]
