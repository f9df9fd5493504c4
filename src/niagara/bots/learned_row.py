"""Rows as trained networks know them: from games with the round limit that they learned with."""

from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt

from niagara.rules import Memory, Options, View
from niagara.rules.board import MAX_SEATS
from niagara.sim.observation import ROUNDS_LEFT, Row, layout, pad
from niagara.sim.observe import observe_view

# Networks learn with this limit: a game without one, or with a later one, looks like it to them.
ROUND_LIMIT: Final = 100
_PLACES: Final = {place.field.name: place.slice for place in layout(MAX_SEATS)}
_IS_LIMITED: Final = _PLACES["is_limited"]
_ROUNDS_LEFT: Final = _PLACES["rounds_left"]
_LEFT: Final = np.array(ROUNDS_LEFT)

Rows = TypeVar("Rows", bound=npt.NDArray[np.bool_] | npt.NDArray[np.float32])


def row_of(view: View, memory: Memory) -> Row:
    """What a policy is shown of a view."""
    row = pad(observe_view(view, memory))
    learned: Row = as_learned(row[None], np.array([view.round]), view.options)[0]
    return learned


def as_learned(rows: Rows, rounds: npt.NDArray[np.integer], options: Options) -> Rows:
    """Rows of games in these rounds, changed where the limit is none that networks know."""
    limit = options.round_limit
    if limit is None or limit > ROUND_LIMIT:
        rows[:, _IS_LIMITED] = True
        rows[:, _ROUNDS_LEFT] = ROUND_LIMIT - rounds.astype(np.int64)[:, None] >= _LEFT
    return rows
