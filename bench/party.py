"""The scripted players of one table after another, some of them with bots."""

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
from bench.guest import Guest
from bench.ledger import Ledger, Promise

SEATS = 4
STEPS_TO_GO_ON = 4
PATIENCE = 90.0  # seconds for every table to go on after the last fault
LEVEL = "easy"


class Party:
    """A table's people. Tables are made over HTTP, with ids that are sent again if need be."""

    def __init__(
        self, servers: Sequence[httpx.AsyncClient], ledger: Ledger, people: int, rng: Random
    ) -> None:
        self.servers = servers  # any of them will do
        self.ledger = ledger
        self.people = people
        self.rng = rng
        self.guests: list[Guest] = []
        self.tables: list[str] = []
        self.has_begun = asyncio.Event()
        self.is_leaving = False

    @property
    def progress(self) -> tuple[int, int]:
        """How far they are: games, and the last sequence number that somebody has seen."""
        return len(self.tables), max((guest.sequence for guest in self.guests), default=0)

    def leave(self) -> None:
        """Finish what is under way, and stop."""
        self.is_leaving = True
        for guest in self.guests:
            guest.is_leaving = True

    async def meet(self, ports: Sequence[int], think_s: float) -> None:
        """Get sessions."""
        for i in range(self.people):
            answer = await self._post("/api/session", {"name": f"guest {i}"}, None)
            cookie = answer.headers["set-cookie"].partition(";")[0]
            rng = Random(self.rng.random())
            guest = Guest(ports, answer.json()["id"], cookie, self.ledger, rng)
            guest.think_s = think_s
            self.guests.append(guest)

    async def play(self) -> None:
        """Game after game."""
        while not self.is_leaving:
            table = await self._new_table()
            self.tables.append(table)
            self.has_begun.set()
            await asyncio.gather(
                *(guest.play(table, seat) for seat, guest in enumerate(self.guests))
            )

    async def _new_table(self) -> str:
        host = self.guests[0]
        bots = [{"kind": "bot", "level": LEVEL}] * (SEATS - self.people)
        seats: list[dict[str, str]] = [{"kind": "me"}, *[{"kind": "open"}] * (self.people - 1)]
        name = host.command_id()
        answer = await self._post(f"/api/tables?id={name}", {"seats": [*seats, *bots]}, host)
        table: str = answer.json()["table"]
        self.ledger.promises.append(Promise(table, host.session, name, 1))
        for seat, guest in enumerate(self.guests[1:], 1):
            await self._order(guest, table, {"do": "join", "seat": seat})
        await self._order(host, table, {"do": "start"})
        return table

    async def _order(self, guest: Guest, table: str, command: dict[str, Any]) -> None:
        name = guest.command_id()
        body = {"id": name, "command": command}
        answer = await self._post(f"/api/tables/{table}/commands", body, guest)
        done = answer.json()
        self.ledger.promises.append(Promise(table, guest.session, name, done["sequence"]))

    async def _post(self, path: str, body: dict[str, Any], guest: Guest | None) -> httpx.Response:
        """Ask until it is answered."""
        headers = {"Cookie": guest.cookie} if guest else {}
        while True:
            try:
                answer = await self.rng.choice(self.servers).post(path, json=body, headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
                continue
            if answer.is_success:
                return answer
            if answer.status_code not in (429, 503):
                raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
            await asyncio.sleep(0.1)


async def all_begin(parties: Sequence[Party], tasks: Sequence[asyncio.Task[None]]) -> None:
    """Wait until every party has a game, or has failed."""
    for party, task in zip(parties, tasks, strict=True):
        begun = asyncio.create_task(party.has_begun.wait())
        await asyncio.wait([task, begun], return_when=asyncio.FIRST_COMPLETED)
        begun.cancel()


async def all_go_on(parties: Sequence[Party], ledger: Ledger) -> None:
    """Wait until every table has moved on, or was finished and replaced."""
    before = [party.progress for party in parties]
    limit = time.monotonic() + PATIENCE
    waiting = list(range(len(parties)))
    while waiting and time.monotonic() < limit:
        await asyncio.sleep(0.1)
        waiting = [i for i in waiting if not _went_on(before[i], parties[i].progress)]
    for i in waiting:
        games, sequence = parties[i].progress
        ledger.wrong(
            f"table {parties[i].tables[games - 1]} ({parties[i].people} people) does not go on "
            f"after the last fault: it is at {sequence}"
        )


def _went_on(before: tuple[int, int], now: tuple[int, int]) -> bool:
    return now[0] > before[0] or now[1] >= before[1] + STEPS_TO_GO_ON


async def break_up(
    parties: Sequence[Party], tasks: Sequence[asyncio.Task[None]], ledger: Ledger
) -> None:
    """Let everybody finish what is under way, and note whoever failed."""
    for party in parties:
        party.leave()
    _, late = await asyncio.wait(tasks, timeout=10)
    for task in tasks:
        if task in late:  # it waits for somebody who has left already
            task.cancel()
        elif task.exception() is not None:
            ledger.wrong(f"a party broke up: {task.exception()}")
    await asyncio.gather(*late, return_exceptions=True)
