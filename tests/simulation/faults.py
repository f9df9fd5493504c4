"""Faults by kind, which the schedule of a seed starts and ends."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final

from simulation.ledger import Ledger
from simulation.node import Node, Parts
from simulation.world import World

End = Callable[[], None]


class Faults:
    """A schedule of faults, of the kinds that a seed has enabled."""

    def __init__(self, world: World, parts: Parts, ledger: Ledger, kinds: tuple[str, ...]) -> None:
        self.world: Final = world
        self.parts: Final = parts
        self.ledger: Final = ledger
        self.rng: Final[Random] = world.rng("faults")
        self.kinds: Final = [kind for kind in kinds if kind in _BEGIN]
        self._is_stopped = False

    async def run(self, seconds: float, sparse: float = 1.0) -> None:
        """Start one fault after the other; they overlap."""
        until = self.world.loop.time() + seconds
        while self.kinds and self.world.loop.time() < until:
            await asyncio.sleep(self.rng.uniform(0.1, 2.0) * sparse)
            self.begin(self.rng.choice(self.kinds), self.rng.uniform(0.05, 4.0))
        await asyncio.sleep(max(0.0, until - self.world.loop.time()))

    def begin(self, kind: str, seconds: float) -> None:
        """One fault, for some seconds."""
        node = self.rng.choice(self.parts.nodes)
        self.world.note("fault", kind, node.name, round(seconds, 3))
        end = _BEGIN[kind](self, node, seconds)
        if end is not None:
            seconds *= LONGER.get(kind, 1.0)
            self.world.loop.call_later(seconds, self._end, kind, end)

    def _end(self, kind: str, end: End) -> None:
        if not self._is_stopped:
            self.world.note("fault over", kind)
            end()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something that no machine does."""
        loop = self.world.loop
        loop.create_task(work, context=loop.world.context.copy())

    def stop(self) -> None:
        """End all faults for good."""
        self._is_stopped = True
        parts = self.parts
        parts.broker.clear()
        parts.net.stalling, parts.net.delay = 0.0, (0.001, 0.02)
        for node in parts.nodes:
            node.weather_over()
            node.brains.clear()
            node.offset_ms = 0
            if node.host is not None:
                node.host.lag = 0.0
            node.start()


def _set(part: object, **values: object) -> None:
    for name, value in values.items():
        setattr(part, name, value)


def _until(end: End, part: object, **values: object) -> End:
    """Set some values of a part; answers what ends that."""
    _set(part, **values)
    return end


def _store(node: Node, **values: object) -> End:
    return _until(node.weather_over, node.weather, **values)


def _store_down(faults: Faults, node: Node, _seconds: float) -> End:
    """For one node, or for all of them."""
    nodes = [node] if faults.rng.random() < 0.5 else faults.parts.nodes
    ends = [_store(each, is_down=True) for each in nodes]

    def end() -> None:
        for each in ends:
            each()

    return end


def _broker(faults: Faults, **values: object) -> End:
    return _until(faults.parts.broker.clear, faults.parts.broker, **values)


def _broker_down(faults: Faults, node: Node, _seconds: float) -> End:
    """For one node, or for all of them."""
    broker = faults.parts.broker
    if faults.rng.random() < 0.5:
        broker.stop()
    else:
        broker.unreachable.add(node.name)
        broker.hang_up(node.name)
    return broker.clear


def _partition(faults: Faults, node: Node, _seconds: float) -> End:
    blocked = (node.name, faults.rng.choice(faults.parts.nodes).name)
    return _broker(faults, blocked=faults.parts.broker.blocked | {blocked})


def _crash(_faults: Faults, node: Node, _seconds: float) -> End:
    node.crash()
    return node.start


def _slow(_faults: Faults, node: Node, _seconds: float) -> End | None:
    host = node.host
    return None if host is None else _until(lambda: _set(host, lag=0.0), host, lag=0.05)


def _clock(faults: Faults, node: Node, *offsets_ms: int) -> End:
    offset = faults.rng.choice(offsets_ms)
    return _until(lambda: _set(node, offset_ms=0), node, offset_ms=offset)


def _net(faults: Faults, name: str, value: object, usual: object) -> End:
    net = faults.parts.net
    return _until(lambda: _set(net, **{name: usual}), net, **{name: value})


def _brains(node: Node, **values: object) -> End:
    return _until(node.brains.clear, node.brains, **values)


def _forget(faults: Faults, _node: Node, _seconds: float) -> None:
    people = [person for person in faults.ledger.people if person.cookie and not person.has_gone]
    if people:
        faults.start(faults.rng.choice(people).forget())


_BEGIN: Final[dict[str, Callable[[Faults, Node, float], End | None]]] = {
    "store-slow": lambda _, node, __: _store(node, delay=(0.01, 0.5)),
    "store-fails": lambda faults, node, _: _store(
        node, lost_before=faults.rng.random() * 0.5, lost_after=faults.rng.random() * 0.5
    ),
    "store-hangs": lambda faults, node, _: _store(node, hangs=faults.rng.random()),
    "store-down": _store_down,
    "broker-loses": lambda faults, *_: _broker(faults, loss=faults.rng.random()),
    "broker-reorders": lambda faults, *_: _broker(faults, reordering=faults.rng.random()),
    "broker-doubles": lambda faults, *_: _broker(faults, doubling=faults.rng.random()),
    "broker-down": _broker_down,
    "broker-silent": lambda faults, node, _: _broker(
        faults, silent=faults.parts.broker.silent | {node.name}
    ),
    "partition": _partition,
    "freeze": lambda _, node, seconds: node.freeze(seconds * 2),
    "crash": _crash,
    "restart": lambda faults, node, _: faults.start(node.restart()),
    "slow": _slow,
    "clock-jumps": lambda faults, node, _: _clock(faults, node, -3000, -200, 200, 3000),
    # As after a suspension or a wrong setting.
    "clock-leaps": lambda faults, node, _: _clock(faults, node, -3_600_000, 3_600_000),
    "cut": lambda faults, *_: faults.parts.net.cut_some(faults.rng.choice((0.2, 0.5, 1.0))),
    "slow-readers": lambda faults, *_: _net(faults, "stalling", 0.1, 0.0),
    "slow-net": lambda faults, *_: _net(faults, "delay", (0.01, 1.0), (0.001, 0.02)),
    "bots-slow": lambda faults, node, _: _brains(node, extra=faults.rng.choice((0.5, 4.0, 12.0))),
    "bots-raise": lambda _, node, __: _brains(node, raising=0.5),
    "bots-hang": lambda _, node, __: _brains(node, hanging=0.5),
    "bots-die": lambda _, node, __: node.brains.die(),
    "forget": _forget,
}
LONGER: Final = {"bots-slow": 8.0}  # a line of waiting decisions takes its time to grow
# The last ones are what people do: see `plan` and `policy`.
KINDS: Final = (*_BEGIN, "practice", "edits")
