"""Deleting a session: name, messages and rating are erased from everything that is stored."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from server.player import BOT, ME, OPEN_SEAT, Client, Json, clients, closed_by_server, play_out
from server.running import Served, serving, settled

NAME, WORDS = "Zebedee", "xylophone"
SEATS = [ME, OPEN_SEAT, BOT]


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


@pytest.fixture
async def zeb(served: Served) -> AsyncIterator[Client]:
    async with Client(served.base, NAME) as client:
        yield client


async def forgotten(zeb: Client) -> None:
    assert (await zeb.http.delete("/api/session")).status_code == 200


async def test_nothing_of_somebody_is_left_in_log_snapshot_or_lists(tmp_path: Path) -> None:
    database = tmp_path / "x.db"
    async with serving(database) as served, clients(served.base, NAME, "Ann") as (zeb, ann):
        table = await zeb.create(SEATS, public=True)
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
        async with ann.live(table) as live:
            await forgotten(zeb)
            assert traces(database, NAME, WORDS) == []
            await live.until(lambda: live.steps[-1]["kind"] == "forgotten")
            assert live.form["seats"][0]["kind"] == "bot", "the game goes on"
            again = (await ann.http.get(f"/api/tables/{table}")).text
            assert NAME not in again
            assert WORDS not in again
            await live.play(Random(1), most=2)
    async with (
        serving(database) as served,
        Client(served.base, "Eve") as eve,
        eve.live(table) as live,
    ):
        assert not any(NAME in text or WORDS in text for text in live.raw)


async def test_also_where_somebody_sits_no_more(
    sqlite_path: Path, zeb: Client, ann: Client
) -> None:
    left, removed, resigned = [await ann.create(SEATS, x) for x in "abc"]
    for table in (left, removed, resigned):
        await zeb.ask(table, "join", do="join")
        await zeb.ask(table, "word", do="say", text=WORDS)
    await zeb.ask(left, "leave", do="leave")
    await ann.ask(removed, "remove", do="arrange", seat=1, kind="open")
    await ann.start(resigned)
    await zeb.ask(resigned, "resign", do="resign", seat=1)
    await forgotten(zeb)
    assert traces(sqlite_path, NAME, WORDS) == []


async def test_an_open_table_of_somebody_forgotten_is_given_up_or_passed_on(
    zeb: Client, ann: Client
) -> None:
    alone, shared = [await zeb.create(SEATS, x) for x in "ab"]
    await ann.ask(shared, "join", do="join")
    await forgotten(zeb)
    forms = [(await ann.http.get(f"/api/tables/{x}")).json()["table"] for x in (alone, shared)]
    assert [form["status"] for form in forms] == ["abandoned", "open"]
    assert forms[1]["host"] == ann.id
    assert forms[1]["seats"][0]["kind"] == "open"


async def test_a_finished_game_stays_without_the_name_and_nobody_is_rated_any_more(
    sqlite_path: Path, served: Served, zeb: Client, ann: Client
) -> None:
    rated: Json = {"rules": {"round_limit": 1}, "clock": 3600, "public": True, "rated": True}
    table = await zeb.new_game(ann, **rated)
    await play_out(table, zeb, ann)
    other = await zeb.new_game(ann, command="2", **rated)
    await forgotten(zeb)
    await play_out(other, ann)
    await settled(served, other)
    board = (await ann.http.get("/api/leaderboard")).json()
    assert zeb.id not in {each["player"] for each in board}
    assert ann.id in {each["player"] for each in board}
    record = await ann.http.get(f"/api/tables/{table}/record")
    _, ann_s, bots = record.json()["seats"]
    assert (ann_s, bots.split("+")[0]) == ("Ann", "beginner")
    assert traces(sqlite_path, NAME) == []


async def test_the_cookie_is_worth_nothing_any_more(zeb: Client, ann: Client) -> None:
    cookies = dict(zeb.http.cookies)
    link = (await zeb.http.post("/api/session/link")).json()["token"]
    async with zeb.live(await ann.create(SEATS)) as live:
        await forgotten(zeb)
        zeb.http.cookies.update(cookies)
        assert (await zeb.http.get("/api/session")).status_code == 401
        claimed = await ann.http.post("/api/session/claim", json={"token": link})
        assert claimed.status_code == 404
        with closed_by_server(4401):  # nor is a socket worth anything that was open already
            await live.until(lambda: False)
