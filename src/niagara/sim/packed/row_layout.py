"""Where the fields of an observation lie, as the packed engine is told: the struct `Layout`.

The layout itself is `niagara.sim.observation`; it is handed over when games are observed, so that
the engine can be built without NumPy.
"""

import ctypes
from functools import cache
from typing import Any, Final

from niagara.sim.observation import (
    COUNT_DIGITS,
    MOST_GEMS,
    MOST_OF_A_KIND,
    ROUND_DIGITS,
    ROUNDS_LEFT,
    SEAT_FIELDS,
    SEAT_WIDTH,
    TABLE_FIELDS,
    TABLE_WIDTH,
    Field,
    observation_width,
)

MOST_THRESHOLDS: Final = 32
# The fields in the order of the struct `Layout` of observe.h.
_TABLE: Final = (
    *("in_turn", "is_over", "turn", "start", "moved", "began_0", "began_1", "weather", "next_arm"),
    *("has_flowed", "lowest", "round", "is_limited", "rounds_left", "is_natural", "by_value"),
    *("lying", "lying_counts"),
)
_SEAT: Final = (
    *("is_present", "space_0", "space_1", "cargo_0", "cargo_1", "gems", "all_gems"),
    *("hand", "tile", "top"),
)


def _places(fields: tuple[Field, ...], order: tuple[str, ...]) -> list[int]:
    """Where the fields of a part begin, in another order."""
    found, first = {}, 0
    for field in fields:
        found[field.name] = first
        first += field.width
    if set(found) != set(order):
        raise RuntimeError(f"observe.h does not know {set(found) ^ set(order)}")
    return [found[name] for name in order]


@cache
def row_layout(seats: int) -> Any:
    """The layout of the rows of a table, as an array of C."""
    thresholds = [*ROUNDS_LEFT, *[0] * (MOST_THRESHOLDS - len(ROUNDS_LEFT))]
    numbers = [
        *(observation_width(seats), TABLE_WIDTH, SEAT_WIDTH),
        *_places(TABLE_FIELDS, _TABLE),
        *_places(SEAT_FIELDS, _SEAT),
        *(ROUND_DIGITS, COUNT_DIGITS, MOST_OF_A_KIND, MOST_GEMS, len(ROUNDS_LEFT)),
        *thresholds,
    ]
    return (ctypes.c_int * len(numbers))(*numbers)
