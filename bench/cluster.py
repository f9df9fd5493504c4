"""Three nodes with faults: no acknowledged command is lost or doubled, and every step is sent.

    python bench/cluster.py [--minutes 30] [--tables 30]

Starts three `niagara serve` on one PostgreSQL and one Valkey, and plays at many tables with
scripted people who connect to any node and change nodes whenever a connection breaks. Meanwhile
nodes are frozen and killed, and the broker and the database are restarted. At the end the faults
stop: every table has to go on; then nobody decides any more, and everybody has to have been told
the whole log. Everything promised and shown is held against the store. Exits with 1 if anything
does not hold.
"""

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random

import asyncpg
import httpx

sys.path.pop(0)  # this folder: its server.py is another
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from bench.ledger import MOST_SHOWN, Ledger, read_postgres
from bench.party import SEATS, Party, all_begin, all_go_on, break_up
from bench.side_by_side import free_port
from bench.victim import Victim

from niagara.server.store.migrate import upgrade
from server.parts import Broker, Postgres

NODES = 3
WITH_BOTS = 3  # every so many tables
PAUSE_S = (1.0, 5.0)  # between two faults
QUIET_S = 60.0  # for the last step to reach everybody
LAST = "SELECT id, sequence FROM tables WHERE id = ANY($1::text[])"


class Faults:
    """What goes wrong with a cluster, at random."""

    def __init__(
        self, nodes: list[Victim], postgres: Postgres, broker: Broker, rng: Random
    ) -> None:
        self.nodes = nodes
        self.postgres = postgres
        self.broker = broker
        self.rng = rng
        self.count: Counter[str] = Counter()

    async def go_on(self, seconds: float) -> None:
        """One fault after the other; each is over before the next."""
        until = time.monotonic() + seconds
        kinds = (self.frozen, self.frozen, self.killed, self.killed, self.no_broker, self.no_store)
        while time.monotonic() < until:
            await asyncio.sleep(self.rng.uniform(*PAUSE_S))
            kind = self.rng.choice(kinds)
            self.count[kind.__name__] += 1
            await kind()
            if sum(self.count.values()) % 20 == 0:
                print(f"  {dict(self.count)}", file=sys.stderr, flush=True)

    async def frozen(self) -> None:
        """A node stands still, long enough at times for others to take its tables over."""
        node = self.rng.choice(self.nodes)
        node.freeze()
        await asyncio.sleep(self.rng.uniform(0.2, 9.0))
        node.thaw()

    async def killed(self) -> None:
        """A node is killed, and comes back after a while."""
        node = self.rng.choice(self.nodes)
        await node.kill()
        await asyncio.sleep(self.rng.uniform(0.0, 5.0))
        node.start()
        await node.ready()

    async def no_broker(self) -> None:
        """The broker is away, with every message that was on its way."""
        self.broker.kill()
        await asyncio.sleep(self.rng.uniform(0.0, 4.0))
        self.broker.start()

    async def no_store(self) -> None:
        """The database restarts: every connection breaks, whatever it was at."""
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(self.rng.uniform(0.0, 3.0))
        await asyncio.to_thread(self.postgres.start)


async def all_hear(parties: list[Party], ledger: Ledger, url: str) -> None:
    """Once nobody decides any more, everybody who watches has to know the last step."""
    guests = [guest for party in parties for guest in party.guests]
    for guest in guests:
        guest.is_watching = True
    limit = time.monotonic() + QUIET_S
    late = ["nobody has looked yet"]
    while late and time.monotonic() < limit:
        await asyncio.sleep(1)
        connection = await asyncpg.connect(url)
        try:
            rows = await connection.fetch(LAST, [guest.table for guest in guests])
        finally:
            await connection.close()
        last = {row["id"]: row["sequence"] for row in rows}
        late = [
            f"table {guest.table}, seat {guest.seat}: told up to {guest.sequence}, "
            f"stored up to {last.get(guest.table)}"
            for guest in guests
            if not guest.is_over and guest.sequence != last.get(guest.table)
        ]
    for what in late:
        ledger.wrong(what)


async def play(faults: Faults, args: argparse.Namespace, ledger: Ledger, url: str) -> int:
    """All of it but the check; the number of games."""
    rng, nodes = Random(args.seed), faults.nodes
    for node in nodes:
        node.start()
        await node.ready()
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(
                httpx.AsyncClient(
                    base_url=node.base,
                    cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
                    limits=httpx.Limits(max_connections=50, max_keepalive_connections=0),
                    timeout=10,
                )
            )
            for node in nodes
        ]
        parties = [
            Party(servers, ledger, 2 if i % WITH_BOTS == 0 else SEATS, Random(rng.random()))
            for i in range(args.tables)
        ]
        ports = [node.port for node in nodes]
        await asyncio.gather(*(party.meet(ports, args.think_ms / 1000) for party in parties))
        tasks = [asyncio.create_task(party.play()) for party in parties]
        await all_begin(parties, tasks)
        await faults.go_on(60 * args.minutes)
        await all_go_on(parties, ledger)
        await all_hear(parties, ledger, url)
        await break_up(parties, tasks, ledger)
    return sum(len(party.tables) for party in parties)


async def run(args: argparse.Namespace, postgres: Postgres, broker: Broker, folder: Path) -> int:
    """Play, break, check, and say what came of it."""
    began, ledger, url = time.monotonic(), Ledger(), postgres.url("postgres")
    await upgrade(url)
    first = 30_000 + 8 * (os.getpid() % 2_000)
    nodes = [
        Victim(url, free_port(first + 2 * i), folder / f"node{i}.log", f"--redis={broker.url}")
        for i in range(NODES)
    ]
    faults = Faults(nodes, postgres, broker, Random(args.seed + 1))
    try:
        games = await play(faults, args, ledger, url)
        failures = [await failures_of(node) for node in nodes]
    finally:
        for node in nodes:
            node.thaw()
            await node.kill()
    log = await read_postgres(url)
    ledger.check(log)
    for node, count in zip(nodes, failures, strict=True):
        if count:
            ledger.wrong(f"node at port {node.port}: {count:g} failures")
    print(
        f"{NODES} nodes, {args.tables} tables at a time, {games} in all, "
        f"{(time.monotonic() - began) / 60:.1f} minutes; faults: {dict(faults.count)}\n"
        f"{len(log)} entries stored, {ledger.by_bots} of them by bots; "
        f"{len(ledger.promises)} commands acknowledged, {ledger.resent} sent again, "
        f"{ledger.refused} refused\n"
        f"{len(ledger.streams)} streams of {sum(map(len, ledger.streams.values()))} steps compared "
        "with the log"
    )
    for wrong in ledger.wrongs[:MOST_SHOWN]:
        print(f"WRONG: {wrong}")
    print(f"{len(ledger.wrongs)} violations" if ledger.wrongs else "everything holds")
    return 1 if ledger.wrongs else 0


async def failures_of(node: Victim) -> float:
    """How many requests of a node ended in an error of its own, since its last start."""
    async with httpx.AsyncClient(base_url=node.base) as http:
        text = (await http.get("/metrics")).text
    line = next(line for line in text.splitlines() if line.startswith("niagara_failures_total"))
    return float(line.split()[1])


def main() -> int:
    """Run it on fresh servers."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # as Ctrl+C: the servers are ended too
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--think-ms", type=float, default=150, help="mean pause before a move")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="cluster-"))
    folder.chmod(0o755)  # PostgreSQL has a user of its own
    with Postgres(folder / "postgres") as postgres, Broker(folder / "broker") as broker:
        status = asyncio.run(run(args, postgres, broker, folder))
    if status:
        print(f"the servers' logs are in {folder}")
    else:
        shutil.rmtree(folder)
    return status


if __name__ == "__main__":
    sys.exit(main())
