"""Drifter: plays at random, but keeps off the falls; more often what its temperament likes."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from niagara.bots.bot import Bot
from niagara.bots.leaning import Leaning
from niagara.bots.temperament import PLAIN, Temperament
from niagara.rules import Action, Trip, View
from niagara.rules.board import FALLS

KEENNESS: Final = 2.0  # how much more often an action is chosen that is liked by 1: e to this


class Drifter(Bot):
    """Any legal action by chance; over the falls only when nothing else is legal."""

    def __init__(self, seats: int, temperament: Temperament = PLAIN) -> None:
        super().__init__(seats)
        self.temperament = temperament

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions; without a temperament all are equally likely."""
        dry = [action for action in legal if not _is_plunge(action)] or legal
        if self.temperament is PLAIN:
            return rng.choice(dry)
        leaning = Leaning(view, self.memory, self.temperament)
        liked = [leaning.of(action) for action in dry]
        most = max(liked)
        return rng.choices(dry, [exp(KEENNESS * (each - most)) for each in liked])[0]


def _is_plunge(action: Action) -> bool:
    return isinstance(action, Trip) and action.to == FALLS
