"""Faults by kind, which the schedule of a seed starts and ends."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final

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


def _store_slow(_faults: Faults, node: Node, _seconds: float) -> End:
    node.weather.delay = (0.01, 0.5)
    return node.weather_over


def _store_fails(faults: Faults, node: Node, _seconds: float) -> End:
    node.weather.lost_before = faults.rng.random() * 0.5
    node.weather.lost_after = faults.rng.random() * 0.5
    return node.weather_over


def _store_hangs(faults: Faults, node: Node, _seconds: float) -> End:
    node.weather.hangs = faults.rng.random()
    return node.weather_over


def _store_down(faults: Faults, node: Node, _seconds: float) -> End:
    """For one node, or for all of them."""
    nodes = [node] if faults.rng.random() < 0.5 else faults.parts.nodes
    for each in nodes:
        each.weather.is_down = True

    def end() -> None:
        for each in nodes:
            each.weather_over()

    return end


def _broker_loses(faults: Faults, _node: Node, _seconds: float) -> End:
    faults.parts.broker.loss = faults.rng.random()
    return faults.parts.broker.clear


def _broker_reorders(faults: Faults, _node: Node, _seconds: float) -> End:
    faults.parts.broker.reordering = faults.rng.random()
    return faults.parts.broker.clear


def _broker_doubles(faults: Faults, _node: Node, _seconds: float) -> End:
    faults.parts.broker.doubling = faults.rng.random()
    return faults.parts.broker.clear


def _broker_down(faults: Faults, node: Node, _seconds: float) -> End:
    """For one node, or for all of them."""
    if faults.rng.random() < 0.5:
        faults.parts.broker.stop()
    else:
        faults.parts.broker.unreachable.add(node.name)
        faults.parts.broker.hang_up(node.name)
    return faults.parts.broker.clear


def _broker_silent(faults: Faults, node: Node, _seconds: float) -> End:
    faults.parts.broker.silent.add(node.name)
    return faults.parts.broker.clear


def _partition(faults: Faults, node: Node, _seconds: float) -> End:
    other = faults.rng.choice(faults.parts.nodes)
    faults.parts.broker.blocked |= {(node.name, other.name)}
    return faults.parts.broker.clear


def _freeze(_faults: Faults, node: Node, seconds: float) -> None:
    node.freeze(seconds * 2)


def _crash(_faults: Faults, node: Node, _seconds: float) -> End:
    node.crash()
    return node.start


def _restart(faults: Faults, node: Node, _seconds: float) -> None:
    faults.world.loop.create_task(node.restart(), context=faults.world.loop.world.context.copy())


def _slow(_faults: Faults, node: Node, _seconds: float) -> End:
    host = node.host
    if host is not None:
        host.lag = 0.05

    def end() -> None:
        if host is not None:
            host.lag = 0.0

    return end


def _clock_jumps(faults: Faults, node: Node, _seconds: float) -> End:
    node.offset_ms = faults.rng.choice((-3000, -200, 200, 3000))

    def end() -> None:
        node.offset_ms = 0

    return end


def _clock_leaps(faults: Faults, node: Node, _seconds: float) -> End:
    """Let a node's clock jump, as after a suspension or a wrong setting."""
    node.offset_ms = faults.rng.choice((-3_600_000, 3_600_000))

    def end() -> None:
        node.offset_ms = 0

    return end


def _cut(faults: Faults, _node: Node, _seconds: float) -> None:
    faults.parts.net.cut_some(faults.rng.choice((0.2, 0.5, 1.0)))


def _slow_readers(faults: Faults, _node: Node, _seconds: float) -> End:
    faults.parts.net.stalling = 0.1

    def end() -> None:
        faults.parts.net.stalling = 0.0

    return end


def _slow_net(faults: Faults, _node: Node, _seconds: float) -> End:
    faults.parts.net.delay = (0.01, 1.0)

    def end() -> None:
        faults.parts.net.delay = (0.001, 0.02)

    return end


def _bots_slow(faults: Faults, node: Node, _seconds: float) -> End:
    node.brains.extra = faults.rng.choice((0.5, 4.0, 12.0))
    return node.brains.clear


def _bots_raise(_faults: Faults, node: Node, _seconds: float) -> End:
    node.brains.raising = 0.5
    return node.brains.clear


def _bots_hang(_faults: Faults, node: Node, _seconds: float) -> End:
    node.brains.hanging = 0.5
    return node.brains.clear


def _bots_die(_faults: Faults, node: Node, _seconds: float) -> None:
    node.brains.die()


def _forget(faults: Faults, _node: Node, _seconds: float) -> None:
    people = [person for person in faults.ledger.people if person.cookie and not person.has_gone]
    if people:
        person = faults.rng.choice(people)
        world = faults.world.loop
        world.create_task(person.forget(), context=world.world.context.copy())


_BEGIN: Final[dict[str, Callable[[Faults, Node, float], End | None]]] = {
    "store-slow": _store_slow,
    "store-fails": _store_fails,
    "store-hangs": _store_hangs,
    "store-down": _store_down,
    "broker-loses": _broker_loses,
    "broker-reorders": _broker_reorders,
    "broker-doubles": _broker_doubles,
    "broker-down": _broker_down,
    "broker-silent": _broker_silent,
    "partition": _partition,
    "freeze": _freeze,
    "crash": _crash,
    "restart": _restart,
    "slow": _slow,
    "clock-jumps": _clock_jumps,
    "clock-leaps": _clock_leaps,
    "cut": _cut,
    "slow-readers": _slow_readers,
    "slow-net": _slow_net,
    "bots-slow": _bots_slow,
    "bots-raise": _bots_raise,
    "bots-hang": _bots_hang,
    "bots-die": _bots_die,
    "forget": _forget,
}
LONGER: Final = {"bots-slow": 8.0}  # a line of waiting decisions takes its time to grow
# The last ones are what people do: see `plan` and `policy`.
KINDS: Final = (*_BEGIN, "practice", "edits")
