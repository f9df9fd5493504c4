"""The river (R6): the arms its discs take, and where they carry each space."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from niagara.rules.board import LOST, MAX_WEATHER, MIN_WEATHER, RIGHT, SHORE
from niagara.rules.chance import REPEAT
from niagara.rules.flow import MAX_SPEED, alternating, carried
from niagara.sim.batch.fields import Word, constant, gather, where
from niagara.sim.batch.rules import Rules
from niagara.sim.tables import ARMS, arms_of

# A flow is written as the arms of its pushes, the first one highest, after a leading 1.
STILL: Final = 1  # the flow of no pushes
NO_FLOW: Final = 0  # the river has not come to flow

_SPACES_IN_WORD: Final = 8
_FLOWS: Final = 1 << MAX_SPEED + 1


def flow_of(arms: tuple[int, ...]) -> int:
    """The number of a flow with these arms."""
    return int("1" + "".join(map(str, arms)), 2)


def _carries() -> NDArray[np.uint32]:
    """For each flow, where it carries each space: four bits a space in two words."""
    table: NDArray[np.uint32] = np.zeros((2, _FLOWS), np.uint32)
    for flow in range(STILL, _FLOWS):
        spaces = carried(arms_of(flow))
        for space, to in enumerate(spaces):
            table[space // _SPACES_IN_WORD, flow] |= to << 4 * (space % _SPACES_IN_WORD)
    return table


_CARRIES: Final = _carries()
_ALTERNATING: Final = np.array(
    [flow_of(alternating(arm, pushes)) for arm in ARMS for pushes in range(MAX_SPEED + 1)],
    np.uint32,
)

# The natural fork repeats an arm when so many random bits are all set.
REPEAT_BITS: Final = round(1 / REPEAT).bit_length() - 1
assert 1 / (1 << REPEAT_BITS) == REPEAT, "chance in halves of halves"
assert REPEAT_BITS * MAX_SPEED <= 32, "one random word is enough for a flow"
assert carried((RIGHT,))[SHORE] == SHORE
assert carried((RIGHT,))[LOST] == LOST


class Flow(NamedTuple):
    """Where a flow carries each space, and the flow as a number."""

    number: Word
    low: Word
    high: Word

    def to(self, space: Word) -> Word:
        """Where a space is carried."""
        word = where(space >= _SPACES_IN_WORD, self.high, self.low)
        return (word >> (4 * (space % _SPACES_IN_WORD))) & 15


def speed(lowest: Word, weather: Word) -> Word:
    """R6.1; ``lowest`` is 0 if only clouds were played, ``weather`` counts from its lowest."""
    total = lowest + weather
    return where(total > -MIN_WEATHER, total + constant(MIN_WEATHER % (1 << 32)), 0)


def flow(pushes: Word, arm: Word, has_flowed: Word, bits: Word | None, rules: Rules) -> Flow:
    """The flow of so many pushes, the arm expected next given; ``bits`` are random words."""
    if rules.is_natural:
        assert bits is not None
        number = _natural(pushes, arm, has_flowed, bits)
    else:
        number = gather(_ALTERNATING, arm * (MAX_SPEED + 1) + pushes)
    return Flow(number, gather(_CARRIES[0], number), gather(_CARRIES[1], number))


def _natural(pushes: Word, arm: Word, has_flowed: Word, bits: Word) -> Word:
    """R6.4, D4: each push but the first of the game repeats the arm before it by chance."""
    repeats = bits
    for i in range(1, REPEAT_BITS):
        repeats &= bits >> MAX_SPEED * i
    first = 1 << MAX_SPEED - 1
    repeats &= where(has_flowed == 1, 2 * first - 1, first - 1)
    # An arm is the first one, changed once a push and once more a repeat: a sum of bits.
    turned = repeats
    shift = 1
    while shift < MAX_SPEED:
        turned ^= turned >> shift
        shift *= 2
    every_other = sum(1 << i for i in range(MAX_SPEED) if (MAX_SPEED - 1 - i) % 2)
    arms = turned ^ every_other ^ (arm * (2 * first - 1))
    return (1 << pushes) | (arms >> (MAX_SPEED - pushes))


assert MAX_SPEED == 6 + MAX_WEATHER
