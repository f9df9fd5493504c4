"""A whole server without its web: store, house, driver, sessions; opened and closed together."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from niagara.server.commands import AnyCommand, Emote, Say
from niagara.server.driver import GRACE_MS, Driver
from niagara.server.fanout.base import Fanout
from niagara.server.fanout.local import LocalFanout
from niagara.server.fanout.redis import RedisFanout
from niagara.server.house import House, clock_ms
from niagara.server.limits import Limits
from niagara.server.metrics import Metrics
from niagara.server.refusal import Refusal
from niagara.server.results import settle
from niagara.server.room import Room
from niagara.server.sessions import Sessions
from niagara.server.settings import Settings
from niagara.server.store.base import Store, Unavailable
from niagara.server.store.migrate import upgrade
from niagara.server.store.sql import SqlStore
from niagara.server.store.url import is_sqlite, read_url
from niagara.server.thinker import Thinker

LOOK_S: Final = 3.0  # between two looks at what other nodes may have appended
log: Final = logging.getLogger(__name__)


class Service:
    """One node."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        *,
        now: Callable[[], int] = clock_ms,
    ) -> None:
        self.settings: Final = settings
        self.store: Final[Store] = store or SqlStore(settings.database)
        fanout: Fanout = RedisFanout(settings.redis) if settings.redis else LocalFanout()
        self.house: Final = House(self.store, fanout, now=now)
        self.driver: Final = Driver(
            self.house,
            Thinker(settings.bot_workers),
            pace_ms=settings.bot_pace_ms,
            # One file is one node's: whoever had a table before is gone.
            grace_ms=0 if is_sqlite(read_url(settings.database)) else GRACE_MS,
        )
        self.metrics: Final = Metrics()
        self.sessions = Sessions(self.store, b"", self.house.now)
        self.limits: Final = Limits(settings)
        self.is_ready = False
        self.is_closing = asyncio.Event()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.house.over = self._settle_soon

    async def open(self) -> None:
        """Begin to serve."""
        if is_sqlite(read_url(self.settings.database)):
            await upgrade(self.settings.database)
        await self.store.open()
        await self.house.open()
        self.sessions = Sessions(self.store, self.house.secret, self.house.now)
        self.driver.open()
        self._spawn(self._look_around())
        self.is_ready = True
        log.info("open", extra={"node": self.house.node})

    async def close(self) -> None:
        """Stop: what has been accepted is stored, the rest is left to whoever comes next."""
        self.is_ready = False
        self.is_closing.set()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.driver.close()
        await self.house.close()
        await self.store.close()
        log.info("closed", extra={"node": self.house.node})

    def check_words(self, session: str, command: AnyCommand) -> None:
        """Raise `Refusal` if somebody says too much in too short a time."""
        if isinstance(command, Say | Emote) and not self.limits.words.allows(session):
            raise Refusal("slow-down", "too many words at once: wait a moment")

    def _spawn(self, coroutine: object) -> None:
        task = asyncio.ensure_future(coroutine)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_around(self) -> None:
        """Make up for lost messages, and for games that ended while somebody crashed."""
        while True:
            try:
                if self.settings.redis:
                    await self.house.look_at_all()
                for table in await self.store.unsettled(20):
                    await settle(self.store, await self.house.room(table))
            except (Refusal, Unavailable, OSError) as error:
                log.warning("cannot look around: %s", type(error).__name__)
            await asyncio.sleep(LOOK_S)

    def _settle_soon(self, room: Room) -> None:
        if not room.is_settled:
            room.is_settled = True
            self._spawn(self._settle(room))

    async def _settle(self, room: Room) -> None:
        try:
            await settle(self.store, room)
        except Unavailable:
            room.is_settled = False  # the look around makes up for it
