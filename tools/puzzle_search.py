"""What each answer to a puzzle is worth: the solver's chance to win, by rollouts.

The solver's seat sees a view. Worlds that fit it are drawn (hidden tiles by chance, those of a
choice of tiles by regret matching, as the captain does), every answer is played in the same worlds
with the same random numbers, and each game is rolled out and evaluated after some rounds.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from niagara.bots.determinize import determinize
from niagara.bots.regrets import Regrets
from niagara.bots.rollout import rollout
from niagara.rules import Action, Memory, NaturalFork, Paddle, Position, View, play
from niagara.rules.position import PADDLE_PHASE

AHEAD: Final = (2, 4)  # the rounds after which a rollout is evaluated
SOON: Final = 2  # how many of these evaluations the rivals learn from
SURE: Final = 3  # the lead of a favourite, in standard errors
WARM_UP: Final = 60  # worlds of a choice of tiles in which the rivals learn and nothing is counted

Answer = tuple[Action, ...]


class AnswerSearch:
    """The estimates of some answers, in as many worlds as asked for."""

    def __init__(self, view: View, answers: Sequence[Answer], rng: Random) -> None:
        self.view: Final = view
        self.answers: Final = answers
        self.rng: Final = rng
        self.memory: Final = Memory.of(view)  # all that a newcomer to the table can know
        self.regrets: Final = Regrets(len(view.players))
        self.rounds: Final = [view.round + rounds for rounds in AHEAD]
        self.outcomes: Final[list[list[list[float]]]] = [[] for _ in answers]
        self.alive = list(range(len(answers)))
        if view.phase == PADDLE_PHASE:
            self.run(WARM_UP)
            for outcomes in self.outcomes:
                outcomes.clear()

    def run(self, worlds: int) -> None:
        """Try all answers that are left in more worlds."""
        for _ in range(worlds):
            world = determinize(self.view, self.memory, self.rng, self.regrets)
            seed = self.rng.getrandbits(48)
            for number in self.alive:
                rng = Random(seed)
                self.outcomes[number].append(self._simulate(world, self.answers[number], rng))

    def keep_within(self, distance: float) -> None:
        """Go on with the best, the second best and all within a distance of the best."""
        means = self.means()
        order = sorted(self.alive, key=lambda number: -means[number])
        top = means[order[0]]
        self.alive = order[:2] + [each for each in order[2:] if means[each] > top - distance]

    def means(self) -> list[float]:
        """The mean estimate of each answer."""
        return [fmean(map(fmean, outcomes)) for outcomes in self.outcomes]

    def favourite(self) -> int | None:
        """The best of those that are left, if it is clearly better than the second best."""
        means = self.means()
        best, second = sorted(self.alive, key=lambda number: -means[number])[:2]
        pairs = zip(self.outcomes[best], self.outcomes[second], strict=True)
        gaps = [fmean(ours) - fmean(theirs) for ours, theirs in pairs]
        return best if fmean(gaps) >= SURE * stdev(gaps) / sqrt(len(gaps)) else None

    def _simulate(self, world: Position, answer: Answer, rng: Random) -> list[float]:
        """The solver's chance to win after each number of rounds, in one rollout."""
        seat, position = self.view.seat, world
        draw = NaturalFork(rng, begun=True)
        for action in answer:
            position = play(position, seat, action, draw)
        if position.phase != PADDLE_PHASE or self.view.phase != PADDLE_PHASE:
            return [found[seat] for found in rollout(position, self.rounds, rng)]
        tiles = [
            (other, self.regrets.choose(other, player.hand, rng))
            for other, player in enumerate(position.players)
            if not player.paddle
        ]
        for other, tile in tiles:
            position = play(position, other, Paddle(tile), draw)
        found = rollout(position, self.rounds, rng)
        for outcome in found[:SOON]:
            self.regrets.learn(tiles, outcome)
        return [outcome[seat] for outcome in found]
