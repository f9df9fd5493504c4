"""What strong play does, counted over many games: the numbers of docs/strategy.md.

    OMP_NUM_THREADS=1 python tools/strategy.py play champion:16sims --games 10000 --jobs 14 FILE
    python tools/strategy.py tell FILE

All seats are played by the same bot. `play` writes a line for each seat of each game; `tell` prints
the tables. Equal players sit at the table, so a share of wins above the fair one is a sign, though
no proof, that something helped.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from bot_games import played_record

from niagara.arena import executor_for
from niagara.rules import Event
from niagara.rules.board import CLOUD, EMPTY, KIND_NAMES
from niagara.rules.events import (
    GameOver,
    Landed,
    Loaded,
    Ransomed,
    Revealed,
    StartPassed,
    Stolen,
    Swept,
)
from niagara.rules.record import replay

Json = dict[str, Any]
FEW: Final = 30  # lines with fewer seats are left out


@dataclass
class SeatStory:
    """What one seat did in a game. Gems and canoes are listed with their rounds."""

    place: int  # in the first round, from 0
    rounds: int = 0
    won: float = 0.0  # its share of the win
    goals: list[str] = field(default_factory=list)
    tiles: list[int] = field(default_factory=list)
    home: list[tuple[int, str]] = field(default_factory=list)
    stole: list[tuple[int, str]] = field(default_factory=list)
    swept: list[tuple[int, bool]] = field(default_factory=list)  # whether it carried a gem
    stolen_home: int = 0
    was_robbed: int = 0
    ransomed: int = 0


class Story:
    """What every seat of a game did, taken from its events."""

    def __init__(self, seats: int, start: int) -> None:
        self.round = 1
        self.seats = [SeatStory((seat - start) % seats) for seat in range(seats)]
        self._stolen: set[tuple[int, int]] = set()  # canoes that carry what they stole

    def watch(self, event: Event) -> None:
        """Take note of an event."""
        match event:
            case Revealed(seat, tile):
                self.seats[seat].tiles.append(tile)
            case Ransomed(seat):
                self.seats[seat].ransomed += 1
            case StartPassed(_, number):
                self.round = number
            case GameOver(winners):
                for winner in winners:
                    self.seats[winner.seat].won = 1 / len(winners)
                    self.seats[winner.seat].goals = list(winner.goals)
                for each in self.seats:
                    each.rounds = self.round
            case _:
                self._follow_gems(event)

    def _follow_gems(self, event: Event) -> None:
        match event:
            case Stolen(seat, canoe, gem, victim):
                self.seats[seat].stole.append((self.round, KIND_NAMES[gem]))
                self.seats[victim[0]].was_robbed += 1
                self._stolen.discard(victim)
                self._stolen.add((seat, canoe))
            case Landed(seat, canoe, gem) if gem != EMPTY:
                self.seats[seat].home.append((self.round, KIND_NAMES[gem]))
                self.seats[seat].stolen_home += (seat, canoe) in self._stolen
                self._stolen.discard((seat, canoe))
            case Swept(seat, canoe, gem):
                self.seats[seat].swept.append((self.round, gem != EMPTY))
                self._stolen.discard((seat, canoe))
            case Loaded(seat, canoe):
                self._stolen.discard((seat, canoe))


def counted(bot: str, seats: int, seed: int) -> list[Json]:
    """What every seat did in one game."""
    record = played_record([bot] * seats, seed)
    story = Story(seats, record.start)
    for moment in replay(record):
        for event in moment.events:
            story.watch(event)
    return [asdict(seat) for seat in story.seats]


def play(bot: str, seats: int, games: int, jobs: int, path: Path) -> None:
    """Play and write."""
    with executor_for(jobs) as pool, path.open("w") as file:
        for lines in pool.map(partial(counted, bot, seats), range(games), chunksize=4):
            file.writelines(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def tell(path: Path) -> None:
    """Print the tables."""
    seats = [SeatStory(**json.loads(line)) for line in path.read_text().splitlines()]
    many = 1 + max(seat.place for seat in seats)
    print(f"{len(seats) // many:,} games of {many}, fair {1 / many:.1%}")
    print(f"rounds: mean {fmean(seat.rounds for seat in seats):.1f}")
    _tell_winners([seat for seat in seats if seat.won])
    table("place in the first round", seats, lambda seat: [seat.place + 1])
    for number in (1, 2, 3):
        table(f"tile of round {number}", seats, partial(_tile, number))
    table("first gem brought home", seats, lambda seat: [kind for _, kind in seat.home[:1]])
    table("round of the first gem home", seats, lambda seat: [at for at, _ in seat.home[:1]])
    table("thefts", seats, lambda seat: [len(seat.stole)])
    table("times robbed", seats, lambda seat: [seat.was_robbed])
    table("canoes lost", seats, lambda seat: [len(seat.swept)])
    table("of them with a gem", seats, lambda seat: [sum(full for _, full in seat.swept)])
    table("ransoms paid", seats, lambda seat: [seat.ransomed])
    stolen, home = sum(len(seat.stole) for seat in seats), sum(seat.stolen_home for seat in seats)
    print(f"\nthefts a game {stolen * many / len(seats):.2f}, brought home {home / stolen:.0%}")


def _tile(number: int, seat: SeatStory) -> list[str]:
    """The tile of a round, if the game went on so long."""
    return ["cloud" if tile == CLOUD else str(tile) for tile in seat.tiles[number - 1 : number]]


def _tell_winners(winners: Sequence[SeatStory]) -> None:
    goals = Counter(" and ".join(seat.goals) or "round limit" for seat in winners)
    print("\n| goal | share |\n|---|--:|")
    for goal, count in goals.most_common():
        print(f"| {goal} | {count / len(winners):.1%} |")
    gems = Counter(kind for seat in winners for _, kind in seat.home)
    shares = ", ".join(f"{kind} {count / gems.total():.0%}" for kind, count in gems.most_common())
    print(f"\ngems that winners brought home: {shares}")


def table(
    title: str, seats: Sequence[SeatStory], values: Callable[[SeatStory], Sequence[int | str]]
) -> None:
    """How often each value occurs, and how often seats with it won."""
    won: dict[int | str, list[float]] = {}
    for seat in seats:
        for value in values(seat):
            won.setdefault(value, []).append(seat.won)
    print(f"\n| {title} | seats | wins | ± |\n|---|--:|--:|--:|")
    for value, some in sorted(won.items(), key=lambda each: f"{each[0]:>9}"):
        if len(some) >= FEW:
            share = fmean(some)
            error = 1.96 * sqrt(share * (1 - share) / len(some))
            print(f"| {value} | {len(some) / len(seats):.1%} | {share:.1%} | {error:.1%} |")


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("play")
    command.add_argument("bot", help="such as ranger or champion:16sims")
    command.add_argument("file", type=Path)
    command.add_argument("--seats", type=int, default=4)
    command.add_argument("--games", type=int, default=1000)
    command.add_argument("--jobs", type=int, default=2)
    commands.add_parser("tell").add_argument("file", type=Path)
    args = parser.parse_args()
    if args.command == "play":
        play(args.bot, args.seats, args.games, args.jobs, args.file)
    else:
        tell(args.file)


if __name__ == "__main__":
    main()
