"""Evaluation of a position: each seat's chance to win, from small tables of weights.

A seat's score is a sum over what it has at the start of a round: the gems at home by how they
are spread over kinds, each canoe by where it is and what its cargo would do, the tiles in hand, the
place in the order of play. Chances to win are the softmax of the scores. The numbers in `weights`
were fitted to games of these bots by ``tools/fit_worth.py``.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import exp
from typing import Final

from niagara.bots.weights import CHANCES, PLAN
from niagara.rules import Position, View
from niagara.rules.bag import ONE, Bag, counts, kinds
from niagara.rules.board import (
    CLOUD,
    EMPTY,
    KINDS,
    LEFT,
    LOST,
    RIGHT,
    SPACES,
    Arm,
    Kind,
    Seat,
    Tile,
)
from niagara.rules.flow import MAX_SPEED, alternating, carried
from niagara.rules.scoring import GOALS, goals_met, reached

# The class of a canoe. An empty one is on an errand: the number of the first site downstream
# that holds a gem its seat wants. A loaded one is classed by what landing its gem would do.
NO_ERRAND: Final = KINDS  # nothing left to fetch
CARRIES_SPARE: Final = NO_ERRAND + 1  # brings no goal nearer
CARRIES_WANTED: Final = CARRIES_SPARE + 1  # brings the nearest goal nearer; more than two to go
CARRIES_VICTORY: Final = CARRIES_WANTED + 3  # between them: two to go, one to go
CARGO_CLASSES: Final = CARRIES_VICTORY + 1

MOST_SEATS: Final = 5
CANOE_FEATURES: Final = CARGO_CLASSES * SPACES
SPREADS: Final = tuple(
    sorted(spread for spread in combinations_with_replacement((3, 2, 1, 0), 4) if sum(spread) <= 6)
)
# Where each kind of feature begins in the list of weights.
FIRST_CANOE: Final = 0
FIRST_SPREAD: Final = FIRST_CANOE + CANOE_FEATURES
FIRST_TILE: Final = FIRST_SPREAD + len(SPREADS)
FIRST_PLACE: Final = FIRST_TILE + CLOUD + 1
FEATURES: Final = FIRST_PLACE + MOST_SEATS

VICTORY: Final = 12.0  # the score of a seat that has won: near certainty


def need(bag: Bag) -> int:
    """How many more gems the nearest goal takes, if they are the right ones."""
    have = reached(bag)
    return min(GOALS[goal] - n for goal, n in have.items())


@cache
def cargo_class(bag: Bag, gem: Kind) -> int:
    """What landing a gem would do for a seat that owns a bag."""
    left = need(bag + ONE[gem])
    if left >= need(bag):
        return CARRIES_SPARE
    return max(CARRIES_WANTED, CARRIES_VICTORY - max(left, 0))


@lru_cache(maxsize=1 << 16)
def errand(bag: Bag, sites: tuple[Bag, ...]) -> int:
    """The first site that holds what a seat wants; any gem at all if nothing is wanted."""
    for wanted in (True, False):
        for site, lying in enumerate(sites):
            for kind in kinds(lying):
                if not wanted or cargo_class(bag, kind) != CARRIES_SPARE:
                    return site
    return NO_ERRAND


def canoe_class(bag: Bag, sites: tuple[Bag, ...], gem: Kind) -> int:
    """The class of a canoe, whose seat owns a bag."""
    return errand(bag, sites) if gem == EMPTY else cargo_class(bag, gem)


@cache
def spread_feature(bag: Bag) -> int:
    """The feature of the gems at home; −1 for a bag that has won."""
    if goals_met(bag):
        return -1
    spread = tuple(sorted(counts(bag), reverse=True))[:4]
    return FIRST_SPREAD + SPREADS.index(spread)


def _seen_from(next_arm: Arm) -> tuple[int, ...]:
    """Spaces with arms relative to the one that the next disc takes."""
    swapped = (0, 1, 2, 3, 4, 5, 7, 6, 9, 8, LOST)
    return tuple(range(SPACES)) if next_arm == LEFT else swapped


RELATIVE: Final = tuple(_seen_from(arm) for arm in (LEFT, RIGHT))
# By the next arm and the speed: where a canoe is after the flow, with relative arms.
AFTER_FLOW: Final = tuple(
    tuple(
        tuple(RELATIVE[(arm + speed) % 2][space] for space in carried(alternating(arm, speed)))
        for speed in range(MAX_SPEED + 1)
    )
    for arm in (LEFT, RIGHT)
)


def features(position: Position, seat: Seat) -> list[int]:
    """The features of a seat at the start of a round; empty for one that has won."""
    player = position.players[seat]
    spread = spread_feature(player.gems)
    if spread < 0:
        return []
    relative = RELATIVE[position.next_arm]
    found = [
        FIRST_CANOE
        + (canoe_class(player.gems, position.sites, canoe.gem) * SPACES if canoe.at != LOST else 0)
        + relative[canoe.at]
        for canoe in player.canoes
    ]
    tiles = [FIRST_TILE + tile for tile in player.hand]
    return [*found, spread, *tiles, FIRST_PLACE + place_of(position, seat)]


class Worth:
    """The scores that some weights give."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights: Final = weights
        # By class and space, with relative arms; a lost canoe has lost its cargo.
        self.canoes: Final = [
            [
                weights[FIRST_CANOE + (kind * SPACES if space != LOST else 0) + space]
                for space in range(SPACES)
            ]
            for kind in range(CARGO_CLASSES)
        ]
        self.tiles: Final = list(weights[FIRST_TILE:FIRST_PLACE])
        self._gems: Final[dict[Bag, float]] = {}

    def gems(self, bag: Bag) -> float:
        """What the gems at home add to the score."""
        found = self._gems.get(bag)
        if found is None:
            feature = spread_feature(bag)
            found = self._gems[bag] = VICTORY if feature < 0 else self.weights[feature]
        return found

    def score(self, table: Position | View, seat: Seat, hand: Sequence[Tile]) -> float:
        """The score of a seat with some tiles in hand, at the start of a round."""
        player, sites = table.players[seat], table.sites
        relative = RELATIVE[table.next_arm]
        total = self.gems(player.gems) + self.weights[FIRST_PLACE + place_of(table, seat)]
        for canoe in player.canoes:
            total += self.canoes[canoe_class(player.gems, sites, canoe.gem)][relative[canoe.at]]
        for tile in hand:
            total += self.tiles[tile]
        return total

    def after_flow(self, next_arm: Arm, speeds: Sequence[float]) -> list[list[float]]:
        """The worth of a canoe after a flow, by cargo and space, given the chances of speeds."""
        flow = AFTER_FLOW[next_arm]
        likely = [(flow[speed], chance) for speed, chance in enumerate(speeds) if chance > 0.0]
        found: list[list[float]] = []
        for table in self.canoes:
            row = [0.0] * SPACES
            for spaces, chance in likely:
                for at in range(SPACES):
                    row[at] += chance * table[spaces[at]]
            found.append(row)
        return found


PLANNED: Final = Worth(PLAN)  # by which bots plan their actions
JUDGED: Final = Worth(CHANCES)  # by which they estimate who will win


def chances(scores: Sequence[float]) -> list[float]:
    """The chance of each seat to win."""
    top = max(scores)
    weights = [exp(s - top) for s in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def place_of(table: Position | View, seat: Seat) -> int:
    """How many seats act before this one."""
    return (seat - table.start) % len(table.players)
