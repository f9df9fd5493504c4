"""A stage of training small enough for a test, and what becomes of it when it is stopped."""

from pathlib import Path

import jax
import numpy as np
import pytest

from niagara.train import stage
from niagara.train.config import Config, Tables
from niagara.train.weights_file import load_training

CONFIG = Config(
    iterations=4,
    tables=(Tables(3, games=16),),
    policy_width=16,
    policy_blocks=1,
    critic_width=16,
    critic_blocks=1,
    steps=8,
    minibatch=64,
    league=2,
    league_every=2,
    reference_weight=0.1,
    log_every=1,
    checkpoint_every=2,
)


class Stopped(Exception):
    """Somebody has pulled the plug."""


def run_twice(config: Config, whole: Path, stopped: Path, *, last: int) -> None:
    """Run the same stage at one go, and stopped after iteration ``last`` and taken up again."""

    def stop(line: str) -> None:
        if line.startswith(f"iteration {last}"):
            raise Stopped

    stage.run_stage(config, whole, lambda _: None)
    with pytest.raises(Stopped):
        stage.run_stage(config, stopped, stop)
    stage.run_stage(config, stopped, lambda _: None)


def assert_same_training(*runs: Path) -> None:
    """Both runs have come to the same weights, to the last bit."""
    (_, one), (_, other) = (load_training(run / stage.CHECKPOINT) for run in runs)
    for mine, theirs in zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True):
        assert np.array_equal(mine, theirs)
