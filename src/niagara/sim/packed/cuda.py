"""Batches of games on a GPU: the packed engine compiled for CUDA at run time, through CuPy.

CuPy compiles the one source with NVRTC when a batch is first made, keeps the result, and its
arrays are handed to JAX and PyTorch without a copy (DLPack). Needs the extra `cuda` and a GPU.
"""

from functools import cache
from typing import Any, Final

from niagara.rules import Options, Position
from niagara.sim.missing_extra import missing_extra
from niagara.sim.packed.counters import COUNTERS, Counts
from niagara.sim.packed.engine import DEFAULT, c_rules
from niagara.sim.packed.packing import WORDS, unpack
from niagara.sim.packed.source import batches

try:
    import cupy
except ImportError as error:
    raise missing_extra("cuda", error) from error

THREADS: Final = 128  # in a block
KERNELS: Final = ("new", "masks", "step", "choose", "random_games", "count")


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

    def step(self, actions: Any, *, resets: bool = False, checked: bool = True) -> None:
        """Play an action in every game that is not over; with ``resets`` new games follow at once.

        A game whose action is not legal stays as it is; unless ``checked`` is False, ValueError
        is raised, which waits for the GPU.
        """
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
