"""Bots: whoever plays a seat without being a person.

A bot has one method, ``decide(view, legal, rng) -> action``. It is told what its seat may see
and what it may do, and draws its luck from the generator it is handed.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol

from niagara.bots.carrier import Carrier
from niagara.bots.drifter import Drifter
from niagara.rules import Action, View


class Bot(Protocol):
    """Whoever can decide for a seat."""

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions, by what the view shows."""


BOTS: Final[dict[str, type[Bot]]] = {"drifter": Drifter, "carrier": Carrier}

__all__ = ["BOTS", "Bot", "Carrier", "Drifter"]
