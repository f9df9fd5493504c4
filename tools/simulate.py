"""Run simulated clusters, each from a seed, and say which seeds fail.

A failure is replayed exactly by its seed: ``python tools/simulate.py --seed N --trace``.
"""

import argparse
import faulthandler
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from simulation.faults import KINDS  # noqa: E402
from simulation.plan import Plan, long_plan, plan_of  # noqa: E402
from simulation.scenario import simulate  # noqa: E402
from simulation.world import line  # noqa: E402

SECONDS_TO_WORRY = 600  # for a chunk of seeds; then it is shown where they are
CHUNK = 50  # seeds for a process at a time
LAST = 25  # events of a failure that are shown
Failed = tuple[int, str]  # a seed, and what it says


def main() -> int:
    """Do what the command line says; 1 if anything failed."""
    asked = _arguments()
    faulthandler.enable()
    if asked.seed is not None:
        return _show_one(asked)
    return _run_many(asked)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", default="0..999", help="from and to, as in 0..999")
    parser.add_argument("--seed", type=int, help="only this one, with the end of its trace")
    parser.add_argument("--trace", action="store_true", help="print all of the trace")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument(
        "--without", action="append", default=[], choices=KINDS, help="a kind of fault to leave out"
    )
    parser.add_argument(
        "--with", dest="also", action="append", default=[], choices=KINDS, help="one to add"
    )
    parser.add_argument("--hours", type=float, default=0, help="one long stretch of so many hours")
    parser.add_argument("--days", type=float, default=0, help="one long stretch of so many days")
    asked = parser.parse_args()
    if asked.hours or asked.days:
        asked.seed = asked.seed or 0
    return asked


class Choice(NamedTuple):
    """Which kinds of faults are left out of every seed's plan, or added to it."""

    without: Sequence[str]
    also: Sequence[str]

    def flags(self) -> str:
        """The same choice on the command line."""
        return "".join(
            [f" --without {kind}" for kind in self.without]
            + [f" --with {kind}" for kind in self.also]
        )


def _plan(seed: int, choice: Choice, hours: float = 0) -> Plan:
    plan = long_plan(seed, hours * 3600) if hours else plan_of(seed)
    kinds = [kind for kind in plan.kinds if kind not in choice.without]
    return replace(plan, kinds=tuple(dict.fromkeys((*kinds, *choice.also))))


def _show_one(asked: argparse.Namespace) -> int:
    hours = asked.hours + 24 * asked.days
    began = time.perf_counter()
    plan = _plan(asked.seed, Choice(asked.without, asked.also), hours)
    report = simulate(asked.seed, plan, show=print if asked.trace else None)
    if report.failures and not asked.trace:
        print("\n".join(line(event) for event in report.world.trace[-LAST:]))
    for failure in report.failures:
        print(f"seed {report.seed}: {failure}")
    taken = time.perf_counter() - began
    outcome = "FAILED" if report.failures else "passed"
    print(
        f"seed {report.seed}: {outcome}, {report.world.loop.time():.0f} simulated seconds in "
        f"{taken:.2f} s, {report.entries} entries, trace {report.digest[:16]}"
    )
    return 1 if report.failures else 0


def _run_many(asked: argparse.Namespace) -> int:
    first, _, last = asked.seeds.partition("..")
    choice = Choice(asked.without, asked.also)
    seeds = range(int(first), int(last or first) + 1)
    began, spent, done, failed = time.perf_counter(), 0.0, 0, list[Failed]()
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        for chunk, (found, seconds) in zip(
            chunks, pool.map(_run_chunk, chunks, [choice] * len(chunks)), strict=True
        ):
            done += len(chunk)
            failed += found
            spent += seconds
            print(f"\r{done} of {len(seeds)} seeds, {len(failed)} failed", end="", flush=True)
    taken = time.perf_counter() - began
    print(f", {taken:.1f} s, {1000 * spent / len(seeds):.1f} ms of processor time a seed")
    for text in _summary(failed, choice):
        print(text)
    return 1 if failed else 0


def _run_chunk(seeds: range, choice: Choice) -> tuple[list[Failed], float]:
    """The failures of some seeds, and the processor time they took."""
    began = time.process_time()
    failed = []
    faulthandler.dump_traceback_later(SECONDS_TO_WORRY)
    for seed in seeds:
        report = simulate(seed, _plan(seed, choice))
        if report.failures:
            failed.append((seed, report.failures[0]))
    faulthandler.cancel_dump_traceback_later()
    return failed, time.process_time() - began


def _summary(failed: Sequence[Failed], choice: Choice) -> Iterator[str]:
    """What failed, by what was broken, the most frequent first."""
    groups: dict[str, list[Failed]] = defaultdict(list)
    for seed, failure in failed:
        groups[failure.partition(": ")[0]].append((seed, failure))
    for rule, found in sorted(groups.items(), key=lambda item: -len(item[1])):
        yield f"\n{rule}: {len(found)} seeds, such as {', '.join(str(s) for s, _ in found[:8])}"
        yield f"  {found[0][0]}: {found[0][1][:300]}"
        yield f"  again: python tools/simulate.py --seed {found[0][0]} --trace{choice.flags()}"


if __name__ == "__main__":
    sys.exit(main())
