"""What the champion thinks of the answers to a puzzle: the solver's chance to win with each.

As `puzzle_search`, but the worlds are the champion's: its small network plays on for every seat,
and its critic says what the solver may expect after some rounds.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from puzzle_search import Answer

from niagara.bots.champion_search import AHEAD
from niagara.bots.determinize import determinize
from niagara.bots.foresight import Foresight
from niagara.bots.imagined_games import imagine
from niagara.bots.tile_beliefs import TileBeliefs, before_choice
from niagara.bots.trained_networks import trained_networks
from niagara.rules import Memory, NaturalFork, Position, View, play
from niagara.rules.position import PADDLE_PHASE

WORLDS: Final = 40  # at a time
DIGITS: Final = 4


class Judgement(NamedTuple):
    """The best answer, and by how much it is better than the next best."""

    best: int
    values: list[float]  # the chances to win with each answer, the highest first
    margin: float
    error: float  # the standard error of the margin
    means: list[float]  # the same chances in the order of the answers

    @property
    def chance(self) -> float:
        """The chance to win with the best answer."""
        return self.values[0]


def judge(view: View, answers: Sequence[Answer], rng: Random, worlds: int) -> Judgement:
    """Compare all answers in the same worlds."""
    found = np.concatenate(
        [_outcomes(view, answers, rng) for _ in range(-(-worlds // WORLDS))], axis=1
    ).clip(0, 1)
    means = found.mean(1)
    best, second = np.argsort(-means)[:2].tolist()
    gaps = found[best] - found[second]
    error = float(gaps.std(ddof=1)) / sqrt(len(gaps))
    chances = [round(mean, DIGITS) for mean in means.tolist()]
    margin = round(float(gaps.mean()), DIGITS)
    return Judgement(best, sorted(chances, reverse=True), margin, round(error, DIGITS), chances)


def _outcomes(view: View, answers: Sequence[Answer], rng: Random) -> npt.NDArray[np.float64]:
    """The solver's share of a win with each answer in each of some new worlds."""
    memory = Memory.of(view)
    if view.phase == PADDLE_PHASE:  # rivals choose in the imagined games
        drawn = [before_choice(view, memory, rng)] * WORLDS
    else:
        drawn = [determinize(view, memory, rng, TileBeliefs(0, {})) for _ in range(WORLDS)]
    begun = [_played(world, view.seat, answer, rng) for answer in answers for world in drawn]
    games = imagine(begun, view.options, rng, has_flowed=True)
    foresight = Foresight(trained_networks(), np.random.default_rng(rng.getrandbits(64)))
    seats = len(view.players)
    found = foresight.outcomes(games, view.round + AHEAD, seats)[:, view.seat]
    return found.reshape(len(answers), WORLDS)


def _played(world: Position, seat: int, answer: Answer, rng: Random) -> Position:
    draw = NaturalFork(rng, begun=True)
    for action in answer:
        world = play(world, seat, action, draw)
    return world
