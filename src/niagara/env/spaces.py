"""The spaces that all Gymnasium-style interfaces share."""

from typing import Any

import numpy as np

from niagara.env.missing_extra import missing_extra
from niagara.env.observation import observation_size
from niagara.sim.flat_actions import ACTION_COUNT

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing_extra("rl", error) from error


def action_space() -> Any:
    """The flat index."""
    return spaces.Discrete(ACTION_COUNT)


def vector_space(seats: int) -> Any:
    """What a seat knows, as `niagara.env.observation` writes it."""
    return spaces.Box(0.0, 1.0, (observation_size(seats),), np.float32)


def masked_space(seats: int) -> Any:
    """What a seat knows and what it may do, as PettingZoo's board games have it."""
    mask = spaces.Box(0, 1, (ACTION_COUNT,), np.int8)
    return spaces.Dict({"observation": vector_space(seats), "action_mask": mask})


def state_space(seats: int) -> Any:
    """What all seats together know."""
    return spaces.Box(0.0, 1.0, (seats * observation_size(seats),), np.float32)
