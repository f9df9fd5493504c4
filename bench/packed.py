"""The packed engine: decisions a second in whole random games, and stepped in batches.

    python bench/packed.py

Stepping writes the legal actions of the next decision; choosing an action by chance is timed apart,
since a learner chooses its own. Times are processor time of one core.
"""

import argparse
import time

from niagara.sim.packed.batch import QUICK, RANDOM, Games
from niagara.sim.packed.engine import ENGINE

BATCHES = (1, 256, 4096, 1 << 16)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    args = parser.parse_args()
    ENGINE.build()
    for name, policy in (("random", RANDOM), ("quick", QUICK)):
        on_the_processor(name, policy, args.seats)
    for many in BATCHES:
        stepped_on_the_processor(many, args.seats)


def show(what: str, decisions: int, seconds: float) -> None:
    """One line."""
    print(f"{what:<44} {decisions / seconds / 1e6:>10.2f} M decisions/s", flush=True)


def on_the_processor(name: str, policy: int, seats: int) -> None:
    """Whole games."""
    games = Games(8192, seats, seed=1)
    began = time.process_time()
    decisions = games.play_out(policy).sum()
    show(f"whole {name} games, one core", int(decisions), time.process_time() - began)


def stepped_on_the_processor(many: int, seats: int) -> None:
    """One decision a call."""
    games = Games(many, seats, seed=1)
    rounds = max(50, (1 << 20) // many // 4)
    choosing = stepping = 0.0
    for _ in range(rounds):
        began = time.process_time()
        actions = games.choose()
        middle = time.process_time()
        games.step(actions, resets=True)
        stepping += time.process_time() - middle
        choosing += middle - began
    show(f"step, batch {many}, one core", many * rounds, stepping)
    show(f"choose and step, batch {many}, one core", many * rounds, stepping + choosing)


if __name__ == "__main__":
    main()
