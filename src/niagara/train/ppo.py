"""Learning from a rollout: proximal policy optimization with illegal actions masked."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from niagara.bots.temperament import OPENING_ROUNDS
from niagara.rules.board import MAX_SEATS
from niagara.sim.flat_actions import FIRST_RANSOM, FIRST_TILE
from niagara.sim.observation import ROUND_DIGITS, layout
from niagara.train.advantage import advantages
from niagara.train.config import Config
from niagara.train.games import Decision, clockwise_from, per_game, seat_counts
from niagara.train.network import Networks, Weights, policy_logits, seat_values
from niagara.train.rollout import Run, dtype_of

ROUND = next(place for place in layout(MAX_SEATS) if place.field.name == "round")


class Sample(NamedTuple):
    """Decisions to learn from; one row each."""

    decision: Decision
    action: jax.Array
    likelihood: jax.Array
    advantage: jax.Array  # of the seat that acted, normalized
    targets: jax.Array  # float32[..., 5], of the values clockwise from it
    is_present: jax.Array  # bool[..., 5]
    learns: jax.Array
    weight: jax.Array  # what it counts for where the policy learns


class Rates(NamedTuple):
    """How fast each of the networks learns."""

    policy: float
    critic: float


class Learner(NamedTuple):
    """Weights and all that their optimizer remembers."""

    networks: Networks
    optimizer: optax.OptState
    reference: Weights  # the slowly moving average of the policy


def new_learner(config: Config, networks: Networks) -> Learner:
    """A learner that has seen nothing."""
    # A copy, since the buffers of a run are given away with every iteration.
    reference = jax.tree.map(jnp.copy, networks.policy)
    return Learner(networks, _optimizer(config).init(networks), reference)


def _optimizer(config: Config) -> optax.GradientTransformation:
    """Adam; the learning rate comes with every step."""
    return optax.chain(
        optax.clip_by_global_norm(config.gradient_norm), optax.scale_by_adam(eps=1e-5)
    )


def samples(config: Config, run: Run) -> Sample:
    """The steps of a rollout in one row of decisions."""
    steps, seats = run.steps, seat_counts(config)
    ahead = advantages(run, config.discount, config.trace)
    actor = steps.decision.actor
    advantage = jnp.take_along_axis(ahead, actor[..., None], -1)[..., 0]
    many = jnp.maximum(steps.learns.sum(), 1)
    mean = jnp.where(steps.learns, advantage, 0.0).sum() / many
    spread = jnp.where(steps.learns, (advantage - mean) ** 2, 0.0).sum() / many
    advantage = (advantage - mean) * jax.lax.rsqrt(spread + 1e-8)
    seats = jnp.broadcast_to(seats, actor.shape)
    targets = clockwise_from(actor, seats, ahead + steps.values)
    is_present = jnp.arange(MAX_SEATS) < seats[..., None]
    sample = Sample(
        *(steps.decision, steps.action, steps.likelihood),
        *(advantage, targets, is_present, steps.learns),
        jnp.broadcast_to(per_game(config, [table.weight for table in config.tables]), actor.shape),
    )
    flat: Sample = jax.tree.map(lambda rows: rows.reshape(-1, *rows.shape[2:]), sample)
    return flat


def learn(
    config: Config, learner: Learner, run: Run, rates: Rates, key: jax.Array
) -> tuple[Learner, dict[str, jax.Array]]:
    """Some epochs over a rollout; the learner after it and what is worth logging."""
    sample = samples(config, run)
    many = config.decisions
    orders = jnp.concatenate(
        [jax.random.permutation(one, many) for one in jax.random.split(key, config.epochs)]
    ).reshape(-1, config.minibatch)
    optimizer = _optimizer(config)

    def step(learner: Learner, order: jax.Array) -> tuple[Learner, dict[str, jax.Array]]:
        some = jax.tree.map(lambda rows: rows[order], sample)
        gradient, told = jax.grad(_loss, has_aux=True)(
            learner.networks, config, learner.reference, some
        )
        update, optimizer_after = optimizer.update(gradient, learner.optimizer)
        networks = Networks(
            *(
                jax.tree.map(lambda old, change, rate=rate: old - rate * change, *both)
                for rate, *both in zip(rates, learner.networks, update, strict=True)
            )
        )
        return Learner(networks, optimizer_after, learner.reference), told

    learner, told = jax.lax.scan(step, learner, orders)
    reference = jax.tree.map(
        lambda old, new: config.reference_rate * old + (1 - config.reference_rate) * new,
        *(learner.reference, learner.networks.policy),
    )
    log = {name: values.mean() for name, values in told.items()}
    return learner._replace(reference=reference), log | _explained(run, sample)


def _loss(
    networks: Networks, config: Config, reference: Weights, sample: Sample
) -> tuple[jax.Array, dict[str, jax.Array]]:
    decision, dtype = sample.decision, dtype_of(config)
    logits = policy_logits(networks.policy, decision.observation, decision.mask, dtype)
    likelihoods = jax.nn.log_softmax(logits)
    likelihood = jnp.take_along_axis(likelihoods, sample.action[:, None], 1)[:, 0]
    ratio = jnp.exp(likelihood - sample.likelihood)
    clipped = jnp.clip(ratio, 1 - config.clip, 1 + config.clip)
    gain = jnp.minimum(ratio * sample.advantage, clipped * sample.advantage)
    entropy = -jnp.where(decision.mask, jnp.exp(likelihoods) * likelihoods, 0.0).sum(-1)
    is_tile = decision.mask[:, FIRST_TILE:FIRST_RANSOM].any(-1)
    is_opening = is_tile & in_opening(decision.observation)
    bonus = jnp.where(is_tile, config.tile_entropy, config.entropy)
    choice = gain + (bonus + config.opening_entropy * is_opening) * entropy
    if config.reference_weight:
        old = policy_logits(reference, decision.observation, decision.mask, dtype)
        distance = likelihoods - jax.nn.log_softmax(jax.lax.stop_gradient(old))
        divergence = jnp.where(decision.mask, jnp.exp(likelihoods) * distance, 0.0).sum(-1)
        choice -= config.reference_weight * divergence
    values = seat_values(networks.critic, decision.observation, decision.hidden, dtype)
    error = jnp.where(sample.is_present, (values - sample.targets) ** 2, 0.0).sum(-1)
    told = {
        "entropy": mean_of(entropy, sample.learns),
        "tile_entropy": mean_of(entropy, sample.learns & is_tile),
        "opening_entropy": mean_of(entropy, sample.learns & is_opening),
        "clipped": mean_of(jnp.abs(ratio - 1) > config.clip, sample.learns),
        "value_error": error.mean(),
    }
    counted = jnp.where(sample.learns, sample.weight, 0.0)
    gained = (counted * choice).sum() / jnp.maximum(counted.sum(), 1e-6)
    return error.mean() - gained, told


def in_opening(observation: jax.Array) -> jax.Array:
    """Whether rows are of the first rounds."""
    digits = observation[..., ROUND.slice].astype(jnp.int32)
    return digits @ (2 ** np.arange(ROUND_DIGITS)) <= OPENING_ROUNDS


def mean_of(values: jax.Array, which: jax.Array) -> jax.Array:
    """The mean of some of the values."""
    return jnp.where(which, values, 0.0).sum() / jnp.maximum(which.sum(), 1)


def _explained(run: Run, sample: Sample) -> dict[str, jax.Array]:
    """How much of what came the critic had foreseen; how long games were."""
    steps = run.steps
    foreseen = steps.values.reshape(sample.targets.shape)
    shown = clockwise_from(
        sample.decision.actor, sample.is_present.sum(-1).astype(jnp.int32), foreseen
    )
    present = sample.is_present
    missed = jnp.where(present, (sample.targets - shown) ** 2, 0.0).sum()
    mean = jnp.where(present, sample.targets, 0.0).sum() / present.sum()
    spread = jnp.where(present, (sample.targets - mean) ** 2, 0.0).sum()
    ended = jnp.maximum(steps.done.sum(), 1)
    return {
        "explained": 1 - missed / (spread + 1e-8),
        "games": steps.done.sum(),
        "rounds": steps.rounds.sum() / ended,
        "game_decisions": steps.done.size / ended,
    }
