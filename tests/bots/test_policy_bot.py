"""Bots that play a trained policy: the ranger, and files of weights as guests."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from niagara.arena.match import play_match
from niagara.bots import UnknownBot, make_bot
from niagara.bots.learned_row import ROUND_LIMIT
from niagara.bots.network import BadWeights, Network, read_network
from niagara.bots.policy_bot import PolicyBot
from niagara.bots.trained_bots import CHAMPION, RANGER, Trained
from niagara.rules import Game, Options, legal_actions, view
from niagara.sim.flat_actions import ACTION_COUNT
from niagara.sim.observation import observation_width
from niagara.testing import assert_conforms


def test_the_ranger_plays_by_the_rules() -> None:
    assert_conforms(partial(make_bot, "ranger"), games=3, seconds=60)


@pytest.mark.parametrize("trained", [RANGER, CHAMPION], ids=lambda each: each.path.stem)
def test_the_files_of_the_package_are_those_that_were_measured(
    trained: Trained, tmp_path: Path
) -> None:
    read_network(trained.path, checksum=trained.checksum)
    damaged = tmp_path / trained.path.name
    content = bytearray(trained.path.read_bytes())
    content[1000] ^= 1
    damaged.write_bytes(content)
    with pytest.raises(BadWeights, match="is damaged"):
        read_network(damaged, checksum=trained.checksum)


def test_the_files_of_the_package_are_small() -> None:
    files = list(RANGER.path.parent.glob("*.npz"))
    assert sorted(files) == sorted(each.path for each in (RANGER, CHAMPION))
    assert sum(path.stat().st_size for path in files) <= 6_000_000


def test_a_game_without_a_limit_looks_like_those_it_has_learned_from() -> None:
    seen = []

    class Listening(Network):
        def __init__(self) -> None:
            """Take no layers: only the row matters here."""

        def outputs(self, rows: npt.NDArray[np.bool_]) -> npt.NDArray[np.float32]:
            seen.append(rows)
            return np.zeros(ACTION_COUNT, np.float32)

    for limit in (None, ROUND_LIMIT, 1000):
        position = Game("abc", Random(1), Options(round_limit=limit)).position
        bot = PolicyBot(3, Listening())
        bot.decide(view(position, 0), legal_actions(position, 0), Random(2))
    assert all((row == seen[1]).all() for row in seen)
    assert seen[0].shape == (observation_width(5),)


def test_the_ranger_beats_paddlers() -> None:
    games = [play_match(("ranger", "paddler", "paddler", "paddler"), seed) for seed in range(12)]
    assert sum(0 in game.winners for game in games) > 6, "fair would be 3"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "expected a file of weights"),
        (b"no arrays", "expected a file of weights"),
        ({"policy.in.weight": np.zeros((3, 4))}, "expected the layers of a policy"),
        (
            {
                f"policy.{name}.{part}": np.zeros(shape)
                for name, width in (("in", 16), ("out", 212))
                for part, shape in (("weight", (100, width)), ("bias", (width,)))
            },
            "expected a policy of 612 inputs and 212 outputs",
        ),
    ],
)
def test_files_without_a_policy_are_refused(
    tmp_path: Path, content: bytes | dict[str, Any] | None, message: str
) -> None:
    path = tmp_path / "weights.npz"
    if isinstance(content, bytes):
        path.write_bytes(content)
    elif content is not None:
        np.savez(path, **content)
    with pytest.raises(UnknownBot, match=message) as refused:
        make_bot(f"policy:{path}", 3)
    assert refused.value.code == "policy-file"


def test_a_guest_without_a_file_is_refused() -> None:
    with pytest.raises(UnknownBot, match="expected a file of weights, such as policy:"):
        make_bot("policy:", 3)
