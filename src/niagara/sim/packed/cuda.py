"""Batches of games on a GPU: the packed engine compiled for CUDA at run time, through CuPy.

CuPy compiles the one source with NVRTC when a batch is first made, keeps the result, and its
arrays are handed to JAX and PyTorch without a copy (DLPack). Needs the extra `cuda` and a GPU.
"""

from functools import cache
from typing import Any, Final

import numpy as np

from niagara.rules import Options, Position
from niagara.sim.missing_extra import missing_extra
from niagara.sim.observation import observation_width
from niagara.sim.packed.counters import COUNTERS, Counts
from niagara.sim.packed.engine import DEFAULT, c_rules
from niagara.sim.packed.packing import WORDS, unpack
from niagara.sim.packed.row_layout import row_layout
from niagara.sim.packed.source import batches

try:
    import cupy
except ImportError as error:
    raise missing_extra("cuda", error) from error

THREADS: Final = 128  # in a block
KERNELS: Final = ("new", "masks", "step", "observe", "choose", "random_games", "count")


@cache
def _kernels(seats: int, natural: int) -> dict[str, Any]:
    """The kernels for so many seats and a fork, compiled once."""
    flags = ("-std=c++17", f"-DSEATS={seats}", f"-DNATURAL={natural}")
    module = cupy.RawModule(code=batches("batch.cu"), options=flags)
    return {name: module.get_function(f"niagara_{name}") for name in KERNELS}


class CudaGames:
    """Many games, one row each, in the memory of the GPU; see `batch.Games`."""

    def __init__(
        self, many: int, seats: int = 4, options: Options = DEFAULT, *, seed: int = 0
    ) -> None:
        """New games, the start players and first arms drawn at random (R1.6, D4)."""
        self.rules = c_rules(seats, options)
        self.seats = seats
        self.options = options
        self.words = cupy.zeros((many, WORDS), cupy.uint32)
        self.masks = cupy.zeros((many, 4), cupy.uint64)
        self.rng = cupy.zeros(many, cupy.uint64)
        self.winners = cupy.zeros(many, cupy.uint8)
        self.arms = cupy.zeros(many, cupy.uint32)
        self._actions = cupy.zeros(many, cupy.uint8)
        self._wrong = cupy.zeros(1, cupy.uint32)
        self._launch("new", *self._how, cupy.uint64(seed), self.words, self.rng, self.masks)

    def __len__(self) -> int:
        return len(self.words)

    def take(self, words: Any) -> None:
        """Set all games: ten words each, as `packing.pack` makes them."""
        self.words[:] = cupy.asarray(words, cupy.uint32)
        self._launch("masks", *self._how, self.words, self.masks)

    def step(self, actions: Any, *, resets: bool = False, checked: bool = True) -> None:
        """Play an action in every game that is not over; with ``resets`` new games follow at once.

        Actions may lie in arrays of CuPy, JAX or PyTorch, which are not copied, or of NumPy. A game
        whose action is not legal stays as it is; unless ``checked`` is False, ValueError is raised,
        which waits for the GPU.
        """
        actions = cupy.asarray(actions)
        if actions.shape != (len(self),) or actions.dtype != cupy.uint8:
            raise ValueError(f"actions are {len(self)} numbers of type uint8")
        self._launch(
            "step",
            *(*self._how, self.words, self.rng, actions, self.masks, self.winners, self.arms),
            *(cupy.int32(resets), self._wrong),
        )
        if checked and (wrong := int(self._wrong[0])):
            self._wrong[0] = 0
            raise ValueError(f"{wrong} actions are not legal in their games")

    def choose(self) -> Any:
        """A legal action for every game, all equally likely."""
        self._launch("choose", self.masks, self.rng, self._actions)
        return self._actions

    def observe(self, seats: Any) -> Any:
        """What a seat of each game knows: the rows of `niagara.sim.observation`, as 0 and 1."""
        seats = cupy.asarray(seats)
        if seats.shape != (len(self),) or seats.dtype != cupy.uint8:
            raise ValueError(f"seats are {len(self)} numbers of type uint8")
        rows = cupy.zeros((len(self), observation_width(self.seats)), cupy.int8)
        layout = cupy.asarray(np.frombuffer(row_layout(self.seats), np.int32))
        self._launch("observe", *self._how, self.words, seats, layout, rows)
        return rows

    def position(self, game: int) -> Position:
        """A game as a position of the rules."""
        return unpack(self.words[game].get().tolist(), self.seats, self.options)

    @property
    def _how(self) -> tuple[Any, Any]:
        return cupy.int32(self.rules.gem_value), cupy.int32(self.rules.limit)

    def _launch(self, name: str, *arguments: Any) -> None:
        kernel = _kernels(self.rules.seats, self.rules.natural)[name]
        launch(kernel, len(self), *arguments)


def launch(kernel: Any, many: int, *arguments: Any) -> None:
    """Run a kernel with one thread a game."""
    kernel((-(-many // THREADS),), (THREADS,), (cupy.int64(many), *arguments))


def count_games(
    threads: int, each: int, seats: int = 4, options: Options = DEFAULT, *, seed: int = 0
) -> Counts:
    """Games by the quick policy, so many for each thread, and what happened in them."""
    rules = c_rules(seats, options)
    counters = cupy.zeros(COUNTERS, cupy.uint64)
    launch(
        _kernels(seats, rules.natural)["count"],
        threads,
        *(cupy.int32(rules.gem_value), cupy.int32(rules.limit), cupy.int32(each)),
        *(cupy.uint64(seed), counters),
    )
    return Counts(seats, counters.get().tolist())


def random_games(
    threads: int, each: int, seats: int = 4, options: Options = DEFAULT, *, seed: int = 0
) -> tuple[int, int, int]:
    """Whole games by random play in registers: decisions, rounds and games in all."""
    rules = c_rules(seats, options)
    totals = cupy.zeros(3, cupy.uint64)
    launch(
        _kernels(seats, rules.natural)["random_games"],
        threads,
        *(cupy.int32(rules.gem_value), cupy.int32(rules.limit), cupy.int32(each)),
        *(cupy.uint64(seed), totals),
    )
    decisions, rounds, games = (int(number) for number in totals.get())
    return decisions, rounds, games
