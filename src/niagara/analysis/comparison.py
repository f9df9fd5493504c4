"""What an action that was played lost against the champion's choice, as far as its seat could know.

The champion's candidates and the action that was played are tried in the same imagined worlds.
The candidates race: after each stage the worse half is dropped, though never the action that was
played. All draws depend on the seed and the number of the move alone.
"""

from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from niagara.analysis.decision import Decision
from niagara.bots.candidate import Candidate
from niagara.bots.champion import Champion
from niagara.bots.champion_search import ChampionSearch
from niagara.bots.race import HOPELESS
from niagara.bots.trained_networks import trained_networks
from niagara.rules import Action, Trip, View

AT_ONCE: Final = 64  # worlds that are played side by side
ALONE: Final = 32  # worlds in which an action without an alternative is valued
DIGITS: Final = 4

Trust: TypeAlias = dict[Action, float]  # what the champion's policy adds to its candidates


class Comparison(NamedTuple):
    """The outcome of a search. ``values``: the expected share of a win, the best action first."""

    move: int
    played: Action
    best: Action  # the champion's choice
    loss: float
    error: float  # the standard error of the loss
    gifts: tuple[float, ...]  # what each seat gained by the loss; 0 for the one that lost it
    values: tuple[tuple[Action, float], ...]


def compare(decision: Decision, simulations: int, seed: int) -> Comparison:
    """Search one decision from the view of its seat."""
    networks = trained_networks()
    champion = Champion(len(decision.view.players), networks)
    champion.memory = decision.memory
    proposed, bonuses = champion.proposed(decision.view, decision.legal)
    played = decision.played
    actions = proposed if played in proposed else [*proposed, played]
    rng = Random(f"{seed}/{decision.move}")
    search = ComparingSearch(
        networks, decision.view, decision.memory, actions, decision.beliefs, rng
    )
    trust = dict(zip(proposed, bonuses, strict=True))
    search.run_stages(simulations, played, trust)
    return search.compared(decision, trust)


class ComparingSearch(ChampionSearch):
    """The champion's search, run for values instead of for one answer."""

    def run_stages(self, simulations: int, played: Action, trust: Trust) -> None:
        """Share the simulations evenly among the stages of the race."""
        stages = max(1, (len(self.candidates) - 1).bit_length())
        self.dropped: list[Candidate] = []
        # The sum of all outcomes of each candidate, seat by seat.
        self.sums: dict[Action, npt.NDArray[np.float64]] = {}
        for stage in range(stages):
            racing = self.candidates
            if len(racing) == 1:
                self._try(0 if racing[0].outcomes else ALONE)
                return
            self._try(max(2, simulations // stages // len(racing)))
            if stage < stages - 1:
                self._drop_the_worse(played, trust)

    def _try(self, worlds: int) -> None:
        """All that are left in so many worlds."""
        while worlds > 0:
            some = min(worlds, AT_ONCE)
            for candidate, found in zip(self.candidates, self.outcomes(some), strict=True):
                candidate.add(found[:, self.view.seat].tolist())
                self.sums[candidate.action] = self.sums.get(candidate.action, 0) + found.sum(0)
            worlds -= some

    def _drop_the_worse(self, played: Action, trust: Trust) -> None:
        """Keep the better half of what the champion considers, and what was played."""
        ranked = sorted(
            (each for each in self.candidates if each.action in trust),
            key=lambda each: each.mean + trust[each.action],
            reverse=True,
        )
        leader = ranked[0]
        kept = [
            each
            for place, each in enumerate(ranked)
            if each is leader
            or each.action == played
            or (2 * place < len(ranked) and each.hope_against(leader) > HOPELESS)
        ]
        kept += [each for each in self.candidates if each.action not in trust]
        self.dropped += [each for each in self.candidates if each not in kept]
        self.candidates = kept

    def compared(self, decision: Decision, trust: Trust) -> Comparison:
        """What was found of a decision."""
        racing = self.candidates
        # The champion leans towards its policy, which also keeps chance from choosing for it.
        best = max(
            (each for each in racing if each.action in trust),
            key=lambda each: each.mean + trust[each.action],
        )
        played = next(each for each in racing if each.action == decision.played)
        is_same = alike(self.view, best.action, played.action)
        loss, error = (0.0, 0.0) if is_same else lost(best, played)
        ranked = sorted([*racing, *self.dropped], key=lambda each: each.mean, reverse=True)
        return Comparison(
            decision.move,
            played.action,
            best.action,
            round(loss, DIGITS),
            round(error, DIGITS),
            self._gifts(best, played, round(loss, DIGITS)),
            tuple((each.action, round(each.mean, DIGITS)) for each in ranked),
        )

    def _gifts(self, best: Candidate, played: Candidate, loss: float) -> tuple[float, ...]:
        """Who gained what was lost: the rivals' expectations, corrected to add up to the loss."""
        seat, seats = self.view.seat, len(self.view.players)
        if loss == 0:
            return (0.0,) * seats
        gained = (self.sums[played.action] - self.sums[best.action]) / len(best.outcomes)
        gained[seat] = 0
        gained += (loss - gained.sum()) / (seats - 1)
        gained[seat] = 0
        return tuple(gained.tolist())


def alike(seen: View, one: Action, other: Action) -> bool:
    """Whether two actions are the same trip, made by canoes that differ in nothing."""
    if not isinstance(one, Trip) or not isinstance(other, Trip):
        return one == other
    canoes = seen.players[seen.seat].canoes
    is_same_trip = (one.before, one.to, one.after) == (other.before, other.to, other.after)
    return is_same_trip and canoes[one.canoe] is canoes[other.canoe]


def lost(best: Candidate, played: Candidate) -> tuple[float, float]:
    """The loss of the action that was played, and its standard error.

    A loss within its standard error may be chance, and counts as none.
    """
    if best is played:
        return 0.0, 0.0
    gaps = [a - b for a, b in zip(best.outcomes, played.outcomes, strict=True)]
    gap, error = fmean(gaps), sqrt(variance(gaps) / len(gaps))
    return (gap if gap > error else 0.0), error
