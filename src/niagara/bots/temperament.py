"""Temperaments: what a bot likes, beside how well it plays.

A temperament is a small bias on the guide's plan, in the units of its score: changed weights of
`worth`, and what some actions are worth beyond their use. The other bots use the same bias by its
leaning (`niagara.bots.leaning`). Its numbers are chosen so that a bot stays about as strong as one
of its level without a temperament (docs/bots.md).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from random import Random
from typing import Final

from niagara.bots.weights import PLAN
from niagara.bots.worth import (
    CARGO_CLASSES,
    FIRST_CANOE,
    FIRST_SPREAD,
    FIRST_TILE,
    PLANNED,
    SPREADS,
    Worth,
)
from niagara.rules.board import CLOUD, DEPTH, KINDS, LOST, SHORE, SPACES

NO_TASTE: Final = (0.0,) * KINDS
OPENING_ROUNDS: Final = 2
NO_OPENING: Final = (0.0,) * (CLOUD + 1)


@dataclass(frozen=True, eq=False)
class Temperament:
    """A temperament by its name; ``character`` describes it for `niagara bots`."""

    name: str
    character: str
    worth: Worth = PLANNED
    theft: float = 0.0  # what a theft is worth beyond the gem
    new_kind: float = 0.0  # what it is worth to load or steal a kind that is not at home yet
    loads: tuple[float, ...] = NO_TASTE  # what it is worth to load a gem, by kind
    opening: tuple[float, ...] = NO_OPENING  # how much tiles are liked in the first rounds
    spite: float = 1.0  # how much more the rivals' losses count


def biased(
    *,
    lost: float = 0.0,
    deep: float = 0.0,
    kinds: float = 0.0,
    tiles: Sequence[float] = (0.0,) * CLOUD,
) -> Worth:
    """The guide's worth with some weights changed.

    ``lost`` is added for a lost canoe, ``deep`` for every disc that a canoe is away from the shore,
    ``kinds`` for every kind at home, ``tiles`` for tiles in hand: 1 to 6 and the cloud.
    """
    weights = list(PLAN)
    for kind in range(CARGO_CLASSES):
        for space in range(SPACES):
            change = lost if space == LOST else deep * DEPTH[space] if space != SHORE else 0.0
            weights[FIRST_CANOE + kind * SPACES + space] += change
    for number, spread in enumerate(SPREADS):
        weights[FIRST_SPREAD + number] += kinds * sum(count > 0 for count in spread)
    for tile, change in enumerate(tiles, start=1):
        weights[FIRST_TILE + tile] += change
    return Worth(weights)


def _first(*tiles: float) -> tuple[float, ...]:
    """How much 1 to 6 and the cloud are liked, by tile."""
    return (0.0, *tiles)


PLAIN: Final = Temperament("plain", "plays to win and nothing else")
TEMPERAMENTS: Final = {
    each.name: each
    for each in (
        Temperament(
            "cautious",
            "stays near the shore and keeps well away from the falls",
            biased(lost=-0.6, deep=-0.01),
            loads=(0.08, 0.05, 0.0, -0.05, -0.1),
            opening=_first(0.4, 0.4, 0.0, 0.0, 0.0, 0.0, 0.0),
        ),
        Temperament(
            "thief",
            "would rather take a gem from a canoe than from its site",
            theft=0.6,
            opening=_first(0.0, 0.2, 0.5, 0.6, 0.0, 0.0, 0.0),
        ),
        Temperament(
            "racer",
            "plays the high tiles first and takes the fastest way",
            biased(tiles=(0.0, 0.0, 0.0, 0.0, -0.05, -0.05, 0.0)),
            opening=_first(0.0, 0.0, 0.0, 0.2, 0.5, 0.45, -0.2),
        ),
        Temperament(
            "gambler",
            "goes for sapphires and rubies at the edge of the falls",
            biased(lost=0.05),
            loads=(-0.05, 0.0, 0.0, 0.15, 0.25),
            opening=_first(0.0, 0.25, 0.3, 0.3, 0.0, 0.1, 0.0),
        ),
        Temperament(
            "collector",
            "wants one of every kind",
            biased(kinds=0.2),
            new_kind=0.3,
        ),
        Temperament(
            "rainmaker",
            "lives by the weather, and likes the river fast when rivals are on it",
            biased(tiles=(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.3)),
            spite=1.8,
        ),
    )
}


class UnknownTemperament(ValueError):
    """A name of no temperament; ``near`` is the one that may be meant, or "none"."""

    def __init__(self, message: str, name: str = "", near: str = "none") -> None:
        super().__init__(message)
        self.name = name
        self.near = near


def temperament_named(name: str) -> Temperament:
    """The temperament of a name; raises `UnknownTemperament`."""
    if name not in TEMPERAMENTS:
        near = get_close_matches(name, TEMPERAMENTS, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(TEMPERAMENTS)}"
        problem = f"no temperament {name[:40]!r}; {hint}"
        raise UnknownTemperament(problem, name[:40], near[0] if near else "none")
    return TEMPERAMENTS[name]


def different_temperaments(seed: str, taken: Sequence[str]) -> list[str]:
    """Temperaments in an order drawn by a seed, without those taken already.

    >>> sorted(different_temperaments("any", ["thief", "racer"]))
    ['cautious', 'collector', 'gambler', 'rainmaker']
    """
    names = [name for name in TEMPERAMENTS if name not in taken]
    Random(f"temperaments {seed}").shuffle(names)
    return names
