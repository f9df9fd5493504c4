"""Gymnasium's vector environment on the packed engine plays the game of the rules."""

from typing import Any, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.vector import AutoresetMode

from niagara.env.rewards import payoffs
from niagara.env.vector import VectorEnv
from niagara.rules.scoring import winners
from niagara.sim.flat_actions import DONE_INDEX, legal_mask
from niagara.sim.observe import observe
from niagara.sim.packed.engine import ENGINE

MANY = 12
Masks: TypeAlias = npt.NDArray[np.int8]


@pytest.fixture(scope="module", autouse=True)
def _engine() -> None:
    ENGINE.build()


def chosen(masks: Masks, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """One of the legal actions of each row, at random."""
    return np.argmax(rng.random(masks.shape) * masks, axis=1)


def check_by_rules(envs: VectorEnv, seen: npt.NDArray[np.int8], masks: Masks) -> None:
    """Every game that goes on is the learner's to decide, with the masks of the rules."""
    for game in range(envs.num_envs):
        position, seat = envs.games.position(game), int(envs.seat[game])
        has_flowed = bool(envs.games.words[game, 9] >> 31)
        assert seen[game].tolist() == observe(position, seat, has_flowed=has_flowed).tolist()
        assert masks[game].tolist() == legal_mask(position, seat)


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (3, {"rivals": "random", "fork": "natural"}),
        (4, {"rivals": "quick"}),
        (5, {"rivals": "quick", "tiebreak": "gem-value", "fork": "natural", "seat": 2}),
    ],
)
def test_observations_masks_and_rewards_are_those_of_the_rules(
    seats: int, settings: dict[str, Any]
) -> None:
    envs = VectorEnv(MANY, seats=seats, round_limit=9, **settings)
    rng = np.random.default_rng(1)
    seen, infos = envs.reset(seed=4)
    ends = 0
    for _ in range(50):
        check_by_rules(envs, seen, infos["action_mask"])
        seen, rewards, is_over, is_cut, infos = envs.step(chosen(infos["action_mask"], rng))
        assert envs.observation_space.contains(seen)
        assert not is_cut.any()
        for game in range(MANY):
            expected = 0.0
            if is_over[game]:
                players = envs.games.position(game).players
                paid = payoffs(winners(envs.games.options, players), seats)
                expected = paid[int(envs.seat[game])]
            assert rewards[game] == pytest.approx(expected)
        ends += is_over.sum()
    assert ends > MANY


def test_a_game_begins_anew_in_the_step_after_its_end() -> None:
    envs = VectorEnv(MANY, round_limit=2)
    rng = np.random.default_rng(2)
    _, infos = envs.reset(seed=1)
    was_over: npt.NDArray[np.bool_] = np.zeros(MANY, np.bool_)
    for _ in range(30):
        _, rewards, is_over, _, infos = envs.step(chosen(infos["action_mask"], rng))
        rounds = np.array([envs.games.position(game).round for game in range(MANY)])
        assert (rounds[was_over] == 1).all()
        assert not is_over[was_over].any()
        assert not rewards[was_over].any()
        assert not infos["action_mask"][is_over].any()
        was_over = is_over


def test_in_the_same_step_the_last_observation_is_handed_on() -> None:
    envs = VectorEnv(MANY, round_limit=2, autoreset_mode=AutoresetMode.SAME_STEP)
    rng = np.random.default_rng(2)
    _, infos = envs.reset(seed=1)
    ends = 0
    for _ in range(30):
        _, _, is_over, _, infos = envs.step(chosen(infos["action_mask"], rng))
        assert infos["action_mask"].any(axis=1).all()
        if is_over.any():
            assert infos["_final_obs"].tolist() == is_over.tolist()
            assert [seen is not None for seen in infos["final_obs"]] == is_over.tolist()
            ends += is_over.sum()
    assert ends > MANY


def test_without_autoreset_games_are_reset_by_name() -> None:
    envs = VectorEnv(MANY, round_limit=1, autoreset_mode=AutoresetMode.DISABLED)
    rng = np.random.default_rng(2)
    _, infos = envs.reset(seed=1)
    is_over: npt.NDArray[np.bool_] = np.zeros(MANY, np.bool_)
    while not is_over.any():
        _, _, is_over, _, infos = envs.step(chosen(infos["action_mask"], rng))
    with pytest.raises(ValueError, match="some games are over"):
        envs.step(np.zeros(MANY, np.int64))
    kept = envs.games.words[~is_over].copy()
    _, infos = envs.reset(options={"reset_mask": is_over})
    assert (envs.games.words[~is_over] == kept).all()
    assert infos["action_mask"].any(axis=1).all()
    with pytest.raises(TypeError):
        envs.reset(options={"reset_mask": [True] * MANY})
    with pytest.raises(ValueError, match="names some of 12 games"):
        envs.reset(options={"reset_mask": np.zeros(MANY, np.bool_)})


def test_the_same_seed_plays_the_same_games() -> None:
    runs = []
    for _ in range(2):
        envs, rng = VectorEnv(MANY, fork="natural"), np.random.default_rng(3)
        seen, infos = envs.reset(seed=9)
        for _ in range(20):
            seen, *_, infos = envs.step(chosen(infos["action_mask"], rng))
        runs.append(seen.tobytes())
    assert runs[0] == runs[1]


def test_any_function_can_play_the_rivals() -> None:
    """It is asked for the seats to act alone, and shown what they see."""
    rng, asked = np.random.default_rng(5), []

    def policy(seen: npt.NDArray[np.int8], masks: Masks) -> npt.NDArray[np.int64]:
        asked.append(len(seen))
        assert seen.shape == (len(masks), envs.single_observation_space.shape[0])
        assert masks.any(axis=1).all()
        return chosen(masks, rng)

    envs = VectorEnv(MANY, policy, seats=3, round_limit=3)
    seen, infos = envs.reset(seed=1)
    ends = 0
    for _ in range(30):
        check_by_rules(envs, seen, infos["action_mask"])
        seen, rewards, is_over, _, infos = envs.step(chosen(infos["action_mask"], rng))
        assert not rewards[~is_over].any()
        ends += is_over.sum()
    assert ends > MANY
    assert max(asked) <= MANY


def test_an_illegal_action_loses_its_game_alone() -> None:
    envs = VectorEnv(MANY)
    _, infos = envs.reset(seed=1)
    actions = chosen(infos["action_mask"], np.random.default_rng(1))
    actions[3] = DONE_INDEX
    _, rewards, is_over, _, infos = envs.step(actions)
    assert np.flatnonzero(is_over).tolist() == np.flatnonzero(infos["illegal"]).tolist() == [3]
    assert rewards[3] == -1.0
    assert not infos["action_mask"][3].any()
    _, _, is_over, _, infos = envs.step(chosen(infos["action_mask"], np.random.default_rng(1)))
    assert not is_over[3]
    assert envs.games.position(3).round == 1


def test_an_illegal_action_can_raise_instead() -> None:
    envs = VectorEnv(MANY, illegal="raise")
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="action 211 is not legal in game 0"):
        envs.step(np.full(MANY, DONE_INDEX))


@pytest.mark.parametrize(
    ("actions", "message"),
    [(np.zeros(3, int), "expected 12 actions"), (np.full(MANY, 212), "0 to 211, not 212")],
)
def test_what_are_no_actions_is_refused(actions: npt.NDArray[np.int64], message: str) -> None:
    envs = VectorEnv(MANY)
    envs.reset()
    with pytest.raises(ValueError, match=message):
        envs.step(actions)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (lambda many: np.full(many, DONE_INDEX), "action 211 is not legal in game"),
        (lambda many: np.full(many, 300), "from 0 to 211"),
        (lambda _many: np.zeros(0), "actions, got an array of"),
    ],
)
def test_a_policy_that_answers_nonsense_is_told_so(answer: Any, message: str) -> None:
    envs = VectorEnv(30, lambda _, masks: answer(len(masks)), seats=3, seat=0)
    with pytest.raises(ValueError, match=message):
        envs.reset(seed=1)


def test_before_the_first_reset_an_error_asks_for_it() -> None:
    with pytest.raises(ValueError, match="reset the environment first"):
        VectorEnv(2).step(np.zeros(2, int))


def test_gymnasium_makes_it_by_its_name() -> None:
    envs = gymnasium.make_vec("niagara.env.single:Niagara-v0", num_envs=2, rivals="random")
    assert isinstance(envs.unwrapped, VectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"rivals": "guide"}, "random, quick, or a function"),
        ({"seat": 9}, "from 0 to 3"),
        ({"round_limit": 100_000}, "R8.3"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        VectorEnv(2, **settings)
