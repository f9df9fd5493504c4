"""The champion's search, run for the chances of its candidates instead of for one answer."""

from collections import defaultdict
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from niagara.analysis.chances import as_shares
from niagara.bots.budget import Stopwatch
from niagara.bots.champion_search import ChampionSearch
from niagara.rules import Action

OPINION: Final = 0.25  # how much of the policy's opinion counts where the best is known already
SURE: Final = 64  # worlds in which the best action is tried, so that its chance means something

EVEN: Final = 0.03  # chances further apart than this are never called even
NOISE: Final = 2.0  # standard errors: what is closer may be luck
SEEN: Final = 0.005  # less is not seen in whole percent

Outcomes: TypeAlias = npt.NDArray[np.float64]  # by world and seat


class Prospect(NamedTuple):
    """An action, the chance to win with it, and whether it may be as good as the best."""

    action: Action
    chance: float
    is_even: bool


class HintSearch(ChampionSearch):
    """Keeps what every candidate led to, also of those that drop out of the race."""

    def prospects(self, watch: Stopwatch) -> list[Prospect]:
        """Race; first what the champion would do, then the others, mostly by their chances.

        A chance is never higher than that of an action that the champion likes better: what the
        few imagined games make of such an action is luck.
        """
        self._kept: defaultdict[Action, list[Outcomes]] = defaultdict(list)
        trust = {each.action: each.bonus for each in self.candidates}
        self.run(watch)
        best = self.candidates[0].action
        while watch.used() < 1 and len(self.candidates[0].outcomes) < SURE:
            self.try_worlds(watch, SURE)
        if not self._kept:  # a single candidate, and no time left
            self.try_worlds(watch, 1)
        chances = self._chances(best)
        ranked = sorted(
            chances, key=lambda each: chances[each] + OPINION * trust[each], reverse=True
        )
        found: list[Prospect] = []
        for action in [best, *(each for each in ranked if each != best)]:
            most = found[-1].chance if found else 1.0
            chance = min(chances[action], most)
            behind = chances[best] - chance
            found.append(Prospect(action, chance, behind <= max(SEEN, self._noise(action, best))))
        return found

    def outcomes(self, worlds: int) -> Outcomes:
        """What every seat may expect of every candidate in so many new worlds."""
        found = super().outcomes(worlds)
        for candidate, rows in zip(self.candidates, found, strict=True):
            self._kept[candidate.action].append(rows)
        return found

    def _noise(self, action: Action, best: Action) -> float:
        """How far an action may seem to be behind the best by luck."""
        rows, top = (np.concatenate(self._kept[each])[:, self.view.seat] for each in (action, best))
        if len(rows) < 2:
            return EVEN
        differences = rows - top[: len(rows)]
        return min(EVEN, NOISE * float(differences.std(ddof=1)) / sqrt(len(rows)))

    def _chances(self, best: Action) -> dict[Action, float]:
        """The seat's chance to win with each action.

        One that dropped out was tried in fewer worlds, the first ones: what counts is how it
        differed there from the best.
        """
        found = {action: np.concatenate(rows) for action, rows in self._kept.items()}
        top = found[best]
        return {
            action: as_shares(top.mean(0) + (rows - top[: len(rows)]).mean(0))[self.view.seat]
            for action, rows in found.items()
        }
