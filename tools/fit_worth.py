"""Fit the weights by which the captain evaluates a position to the winners of games.

    python tools/fit_worth.py --games 2000

Plays games of guides that stray a little from their plan, notes the features of every seat at the
start of every round, and fits the weights so that the softmax of the scores foretells the winners
(maximum likelihood with a little ridge). Needs numpy and scipy, which the extra `bench` brings.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix
from weights import write

from niagara.bots import Bot, SeatedBot, make_bot, play_decision
from niagara.bots.guide import Guide
from niagara.bots.weights import CHANCES, PLAN
from niagara.bots.worth import Worth, features
from niagara.rules import Action, Game, Options, Position, View
from niagara.rules.scoring import shares

RIDGE = 2.0
STRAY = 0.2  # how far the weights of a game's guides lie from the plan
STRAY_SHARE = 0.03  # of the decisions: how often any legal action is taken
ROUND_LIMIT = 60

Sample = tuple[list[list[int]], list[float]]  # the features and the win share of every seat


def samples(seed: int) -> list[Sample]:
    """One game: the features at the start of every round, and who won in the end."""
    rng = Random(seed)
    seats = rng.choice((3, 4, 4, 4, 5))
    options = Options(round_limit=ROUND_LIMIT, fork=rng.choice(("alternate", "natural")))
    game = Game(["?"] * seats, rng, options)
    players = [Straying(_some_bot(seats, rng), seat, seed) for seat in range(seats)]
    found: list[list[list[int]]] = []
    while not game.is_over:
        if game.position.round > len(found):
            found.append(_features(game.position))
        play_decision(game, players)
    target = shares(game.position.winners, seats)
    return [(of_seats, target) for of_seats in found]


class Straying(SeatedBot):
    """A bot that now and then takes any legal action, so that unusual positions come up."""

    def __init__(self, bot: Bot, seat: int, seed: int) -> None:
        super().__init__(bot, seat, seed)
        self.rng = Random(f"straying {seat} {seed}")

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        """What the bot decides, most of the time."""
        action = super().decide(view, legal)
        return self.rng.choice(legal) if self.rng.random() < STRAY_SHARE else action


def _some_bot(seats: int, rng: Random) -> Bot:
    if rng.random() < 1 / 6:
        return make_bot("paddler", seats)
    return Guide(seats, Worth([weight + rng.gauss(0, STRAY) for weight in PLAN]))


def _features(position: Position) -> list[list[int]]:
    return [features(position, seat) for seat in range(len(position.players))]


def fit(data: list[Sample], size: int) -> list[float]:
    """The weights under which the winners are most likely."""
    seats = [seat for of_seats, _ in data for seat in of_seats]
    rows = [row for row, found in enumerate(seats) for _ in found]
    columns = [feature for found in seats for feature in found]
    matrix = csr_matrix((np.ones(len(rows)), (rows, columns)), shape=(len(seats), size))
    group = np.array([i for i, (of_seats, _) in enumerate(data) for _ in of_seats])
    share = np.array([value for _, target in data for value in target])

    def loss(weights: Any) -> tuple[float, Any]:
        scores = matrix @ weights
        top = np.full(len(data), -np.inf)
        np.maximum.at(top, group, scores)
        raised = np.exp(scores - top[group])
        chances = raised / np.bincount(group, raised)[group]
        value = -np.sum(share * np.log(chances + 1e-12)) + RIDGE * np.sum(weights**2) / 2
        return value, matrix.T @ (chances - share) + RIDGE * weights

    done = minimize(loss, np.zeros(size), jac=True, method="L-BFGS-B", options={"maxiter": 500})
    print(f"log loss {done.fun / len(data):.4f} on {len(data)} positions")
    return [float(value) for value in done.x]


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    first = args.seed * 1_000_000
    with ProcessPoolExecutor(2) as workers:
        games = workers.map(samples, range(first, first + args.games), chunksize=8)
        data = [sample for found in games for sample in found]
    write(PLAN, fit(data, len(CHANCES)))


if __name__ == "__main__":
    main()
