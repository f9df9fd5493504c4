"""Fields of a few bits inside words of 32 bits, and tables small enough to be read by shifting.

Games are kept and played in such words: a batch is then a handful of flat arrays, and all that is
computed with them is elementwise, which XLA fuses and vectorises on processors and GPUs.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

Word: TypeAlias = jax.Array  # of type uint32, one number a game
WORD: Final = jnp.uint32
WORD_BITS: Final = 32


class Bits(NamedTuple):
    """Where a number lies in a word."""

    first: int
    width: int

    @property
    def most(self) -> int:
        """The greatest number the field holds."""
        return (1 << self.width) - 1

    def of(self, word: Any) -> Any:
        """The number in the field of a word: an array or a Python integer."""
        shifted = word >> self.first if self.first else word
        return shifted if self.first + self.width == WORD_BITS else shifted & self.most

    def put(self, number: Any) -> Any:
        """A word with the number in this field and zeros elsewhere."""
        return number << self.first if self.first else number

    @property
    def mask(self) -> int:
        """The bits of the field."""
        return self.most << self.first


def constant(number: int) -> np.uint32:
    """A number as a word."""
    return np.uint32(number)


def where(condition: jax.Array, yes: Word | int, no: Word | int) -> Word:
    """Choose words; Python numbers are turned into words first."""
    return jnp.where(condition, _word(yes), _word(no))


def _word(value: Word | int) -> Word | np.uint32:
    return constant(value) if isinstance(value, int) else value


def as_word(flag: jax.Array) -> Word:
    """A truth value or small integer as a word."""
    return flag.astype(WORD)


class Lookup:
    """A table of small numbers, read by shifting a constant if it fits into one, else gathered."""

    def __init__(self, values: Sequence[int], width: int) -> None:
        """``width``: the bits that the largest value needs."""
        if min(values) < 0 or max(values) >> width:
            raise ValueError(f"values from 0 to {(1 << width) - 1} expected")
        self._width = width
        self._packed: int | None = None
        if len(values) * width <= WORD_BITS:
            self._packed = sum(value << width * i for i, value in enumerate(values))
        self._values = np.array(values, np.uint32)

    def __getitem__(self, index: Word) -> Word:
        if self._packed is None:
            return gather(self._values, index)
        return (constant(self._packed) >> (index * self._width)) & ((1 << self._width) - 1)


def gather(table: NDArray[np.uint32], index: Word) -> Word:
    """Read a table; an index past its end reads the last entry."""
    return jnp.asarray(table).at[index.astype(jnp.int32)].get(mode="clip")


def settled(word: Word, width: int) -> Word:
    """The same numbers of a few bits, computed once however many read them.

    XLA computes a fused expression anew for everything that reads it (even across an optimization
    barrier), but never fuses a look-up with its readers.
    """
    return gather(np.arange(1 << width, dtype=np.uint32), word)
