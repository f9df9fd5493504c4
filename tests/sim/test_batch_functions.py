"""The functions of the batch simulator: shapes, transformations, chance, the ends of games."""

from dataclasses import replace
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from numpy.typing import NDArray
from sim_engines import BITS, MASK, REWARDS, TRANSITION, with_limits

from niagara.rules import Options, new_game
from niagara.sim import batch
from niagara.sim.flat_actions import ACTION_COUNT, FIRST_TILE

# Seats, fork, tie-break and the number of games are those of a test of `test_batch_equality`: what
# is compiled there serves here as well.
RULES = batch.Rules(3, "natural", "gem-value", round_limit=2)
GAMES = 12
LIMITED = with_limits(RULES, GAMES)
LONG_ENOUGH = 24  # steps: two rounds of three seats have at most 18, ransoms aside

init = jax.jit(batch.init, static_argnames="shape")
random_action = jax.jit(batch.random_action)
sample = jax.jit(batch.sample)


def step(state: batch.State, actions: jax.Array, river: jax.Array) -> batch.State:
    """`batch.step`, of compiled parts."""
    after: batch.State
    after, _ = TRANSITION(state, actions, BITS(river, (GAMES,)), LIMITED)
    return after


def random_step(state: batch.State, key: jax.Array) -> batch.State:
    """A random legal action in every game."""
    choice, river = jax.random.split(key)
    return step(state, random_action(state, choice), river)


def played(steps: int) -> batch.State:
    """Games after so many random steps."""
    state: batch.State = init(jax.random.key(1), RULES, shape=(GAMES,))
    for key in jax.random.split(jax.random.key(2), steps):
        state = random_step(state, key)
    return state


def same(one: batch.State, other: batch.State) -> bool:
    """Whether two batches hold the same games."""
    pairs = zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True)
    return all(np.array_equal(a, b) for a, b in pairs)


def test_a_game_takes_forty_bytes_at_a_table_of_four() -> None:
    state = jax.eval_shape(lambda key: batch.init(key, shape=(10,)), jax.random.key(0))
    assert sum(words.size * words.dtype.itemsize for words in jax.tree.leaves(state)) == 400


def test_start_players_and_first_arms_are_drawn_evenly() -> None:
    """R1.6, D4."""
    state = init(jax.random.key(0), RULES, shape=(6000,))
    positions = batch.to_positions(state, RULES)
    for seat in range(3):
        assert 1800 < sum(position.start == seat for position in positions) < 2200
    assert 2800 < sum(position.next_arm for position in positions) < 3200


def test_a_batch_a_vmapped_batch_and_single_games_agree() -> None:
    state = played(9)
    actions = random_action(state, jax.random.key(5))
    bits = BITS(jax.random.key(6), (GAMES,))
    whole, flows = TRANSITION(state, actions, bits, LIMITED)
    play = partial(batch.transition, rules=RULES)
    mapped, mapped_flows = jax.jit(jax.vmap(play))(state, actions, bits)
    assert same(whole, mapped)
    assert np.array_equal(flows, mapped_flows)


def test_a_batch_can_have_any_shape_and_be_scanned() -> None:
    def actors(state: batch.State, action: jax.Array) -> tuple[batch.State, jax.Array]:
        after = batch.step(state, action, rules=rules)
        return after, batch.actor(after)

    rules = batch.Rules(3)
    tiles = jnp.broadcast_to(jnp.array([FIRST_TILE, FIRST_TILE + 3])[:, None, None], (2, 4, 2))
    state = batch.new_state(3, jnp.zeros((4, 2)), jnp.zeros((4, 2)))
    after, seen = jax.jit(lambda s: jax.lax.scan(actors, s, tiles))(state)
    assert np.array_equal(seen, np.broadcast_to(np.array([1, 2])[:, None, None], (2, 4, 2)))
    assert jax.eval_shape(batch.legal_mask, after).shape == (4, 2, ACTION_COUNT)


def test_a_round_limit_can_differ_from_game_to_game() -> None:
    """R8.3: as an array, without being compiled anew for every limit."""
    limits: NDArray[np.uint32] = np.arange(GAMES, dtype=np.uint32) % 3 + 1
    rules = replace(RULES, round_limit=limits)
    state: batch.State = init(jax.random.key(1), RULES, shape=(GAMES,))
    for key in jax.random.split(jax.random.key(2), 40):
        choice, river = jax.random.split(key)
        bits = BITS(river, (GAMES,))
        state, _ = TRANSITION(state, random_action(state, choice), bits, rules)
    assert batch.is_over(state).all()
    rounds = [position.round for position in batch.to_positions(state, RULES)]
    assert rounds == limits.tolist()


def test_a_game_that_is_over_has_no_actions_and_stays_as_it_is() -> None:
    state = played(LONG_ENOUGH)
    assert batch.is_over(state).all()
    assert not MASK(state).any()
    assert same(random_step(state, jax.random.key(9)), state)


def test_rewards_are_shares_of_the_win_less_the_fair_one() -> None:
    """R8.2: a winner's share of 1, less 1/seats; nothing while a game goes on."""
    state = played(LONG_ENOUGH)
    worth, won = np.asarray(REWARDS(state, LIMITED)), np.asarray(batch.winners(state, RULES))
    assert np.allclose(worth.sum(-1), 0, atol=1e-6)
    for row, winners, position in zip(worth, won, batch.to_positions(state, RULES), strict=True):
        assert tuple(np.nonzero(winners)[0]) == position.winners
        assert np.allclose(row[winners], 1 / len(position.winners) - 1 / 3)
        assert np.allclose(row[~winners], -1 / 3)
    assert not REWARDS(played(4), LIMITED).any()


def test_with_automatic_reset_a_new_game_follows_the_last() -> None:
    state = played(0)
    auto_step = jax.jit(partial(batch.auto_step, rules=RULES))
    ended: NDArray[np.bool_] = np.zeros(GAMES, bool)
    for key in jax.random.split(jax.random.key(2), LONG_ENOUGH):
        choice, river = jax.random.split(key)
        actions = random_action(state, choice)
        plain = step(state, actions, river)
        state, worth, done = auto_step(state, actions, river)
        assert np.array_equal(done, batch.is_over(plain))
        assert np.allclose(worth, REWARDS(plain, LIMITED), atol=1e-6)
        for game in np.nonzero(done)[0].tolist():
            new = batch.to_position(batch.lane(state, game), RULES)
            assert new == new_game(3, new.start, new.next_arm, RULES.options)
        ended |= np.asarray(done)
    assert ended.all()


def test_a_sample_is_legal_and_every_legal_action_equally_likely() -> None:
    mask: NDArray[np.bool_] = np.zeros((3000, ACTION_COUNT), bool)
    mask[:, [0, 31, 32, 100, 211]] = True
    drawn = np.asarray(sample(mask, jax.random.key(0)))
    values, counts = np.unique(drawn, return_counts=True)
    assert values.tolist() == [0, 31, 32, 100, 211]
    assert counts.min() > 500
    assert counts.max() < 700


def test_a_random_action_is_a_sample_of_the_mask() -> None:
    state = played(11)
    key = jax.random.key(4)
    mask = MASK(state)
    assert np.array_equal(random_action(state, key), sample(mask, key))


def test_is_legal_agrees_with_the_mask() -> None:
    state = played(11)
    mask = np.asarray(MASK(state))
    legal = jax.jit(batch.is_legal)
    for action in (0, 30, 95, 96, 191, *range(FIRST_TILE, ACTION_COUNT), ACTION_COUNT, 10_000):
        expected = mask[:, action] if action < ACTION_COUNT else np.zeros(GAMES, bool)
        assert np.array_equal(legal(state, jnp.full(GAMES, action)), expected)


def test_the_natural_fork_asks_for_a_key() -> None:
    state = batch.init(jax.random.key(0), RULES)
    with pytest.raises(ValueError, match=r"R6\.4"):
        batch.step(state, jnp.int32(FIRST_TILE), rules=RULES)


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ({"seats": 2}, "R1.1"),
        ({"fork": "wild"}, "R6.4"),
        ({"tiebreak": "age"}, "R8.2"),
        ({"round_limit": 0}, "R8.3"),
    ],
    ids=str,
)
def test_rules_that_no_table_has_are_refused(wrong: dict[str, int | str], rule: str) -> None:
    with pytest.raises(ValueError, match=rule):
        batch.Rules(**wrong)  # type: ignore[arg-type]


def test_rules_for_another_number_of_seats_are_refused() -> None:
    state = batch.new_state(3, np.zeros(2), np.zeros(2))
    with pytest.raises(ValueError, match="4 seats, the games have 3"):
        batch.step(state, jnp.full(2, FIRST_TILE))


def test_rules_and_options_translate() -> None:
    options = Options("natural", "gem-value", 40)
    assert batch.Rules.of(5, options).options == options
