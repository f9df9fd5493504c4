"""How much more a bot likes an action than it would without its temperament.

The guide plans by its temperament. Every other bot weighs actions in its own way and adds its
leaning: the difference between the guide's plan with the temperament and without it.
"""

from niagara.bots.guide import Plan
from niagara.bots.temperament import PLAIN, Temperament
from niagara.rules import Action, Memory, View


class Leaning:
    """The leaning of one decision, in the units of the guide's score."""

    def __init__(self, view: View, memory: Memory, temperament: Temperament) -> None:
        self._is_plain = temperament is PLAIN
        if not self._is_plain:
            self._liked = Plan(view, memory, temperament.worth, temperament)
            self._plain = Plan(view, memory)

    def of(self, action: Action) -> float:
        """How much is added to an action; nothing without a temperament."""
        if self._is_plain:
            return 0.0
        return self._liked.worth(action) - self._plain.worth(action)
