"""An arena on a local Ray cluster, with a worker killed in mid-run, beside one process.

    pip install -e '.[arena,ray]'
    python tools/ray_arena.py [--games 200]

Starts Ray with two workers, plays the same match here and there, kills a worker (SIGKILL) while it
plays, and compares all results. Ends with status 1 if they differ. Then a game that kills its
process wherever it is played must be named in the error.
"""

import argparse
import os
import signal
import sys
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from local_ray import local_ray

from niagara.arena import ClusterError, Fixture, MatchResult, Place, cluster_at, fixtures, processes
from niagara.bots import Bot, make_bot
from niagara.rules import Action

LINEUP = ("paddler", "guide", "drifter", "drifter")
WORKERS = 2
PLAYING = b"ray::play_task"  # how Ray calls a process that plays


class Leaver(Bot):
    """Ends the process it plays in."""

    def decide(self, *_: object) -> Action:
        """Does not return."""
        os._exit(1)


def make(spec: str, seats: int) -> Bot:
    """A bot by its spec; also the one that ends its process."""
    return Leaver(seats) if spec == "leaver" else make_bot(spec, seats)


def descendants(process: int) -> Iterable[int]:
    """All processes that a process started, and that those started."""
    for tasks in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, tasks.read_text().split()):
            yield child
            yield from descendants(child)


def name_of(process: int) -> bytes:
    """How a process calls itself; empty if it has gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def kill_a_player(ray: int) -> int:
    """Kill a process that is playing; its id."""
    while True:  # between two tasks a process has another name
        for process in descendants(ray):
            if name_of(process).startswith(PLAYING):
                os.kill(process, signal.SIGKILL)
                return process


def without_clock(result: MatchResult) -> MatchResult:
    """A result without the times, which differ from run to run."""
    return replace(
        result, seats=tuple(replace(seat, seconds=0.0, slowest=0.0) for seat in result.seats)
    )


def played(place: Place, games: list[Fixture], ray: int | None = None) -> list[MatchResult]:
    """The results in order; with Ray's process given, one of its workers is killed half-way."""
    began, results = time.perf_counter(), []
    for result in place.play(games):
        results.append(without_clock(result))
        if ray is not None and len(results) == len(games) // 2:
            print(f"  after {len(results)} games: killed worker {kill_a_player(ray)}")
    print(f"  {len(results)} games in {time.perf_counter() - began:.1f} s")
    return sorted(results)


def show_named(place: Place, games: list[Fixture]) -> bool:
    """Play a game that kills every worker among others; whether the error names it."""
    number = len(games) // 2
    deadly = [*games]
    deadly[number] = replace(deadly[number], specs=("leaver", "drifter", "drifter"))
    try:
        for _ in place.play(deadly, make=make):
            pass
    except ClusterError as error:
        print(f"  {error}")
        return error.values.get("game") == str(number)
    return False


def main() -> int:
    """Play here and there, and compare; the exit status."""
    parser = argparse.ArgumentParser(description="The arena on a local Ray cluster.")
    parser.add_argument("--games", type=int, default=200)
    games = list(fixtures(LINEUP, parser.parse_args().games, seed=1))
    print("one process")
    with processes(1) as here:
        expected = played(here, games)
    print(f"Ray, {WORKERS} workers")
    with local_ray(WORKERS) as (address, ray), cluster_at(address) as cluster:
        is_same = played(cluster, games, ray) == expected
        print(f"  the same results: {is_same}")
        print("a game that kills every worker")
        is_named = show_named(cluster, games[:40])
    return 0 if is_same and is_named else 1


if __name__ == "__main__":
    sys.exit(main())
