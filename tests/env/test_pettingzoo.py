"""The PettingZoo environments pass PettingZoo's own kits and play by the rules."""

import pickle
import warnings
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest

from niagara.env import niagara_v0
from niagara.env.rewards import payoffs
from niagara.rules.position import PADDLE_PHASE
from niagara.sim.flat_actions import DONE_INDEX, FIRST_TILE, legal_mask

with warnings.catch_warnings():  # the kits import games of PettingZoo by names they had before
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

# What the kits say of every environment whose observations are a dict with a mask, but for a list
# of names of PettingZoo's own.
OF_MASKS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@OF_MASKS
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_turns_pass_the_api_kit(seats: int) -> None:
    api_test(niagara_v0.env(seats=seats, fork="natural", round_limit=8), num_cycles=200)


@OF_MASKS
def test_the_same_seed_plays_the_same_game() -> None:
    seed_test(lambda: niagara_v0.env(fork="natural"), num_cycles=60)
    parallel_seed_test(lambda: niagara_v0.parallel_env(fork="natural"), num_cycles=20)


def test_cycles_are_counted_as_the_kit_counts_them() -> None:
    max_cycles_test(niagara_v0)


def test_the_parallel_reading_passes_its_kit() -> None:
    parallel_api_test(niagara_v0.parallel_env(round_limit=5), num_cycles=100)


@OF_MASKS
def test_every_render_mode_draws(capsys: pytest.CaptureFixture[str]) -> None:
    checks = {
        "ansi": lambda text: "NIAGARA" in text,
        "svg": lambda text: text.startswith("<svg"),
    }
    render_test(niagara_v0.env, checks)
    assert "NIAGARA" in capsys.readouterr().out


@pytest.mark.parametrize("seed", range(4))
def test_masks_and_rewards_are_those_of_the_rules(seed: int) -> None:
    rng = Random(seed)
    options: dict[str, Any] = {
        "fork": rng.choice(["alternate", "natural"]),
        "round_limit": rng.choice([3, 9]),
    }
    env = niagara_v0.env(seats=rng.choice([3, 4, 5]), **options)
    env.reset(seed=seed)
    paid = {}
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        if is_over:
            paid[agent] = reward
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        mask = observation["action_mask"]
        assert mask.tolist() == legal_mask(env.game.position, seat)
        assert env.observation_space(agent).contains(observation)
        env.step(rng.choice(np.flatnonzero(mask).tolist()))
    winners = env.game.position.winners
    assert winners
    assert list(paid.values()) == payoffs(winners, len(env.possible_agents))
    assert sum(paid.values()) == pytest.approx(0)


def test_seats_choose_from_the_start_player_clockwise() -> None:  # R2.1
    env = niagara_v0.env(seats=4)
    env.reset(seed=5)
    start = env.game.position.start
    for place in range(4):
        assert env.agent_selection == f"player_{(start + place) % 4}"
        env.step(FIRST_TILE + place)


def test_nobody_sees_the_choices_made_before() -> None:  # R2.1, R2.2
    """Whatever the first seat chooses in secret, the others observe the same."""
    seen = []
    for tile in range(7):
        env = niagara_v0.env(seats=3)
        env.reset(seed=2)
        chooser = env.agent_selection
        env.step(FIRST_TILE + tile)
        others = [agent for agent in env.agents if agent != chooser]
        seen.append([env.observe(agent)["observation"].tobytes() for agent in others])
        assert env.observe(chooser)["observation"].tobytes() not in seen[-1]
    assert all(one == seen[0] for one in seen)


def test_an_illegal_action_loses_the_game() -> None:
    env = niagara_v0.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(DONE_INDEX)
    assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.agents}
    assert all(env.terminations.values())
    left = []
    for agent in env.agent_iter():
        left.append(agent)
        env.step(None)
    assert sorted(left) == env.possible_agents


def test_an_illegal_action_can_raise_instead() -> None:
    env = niagara_v0.env(illegal="raise")
    env.reset(seed=1)
    before = env.game.position
    with pytest.raises(ValueError, match="action 211 is not legal"):
        env.step(DONE_INDEX)
    assert env.game.position is before


@pytest.mark.parametrize("action", [-1, 212, None])
def test_what_is_no_action_is_refused(action: int | None) -> None:
    env = niagara_v0.env()
    env.reset()
    with pytest.raises(ValueError, match="a number from 0 to 211"):
        env.step(action)


def test_before_the_first_reset_an_error_asks_for_it() -> None:
    with pytest.raises(AttributeError, match="reset the environment first"):
        niagara_v0.env().last()
    with pytest.raises(ValueError, match="reset the environment"):
        niagara_v0.parallel_env().step({})


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seats": 6}, "R1.1: 3 to 5 seats"),
        ({"fork": "wild"}, "R6.4: the fork is one of alternate, natural"),
        ({"tiebreak": "none"}, "R8.2"),
        ({"round_limit": 0}, "R8.3"),
        ({"illegal": "ignore"}, "illegal is one of lose, raise"),
        ({"render_mode": "ascii"}, "a render mode is one of human, ansi, svg"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        niagara_v0.env(**settings)


def test_the_state_is_what_all_seats_see() -> None:
    env = niagara_v0.env(seats=3)
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert env.state_space.contains(env.state())
    assert env.state().tolist() == np.concatenate(seen).tolist()


def test_pettingzoo_makes_both_by_name() -> None:
    assert len(pettingzoo.make("aec", "niagara_v0", seats=3).possible_agents) == 3
    assert isinstance(pettingzoo.make("parallel", "niagara_v0"), niagara_v0.parallel_env)


def test_a_pickled_environment_is_made_anew() -> None:
    env = pickle.loads(pickle.dumps(niagara_v0.env(seats=5, fork="natural")))
    assert len(env.possible_agents) == 5
    assert env.options.fork == "natural"


def test_all_choose_at_once_in_the_parallel_reading() -> None:  # R2.1
    env = niagara_v0.parallel_env(seats=4)
    seen, _ = env.reset(seed=3)
    tiles = dict(zip(env.agents, range(FIRST_TILE, FIRST_TILE + 4), strict=True))
    seen, *_ = env.step(tiles)
    assert env.game.position.phase != PADDLE_PHASE
    waiting = [
        a for a in env.agents if seen[a]["action_mask"].nonzero()[0].tolist() == [DONE_INDEX]
    ]
    assert len(waiting) == 3


def test_the_parallel_reading_replaces_illegal_actions_and_says_so() -> None:
    env = niagara_v0.parallel_env(seats=3)
    env.reset(seed=3)
    *_, infos = env.step(dict.fromkeys(env.agents, 0))
    assert all(info["illegal"] for info in infos.values())
    strict = niagara_v0.parallel_env(seats=3, illegal="raise")
    strict.reset(seed=3)
    with pytest.raises(ValueError, match="not legal for player_0"):
        strict.step(dict.fromkeys(strict.agents, 0))
    with pytest.raises(ValueError, match="no action was given"):
        strict.step({})
