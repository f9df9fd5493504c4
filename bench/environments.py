"""Learning environments side by side with peers: steps a second of random legal play.

    python bench/environments.py [--seconds 3] [--rounds 5] [--json]

Every workload runs in a process of its own, round after round in changing order. Time is that of
the processor, since the machine may be busy with other things; all workloads use one core. Needs
the extra `bench`; the vector environment also the packed engine (`make packed`).
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import metadata
from itertools import count
from statistics import median
from typing import Any

import pettingzoo

from niagara.bench import timed_games
from niagara.env import (
    niagara_v0,
    spiel_game,  # noqa: F401 - registers the game
)
from niagara.env.single import SingleEnv
from niagara.env.vector import VectorEnv

Steps = Iterator[int]  # each item plays on for a while and is the number of steps it took
WARM_UP = 0.3  # share of the time


def turns(make: Callable[[], Any]) -> Steps:
    """Whole games of a PettingZoo environment; the steps that remove agents are not counted."""
    env, choice = make(), random.Random(1).choice
    for seed in count():
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(choice(observation["action_mask"].nonzero()[0].tolist()))
                steps += 1
        yield steps


def peer(name: str, *, unwrapped: bool = False) -> Steps:
    """One of PettingZoo's own environments, as it is made, or without the wrappers that check."""
    env = pettingzoo.make("aec", name)
    return turns(lambda: env.unwrapped if unwrapped else env)


def niagara_single(rivals: str) -> Steps:
    """The Gymnasium environment against bots; a step is a decision of the learner."""
    env, choice = SingleEnv(rivals), random.Random(1).choice
    for seed in count():
        _, info = env.reset(seed=seed)
        steps, is_over = 0, False
        while not is_over:
            action = choice(info["action_mask"].nonzero()[0].tolist())
            _, _, is_over, _, info = env.step(action)
            steps += 1
        yield steps


def niagara_vector(many: int) -> Steps:
    """The vector environment; a step is a decision of the learner in one game."""
    envs = VectorEnv(many, "quick")
    envs.reset(seed=1)
    while True:
        envs.step(envs.games.choose())
        yield many


WORKLOADS: dict[str, Callable[[], Steps]] = {
    "PettingZoo: niagara_v0": lambda: turns(niagara_v0.env),
    "PettingZoo: connect_four_v3": lambda: peer("classic/connect_four_v3"),
    "PettingZoo: connect_four_v3, unwrapped": lambda: peer(
        "classic/connect_four_v3", unwrapped=True
    ),
    "PettingZoo: hanabi_v5": lambda: peer("classic/hanabi_v5"),
    "PettingZoo: hanabi_v5, unwrapped": lambda: peer("classic/hanabi_v5", unwrapped=True),
    "Gymnasium: Niagara-v0, three drifters": lambda: niagara_single("drifter"),
    "Gymnasium: vector of 1": lambda: niagara_vector(1),
    "Gymnasium: vector of 256": lambda: niagara_vector(256),
    "Gymnasium: vector of 4096": lambda: niagara_vector(4096),
    "OpenSpiel: python_niagara": lambda: timed_games.openspiel("python_niagara"),
    "OpenSpiel: python_niagara, natural fork": lambda: timed_games.openspiel(
        "python_niagara(fork=natural)"
    ),
    "OpenSpiel: python_team_dominoes": lambda: timed_games.openspiel("python_team_dominoes"),
    "OpenSpiel: python_block_dominoes": lambda: timed_games.openspiel("python_block_dominoes"),
    "OpenSpiel: python_liars_poker": lambda: timed_games.openspiel("python_liars_poker"),
}


def timed(steps: Steps, seconds: float) -> float:
    """Steps a second of processor time, warmed up."""
    rates = []
    for span in (seconds * WARM_UP, seconds):
        began, done = time.process_time(), 0
        while time.process_time() - began < span:
            done += next(steps)
        rates.append(done / (time.process_time() - began))
    return rates[-1]


def run(name: str, seconds: float) -> float:
    """Time a workload in a process of its own."""
    done = subprocess.run(
        [sys.executable, __file__, "--only", name, "--seconds", str(seconds)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{name} failed:\n{done.stderr}")
    return float(done.stdout.splitlines()[-1])


def compare(seconds: float, rounds: int) -> dict[str, list[float]]:
    """The rates of all workloads, measured in turns."""
    rates: dict[str, list[float]] = {name: [] for name in WORKLOADS}
    for number in range(rounds):
        for name in list(WORKLOADS)[:: 1 if number % 2 == 0 else -1]:
            rates[name].append(run(name, seconds))
            print(f"{name}: {rates[name][-1]:,.0f}", file=sys.stderr)
    return rates


def report(rates: dict[str, list[float]]) -> str:
    """A table: medians, spreads, and how many times as fast ours is as each peer."""
    middle = {name: median(runs) for name, runs in rates.items()}
    ours = {"PettingZoo": "PettingZoo: niagara_v0", "OpenSpiel": "OpenSpiel: python_niagara"}
    lines = [
        "| environment | steps/s of one core | slowest to fastest | ours is |",
        "|---|---|---|---|",
    ]
    for name, runs in rates.items():
        first = ours.get(name.partition(":")[0])
        is_peer = first is not None and "niagara" not in name
        times = f"{middle[first] / middle[name]:.1f} ×" if first and is_peer else ""
        spread = f"{min(runs):,.0f} to {max(runs):,.0f}"
        lines.append(f"| {name} | {middle[name]:,.0f} | {spread} | {times} |")
    packages = ("gymnasium", "pettingzoo", "open_spiel")
    versions = ", ".join(f"{package} {metadata.version(package)}" for package in packages)
    return "\n".join([*lines, "", f"{versions}; medians of {len(runs)} runs in turns"])


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="of each run")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each workload")
    parser.add_argument("--json", action="store_true", help="print the rates instead of a table")
    parser.add_argument("--only", choices=WORKLOADS, help="time this workload here, once")
    options = parser.parse_args()
    if options.only:
        print(timed(WORKLOADS[options.only](), options.seconds))
        return
    rates = compare(options.seconds, options.rounds)
    print(json.dumps(rates) if options.json else report(rates))


if __name__ == "__main__":
    main()
