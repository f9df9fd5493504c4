"""Our engines and their peers, side by side in one run: decisions a second, memory, bandwidth.

    python bench/engines.py                        # the processor, and the GPU if there is one
    python bench/engines.py --pufferlib FOLDER     # with PufferLib's source distribution, unpacked

On the processor (one core, its processor time): the packed engine, OpenSpiel's playouts in C++ and
PufferLib's C environments. On a GPU: the packed engine, the batch simulator in plain JAX, and pgx.
What is not installed is left out, and that is said.

Bytes are those of a game at rest, and those that a decision must at least read and write; from the
latter comes the share of the memory bandwidth, which is measured by copying a large array.
"""

import argparse
import importlib.util
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import c_peers
from bench.c_peers import Rate

from niagara.sim.packed.batch import QUICK, RANDOM, Games
from niagara.sim.packed.engine import ENGINE
from niagara.sim.packed.packing import WORDS

CPU_BATCHES: Final = (1, 256, 4096, 1 << 16)
GPU_BATCHES: Final = (1 << 12, 1 << 15, 1 << 18, 1 << 20)
LAUNCHES: Final = 100
GAME: Final = 4 * WORDS  # bytes
# Read and written by a step: a game, its generator, the action, the mask (of the action a word),
# winners and arms. A choice reads the mask and the generator and writes the latter and the action.
STEP: Final = 2 * GAME + 2 * 8 + 1 + 8 + 32 + 1 + 4
CHOICE: Final = 32 + 2 * 8 + 1


@dataclass
class Memory:
    """Where games lie, and how many bytes a second it reads and writes."""

    name: str
    bandwidth: float


def show(memory: Memory, rate: Rate) -> None:
    """One line of the table."""
    share = ""
    if rate.traffic is not None:
        share = f"{rate.per_second * rate.traffic / memory.bandwidth:.1%}"
    columns = [
        *(memory.name, rate.name, f"{rate.per_second / 1e6:,.2f} M"),
        "" if rate.state is None else f"{rate.state:,.0f}",
        "" if rate.traffic is None else f"{rate.traffic:,.0f}",
        share,
    ]
    print(f"| {' | '.join(columns)} |", flush=True)


def processor() -> Memory:
    """One core, and what it copies."""
    source: NDArray[np.uint64] = np.ones(1 << 25, np.uint64)
    target = np.empty_like(source)
    best = 0.0
    for _ in range(4):
        began = time.process_time()
        np.copyto(target, source)
        best = max(best, 2 * source.nbytes / (time.process_time() - began))
    return Memory("one core", best)


def packed(seats: int) -> Iterator[Rate]:
    """The packed engine on one core."""
    ENGINE.build()
    for name, policy in (("random", RANDOM), ("quick", QUICK)):
        games = Games(1 << 14, seats, seed=1)
        began = time.process_time()
        decisions = int(games.play_out(policy).sum())
        per_second = decisions / (time.process_time() - began)
        yield Rate(f"packed, whole {name} games", per_second, GAME, 0)
    for many in CPU_BATCHES:
        yield from packed_steps(many, seats)


def packed_steps(many: int, seats: int) -> Iterator[Rate]:
    """One decision a call; choosing is timed apart, since a learner chooses its own actions."""
    games = Games(many, seats, seed=1)
    calls = max(50, (1 << 20) // many)
    choosing = stepping = 0.0
    for _ in range(calls):
        began = time.process_time()
        actions = games.choose()
        middle = time.process_time()
        games.step(actions, resets=True)
        stepping += time.process_time() - middle
        choosing += middle - began
    decisions = many * calls
    yield Rate(f"packed, step, batch {many:,}", decisions / stepping, GAME, STEP)
    both = decisions / (stepping + choosing)
    yield Rate(f"packed, choose and step, batch {many:,}", both, GAME, STEP + CHOICE)


def gpu() -> Memory | None:
    """The GPU that CuPy finds, and what it copies."""
    if importlib.util.find_spec("cupy") is None:
        return None
    import cupy  # noqa: PLC0415 - an extra

    if not cupy.cuda.is_available():
        return None
    source = cupy.ones(1 << 28, cupy.uint64)
    target = cupy.empty_like(source)
    seconds = min(gpu_seconds(partial(cupy.copyto, target, source)) for _ in range(4))
    name = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    return Memory(name, 2 * source.nbytes / seconds)


def gpu_seconds(run: Callable[[], object]) -> float:
    """How long the GPU is at it, by its own events."""
    import cupy  # noqa: PLC0415

    begin, end = cupy.cuda.Event(), cupy.cuda.Event()
    begin.record()
    run()
    end.record()
    end.synchronize()
    return float(cupy.cuda.get_elapsed_time(begin, end)) / 1000


def packed_on_gpu(seats: int) -> Iterator[Rate]:
    """The packed engine on a GPU."""
    from niagara.sim.packed.cuda import random_games  # noqa: PLC0415

    for many in GPU_BATCHES:
        each = max(2, min(64, (1 << 21) // many))
        found: list[int] = []
        random_games(many, 1, seats)
        play = partial(random_games, many, each, seats, seed=2)
        seconds = gpu_seconds(lambda: found.append(play()[0]))  # noqa: B023
        yield Rate(f"packed, whole random games, {many:,} threads", found[0] / seconds, GAME, 0)
    for many in GPU_BATCHES:
        yield from packed_gpu_steps(many, seats)


def packed_gpu_steps(many: int, seats: int) -> Iterator[Rate]:
    """One decision a launch; also with the choice, both recorded as a graph."""
    from niagara.sim.packed.cuda import CudaGames  # noqa: PLC0415

    games = CudaGames(many, seats, seed=3)
    for _ in range(200):  # games at all stages
        games.step(games.choose(), resets=True, checked=False)
    seconds = 0.0
    for _ in range(LAUNCHES):
        actions = games.choose()
        seconds += gpu_seconds(partial(games.step, actions, resets=True, checked=False))
    decisions = many * LAUNCHES
    yield Rate(f"packed, step, batch {many:,}", decisions / seconds, GAME, STEP)
    graph = recorded(games)
    graph.launch()
    seconds = gpu_seconds(lambda: [graph.launch() for _ in range(LAUNCHES)])
    yield Rate(f"packed, choose and step, batch {many:,}", decisions / seconds, GAME, STEP + CHOICE)
    assert bool(games.masks.any(axis=1).all()), "every game goes on"


def recorded(games: Any) -> Any:
    """Choose and step, recorded once, to be launched as a whole."""
    import cupy  # noqa: PLC0415

    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        stream.begin_capture()
        games.step(games.choose(), resets=True, checked=False)
        return stream.end_capture()


def jax_on_gpu(seats: int, seconds: float, rounds: int) -> Iterator[Rate]:
    """Plain JAX and pgx, in turn at every size of batch; what is carried along is their state."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    from bench import simulator  # noqa: PLC0415 - imports JAX, which reads that

    pgx = ["backgammon"] if importlib.util.find_spec("pgx") else []
    if not pgx:
        print("(pgx is not installed)")
    arguments = argparse.Namespace(seats=seats, pgx=pgx, pgx_most=GPU_BATCHES[-1])
    for games in GPU_BATCHES:
        runners = [
            simulator.Runner(contest, seconds) for contest in simulator.contests(arguments, games)
        ]
        for _ in range(rounds):
            for runner in runners:
                runner.measure()
        for runner in runners:
            name, state = runner.result.name, runner.bytes_a_game
            per_second = runner.result.per_second
            yield Rate(f"JAX, {name}, batch {games:,}", per_second, state, 2 * state)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pufferlib", type=Path, help="its source distribution, unpacked")
    parser.add_argument("--seconds", type=float, default=1.0, help="of a round of JAX or a peer")
    parser.add_argument("--rounds", type=int, default=3, help="of JAX")
    parser.add_argument("--without-cpu", action="store_true")
    arguments = parser.parse_args()
    print("| on | what | decisions/s | bytes a game | bytes a decision | of the bandwidth |")
    print("|---|---|---|---|---|---|")
    if not arguments.without_cpu:
        core = processor()
        for rates in (
            packed(arguments.seats),
            c_peers.openspiel(arguments.seconds),
            c_peers.pufferlib(arguments.pufferlib, arguments.seconds),
        ):
            for rate in rates:
                show(core, rate)
        print(f"(one core copies {core.bandwidth / 1e9:.1f} GB/s, read and written)")
    device = gpu()
    if device is None:
        print("(no GPU, or no CuPy)")
        return
    for rate in packed_on_gpu(arguments.seats):
        show(device, rate)
    for rate in jax_on_gpu(arguments.seats, arguments.seconds, arguments.rounds):
        show(device, rate)
    print(f"({device.name} copies {device.bandwidth / 1e12:.2f} TB/s, read and written)")


if __name__ == "__main__":
    main()
