"""The spaces that all Gymnasium-style interfaces share."""

from typing import Any

import numpy as np

from niagara.sim.flat_actions import ACTION_COUNT
from niagara.sim.missing_extra import missing_extra
from niagara.sim.observation import observation_width

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing_extra("rl", error) from error


def action_space() -> Any:
    """The flat index."""
    return spaces.Discrete(ACTION_COUNT)


def vector_space(seats: int) -> Any:
    """What a seat knows: a row of `niagara.sim.observation`."""
    return spaces.Box(0, 1, (observation_width(seats),), np.int8)


def masked_space(seats: int) -> Any:
    """What a seat knows and what it may do, as PettingZoo's board games have it."""
    mask = spaces.Box(0, 1, (ACTION_COUNT,), np.int8)
    return spaces.Dict({"observation": vector_space(seats), "action_mask": mask})


def state_space(seats: int) -> Any:
    """What all seats together know."""
    return spaces.Box(0, 1, (seats * observation_width(seats),), np.int8)
