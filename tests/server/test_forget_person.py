"""Deleting a session: name, messages and rating are erased from everything that is stored."""

import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.player import Client, everybody, play_through
from server.running import Served, serving, settled

pytestmark = pytest.mark.anyio
NAME, WORDS = "Zebedee", "xylophone"
ME, OPEN_SEAT = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "beginner"}


def traces(database: Path, *words: str) -> list[str]:
    """Where in a database a text occurs."""
    with sqlite3.connect(database) as connection:
        tables = [
            row[0]
            for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        found = [
            f"{table}: {word}"
            for table in tables
            for row in connection.execute(f"SELECT * FROM {table}")
            for value in row
            for word in words
            if word.encode() in (value if isinstance(value, bytes) else str(value).encode())
        ]
    connection.close()
    return found


async def two(stack: AsyncExitStack, served: Served) -> tuple[Client, Client]:
    zeb = await stack.enter_async_context(Client(served.base, NAME))
    ann = await stack.enter_async_context(Client(served.base, "Ann"))
    return zeb, ann


async def forgotten(zeb: Client) -> None:
    assert (await zeb.http.delete("/api/session")).status_code == 200


async def test_nothing_of_somebody_is_left_in_log_snapshot_or_lists(tmp_path: Path) -> None:
    database = tmp_path / "x.db"
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(database))
        zeb, ann = await two(stack, served)
        table = await zeb.create([ME, OPEN_SEAT, BOT], public=True)
        await zeb.ask(table, "w1", do="say", text=f"{WORDS} one")
        await ann.ask(table, "join", do="join")
        await zeb.ask(table, "start", do="start")
        await zeb.ask(table, "w2", do="say", text=f"{WORDS} two")
        for number in range(70):  # so that there is a snapshot
            tile = {"type": "paddle", "tile": 1 + number % 2}
            await ann.ask(table, f"m{number}", do="act", seat=1, actions=[tile], sequence=10**6)
        assert {"entries", "snapshots", "tables"} <= {
            x.split(":")[0] for x in traces(database, NAME)
        }
        live = await stack.enter_async_context(ann.live(table))
        await forgotten(zeb)
        assert traces(database, NAME, WORDS) == []
        await live.until(lambda: live.steps[-1]["kind"] == "forgotten")
        assert live.form["seats"][0]["kind"] == "bot", "the game goes on"
        again = (await ann.http.get(f"/api/tables/{table}")).text
        assert NAME not in again
        assert WORDS not in again
        await live.play(Random(1), most=2)
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(database))
        eve = await stack.enter_async_context(Client(served.base, "Eve"))
        async with eve.live(table) as live:
            assert not any(NAME in text or WORDS in text for text in live.raw)


async def test_also_where_somebody_sits_no_more(tmp_path: Path) -> None:
    database = tmp_path / "x.db"
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(database))
        zeb, ann = await two(stack, served)
        left, removed, resigned = [await ann.create([ME, OPEN_SEAT, BOT], x) for x in "abc"]
        for table in (left, removed, resigned):
            await zeb.ask(table, "join", do="join")
            await zeb.ask(table, "word", do="say", text=WORDS)
        await zeb.ask(left, "leave", do="leave")
        await ann.ask(removed, "remove", do="arrange", seat=1, kind="open")
        await ann.ask(resigned, "start", do="start")
        await zeb.ask(resigned, "resign", do="resign", seat=1)
        await forgotten(zeb)
    assert traces(database, NAME, WORDS) == []


async def test_an_open_table_of_somebody_forgotten_is_given_up_or_passed_on(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(tmp_path / "x.db"))
        zeb, ann = await two(stack, served)
        alone, shared = [await zeb.create([ME, OPEN_SEAT, BOT], x) for x in "ab"]
        await ann.ask(shared, "join", do="join")
        await forgotten(zeb)
        forms = [(await ann.http.get(f"/api/tables/{x}")).json()["table"] for x in (alone, shared)]
        assert [form["status"] for form in forms] == ["abandoned", "open"]
        assert forms[1]["host"] == ann.id
        assert forms[1]["seats"][0]["kind"] == "open"


async def test_a_finished_game_stays_without_the_name_and_nobody_is_rated_any_more(
    tmp_path: Path,
) -> None:
    database = tmp_path / "x.db"
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(database))
        zeb, ann = await two(stack, served)
        seats = [ME, OPEN_SEAT, BOT]
        rated: dict[str, Any] = {
            "rules": {"round_limit": 1},
            "clock": 3600,
            "public": True,
            "rated": True,
        }
        table = await zeb.create(seats, **rated)
        await ann.ask(table, "join", do="join")
        await zeb.ask(table, "start", do="start")
        await everybody(
            play_through(zeb, table, Random(1), every=9),
            play_through(ann, table, Random(2), every=9),
        )
        other = await zeb.create(seats, "2", **rated)
        await ann.ask(other, "join", do="join")
        await zeb.ask(other, "start", do="start")
        await forgotten(zeb)
        await play_through(ann, other, Random(2), every=9)
        await settled(served, other)
        board = (await ann.http.get("/api/leaderboard")).json()
        assert zeb.id not in {each["player"] for each in board}
        assert ann.id in {each["player"] for each in board}
        record = await ann.http.get(f"/api/tables/{table}/record")
        assert record.json()["seats"][1:] == ["Ann", "beginner"]
    assert traces(database, NAME) == []


async def test_the_cookie_is_worth_nothing_any_more(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(tmp_path / "x.db"))
        zeb, ann = await two(stack, served)
        table = await ann.create([ME, OPEN_SEAT, BOT])
        cookies = dict(zeb.http.cookies)
        link = (await zeb.http.post("/api/session/link")).json()["token"]
        live = await stack.enter_async_context(zeb.live(table))
        await forgotten(zeb)
        zeb.http.cookies.update(cookies)
        assert (await zeb.http.get("/api/session")).status_code == 401
        claimed = await ann.http.post("/api/session/claim", json={"token": link})
        assert claimed.status_code == 404
        with pytest.raises(ConnectionClosed) as caught:
            await live.until(lambda: False)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4401, "nor is a socket that was open already"
