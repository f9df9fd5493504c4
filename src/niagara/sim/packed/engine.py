"""The packed engine as a library, and how its games are played."""

import ctypes
from functools import partial
from typing import Final

from niagara.rules import Options
from niagara.rules.board import MAX_SEATS, MIN_SEATS
from niagara.sim.packed.c_library import CLibrary
from niagara.sim.packed.packing import MOST_ROUNDS
from niagara.sim.packed.source import FOLDER, batches

DEFAULT: Final = Options(round_limit=100)
ENGINE: Final = CLibrary(FOLDER, "engine", partial(batches, "batch.c", "learner.c"))


class Rules(ctypes.Structure):
    """`Rules` of engine.h."""

    _fields_ = [(name, ctypes.c_int) for name in ("seats", "natural", "gem_value", "limit")]


def c_rules(seats: int, options: Options) -> Rules:
    """How games with so many seats and these options are played; raises ValueError."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise ValueError(f"R1.1: {MIN_SEATS} to {MAX_SEATS} seats play, not {seats}")
    limit = options.round_limit
    if limit is None or not 1 <= limit <= MOST_ROUNDS:
        raise ValueError(f"R8.3: batches need a round limit from 1 to {MOST_ROUNDS}, not {limit}")
    natural, gem_value = options.fork == "natural", options.tiebreak == "gem-value"
    return Rules(seats, natural, gem_value, limit)
