"""Tables of different rules side by side: what the networks see, and which seats learn."""

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from niagara.rules import Game
from niagara.rules.board import MAX_SEATS
from niagara.rules.memory import Memory
from niagara.sim import batch
from niagara.sim.observation import observation_width, pad
from niagara.sim.observe import observe_position
from niagara.train.config import BadConfig, Config, Tables
from niagara.train.games import by_seat, clockwise_from, decisions, new_games, seat_counts
from niagara.train.league import new_rivals
from niagara.train.network import Weights, new_networks
from niagara.train.potential import potentials
from niagara.train.ppo import in_opening
from niagara.train.trainer import iterate, new_training, schedule

CONFIG = Config(
    tables=(Tables(3, games=8), Tables(5, "natural", games=8)),
    policy_width=16,
    critic_width=16,
    steps=1,
    minibatch=16,
)
NOBODY = jnp.zeros((CONFIG.games, MAX_SEATS), bool)


@pytest.fixture(scope="module")
def begun() -> tuple[batch.State, ...]:
    return new_games(CONFIG, jax.random.key(0))


def test_columns_of_seats_turn_round_the_table_and_back() -> None:
    seats = jnp.array([3, 4, 5])
    columns = jnp.arange(15).reshape(3, 5)
    actor = jnp.array([2, 1, 4])
    turned = clockwise_from(actor, seats, columns)
    assert turned.tolist() == [[2, 0, 1, 3, 4], [6, 7, 8, 5, 9], [14, 10, 11, 12, 13]]
    assert by_seat(actor, seats, turned).tolist() == columns.tolist()


def test_seats_that_a_table_lacks_are_empty_columns(begun: tuple[batch.State, ...]) -> None:
    shown = jax.jit(partial(decisions, CONFIG))(begun, NOBODY, jax.random.key(1))
    small = np.asarray(shown.observation[:8, observation_width(3) :])
    assert not small.any()
    assert np.asarray(shown.observation[8:, observation_width(4) :]).any(-1).all()
    assert seat_counts(CONFIG).tolist() == [3] * 8 + [5] * 8
    assert shown.mask.sum(-1).tolist() == [7] * 16  # R2.1: any of seven tiles


def test_openings_are_the_first_two_rounds() -> None:
    game = Game(["Ann", "Ben", "Eve"], Random(1))
    found: dict[int, bool] = {}
    while (position := game.position).round < 5:
        row = observe_position(position, 0, Memory(3))
        found[position.round] = bool(in_opening(jnp.asarray(pad(row))))
        seat = game.acting()[0]
        game.play(seat, game.legal_actions(seat)[0])
    assert found == {1: True, 2: True, 3: False, 4: False}


def test_potentials_of_a_table_cancel_out(begun: tuple[batch.State, ...]) -> None:
    assert np.allclose(np.asarray(potentials(begun)).sum(-1), 0, atol=1e-6)


@pytest.mark.parametrize(
    "config",
    [
        replace(CONFIG, kind="exploit", start_from="weights"),
        replace(CONFIG, league=4, league_share=1.0),
    ],
)
def test_rivals_never_take_every_seat(config: Config) -> None:
    policy = new_networks(config, jax.random.key(0)).policy
    frozen = np.asarray(new_rivals(config, policy, jax.random.key(3)).frozen)
    seats = np.asarray(seat_counts(config))
    assert (frozen.sum(-1) < seats).all()
    assert (frozen.sum(-1) >= 1).all()
    assert not frozen[:8, 3:].any(), "a table of three has no fourth seat"
    if config.kind == "exploit":
        assert (frozen.sum(-1) == seats - 1).all()


def test_a_table_says_how_many_of_its_seats_are_rivals() -> None:
    tables = (Tables(3, games=8, rivals=2), Tables(4, games=4), Tables(5, games=4, rivals=1))
    config = replace(CONFIG, tables=tables, league=1, league_share=0.0)
    policy = new_networks(config, jax.random.key(0)).policy
    frozen = np.asarray(new_rivals(config, policy, jax.random.key(3)).frozen)
    assert frozen.sum(-1).tolist() == [2] * 8 + [0] * 4 + [1] * 4


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"rivals": 3}, "rivals: expected a number from 0 to 2, got 3"),
        ({"rivals": 1, "captains": 1}, "rivals: expected 0 at a table with captains"),
        ({"weight": -1.0}, "weight: expected a number from 0, got -1.0"),
    ],
)
def test_what_no_table_can_have_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadConfig, match=message):
        Tables(3, **wrong)


def test_rivals_at_a_table_need_somebody_to_be_them() -> None:
    with pytest.raises(BadConfig, match="rivals: a table has some, but there are no files"):
        replace(CONFIG, tables=(Tables(3, games=16, rivals=1),))


@pytest.mark.parametrize(
    "config",
    [
        CONFIG,
        replace(CONFIG, kind="exploit", start_from="weights"),
        replace(CONFIG, league=4, reference_weight=0.1),
        replace(CONFIG, tables=(Tables(3, games=16, captains=2),)),
    ],
    ids=["self-play", "exploit", "league", "captains"],
)
def test_no_two_parts_of_a_run_share_memory(config: Config) -> None:
    # An iteration gives all of a run's memory away, and a GPU refuses to give any of it twice.
    parts = jax.tree.leaves(new_training(config))
    places = [part.unsafe_buffer_pointer() for part in parts]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("weight", [0.0, 1.0])
def test_a_policy_learns_nothing_where_decisions_weigh_nothing(weight: float) -> None:
    config = replace(CONFIG, tables=(Tables(3, games=16, weight=weight),))
    begun = new_training(config).learner.networks
    after = iterate(config)(new_training(config), schedule(config, 0))[0].learner.networks
    assert _are_equal(begun.policy, after.policy) is (weight == 0)
    assert not _are_equal(begun.critic, after.critic)


def _are_equal(one: Weights, other: Weights) -> bool:
    return all(map(np.array_equal, jax.tree.leaves(one), jax.tree.leaves(other)))
