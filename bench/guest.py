"""A scripted player that survives crashes: it reconnects, and sends open commands again.

Every command has an id; one that was not answered is sent again under the same id.
"""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from bench.ledger import Ledger, Promise, fingerprint
from bench.policy import turns
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

LOST = (OSError, TimeoutError, WebSocketException, EOFError)
TRY_AGAIN = ("unavailable", "slow-down")
GONE = (4401, 4404)  # no such session, no such table
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class Pending:
    """A command on its way, and what to do instead should it be refused."""

    def __init__(self, command_id: str, text: str, others: list[list[Any]]) -> None:
        self.id = command_id
        self.text = text
        self.others = others
        self.is_resent = False


class Guest:
    """Somebody with a session, at one table after the other."""

    def __init__(
        self, ports: Sequence[int], session: str, cookie: str, ledger: Ledger, rng: Random
    ) -> None:
        self.ports = ports  # of the servers: any of them will do
        self.session = session
        self.cookie = cookie
        self.ledger = ledger
        self.rng = rng
        self.think_s = 0.0
        self.is_watching = False  # decides nothing for the time being
        self.is_leaving = False  # finishes what is under way, begins nothing new
        self.table = ""
        self.seat = 0
        self.sequence = 0
        self.is_over = False
        self._last: dict[str, Any] = {}
        self._pending: Pending | None = None
        self._asked = 0

    def command_id(self) -> str:
        """A new id."""
        self._asked += 1
        name = f"{self.session[:6]}-{self._asked}"
        self.ledger.asked.add((self.session, name))
        return name

    async def play(self, table: str, seat: int) -> None:
        """Play a game to its end, through any number of crashes."""
        self.table, self.seat, self.sequence = table, seat, 0
        self.is_over, self._pending = False, None
        while not self._has_finished:
            try:
                await self._sit()
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in GONE:
                    reason = f"{closed.rcvd.code} {closed.rcvd.reason}"
                    if "answer" not in closed.rcvd.reason:
                        self.ledger.wrong(f"table {table}: turned away with {reason}")
            except LOST:
                pass
            await asyncio.sleep(self.rng.uniform(0.02, 0.15))

    @property
    def _has_finished(self) -> bool:
        """Whether there is nothing more to do at this table, nor to be told."""
        return self._pending is None and (self.is_over or self.is_leaving)

    async def _sit(self) -> None:
        since = f"?since={self.sequence}" if self.sequence else ""
        url = f"ws://127.0.0.1:{self.rng.choice(self.ports)}/api/tables/{self.table}/live{since}"
        async with connect(
            url,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=5,
            close_timeout=1,
        ) as socket:
            if self._pending is not None:
                self._pending.is_resent = True
                self.ledger.resent += 1
                await socket.send(self._pending.text)
            while not self._has_finished:
                message = decode(await socket.recv())
                match message["type"]:
                    case "update":
                        self._take(message)
                    case "done":
                        self._acknowledged(message)
                    case "refused":
                        await self._refused(socket, message)
                if self._pending is None and not self.is_leaving and not self.is_over:
                    await self._act(socket)

    def _take(self, message: dict[str, Any]) -> None:
        stream = self.ledger.streams[self.table, self.seat]
        for step in message["steps"]:
            if step["sequence"] != self.sequence + 1:
                self.ledger.wrong(
                    f"table {self.table}, seat {self.seat}: "
                    f"step {step['sequence']} came after {self.sequence}"
                )
            self.sequence = step["sequence"]
            stream.append(fingerprint(step))
        if message["sequence"] != self.sequence:
            self.ledger.wrong(
                f"table {self.table}, seat {self.seat}: an update says {message['sequence']} "
                f"and shows steps up to {self.sequence}"
            )
        self._last = message
        if "table" in message:
            self.is_over = message["table"]["status"] in ("over", "abandoned")

    def _acknowledged(self, message: dict[str, Any]) -> None:
        if self._pending is None or message["id"] != self._pending.id:
            self.ledger.wrong(f"table {self.table}: an answer to {message['id']}, not asked")
            return
        self.ledger.promises.append(
            Promise(self.table, self.session, message["id"], message["sequence"])
        )
        self._pending = None

    async def _refused(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        pending = self._pending
        self.ledger.refused += 1
        if pending is None or message["id"] not in (pending.id, None):
            self.ledger.wrong(f"table {self.table}: a refusal of {message['id']}, not asked")
        elif message["code"] in TRY_AGAIN:
            await asyncio.sleep(0.05)
            await socket.send(pending.text)
        elif pending.is_resent:
            self.ledger.wrong(
                f"table {self.table}: {pending.id}, sent again, was refused: {message['message']}"
            )
            self._pending = None
        elif message["code"] == "illegal" and pending.others:
            await self._ask(socket, pending.others)
        else:
            self.ledger.wrong(f"table {self.table}: refused: {message['message']}")
            self._pending = None

    async def _act(self, socket: ClientConnection) -> None:
        if self.is_watching:
            return
        if all(item["seat"] != self.seat for item in self._last.get("waiting", [])):
            return
        if self.think_s:
            await asyncio.sleep(self.rng.uniform(0, 2 * self.think_s))
        own = next(item for item in self._last["seats"] if item["seat"] == self.seat)
        await self._ask(socket, turns(own["view"], own["legal"], self.rng))

    async def _ask(self, socket: ClientConnection, options: list[list[Any]]) -> None:
        command = {
            "do": "act",
            "seat": self.seat,
            "actions": options[0],
            "sequence": self.sequence,
        }
        name = self.command_id()
        text = encode({"id": name, "command": command}).decode()
        self._pending = Pending(name, text, options[1:])
        await socket.send(text)
