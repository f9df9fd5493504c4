"""A bag of gems as one integer: three bits a kind, since there are seven of each (R1.2).

Adding a gem is adding ``ONE[kind]``, taking one is subtracting it. Nothing here checks that the
gem is there; the rules do.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from niagara.rules.board import GEMS_OF_A_KIND, KINDS, Kind

Bag = int

BITS: Final = 3
NOTHING: Final = 0
ONE: Final = tuple(1 << BITS * kind for kind in range(KINDS))


def bag_of(counts: Iterable[int]) -> Bag:
    """A bag holding so many gems of each kind, in the order of the kinds."""
    return sum(count * one for count, one in zip(counts, ONE, strict=True))


def count(bag: Bag, kind: Kind) -> int:
    """How many gems of a kind a bag holds."""
    return bag >> BITS * kind & GEMS_OF_A_KIND


@cache
def counts(bag: Bag) -> tuple[int, ...]:
    """How many gems of each kind a bag holds.

    >>> counts(bag_of([0, 2, 0, 0, 7]))
    (0, 2, 0, 0, 7)
    """
    return tuple(count(bag, kind) for kind in range(KINDS))


def total(bag: Bag) -> int:
    """How many gems a bag holds in all."""
    return sum(counts(bag))


@cache
def kinds(bag: Bag) -> tuple[Kind, ...]:
    """The kinds a bag holds at least one gem of, in order."""
    return tuple(kind for kind in range(KINDS) if count(bag, kind))


def _presences() -> bytes:
    table = [0]
    for kind in range(KINDS):
        table = [low | (n > 0) << kind for n in range(GEMS_OF_A_KIND + 1) for low in table]
    return bytes(table)


# For every bag, the kinds it holds as five bits: what a canoe may load depends on nothing else.
PRESENCE: Final = _presences()


def kinds_present(presence: int) -> tuple[Kind, ...]:
    """The kinds that five bits of presence stand for."""
    return tuple(kind for kind in range(KINDS) if presence >> kind & 1)
