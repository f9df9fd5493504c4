"""Gymnasium's Niagara-v0: one seat against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from niagara.bots import UnknownBot
from niagara.env.rewards import payoffs
from niagara.env.single import SingleEnv
from niagara.sim.flat_actions import DONE_INDEX, legal_mask

ID = "niagara.env.single:Niagara-v0"


def played(env: SingleEnv, seed: int) -> tuple[list[int], float]:
    """A game of random play: the learner's actions and its last reward."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    actions, reward, is_over = [], 0.0, False
    while not is_over:
        assert reward == 0.0
        assert info["action_mask"].tolist() == legal_mask(env.game.position, env.seat)
        actions.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        seen, reward, is_over, is_cut, info = env.step(actions[-1])
        assert env.observation_space.contains(seen)
        assert not is_cut
    return actions, reward


@pytest.mark.parametrize("settings", [{}, {"rivals": ["drifter", "guide"], "fork": "natural"}])
def test_it_passes_the_environment_checker(
    settings: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(gymnasium.make(ID, **settings).unwrapped)
    assert "NIAGARA" in capsys.readouterr().out  # the mode `human` has printed


@pytest.mark.parametrize("rivals", ["drifter", ("paddler", "guide+thief", "captain:5sims")])
def test_any_registered_bots_play_whole_games(rivals: str | tuple[str, ...]) -> None:
    env = SingleEnv(rivals, round_limit=6)
    _, reward = played(env, 1)
    assert reward == payoffs(env.game.position.winners, 4)[env.seat]
    assert [bot.first_fault for bot in env._bots.values()] == [None] * 3


def test_the_same_seed_and_actions_play_the_same_game() -> None:
    env = SingleEnv("paddler", fork="natural", round_limit=6)
    games = [(played(env, 7), env.game.position) for _ in range(2)]
    assert games[0] == games[1]


def test_the_learner_sits_where_it_was_told_or_anywhere() -> None:
    env = SingleEnv("drifter", seats=5, seat=3)
    assert all(env.reset(seed=seed)[1]["seat"] == 3 for seed in range(5))
    env = SingleEnv("drifter", seats=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_action_loses_or_raises() -> None:
    env = SingleEnv("drifter")
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(DONE_INDEX)
    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="reset the environment"):
        env.step(DONE_INDEX)
    strict = SingleEnv("drifter", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="action 211 is not legal"):
        strict.step(DONE_INDEX)


def test_before_the_first_reset_an_error_asks_for_it() -> None:
    with pytest.raises(ValueError, match="reset the environment"):
        SingleEnv("drifter").step(0)


def test_render_shows_what_the_learner_sees() -> None:
    env = SingleEnv("drifter", render_mode="ansi")
    env.reset(seed=1)
    assert "NIAGARA" in str(env.render())


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"rivals": ["drifter"]}, "R1.1"),
        ({"rivals": ["drifter"] * 3, "seats": 3}, "3 rivals and the learner do not make 3"),
        ({"seat": 4}, "from 0 to 3"),
        ({"illegal": "replace"}, "illegal is one of lose, raise"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SingleEnv(**settings)  # type: ignore[arg-type]


def test_a_bot_there_is_not_is_named_at_once() -> None:
    with pytest.raises(UnknownBot, match="no bot 'padler'"):
        SingleEnv("padler")
