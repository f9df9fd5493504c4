"""People: they open sessions, make tables, watch and play, lose connections and come back.

They know no rule: they choose among the actions they are offered, and put turns together by asking
for previews. On the way they check what every client may rely on.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec
from litestar.exceptions import NotAuthorizedException

from niagara.server.refusal import Refusal
from niagara.server.sessions import SessionChange
from niagara.server.setup import TableWish
from niagara.server.store.base import Unavailable
from niagara.server.web.live import live
from niagara.server.web.session_routes import change_session, delete_session, open_session
from niagara.server.web.table_routes import (
    command_table,
    create_table,
    read_record,
    read_replay,
    read_statistics,
    read_table,
)
from simulation.net import Line, Lost, Request, call
from simulation.node import Parts
from simulation.secrecy import check_secrets
from simulation.world import World

Json = dict[str, Any]
SECONDS_FOR_AN_ANSWER: Final = 12.0
encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder().decode


@dataclass
class Ack:
    """A command that was answered as done."""

    table: str
    session: str
    command: str
    kind: str
    sequence: int
    leads_to: str


@dataclass
class Ledger:
    """What people were promised."""

    acks: list[Ack] = field(default_factory=list)
    tabs: "list[Tab]" = field(default_factory=list)
    people: "list[Person]" = field(default_factory=list)


class Person:
    """Somebody with a session."""

    def __init__(self, world: World, parts: Parts, ledger: Ledger, name: str) -> None:
        self.world: Final = world
        self.parts: Final = parts
        self.ledger: Final = ledger
        self.name: Final = name
        self.rng: Final[Random] = world.rng(f"person/{name}")
        self.cookie = ""
        self.session = ""
        self.words: Final[list[str]] = []
        self.is_forgotten = False
        self.has_gone = False
        self.edited: tuple[Json, str] | None = None  # what was last answered as changed
        self._edits = 0
        self._ids = 0
        ledger.people.append(self)

    def new_id(self) -> str:
        self._ids += 1
        return f"{self.name}-{self._ids}"

    async def http(self, what: str, ask: Callable[[Request], Any]) -> Any:
        """Ask some node until one answers; raises `Refusal`."""
        while True:
            nodes = self.parts.serving()
            if nodes:
                node = self.rng.choice(nodes)
                assert node.host is not None
                request = Request(node.service, self.cookie)
                try:
                    return await call(self.parts.net, node.host, lambda: ask(request))  # noqa: B023
                except (Lost, Unavailable):
                    self.world.note(self.name, what, "no answer")
                except Refusal as refusal:
                    if refusal.code != "unavailable":
                        raise
                except NotAuthorizedException:
                    raise Refusal("no-session", "not known any more") from None
                except Exception as error:
                    self.world.fail(
                        f"a request ends in an error of ours: {what} at {node.name}: {error!r}"
                    )
                    raise Refusal("failed", repr(error)) from error
            await asyncio.sleep(self.rng.uniform(0.2, 1.0))

    async def open_session(self) -> None:
        answer = await self.http(
            "session", lambda request: open_session.fn(request, SessionChange(name=self.name))
        )
        self.cookie, self.session = answer.cookies[0].value, answer.content.id
        self.world.note(self.name, "has session", self.session)

    async def create(self, wish: TableWish) -> str:
        command = self.new_id()
        done = await self.http("create", lambda request: create_table.fn(request, wish, command))
        self.ack(done.table, command, "create", done.sequence, done.table)
        return str(done.table)

    async def post(self, table: str, command_id: str, command: Json) -> str | None:
        """Ask something of a table over HTTP; the code of a refusal, if it is refused."""
        body = encode({"id": command_id, "command": command})
        try:
            done = await self.http("post", lambda request: command_table.fn(request, table, body))
        except Refusal as refusal:
            return refusal.code
        self.ack(table, command_id, command["do"], done.sequence, done.table)
        return None

    async def read(self, table: str, since: int) -> None:
        """Look at a table without watching it."""
        try:
            answer = await self.http("read", lambda request: read_table.fn(request, table, since))
        except Refusal:
            return
        update = decode(answer.content)
        told = [step["sequence"] for step in update["steps"]]
        at = f"{self.name} reads {told} after {since} as of {update['sequence']}"
        self.world.note(at)
        if told != list(range(since + 1, update["sequence"] + 1)):
            self.world.fail(f"an update {_wrong(update)}: {at}")
        check_secrets(self.world, self.session, update)

    async def look_back(self, table: str) -> None:
        """Read what there is to read of a game besides the table itself."""
        route = self.rng.choice((read_record, read_replay, read_statistics))
        with suppress(Refusal):
            await self.http("look back", lambda request: route.fn(request, table))

    async def edit(self) -> None:
        """Change two things of the session at once, as two pages do."""
        self._edits += 1
        theme = {"theme": self._edits}
        language = self.rng.choice(("en", "de", "bg", "fa"))
        changes = (SessionChange(preferences=theme), SessionChange(language=language))
        with suppress(Refusal):
            await asyncio.gather(
                *(
                    self.http("edit", lambda request, c=each: change_session.fn(request, c))  # type: ignore[misc]
                    for each in changes
                )
            )
            self.edited = (theme, language)

    async def forget(self) -> None:
        """Have everything erased."""
        try:
            await self.http("forget", delete_session.fn)
        except Refusal:
            return  # it was done before, and the answer lost
        finally:
            self.has_gone = True
        self.is_forgotten = True
        self.world.note(self.name, "is forgotten")

    def ack(self, table: str, command: str, kind: str, sequence: int, leads_to: str) -> None:
        self.world.note(self.name, "done", table, command, kind, sequence)
        self.ledger.acks.append(Ack(table, self.session, command, kind, sequence, leads_to))


class Tab:
    """One page that shows a table, over connection after connection."""

    def __init__(self, person: Person, table: str, policy: "Policy") -> None:
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
        line = self.line = Line(net, node.host, node.service, person.cookie)
        self.world.note(self.name, "connects", node.host.name, since)
        wants_aids = self.rng.random() < 0.1
        loop = self.world.loop

        def serve() -> None:
            loop.start(node.host, live.fn(line.socket, self.table, since, wants_aids))

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
        self.told = since or 0
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
            elif heard["id"] == message["id"]:
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
            world.fail(f"an update {_wrong(update)}: {at}")
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


class Policy:
    """What somebody does at a table, in the order of what comes to pass there."""

    def __init__(self, rng: Random, *, is_player: bool, mischief: float, speed: float) -> None:
        self.can_edit = False
        self.rng: Final = rng
        self.is_player: Final = is_player
        self.mischief: Final = mischief  # the chance of doing something that nobody needs
        self.speed: Final = speed
        self.change: Json | None = None  # options that the host asks for before the start
        self.rematches: list[str] = []
        self.wants_rematch = False
        self._patience = rng.randrange(1, 4)

    def pause(self) -> float:
        return self.rng.uniform(0.1, 1.2) * self.speed

    async def act(self, tab: Tab) -> None:
        status = tab.form.get("status")
        if self.mischief and self.rng.random() < self.mischief:
            await self._misbehave(tab)
        elif not self.is_player:
            return
        elif status == "open":
            await self._before(tab)
        elif status == "running":
            await self._play(tab)
        elif self.wants_rematch:
            self.wants_rematch = False
            answer = await tab.ask(tab.person.new_id(), {"do": "rematch"})
            if answer["type"] == "done":
                self.rematches.append(answer["table"])

    async def _before(self, tab: Tab) -> None:
        ask, ids = tab.ask, tab.person.new_id
        seats = tab.form["seats"]
        if tab.form["host"] != tab.person.session:
            if not tab.own_seats() and any(seat["kind"] == "open" for seat in seats):
                await ask(ids(), {"do": "join"})
        elif self.change is not None:
            change, self.change = self.change, None
            await ask(ids(), {"do": "change", **change})
        elif all(seat["kind"] != "open" for seat in seats):
            await ask(ids(), {"do": "start"})
        elif self._patience > 0:
            self._patience -= 1
        else:
            await ask(ids(), {"do": "fill", "level": "beginner"})

    async def _play(self, tab: Tab) -> None:
        for seat in tab.to_decide()[:1]:
            sequence = tab.last["sequence"]
            actions = [self._choice(seat["legal"])]
            while True:
                shown = await tab.preview(seat["seat"], actions)
                if shown["type"] == "refused":
                    return
                if shown["whole"]:
                    break
                actions.append(self._choice(shown["legal"]))
            command = {"do": "act", "seat": seat["seat"], "actions": actions, "sequence": sequence}
            if self.rng.random() < 0.15:
                await tab.person.post(tab.table, tab.person.new_id(), command)
            else:
                await tab.ask(tab.person.new_id(), command)

    def _choice(self, legal: list[Json]) -> Json:
        dry = [action for action in legal if action.get("to") != "falls"]
        return self.rng.choice(dry or legal)

    async def _misbehave(self, tab: Tab) -> None:
        kind = self.rng.randrange(13)
        ask, ids, seat = tab.ask, tab.person.new_id, self.rng.randrange(5)
        tile = [{"type": "paddle", "tile": 3}]
        match kind:
            case 0 | 1 | 2:
                word = f"word-{tab.person.name}-{len(tab.person.words)}"
                tab.person.words.append(word)
                await ask(ids(), {"do": "say", "text": word})
            case 3:  # somebody else's seat, or an own one at the wrong time
                await ask(ids(), {"do": "act", "seat": seat, "actions": tile, "sequence": tab.told})
            case 4:  # decided on what is long gone
                await ask(ids(), {"do": "act", "seat": seat, "actions": tile, "sequence": 0})
            case 5:
                await ask(ids(), {"do": "join", "seat": seat})
            case 6:
                await ask(ids(), {"do": "vote", "yes": self.rng.random() < 0.5})
            case 7:
                await tab.person.read(tab.table, self.rng.randrange(tab.told + 1))
                await tab.person.look_back(tab.table)
            case 8:
                await ask(ids(), {"do": "mute", "seat": seat, "on": self.rng.random() < 0.7})
            case 9 if self.rng.random() < 0.3:
                await ask(ids(), {"do": "resign", "seat": seat})
            case 10 if self.rng.random() < 0.3:
                await ask(ids(), {"do": "leave"})
            case 11:  # sent twice at once, as an impatient page does
                assert tab.line is not None
                message = {"id": ids(), "command": {"do": "emote", "emote": "hello"}}
                tab.line.send(encode(message))
                await ask(message["id"], message["command"])
            case 12 if self.can_edit:
                await tab.person.edit()


def _wrong(update: Json) -> str:
    """What is wrong with an update whose steps are not those that were expected."""
    if update["steps"] and update["steps"][-1]["sequence"] > update["sequence"]:
        return "holds steps past its own sequence"
    return "has a gap or a step twice"
