"""Many captains' decisions searched at once: rivals for training.

The searches are those of captains.h: like the captain's own (`niagara.bots.captain`), but for the
candidates, which the caller names, and for a fixed number of rollouts. Here they run on the
processor; `cuda_captains` has them on a GPU.
"""

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from niagara.bots.captain import VARIETY
from niagara.bots.captain_search import SOON
from niagara.bots.packed.library import FOLDER, rollouts
from niagara.bots.packed.worth import packed_worth
from niagara.bots.temperament import OPENING_ROUNDS
from niagara.rules import Options
from niagara.rules.board import MAX_SEATS, TILES
from niagara.sim.packed.c_library import CLibrary
from niagara.sim.packed.engine import c_rules
from niagara.sim.packed.packing import WORDS

CANDIDATES: Final = 8
ITEMS: Final = 64  # rollouts of a chunk
NO_ACTION: Final = 255
MOST_LEFT: Final = (4, 2, 1)  # candidates after each stage

Seeds: TypeAlias = npt.NDArray[np.uint64]
Words: TypeAlias = npt.NDArray[np.uint32]  # [games, 10]
Actions: TypeAlias = npt.NDArray[np.uint8]
Beliefs: TypeAlias = npt.NDArray[np.float32]  # [games, 5, 7], negative where nothing is known


@dataclass(frozen=True)
class Effort:
    """How much is searched: chunks of 64 rollouts in each stage, evaluated after some rounds."""

    chunks: tuple[int, ...] = (2, 1, 1)
    ahead: tuple[int, ...] = (2, 4, 8)

    def plan(self) -> list[int]:
        """How many candidates are left at the most after each chunk."""
        before = (CANDIDATES, *MOST_LEFT)
        return [
            left if last else before[stage]
            for stage, (chunks, left) in enumerate(zip(self.chunks, MOST_LEFT, strict=True))
            for last in [False] * (chunks - 1) + [True]
        ]

    def horizon(self) -> npt.NDArray[np.int32]:
        """`Horizon` of rollout.h, rounds counted from the present one."""
        rounds = [*self.ahead, *[0] * (8 - len(self.ahead))]
        return np.array([*rounds, len(self.ahead), min(SOON, len(self.ahead))], np.int32)


class Captains(Protocol):
    """Captains of one kind of table."""

    def decide(
        self, words: Words, candidates: Actions, beliefs: Beliefs, seeds: Seeds
    ) -> tuple[Actions, Beliefs]:
        """An action for every game, and what was learned of the rivals' tiles.

        ``candidates``: eight a game, ``NO_ACTION`` after the last. At the choice of tiles the
        beliefs are learned anew; the caller keeps them for the rest of the round.
        """
        ...


def captains_source(*files: str) -> str:
    """The searches as C, and what some more files do with them."""
    own = f"#define VARIETY {VARIETY}\n#define OPENING_ROUNDS {OPENING_ROUNDS}\n"
    return own + rollouts("captains.h", *files)


LIBRARY: Final = CLibrary(FOLDER, "captains", lambda: captains_source("captains.c"))


class HostCaptains:
    """Captains on the processor; needs a C compiler."""

    def __init__(self, seats: int, options: Options, effort: Effort) -> None:
        LIBRARY.build()
        self._library = LIBRARY.loaded
        self._rules = ctypes.byref(c_rules(seats, options))
        self._effort = effort
        sizes = (ctypes.c_long * 2)()
        self._library.niagara_sizes(sizes)
        self._search_bytes, self._rollout_bytes = sizes

    def decide(
        self, words: Words, candidates: Actions, beliefs: Beliefs, seeds: Seeds
    ) -> tuple[Actions, Beliefs]:
        """See `Captains`."""
        check_asked(words, candidates, beliefs, seeds)
        many, worth = len(words), ctypes.byref(packed_worth())
        searches: npt.NDArray[np.uint8] = np.zeros(many * self._search_bytes, np.uint8)
        tried: npt.NDArray[np.uint8] = np.zeros(many * ITEMS * self._rollout_bytes, np.uint8)
        learned = np.array(beliefs)
        actions: Actions = np.zeros(many, np.uint8)
        horizon = self._effort.horizon()
        self._call("begin", many, worth, searches, words, candidates, learned, seeds)
        for most in self._effort.plan():
            self._call("chunk", many, worth, searches, tried, horizon, most)
        self._call("end", many, searches, actions, learned)
        return actions, learned

    def _call(self, name: str, many: int, *arguments: Any) -> None:
        raw = [_address(each) if isinstance(each, np.ndarray) else each for each in arguments]
        getattr(self._library, f"niagara_{name}")(ctypes.c_long(many), self._rules, *raw)


def check_asked(words: Words, candidates: Actions, beliefs: Beliefs, seeds: Seeds) -> None:
    """Refuse arrays of other shapes and types than the C source reads."""
    many = len(words)
    wanted: Sequence[tuple[npt.NDArray[Any], tuple[int, ...], Any]] = (
        (words, (many, WORDS), np.uint32),
        (candidates, (many, CANDIDATES), np.uint8),
        (beliefs, (many, MAX_SEATS, len(TILES)), np.float32),
        (seeds, (many,), np.uint64),
    )
    for array, shape, kind in wanted:
        if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
            raise ValueError(f"expected numbers of {kind} in the shape {shape}")


def _address(array: npt.NDArray[Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.__array_interface__["data"][0])
