"""Run one stage: a configuration in, weights and a log out, resumable at every checkpoint."""

from collections.abc import Callable
from pathlib import Path

from niagara.train.config import BadConfig, Config
from niagara.train.run_log import RunLog
from niagara.train.trainer import Training, iterate, new_training, schedule
from niagara.train.weights_file import (
    load_networks,
    load_training,
    save_networks,
    save_training,
)

CHECKPOINT = "checkpoint.npz"
LOG = "log.jsonl"
WEIGHTS = "weights.npz"

Tell = Callable[[str], object]


def run_stage(config: Config, folder: Path, tell: Tell) -> Training:
    """Run a stage to its end in a folder; one that was stopped goes on from its checkpoint."""
    folder.mkdir(parents=True, exist_ok=True)
    training = _beginning(config, folder)
    step = iterate(config)
    first = int(training.iteration)
    log = RunLog(folder / LOG, first)
    for number in range(first + 1, config.iterations + 1):
        training, values = step(training, schedule(config, number - 1))
        is_last = number == config.iterations
        if number % config.log_every == 0 or is_last:
            line = log.write(number, config.decisions, values)
            tell("  ".join(f"{name} {value}" for name, value in line.items()))
        if number % config.checkpoint_every == 0 or is_last:
            save_networks(weights_after(folder, number), training.learner.networks)
            save_training(folder / CHECKPOINT, config, training)
    save_networks(folder / WEIGHTS, training.learner.networks)
    return training


def weights_after(folder: Path, iteration: int) -> Path:
    """Where the weights after an iteration are kept."""
    return folder / f"weights-{iteration}.npz"


def _beginning(config: Config, folder: Path) -> Training:
    if (folder / CHECKPOINT).exists():
        known, training = load_training(folder / CHECKPOINT)
        if known != config:
            raise BadConfig(f"{folder} holds a run of another configuration: choose another folder")
        return training
    start = load_networks(Path(config.start_from)) if config.start_from else None
    rivals = [load_networks(Path(path)).policy for path in config.rivals]
    return new_training(config, start, rivals)
