"""Games played by the networks, remembered decision by decision."""

from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from niagara.rules.board import MAX_SEATS
from niagara.sim import batch
from niagara.train.captains import Beliefs, captains_choose
from niagara.train.config import Config
from niagara.train.games import Decision, by_seat, decisions, play, seat_counts
from niagara.train.network import Networks, Weights, policy_logits, seat_values
from niagara.train.potential import potentials

DType: TypeAlias = Any  # JAX has no type for types of numbers


class Rivals(NamedTuple):
    """Policies that do not learn, and the seats that they play."""

    policies: Weights | None  # of every rival, along the first axis of each array
    frozen: jax.Array  # bool[games, 5], the seats that do not learn
    captains: jax.Array  # bool[games, 5], those of them that are played by captains


class Steps(NamedTuple):
    """What was decided, and what came of it; one row a step, one column a game."""

    decision: Decision
    action: jax.Array  # int32, as the policy saw the actions
    likelihood: jax.Array  # float32, the logarithm of the action's probability
    values: jax.Array  # float32[..., 5], of seats 0 to 4
    rewards: jax.Array  # float32[..., 5]
    done: jax.Array  # bool
    learns: jax.Array  # bool, whether the policy that learns had a choice here
    rounds: jax.Array  # int32, how long a game was that ended here


class Run(NamedTuple):
    """Games as they stand after a rollout, and its steps."""

    states: tuple[batch.State, ...]
    beliefs: Beliefs
    steps: Steps
    last_values: jax.Array  # float32[games, 5]


def no_rivals(config: Config) -> Rivals:
    """Every seat learns."""
    shape = (config.games, MAX_SEATS)
    # Each has memory of its own, since an iteration gives all of it away.
    return Rivals(None, jnp.zeros(shape, bool), jnp.zeros(shape, bool))


def roll_out(
    config: Config,
    networks: Networks,
    rivals: Rivals,
    states: tuple[batch.State, ...],
    beliefs: Beliefs,
    shaping: float,
    key: jax.Array,
) -> Run:
    """Play some steps of every game. ``shaping`` is the weight of the potential."""
    seats = seat_counts(config)
    dtype = dtype_of(config)

    def values_of(decision: Decision) -> jax.Array:
        found = seat_values(networks.critic, decision.observation, decision.hidden, dtype)
        return by_seat(decision.actor, seats, found)

    def step(
        before: tuple[tuple[batch.State, ...], Beliefs], key: jax.Array
    ) -> tuple[tuple[tuple[batch.State, ...], Beliefs], Steps]:
        states, beliefs = before
        swap, choice, chance, search = jax.random.split(key, 4)
        decision = decisions(config, states, rivals.frozen, swap)
        logits = policy_logits(networks.policy, decision.observation, decision.mask, dtype)
        is_rival, is_captain = (
            jnp.take_along_axis(seats, decision.actor[:, None], 1)[:, 0]
            for seats in (rivals.frozen, rivals.captains)
        )
        if rivals.policies is not None:
            theirs = rival_logits(rivals.policies, decision, dtype)
            logits = jnp.where(is_rival[:, None], theirs, logits)
        action = jax.random.categorical(choice, logits)
        likelihood = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
        if config.has_captains:
            action, beliefs = captains_choose(
                config, states, beliefs, decision, logits, (action, is_captain), search
            )
        potential = potentials(states)
        rounds = jnp.concatenate([batch.round_number(state) for state in states])
        after = play(config, states, decision, action, chance)
        # The potential of a game that is over is 0.
        ahead = jnp.where(after.done[:, None], 0.0, config.discount * potentials(after.states))
        rewards = after.rewards + shaping * (ahead - potential)
        learns = ~is_rival & (decision.mask.sum(-1) > 1)
        length = jnp.where(after.done, rounds.astype(jnp.int32), 0)
        told = Steps(
            *(decision, action, likelihood, values_of(decision)),
            *(rewards, after.done, learns, length),
        )
        return (after.states, beliefs), told

    begin, last = jax.random.split(key)
    (states, beliefs), steps = jax.lax.scan(
        step, (states, beliefs), jax.random.split(begin, config.steps)
    )
    values = values_of(decisions(config, states, rivals.frozen, last))
    return Run(states, beliefs, steps, values)


def rival_logits(policies: Weights, decision: Decision, dtype: DType) -> jax.Array:
    """What the rivals would do: game i asks rival i modulo their number."""
    many = jax.tree.leaves(policies)[0].shape[0]

    def dealt(rows: jax.Array) -> jax.Array:
        return rows.reshape(-1, many, rows.shape[-1]).swapaxes(0, 1)

    each = jax.vmap(lambda policy, seen, mask: policy_logits(policy, seen, mask, dtype))
    found = each(policies, dealt(decision.observation), dealt(decision.mask))
    return found.swapaxes(0, 1).reshape(-1, found.shape[-1])


def dtype_of(config: Config) -> DType:
    """The type of numbers that the networks calculate with."""
    return jnp.bfloat16 if config.bfloat16 else jnp.float32
