"""An attack on a running server by somebody at the table, a rival and a stranger, all at once."""

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random

from fuzz import hostile
from server.player import ME, OPEN_SEAT, Client, Json, Live, clients, closed_by_server
from simulation.secrecy import secrets_in

ROUNDS = 8  # of attacks at one table
AT_ONCE = 50  # messages before anybody waits for an answer
CODES = {
    *("malformed", "illegal", "unfinished", "stale", "not-yours", "not-now", "full", "not-found"),
    "slow-down",  # for words: other commands are not limited here
}


class Attacker:
    """One connection that sends whatever it likes and checks every answer."""

    def __init__(
        self, client: Client, rng: Random, secrets: set[str], counts: Counter[str]
    ) -> None:
        self.client = client
        self.rng = rng
        self.secrets = secrets  # of others: in nothing that comes here
        self.counts = counts
        self.live: Live | None = None

    async def sit_down(self, table: str) -> None:
        """Watch a table, and forget the one before."""
        if self.live is not None:
            await self.live.__aexit__()
        self.live = await self.client.live(table).__aenter__()

    async def attack(self, count: int) -> None:
        """Send so many messages; every one of them has to be answered."""
        live = self.live
        assert live is not None
        sent = 0
        while sent < count:
            offers = _offers(live)
            many = min(AT_ONCE, count - sent)
            some = [hostile.message(self.rng, offers) for _ in range(many)]
            for message in some:
                await live.socket.send(message if self.rng.random() < 0.5 else _text(message))
            for _ in some:
                await self._answer(live)
            sent += len(some)
        self.counts["messages"] += sent

    async def _answer(self, live: Live) -> None:
        while True:
            answer = await live.receive()
            raw = live.raw.pop()
            live.steps.clear()
            assert not any(secret in raw for secret in self.secrets)
            assert not list(secrets_in(answer, live.client.id, live.form)), raw[:2000]
            if answer["type"] != "update":
                break
        self.counts[answer["type"]] += 1
        if answer["type"] == "refused":
            assert answer["code"] in CODES, raw[:600]
            assert len(answer["message"]) <= 500, raw[:600]
            self.counts[f"refused: {answer['code']}"] += 1

    async def play(self) -> None:
        """Between attacks the game goes on as if nothing had happened."""
        live = self.live
        assert live is not None
        if live.is_running and live.to_decide():
            answer = await live.act(self.rng)
            assert answer is not None
            assert answer["type"] == "done" or answer["code"] in ("stale", "not-now"), answer
            self.counts["honest " + answer["type"]] += 1


def _offers(live: Live) -> list[Json]:
    """What the own seats may do, and the same for everybody else's."""
    return [
        {"do": "act", "seat": seat, "actions": [action], "sequence": live.sequence}
        for own in live.last.get("seats") or ()
        for seat in (own["seat"], own["seat"], (own["seat"] or 0) + 1)
        for action in own.get("legal") or ()
    ]


def _text(message: bytes) -> str | bytes:
    try:
        return message.decode()
    except UnicodeDecodeError:
        return message


async def new_table(host: Client, guest: Client, number: int) -> str:
    """Two people, one of them with a friend at the same device, and a bot."""
    seats: list[Json] = [ME, OPEN_SEAT, {"kind": "local", "name": "Ann"}]
    table = await host.create([*seats, {"kind": "bot", "level": "easy"}], f"table-{number}")
    assert (await guest.ask(table, "in", do="join", seat=1)).status_code == 200
    if number % 4:  # the others are attacked before the start
        await host.start(table)
    return table


async def attack(
    base: str, messages: int, seed: int, progress: Callable[[int], None] = lambda _: None
) -> Counter[str]:
    """Attack with so many messages; how often what was answered."""
    counts: Counter[str] = Counter()
    rng = Random(seed)
    async with clients(base, "Mallory", "Trudy", "Eve") as people:
        host, guest, _stranger = people
        cookies = {client.id: client.cookie.partition(".")[2] for client in people}
        attackers = []
        for client in people:
            others = {cookie for who, cookie in cookies.items() if who != client.id}
            attackers.append(Attacker(client, Random(rng.random()), others, counts))
        while counts["messages"] < messages:
            table = await new_table(host, guest, counts["tables"])
            counts["tables"] += 1
            for attacker in attackers:
                await attacker.sit_down(table)
            await _at_table(attackers, messages, counts, progress)
        for attacker in attackers:
            assert attacker.live is not None
            await attacker.live.__aexit__()
        counts["closed"] = await _too_large(host, table)
        assert (await host.http.get("/healthz")).text == "ok"
        metrics = (await host.http.get("/metrics")).text
        assert "niagara_failures_total 0.0" in metrics
    return counts


async def _at_table(
    attackers: list[Attacker],
    messages: int,
    counts: Counter[str],
    progress: Callable[[int], None],
) -> None:
    """Attack at one table until it is used up."""
    for _ in range(ROUNDS):
        each = min(200, -(-(messages - counts["messages"]) // len(attackers)))
        if each <= 0:
            return
        await asyncio.gather(*(attacker.attack(each) for attacker in attackers))
        for attacker in attackers:
            await attacker.play()
        progress(counts["messages"])
        forms = [attacker.live.form for attacker in attackers if attacker.live]
        if any(form["status"] in ("over", "abandoned") for form in forms):
            return


async def _too_large(client: Client, table: str) -> int:
    """Frames that no server should take: the connection ends, and nothing else does."""
    closed = 0
    for size in (16_385, 1_000_000):
        async with client.live(table) as live:
            await live.socket.send("x" * size)
            with closed_by_server(1009):
                await live.until(lambda: False)
            closed += 1
    return closed
