"""Captain: searches, within a budget.

Every simulation determinizes: it draws a whole position (a world) that fits what is seen and
remembered. It plays an action there, rolls the game out for some rounds, and estimates each
seat's chance to win by the tables of `worth`. All remaining actions are tried in the same worlds.
An action that is very unlikely to be the best is dropped at once, the worse half at set shares
of the budget (sequential halving); the search ends early when one action is left.

At the choice of tiles, which is simultaneous, the rivals learn as well: each seat has regrets
over its tiles and chooses in proportion to them (regret matching), so that our tile is measured
against good answers. What they learned is kept for the rest of the round, as an estimate of the
tiles that lie face down while canoes are moved.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final

from niagara.bots.bot import Bot
from niagara.bots.budget import Budget, Stopwatch
from niagara.bots.candidate import Candidate
from niagara.bots.determinize import determinize
from niagara.bots.guide import Plan
from niagara.bots.leaning import Leaning
from niagara.bots.regrets import Regrets
from niagara.bots.rollout import rollout
from niagara.bots.temperament import OPENING_ROUNDS, PLAIN, Temperament
from niagara.rules import Action, Memory, NaturalFork, Paddle, Position, Ransom, View, play
from niagara.rules.board import Seat, Tile
from niagara.rules.position import PADDLE_PHASE

# How many actions are searched: the best by the guide's plan; more if the budget is large.
CANDIDATES: Final = 8
MANY_CANDIDATES: Final = 12
# After how many rounds, the present one included, a rollout is evaluated (docs/bots.md).
AHEAD: Final = (2, 4)
FAR_AHEAD: Final = (2, 4, 8, 12)
SOON: Final = 2  # how many of these evaluations the rivals learn from: early ones vary less
FIRST_LOOK: Final = 16  # worlds before any action is dropped
HOPELESS: Final = 0.0003  # the expected loss, of a win, below which an action is dropped
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
        self.ahead = FAR_AHEAD if budget.is_large else AHEAD
        self.most = MANY_CANDIDATES if budget.is_large else CANDIDATES
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
        search = Search(view, actions, rounds, self.regrets, rng, self._bonuses(view, actions, rng))
        return search.run(self.memory, self.budget.start())

    def _bonuses(self, view: View, actions: Sequence[Action], rng: Random) -> list[float]:
        """What temperament adds to each action, and at the beginning a little chance to tiles."""
        leaning = Leaning(view, self.memory, self.temperament)
        is_opening = view.phase == PADDLE_PHASE and view.round <= OPENING_ROUNDS
        variety = VARIETY if is_opening else 0.0
        return [LEANING * leaning.of(action) + variety * rng.random() for action in actions]


class Search:
    """The search of one decision."""

    def __init__(
        self,
        view: View,
        actions: Sequence[Action],
        rounds: Sequence[int],
        regrets: Regrets,
        rng: Random,
        bonuses: Sequence[float] | None = None,
    ) -> None:
        self.view = view
        self.rounds = rounds
        self.regrets = regrets
        self.rng = rng
        bonuses = bonuses or [0.0] * len(actions)
        self.candidates = [Candidate(*each) for each in zip(actions, bonuses, strict=True)]

    def run(self, memory: Memory, watch: Stopwatch) -> Action:
        """Try candidates and drop the worse until one is left or the budget is used up."""
        halvings = max(1, (len(self.candidates) - 1).bit_length())
        for halving in range(1, halvings + 1):
            most = -(-len(self.candidates) // 2)
            self._race(memory, watch, halving / halvings)
            self.candidates.sort(key=lambda candidate: candidate.mean, reverse=True)
            del self.candidates[most:]
        return self.candidates[0].action

    def _race(self, memory: Memory, watch: Stopwatch, share: float) -> None:
        """Try all that are left in one world after another, until a share of the budget is used."""
        next_look = len(self.candidates[0].outcomes) + FIRST_LOOK
        while len(self.candidates) > 1:
            self._try_all(determinize(self.view, memory, self.rng, self.regrets), watch)
            if watch.used() >= share:
                return
            worlds = len(self.candidates[0].outcomes)
            if worlds >= next_look:
                self._drop_the_hopeless()
                next_look = worlds + max(FIRST_LOOK, worlds // 4)

    def _drop_the_hopeless(self) -> None:
        leader = max(self.candidates, key=lambda candidate: candidate.mean)
        self.candidates = [
            each
            for each in self.candidates
            if each is leader or each.hope_against(leader) > HOPELESS
        ]

    def _try_all(self, world: Position, watch: Stopwatch) -> None:
        """Every candidate in the same world, with the same random numbers."""
        seed = self.rng.getrandbits(48)
        for candidate in self.candidates:
            outcome = self._simulate(world, candidate.action, Random(seed))
            candidate.add(outcome)
            watch.count()

    def _simulate(self, world: Position, action: Action, rng: Random) -> float:
        """The outcome of an action in a world: the mean of all evaluations of one rollout."""
        seat = self.view.seat
        position = play(world, seat, action, NaturalFork(rng, begun=True))
        if not isinstance(action, Paddle):
            return fmean(outcome[seat] for outcome in rollout(position, self.rounds, rng))
        tiles = self._answers(position, rng)
        for other, tile in tiles:
            position = play(position, other, Paddle(tile), NaturalFork(rng, begun=True))
        found = rollout(position, self.rounds, rng)
        for outcome in found[:SOON]:
            self.regrets.learn([*_chosen(world), *tiles], outcome)
        return fmean(outcome[seat] for outcome in found)

    def _answers(self, position: Position, rng: Random) -> list[tuple[Seat, Tile]]:
        """The tiles chosen by the rivals that have yet to choose, by what they have learned."""
        if position.phase != PADDLE_PHASE:
            return []
        return [
            (seat, self.regrets.choose(seat, player.hand, rng))
            for seat, player in enumerate(position.players)
            if not player.paddle
        ]


def _chosen(world: Position) -> list[tuple[Seat, Tile]]:
    """The tiles that lie face down already, as they were drawn for this world."""
    return [(seat, player.paddle) for seat, player in enumerate(world.players) if player.paddle]
