"""Captains among the rivals of training: where they sit, and that a run can be stopped."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import small_stage
from niagara.rules import Options
from niagara.sim.batch import from_positions
from niagara.sim.packed.packing import pack
from niagara.train import stage
from niagara.train.captains import packed_words
from niagara.train.config import BadConfig, Tables
from niagara.train.run_log import read_log
from niagara.train.trainer import new_training
from play import in_order


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_both_simulators_pack_the_same_games(seats: int) -> None:
    positions = list(in_order(3 + seats, seats, Options(round_limit=40)))
    words = packed_words(from_positions(positions, has_flowed=[True] * len(positions)))
    wanted: NDArray[np.uint32] = np.array([pack(each) for each in positions], np.uint32)
    assert np.array_equal(words, wanted)


CONFIG = replace(
    small_stage.CONFIG,
    iterations=2,
    tables=(Tables(3, games=4, captains=2), Tables(4, games=4), Tables(4, games=8, captains=1)),
    captain_chunks=(1, 1, 1),
    captain_ahead=(1, 2),
    checkpoint_every=1,
)


def test_a_stage_with_captains_goes_on_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    small_stage.run_twice(CONFIG, whole, stopped, last=2)
    small_stage.assert_same_training(whole, stopped)
    assert all("captain_share" in line for line in read_log(whole / stage.LOG))


def test_captains_sit_where_the_configuration_says() -> None:
    rivals = new_training(CONFIG).rivals
    captains = np.asarray(rivals.captains)
    assert captains[:4].sum(1).tolist() == [2] * 4
    assert not captains[:4, 3:].any()
    assert not captains[4:8].any()
    assert captains[8:].sum(1).tolist() == [1] * 8
    assert np.array_equal(np.asarray(rivals.frozen)[8:], captains[8:])


@pytest.mark.parametrize(
    "wrong",
    [
        {"tables": (Tables(3, games=16, captains=2),), "kind": "exploit", "start_from": "x"},
        {"captain_chunks": (1, 1)},
        {"captain_ahead": (2, 2)},
        {"captain_ahead": (0,)},
    ],
)
def test_what_captains_cannot_do_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadConfig):
        replace(CONFIG, **wrong)  # type: ignore[arg-type]


def test_not_every_seat_can_be_a_captains() -> None:
    with pytest.raises(BadConfig, match="captains: expected a number from 0 to 2, got 3"):
        Tables(3, captains=3)
