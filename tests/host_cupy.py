"""What the packed engine uses of CuPy, on the processor.

Kernels are compiled as C, and their threads run in a loop. With it the CUDA source and the Python
around it are tested where there is no GPU; the GPU itself is compared with the rules by ``make
verify-sim CUDA=1``.
"""

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np
from numpy import int8, int32, int64, uint8, uint32, uint64
from numpy.typing import NDArray

from niagara.sim.packed.c_library import CLibrary

__all__ = ["int8", "int32", "int64", "uint8", "uint32", "uint64"]

SHIM = """
#define __CUDACC__
#define __device__
#define __global__
#define __shared__ static
#define __forceinline__ inline
#define __syncthreads()
#define __popcll __builtin_popcountll
#define __ffsll __builtin_ffsll
#define atomicAdd(place, by) (*(place) += (by))
typedef struct { unsigned long long x, y; } ulonglong2;
#define make_ulonglong2(a, b) ((ulonglong2){a, b})
static struct { long x; } blockIdx, blockDim = {1}, threadIdx;
void set_thread(long number) { blockIdx.x = number; }
"""


# What imports CuPy.
MODULES = ("niagara.sim.packed.cuda", "niagara.bots.packed.cuda_captains")


@contextmanager
def without_a_gpu() -> Iterator[None]:
    """Kernels run on the processor, and nothing of that is left afterwards."""
    before = {name: sys.modules.pop(name, None) for name in ("cupy", *MODULES)}
    sys.modules["cupy"] = sys.modules[__name__]
    yield
    for name, module in before.items():
        sys.modules.pop(name, None)
        if module is not None:
            sys.modules[name] = module


class Address(NamedTuple):
    """Where an array lies."""

    ptr: int


class Array(np.ndarray[Any, Any]):
    """An array that could be on a GPU."""

    @property
    def data(self) -> Any:
        """Where it lies."""
        return Address(self.ctypes.data)

    def get(self) -> NDArray[Any]:
        """A copy for the processor."""
        return np.array(self)


def zeros(shape: Any, kind: Any) -> Array:
    """An array of zeros."""
    found: Array = np.zeros(shape, kind).view(Array)
    return found


def asarray(values: Any, kind: Any = None) -> Array:
    """The same numbers as an array, without a copy if possible."""
    found: Array = np.ascontiguousarray(values, kind).view(Array)
    return found


class RawModule:
    """Kernels of some source."""

    def __init__(self, code: str, options: tuple[str, ...]) -> None:
        flags = [flag.removeprefix("-D").split("=") for flag in options if flag.startswith("-D")]
        defined = "".join(f"#define {name} {number}\n" for name, number in flags)
        text = defined + SHIM + code.replace('extern "C"', "")
        with TemporaryDirectory() as folder:
            library = CLibrary(Path(folder), "kernels", lambda: text)
            library.build()
            self._library = library.loaded

    def get_function(self, name: str) -> Any:
        """A kernel: called with a grid, a block and arguments."""
        kernel = getattr(self._library, name)

        def launch(grid: tuple[int], block: tuple[int], arguments: tuple[Any, ...]) -> None:
            raw = [_raw(argument) for argument in arguments]
            for thread in range(grid[0] * block[0]):
                self._library.set_thread(ctypes.c_long(thread))
                kernel(*raw)

        return launch


def _raw(argument: Any) -> Any:
    if isinstance(argument, np.ndarray):
        return ctypes.c_void_p(argument.ctypes.data)
    return {int32: ctypes.c_int, int64: ctypes.c_long, uint64: ctypes.c_ulong}[type(argument)](
        int(argument)
    )
