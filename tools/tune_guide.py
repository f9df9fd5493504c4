"""Tune the weights of the guide by playing: an evolution strategy on the share of wins.

    python tools/tune_guide.py --generations 100

Every generation makes pairs of opposite small changes of the weights and seats both at the same
tables, in every rotation, beside the guide as it is and other bots. What wins more often than its
opposite pulls the weights its way. Needs numpy, which the extra `bench` brings; writes
src/niagara/bots/weights.py every tenth generation.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random

import numpy as np
from weights import write

from niagara.bots import Bot, SeatedBot, make_bot, play_decision
from niagara.bots.guide import Guide
from niagara.bots.weights import CHANCES, PLAN
from niagara.bots.worth import Worth
from niagara.rules import Game, Options

PAIRS = 24
DEALS = 2
STEP = 0.1  # the size of a change
RATE = 0.03
SEATS = 4
OPTIONS = Options(round_limit=45)

Weights = list[float]


def duel(job: tuple[Weights, Weights, Weights, int]) -> float:
    """How much more often the first weights win than the second at the same tables."""
    one, two, now, seed = job
    difference = 0.0
    rng = Random(seed)
    third = rng.choice(("now", "now", "paddler"))
    for game in range(DEALS * SEATS):
        players: list[Bot] = [
            Guide(SEATS, Worth(one)),
            Guide(SEATS, Worth(two)),
            Guide(SEATS, Worth(now)),
            Guide(SEATS, Worth(now)) if third == "now" else make_bot(third, SEATS),
        ]
        shift = game % SEATS
        won = play([players[(seat + shift) % SEATS] for seat in range(SEATS)], seed, game)
        shares = {(seat + shift) % SEATS: 1 / len(won) for seat in won}
        difference += shares.get(0, 0.0) - shares.get(1, 0.0)
    return difference / (DEALS * SEATS)


def play(bots: list[Bot], seed: int, game: int) -> tuple[int, ...]:
    """One game; the winners."""
    table = Game(["?"] * SEATS, Random(f"{seed} {game // SEATS}"), OPTIONS)
    players = [SeatedBot(bot, seat, seed + game) for seat, bot in enumerate(bots)]
    while not table.is_over:
        play_decision(table, players)
    return table.position.winners


def main() -> None:
    """Run the evolution strategy and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    generator = np.random.default_rng(args.seed)
    weights = np.array(PLAN)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    started = time.monotonic()
    with ProcessPoolExecutor(2) as workers:
        for generation in range(1, args.generations + 1):
            changes = generator.standard_normal((PAIRS, len(weights)))
            jobs = [
                (
                    list(weights + STEP * change),
                    list(weights - STEP * change),
                    list(weights),
                    args.seed * 10**6 + generation * PAIRS + i,
                )
                for i, change in enumerate(changes)
            ]
            results = np.array(list(workers.map(duel, jobs)))
            slope = results @ changes / PAIRS
            mean = 0.9 * mean + 0.1 * slope
            square = 0.99 * square + 0.01 * slope**2
            scaled = mean / (1 - 0.9**generation)
            weights += RATE * scaled / (np.sqrt(square / (1 - 0.99**generation)) + 1e-8)
            if generation % 10 == 0:
                write([float(value) for value in weights], CHANCES)
                print(f"{generation}: {time.monotonic() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
