"""The two networks: a policy that sees what its seat knows, and a critic that sees everything.

Both are residual networks of dense layers. The policy is what is shipped and played; the critic
only judges positions while training, for all seats at once, clockwise from the seat to act.
"""

from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from niagara.bots.network import HIDDEN
from niagara.rules.board import MAX_SEATS
from niagara.sim.flat_actions import ACTION_COUNT
from niagara.sim.observation import observation_width
from niagara.train.config import Config

OBSERVATION = observation_width(MAX_SEATS)

Layer: TypeAlias = dict[str, jax.Array]
Weights: TypeAlias = dict[str, Layer]


class Networks(NamedTuple):
    """The weights that learn."""

    policy: Weights
    critic: Weights


def new_networks(config: Config, key: jax.Array) -> Networks:
    """Random weights: an almost even policy and a critic that says 0."""
    ours, theirs = jax.random.split(key)
    return Networks(
        _new(ours, OBSERVATION, config.policy_width, config.policy_blocks, ACTION_COUNT),
        _new(theirs, OBSERVATION + HIDDEN, config.critic_width, config.critic_blocks, MAX_SEATS),
    )


def _new(key: jax.Array, inputs: int, width: int, blocks: int, outputs: int) -> Weights:
    keys = iter(jax.random.split(key, 2 + 2 * blocks))
    weights = {"in": _dense(next(keys), inputs, width, 1.0)}
    for i in range(blocks):
        weights[f"block{i}.up"] = _dense(next(keys), width, width, 1.0)
        weights[f"block{i}.down"] = _dense(next(keys), width, width, 0.1)
    weights["out"] = _dense(next(keys), width, outputs, 0.01)
    return weights


def _dense(key: jax.Array, inputs: int, outputs: int, scale: float) -> Layer:
    spread = scale * (2.0 / inputs) ** 0.5
    return {
        "weight": spread * jax.random.normal(key, (inputs, outputs), jnp.float32),
        "bias": jnp.zeros(outputs, jnp.float32),
    }


def _apply(weights: Weights, x: jax.Array, dtype: Any) -> jax.Array:
    blocks = (len(weights) - 2) // 2
    x = jax.nn.relu(_layer(weights["in"], x.astype(dtype)))
    for i in range(blocks):
        inner = jax.nn.relu(_layer(weights[f"block{i}.up"], _normalised(x)))
        x = x + _layer(weights[f"block{i}.down"], inner)
    return _layer(weights["out"], _normalised(x)).astype(jnp.float32)


def _layer(layer: Layer, x: jax.Array) -> jax.Array:
    return x @ layer["weight"].astype(x.dtype) + layer["bias"].astype(x.dtype)


def _normalised(x: jax.Array) -> jax.Array:
    """Layer normalization without weights: mean 0 and variance 1 across a row."""
    wide = x.astype(jnp.float32)
    centred = wide - wide.mean(-1, keepdims=True)
    scaled = centred * jax.lax.rsqrt((centred * centred).mean(-1, keepdims=True) + 1e-5)
    return scaled.astype(x.dtype)


def policy_logits(
    weights: Weights, observation: jax.Array, mask: jax.Array, dtype: Any = jnp.float32
) -> jax.Array:
    """The logarithms of the policy, up to a constant; −∞ in effect where an action is illegal."""
    return jnp.where(mask, _apply(weights, observation, dtype), -1e9)


def seat_values(
    weights: Weights, observation: jax.Array, hidden: jax.Array, dtype: Any = jnp.float32
) -> jax.Array:
    """What each seat may expect, clockwise from the seat to act, float32[..., 5]."""
    return _apply(weights, jnp.concatenate([observation, hidden], -1), dtype)
