"""A trained policy, read from a file and asked with NumPy alone (`niagara.train` makes them)."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from niagara.rules.board import MAX_SEATS
from niagara.sim.flat_actions import ACTION_COUNT
from niagara.sim.observation import observation_width

Floats: TypeAlias = npt.NDArray[np.float32]
Layer: TypeAlias = tuple[Floats, Floats]  # weight, bias

INPUTS: Final = observation_width(MAX_SEATS)
_PREFIX: Final = "policy."


class BadWeights(ValueError):
    """A file that holds no policy; the message says what was expected."""


class PolicyNetwork:
    """A residual network of dense layers, from rows of `niagara.sim.observation` to the actions."""

    def __init__(self, layers: dict[str, Layer]) -> None:
        """Take the layers ``in``, ``block0.up``, ``block0.down``, …, ``out``."""
        self._first, self._last = layers["in"], layers["out"]
        blocks = (len(layers) - 2) // 2
        self._blocks = [(layers[f"block{i}.up"], layers[f"block{i}.down"]) for i in range(blocks)]

    def logits(self, rows: npt.NDArray[np.bool_]) -> Floats:
        """The logarithm of each action's probability, up to a constant; legal or not."""
        x = np.maximum(_dense(self._first, rows.astype(np.float32)), 0)
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


def read_policy(path: Path, checksum: str | None = None) -> PolicyNetwork:
    """The policy in a file of weights; raises `BadWeights`. Each version of a file is read once.

    ``checksum``: the SHA-256 that the file must have, if that is known.
    """
    try:
        return _read(path, checksum, path.stat().st_mtime_ns)
    except OSError as error:
        raise BadWeights(f"expected a file of weights, got {str(path)!r}: {error}") from error


@lru_cache(maxsize=8)
def _read(path: Path, checksum: str | None, _version: int) -> PolicyNetwork:
    if checksum is not None and sha256(path.read_bytes()).hexdigest() != checksum:
        raise BadWeights(f"{path.name} is damaged: its checksum is not that of the package")
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {
                name.removeprefix(_PREFIX): np.asarray(file[name], np.float32)
                for name in file.files
                if name.startswith(_PREFIX)
            }
    except (ValueError, EOFError, BadZipFile) as error:
        raise BadWeights(f"expected a file of weights, got {str(path)!r}: {error}") from error
    return PolicyNetwork(_layers(path, arrays))


def _layers(path: Path, arrays: dict[str, Floats]) -> dict[str, Layer]:
    names = dict.fromkeys(name.rpartition(".")[0] for name in arrays)
    try:
        layers = {name: (arrays[f"{name}.weight"], arrays[f"{name}.bias"]) for name in names}
        shape = (layers["in"][0].shape[0], layers["out"][0].shape[1])
    except (KeyError, IndexError) as error:
        raise BadWeights(f"expected the layers of a policy in {str(path)!r}: {error}") from error
    if shape != (INPUTS, ACTION_COUNT):
        raise BadWeights(
            f"expected a policy of {INPUTS} inputs and {ACTION_COUNT} actions in {str(path)!r},"
            f" got {shape[0]} and {shape[1]}"
        )
    return layers
