"""A page that shows a table: it watches, sends commands, loses its connection and comes back.

On the way it checks what every client may rely on.
"""

import asyncio
from random import Random
from typing import Any, Final

from niagara.server.web.live_connection import live
from simulation.net import Line, Lost
from simulation.person import Json, Person, decode, encode, wrong
from simulation.policy import Policy
from simulation.secrecy import check_secrets

SECONDS_FOR_AN_ANSWER: Final = 12.0


class Tab:
    """One page that shows a table, and reconnects."""

    def __init__(self, person: Person, table: str, policy: Policy) -> None:
        self.person: Final = person
        self.world: Final = person.world
        self.table: Final = table
        self.policy: Final = policy
        self.rng: Final[Random] = person.rng
        self.told = 0
        self.form: Json = {}
        self.last: Json = {}
        self.line: Line | None = None
        self.is_ended = False
        self.asked_since: float | None = None
        self.unanswered: tuple[str, Json] | None = None
        self.name: Final = f"{person.name}@{table[:4]}#{len(person.ledger.tabs)}"
        person.ledger.tabs.append(self)

    async def run(self) -> None:
        """Watch for as long as the simulation lasts."""
        while not self.world.is_over and not self.person.has_gone:
            nodes = self.person.parts.serving()
            if nodes:
                try:
                    await self._connect(self.rng.choice(nodes))
                except Lost as why:
                    self.world.note(self.name, "lost", str(why))
                self.line = None
            await asyncio.sleep(self.rng.uniform(0.05, 1.0))
        self.is_ended = True

    async def _connect(self, node: Any) -> None:
        person, net = self.person, self.person.parts.net
        since = self.told if self.told and self.rng.random() < 0.9 else None
        if self.rng.random() < 0.02:
            since = self.told + 1000  # of another table, say: all steps come
        query = {"aids": "true"} if self.rng.random() < 0.1 else {}
        if since is not None:
            query["since"] = str(since)
        line = self.line = Line(net, node.host, node.service, person.cookie, query)
        self.world.note(self.name, "connects", node.host.name, since)
        loop = self.world.loop

        def serve() -> None:
            serving: Any = live.fn(line.socket, self.table)
            loop.start(node.host, serving)

        loop.call_later(net.pause(), serve, context=node.host.context)
        try:
            await self._begin(since)
            while not self.world.is_over:
                await self._go_on()
        finally:
            line.cut("left")

    async def _begin(self, since: int | None) -> None:
        """The first message: everything after `since`."""
        message = await self._receive(SECONDS_FOR_AN_ANSWER)
        if message is None:
            raise Lost("nothing was said")
        self.told = since if since is not None and since <= message["sequence"] else 0
        self._take(message)

    async def _go_on(self) -> None:
        if self.unanswered is not None:
            await self.ask(*self.unanswered)
            return
        wait = self.policy.pause()
        until = self.world.loop.time() + wait
        while (left := until - self.world.loop.time()) > 0.001:
            message = await self._receive(left)
            if message is not None and message["type"] == "update":
                self._take(message)
        await self.policy.act(self)

    async def _receive(self, seconds: float) -> Json | None:
        assert self.line is not None
        data = await self.line.receive(seconds)
        return None if data is None else decode(data)

    # Asking.

    async def ask(self, command_id: str, command: Json) -> Json:
        """Send a command and wait for its answer; without one it is sent again later."""
        if self.unanswered is None:
            self.asked_since = self.world.loop.time()
        self.unanswered = (command_id, command)
        answer = await self._answer_to({"id": command_id, "command": command})
        if answer["type"] == "done":
            self.person.ack(
                self.table, command_id, command["do"], answer["sequence"], answer["table"]
            )
        else:
            self.world.note(self.name, "refused", command["do"], answer["code"], answer["message"])
            if answer["code"] == "unavailable":
                await asyncio.sleep(self.rng.uniform(0.1, 0.5))
                return answer  # it may have been done: it is asked again
        self.unanswered = self.asked_since = None
        return answer

    async def preview(self, seat: int, actions: list[Json]) -> Json:
        message = {"id": self.person.new_id(), "preview": {"seat": seat, "actions": actions}}
        return await self._answer_to(message)

    async def _answer_to(self, message: Json) -> Json:
        assert self.line is not None
        self.line.send(encode(message))
        until = self.world.loop.time() + SECONDS_FOR_AN_ANSWER
        while (left := until - self.world.loop.time()) > 0:
            heard = await self._receive(left)
            if heard is None:
                break
            if heard["type"] == "update":
                self._take(heard)
            elif heard.get("id") == message["id"]:
                return heard
        raise Lost("no answer")

    # Hearing.

    def _take(self, update: Json) -> None:
        """An update has all steps since the one before, and none past its own number."""
        world, rows = self.world, self.person.parts.disk.tables[self.table].rows
        told = [step["sequence"] for step in update["steps"]]
        at = f"{self.name} at {self.told} is told {told} as of {update['sequence']}"
        world.note(self.name, "told", update["sequence"], *told)
        expected = list(range(self.told + 1, update["sequence"] + 1))
        if told != expected:
            world.fail(f"an update {wrong(update)}: {at}")
        if update["sequence"] > len(rows):
            world.fail(f"a step is told before it is stored: {at}, of {len(rows)}")
        elif any(step["at"] != rows[step["sequence"] - 1].at for step in update["steps"]):
            world.fail(f"a step is told that is not the stored one: {at}")
        self.told = update["sequence"]
        self.last = update
        self.form = update.get("table", self.form)
        check_secrets(world, self.person.session, update, self.form)

    def own_seats(self) -> list[int]:
        seats = self.form.get("seats", [])
        return [i for i, seat in enumerate(seats) if seat["player"] == self.person.session]

    def to_decide(self) -> list[Json]:
        """The own seats that have a decision to make."""
        waiting = {item["seat"] for item in self.last["waiting"]}
        return [
            seat for seat in self.last["seats"] or [] if seat["seat"] in waiting and seat["legal"]
        ]
