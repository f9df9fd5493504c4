"""Play many games over all options and seat counts, and count forfeited decisions.

    OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 python tools/legality.py --games 20000 --jobs 2

Every game seats a random mix of our bots, half of them with a temperament, those that search with a
small budget, under random options. Ends with status 1 if any bot forfeited any decision.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from niagara.arena import executor_for, play_games
from niagara.arena.schedule import Fixture
from niagara.bots.temperament import TEMPERAMENTS
from niagara.rules import Options

BOTS = (
    *("drifter", "paddler", "guide", "guide:40%", "ranger", "ranger:50%"),
    *("captain:4sims", "champion:4sims"),
)


def some_games(games: int, seed: int) -> Iterator[Fixture]:
    """Games with random options and line-ups."""
    for game in range(games):
        rng = Random(f"{seed} {game}")
        options = Options(
            fork=rng.choice(("alternate", "natural")),
            tiebreak=rng.choice(("shared", "gem-value")),
            round_limit=rng.choice((5, 20, 60)),
            open_piles=rng.random() < 0.5,
        )
        specs = tuple(_some_bot(rng) for _ in range(rng.choice((3, 4, 5))))
        yield Fixture(game, game, game, specs, options)


def _some_bot(rng: Random) -> str:
    bot = rng.choice(BOTS)
    return f"{bot}+{rng.choice(tuple(TEMPERAMENTS))}" if rng.random() < 0.5 else bot


def main() -> None:
    """Play, count and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    decisions: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    games = 0
    with executor_for(args.jobs) as executor:
        for result in play_games(some_games(args.games, args.seed), executor, chunk=20):
            games += 1
            for seat in result.seats:
                bot = seat.bot.partition("+")[0]
                decisions[bot] += seat.decisions
                faults[bot] += seat.faults
    for bot in sorted(decisions):
        print(f"{bot:16} {decisions[bot]:10,} decisions {faults[bot]:6} forfeited")
    print(f"{games:,} games")
    sys.exit(bool(sum(faults.values())))


if __name__ == "__main__":
    main()
