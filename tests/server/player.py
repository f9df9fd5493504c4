"""A scripted person: a session, sockets, and a policy over the legal actions it is offered.

It knows no rule: a turn is put together by asking the server for previews. It checks on the way
what every client may rely on: steps come without gaps or repeats.
"""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from random import Random
from typing import Any, Self

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
PATIENCE = 60  # seconds without a word before something is wrong
ME, OPEN_SEAT = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "beginner"}


class Client:
    """Somebody with a session on one server."""

    def __init__(self, base: str, name: str, cookies: httpx.Cookies | None = None) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, cookies=cookies)
        self.name = name
        self.id = ""

    async def __aenter__(self) -> Self:
        answer = await self.http.post("/api/session", json={"name": self.name})
        assert answer.status_code == 200, answer.text
        self.id = answer.json()["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def create(self, seats: list[Json], command: str = "new", **wish: Any) -> str:
        body = {"seats": seats, **wish}
        answer = await self.http.post("/api/tables", params={"id": command}, json=body)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    async def ask(self, table: str, command_id: str, **command: Any) -> httpx.Response:
        body = {"id": command_id, "command": command}
        return await self.http.post(f"/api/tables/{table}/commands", json=body)

    async def start(self, table: str) -> None:
        assert (await self.ask(table, "start", do="start")).status_code == 200

    async def new_game(
        self, *guests: "Client", others: Sequence[Json] = (BOT,), **wish: Any
    ) -> str:
        """A game under way: of this host, then the guests, then others."""
        table = await self.create([ME, *[OPEN_SEAT] * len(guests), *others], **wish)
        for guest in guests:
            assert (await guest.ask(table, "join", do="join")).status_code == 200
        await self.start(table)
        return table

    def live_url(self, table: str, base: str | None = None) -> str:
        return (base or self.base).replace("http", "ws", 1) + f"/api/tables/{table}/live"

    async def close_code(self, table: str, query: str = "", **headers: str) -> int | None:
        """The code with which the server closes a new socket at once; None if it serves it."""
        headers = {"Cookie": self.cookie, **headers}
        async with connect(self.live_url(table) + query, additional_headers=headers) as opened:
            try:
                await opened.recv()
            except ConnectionClosed as error:
                assert error.rcvd is not None
                return error.rcvd.code
        return None

    def deaf_socket(self) -> socket.socket:
        """A connection that holds little of what nobody reads."""
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", httpx.URL(self.base).port))
        return deaf

    def deaf_live(self, table: str) -> connect:
        """A live connection whose owner sends requests and reads nothing."""
        headers = {"Cookie": self.cookie}
        return connect(
            self.live_url(table),
            sock=self.deaf_socket(),
            additional_headers=headers,
            max_queue=1,
            close_timeout=0.1,
        )

    def live(self, table: str, since: int | None = None, base: str | None = None) -> "Live":
        return Live(self, table, since, base or self.base)


class Live:
    """One live connection."""

    def __init__(self, client: Client, table: str, since: int | None, base: str) -> None:
        self.client = client
        self.table = table
        self.since = since
        self.url = client.live_url(table, base)
        self.socket: ClientConnection  # once it is entered
        self.sequence = since or 0
        self.steps: list[Json] = []
        self.last: Json = {}
        self.form: Json = {}
        self.absent: dict[int, Json] = {}  # by seat
        self.raw: list[str] = []
        self._ids = 0

    async def __aenter__(self) -> Self:
        query = "" if self.since is None else f"?since={self.since}"
        headers = {"Cookie": self.client.cookie}
        self.socket = await connect(self.url + query, additional_headers=headers, max_size=None)
        await self.until(lambda: bool(self.last))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def receive(self) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        if message["type"] == "update":
            self._take(message)
        elif message["type"] == "presence":
            self.absent = {item["seat"]: item for item in message["absent"]}
        return message

    def _take(self, message: Json) -> None:
        for step in message["steps"]:
            assert step["sequence"] == self.sequence + 1, "steps come without gaps or repeats"
            self.sequence = step["sequence"]
            self.steps.append(step)
        assert message["sequence"] == self.sequence
        self.last = message
        self.form = message.get("table", self.form)

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            await self.receive()

    async def send(self, **message: Any) -> str:
        self._ids += 1
        message_id = message.pop("id", f"{self.client.id}-{self.sequence}-{self._ids}")
        await self.socket.send(json.dumps({"id": message_id, **message}))
        return str(message_id)

    async def answer_to(self, message_id: str) -> Json:
        while True:
            message = await self.receive()
            if message["type"] != "update" and message.get("id") == message_id:
                return message

    async def ask(self, **command: Any) -> Json:
        return await self.answer_to(await self.send(command=command))

    async def preview(self, seat: int, actions: list[Json]) -> Json:
        return await self.answer_to(await self.send(preview={"seat": seat, "actions": actions}))

    @property
    def is_running(self) -> bool:
        return bool(self.form.get("status") == "running")

    def to_decide(self) -> list[Json]:
        """The own seats that have a decision to make."""
        waiting = {item["seat"] for item in self.last["waiting"]}
        return [seat for seat in self.last["seats"] or [] if seat["seat"] in waiting]

    async def turn(self, seat: Json, rng: Random) -> list[Json]:
        """A whole turn, built with previews."""
        actions = [choice(seat["view"], seat["legal"], rng)]
        while True:
            shown = await self.preview(seat["seat"], actions)
            if shown["type"] == "refused" or shown["whole"]:
                return actions
            actions.append(choice(shown["view"], shown["legal"], rng))

    async def act(self, rng: Random) -> Json | None:
        """Decide for the first own seat that has to; answers the server's answer, if any."""
        for seat in self.to_decide():
            sequence = self.last["sequence"]
            actions = await self.turn(seat, rng)
            return await self.ask(do="act", seat=seat["seat"], actions=actions, sequence=sequence)
        return None

    async def play(
        self,
        rng: Random,
        before_act: Callable[["Live"], Awaitable[None]] | None = None,
        most: int | None = None,
    ) -> None:
        """Play to the end of the game, or so many decisions."""
        await self.until(lambda: self.form.get("status") != "open")
        while self.is_running and most != 0:
            if self.to_decide():
                if before_act is not None:
                    await before_act(self)
                await self.act(rng)
                most = None if most is None else most - 1
            else:
                await self.receive()


@asynccontextmanager
async def clients(base: str, *names: str) -> AsyncIterator[list[Client]]:
    """Several people with a session each."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(base, name)) for name in names]


@contextmanager
def closed_by_server(*codes: int) -> Iterator[None]:
    """Check that the server closes a connection, with one of these codes."""
    with pytest.raises(ConnectionClosed) as caught:
        yield
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code in codes


async def play_through(
    client: Client, table: str, rng: Random, every: int, bases: Sequence[str] = ()
) -> list[Json]:
    """Play to the end, reconnecting to one server after the other; answers all steps.

    A connection that breaks is only one more reason to come back.
    """
    steps: list[Json] = []
    turn = 0
    while True:
        turn += 1
        base = bases[turn % len(bases)] if bases else client.base
        live = client.live(table, len(steps), base)
        try:
            async with live:
                await live.play(rng, most=every)
        except (ConnectionClosed, OSError):
            bases = [other for other in bases if other != base] or bases
        steps += live.steps
        if live.form and live.form["status"] not in ("open", "running"):
            return steps


async def play_out(table: str, *people: Client, every: int = 9) -> list[list[Json]]:
    """Let everybody play to the end, each by chance of their own; answers what each was sent."""
    playing = (play_through(each, table, Random(i), every) for i, each in enumerate(people, 1))
    return await everybody(*playing)


async def everybody(*playing: Awaitable[list[Json]]) -> list[list[Json]]:
    """Run several players at once; answers what each was sent."""
    return list(await asyncio.gather(*playing))


def choice(view: Json, legal: list[Json], rng: Random) -> Json:
    """Bring gems home, else avoid the falls, so that games end."""
    ransoms = [action for action in legal if action["type"] == "ransom"]
    if ransoms:
        return rng.choice(ransoms)

    def merit(action: Json) -> float:
        if action["type"] != "trip":
            return rng.random()
        if action["to"] == "falls":
            return -10
        me = view["players"][view["seat"]]
        is_loaded = me["canoes"][action["canoe"]]["gem"] is not None
        depth = 0 if action["to"] == "shore" else int(action["to"][0])
        if is_loaded:
            return -5.0 if "unload" in action["before"] + action["after"] else 20.0 - depth
        return 9.0 if action["before"] or action["after"] else -abs(depth - 4) + rng.random()

    return max(legal, key=merit)
