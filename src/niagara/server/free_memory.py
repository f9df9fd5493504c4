"""Giving memory back to the system after a crowd has left."""

import ctypes
from typing import Final

_TRIM: Final = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc only


async def give_back_free_memory() -> None:
    """Return free pages that malloc still holds; it takes a few milliseconds."""
    if _TRIM is not None:
        _TRIM(0)
