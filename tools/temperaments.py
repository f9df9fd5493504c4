"""Measure the temperaments: how strong each is, and how they differ in play.

    python tools/temperaments.py guide --games 200

Every temperament plays games of its own against three bots of the same kind without one, seats
rotating. Prints the table of docs/bots.md.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from functools import partial

from niagara.arena import ARENA_RULES, executor_for
from niagara.bots import SeatedBot, make_bot, play_decision
from niagara.bots.game_rngs import table_rng
from niagara.bots.parse_lineup import rotated
from niagara.bots.temperament import TEMPERAMENTS
from niagara.rules import Event, Game
from niagara.rules.board import CLOUD, EMPTY, KINDS
from niagara.rules.events import Landed, Loaded, Revealed, WeatherMoved

SEATS = 4
HEADER = (
    "| bot | wins | stolen | lost | sapphires and rubies | new kinds | first tiles | clouds up |"
)


def main() -> None:
    """Play, and print one line for each temperament and one for the bot without."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", help="such as guide or captain:60sims")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    print(f"{HEADER}\n|---|--:|--:|--:|--:|--:|---|--:|")
    with executor_for(args.jobs) as pool:
        for name in (None, *TEMPERAMENTS):
            spec = args.bot if name is None else f"{args.bot}+{name}"
            game = partial(_game, (spec, *[args.bot] * (SEATS - 1)), args.seed)
            style = Style()
            for number, result in enumerate(pool.map(game, range(args.games), chunksize=4)):
                style.count(number % SEATS, result)
            print(f"| `{spec}` | {style.line()} |", flush=True)


def _game(lineup: Sequence[str], seed: int, number: int) -> tuple[Game, list[Event]]:
    """One of the games of a line, seats rotated."""
    return played(rotated(tuple(lineup), -number), seed * 100_000 + number)


def played(specs: Sequence[str], seed: int) -> tuple[Game, list[Event]]:
    """A game between bots, and all that happened in it."""
    game = Game(specs, table_rng(seed), ARENA_RULES)
    players = [SeatedBot(make_bot(spec, SEATS), seat, seed) for seat, spec in enumerate(specs)]
    events: list[Event] = []
    while not game.is_over:
        events += play_decision(game, players)
    return game, events


class Style:
    """What one seat did over some games."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.counts: Counter[str] = Counter()
        self.first: Counter[int] = Counter()

    def count(self, seat: int, played: tuple[Game, list[Event]]) -> None:
        """Count one game."""
        game, events = played
        self.games += 1
        winners = game.position.winners
        self.wins += (seat in winners) / len(winners) if winners else 0.0
        home: set[int] = set()
        is_first = True
        for event in events:
            if getattr(event, "seat", None) != seat:
                continue
            self.counts[type(event).__name__] += 1
            if isinstance(event, Loaded):
                self.counts["far"] += event.gem >= KINDS - 2
            elif isinstance(event, Landed) and event.gem != EMPTY:
                self.counts["landed"] += 1
                self.counts["new"] += event.gem not in home
                home.add(event.gem)
            elif isinstance(event, WeatherMoved):
                self.counts["up"] += event.now > event.was
            elif isinstance(event, Revealed) and is_first:
                self.first[event.tile] += 1
                is_first = False

    def line(self) -> str:
        """The cells of the table."""
        c, games = self.counts, self.games
        tiles = ", ".join(
            f"{'cloud' if tile == CLOUD else tile} {n / games:.0%}"
            for tile, n in self.first.most_common(3)
        )
        cells = (
            f"{self.wins / games:.1%}",
            f"{c['Stolen'] / games:.2f}",
            f"{c['Swept'] / games:.2f}",
            f"{c['far'] / max(1, c['Loaded']):.0%}",
            f"{c['new'] / max(1, c['landed']):.0%}",
            tiles,
            f"{c['up'] / games:.2f}",
        )
        return " | ".join(cells)


if __name__ == "__main__":
    main()
