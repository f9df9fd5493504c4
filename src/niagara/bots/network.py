"""Trained networks, read from a file and asked with NumPy alone (`niagara.train` makes them)."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from niagara.rules.board import MAX_SEATS, TILES
from niagara.sim.flat_actions import ACTION_COUNT
from niagara.sim.observation import observation_width

Floats: TypeAlias = npt.NDArray[np.float32]
Layer: TypeAlias = tuple[Floats, Floats]  # weight, bias

INPUTS: Final = observation_width(MAX_SEATS)
# What a critic sees beside it: every seat's tile, and which seats did not learn.
HIDDEN: Final = MAX_SEATS * (len(TILES) + 1)

POLICY: Final = "policy"
CRITIC: Final = "critic"
STUDENT: Final = "student"  # a small policy, taught by the large one
_WIDTHS: Final = {
    POLICY: (INPUTS, ACTION_COUNT),
    CRITIC: (INPUTS + HIDDEN, MAX_SEATS),
    STUDENT: (INPUTS, ACTION_COUNT),
}


WEIGHT: Final = ".weight"
SCALE: Final = ".scale"  # of weights that are kept as whole numbers of a byte


class BadWeights(ValueError):
    """A file that holds no such network; the message says what was expected."""


class Network:
    """A residual network of dense layers.

    Policies go from rows of `niagara.sim.observation` to the logarithm of each action's
    probability, up to a constant, legal or not. Critics go from such rows and ``HIDDEN`` more
    inputs to what each seat wins beyond its fair share, clockwise from the one that acts.
    """

    def __init__(self, layers: dict[str, Layer]) -> None:
        """Take the layers ``in``, ``block0.up``, ``block0.down``, …, ``out``."""
        self._first, self._last = layers["in"], layers["out"]
        blocks = (len(layers) - 2) // 2
        self._blocks = [(layers[f"block{i}.up"], layers[f"block{i}.down"]) for i in range(blocks)]

    def outputs(self, rows: npt.NDArray[np.bool_] | Floats) -> Floats:
        """The answer to one row, or to each of many."""
        x = np.maximum(_dense(self._first, rows.astype(np.float32, copy=False)), 0)
        for up, down in self._blocks:
            x = x + _dense(down, np.maximum(_dense(up, _normalized(x)), 0))
        return _dense(self._last, _normalized(x))


def _dense(layer: Layer, x: Floats) -> Floats:
    weight, bias = layer
    return x @ weight + bias


def _normalized(x: Floats) -> Floats:
    centred = x - x.mean(-1, keepdims=True)
    spread = np.sqrt((centred * centred).mean(-1, keepdims=True) + np.float32(1e-5))
    found: Floats = centred / spread
    return found


def read_network(path: Path, name: str = POLICY, checksum: str | None = None) -> Network:
    """A network of a file of weights; raises `BadWeights`. Each version of a file is read once.

    ``checksum``: the SHA-256 that the file must have, if that is known.
    """
    try:
        return _read(path, name, checksum, path.stat().st_mtime_ns)
    except OSError as error:
        raise BadWeights(f"expected a file of weights, got {str(path)!r}: {error}") from error


@lru_cache(maxsize=8)
def _read(path: Path, name: str, checksum: str | None, _version: int) -> Network:
    if checksum is not None and sha256(path.read_bytes()).hexdigest() != checksum:
        raise BadWeights(f"{path.name} is damaged: its checksum is not that of the package")
    prefix = f"{name}."
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {
                each.removeprefix(prefix): np.asarray(file[each], np.float32)
                for each in file.files
                if each.startswith(prefix)
            }
        arrays = with_scales(arrays)
    except (ValueError, EOFError, BadZipFile) as error:
        raise BadWeights(f"expected a file of weights, got {str(path)!r}: {error}") from error
    return Network(_layers(path, name, arrays))


def with_scales(arrays: dict[str, Floats]) -> dict[str, Floats]:
    """Weights as they were before they were rounded to a byte: each column has a scale."""
    scales = {name: arrays[name] for name in arrays if name.endswith(SCALE)}
    return {
        name: values * scales.get(name.removesuffix(WEIGHT) + SCALE, np.float32(1))
        if name.endswith(WEIGHT)
        else values
        for name, values in arrays.items()
        if name not in scales
    }


def _layers(path: Path, name: str, arrays: dict[str, Floats]) -> dict[str, Layer]:
    names = dict.fromkeys(each.rpartition(".")[0] for each in arrays)
    try:
        layers = {each: (arrays[f"{each}.weight"], arrays[f"{each}.bias"]) for each in names}
        shape = (layers["in"][0].shape[0], layers["out"][0].shape[1])
    except (KeyError, IndexError) as error:
        raise BadWeights(f"expected the layers of a {name} in {str(path)!r}: {error}") from error
    if shape != _WIDTHS[name]:
        inputs, outputs = _WIDTHS[name]
        raise BadWeights(
            f"expected a {name} of {inputs} inputs and {outputs} outputs in {str(path)!r},"
            f" got {shape[0]} and {shape[1]}"
        )
    return layers
