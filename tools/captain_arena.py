"""Compare captains that search differently, at equal processor time, in whole games.

    python tools/captain_arena.py far8,near8,far8,near8 --budget 10ms --games 400 --jobs 16
    python tools/captain_arena.py packed,python,python,python --budget 10ms --games 400 --jobs 16

A line-up names the captain of each seat; the seats go round from game to game. ``near`` and ``far``
say how many rounds ahead is evaluated, the number how many candidates are searched; both search on
the packed engine. ``packed`` and ``python`` are captains as they come at this budget, on the packed
engine and by the search in Python. The latter is the compiled search only where the compiled build
is first on the path (``make compiled``, PYTHONPATH=build/compiled); the first line printed says so.
"""

import argparse
import os
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from random import Random
from typing import Final

from niagara.bots import SeatedBot, play_decision, rollout
from niagara.bots.budget import Budget, Stopwatch
from niagara.bots.captain import AHEAD, CANDIDATES, FAR_AHEAD, MANY_CANDIDATES, Captain
from niagara.bots.captain_search import Search
from niagara.bots.packed.library import ROLLOUT
from niagara.bots.packed.search import PackedSearch
from niagara.rules import Game, Options

ROUND_LIMIT: Final = 100


@dataclass(frozen=True)
class Setting:
    """How a captain searches; None: as it comes at its budget."""

    search: type[Search] = PackedSearch
    ahead: tuple[int, ...] | None = None
    candidates: int | None = None


SETTINGS: Final = {
    "packed": Setting(),
    "python": Setting(Search),
    "near8": Setting(ahead=AHEAD, candidates=CANDIDATES),
    "near12": Setting(ahead=AHEAD, candidates=MANY_CANDIDATES),
    "far8": Setting(ahead=FAR_AHEAD, candidates=CANDIDATES),
    "far12": Setting(ahead=FAR_AHEAD, candidates=MANY_CANDIDATES),
}


class ProcessorWatch(Stopwatch):
    """A watch that stands still while other processes have the core."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(budget)
        self._began = time.process_time()

    def used(self) -> float:
        """The share of the budget that is used up."""
        if self.budget.milliseconds is None:
            return super().used()
        return (time.process_time() - self._began) * 1000 / self.budget.milliseconds


@dataclass(frozen=True)
class ProcessorTime(Budget):
    """Milliseconds of the processor, or simulations. The watches tell how many were made."""

    watches: list[Stopwatch] = field(default_factory=list)

    def start(self) -> Stopwatch:
        """Start counting what is used."""
        self.watches.append(ProcessorWatch(self))
        return self.watches[-1]


class SetCaptain(Captain):
    """A captain with a setting."""

    def __init__(self, seats: int, budget: Budget, setting: Setting) -> None:
        """Take what the setting says, and the rest as such a budget has it."""
        super().__init__(seats, budget)
        self._setting = setting
        is_large = budget.is_large(packed=setting.search is PackedSearch)
        self.ahead = setting.ahead or (FAR_AHEAD if is_large else AHEAD)
        self.most = setting.candidates or (MANY_CANDIDATES if is_large else CANDIDATES)

    def kind_of_search(self, actions: int, rounds: Sequence[int]) -> type[Search]:
        """The one that is asked for, whatever is built here."""
        del actions, rounds
        return self._setting.search


@dataclass
class Tally:
    """Shares of the wins and simulations, by name."""

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)  # shares, in sixtieths
    simulations: Counter[str] = field(default_factory=Counter)
    rounds: int = 0


def play_game(lineup: Sequence[str], given: Budget, number: int) -> Tally:
    """One game, the line-up turned by its number."""
    seats = len(lineup)
    names = [lineup[(seat + number) % seats] for seat in range(seats)]
    tally = Tally(games=1)
    game = Game(names, Random(number), Options(round_limit=ROUND_LIMIT))
    budgets = [ProcessorTime(given.milliseconds, given.simulations) for _ in names]
    bots = [
        SeatedBot(SetCaptain(seats, budget, SETTINGS[name]), seat, number)
        for seat, (name, budget) in enumerate(zip(names, budgets, strict=True))
    ]
    while not game.is_over:
        play_decision(game, bots)
    for bot in bots:
        if bot.first_fault:
            raise RuntimeError(bot.first_fault)
    for name, budget in zip(names, budgets, strict=True):
        tally.simulations[name] += sum(watch.done for watch in budget.watches)
    winners = game.position.winners
    for seat in winners:
        tally.wins[names[seat]] += 60 // len(winners)
    tally.rounds = game.position.round
    return tally


def report(tally: Tally, lineup: Sequence[str]) -> str:
    """A line for each name: its share of the wins, with a standard error."""
    lines = [f"{tally.games} games, {tally.rounds / tally.games:.1f} rounds each"]
    for name in sorted(set(lineup)):
        share = tally.wins[name] / 60 / tally.games
        error = sqrt(share * (1 - share) / tally.games)
        fair = lineup.count(name) / len(lineup)
        mean = tally.simulations[name] / tally.games / lineup.count(name)
        lines.append(
            f"{name}: {share:.1%} ± {error:.1%} of the wins (fair is {fair:.0%}),"
            f" {mean:,.0f} simulations a game and seat"
        )
    return "\n".join(lines)


def main() -> None:
    """Play the games that the arguments ask for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("lineup", help=f"names with commas, of {', '.join(SETTINGS)}")
    parser.add_argument("--budget", type=Budget.parse, default="10ms", help="or 300sims")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="number of the first game, its seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    lineup = arguments.lineup.split(",")
    if not set(lineup) <= set(SETTINGS):
        parser.error(f"expected names of {', '.join(SETTINGS)}, got {arguments.lineup}")
    ROLLOUT.build()
    is_compiled = not str(rollout.__file__).endswith(".py")
    build = "compiled" if is_compiled else "plain, not compiled"
    print(f"{arguments.lineup}: {arguments.budget}, of the processor; Python is {build}")
    total = Tally()
    numbers = range(arguments.first, arguments.first + arguments.games)
    with ProcessPoolExecutor(arguments.jobs) as processes:
        for tally in processes.map(partial(play_game, lineup, arguments.budget), numbers):
            total.games += tally.games
            total.wins += tally.wins
            total.simulations += tally.simulations
            total.rounds += tally.rounds
            if total.games % 100 == 0:
                print(report(total, lineup), flush=True)
    print(report(total, lineup))


if __name__ == "__main__":
    main()
