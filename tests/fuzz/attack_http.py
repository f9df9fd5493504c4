"""An attack on a running server over plain connections, many requests at a time."""

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random

from fuzz.hostile_http import GARBAGE, WISH, request
from server.player import PATIENCE, Client

AT_ONCE = 40  # requests before anybody waits for an answer
CONNECTIONS = 4


class Line:
    """One connection; opened again when the server has ended it."""

    def __init__(self, client: Client, table: str, secret: str, rng: Random) -> None:
        self.client = client
        self.table = table
        self.secret = secret.encode()  # another's: in nothing that comes here
        self.rng = rng
        self.port = int(client.base.rpartition(":")[2])

    async def attack(self, count: int, counts: Counter[str]) -> None:
        """Send so many requests; every one of them has to be answered."""
        reader, writer = await self._open()
        while count > 0:
            many = min(AT_ONCE, count)
            some = [
                request(self.rng, self.table, self.client.cookie, self.client.base)
                for _ in range(many)
            ]
            writer.write(b"".join(some))
            for each in some:
                status = await asyncio.wait_for(self._answer(reader, each), PATIENCE)
                counts[f"status {status}"] += 1
            counts["requests"] += many
            count -= many
            if self.rng.random() < 0.2:
                await self._garbage(counts)
        writer.close()

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def _answer(self, reader: asyncio.StreamReader, asked: bytes) -> int:
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head[9:12])
        if status == 100:
            return await self._answer(reader, asked)
        has_body = not asked.startswith(b"HEAD ") and status not in (204, 304)
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        text = await reader.readexactly(int(length)) if has_body and length else b""
        assert status < 500, (asked[:600], head, text[:600])
        assert status < 400 or b'"code":' in text or not has_body, (asked[:600], head, text[:600])
        assert self.secret not in head + text
        return status

    async def _garbage(self, counts: Counter[str]) -> None:
        """What is hardly a request at all ends its connection, and nothing else."""
        reader, writer = await self._open()
        writer.write(self.rng.choice(GARBAGE))
        writer.write_eof()
        said = await asyncio.wait_for(reader.read(), PATIENCE)
        assert not said or said[9:12] < b"500", said[:600]
        counts["garbage"] += 1
        writer.close()


async def attack_http(
    base: str, requests: int, seed: int, progress: Callable[[int], None] = lambda _: None
) -> Counter[str]:
    """Attack with so many requests; how often what was answered."""
    counts: Counter[str] = Counter()
    async with Client(base, "Fuzz") as client, Client(base, "Other") as other:
        table = await client.create(WISH["seats"])
        secret = other.cookie.partition(".")[2]
        rng = Random(seed)
        lines = [Line(client, table, secret, Random(rng.random())) for _ in range(CONNECTIONS)]
        while counts["requests"] < requests:
            each = min(200, -(-(requests - counts["requests"]) // CONNECTIONS))
            await asyncio.gather(*(line.attack(each, counts) for line in lines))
            progress(counts["requests"])
        assert (await client.http.get("/healthz")).text == "ok"
        assert "niagara_failures_total 0.0" in (await client.http.get("/metrics")).text
    return counts
