"""Live play over real sockets: games to their end, reconnects, tabs, spectators, repeats."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from running import QUICK, Running
from server.player import (
    BOT,
    ME,
    OPEN_SEAT,
    Client,
    clients,
    closed_by_server,
    everybody,
    play_out,
    play_through,
)

Json = dict[str, Any]
SHORT = {"round_limit": 5}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("live"), *QUICK) as server:
        yield server


@pytest.fixture
async def people(node: Running) -> AsyncIterator[list[Client]]:
    """Ann, Ben and Eve."""
    async with clients(node.base, "Ann", "Ben", "Eve") as people:
        yield people


async def start(ann: Client, ben: Client, *others: Json, **wish: Any) -> str:
    """A game of Ann at seat 0 and Ben at seat 1."""
    return await ann.new_game(ben, others=others or (BOT,), **{"rules": SHORT} | wish)


@pytest.fixture
async def table(people: list[Client]) -> str:
    return await start(people[0], people[1])


async def told(client: Client, table: str, since: int = 0) -> list[Json]:
    answer = await client.http.get(f"/api/tables/{table}", params={"since": since})
    steps: list[Json] = answer.json()["steps"]
    return steps


@pytest.mark.parametrize("seed", range(3))
async def test_a_game_of_people_and_bots_ends_though_all_reconnect_again_and_again(
    people: list[Client], seed: int
) -> None:
    ann, ben, eve = people
    table = await start(ann, ben, BOT, BOT)
    async with eve.live(table) as watching:
        heard = await everybody(
            play_through(ann, table, Random(seed), every=3),
            play_through(ben, table, Random(seed + 100), every=2),
        )
        await watching.until(lambda: not watching.is_running)
    for client, steps in zip(people, [*heard, watching.steps], strict=True):
        assert [step["sequence"] for step in steps] == list(range(1, len(steps) + 1))
        assert steps == await told(client, table), "live and later it is the same story"
    assert watching.form["status"] == "over"
    assert watching.form["winners"]


async def test_who_comes_back_hears_exactly_what_they_missed(
    people: list[Client], table: str
) -> None:
    ann, ben, _ = people
    async with ann.live(table) as live:
        await live.play(Random(1), most=1)
    async with ben.live(table) as live:
        await live.play(Random(1), most=1)
    known = len(await told(ann, table))
    for since in range(known + 1):
        async with ann.live(table, since) as live:
            until = live.last["sequence"]
            assert until >= known
            everything = await told(ann, table)  # the bot may have gone on
            assert live.steps == everything[since:until]


async def test_a_number_beyond_the_end_is_answered_with_everything(
    people: list[Client], table: str
) -> None:
    ann = people[0]
    live = ann.live(table, 1_000_000)
    live.sequence = 0
    async with live:
        assert live.steps[0]["sequence"] == 1
        assert live.form["status"] == "running"


async def test_two_tabs_of_one_session_hear_the_same(people: list[Client]) -> None:
    ann, ben, _ = people
    table = await start(ann, ben, OPEN_SEAT_BOT)
    async with ann.live(table) as one, ann.live(table) as other:
        answer = await one.act(Random(1))
        assert answer is not None
        await other.until(lambda: other.sequence >= answer["sequence"])
        await one.until(lambda: one.sequence >= other.sequence)
        assert one.steps[: len(other.steps)] == other.steps
        mine = [step for step in other.steps if step["sequence"] == answer["sequence"]]
        assert mine[0]["events"][0]["tile"] != "hidden"


OPEN_SEAT_BOT = {"kind": "bot", "level": "easy"}


async def test_spectators_see_what_spectators_may(people: list[Client], table: str) -> None:
    ann, _, eve = people
    async with eve.live(table) as watching, ann.live(table) as live:
        answer = await live.act(Random(1))
        assert answer is not None
        await watching.until(lambda: watching.sequence >= answer["sequence"])
        chosen = next(x for x in watching.steps if x["sequence"] == answer["sequence"])
        assert chosen["events"] == [{"type": "chosen", "seat": 0, "tile": "hidden"}]
        assert [seat["seat"] for seat in watching.last["seats"]] == [None]
        refused = await watching.ask(do="act", seat=0, actions=[{"type": "done"}], sequence=99)
        assert (refused["type"], refused["code"]) == ("refused", "not-yours")
        assert (await watching.ask(do="say", text="hi"))["code"] == "not-yours"


async def test_a_command_sent_again_is_answered_as_before_and_done_once(
    people: list[Client], table: str
) -> None:
    ann = people[0]
    async with ann.live(table) as one, ann.live(table) as other:
        tile = [{"type": "paddle", "tile": 3}]
        command = {"do": "act", "seat": 0, "actions": tile, "sequence": one.sequence}
        first = await one.answer_to(await one.send(id="mine", command=command))
        again = await one.answer_to(await one.send(id="mine", command=command))
        elsewhere = await other.answer_to(await other.send(id="mine", command=command))
        over_http = (await ann.ask(table, "mine", **command)).json()
    assert first["type"] == "done"
    assert first == again == elsewhere
    assert over_http == {"sequence": first["sequence"], "table": table}
    steps = await told(ann, table)
    assert sum(step["kind"] == "acted" and step["seat"] == 0 for step in steps) == 1


async def test_a_command_sent_again_late_is_answered_as_before(
    people: list[Client], table: str
) -> None:
    """Also once the table has moved on so far that the command itself could not be done now."""
    ann, ben, _ = people
    async with ann.live(table) as live:
        for number in range(80):  # beyond a snapshot, and beyond what a snapshot remembers
            await live.ask(do="mute", seat=1, on=number % 2 == 0)
    again = await ben.ask(table, "join", do="join")
    assert (again.status_code, again.json()) == (200, {"sequence": 2, "table": table})


async def test_the_same_id_makes_the_same_table(people: list[Client]) -> None:
    ann, ben, _ = people
    tables = [await ann.create([ME, BOT, BOT], "again") for _ in range(2)]
    assert tables[0] == tables[1]
    assert await ben.create([ME, BOT, BOT], "again") != tables[0]


async def test_a_stale_decision_is_refused_with_the_table_as_it_is(people: list[Client]) -> None:
    ann, ben, _ = people
    table = await start(ann, ben, {"kind": "local", "name": "Cid"})  # no bot acts in between
    async with ann.live(table) as live:
        tile = [{"type": "paddle", "tile": 3}]
        sent = {"do": "act", "seat": 0, "actions": tile, "sequence": 1}
        refused = await live.ask(**sent)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        shown = await live.receive()
        while shown["steps"]:  # the bot may have chosen meanwhile
            shown = await live.receive()
        assert shown["type"] == "update"
        assert shown["seats"][0]["legal"]


async def test_what_was_sent_before_somebody_vanished_is_done_and_told(
    people: list[Client], table: str
) -> None:
    ann, ben, _ = people
    async with ben.live(table) as live:
        for tile in (1, 2, 3, 4, 5, 6):
            gone = await ann.live(table).__aenter__()
            sequence = gone.sequence
            action = {"type": "paddle", "tile": tile}
            await gone.send(
                id=f"t{tile}",
                command={"do": "act", "seat": 0, "actions": [action], "sequence": sequence},
            )
            gone.socket.transport.abort()
            await live.until(lambda: acts_of(live.steps, 0) == tile)  # noqa: B023 - awaited here


def acts_of(steps: list[Json], seat: int) -> int:
    return sum(step["kind"] == "acted" and step["seat"] == seat for step in steps)


async def test_local_seats_are_played_from_one_device(people: list[Client]) -> None:
    ann = people[0]
    local = {"kind": "local", "name": "Mum"}
    table = await ann.create([ME, local, local], rules={"round_limit": 2})
    async with ann.live(table) as live:
        await live.ask(do="start")
        await live.play(Random(2))
        assert [seat["seat"] for seat in live.last["seats"]] == [0, 1, 2]
    assert live.form["status"] == "over"


async def test_a_table_grows_and_shrinks_before_the_start_before_everybodys_eyes(
    people: list[Client],
) -> None:
    ann, ben, eve = people
    table = await ann.create([ME, OPEN_SEAT, OPEN_SEAT])
    async with ann.live(table) as host, ben.live(table) as guest, eve.live(table) as watching:
        assert (await guest.ask(do="join", seat=2))["type"] == "done"
        assert (await guest.ask(do="add-seat"))["code"] == "not-yours"
        assert (await host.ask(do="add-seat"))["type"] == "done"
        assert (await host.ask(do="arrange", seat=3, kind="bot", level="easy"))["type"] == "done"
        assert (await host.ask(do="remove-seat", seat=2))["code"] == "full"
        last = await host.ask(do="remove-seat", seat=1)
        assert last["type"] == "done"
        for live in (host, guest, watching):
            await live.until(lambda live=live: live.sequence >= last["sequence"])  # type: ignore[misc]
            assert [seat["name"] for seat in live.form["seats"]] == ["Ann", "Ben", "easy"]
        assert (await host.ask(do="remove-seat", seat=2))["code"] == "not-now"
        started = await host.ask(do="start")
        assert (await host.ask(do="add-seat"))["code"] == "not-now"
        await guest.until(lambda: guest.sequence >= started["sequence"])
        assert [seat["seat"] for seat in guest.last["seats"]] == [1]
        assert len(guest.last["seats"][0]["view"]["players"]) == 3


async def test_who_comes_back_is_told_whom_they_have_muted(
    people: list[Client], table: str
) -> None:
    ann, ben, eve = people
    async with ann.live(table) as live, ann.live(table) as tab:
        done = await live.ask(do="mute", seat=1)
        await tab.until(lambda: tab.sequence >= done["sequence"])
        assert tab.last["muted"] == [1]
    async with ann.live(table) as again, ben.live(table) as ben_again, eve.live(table) as watching:
        assert again.last["muted"] == [1]
        assert "muted" not in ben_again.last
        assert "muted" not in watching.last
    over_http = {who: (await who.http.get(f"/api/tables/{table}")).json() for who in (ann, ben)}
    assert over_http[ann]["muted"] == [1]
    assert "muted" not in over_http[ben]


async def test_the_same_people_play_again(people: list[Client]) -> None:
    ann, ben, eve = people
    table = await start(ann, ben, rules={"round_limit": 1})
    await play_out(table, ann, ben)
    refused = await eve.ask(table, "r", do="rematch")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
    answers = [await client.ask(table, "r", do="rematch") for client in (ben, ann, ben)]
    new = {answer.json()["table"] for answer in answers}
    assert len(new) == 1
    async with ann.live(new.pop()) as live:
        assert [seat["name"] for seat in live.form["seats"]] == ["Ann", "Ben", "beginner"]
        assert (live.form["after"], live.form["host"]) == (table, ann.id)
        assert (await live.ask(do="start"))["type"] == "done"


async def test_tables_are_listed_where_they_may_be_found(people: list[Client]) -> None:
    ann, ben, _ = people
    public = await ann.create([ME, BOT, BOT], "public", public=True)
    hidden = await ann.create([ME, BOT, BOT], "hidden")

    async def listed(client: Client, path: str) -> set[str]:
        return {each["id"] for each in (await client.http.get(path)).json()}

    assert public in await listed(ben, "/api/tables?limit=200")
    assert hidden not in await listed(ben, "/api/tables?limit=200")
    assert {public, hidden} <= await listed(ann, "/api/my/tables")
    assert not {public, hidden} & await listed(ben, "/api/my/tables")
    await ann.ask(public, "s", do="start")
    assert public in await listed(ben, "/api/tables?status=running&limit=200")


async def test_a_session_moves_to_another_device_by_a_private_link_once(
    node: Running, people: list[Client]
) -> None:
    ann, ben, _ = people
    table = await start(ann, ben)
    token = (await ann.http.post("/api/session/link")).json()["token"]
    async with Client(node.base, "Device") as device:
        claimed = await device.http.post("/api/session/claim", json={"token": token})
        assert (claimed.status_code, claimed.json()["id"]) == (200, ann.id)
        async with device.live(table) as live:
            assert [seat["seat"] for seat in live.last["seats"]] == [0]
            answer = await live.act(Random(1))
            assert answer is not None
            assert answer["type"] == "done"
        again = await ben.http.post("/api/session/claim", json={"token": token})
        assert (again.status_code, again.json()["code"]) == (404, "not-found")


async def test_words_are_heard_and_a_ping_is_answered(people: list[Client], table: str) -> None:
    ann, ben, _ = people
    async with ann.live(table) as one, ben.live(table) as other:
        assert (await one.ask(do="say", text="hello  there"))["type"] == "done"
        await other.until(lambda: other.steps[-1]["kind"] == "said")
        said = {"kind": "said", "seat": 0, "player": ann.id, "name": "Ann"}
        said |= {"text": "hello there", "emote": False}
        assert other.steps[-1] | {"sequence": 0, "at": 0} == said | {"sequence": 0, "at": 0}
        pong = await one.answer_to(await one.send(id="p", ping=1))
        assert pong["type"] == "pong"


async def test_names_language_and_preferences_can_be_changed(people: list[Client]) -> None:
    ann = people[0]
    change = {"name": " Anna\u202e ", "language": "fa", "preferences": {"sound": False}}
    changed = (await ann.http.patch("/api/session", json=change)).json()
    assert changed == (await ann.http.get("/api/session")).json()
    assert (changed["name"], changed["language"]) == ("Anna", "fa")
    for wrong in ({"language": "tlh"}, {"name": "\u200b"}, {"preferences": {"x": "y" * 5000}}):
        answer = await ann.http.patch("/api/session", json=wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_many_sockets_at_one_table_all_hear_the_same(people: list[Client]) -> None:
    ann, ben, eve = people
    table = await start(ann, ben, rules={"round_limit": 1})
    async with AsyncExitStack() as stack:
        watching = [await stack.enter_async_context(eve.live(table)) for _ in range(20)]
        await play_out(table, ann, ben)
        await asyncio.gather(*(live.play(Random(1)) for live in watching))
    assert len({json.dumps(live.steps) for live in watching}) == 1


async def test_a_socket_that_is_closed_by_the_server_says_why(people: list[Client]) -> None:
    with closed_by_server(4404):
        async with people[0].live("nosuchtable"):
            pass
