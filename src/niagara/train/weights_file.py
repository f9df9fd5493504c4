"""Weights and whole runs as files of NumPy arrays, each named by its place."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from niagara.bots.network import SCALE, STUDENT, WEIGHT, BadWeights, with_scales
from niagara.sim.flat_actions import ACTION_COUNT, FIRST_TILE, FIRST_WEATHER
from niagara.train.config import Config, config_from
from niagara.train.network import Networks, Weights
from niagara.train.trainer import Training, new_training


def save_networks(path: Path, networks: Networks) -> None:
    """Write both networks: what other stages start from."""
    _save(path, networks._asdict())


def save_policy(path: Path, policy: Weights) -> None:
    """Write a policy alone."""
    _save(path, {"policy": policy})


def export_bot(
    source: Path,
    target: Path,
    temperature: float = 1.0,
    *,
    student: Path | None = None,
    critic: bool = True,
    in_bytes: bool = False,
) -> None:
    """Write networks as bots are shipped: policy and critic of a file, and a student's policy.

    Below a temperature of 1 policies take the likelier moves more often than they have learned.
    Tiles they choose as learned: who knows which tile comes can play against it. ``in_bytes``: all
    weights but the student's are rounded to a byte, which halves the file.
    """
    networks = load_networks(source)
    shipped = {"policy": _sharpened(networks.policy, temperature)}
    if critic:
        shipped["critic"] = networks.critic
    if student is not None:
        shipped["student"] = _sharpened(load_networks(student).policy, temperature)
    arrays = _named(shipped)
    _write(target, _in_bytes(arrays) if in_bytes else arrays)


def _sharpened(policy: Weights, temperature: float) -> Weights:
    divisor: npt.NDArray[np.float32] = np.full(ACTION_COUNT, temperature, np.float32)
    divisor[FIRST_TILE:FIRST_WEATHER] = 1.0  # tiles and, at the same decision, ransoms
    return policy | {"out": {part: values / divisor for part, values in policy["out"].items()}}


def _save(path: Path, networks: Mapping[str, Weights]) -> None:
    """Write networks in half precision."""
    _write(path, _named(networks))


def _named(networks: Mapping[str, Weights]) -> dict[str, Any]:
    """Arrays in half precision, each by its network, layer and part."""
    return {
        f"{name}.{layer}.{part}": np.asarray(values, np.float16)
        for name, weights in networks.items()
        for layer, parts in weights.items()
        for part, values in parts.items()
    }


def _in_bytes(arrays: Mapping[str, Any]) -> dict[str, Any]:
    """Weights as whole numbers from −127 to 127, with a scale for each column."""
    found: dict[str, Any] = {}
    for name, values in arrays.items():
        if name.startswith(STUDENT) or not name.endswith(WEIGHT):
            found[name] = values
            continue
        wide = np.asarray(values, np.float32)
        scale = np.maximum(np.abs(wide).max(0, keepdims=True) / 127, 1e-6).astype(np.float16)
        found[name] = np.round(wide / scale).clip(-127, 127).astype(np.int8)
        found[name.removesuffix(WEIGHT) + SCALE] = scale
    return found


def load_networks(path: Path) -> Networks:
    """The networks in a file; raises `BadWeights`."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = with_scales({name: np.asarray(file[name], np.float32) for name in file.files})
    except (OSError, ValueError, EOFError, BadZipFile) as error:
        raise BadWeights(f"{path}: expected a file of weights: {error}") from error
    networks: dict[str, Weights] = {"policy": {}, "critic": {}}
    for name, values in arrays.items():
        network, _, rest = name.partition(".")
        layer, _, part = rest.rpartition(".")
        if network == "student":  # of a file that was exported
            continue
        if network not in networks:
            raise BadWeights(f"{path}: expected weights of policy and critic, got {name!r}")
        networks[network].setdefault(layer, {})[part] = jnp.asarray(values, jnp.float32)
    return Networks(**networks)


def save_training(path: Path, config: Config, training: Training) -> None:
    """Write all of a run, so that it goes on as if it had never stopped."""
    arrays = {str(i): np.asarray(leaf) for i, leaf in enumerate(jax.tree.leaves(training))}
    _write(path, arrays | {"config": np.array(json.dumps(asdict(config)))})


def load_training(path: Path) -> tuple[Config, Training]:
    """A run and its configuration; raises `BadWeights`."""
    try:
        with np.load(path, allow_pickle=False) as file:
            config = config_from(json.loads(str(file["config"])))
            leaves = [file[str(i)] for i in range(len(file.files) - 1)]
    except (OSError, ValueError, EOFError, BadZipFile, KeyError) as error:
        raise BadWeights(f"{path}: expected a checkpoint of a run: {error}") from error
    empty = jax.eval_shape(lambda: new_training(config))
    shape = jax.tree.structure(empty)
    wanted = [(leaf.shape, leaf.dtype) for leaf in jax.tree.leaves(empty)]
    if [(leaf.shape, leaf.dtype) for leaf in leaves] != wanted:
        raise BadWeights(f"{path}: the arrays are not those of its configuration")
    return config, jax.tree.unflatten(shape, [jnp.asarray(leaf) for leaf in leaves])


def _write(path: Path, arrays: dict[str, Any]) -> None:
    """Write beside the file first, so that it is never half written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".partial.npz")
    np.savez_compressed(partial, **arrays)
    partial.replace(path)
