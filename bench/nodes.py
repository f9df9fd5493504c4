"""Two server processes on one PostgreSQL and one Valkey: 200 games, players spread over both.

    python bench/nodes.py [GAMES]

Every seat's stream of steps is checked: without gaps, and equal to what the store holds.
"""

import asyncio
import shutil
import sys
import tempfile
import time
from pathlib import Path

sys.path.pop(0)  # this folder: its server.py is another
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from niagara.server.store.migrate import upgrade
from running import QUICK, Running
from server.nodes import check, play_games
from server.parts import Broker, Postgres

GAMES = 200
AT_ONCE = 16


async def measure(url: str, bases: list[str], games: int) -> None:
    """Play, check, and say how it went."""
    began = time.perf_counter()
    played = await play_games(bases, games, AT_ONCE)
    seconds = time.perf_counter() - began
    steps = await check(url, played)
    print(f"{len(played)} games on {len(bases)} nodes in {seconds:.1f} s")
    print(f"{steps} steps heard by players and spectators, none lost, none twice")


def main(games: int) -> None:
    """Start everything, play, stop everything."""
    folder = Path(tempfile.mkdtemp(prefix="niagara-"))
    try:
        with Postgres(folder / "postgres") as postgres, Broker(folder / "broker") as broker:
            url = postgres.url("postgres")
            asyncio.run(upgrade(url))
            flags = (*QUICK, f"--redis={broker.url}")
            with (
                Running(folder, *flags, database=url) as one,
                Running(folder, *flags, database=url) as two,
            ):
                asyncio.run(measure(url, [one.base, two.base], games))
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
