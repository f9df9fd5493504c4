"""The packed engine on a GPU: decisions a second in whole random games, and stepped in batches.

    python bench/packed_cuda.py            # needs CuPy and a GPU

Times are the GPU's own events. Stepping writes the legal actions of the next decision, new games
following ended ones; choosing an action by chance is timed apart, since a learner chooses its own.
"""

import argparse
import time
from collections.abc import Callable

import cupy

from niagara.sim.packed.cuda import CudaGames, random_games

BATCHES = (1 << 12, 1 << 15, 1 << 18, 1 << 20)
LAUNCHES = 100
# Read and written by a step: a game, its generator, the action, the mask, winners and arms.
BYTES = 2 * 40 + 2 * 8 + 1 + 8 + 32 + 1 + 4


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    seats = parser.parse_args().seats
    name = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    began = time.perf_counter()
    random_games(128, 1, seats)
    print(f"{name}; compiled in {time.perf_counter() - began:.1f} s")
    for many in BATCHES:
        whole_games(many, seats)
    for many in BATCHES:
        stepped(many, seats)


def seconds_of(run: Callable[[], object]) -> float:
    """How long the GPU is at it."""
    begin, end = cupy.cuda.Event(), cupy.cuda.Event()
    begin.record()
    run()
    end.record()
    end.synchronize()
    return float(cupy.cuda.get_elapsed_time(begin, end)) / 1000


def show(what: str, decisions: int, seconds: float, note: str = "") -> None:
    """One line."""
    print(f"{what:<40} {decisions / seconds / 1e9:>8.2f} G decisions/s{note}", flush=True)


def whole_games(many: int, seats: int) -> None:
    """Games to their ends in registers, some for every thread."""
    each = max(2, min(64, (1 << 21) // many))
    found: list[int] = []
    random_games(many, 1, seats)
    seconds = seconds_of(lambda: found.append(random_games(many, each, seats, seed=2)[0]))
    show(f"whole random games, {many} threads", found[0], seconds)


def stepped(many: int, seats: int) -> None:
    """One decision a launch; also with the choice, both recorded as a graph."""
    games = CudaGames(many, seats, seed=3)
    for _ in range(200):  # games at all stages
        games.step(games.choose(), resets=True, checked=False)
    seconds = 0.0
    for _ in range(LAUNCHES):
        actions = games.choose()
        seconds += seconds_of(lambda: games.step(actions, resets=True, checked=False))  # noqa: B023
    rate = many * LAUNCHES * BYTES / seconds / 1e12
    show(f"step, batch {many}", many * LAUNCHES, seconds, f", {rate:.2f} TB/s")
    graph = recorded(games)
    graph.launch()
    seconds = seconds_of(lambda: [graph.launch() for _ in range(LAUNCHES)])
    show(f"choose and step, batch {many}", many * LAUNCHES, seconds)
    assert bool(games.masks.any(axis=1).all()), "every game goes on"


def recorded(games: CudaGames) -> cupy.cuda.Graph:
    """Choose and step, recorded once, to be launched as a whole."""
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        stream.begin_capture()
        games.step(games.choose(), resets=True, checked=False)
        return stream.end_capture()


if __name__ == "__main__":
    main()
