"""Captain: searches, within a budget.

Every simulation determinizes: it draws a whole position (a world) that fits what is seen and
remembered. It plays an action there, rolls the game out for some rounds, and estimates each
seat's chance to win by the tables of `worth`. The actions race in these worlds (`race`).

At the choice of tiles, which is simultaneous, the rivals learn as well: each seat has regrets
over its tiles and chooses in proportion to them (regret matching), so that our tile is measured
against good answers. What they learned is kept for the rest of the round, as an estimate of the
tiles that lie face down while canoes are moved.

Where the packed engine is built, the search runs on it, with more than ten times the simulations.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from niagara.bots.bot import Bot
from niagara.bots.budget import Budget
from niagara.bots.captain_search import Search
from niagara.bots.guide import Plan
from niagara.bots.leaning import Leaning
from niagara.bots.packed.library import ROLLOUT
from niagara.bots.packed.search import PackedSearch, can_search
from niagara.bots.regrets import Regrets
from niagara.bots.temperament import OPENING_ROUNDS, PLAIN, Temperament
from niagara.rules import Action, Ransom, View
from niagara.rules.position import PADDLE_PHASE

# How many actions are searched: the best by the guide's plan; more if the budget is large.
CANDIDATES: Final = 8
MANY_CANDIDATES: Final = 12
# After how many rounds, the present one included, a rollout is evaluated (docs/bots.md).
AHEAD: Final = (2, 4)
FAR_AHEAD: Final = (2, 4, 8, 12)
LEANING: Final = 0.06  # what a leaning of 1 is worth, as a share of a win
VARIETY: Final = 0.02  # added to tiles in the first rounds, so that captains do not all open alike
DEFAULT: Final = Budget(milliseconds=200)


class Captain(Bot):
    """Searches by determinized rollouts and a race between the actions."""

    def __init__(
        self, seats: int, budget: Budget = DEFAULT, temperament: Temperament = PLAIN
    ) -> None:
        super().__init__(seats)
        self.budget = budget
        self.temperament = temperament
        is_large = budget.is_large(packed=ROLLOUT.is_built)
        self.ahead: Sequence[int] = FAR_AHEAD if is_large else AHEAD
        self.most = MANY_CANDIDATES if is_large else CANDIDATES
        self.regrets = Regrets(seats)
        self.learned_in = 0  # the round of the regrets

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The action that did best in the worlds drawn."""
        plan = Plan(view, self.memory, self.temperament.worth, self.temperament)
        ranked = sorted(legal, key=plan.worth, reverse=True)
        if len(legal) == 1 or isinstance(ranked[0], Ransom):
            return ranked[0]
        if view.phase == PADDLE_PHASE or view.round != self.learned_in:
            self.regrets, self.learned_in = Regrets(len(view.players)), view.round
        actions = [action for action in ranked if not isinstance(action, Ransom)][: self.most]
        rounds = [view.round + ahead for ahead in self.ahead]
        bonuses = self._bonuses(view, actions, rng)
        make = self.kind_of_search(len(actions), rounds)
        search = make(view, self.memory, actions, rounds, self.regrets, rng, bonuses)
        return search.run(self.budget.start())

    def kind_of_search(self, actions: int, rounds: Sequence[int]) -> type[Search]:
        """On the packed engine where it is built and takes so many actions and rounds."""
        return PackedSearch if can_search(actions, rounds) else Search

    def _bonuses(self, view: View, actions: Sequence[Action], rng: Random) -> list[float]:
        """What temperament adds to each action, and at the beginning a little chance to tiles."""
        leaning = Leaning(view, self.memory, self.temperament)
        is_opening = view.phase == PADDLE_PHASE and view.round <= OPENING_ROUNDS
        variety = VARIETY if is_opening else 0.0
        return [LEANING * leaning.of(action) + variety * rng.random() for action in actions]
