"""Random play: one of the legal actions, all equally likely."""

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

from niagara.sim.batch.fields import WORD, WORD_BITS, Word
from niagara.sim.batch.mask import mask_words
from niagara.sim.batch.state import State


def random_action(state: State, key: jax.Array) -> jax.Array:
    """A legal action of the flat index for every game, int32[...]; 0 in games that are over."""
    words = mask_words(state)
    return nth_set(words, jax.random.bits(key, words[0].shape, WORD))


def sample(mask: jax.Array, key: jax.Array) -> jax.Array:
    """One of the actions that a mask bool[..., actions] allows, all equally likely, int32[...]."""
    words = pack(mask)
    return nth_set(words, jax.random.bits(key, words[0].shape, WORD))


# A product with this gathers the lowest bits of the four bytes of a word in bits 24 to 27.
_FOUR_BYTES: Final = np.uint32(0x01020408)


def pack(mask: jax.Array) -> tuple[Word, ...]:
    """The truth values of the last axis as bits of words."""
    missing = -mask.shape[-1] % 4
    if missing:
        mask = jnp.pad(mask, [(0, 0)] * (mask.ndim - 1) + [(0, missing)])
    rows = mask.astype(jnp.uint8).reshape(*mask.shape[:-1], -1, 4)
    fours = ((jax.lax.bitcast_convert_type(rows, WORD) * _FOUR_BYTES) >> 24) & 15
    count = fours.shape[-1]
    fours = jnp.pad(fours, [(0, 0)] * (fours.ndim - 1) + [(0, -count % 8)])
    eights = fours.reshape(*mask.shape[:-1], -1, 8)
    words = (eights << jnp.arange(0, WORD_BITS, 4, dtype=WORD)).sum(-1, dtype=WORD)
    words = jax.lax.optimization_barrier(words)
    return tuple(words[..., i] for i in range(words.shape[-1]))


def nth_set(words: tuple[Word, ...], bits: Word) -> jax.Array:
    """The index of a bit that is set, chosen by random words; 0 where none is."""
    counts = [jax.lax.population_count(word) for word in words]
    total = sum(counts[1:], counts[0])
    # The high half of a product of random bits and the number: 16 bits at a time.
    n = ((bits >> 16) * total + (((bits & 0xFFFF) * total) >> 16)) >> 16
    word, index = words[0], jnp.zeros_like(n)
    before = jnp.zeros_like(n)
    rank = n
    for i, count in enumerate(counts):
        is_here = (n >= before) & (n < before + count)
        word = jnp.where(is_here, words[i], word)
        rank = jnp.where(is_here, n - before, rank)
        index = jnp.where(is_here, jnp.uint32(i * WORD_BITS), index)
        before += count
    return (index + _nth_bit(word, rank)).astype(jnp.int32)


def _nth_bit(word: Word, rank: Word) -> Word:
    """The number of the bit that has so many set bits below it."""
    found = jnp.zeros_like(word)
    width = WORD_BITS // 2
    while width:
        low = word & ((1 << width) - 1)
        count = jax.lax.population_count(low)
        is_above = rank >= count
        rank = jnp.where(is_above, rank - count, rank)
        word = jnp.where(is_above, word >> width, low)
        found += jnp.where(is_above, jnp.uint32(width), jnp.uint32(0))
        width //= 2
    return found
