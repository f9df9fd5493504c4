"""Run one stage: a configuration in, weights and a log out, resumable at every checkpoint."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import jax

from niagara.train.config import BadConfig, Config
from niagara.train.trainer import Training, iterate, new_training, schedule
from niagara.train.weights_file import (
    load_networks,
    load_training,
    save_networks,
    save_training,
)

LOG_EVERY = 10
CHECKPOINT = "checkpoint.npz"
LOG = "log.jsonl"
WEIGHTS = "weights.npz"

Tell = Callable[[str], object]


def run_stage(config: Config, folder: Path, tell: Tell = print) -> Training:
    """Run a stage to its end in a folder; one that was stopped goes on from its checkpoint."""
    folder.mkdir(parents=True, exist_ok=True)
    training = _beginning(config, folder)
    step = iterate(config)
    began, first = time.perf_counter(), int(training.iteration)
    for number in range(first + 1, config.iterations + 1):
        training, log = step(training, schedule(config, number - 1))
        if number == first + 1:
            jax.block_until_ready(log)
            tell(f"compiled in {time.perf_counter() - began:.0f} s")
            began = time.perf_counter()
        if number % LOG_EVERY == 0 or number == config.iterations:
            passed = time.perf_counter() - began
            speed = (number - first - 1) * config.decisions / passed if number > first + 1 else 0
            numbers = {name: round(float(value), 4) for name, value in log.items()}
            line = {"iteration": number, "seconds": round(passed, 1), "speed": round(speed)}
            with (folder / LOG).open("a") as file:
                file.write(json.dumps(line | numbers) + "\n")
            tell(" ".join(f"{name} {value}" for name, value in (line | numbers).items()))
        if number % config.checkpoint_every == 0:
            save_training(folder / CHECKPOINT, config, training)
            save_networks(folder / f"weights-{number}.npz", training.learner.networks)
    save_training(folder / CHECKPOINT, config, training)
    save_networks(folder / WEIGHTS, training.learner.networks)
    return training


def _beginning(config: Config, folder: Path) -> Training:
    if (folder / CHECKPOINT).exists():
        known, training = load_training(folder / CHECKPOINT)
        if known != config:
            raise BadConfig(f"{folder} holds a run of another configuration: choose another folder")
        return training
    start = load_networks(Path(config.start_from)) if config.start_from else None
    return new_training(config, start)
