"""Bits of words as truth values: the last step of masks and observations."""

import jax
import jax.numpy as jnp

from niagara.sim.batch.fields import WORD, WORD_BITS, Word


def expand(words: tuple[Word, ...], width: int) -> jax.Array:
    """The first bits of some words as truth values, bool[..., width].

    Without the barrier XLA would compute each word anew for each of its bits.
    """
    words = jax.lax.optimization_barrier(words)
    parts = []
    for i, word in enumerate(words):
        many = min(WORD_BITS, width - WORD_BITS * i)
        bits = word[..., None] >> jnp.arange(many, dtype=WORD)
        parts.append((bits & 1).astype(bool))
    return jnp.concatenate(parts, -1)
