"""Kill -9 under load: no acknowledged command is lost, none applied twice, every table goes on.

    python bench/crash.py [--kills 100] [--tables 50] [--database sqlite|postgres]

Starts `niagara serve`, plays at many tables with scripted people (every fifth table also has two
bots), kills the server at random moments, and starts it again on the same data and port. People
reconnect with the sequence number they have, and send an unanswered command again under its id.
At the end everything they were promised and shown is held against the log in the store. Exits with
1 if anything does not hold.
"""

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from statistics import median

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.disk import check
from bench.ledger import MOST_SHOWN, Ledger, read_postgres, read_sqlite
from bench.party import SEATS, Party, all_begin, all_go_on, break_up
from bench.postgres import postgres
from bench.side_by_side import HERE, free_port
from bench.victim import Victim

from niagara.server.store.migrate import upgrade

WITH_BOTS = 5  # every so many tables
LONG_LIFE = 10  # every so many starts it runs long enough to take over another node's bots
LONG_LIFE_S = 8.0
KILLED_STARTING = 0.1  # the share of kills that come while the server is starting


def arguments() -> argparse.Namespace:
    """The parsed command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds-between", type=float, default=1.0, help="the mean, once ready")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--think-ms", type=float, default=50, help="mean pause before a move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--disk", type=Path, default=HERE.parent / "build" / "bench-files")
    return parser.parse_args()


async def kill_again_and_again(victim: Victim, args: argparse.Namespace, rng: Random) -> None:
    """Kills at random moments, each followed by a start."""
    for number in range(1, args.kills + 1):
        if number % LONG_LIFE == 0:
            await asyncio.sleep(LONG_LIFE_S)
        await asyncio.sleep(rng.uniform(0, 2 * args.seconds_between))
        await victim.kill()
        victim.start()
        if rng.random() < KILLED_STARTING and number < args.kills:
            await asyncio.sleep(rng.uniform(0, 1))
        else:
            await victim.ready()
        if number % 10 == 0:
            print(f"  {number} kills", file=sys.stderr, flush=True)


async def play(victim: Victim, args: argparse.Namespace, ledger: Ledger) -> int:
    """All of it but the check; the number of games."""
    rng = Random(args.seed)
    victim.start()
    await victim.ready()
    limits = httpx.Limits(max_connections=50, max_keepalive_connections=0)
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # everybody brings their own
    async with httpx.AsyncClient(
        base_url=victim.base, cookies=no_cookies, limits=limits, timeout=10
    ) as http:
        parties = [
            Party([http], ledger, 2 if i % WITH_BOTS == 0 else SEATS, Random(rng.random()))
            for i in range(args.tables)
        ]
        await asyncio.gather(
            *(party.meet([victim.port], args.think_ms / 1000) for party in parties)
        )
        tasks = [asyncio.create_task(party.play()) for party in parties]
        await all_begin(parties, tasks)
        await kill_again_and_again(victim, args, rng)
        await all_go_on(parties, ledger)
        await break_up(parties, tasks, ledger)
    return sum(len(party.tables) for party in parties)


async def run(args: argparse.Namespace, folder: Path, address: str | None) -> int:
    """Play, kill, check, and say what came of it."""
    began, ledger = time.monotonic(), Ledger()
    file = str(folder / "niagara.db")
    if address is not None:
        await upgrade(address)
    # A port of our own: while the server is dead, nobody else should find it free.
    port = free_port(20_000 + 2 * (os.getpid() % 5_000))
    victim = Victim(address or file, port, folder / "server.log")
    try:
        games = await play(victim, args, ledger)
        status = await victim.stop()
    finally:
        await victim.kill()
    played = time.monotonic() - began
    log = read_sqlite(file) if address is None else await read_postgres(address)
    ledger.check(log)
    print(
        f"{args.kills} kills of a server on {args.database}, {args.tables} tables at a time, "
        f"{games} in all, {played:.0f} s (load {os.getloadavg()[0]:.1f})\n"
        f"{len(log)} entries stored, {ledger.by_bots} of them by bots; "
        f"{len(ledger.promises)} commands acknowledged, {ledger.resent} sent again after a kill, "
        f"{ledger.refused} refused\n"
        f"{len(ledger.streams)} streams of {sum(map(len, ledger.streams.values()))} steps compared "
        f"with the log\n"
        f"starts: median {median(victim.starts):.2f} s, longest {max(victim.starts):.2f} s; "
        f"workers that outlived their server: {victim.orphans} times; last exit status {status}"
    )
    for wrong in ledger.wrongs[:MOST_SHOWN]:
        print(f"WRONG: {wrong}")
    print(f"{len(ledger.wrongs)} violations" if ledger.wrongs else "everything holds")
    return 1 if ledger.wrongs else 0


def main() -> int:
    """Run it on a fresh database."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # as Ctrl+C: the server is ended too
    args = arguments()
    check(args.disk)
    # PostgreSQL's sockets need a short path, and its own user has to get in.
    where = None if args.database == "postgres" else args.disk
    folder = Path(tempfile.mkdtemp(prefix="crash-", dir=where))
    try:
        if args.database == "sqlite":
            status = asyncio.run(run(args, folder, None))
        else:
            with postgres(folder) as address:
                status = asyncio.run(run(args, folder, address))
    except BaseException:
        print(f"the server's log and data are in {folder}", file=sys.stderr)
        raise
    if status:
        print(f"the server's log and data are in {folder}")
    else:
        shutil.rmtree(folder)
    return status


if __name__ == "__main__":
    sys.exit(main())
