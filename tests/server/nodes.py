"""Games whose players are spread over several nodes; used by tests, and by bench/nodes.py."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random

from niagara.server.entries import entry_from_bytes
from server.player import BOT, Client, Json, everybody, play_through
from server.stores import opened


async def stored(database: str, table: str) -> list[tuple[int, str]]:
    """The sequence numbers and kinds of a table's stored entries."""
    async with opened(database) as store:
        rows = await store.log(table)
    return [(row.sequence, str(entry_from_bytes(row.body).__struct_config__.tag)) for row in rows]


def heard(steps: Sequence[Json]) -> list[tuple[int, str]]:
    return [(step["sequence"], step["kind"]) for step in steps]


async def game_on_both(
    bases: Sequence[str], seed: int, rounds: int = 3, every: int = 4
) -> tuple[str, list[list[Json]]]:
    """A game of two people and two bots; its table, and the steps sent to both and to a spectator.

    Everybody begins at another node and changes nodes every few decisions.
    """
    async with AsyncExitStack() as stack:
        names = (f"Ann{seed}", f"Ben{seed}", f"Eve{seed}")
        people = [
            await stack.enter_async_context(Client(bases[i % len(bases)], name))
            for i, name in enumerate(names)
        ]
        ann, ben, eve = people
        table = await ann.new_game(ben, others=[BOT, BOT], rules={"round_limit": rounds})
        others = list(reversed(bases))
        return table, await everybody(
            play_through(ann, table, Random(seed), every, bases),
            play_through(ben, table, Random(seed + 1), every, others),
            play_through(eve, table, Random(seed), every, bases),
        )


async def play_games(bases: Sequence[str], games: int, at_once: int) -> dict[str, list[list[Json]]]:
    """Play some games, several at once; answers the steps sent about each."""
    limit = asyncio.Semaphore(at_once)

    async def one(seed: int) -> tuple[str, list[list[Json]]]:
        async with limit:
            return await game_on_both(bases, seed)

    return dict(await asyncio.gather(*(one(seed) for seed in range(games))))


async def check(database: str, games: dict[str, list[list[Json]]]) -> int:
    """Check that everybody was sent exactly what is stored; answers the number of steps."""
    count = 0
    for table, streams in games.items():
        log = await stored(database, table)
        for steps in streams:
            told = heard(steps)
            assert [n for n, _ in told] == list(range(1, len(told) + 1)), "gapless"
            assert told == log
            count += len(told)
    return count
