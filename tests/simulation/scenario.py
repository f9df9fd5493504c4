"""One simulation: a part with faults, then a quiet part in which everything has to recover."""

import asyncio
import gc
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from niagara.server.refusal import Refusal
from simulation.chance import seeded
from simulation.faults import Faults
from simulation.invariants import check_end, check_tasks
from simulation.knobs import turned
from simulation.ledger import Ledger
from simulation.node import Node, Parts
from simulation.person import Person
from simulation.plan import Plan, crowded_table, plan_of, some_table
from simulation.policy import Policy
from simulation.tab import Tab
from simulation.world import World


@dataclass
class Report:
    """How a simulation went."""

    seed: int
    failures: list[str]
    world: World
    parts: Parts

    @property
    def digest(self) -> str:
        """A hash of all that happened."""
        return self.world.digest()

    @property
    def entries(self) -> int:
        """How much was played."""
        return sum(len(kept.rows) for kept in self.parts.disk.tables.values())


class Simulation:
    """A cluster and its people, from the first node to the last check."""

    def __init__(self, seed: int, plan: Plan, show: Callable[[str], None] | None) -> None:
        self.plan: Final = plan
        self.world: Final = World(seed, is_long=plan.is_long)
        self.world.show = show
        self.parts: Final = Parts(self.world, has_broker=plan.nodes > 1)
        self.ledger: Final = Ledger()
        self.faults: Final = Faults(self.world, self.parts, self.ledger, plan.kinds)

    async def run(self) -> None:
        """Run the simulation."""
        plan = self.plan
        self.world.note("plan", plan)
        for n in range(plan.nodes):
            node = Node(self.world, f"node{n}", self.parts, plan.workers, plan.pace_ms)
            self.parts.nodes.append(node)
            node.start()
        playing = asyncio.ensure_future(self._people())
        await self._until(self.faults.run(plan.faulty_s, plan.sparse))
        if not self.world.failures:
            self.faults.stop()
            self.world.is_quiet = True
            self.world.note("quiet")
            await self._until(asyncio.sleep(plan.quiet_s))
        self._end(playing)

    async def _until(self, work: Coroutine[Any, Any, None]) -> None:
        """Run some work, unless a failure is found first."""
        task = asyncio.ensure_future(work)
        await asyncio.wait({task, self.world.stopped}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()

    def _end(self, playing: "asyncio.Future[None]") -> None:
        world = self.world
        if playing.done():
            playing.result()  # a fault of the simulation itself
        if not world.failures:
            check_tasks(world, self.parts)
        if not world.failures:
            check_end(world, self.parts, self.ledger)
        for problem in world.loop.problems:
            world.fail(f"a callback has failed: {problem}")

    # People.

    async def _people(self) -> None:
        people = [
            Person(self.world, self.parts, self.ledger, f"person{n}")
            for n in range(self.plan.people)
        ]
        await asyncio.gather(*(person.open_session() for person in people))
        await asyncio.gather(
            *(self._table(n, people) for n in range(self.plan.tables)),
            *(self._crowd(people[0]) for _ in range(self.plan.crowd)),
        )

    async def _table(self, number: int, people: list[Person]) -> None:
        rng = self.world.rng(f"table/{number}")
        host = people[number % len(people)]
        others = [person for person in people if person is not host and rng.random() < 0.7]
        wish, change = some_table(self.plan, rng, len(others))
        try:
            table = await host.create(wish)
        except Refusal as refusal:
            self.world.note("no table", refusal.code)
            return
        tabs = [self._tab(person, table, rng) for person in (host, *others)]
        tabs[0].policy.change = change
        if rng.random() < 0.3:  # a second page of somebody
            tabs.append(self._tab(rng.choice(people), table, rng))
        if rng.random() < 0.3:  # somebody who only watches
            tabs.append(self._tab(rng.choice(people), table, rng, is_player=False))
        await asyncio.gather(*(tab.run() for tab in tabs), self._follow(tabs, rng))

    async def _crowd(self, host: Person) -> None:
        table = await host.create(crowded_table())
        await self._tab(host, table, host.rng).run()

    def _tab(self, person: Person, table: str, rng: Random, *, is_player: bool = True) -> Tab:
        plan = self.plan
        policy = Policy(
            person.rng, is_player=is_player, mischief=plan.mischief, leisure=plan.leisure
        )
        policy.can_edit = "edits" in plan.kinds
        policy.wants_rematch = is_player and rng.random() < 0.4
        return Tab(person, table, policy)

    async def _follow(self, tabs: list[Tab], rng: Random) -> None:
        """Open a page for every table that a rematch has led to."""
        pages: dict[tuple[str, str], asyncio.Future[None]] = {}
        while any(tab.policy.wants_rematch or tab.policy.rematches for tab in tabs):
            for tab in tabs:
                while tab.policy.rematches:
                    table = tab.policy.rematches.pop()
                    if (tab.person.name, table) not in pages:
                        page = self._tab(tab.person, table, rng)
                        page.policy.wants_rematch = False
                        pages[tab.person.name, table] = asyncio.ensure_future(page.run())
            await asyncio.sleep(self.plan.leisure)


def simulate(
    seed: int, plan: Plan | None = None, show: Callable[[str], None] | None = None
) -> Report:
    """Run the simulation of a seed."""
    simulation = Simulation(seed, plan or plan_of(seed), show)
    world, logged = simulation.world, list[str]()
    gc.disable()  # what is collected when must not depend on the process
    try:
        with turned(simulation.plan.knobs), seeded(str(seed), world.loop.time, logged):
            world.loop.run(simulation.run())
    finally:
        gc.enable()
    for fault in logged:
        world.fail(f"an error is logged: {fault}")
    return Report(seed, world.failures, world, simulation.parts)
