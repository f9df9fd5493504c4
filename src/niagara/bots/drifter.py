"""Drifter: plays at random, but keeps off the falls."""

from collections.abc import Sequence
from random import Random

from niagara.bots.bot import Bot
from niagara.rules import Action, Trip, View
from niagara.rules.board import FALLS


class Drifter(Bot):
    """Any legal action with equal chance; over the falls only when nothing else is legal."""

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        """One of the legal actions."""
        dry = [action for action in legal if not _is_plunge(action)]
        return rng.choice(dry or legal)


def _is_plunge(action: Action) -> bool:
    return isinstance(action, Trip) and action.to == FALLS
