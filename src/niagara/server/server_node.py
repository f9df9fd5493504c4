"""One server without its web part: store, tables, scheduler and sessions, opened together.

Tests and simulations pass parts of their own and run the same wiring.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from niagara.server.analyst import GONE_MS, RENEW_S, Analyst
from niagara.server.background_tasks import Background
from niagara.server.bot_pool import BotPool
from niagara.server.card_pictures import CardPictures
from niagara.server.commands import AnyCommand, Emote, Mute, Say
from niagara.server.fanout.interface import Fanout, SingleNodeFanout
from niagara.server.hint_desk import HintDesk
from niagara.server.limits import Limits
from niagara.server.live_table import LiveTable
from niagara.server.log_queries import History
from niagara.server.metrics import Metrics
from niagara.server.refusal import Refusal
from niagara.server.results import settle, settlement
from niagara.server.sessions import Sessions
from niagara.server.settings import Settings
from niagara.server.steady_clock import SteadyClock, clock_ms
from niagara.server.store.interface import Store
from niagara.server.store.migrate import upgrade
from niagara.server.store.sql_store import SqlStore
from niagara.server.store.url import is_sqlite, read_url
from niagara.server.table_service import TableService
from niagara.server.turn_scheduler import GRACE_MS, TurnScheduler
from niagara.server.upkeep import Upkeep
from niagara.server.workers import Worker, Workers

CHECK_S: Final = 3.0  # between two comparisons with the store
PRESENCE_S: Final = 1.0  # between two looks at who is there
MOST_UNSETTLED: Final = 200
ANALYSIS_NICENESS: Final = 10  # bots and requests go first
log: Final = logging.getLogger(__name__)


def _fanout_for(redis: str | None) -> Fanout:
    if not redis:
        return SingleNodeFanout()
    from niagara.server.fanout.redis import RedisFanout  # noqa: PLC0415 - slow to import

    return RedisFanout(redis)


class Service:
    """One node."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        *,
        fanout: Fanout | None = None,
        bot_pool: BotPool | None = None,
        history: History | None = None,
        now: Callable[[], int] = clock_ms,
    ) -> None:
        self.settings: Final = settings
        self.store: Final[Store] = store or SqlStore(settings.database)
        self.metrics: Final = Metrics()
        self.background: Final = Background()
        self.background.count = lambda what: self.metrics.background.labels(what).inc()
        self.tables: Final = TableService(
            self.store,
            fanout or _fanout_for(settings.redis),
            history=history or History(self.store, Workers(1)),
            background=self.background,
            now=SteadyClock(now) if now is clock_ms else now,
        )
        self.cards: Final = CardPictures(self.tables.history.workers)
        # A SQLite file has one node, so whatever another has begun was left behind by it.
        is_alone = is_sqlite(read_url(settings.database))
        self.analyst: Final = Analyst(
            self.store,
            Workers(settings.analysis_workers, lambda: Worker(ANALYSIS_NICENESS)),
            self.background,
            node=self.tables.node,
            now=self.tables.now,
            gone_ms=0 if is_alone else GONE_MS,
        )
        bot_pool = bot_pool or BotPool(Workers(settings.bot_workers))
        bot_pool.count = lambda why: self.metrics.bots.labels(why).inc()
        self.scheduler: Final = TurnScheduler(
            self.tables,
            bot_pool,
            pace_ms=settings.bot_pace_ms,
            grace_ms=0 if is_alone else GRACE_MS,
        )
        self.store.on_fault(lambda fault: self.metrics.store_faults.labels(fault).inc())
        self.sessions = Sessions(self.store, b"", self.tables.now, days=settings.session_days)
        self.upkeep: Final = Upkeep(
            self.tables,
            session_days=settings.session_days,
            keep_abandoned_days=settings.keep_abandoned_days,
        )
        self.limits: Final = Limits(settings)
        self.hints: Final = HintDesk(self.tables, bot_pool.workers, self.limits.hints)
        self.is_ready = False
        self.is_closing = asyncio.Event()
        self.tables.on_game_over = self._settle_soon

    async def open(self) -> None:
        """Open all parts."""
        if is_sqlite(read_url(self.settings.database)):
            await upgrade(self.settings.database)
        await self.store.open()
        await self.tables.open()
        self.sessions = Sessions(
            self.store, self.tables.secret, self.tables.now, days=self.settings.session_days
        )
        self.scheduler.open()
        if not isinstance(self.tables.fanout, SingleNodeFanout):
            self.background.repeat("comparing tables", self.tables.compare_with_store, CHECK_S)
        self.background.repeat("reloading stale tables", self.tables.reload_stale, CHECK_S)
        self.background.repeat("telling who is there", self.tables.tell_presence, PRESENCE_S)
        self.background.repeat("returning seats", self.tables.return_people, CHECK_S)
        self.background.repeat("settling games", self._settle_all, CHECK_S)
        self.background.repeat("renewing analyses", self.analyst.renew, RENEW_S)
        self.background.repeat("upkeep", self.upkeep.run, CHECK_S)
        self.is_ready = True
        log.info("open", extra={"node": self.tables.node})

    async def close(self) -> None:
        """Close all parts; every accepted command is stored by then."""
        self.is_ready = False
        self.is_closing.set()
        await self.background.close()
        self.analyst.close()
        await self.scheduler.close()
        await self.tables.close()
        await self.store.close()
        log.info("closed", extra={"node": self.tables.node})

    def check_chat(self, session: str, command: AnyCommand) -> None:
        """Raise `Refusal` if a session sends chat messages too fast."""
        if isinstance(command, Say | Emote | Mute) and not self.limits.chat.allows(session):
            raise Refusal("slow-down", "too many words at once: wait a moment")

    async def _settle_all(self) -> None:
        """Store the results of ended games that have none, after a crash."""
        for table in await self.store.unsettled(MOST_UNSETTLED):
            await self._settle(table)

    def _settle_soon(self, live_table: LiveTable) -> None:
        if not live_table.is_settled:
            live_table.is_settled = True
            self.background.start("settling a game", self._settle, live_table.id)

    async def _settle(self, table: str) -> None:
        try:
            async with self.tables.enter(table, is_visit=False) as live_table:
                live_table.is_settled = True
                if live_table.fault is not None:  # its end is unreadable
                    await self.store.settle_nothing(table)
                    return
                await live_table.catch_up()  # people deleted meanwhile are not rated
                at = live_table.recent[-1].at if live_table.recent else live_table.used_at
                kept = settlement(live_table.table, at)
                if kept is not None:
                    await settle(self.store, table, kept)
        except Exception as error:  # noqa: BLE001 - one bad table must not stop the others
            self.background.report("settling a game", error, table)
