"""Several nodes on one PostgreSQL and one Valkey: everybody is sent the same game."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from niagara.server.store.migrate import upgrade
from running import QUICK, Running
from server.nodes import check, play_games
from server.parts import Broker
from server.player import BOT, Client, play_through

GAMES = 12  # bench/nodes.py plays 200
AT_ONCE = 8


@pytest.fixture
async def pair(
    postgres_url: str, broker: Broker, tmp_path: Path
) -> AsyncIterator[tuple[Running, Running]]:
    """Two nodes with the same database and the same broker."""
    await upgrade(postgres_url)
    flags = (*QUICK, f"--redis={broker.url}")
    with (
        Running(tmp_path, *flags, database=postgres_url) as one,
        Running(tmp_path, *flags, database=postgres_url) as two,
    ):
        yield one, two


async def test_players_spread_over_two_nodes_hear_every_step_once_though_the_broker_restarts(
    pair: tuple[Running, Running], postgres_url: str, broker: Broker
) -> None:
    bases = [node.base for node in pair]
    playing = asyncio.create_task(play_games(bases, GAMES, AT_ONCE))
    async with Client(bases[0], "Ann") as ann:  # a game of their own, so that it is in the middle
        table = await ann.new_game(others=[BOT, BOT], rules={"round_limit": 1})
        await play_through(ann, table, Random(1), every=9)
    await asyncio.to_thread(broker.kill)
    await asyncio.to_thread(broker.start)
    games = await playing
    assert len(games) == GAMES
    assert await check(postgres_url, games) > GAMES * 3 * 20


async def test_a_node_that_is_killed_leaves_its_bots_and_clocks_to_the_other(
    pair: tuple[Running, Running], postgres_url: str
) -> None:
    one, two = pair
    async with Client(one.base, "Ann") as ann:
        table = await ann.new_game(others=[BOT, BOT, BOT], rules={"round_limit": 4})
        async with ann.live(table) as live:
            await live.act(Random(1))
            one.kill()
        steps = await play_through(ann, table, Random(1), 99, [two.base])
    await check(postgres_url, {table: [steps]})
    assert any(step.get("by") == "bot" for step in steps)
