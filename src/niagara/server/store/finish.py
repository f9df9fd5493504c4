"""What must not be left half done when somebody is cancelled."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any


async def to_the_end(coroutine: Coroutine[Any, Any, None]) -> None:
    """Let something finish, cancelled or not; who was cancelled meanwhile hears of it then."""
    task = asyncio.ensure_future(coroutine)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.shield(task)
        raise
