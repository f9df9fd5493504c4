"""Champion: a trained network proposes actions, and a search over the next rounds compares them.

The likeliest actions of its policy race (`race`) in imagined worlds. In each of them the rivals'
tiles that lie face down are drawn from what the policy would have chosen in their place;
nothing hidden is looked at. All seats then play by a small network, taught by the large one, for
some rounds, and the critic says what each seat may expect from there. An action that the policy
likes better needs to do less well: the answer stays near the policy, and departs from it where the
search has found something clearly better.

The tiles of its first rounds are drawn by lot, the better ones more often: rivals could learn an
opening that is always the same. A champion with a temperament trusts its policy less there, so
that several at a table do not all open alike.
"""

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

import numpy as np

from niagara.bots.bot import Bot
from niagara.bots.budget import Budget
from niagara.bots.champion_search import ChampionSearch
from niagara.bots.foresight import ChampionNetworks
from niagara.bots.leaning import Leaning
from niagara.bots.learned_row import row_of
from niagara.bots.temperament import OPENING_ROUNDS, PLAIN, Temperament
from niagara.bots.tile_beliefs import TileBeliefs, tile_beliefs
from niagara.rules import Action, View
from niagara.rules.position import PADDLE_PHASE
from niagara.sim.flat_actions import encode

CANDIDATES: Final = 6  # the likeliest actions of the policy
UNLIKELY: Final = 0.02  # actions below this probability are not searched
TRUST: Final = 0.08  # what a probability e times as high is worth, as a share of a win
LEANING: Final = 0.3  # what a leaning of 1 is worth, likewise
OPENING_LEAST: Final = 4  # so many tiles are compared in the first rounds
OPENING_TRUST: Final = 0.3  # how much of its trust the policy has there
OPENING_NOISE: Final = 0.7  # of the trust; with 1 tiles would be drawn by the policy's chances
DEFAULT: Final = Budget(milliseconds=250)


class Champion(Bot):
    """Searches near a trained policy."""

    def __init__(
        self,
        seats: int,
        networks: ChampionNetworks,
        budget: Budget = DEFAULT,
        temperament: Temperament = PLAIN,
    ) -> None:
        super().__init__(seats)
        self.networks = networks
        self.budget = budget
        self.temperament = temperament
        self.beliefs = TileBeliefs(0, {})

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The action that did best in the worlds imagined."""
        watch = self.budget.start()
        if view.phase == PADDLE_PHASE and view.round != self.beliefs.round:
            self.beliefs = tile_beliefs(view, self.memory, self.networks.policy, rng)
        if len(legal) == 1:
            return legal[0]
        is_opening = view.phase == PADDLE_PHASE and view.round <= OPENING_ROUNDS
        if is_opening and self.temperament is not PLAIN:
            actions, bonuses = self.proposed(view, legal, OPENING_LEAST, OPENING_TRUST)
        else:
            actions, bonuses = self.proposed(view, legal)
        if is_opening:
            bonuses = [bonus + OPENING_NOISE * TRUST * _gumbel(rng) for bonus in bonuses]
        if len(actions) == 1:
            return actions[0]
        beliefs = self.beliefs if self.beliefs.round == view.round else TileBeliefs(0, {})
        search = ChampionSearch(self.networks, view, self.memory, actions, beliefs, rng, bonuses)
        return search.run(watch)

    def proposed(
        self, view: View, legal: Sequence[Action], least: int = 1, trust: float = 1.0
    ) -> tuple[list[Action], list[float]]:
        """The likeliest actions, and what the policy and temperament add to each.

        ``least``: so many of them even if they are unlikely; ``trust``: the part of the usual trust
        in the policy.
        """
        logits = self.networks.policy.outputs(row_of(view, self.memory))
        found = logits[[encode(view, view.seat, action) for action in legal]].astype(np.float64)
        chances = np.exp(found - found.max())
        chances /= chances.sum()
        leaning = Leaning(view, self.memory, self.temperament)
        order = np.argsort(-chances, kind="stable")[: max(CANDIDATES, least)]
        likely = [int(i) for n, i in enumerate(order) if n < least or chances[i] >= UNLIKELY]
        actions = [legal[i] for i in likely]
        bonuses = [
            trust * TRUST * log(chances[i]) + LEANING * leaning.of(action)
            for i, action in zip(likely, actions, strict=True)
        ]
        return actions, bonuses


def _gumbel(rng: Random) -> float:
    """Noise for a draw: the best of some logarithms with it is drawn by their probabilities."""
    return -log(rng.expovariate(1.0))
