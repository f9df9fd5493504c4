"""A rival's secret tiles make no difference to the bytes sent to others until they are revealed.

A game is played up to some point and stopped; two copies of its database then go on, with clocks
that stand still, and differ in nothing but the tile that a rival chooses.
"""

import shutil
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from server.player import Client, Json, Live, clients
from server.running import Served, serving

NOON = 1_800_000_000_000


class Prepared(NamedTuple):
    """A game at the beginning of a round, and who is who in it."""

    database: Path
    table: str
    cookies: dict[str, httpx.Cookies]
    start: int
    hand: list[Any]  # of the rival: the seat that reveals last


def still() -> int:
    return NOON


async def prepare(database: Path, rounds: int) -> Prepared:
    """Three people at a table, so many rounds into the game, and somebody who watches."""
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(database, still))
        names = ("Ann", "Ben", "Cem", "Eve")
        people = await stack.enter_async_context(clients(served.base, *names))
        host, *guests = people[:3]
        table = await host.new_game(*guests, others=(), public=True)
        lives = [await stack.enter_async_context(c.live(table)) for c in people[:3]]
        rng = Random(rounds)
        while lives[0].last["seats"][0]["view"]["round"] <= rounds:
            for live in lives:
                await decide(live, lives, rng)
        view = lives[0].last["seats"][0]["view"]
        start = int(view["start"])
        rival = lives[(start + 2) % 3]
        hand = rival.last["seats"][0]["view"]["players"][(start + 2) % 3]["hand"]
        return Prepared(
            database, table, {c.name: c.http.cookies for c in people}, view["start"], hand
        )


async def decide(live: Live, all_lives: list[Live], rng: Random) -> None:
    """Make one of their decisions, and read the updates of all."""
    if live.to_decide():
        answer = await live.act(rng)
        assert answer is not None
        assert answer["type"] == "done", answer
        await heard(all_lives, answer["sequence"])


async def heard(lives: list[Live], sequence: int) -> None:
    for live in lives:
        await live.until(lambda live=live: live.sequence >= sequence)  # type: ignore[misc]


class Traffic:
    """Everything sent to others than the rival, over sockets and HTTP."""

    def __init__(self) -> None:
        self.answers: list[tuple[str, int, bytes, list[tuple[str, str]]]] = []
        self.messages: dict[str, list[str]] = {}

    def keep(self, what: str, answer: httpx.Response) -> None:
        headers = [(k, v) for k, v in answer.headers.multi_items() if k != "date"]
        self.answers.append((what, answer.status_code, answer.content, headers))


class Round:
    """One round at one copy of the game."""

    def __init__(self, served: Served, game: Prepared) -> None:
        self.served, self.game = served, game
        self.traffic = Traffic()
        self.seats = ["Ann", "Ben", "Cem"]
        self.rival = self.seats[(game.start + 2) % 3]
        self.clients: dict[str, Client] = {}
        self.lives: dict[str, Live] = {}

    async def open(self, stack: AsyncExitStack) -> None:
        for name, cookies in self.game.cookies.items():
            client = await stack.enter_async_context(Client(self.served.base, name, cookies))
            self.clients[name] = client
            self.lives[name] = await stack.enter_async_context(client.live(self.game.table))

    @property
    def watchers(self) -> list[str]:
        return [name for name in self.clients if name != self.rival]

    async def choose(self, name: str, tile: Any) -> None:
        live = self.lives[name]
        seat, sequence = self.seats.index(name), live.sequence
        action = {"type": "paddle", "tile": tile}
        await live.preview(seat, [action])
        answer = await live.ask(do="act", seat=seat, actions=[action], sequence=sequence)
        assert answer["type"] == "done", answer
        await heard(list(self.lives.values()), answer["sequence"])

    async def ask_everything(self) -> None:
        """Read everything about a table, and everything that is refused."""
        table = f"/api/tables/{self.game.table}"
        paths = [
            *(table, f"{table}?since=3", f"{table}/record", f"{table}/record?as=text"),
            *(f"{table}/replay", f"{table}/replay?seat=1", f"{table}/statistics"),
            *("/api/tables?status=running", "/api/my/tables", "/api/leaderboard"),
            f"/api/players/{self.clients[self.rival].id}",
        ]
        seat = self.seats.index(self.rival)
        tile = [{"type": "paddle", "tile": 3}]
        for name in self.watchers:
            client = self.clients[name]
            for path in paths:
                self.traffic.keep(f"{name} {path}", await client.http.get(path))
            for own in range(3):
                body = {"seat": own, "actions": tile}
                answer = await client.http.post(f"{table}/preview", json=body)
                self.traffic.keep(f"{name} previews {own}", answer)
                for canoe in (None, 0, 1):
                    asked = {"seat": own, "canoe": canoe}
                    answer = await client.http.post(f"{table}/why", json=asked)
                    self.traffic.keep(f"{name} asks why {asked}", answer)
            for command in (
                {"do": "act", "seat": seat, "actions": tile, "sequence": 99_999},
                {"do": "act", "seat": seat, "actions": [{"type": "done"}], "sequence": 0},
                {"do": "resign", "seat": seat},
                {"do": "join", "seat": seat},
                {"do": "vote", "yes": False},
            ):
                self.traffic.keep(
                    f"{name} {command}", await client.ask(self.game.table, "x", **command)
                )
            await self._ask_live(self.lives[name], seat, tile)

    async def _ask_live(self, live: Live, seat: int, tile: list[Json]) -> None:
        for number, own in enumerate(range(3)):
            await live.answer_to(
                await live.send(id=f"p{number}", preview={"seat": own, "actions": tile})
            )
        refused = {"do": "act", "seat": seat, "actions": tile, "sequence": 99_999}
        await live.answer_to(await live.send(id="r", command=refused))

    async def reconnect(self) -> None:
        """What is sent to somebody who connects or reconnects."""
        for name in self.watchers:
            for since in (None, 0, 2, 99_999):
                live = self.clients[name].live(self.game.table, since)
                live.sequence = 0 if since == 99_999 else live.sequence
                async with live:
                    self.traffic.messages[f"{name} since {since}"] = live.raw
            aided = self.clients[name].live(self.game.table)
            aided.url += "?aids=true"
            async with aided:
                self.traffic.messages[f"{name} with aids"] = aided.raw

    async def play(self, tile: Any, before: Any) -> None:
        """The round up to where the rival's tile is revealed; the rival changes their mind once."""
        first, second = self.seats[self.game.start], self.seats[(self.game.start + 1) % 3]
        await self.choose(self.rival, before)
        await self.ask_everything()
        await self.choose(self.rival, tile)
        await self.ask_everything()
        for name in (first, second):
            hand = self.lives[name].last["seats"][0]["view"]["players"][self.seats.index(name)]
            await self.choose(name, hand["hand"][-1])
        await self.ask_everything()
        await decide(self.lives[first], list(self.lives.values()), Random(5))
        await self.ask_everything()
        await self.reconnect()
        for name in self.watchers:
            self.traffic.messages[name] = self.lives[name].raw

    async def reveal(self) -> None:
        second = self.seats[(self.game.start + 1) % 3]
        await decide(self.lives[second], list(self.lives.values()), Random(5))


async def played(game: Prepared, copy: Path, tile: Any, before: Any) -> tuple[Traffic, list[Json]]:
    """The traffic of all but the rival, and what one of them hears when the tile is revealed."""
    shutil.copy(game.database, copy)
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(copy, still))
        this = Round(served, game)
        await this.open(stack)
        await this.play(tile, before)
        kept = {name: list(raw) for name, raw in this.traffic.messages.items()}
        await this.reveal()
        last = [this.lives[name].last for name in this.watchers]
        this.traffic.messages = kept
        return this.traffic, last


@pytest.mark.parametrize("rounds", [0, 3])
async def test_a_rivals_hidden_tile_makes_no_difference_until_it_is_revealed(
    tmp_path: Path, rounds: int
) -> None:
    game = await prepare(tmp_path / "game.db", rounds)
    low, high = game.hand[0], game.hand[-1]
    one, revealed_one = await played(game, tmp_path / "one.db", low, high)
    two, revealed_two = await played(game, tmp_path / "two.db", high, low)
    assert one.answers == two.answers
    assert one.messages == two.messages
    assert sum(map(len, one.messages.values())) > 40
    assert revealed_one != revealed_two, "and then it does make a difference"


async def test_a_bots_choice_is_told_at_a_set_time_whatever_it_thought(tmp_path: Path) -> None:
    """R2.1: the time for a decision must not reveal tiles."""
    pace = 250
    bots = [{"kind": "bot", "level": level} for level in ("beginner", "easy", "medium")]
    async with (
        serving(tmp_path / "x.db", bot_pace_ms=pace) as served,
        Client(served.base, "Ann") as ann,
        ann.live(await ann.create(bots)) as live,
    ):
        await live.ask(do="start")
        await live.until(lambda: sum(step["kind"] == "acted" for step in live.steps) >= 8)
    began = next(step["at"] for step in live.steps if step["kind"] == "started")
    acted = [step for step in live.steps if step["kind"] == "acted"]
    assert all(step["at"] - began >= pace for step in acted[:3])
    for before, step in pairwise(acted[2:6]):
        assert step["at"] - before["at"] >= pace
