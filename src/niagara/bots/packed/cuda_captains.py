"""Captains' searches on a GPU: captains.cu, compiled at run time through CuPy.

They decide exactly as `captains.HostCaptains` do. Needs the extra `cuda` and a GPU.
"""

from functools import cache
from typing import Any

import numpy as np

from niagara.bots.packed.captains import (
    ITEMS,
    Actions,
    Beliefs,
    Effort,
    Seeds,
    Words,
    captains_source,
    check_asked,
)
from niagara.bots.packed.worth import worth_tables
from niagara.rules import Options
from niagara.sim.missing_extra import missing_extra
from niagara.sim.packed.engine import c_rules

try:
    import cupy

    from niagara.sim.packed.cuda import launch
except ImportError as error:
    raise missing_extra("cuda", error) from error


class CudaCaptains:
    """Captains on a GPU; see `captains.Captains`."""

    def __init__(self, seats: int, options: Options, effort: Effort) -> None:
        self._rules = c_rules(seats, options)
        self._effort = effort
        self._kernels = _kernels(seats, self._rules.natural)
        self._horizon = cupy.asarray(effort.horizon())
        self._worth, self._kept = _worth()
        sizes = cupy.zeros(2, cupy.int64)
        self._launch("sizes", 1, sizes)
        self._search_bytes, self._rollout_bytes = sizes.get().tolist()

    def decide(
        self, words: Words, candidates: Actions, beliefs: Beliefs, seeds: Seeds
    ) -> tuple[Actions, Beliefs]:
        """An action for every game, and what was learned of the rivals' tiles."""
        check_asked(words, candidates, beliefs, seeds)
        many = len(words)
        rules = (cupy.int32(self._rules.gem_value), cupy.int32(self._rules.limit))
        searches = cupy.zeros(many * self._search_bytes, cupy.uint8)
        tried = cupy.zeros(many * ITEMS * self._rollout_bytes, cupy.uint8)
        learned, actions = cupy.asarray(beliefs), cupy.zeros(many, cupy.uint8)
        asked = (cupy.asarray(words), cupy.asarray(candidates), learned, cupy.asarray(seeds))
        self._launch("begin", many, *rules, self._worth, searches, *asked)
        for most in self._effort.plan():
            self._launch("try", many * ITEMS, *rules, self._worth, searches, tried, self._horizon)
            self._launch("judge", many, *rules, searches, tried, self._horizon, cupy.int32(most))
        self._launch("end", many, *rules, searches, actions, learned)
        return actions.get(), learned.get()

    def _launch(self, name: str, many: int, *arguments: Any) -> None:
        launch(self._kernels[name], many, *arguments)


@cache
def _kernels(seats: int, natural: int) -> dict[str, Any]:
    flags = ("-std=c++17", f"-DSEATS={seats}", f"-DNATURAL={natural}")
    module = cupy.RawModule(code=captains_source("captains.cu"), options=flags)
    names = ("begin", "try", "judge", "end", "sizes")
    return {name: module.get_function(f"niagara_{name}") for name in names}


@cache
def _worth() -> tuple[Any, list[Any]]:
    """`Worth` in the memory of the GPU, and the tables that it points to."""
    tables: list[Any] = []
    words: list[np.uint64] = []
    for value in worth_tables().values():
        if isinstance(value, float):
            words.append(np.float64(value).view(np.uint64))
        else:
            tables.append(cupy.asarray(np.array(value)))
            words.append(np.uint64(tables[-1].data.ptr))
    return cupy.asarray(np.array(words, np.uint64)), tables
