"""A node: the real `Service` on a simulated store, broker, bot pool and clock.

All that the simulation relies on in the server, besides the `Store` protocol and `store/writer`:
- here: `Service(settings, store, fanout=…, bot_pool=…, history=…, now=…)` with `open`, `close`,
  `tables`, `sessions` and `limits`; `RedisFanout(url, client=…)`;
- `bots`: `BotPool(workers)`, `Workers(number, make)` and `Worker.run`;
- `net`, `person`, `tab`: the handlers in `web/live`, `web/table_routes` and `web/session_routes`,
  which take a socket or a request (`app.state.service`, `cookies`, `headers`, `client`), and the
  direct socket in the scope of a socket (`write`, `receive`, `unread`, `close_now`);
- `chance`: that `live_connection.Connection` has its `writer`;
- `knobs`: names of constants;
- `invariants`: `TableService.live_tables`, `LiveTable.table`, `LiveTable.is_stale`,
  `LiveTable.lock`, `Table.apply`,
  `snapshot.table_from`, `snapshot.RECENT`, `results.settlement`, `view_encoder.table_form`,
  and the tasks
  `Background.loops`, `Writer._task`, `RedisFanout._tasks`.
"""

import asyncio
from itertools import count
from typing import Any, Final, cast

from niagara.server.bot_pool import BotPool
from niagara.server.fanout.interface import Fanout, SingleNodeFanout
from niagara.server.fanout.redis import RedisFanout
from niagara.server.limits import Limit
from niagara.server.log_queries import History
from niagara.server.server_node import Service
from niagara.server.settings import Settings
from niagara.server.steady_clock import SteadyClock
from niagara.server.store.interface import Store, Unavailable
from niagara.server.workers import Workers
from simulation.bots import Brains, SimWorker
from simulation.broker import Broker
from simulation.disk import Disk
from simulation.loop import Host
from simulation.net import Net
from simulation.store import SimStore, Weather
from simulation.world import World

SECONDS_TO_CLOSE: Final = 45.0


class Node:
    """A machine that serves, is killed, and serves again."""

    def __init__(
        self, world: World, name: str, parts: "Parts", workers: int = 1, pace_ms: int = 600
    ) -> None:
        self.world: Final = world
        self.name: Final = name
        self.parts: Final = parts
        self.weather: Final = Weather()
        self.weather_over()
        self.brains: Final = Brains(world.rng(f"{name}/bots"), workers)
        self.offset_ms = 0  # how wrong its clock is
        self.lives = 0
        self.host: Host | None = None
        self.service: Service | None = None  # while it serves
        self._pace_ms: Final = pace_ms
        self._rng: Final = world.rng(f"{name}/store")

    def now(self) -> int:
        """The time of its clock."""
        return self.world.now_ms() + self.offset_ms

    def start(self) -> None:
        """Start serving, as soon as the store answers."""
        if self.host is not None:
            return
        self.lives += 1
        self.host = self.world.loop.add(f"{self.name}.{self.lives}")
        self.world.note("node", self.host.name, "starts")
        self.world.loop.start(self.host, self._open(self.host))

    async def _open(self, host: Host) -> None:
        service = self._service()
        while True:
            try:
                await service.open()
            except Unavailable:
                await asyncio.sleep(1)  # whoever runs it starts it again
                service = self._service()
            else:
                break
        if self.host is host:
            self.service = service
            self.world.note("node", host.name, "serves")

    def _service(self) -> Service:
        parts, world = self.parts, self.world
        store = SimStore(parts.disk, self._rng, self.weather, world.note)
        fanout: Fanout = SingleNodeFanout()
        if parts.has_broker:
            fanout = RedisFanout("", client=cast("Any", parts.broker.client(self.name)))
        numbers = count()
        workers = Workers(self.brains.workers, lambda: SimWorker(world, self.brains, next(numbers)))
        service = Service(
            parts.settings(self._pace_ms),
            cast("Store", store),
            fanout=fanout,
            bot_pool=BotPool(workers),
            history=History(cast("Store", store), None),
            now=SteadyClock(self.now),
        )
        for name in ("chat", "commands", "tables", "address_commands", "address_tables"):
            setattr(service.limits, name, Limit(1000, 1000, world.loop.time))
        return service

    def crash(self) -> None:
        """Crash, losing its memory and all connections."""
        if self.host is None:
            return
        self.world.note("node", self.host.name, "crashes")
        host, self.host, self.service = self.host, None, None
        self.world.loop.kill(host)
        self.parts.net.cut_host(host)
        self.parts.broker.hang_up(self.name)
        self.brains.busy.clear()

    async def restart(self) -> None:
        """Stop in order, then start again."""
        host, service = self.host, self.service
        if host is None or service is None:
            return
        self.world.note("node", host.name, "is asked to stop")
        self.service = None
        closing = self.world.loop.start(host, service.close())
        done, _ = await asyncio.wait([closing], timeout=SECONDS_TO_CLOSE)
        if self.host is not host:
            return  # it was killed meanwhile
        if done and not closing.cancelled() and closing.exception() is not None:
            self.world.fail(f"a node cannot be closed: {host.name}: {closing.exception()!r}")
        self.world.note("node", host.name, "has stopped", bool(done))
        self.crash()
        self.start()

    def weather_over(self) -> None:
        """End the faults between it and the store."""
        self.weather.clear()
        self.weather.delay = (0.0005, 0.003)

    def freeze(self, seconds: float) -> None:
        """Freeze it for a while."""
        if self.host is not None:
            self.world.note("node", self.host.name, "freezes", round(seconds, 3))
            self.world.loop.hold(self.host, seconds)


class Parts:
    """What nodes share."""

    def __init__(self, world: World, *, has_broker: bool) -> None:
        self.world: Final = world
        self.disk: Final = Disk(world.rng("secret").randbytes(32), world.loop.time)
        self.broker: Final = Broker(world.loop, world.rng("broker"), world.note)
        self.net: Final = Net(world)
        self.has_broker: Final = has_broker
        self.nodes: Final[list[Node]] = []

    def settings(self, pace_ms: int) -> Settings:
        redis = "redis://broker" if self.has_broker else None
        database = "postgresql://store/niagara"
        return Settings(database=database, redis=redis, bot_pace_ms=pace_ms)

    def serving(self) -> list[Node]:
        return [node for node in self.nodes if node.service is not None]
