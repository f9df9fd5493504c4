"""Returning freed memory to the operating system."""

import ctypes
from typing import Final

_TRIM: Final = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc only


async def trim_memory() -> None:
    """Return free pages that malloc holds; takes a few milliseconds."""
    if _TRIM is not None:
        _TRIM(0)
