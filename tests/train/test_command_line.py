"""`python -m niagara.train`: what the command line changes, and what it refuses."""

from pathlib import Path

import jax
import pytest

from niagara.train import stage
from niagara.train.__main__ import main
from niagara.train.network import new_networks
from niagara.train.weights_file import load_training, save_networks
from small_stage import CONFIG

EXPLOITER = """
kind = "exploit"
start_from = "nowhere.npz"
iterations = 1
policy_width = 16
policy_blocks = 1
critic_width = 16
critic_blocks = 1
steps = 1
minibatch = 8
[[tables]]
seats = 3
games = 8
"""


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "exploit.toml"
    path.write_text(EXPLOITER)
    return path


def call(monkeypatch: pytest.MonkeyPatch, *words: str | Path) -> int:
    monkeypatch.setattr("sys.argv", ["niagara.train", *map(str, words)])
    return main()


def test_one_configuration_exploits_any_policy(
    config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    victim, folder = tmp_path / "victim.npz", tmp_path / "run"
    save_networks(victim, new_networks(CONFIG, jax.random.key(0)))
    told = ("--start-from", victim, "--seed", "5")
    assert call(monkeypatch, "run", config, folder, *told) == 0
    known, _ = load_training(folder / stage.CHECKPOINT)
    assert (known.start_from, known.seed) == (str(victim), 5)


def test_weights_that_are_not_there_are_refused_by_name(
    config: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert call(monkeypatch, "run", config, tmp_path / "run") == 2
    assert "nowhere.npz: expected a file of weights" in capsys.readouterr().err
