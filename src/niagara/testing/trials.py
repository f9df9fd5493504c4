"""The tables a bot is tried at: every option and number of seats, from the start and later."""

from dataclasses import dataclass, replace
from itertools import cycle, islice, product
from random import Random
from typing import Final

from niagara.rules import Options
from niagara.rules.board import MAX_SEATS, MIN_SEATS
from niagara.rules.options import FORKS, TIEBREAKS

ROUNDS: Final = 9  # hands are refilled after the seventh (R2.1)
FEWEST_GAMES: Final = 3


@dataclass(frozen=True)
class Table:
    """A game to be played: where the bot sits, when it sits down, and when it may leave."""

    seats: int
    options: Options
    seed: int
    tested: tuple[int, ...]
    first_round: int = 1
    last_round: int = ROUNDS


# These three meet every option and every number of seats.
_FIRST: Final = (
    (3, Options()),
    (4, Options("natural", "gem-value", ROUNDS, open_piles=True)),
    (5, Options("natural", "shared", ROUNDS, open_piles=False)),
)


def tables(games: int) -> list[Table]:
    """So many games from the start, one seat each."""
    return [
        Table(seats, options, seed, (seed % seats,))
        for seed, (seats, options) in enumerate(islice(cycle(_mix()), games))
    ]


def late_tables(games: int) -> list[Table]:
    """The same games, but for the first rounds; those with a limit end soon after."""
    return [_late(table) for table in tables(games)]


def full_tables(games: int, rounds: int) -> list[Table]:
    """The same games with all seats taken, broken off early."""
    return [
        replace(table, tested=tuple(range(table.seats)), last_round=rounds)
        for table in tables(games)
    ]


def _mix() -> list[tuple[int, Options]]:
    every = [
        (seats, Options(fork, tiebreak, limit, open_piles))
        for seats, fork, tiebreak, limit, open_piles in product(
            range(MIN_SEATS, MAX_SEATS + 1), FORKS, TIEBREAKS, (None, ROUNDS), (False, True)
        )
    ]
    Random(0).shuffle(every)
    return [*_FIRST, *(choice for choice in every if choice not in _FIRST)]


def _late(table: Table) -> Table:
    joined = 3 + table.seed * 3 % 8
    options = table.options
    if options.round_limit is not None:
        options = replace(options, round_limit=joined + 2)
    return replace(table, options=options, first_round=joined, last_round=joined + 2)
