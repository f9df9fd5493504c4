"""The tables of `worth` as arrays for the packed engine."""

import ctypes
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from niagara.bots.guide import STRANDED
from niagara.bots.rollout import GREED, expected
from niagara.bots.worth import CARRIES_SPARE, FIRST_PLACE, JUDGED, PLANNED, cargo_class, need
from niagara.rules.bag import BITS, Bag, counts, total
from niagara.rules.board import (
    CANOES,
    CLOUD,
    GEMS_OF_A_KIND,
    KINDS,
    LEFT,
    MAX_SEATS,
    MAX_WEATHER,
    MIN_WEATHER,
    RIGHT,
)
from niagara.rules.scoring import GOALS, SEVEN_IN_ALL

BAGS: Final = 1 << BITS * KINDS
# The game ends with the round in which somebody owns seven: two canoes may land after the sixth.
MOST_OWNED: Final = GOALS[SEVEN_IN_ALL] - 1 + CANOES
Numbers = ctypes.POINTER(ctypes.c_double)


class PackedWorth(ctypes.Structure):
    """Pointers to the tables, in the order of `Worth` in rollout.h."""

    _fields_ = [
        *((name, Numbers) for name in ("plan_gems", "judged_gems", "plan_canoes", "judged_canoes")),
        *((name, Numbers) for name in ("plan_tiles", "judged_tiles", "judged_places", "expected")),
        ("need", ctypes.POINTER(ctypes.c_uint8)),
        ("wanted", ctypes.POINTER(ctypes.c_uint16)),
        ("stranded", ctypes.c_double),
        ("greed", ctypes.c_double),
    ]


def _by_bag(worth: Callable[[Bag], Any]) -> list[Any]:
    """A table by bag; 0 for bags that no player can own, nor with one gem more."""
    return [worth(bag) if total(bag) <= MOST_OWNED + 1 else 0 for bag in range(BAGS)]


def _doubles(values: Iterable[float]) -> Any:
    numbers = list(values)
    return (ctypes.c_double * len(numbers))(*numbers)


def _wanted(bag: int) -> int:
    """The kinds that bring a goal nearer, as bits three apart."""
    have = counts(bag)
    return sum(
        1 << BITS * kind
        for kind in range(KINDS)
        if have[kind] < GEMS_OF_A_KIND and cargo_class(bag, kind) != CARRIES_SPARE
    )


def _expected() -> Iterable[float]:
    """By next arm, weather, lowest known tile and tiles still hidden: canoes after the flow."""
    for arm in (LEFT, RIGHT):
        for weather in range(MIN_WEATHER, MAX_WEATHER + 1):
            for known in range(CLOUD + 1):
                for hidden in range(MAX_SEATS):
                    for row in expected(arm, weather, max(known, 1), hidden):
                        yield from row


@cache
def worth_tables() -> dict[str, Any]:
    """The tables and numbers of `PackedWorth`, computed once."""
    return {
        "plan_gems": _doubles(_by_bag(PLANNED.gems)),
        "judged_gems": _doubles(_by_bag(JUDGED.gems)),
        "plan_canoes": _doubles(number for row in PLANNED.canoes for number in row),
        "judged_canoes": _doubles(number for row in JUDGED.canoes for number in row),
        "plan_tiles": _doubles(PLANNED.tiles),
        "judged_tiles": _doubles(JUDGED.tiles),
        "judged_places": _doubles(JUDGED.weights[FIRST_PLACE:]),
        "expected": _doubles(_expected()),
        "need": (ctypes.c_uint8 * BAGS)(*_by_bag(lambda bag: max(need(bag), 0))),
        "wanted": (ctypes.c_uint16 * BAGS)(*_by_bag(_wanted)),
        "stranded": STRANDED,
        "greed": GREED,
    }


@cache
def packed_worth() -> PackedWorth:
    """Pointers to the tables."""
    return PackedWorth(**worth_tables())
