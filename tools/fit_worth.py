"""Fit the weights of `niagara.bots.worth` to games of the guide against itself and others.

    python tools/fit_worth.py --games 1500 --rounds 3

Each round plays games with the weights as they are, notes the features of every seat at the
start of every round of play, fits the weights so that the softmax of the scores foretells the
winners (maximum likelihood with a little ridge), and writes src/niagara/bots/weights.py anew. Needs
numpy and scipy, which the extra `bench` brings.
"""

import argparse
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
MODULE = ROOT / "src" / "niagara" / "bots" / "weights.py"
SAMPLES = ROOT / "build" / "worth-samples.pickle"
RIDGE = 2.0
SPREAD = 0.2  # how far the guides of a game stray from the weights as they are
ROUND_LIMIT = 60

Sample = tuple[list[list[int]], list[float]]  # the features and the win share of every seat


def samples(seed: int) -> list[Sample]:
    """One game: what every round began with, and who won in the end."""
    from niagara.bots import make_bot
    from niagara.bots.guide import Guide
    from niagara.bots.weights import WEIGHTS
    from niagara.bots.worth import Worth, features, place_of
    from niagara.rules import Game, Options, seen_by, view

    rng = Random(seed)
    seats = rng.choice((3, 4, 4, 4, 5))
    words = [rng.choice(("guide",) * 5 + ("paddler",)) for _ in range(seats)]
    options = Options(round_limit=ROUND_LIMIT, fork=rng.choice(("alternate", "natural")))
    game = Game(words, rng, options)
    bots = [
        Guide(seats, Worth([w + rng.gauss(0, SPREAD) for w in WEIGHTS]))
        if word == "guide"
        else make_bot(word, seats)
        for word in words
    ]
    found: list[list[list[int]]] = []
    seen_round = 0
    while not game.is_over:
        position = game.position
        if position.round > seen_round:
            seen_round = position.round
            found.append(
                [
                    features(
                        player.gems,
                        player.canoes,
                        player.hand,
                        place_of(seat, position.start, seats),
                        position.next_branch,
                        position.sites,
                    )
                    for seat, player in enumerate(position.players)
                ]
            )
        seat = game.acting()[0]
        legal = game.legal_actions(seat)
        action = bots[seat].decide(view(position, seat), legal, rng)
        if rng.random() < 0.03:  # off the beaten track now and then
            action = rng.choice(legal)
        events = game.play(seat, action)
        for other, bot in enumerate(bots):
            bot.watch(seen_by(events, other))
    won = game.position.winners
    target = [1 / len(won) if seat in won else 0.0 for seat in range(seats)]
    return [(seats_features, target) for seats_features in found]


def fit(data: list[Sample], start: list[float]) -> list[float]:
    """The weights under which the winners are most likely."""
    import numpy as np
    from scipy.optimize import minimize
    from scipy.sparse import csr_matrix

    rows, columns, groups, targets = [], [], [], []
    row = 0
    for group, (seats_features, target) in enumerate(data):
        for found, share in zip(seats_features, target, strict=True):
            rows += [row] * len(found)
            columns += found
            groups.append(group)
            targets.append(share)
            row += 1
    size = len(start)
    matrix = csr_matrix((np.ones(len(rows)), (rows, columns)), shape=(row, size))
    group_of, share_of = np.array(groups), np.array(targets)
    weight = 1.0

    def loss(weights: "np.ndarray") -> tuple[float, "np.ndarray"]:
        scores = matrix @ weights
        top = np.full(len(data), -np.inf)
        np.maximum.at(top, group_of, scores)
        exps = np.exp(scores - top[group_of])
        sums = np.bincount(group_of, exps)
        chances = exps / sums[group_of]
        value = -np.sum(share_of * np.log(chances + 1e-12)) * weight
        gradient = matrix.T @ (chances - share_of) * weight
        return value + RIDGE * np.sum(weights**2) / 2, gradient + RIDGE * weights

    done = minimize(loss, np.array(start), jac=True, method="L-BFGS-B", options={"maxiter": 500})
    print(f"log loss {done.fun / len(data):.4f} on {len(data)} positions", flush=True)
    return [float(value) for value in done.x]


def write(weights: list[float]) -> None:
    """The weights as a module."""
    lines = "".join(f"    {value:.4f},\n" for value in weights)
    MODULE.write_text(
        '"""The weights of the features of `worth`, written by tools/fit_worth.py."""\n\n'
        f"from typing import Final\n\nWEIGHTS: Final = (\n{lines})\n"
    )


def main() -> None:
    """Play and fit, round after round; every round is a process of its own, with the new weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--all", action="store_true", help="fit to the games of earlier fits too")
    args = parser.parse_args()
    from niagara.bots.weights import WEIGHTS as now

    first = args.seed * 1_000_000
    with ProcessPoolExecutor(2) as workers:
        seeds = range(first, first + args.games)
        data = [s for found in workers.map(samples, seeds, chunksize=8) for s in found]
    if args.all and SAMPLES.exists():
        data += pickle.loads(SAMPLES.read_bytes())
    SAMPLES.parent.mkdir(exist_ok=True)
    SAMPLES.write_bytes(pickle.dumps(data))
    write(fit(data, list(now)))
    if args.rounds > 1:
        again = ["--games", str(args.games), "--rounds", str(args.rounds - 1)]
        subprocess.run([sys.executable, __file__, *again, "--seed", str(args.seed + 1)], check=True)


if __name__ == "__main__":
    main()
