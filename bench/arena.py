"""What arenas cost: games a second wherever they are played, and the plan of a tournament.

    pip install -e '.[cli,arena,dask,ray]'
    python bench/arena.py [--games 400] [--rounds 3] [--without-ray] [--only places|costs]

The same match in one process, with two processes of this machine (as by `--jobs 2`), on a local
Dask cluster and on a local Ray cluster with two workers each, in turns, in one run: games a second
by the clock, and the processor time of a game in all processes that take part, which a busy machine
changes less. Then what a task costs that holds one very short game; the processor time of a game by
kind of bot; the memory and time that 100,000 results need in the end. Prints Markdown.
"""

import argparse
import os
import pickle
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Any

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from local_ray import local_ray

from niagara.arena import MatchResult, Place, fixtures, play_games, play_match, processes, tally
from niagara.arena.cluster.address import ClusterAddress
from niagara.arena.cluster.build import BUILD
from niagara.arena.cluster.cluster import Cluster
from niagara.arena.cluster.dispatcher import ClusterPlace
from niagara.arena.cluster.engines import connected
from niagara.arena.cluster.task import Task
from niagara.bots import make_bot
from niagara.rules import Options

WORKERS = 2
MATCHES = {
    "four drifters": ("drifter",) * 4,
    "guide, three paddlers": ("guide", "paddler", "paddler", "paddler"),
}
BOTS = {"drifter": 200, "paddler": 40, "guide": 20, "captain:400sims": 4}
TOURNAMENT = 100_000
CORES = (2, 16, 64, 256)
TASKS = 400
WARM = 8  # games before measuring
IDLE = 5.0  # seconds


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--without-ray", action="store_true")
    parser.add_argument("--only", choices=("places", "costs"))
    args = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"Niagara {BUILD}, {os.cpu_count()} cores, load average {load:.1f} at the beginning\n")
    if args.only != "costs":
        with ExitStack() as stack:
            places = opened(stack, with_ray=not args.without_ray)
            compare(places, args.games, args.rounds)
            overheads(places)
            idle(places)
            memory(places)
    if args.only != "places":
        costs()
        results_in_the_end()


class Measured:
    """A place, and the processes that were started for it."""

    def __init__(self, opening: AbstractContextManager[Place], stack: ExitStack) -> None:
        here = psutil.Process()
        before = set(here.children())
        self.place = stack.enter_context(opening)
        for _ in self.place.play(fixtures(MATCHES["four drifters"], WARM, seed=2)):
            pass  # the first games start processes and import Niagara
        self.roots = [here, *(set(here.children()) - before)]

    def processes(self) -> Iterator[psutil.Process]:
        """This process, and all that were started for the place."""
        here, *others = self.roots
        yield here
        for root in others:
            yield from (root, *root.children(recursive=True))

    def processor_seconds(self) -> float:
        """The time that all of them have taken so far."""
        times = [process.cpu_times() for process in self.processes()]
        return sum((float(each.user + each.system) for each in times), 0.0)


def opened(stack: ExitStack, *, with_ray: bool) -> dict[str, Measured]:
    """Every place, with two workers where it has workers."""
    openings = {
        "one process": processes(1),
        f"`--jobs {WORKERS}`": processes(WORKERS),
        f"Dask, {WORKERS} workers": dask_place(),
    }
    if with_ray:
        openings[f"Ray, {WORKERS} workers"] = ray_place()
    return {name: Measured(opening, stack) for name, opening in openings.items()}


@contextmanager
def dask_place() -> Iterator[Place]:
    """A local Dask cluster."""
    from distributed import LocalCluster  # noqa: PLC0415 - an extra

    with (
        LocalCluster(
            n_workers=WORKERS, threads_per_worker=1, dashboard_address="127.0.0.1:0"
        ) as local,
        connected(ClusterAddress.parse(f"dask:{local.scheduler_address}")) as cluster,
    ):
        yield ClusterPlace(cluster)


@contextmanager
def ray_place() -> Iterator[Place]:
    """A local Ray cluster."""
    with local_ray(WORKERS) as (address, _), connected(ClusterAddress.parse(address)) as cluster:
        yield ClusterPlace(cluster)


def compare(places: dict[str, Measured], games: int, rounds: int) -> None:
    """The same match everywhere, in turns; all results must be the same."""
    for match, lineup in MATCHES.items():
        rates: dict[str, list[float]] = {name: [] for name in places}
        times: dict[str, list[float]] = {name: [] for name in places}
        expected: list[Any] | None = None
        for _ in range(rounds):
            for name, measured in places.items():
                began, taken = time.perf_counter(), measured.processor_seconds()
                results = list(measured.place.play(fixtures(lineup, games, seed=1)))
                rates[name].append(games / (time.perf_counter() - began))
                times[name].append((measured.processor_seconds() - taken) / games)
                outcome = [(r.game, r.winners, r.rounds) for r in sorted(results)]
                expected = expected or outcome
                assert outcome == expected, f"{name} played other games"
        print(f"| {match}, {games} games | games/s | processor ms a game |\n|---|--:|--:|")
        for name in places:
            print(f"| {name} | {median(rates[name]):.0f} | {1000 * median(times[name]):.1f} |")
        print()


def overheads(places: dict[str, Measured]) -> None:
    """What a task costs that holds one game of a single round."""
    options = Options(round_limit=1)
    lineup = ("drifter",) * 3

    def work(place: Place) -> None:
        if isinstance(place, ClusterPlace):
            one_by_one(place.cluster, lineup, options)
        else:
            list(place.play(fixtures(lineup, TASKS, 1, options)))

    print(f"| {TASKS} tasks of one very short game | ms a task | processor ms |\n|---|--:|--:|")
    for name, measured in places.items():
        taken = measured.processor_seconds()
        seconds = timed(partial(work, measured.place))
        taken = measured.processor_seconds() - taken
        print(f"| {name} | {1000 * seconds / TASKS:.2f} | {1000 * taken / TASKS:.2f} |")
    print()


def one_by_one(cluster: Cluster, lineup: tuple[str, ...], options: Options) -> None:
    """Play tasks of one game each, with as many under way as an arena has."""
    todo = fixtures(lineup, TASKS, 1, options)
    under_way = 0
    while True:
        for game in islice(todo, 2 * WORKERS - under_way):
            cluster.submit(Task((game,), make_bot))
            under_way += 1
        if not under_way:
            return
        under_way -= len(cluster.wait(1.0))


def timed(work: Callable[[], object]) -> float:
    """How long something takes, in seconds."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def idle(places: dict[str, Measured]) -> None:
    """The part of a core that a place takes while nothing is played."""
    print("| place | part of a core while idle |\n|---|--:|")
    for name, measured in places.items():
        taken = measured.processor_seconds()
        time.sleep(IDLE)
        print(f"| {name} | {(measured.processor_seconds() - taken) / IDLE:.1%} |")
    print()


def memory(places: dict[str, Measured]) -> None:
    """The resident memory of the processes that were started, the largest first."""
    print("| place | MiB of its processes |\n|---|---|")
    for name, measured in places.items():
        found = [(each.memory_info().rss / 2**20, each.name()) for each in measured.processes()]
        print(f"| {name} | {', '.join(f'{n} {size:.0f}' for size, n in sorted(found)[::-1])} |")
    print()


def costs() -> None:
    """Processor time of a game by kind of bot, and what a tournament of them takes."""
    cores = " | ".join(f"{many} cores, h" for many in CORES)
    print(f"| four of | decisions a game | s a game | {TOURNAMENT:,} games, core-hours | {cores} |")
    print("|---|--:|--:|--:|" + "--:|" * len(CORES))
    for bot, games in BOTS.items():
        began = time.process_time()
        results = list(play_games(fixtures((bot,) * 4, games, seed=1)))
        seconds = (time.process_time() - began) / games
        decisions = sum(seat.decisions for r in results for seat in r.seats) / games
        hours = TOURNAMENT * seconds / 3600
        each = " | ".join(f"{hours / many:.2f}" for many in CORES)
        print(f"| `{bot}` | {decisions:.0f} | {seconds:.4f} | {hours:.1f} | {each} |")
    print()


def results_in_the_end() -> None:
    """What the process needs in the end that all results come to."""
    some = [
        play_match(game.specs, game.seed, game.options, game=game.game, deal=game.deal)
        for game in fixtures(("drifter",) * 4, 200, seed=1)
    ]
    chunks = [pickle.dumps(some[at : at + 20]) for at in range(0, len(some), 20)]
    before = psutil.Process().memory_info().rss
    results: list[MatchResult] = []
    for chunk in cycle(chunks):  # as they come from workers
        results += pickle.loads(chunk)
        if len(results) >= TOURNAMENT:
            break
    size = (psutil.Process().memory_info().rss - before) / 2**20
    seconds = timed(lambda: tally(results))
    print(f"{len(results):,} results: {size:.0f} MiB; to count and rate them takes {seconds:.0f} s")


if __name__ == "__main__":
    main()
