"""A node's connection to the durable store: slow, failing and hanging on command.

A request travels to the disk and its answer back. Each way takes time, and on each way it can be
lost: then the caller hears `Unavailable`, though what was asked may have been done. Appends go
through the real `AppendQueue`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, Final, TypeVar

from niagara.server.store.append_group import Append
from niagara.server.store.append_queue import AppendQueue
from niagara.server.store.interface import Row, TableMeta, Unavailable
from simulation.disk import Disk
from simulation.loop import HOST

T = TypeVar("T")
SECONDS_TO_ANSWER: Final = 30.0  # as in the real store, see `store/postgres.py`


class Weather:
    """The present condition of the connection from a node to the store."""

    def __init__(self) -> None:
        self.is_down = False
        self.delay = (0.0, 0.0)  # seconds one way, from and to
        self.lost_before = 0.0  # the chance that a request never arrives
        self.lost_after = 0.0  # the chance that it is done, and the answer never arrives
        self.hangs = 0.0  # the chance that a request waits until the way is clear again
        self.held: list[Callable[[], None]] = []

    def clear(self) -> None:
        """End all faults; deliver what was held back first."""
        self.is_down = False
        self.lost_before = self.lost_after = self.hangs = 0.0
        held, self.held = self.held, []
        for go in held:
            go()


class SimStore:
    """A `Store` of one node."""

    def __init__(
        self,
        disk: Disk,
        rng: Random,
        weather: Weather,
        note: Callable[..., None] = lambda *_: None,
    ) -> None:
        self.disk: Final = disk
        self.weather: Final = weather
        self._rng: Final = rng
        self._note: Final = note
        self._appends: Final = AppendQueue(self.write_appends)

    # The way there and back.

    async def ask(self, what: str, work: Callable[[], T]) -> T:
        """Run an operation of the disk."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        weather, rng = self.weather, self._rng
        there, back = (rng.uniform(*weather.delay) for _ in range(2))
        if weather.is_down or rng.random() < weather.lost_before:
            self._note("store", "lost request", what)
            self._world(loop, there, _give, answer, Unavailable("no connection to the store"), None)
            return await answer
        is_lost = rng.random() < weather.lost_after
        host = HOST.get(None)

        def do() -> None:
            if host is not None and host.is_dead and rng.random() < 0.5:
                self._note("store", "lost with its node", what)
                return
            result, error = _done(work)
            if is_lost or weather.is_down:
                self._note("store", "lost answer", what)
                error = Unavailable("the connection to the store broke")
            self._world(loop, back, _give, answer, error, result)

        if rng.random() < weather.hangs:
            self._note("store", "hangs", what)
            weather.held.append(lambda: self._world(loop, there, do))
            late = Unavailable("the store takes too long")
            self._world(loop, SECONDS_TO_ANSWER, _give, answer, late, None)
        else:
            self._world(loop, there, do)
        return await answer

    def _world(
        self, loop: asyncio.AbstractEventLoop, delay: float, call: Callable[..., None], *args: Any
    ) -> None:
        """Run something outside of the node, which may be frozen or gone by then."""
        world = getattr(loop, "world", None)
        loop.call_later(delay, call, *args, context=world.context if world else None)

    # `Store`.

    async def open(self) -> None:
        await self.ask("open", lambda: None)
        self._appends.open()

    async def close(self) -> None:
        await self._appends.close()

    async def append(
        self, table: str, row: Row, meta: TableMeta, snapshot: bytes | None = None
    ) -> None:
        await self._appends.append(table, row, meta, snapshot)

    async def write_appends(self, group: Sequence[Append]) -> None:
        """Commit a group of appends: all of it or nothing."""
        kept = list(group)

        def commit() -> None:
            self.disk.write(kept)
            for append in kept:
                self._note("committed", append.table, append.row.sequence, append.row.body)

        await self.ask("commit", commit)

    def on_fault(self, listener: Callable[..., None]) -> None:
        """Ignored: failures are simulated."""

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        """Everything else is one transaction of the disk, under the same name."""
        if name.startswith("_") or not hasattr(self.disk, name):
            raise AttributeError(f"the simulated disk has no {name!r}")

        async def forward(*args: Any, **named: Any) -> Any:
            return await self.ask(name, lambda: getattr(self.disk, name)(*args, **named))

        setattr(self, name, forward)
        return forward


def _done(work: Callable[[], T]) -> tuple[T | None, Exception | None]:
    try:
        return work(), None
    except Exception as error:  # noqa: BLE001 - it is the answer
        return None, error


def _give(answer: asyncio.Future[Any], error: Exception | None, result: Any) -> None:
    if answer.done():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(result)
