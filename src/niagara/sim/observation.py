"""What a player with a perfect memory knows from its seat, as a row of truth values.

A row is laid out by the two tables below: the fields of the table once, then the fields of a seat
for every seat, clockwise from the one that observes. Seats come last so that the rows of a smaller
table are the beginning of those of a larger one: a table of three or four has rows of its own
width, which saves memory and work, and who trains one network for all appends zeros (`pad`), which
read as absent seats.

Everything is a truth value: numbers are written one-hot, as thermometers (n ones, then zeros), or
in binary digits, lowest first. A row holds nothing that its seat does not know: the tile of a rival
that lies face down counts as still in its hand, and in phase I nobody sees who has chosen.

Rows are written in three places: by `niagara.sim.observe` from views and positions of the rules,
by the batch simulator (batch/rows.py) and by the packed engine (packed/observe.h). ``make
verify-sim`` compares them.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from niagara.sim.missing_extra import missing_extra

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra("sim", error) from error

from niagara.rules.board import (
    CANOES,
    KINDS,
    MAX_SEATS,
    MAX_WEATHER,
    MIN_SEATS,
    MIN_WEATHER,
    SPACES,
    TILES,
)

Row: TypeAlias = NDArray[np.bool_]

COUNT_DIGITS: Final = 3  # R1.2: there are seven gems of a kind
ROUND_DIGITS: Final = 10
# How many rounds are left after this one: at least so many.
ROUNDS_LEFT: Final = (1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 42, 56, 70, 84)
MOST_OF_A_KIND: Final = 5  # three before the round that ends the game, and two canoes to land
MOST_GEMS: Final = 8  # likewise, six and two


class Field(NamedTuple):
    """Some neighbouring places of a row."""

    name: str
    width: int
    meaning: str


TABLE_FIELDS: Final = (
    Field("in_turn", 1, "phase II: a seat is on its turn"),
    Field("is_over", 1, "the game is over"),
    Field("turn", MAX_SEATS, "the seat on its turn, clockwise from the observer, one-hot"),
    Field("start", MAX_SEATS, "the start player, clockwise from the observer, one-hot"),
    Field("moved", CANOES, "which canoes of the seat on its turn have made their trip"),
    Field("began_0", SPACES, "the space where its canoe 0 began the turn, one-hot"),
    Field("began_1", SPACES, "the same of its canoe 1"),
    Field("weather", MAX_WEATHER - MIN_WEATHER + 1, "the weather from −1 to +2, one-hot"),
    Field("next_arm", 1, "the arm expected next is the right one"),
    Field("has_flowed", 1, "a disc was pushed in this game: under the natural fork chance begins"),
    Field("lowest", len(TILES), "the lowest tile revealed this round (the cloud last), one-hot"),
    Field("round", ROUND_DIGITS, "the round in binary digits, lowest first"),
    Field("is_limited", 1, "there is a round limit"),
    Field(
        "rounds_left",
        len(ROUNDS_LEFT),
        f"at least {', '.join(map(str, ROUNDS_LEFT))} rounds follow; all without a limit",
    ),
    Field("is_natural", 1, "the fork is natural"),
    Field("by_value", 1, "ties are broken by the value of gems"),
    Field("lying", KINDS * KINDS, "for each site, for each kind: whether it lies there"),
    Field(
        "lying_counts",
        KINDS * KINDS * COUNT_DIGITS,
        "the same, how many: three binary digits, lowest first",
    ),
)

SEAT_FIELDS: Final = (
    Field("is_present", 1, "the seat is taken; all zeros if it is not"),
    Field("space_0", SPACES, "where canoe 0 is, one-hot"),
    Field("cargo_0", KINDS, "the gem in canoe 0, one-hot; zeros if it is empty"),
    Field("space_1", SPACES, "where canoe 1 is, one-hot"),
    Field("cargo_1", KINDS, "the gem in canoe 1, one-hot; zeros if it is empty"),
    Field("gems", KINDS * MOST_OF_A_KIND, "owned gems of each kind, thermometers of five"),
    Field("all_gems", MOST_GEMS, "owned gems in all, a thermometer"),
    Field("hand", len(TILES), "tiles that can still be played: of the observer those in hand, of a"
          " rival those in hand or face down"),
    Field("tile", len(TILES), "the tile of this round, one-hot: the observer's own once chosen, a"
          " rival's once revealed"),
    Field("top", len(TILES), "the tile on top of the pile, one-hot: the one of the last round"),
)  # fmt: skip

TABLE_WIDTH: Final = sum(field.width for field in TABLE_FIELDS)
SEAT_WIDTH: Final = sum(field.width for field in SEAT_FIELDS)


def observation_width(seats: int) -> int:
    """How wide the rows of a table are.

    >>> [observation_width(seats) for seats in (3, 4, 5)]
    [438, 525, 612]
    """
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise ValueError(f"R1.1: {MIN_SEATS} to {MAX_SEATS} seats play, not {seats!r}")
    return TABLE_WIDTH + seats * SEAT_WIDTH


class Place(NamedTuple):
    """A field of a row: of the table (``seat`` −1) or of a seat, clockwise from the observer."""

    seat: int
    field: Field
    first: int

    @property
    def slice(self) -> slice:
        """Where it lies in the row."""
        return slice(self.first, self.first + self.field.width)


@cache
def layout(seats: int) -> tuple[Place, ...]:
    """Every field of a row, in order."""
    observation_width(seats)
    return tuple(_places(seats))


def _places(seats: int) -> Iterator[Place]:
    first = 0
    for seat in range(-1, seats):
        for field in TABLE_FIELDS if seat < 0 else SEAT_FIELDS:
            yield Place(seat, field, first)
            first += field.width


@cache
def canoe_swap(seats: int) -> tuple[int, ...]:
    """The exact symmetry of the observer's two canoes: which place every place is read from.

    For rows of the seat that acts; with it go the actions of `flat_actions.CANOE_SWAP`.
    """
    found = list(range(observation_width(seats)))
    at = {(place.seat, place.field.name): place for place in layout(seats)}
    for seat, name in ((-1, "began"), (0, "space"), (0, "cargo")):
        one, other = at[seat, f"{name}_0"].slice, at[seat, f"{name}_1"].slice
        found[one], found[other] = found[other], found[one]
    moved = at[-1, "moved"].slice
    found[moved] = reversed(found[moved])
    return tuple(found)


def pad(row: Row, seats: int = MAX_SEATS) -> Row:
    """Rows as wide as those of a larger table; the seats that are missing read as absent."""
    missing = observation_width(seats) - row.shape[-1]
    if missing < 0:
        raise ValueError(f"these rows are of more than {seats} seats")
    return np.pad(row, [(0, 0)] * (row.ndim - 1) + [(0, missing)])
