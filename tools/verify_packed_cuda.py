"""Compare the packed engine on a GPU with the one on the processor, step by step.

    python tools/verify_packed_cuda.py [--games 4096] [--steps 400]

The processor's is compared with the rules themselves by tests/sim and `make verify-sim`. Both get
the same actions; under the natural fork both have the same generators, so the same arms are drawn.
"""

import argparse
from itertools import product

import cupy
import numpy as np

from niagara.rules import Options
from niagara.sim.packed.batch import Games
from niagara.sim.packed.cuda import CudaGames
from niagara.sim.packed.engine import ENGINE


def main() -> None:
    """Compare all options and numbers of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=400)
    args = parser.parse_args()
    ENGINE.build()
    decisions = 0
    for seats, fork, tiebreak, limit in product(
        (3, 4, 5), ("alternate", "natural"), ("shared", "gem-value"), (4, 100)
    ):
        options = Options(fork=fork, tiebreak=tiebreak, round_limit=limit)
        ended = compare(args.games, args.steps, seats, options)
        decisions += args.games * args.steps
        print(f"{seats} seats, {fork}, {tiebreak}, {limit} rounds: equal, {ended} games ended")
    print(f"{decisions:,} decisions compared")


def compare(many: int, steps: int, seats: int, options: Options) -> int:
    """Play the same on both, half of the games sensibly; how many games ended."""
    gpu = CudaGames(many, seats, options, seed=seats)
    host = Games(many, seats, options)
    host.take(gpu.words.get(), gpu.rng.get())
    ended = 0
    for _ in range(steps):
        assert np.array_equal(gpu.masks.get(), host.masks)
        actions = host.choose()
        actions[: many // 2] = host.choose(policy=1)[: many // 2]
        gpu.rng.set(host.rng)
        gpu.step(cupy.asarray(actions), resets=True)
        host.step(actions, resets=True)
        for name in ("words", "rng", "winners", "arms"):
            assert np.array_equal(getattr(gpu, name).get(), getattr(host, name)), name
        ended += int(np.count_nonzero(host.winners))
    return ended


if __name__ == "__main__":
    main()
