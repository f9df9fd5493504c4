"""The games a bot is tried in: every option and number of seats, from the start and later."""

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
class Trial:
    """A game to be played: where the bot sits, and from which round to which."""

    seats: int
    options: Options
    seed: int
    tested: tuple[int, ...]
    first_round: int = 1
    last_round: int = ROUNDS


# These three cover every option and every number of seats.
_FIRST: Final = (
    (3, Options()),
    (4, Options("natural", "gem-value", ROUNDS, open_piles=True)),
    (5, Options("natural", "shared", ROUNDS, open_piles=False)),
)


def trials(games: int) -> list[Trial]:
    """So many games from the start, one seat each."""
    return [
        Trial(seats, options, seed, (seed % seats,))
        for seed, (seats, options) in enumerate(islice(cycle(_mix()), games))
    ]


def late_trials(games: int) -> list[Trial]:
    """The same games, joined some rounds later; those with a limit end soon after."""
    return [_late(trial) for trial in trials(games)]


def full_trials(games: int, rounds: int) -> list[Trial]:
    """The same games with the bot in every seat, broken off early."""
    return [
        replace(trial, tested=tuple(range(trial.seats)), last_round=rounds)
        for trial in trials(games)
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


def _late(trial: Trial) -> Trial:
    joined = 3 + trial.seed * 3 % 8
    options = trial.options
    if options.round_limit is not None:
        options = replace(options, round_limit=joined + 2)
    return replace(trial, options=options, first_round=joined, last_round=joined + 2)
