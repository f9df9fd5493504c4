"""Regret matching: mixed strategies of all seats for the secret choice of tiles.

They are learned in the captain's rollouts and used twice: rivals choose by them while tiles are
being chosen, and once tiles lie face down they tell which ones are likely.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from niagara.rules.board import CLOUD, Seat, Tile

# No tile is ruled out. Small beside the differences that matter, some hundredths of a win.
FLOOR: Final = 0.003


class Regrets:
    """How every seat fared with each of its tiles, on average."""

    def __init__(self, seats: int) -> None:
        self.totals: Final = [[0.0] * (CLOUD + 1) for _ in range(seats)]
        self.tries: Final = [[0] * (CLOUD + 1) for _ in range(seats)]

    def choose(self, seat: Seat, tiles: Sequence[Tile], rng: Random) -> Tile:
        """A tile in proportion to its regret; every tile is tried before any is judged."""
        tries, totals = self.tries[seat], self.totals[seat]
        fresh = [tile for tile in tiles if not tries[tile]]
        if fresh:
            return rng.choice(fresh)
        means = [totals[tile] / tries[tile] for tile in tiles]
        average = sum(means) / len(means)
        return rng.choices(tiles, [max(mean - average, 0.0) + FLOOR for mean in means])[0]

    def learn(self, tiles: Sequence[tuple[Seat, Tile]], outcome: Sequence[float]) -> None:
        """Note how each rival fared with its tile."""
        for seat, tile in tiles:
            self.totals[seat][tile] += outcome[seat]
            self.tries[seat][tile] += 1
