"""People, who open sessions and send HTTP requests to nodes until one answers."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec
from litestar.exceptions import NotAuthorizedException

from niagara.server.refusal import Refusal
from niagara.server.store.interface import Unavailable
from niagara.server.table_setup import CreateTable
from niagara.server.web.session_routes import change_session, delete_session, open_session
from niagara.server.web.table_routes import (
    command_table,
    create_table,
    read_record,
    read_replay,
    read_statistics,
    read_table,
)
from simulation.ledger import Ack, Ledger
from simulation.net import Lost, Request, call
from simulation.node import Parts
from simulation.secrecy import check_secrets
from simulation.world import World

Json = dict[str, Any]
encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder().decode


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
        # The last change of the session that was answered, and those asked since.
        self.edits: Final[list[tuple[Json, str]]] = [({}, "en")]
        self.unsure: Final[set[str]] = set()  # what was asked without an answer: it may come late
        self._edits = 0
        self._editing = 0
        self._is_mixed = False
        self._ids = 0
        ledger.people.append(self)

    def new_id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"  # as others have: an id is of one session at one table

    async def http(self, what: str, ask: Callable[[Request], Any]) -> Any:
        """Send a request to nodes until one answers; raises `Refusal`."""
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
                    self.unsure.add(what)
                except Refusal as refusal:
                    if refusal.code != "unavailable":
                        raise
                except NotAuthorizedException:
                    raise Refusal("not-yours", "this session is not known any more") from None
                except Exception as error:
                    self.world.fail(
                        f"a request ends in an error of ours: {what} at {node.name}: {error!r}"
                    )
                    raise Refusal("not-now", repr(error)) from error
            await asyncio.sleep(self.rng.uniform(0.2, 1.0))

    async def open_session(self) -> None:
        answer = await self.http(
            "session", lambda request: open_session.fn(request, encode({"name": self.name}))
        )
        self.cookie, self.session = answer.cookies[0].value, answer.content.id
        self.world.note(self.name, "has session", self.session)

    async def create(self, wish: CreateTable) -> str:
        command = self.new_id()
        done = await self.http(
            "create", lambda request: create_table.fn(request, encode(wish), command)
        )
        self.ack(done.table, command, "create", done.sequence, done.table)
        return str(done.table)

    async def post(self, table: str, command_id: str, command: Json) -> str | None:
        """Send a command to a table over HTTP; answers the code of a refusal, if any."""
        body = encode({"id": command_id, "command": command})
        try:
            done = await self.http("post", lambda request: command_table.fn(request, table, body))
        except Refusal as refusal:
            return refusal.code
        self.ack(table, command_id, command["do"], done.sequence, done.table)
        return None

    async def read(self, table: str, since: int) -> None:
        """Read a table without watching it."""
        try:
            answer = await self.http("read", lambda request: read_table.fn(request, table, since))
        except Refusal:
            return
        update = decode(answer.content)
        told = [step["sequence"] for step in update["steps"]]
        at = f"{self.name} reads {told} after {since} as of {update['sequence']}"
        self.world.note(at)
        if told != list(range(since + 1, update["sequence"] + 1)):
            self.world.fail(f"an update {wrong(update)}: {at}")
        check_secrets(self.world, self.session, update)

    async def look_back(self, table: str) -> None:
        """Read the record, replay and statistics of a game."""
        route = self.rng.choice((read_record, read_replay, read_statistics))
        with suppress(Refusal):
            await self.http("look back", lambda request: route.fn(request, table))

    async def edit(self) -> None:
        """Change two fields of the session at once, as two pages may."""
        self._edits += 1
        theme = {"theme": self._edits}
        language = self.rng.choice(("en", "de", "bg", "fa"))
        changes = (encode({"preferences": theme}), encode({"language": language}))
        self.edits.append((theme, language))
        self._editing += 1
        self._is_mixed = self._is_mixed or self._editing > 1  # another page of theirs is at it, too
        with suppress(Refusal):
            await asyncio.gather(
                *(
                    self.http("edit", lambda request, c=each: change_session.fn(request, c))  # type: ignore[misc]
                    for each in changes
                )
            )
            if not self._is_mixed:
                self.edits[:] = [(theme, language)]
        self._editing -= 1
        self._is_mixed = self._is_mixed and self._editing > 0

    async def forget(self) -> None:
        """Delete the session."""
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


def wrong(update: Json) -> str:
    """What is wrong with an update whose steps are not those that were expected."""
    if update["steps"] and update["steps"][-1]["sequence"] > update["sequence"]:
        return "holds steps past its own sequence"
    return "has a gap or a step twice"
