"""Learning what other bots do: a policy that chooses as they chose, from recorded decisions.

Such a policy is a rival for self-play: it plays as the bot does, at the speed of a network.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax

from niagara.bots.network import BadWeights
from niagara.train.config import Config
from niagara.train.network import Networks, Weights, new_networks, policy_logits
from niagara.train.trainer import started

MOST_JUDGED = 1 << 16


class Choices(NamedTuple):
    """Recorded decisions, one row each."""

    observation: npt.NDArray[np.bool_]
    mask: npt.NDArray[np.bool_]
    action: npt.NDArray[np.int32]


def save_choices(path: Path, choices: Choices) -> None:
    """Write decisions, eight truth values a byte."""
    np.savez_compressed(
        path,
        observation=np.packbits(choices.observation, axis=1),
        mask=np.packbits(choices.mask, axis=1),
        action=choices.action.astype(np.uint8),
        widths=[choices.observation.shape[1], choices.mask.shape[1]],
    )


def load_choices(paths: list[Path]) -> Choices:
    """The decisions of some files, one after the other; raises `BadWeights`."""
    return Choices(*map(np.concatenate, zip(*map(_load, paths), strict=True)))


def _load(path: Path) -> Choices:
    try:
        with np.load(path, allow_pickle=False) as file:
            seen, legal = file["widths"].tolist()
            return Choices(
                np.unpackbits(file["observation"], axis=1, count=seen).view(np.bool_),
                np.unpackbits(file["mask"], axis=1, count=legal).view(np.bool_),
                file["action"].astype(np.int32),
            )
    except (OSError, ValueError, KeyError) as error:
        raise BadWeights(f"{path}: expected recorded decisions: {error}") from error


def imitate(
    config: Config,
    choices: Choices,
    tell: Callable[[str], object],
    start: Networks | None = None,
) -> Networks:
    """A policy that was fitted to recorded decisions.

    Its size, the minibatch, the epochs and the first learning rate are those of the configuration;
    ``start``: the weights it starts from, if not random. A twentieth of the decisions is kept
    apart; how often the policy agrees with them is told.
    """
    networks = started(new_networks(config, jax.random.key(config.seed)), start)
    rng = np.random.default_rng(config.seed)
    order = rng.permutation(len(choices.action))
    apart, used = np.split(order, [len(order) // 20])
    batches = max(1, len(used) // config.minibatch)
    optimizer = optax.adam(
        optax.cosine_decay_schedule(config.learning_rate, config.epochs * batches)
    )
    policy, state = networks.policy, optimizer.init(networks.policy)
    step = jax.jit(partial(_step, optimizer))
    for epoch in range(config.epochs):
        for some in np.array_split(rng.permutation(used), batches):
            policy, state = step(policy, state, _rows(choices, some))
        tell(f"epoch {epoch + 1}: agrees with {_agreement(policy, choices, apart):.1%}")
    return networks._replace(policy=policy)


def _rows(choices: Choices, which: npt.NDArray[np.intp]) -> Choices:
    return Choices(*(each[which] for each in choices))


def _step(
    optimizer: optax.GradientTransformation, policy: Weights, state: optax.OptState, rows: Choices
) -> tuple[Weights, optax.OptState]:
    gradient = jax.grad(_loss)(policy, rows)
    update, state = optimizer.update(gradient, state)
    return optax.apply_updates(policy, update), state


def _loss(policy: Weights, rows: Choices) -> jax.Array:
    logits = policy_logits(policy, jnp.asarray(rows.observation), jnp.asarray(rows.mask))
    return optax.softmax_cross_entropy_with_integer_labels(logits, rows.action).mean()


def _agreement(policy: Weights, choices: Choices, which: npt.NDArray[np.intp]) -> float:
    rows = _rows(choices, which[:MOST_JUDGED])
    logits = policy_logits(policy, jnp.asarray(rows.observation), jnp.asarray(rows.mask))
    return float((logits.argmax(-1) == rows.action).mean())
