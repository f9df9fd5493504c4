"""What is counted over many games: a row of counters, and where each kind of count begins in it.

Wins are counted in sixtieths, so that a win shared by up to five stays a whole number.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from niagara.rules.board import CLOUD
from niagara.rules.scoring import GOALS

WHOLE_WIN: Final = 60
MOST_ROUNDS: Final = 128  # longer games are counted as one round less than this
ROUNDS_REMEMBERED: Final = 14  # for which tiles are counted: two hands
TILE_CELLS: Final = ROUNDS_REMEMBERED * (CLOUD + 1)
ACTS: Final = ("decisions", "trips", "loads", "thefts", "landings", "falls", "ransoms")
SECTIONS: Final = {
    "LENGTHS": MOST_ROUNDS,  # games by their last round
    "GOALS_MET": 8,  # winners by the goals they met, as bits
    "WINNERS": 8,  # games by how many won
    "PLACES": 8,  # wins by the place in the order of the first round
    "ACTS": len(ACTS),
    "TILES_CHOSEN": TILE_CELLS,  # by round and tile
    "TILES_WON": TILE_CELLS,  # wins of those who chose it
}
_ENDS: Final = list(accumulate(SECTIONS.values()))
FIRST: Final = dict(zip(SECTIONS, [0, *_ENDS], strict=False))
COUNTERS: Final = _ENDS[-1]


def constants() -> dict[str, int]:
    """The layout, for the C source."""
    return {
        **{f"FIRST_{name}": first for name, first in FIRST.items()},
        "COUNTERS": COUNTERS,
        "WHOLE_WIN": WHOLE_WIN,
        "MOST_ROUNDS_COUNTED": MOST_ROUNDS,
        "ROUNDS_REMEMBERED": ROUNDS_REMEMBERED,
    }


@dataclass(frozen=True)
class Counts:
    """The counters of many games with so many seats."""

    seats: int
    counters: Sequence[int]

    def section(self, name: str) -> list[int]:
        """One kind of count."""
        first = FIRST[name]
        return [int(n) for n in self.counters[first : first + SECTIONS[name]]]

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(self.section("LENGTHS"))

    @property
    def lengths(self) -> dict[int, float]:
        """The share of games by their last round."""
        lengths = self.section("LENGTHS")
        return {n: count / self.games for n, count in enumerate(lengths) if count}

    @property
    def goals(self) -> dict[str, float]:
        """The share of winners that met each goal (R8.1); some met several."""
        met = self.section("GOALS_MET")
        winners = sum(met) or 1
        return {
            goal: sum(n for bits, n in enumerate(met) if bits >> place & 1) / winners
            for place, goal in enumerate(GOALS)
        }

    @property
    def shared(self) -> float:
        """The share of games with more than one winner."""
        return sum(self.section("WINNERS")[2:]) / self.games

    @property
    def places(self) -> list[float]:
        """The share of wins by the place in the order of the first round."""
        return [wins / WHOLE_WIN / self.games for wins in self.section("PLACES")[: self.seats]]

    @property
    def acts(self) -> dict[str, float]:
        """What happened in a game, on average."""
        return {act: n / self.games for act, n in zip(ACTS, self.section("ACTS"), strict=True)}

    def tile(self, round_: int, tile: int) -> tuple[float, float]:
        """How often a tile is chosen in a round, and the share of wins of those who chose it."""
        chosen, won = self.section("TILES_CHOSEN"), self.section("TILES_WON")
        first = (round_ - 1) * (CLOUD + 1)
        times = chosen[first + tile]
        share = times / (sum(chosen[first : first + CLOUD + 1]) or 1)
        return share, won[first + tile] / WHOLE_WIN / times if times else 0.0
