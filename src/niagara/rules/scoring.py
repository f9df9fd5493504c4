"""When the game is won, and by whom (R8)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from niagara.rules.bag import Bag, counts, total
from niagara.rules.board import Seat
from niagara.rules.options import Options
from niagara.rules.position import Player

# R8.1: what wins, and how much of it.
FOUR_OF_A_KIND: Final = "four of a kind"
FIVE_KINDS: Final = "five kinds"
SEVEN_IN_ALL: Final = "seven in all"
GOALS: Final = {FOUR_OF_A_KIND: 4, FIVE_KINDS: 5, SEVEN_IN_ALL: 7}
_COMMON: Final = 4 * 5 * 7  # progress is counted in parts of this, to stay exact


def reached(bag: Bag) -> dict[str, int]:
    """How far a bag has come towards each goal of R8.1."""
    have = counts(bag)
    return {FOUR_OF_A_KIND: max(have), FIVE_KINDS: sum(map(bool, have)), SEVEN_IN_ALL: sum(have)}


@cache
def goals_met(bag: Bag) -> tuple[str, ...]:
    """The goals of R8.1 that a bag meets; empty if it does not win."""
    return tuple(goal for goal, n in reached(bag).items() if n >= GOALS[goal])


@cache
def is_one_short(bag: Bag) -> bool:
    """Whether one more gem of the right kind would meet a goal of R8.1, and none is met yet."""
    return not goals_met(bag) and any(n == GOALS[goal] - 1 for goal, n in reached(bag).items())


def value(bag: Bag) -> int:
    """The worth of a bag under the tie-break `gem-value` (R8.2): amethyst 1 to ruby 5."""
    return sum(kind * n for kind, n in enumerate(counts(bag), start=1))


def progress(bag: Bag) -> int:
    """How near a bag is to a win (R8.3), in parts of 140: 140 is a win."""
    return max(n * _COMMON // GOALS[goal] for goal, n in reached(bag).items())


def is_won(players: Sequence[Player]) -> bool:
    """Whether somebody meets R8.1."""
    for player in players:  # noqa: SIM110 - a loop is twice as fast as any() here
        if goals_met(player.gems):
            return True
    return False


def winners(options: Options, players: Sequence[Player]) -> tuple[Seat, ...]:
    """The seats that win if the game stops now, at the end of phase II (R8.2, R8.3)."""
    bags = [player.gems for player in players]
    met = [seat for seat, bag in enumerate(bags) if goals_met(bag)]
    if not met:  # R8.3: the round limit
        return _best([(progress(bag), total(bag), seat) for seat, bag in enumerate(bags)])
    if options.tiebreak == "gem-value":  # R8.2
        return _best([(value(bags[seat]), 0, seat) for seat in met])
    return tuple(met)


def shares(won: Sequence[Seat], seats: int) -> list[float]:
    """What every seat has won of a game: winners share it evenly (R8.2)."""
    return [1 / len(won) if seat in won else 0.0 for seat in range(seats)]


def wins_for_sure(options: Options, start: Seat, players: Sequence[Player], seat: Seat) -> bool:
    """Whether a seat that ends its turn like this wins, whatever the others still do (R8.2)."""
    if not goals_met(players[seat].gems):
        return False
    if options.tiebreak != "gem-value":
        return True
    is_last = (seat + 1) % len(players) == start
    return is_last and seat in winners(options, players)


def _best(scores: list[tuple[int, int, Seat]]) -> tuple[Seat, ...]:
    top = max((first, second) for first, second, _ in scores)
    return tuple(seat for first, second, seat in scores if (first, second) == top)
