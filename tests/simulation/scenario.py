"""One simulation: a seed decides the cluster, its people and what goes wrong.

Every seed enables some kinds of faults and leaves others out (swarm testing), so that no kind hides
what another one would show. First there are faults, then a quiet part in which everything heals.
"""

import asyncio
import gc
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from niagara.rules import Options, deal
from niagara.rules.forms import position_to_json
from niagara.server.refusal import Refusal
from niagara.server.setup import LEVEL_NAMES, SeatWish, TableWish
from simulation.chance import seeded
from simulation.client import Ledger, Person, Policy, Tab
from simulation.faults import KINDS, Faults
from simulation.invariants import check_end, check_tasks
from simulation.knobs import some_knobs, turned
from simulation.node import Node, Parts
from simulation.world import World

ROUNDS: Final = (1, 1, 2, 2, 3)


@dataclass
class Plan:
    """What a seed decides."""

    nodes: int
    tables: int
    people: int
    kinds: tuple[str, ...]
    faulty_s: float
    quiet_s: float
    pace_ms: int
    workers: int
    mischief: float
    speed: float = 1.0
    levels: tuple[str, ...] = ("beginner",)
    sparse: float = 1.0  # how much time passes between faults, of the usual
    knobs: dict[str, int] = field(default_factory=dict)


@dataclass
class Report:
    """How a simulation went."""

    seed: int
    failures: list[str]
    digest: str
    world: World
    plan: Plan
    entries: int


def plan_of(seed: int) -> Plan:
    """The plan of a seed."""
    rng = Random(f"{seed}/plan")
    kinds = tuple(kind for kind in KINDS if rng.random() < 0.3)
    return Plan(
        nodes=rng.choice((1, 2, 2, 2, 3, 4)),
        tables=rng.choice((1, 1, 2)),
        people=rng.choice((1, 2, 2, 3)),
        kinds=kinds,
        faulty_s=rng.uniform(8, 16) + (20 if "bots-slow" in kinds else 0),
        quiet_s=22.0,
        pace_ms=rng.choice((0, 100, 600)),
        workers=rng.choice((1, 1, 2)),
        mischief=rng.choice((0.0, 0.05, 0.25)),
        levels=rng.choice((("beginner",), ("beginner", "hard"), LEVEL_NAMES)),
        knobs=some_knobs(rng),
    )


class Simulation:
    """A cluster and its people, from the first node to the last check."""

    def __init__(
        self, seed: int, plan: Plan | None = None, show: Callable[[str], None] | None = None
    ) -> None:
        self.world: Final = World(seed)
        self.world.show = show
        self.plan: Final = plan or plan_of(seed)
        self.rng: Final = self.world.rng("scenario")
        self.parts: Final = Parts(self.world, has_broker=self.plan.nodes > 1)
        self.ledger: Final = Ledger()
        self.faults: Final = Faults(self.world, self.parts, self.ledger, self.plan.kinds)

    async def run(self) -> None:
        """All of it."""
        self.world.note("plan", self.plan)
        for n in range(self.plan.nodes):
            node = Node(self.world, f"node{n}", self.parts, self.plan.workers, self.plan.pace_ms)
            self.parts.nodes.append(node)
            node.start()
        acting = asyncio.ensure_future(self._people())
        await self._until(self.faults.run(self.plan.faulty_s, self.plan.sparse))
        if not self.world.failures:
            self.faults.stop()
            self.world.is_quiet = True
            self.world.note("quiet")
            await self._until(asyncio.sleep(self.plan.quiet_s))
        self._end(acting)

    async def _until(self, work: Any) -> None:
        """Do something, unless a failure is found first."""
        task = asyncio.ensure_future(work)
        await asyncio.wait({task, self.world.stopped}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
        elif task.exception() is not None:
            raise task.exception()  # type: ignore[misc]

    def _end(self, acting: "asyncio.Future[None]") -> None:
        world = self.world
        if acting.done() and not acting.cancelled() and acting.exception() is not None:
            world.fail(f"the simulation itself has a fault: {acting.exception()!r}")
        hosts = [host for host in world.loop._all if host is not world.loop.world]
        if not world.failures:
            check_tasks(world, self.parts, hosts)
        if not world.failures:
            check_end(world, self.parts, self.ledger)
        for problem in world.loop.problems:
            world.fail(problem)

    # People.

    async def _people(self) -> None:
        people = [
            Person(self.world, self.parts, self.ledger, f"person{n}")
            for n in range(self.plan.people)
        ]
        tasks = [asyncio.ensure_future(person.open_session()) for person in people]
        await asyncio.gather(*tasks)
        tables = [self._table(n, people) for n in range(self.plan.tables)]
        await asyncio.gather(*tables)

    async def _table(self, number: int, people: list[Person]) -> None:
        rng = self.world.rng(f"table/{number}")
        host = people[number % len(people)]
        others = [person for person in people if person is not host and rng.random() < 0.7]
        wish, change = self._wish(rng, len(others))
        try:
            table = await host.create(wish)
        except Refusal as refusal:
            self.world.note("no table", refusal.code)
            return
        tabs = [self._tab(host, table, rng, change=change)]
        tabs += [self._tab(person, table, rng) for person in others]
        if rng.random() < 0.3:  # a second page of somebody
            tabs.append(self._tab(rng.choice(people), table, rng))
        if rng.random() < 0.3:
            tabs.append(self._tab(rng.choice(people), table, rng, is_player=False))
        await asyncio.gather(*(tab.run() for tab in tabs), self._follow(tabs, rng))

    def _wish(self, rng: Random, others: int) -> tuple[TableWish, dict[str, Any] | None]:
        seats = [SeatWish("me")] + [SeatWish("open")] * min(others, 2)
        while len(seats) < 3 or (len(seats) < 5 and rng.random() < 0.2):
            seats.append(SeatWish("bot", level=rng.choice(self.plan.levels)))
        clock = rng.choice((None, 5, 5, 10))
        is_public = rng.random() < 0.5
        rounds = rng.choice(ROUNDS)
        if "practice" in self.plan.kinds and rng.random() < 0.5:
            options = Options(fork="natural", round_limit=rounds)
            position = position_to_json(deal(len(seats), rng, options))
            change = {"rules": {"round_limit": rounds}, "clock": clock, "public": True}
            return TableWish(tuple(seats), {}, clock, position=position), change
        rules = {"round_limit": rounds, "fork": rng.choice(("alternate", "natural"))}
        is_rated = is_public and rng.random() < 0.7
        return TableWish(tuple(seats), rules, clock, is_public, is_rated), None

    def _tab(
        self,
        person: Person,
        table: str,
        rng: Random,
        *,
        is_player: bool = True,
        change: dict[str, Any] | None = None,
    ) -> Tab:
        policy = Policy(
            person.rng, is_player=is_player, mischief=self.plan.mischief, speed=self.plan.speed
        )
        policy.change = change
        policy.can_edit = "edits" in self.plan.kinds
        policy.wants_rematch = is_player and rng.random() < 0.2
        return Tab(person, table, policy)

    async def _follow(self, tabs: list[Tab], rng: Random) -> None:
        """Open a page for every table that a rematch has led to."""
        known: set[tuple[str, str]] = set()
        pages: list[asyncio.Future[None]] = []
        while any(tab.policy.wants_rematch or tab.policy.rematches for tab in tabs):
            for tab in tabs:
                for table in tab.policy.rematches:
                    if (tab.person.name, table) not in known:
                        known.add((tab.person.name, table))
                        page = self._tab(tab.person, table, rng)
                        page.policy.wants_rematch = False
                        pages.append(asyncio.ensure_future(page.run()))
            await asyncio.sleep(1)


def simulate(
    seed: int, plan: Plan | None = None, show: Callable[[str], None] | None = None
) -> Report:
    """Run the simulation of a seed."""
    gc.disable()  # what is collected when must not depend on the process
    try:
        simulation = Simulation(seed, plan, show)
        world = simulation.world
        logged: list[str] = []
        with (
            turned(simulation.plan.knobs),
            seeded(str(seed), world.loop.time, logged),
        ):
            world.loop.run(simulation.run())
        for fault in logged:
            world.fail(fault)
        entries = sum(len(kept.rows) for kept in simulation.parts.disk.tables.values())
        return Report(seed, world.failures, world.digest(), world, simulation.plan, entries)
    finally:
        gc.enable()


def long_plan(seed: int, seconds: float) -> Plan:
    """A long stretch with little going on: people play slowly, faults are rare."""
    plan = plan_of(seed)
    kinds = tuple(kind for kind in KINDS if kind not in ("practice", "edits", "forget"))
    return replace(plan, kinds=kinds, faulty_s=seconds, sparse=seconds / 400, speed=seconds / 200)
