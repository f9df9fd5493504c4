"""The batch simulator plays the game of `niagara.rules`, compared at every decision.

A slice of ``make verify-sim``, which compares a million decisions over all options.
"""

from collections.abc import Sequence

import pytest
from sim_engines import JaxEngine
from verify_sim import Comparison, Different, Tally

from niagara.rules import Options, Position
from niagara.sim.observation import Row

GAMES = 12


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, Options("natural", "gem-value", 9)),
        (4, Options("alternate", "shared", None)),
        (5, Options("natural", "shared", 9)),
    ],
    ids=str,
)
def test_every_decision_is_that_of_the_rules(seats: int, options: Options) -> None:
    tally = Tally()
    Comparison(JaxEngine(), seats, options, GAMES, 0, tally).run(steps=150)
    assert tally.decisions > GAMES * 50
    assert tally.rivers > GAMES * 4
    assert tally.thefts > 0
    if options.round_limit is not None:
        assert (tally.won + tally.limited, tally.unfinished) == (GAMES, 0)
    if options.fork == "natural":
        assert tally.repeats > 0


class Forgetful(JaxEngine):
    """A simulator with a fault: a round is never counted."""

    def positions(self) -> list[Position]:
        return [new_round(position) for position in super().positions()]


def new_round(position: Position) -> Position:
    """The same table in its first round."""
    options, _, *others = position.key()
    return Position(options, 1, *others)  # type: ignore[arg-type]


class Secretive(JaxEngine):
    """A simulator with a fault: the last place of every observation is turned over."""

    def observations(self, seats: Sequence[int]) -> Row:
        rows: Row = super().observations(seats).copy()
        rows[:, -1] ^= True
        return rows


@pytest.mark.parametrize("faulty", [Forgetful, Secretive])
def test_a_faulty_simulator_is_found_out(faulty: type[JaxEngine]) -> None:
    options = Options("natural", "gem-value", 9)
    with pytest.raises(Different):
        Comparison(faulty(), 3, options, GAMES, 0, Tally()).run(steps=40)
