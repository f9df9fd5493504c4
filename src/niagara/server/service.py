"""A whole server without its web: store, house, driver, sessions; opened and closed together.

Its parts can be given, so that a test or a simulation runs the same wiring with parts of its own.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from niagara.server.background import Background
from niagara.server.commands import AnyCommand, Emote, Mute, Say
from niagara.server.driver import GRACE_MS, Driver
from niagara.server.fanout.base import Fanout
from niagara.server.fanout.local import LocalFanout
from niagara.server.fanout.redis import RedisFanout
from niagara.server.history import History
from niagara.server.house import House, clock_ms
from niagara.server.limits import Limits
from niagara.server.metrics import Metrics
from niagara.server.refusal import Refusal
from niagara.server.results import settle, settlement
from niagara.server.room import Room
from niagara.server.sessions import Sessions
from niagara.server.settings import Settings
from niagara.server.steady_clock import SteadyClock
from niagara.server.store.interface import Store
from niagara.server.store.migrate import upgrade
from niagara.server.store.sql_store import SqlStore
from niagara.server.store.url import is_sqlite, read_url
from niagara.server.thinker import Thinker
from niagara.server.upkeep import Upkeep
from niagara.server.workers import Workers

LOOK_S: Final = 3.0  # between two looks at what other nodes may have appended
MOST_UNSETTLED: Final = 200
log: Final = logging.getLogger(__name__)


class Service:
    """One node."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        *,
        fanout: Fanout | None = None,
        thinker: Thinker | None = None,
        history: History | None = None,
        now: Callable[[], int] = clock_ms,
    ) -> None:
        self.settings: Final = settings
        self.store: Final[Store] = store or SqlStore(settings.database)
        self.metrics: Final = Metrics()
        self.background: Final = Background()
        self.background.count = lambda what: self.metrics.background.labels(what).inc()
        self.house: Final = House(
            self.store,
            fanout or (RedisFanout(settings.redis) if settings.redis else LocalFanout()),
            history=history or History(self.store, Workers(1)),
            background=self.background,
            now=SteadyClock(now) if now is clock_ms else now,
        )
        thinker = thinker or Thinker(Workers(settings.bot_workers))
        thinker.count = lambda why: self.metrics.bots.labels(why).inc()
        self.driver: Final = Driver(
            self.house,
            thinker,
            pace_ms=settings.bot_pace_ms,
            # One file is one node's: whoever had a table before is gone.
            grace_ms=0 if is_sqlite(read_url(settings.database)) else GRACE_MS,
        )
        self.store.on_fault(lambda fault: self.metrics.store_faults.labels(fault).inc())
        self.sessions = Sessions(self.store, b"", self.house.now, days=settings.session_days)
        self.upkeep: Final = Upkeep(
            self.house,
            session_days=settings.session_days,
            keep_abandoned_days=settings.keep_abandoned_days,
        )
        self.limits: Final = Limits(settings)
        self.is_ready = False
        self.is_closing = asyncio.Event()
        self.house.over = self._settle_soon

    async def open(self) -> None:
        """Begin to serve."""
        if is_sqlite(read_url(self.settings.database)):
            await upgrade(self.settings.database)
        await self.store.open()
        await self.house.open()
        self.sessions = Sessions(
            self.store, self.house.secret, self.house.now, days=self.settings.session_days
        )
        self.driver.open()
        if not isinstance(self.house.fanout, LocalFanout):
            self.background.repeat("comparing tables", self.house.look_at_all, LOOK_S)
        self.background.repeat("reading doubtful tables", self._look_at_doubtful, LOOK_S)
        self.background.repeat("settling games", self._settle_all, LOOK_S)
        self.background.repeat("upkeep", self.upkeep.look, LOOK_S)
        self.is_ready = True
        log.info("open", extra={"node": self.house.node})

    async def close(self) -> None:
        """Stop: what has been accepted is stored, the rest is left to whoever comes next."""
        self.is_ready = False
        self.is_closing.set()
        await self.background.close()
        await self.driver.close()
        await self.house.close()
        await self.store.close()
        log.info("closed", extra={"node": self.house.node})

    def check_words(self, session: str, command: AnyCommand) -> None:
        """Raise `Refusal` if somebody says too much in too short a time."""
        if isinstance(command, Say | Emote | Mute) and not self.limits.words.allows(session):
            raise Refusal("slow-down", "too many words at once: wait a moment")

    async def _look_at_doubtful(self) -> None:
        self.house.look_at_doubtful()

    async def _settle_all(self) -> None:
        """Keep the results of games that ended while somebody crashed."""
        for table in await self.store.unsettled(MOST_UNSETTLED):
            await self._settle(table)

    def _settle_soon(self, room: Room) -> None:
        if not room.is_settled:
            room.is_settled = True
            self.background.start("settling a game", self._settle, room.id)

    async def _settle(self, table: str) -> None:
        try:
            async with self.house.enter(table, is_visit=False) as room:
                room.is_settled = True
                if room.fault is not None:  # nobody can say how it ended
                    await self.store.settle_nothing(table)
                    return
                await room.catch_up()  # who is forgotten meanwhile is not rated
                at = room.recent[-1].at if room.recent else room.used_at
                kept = settlement(room.table, at)
                if kept is not None:
                    await settle(self.store, table, kept)
        except Exception as error:  # noqa: BLE001 - a fault of one table stays with it
            self.background.failed("settling a game", error, table)
