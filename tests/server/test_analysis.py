"""The analysis of a finished game: asked for, waited for, stored, and never of a running one."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from niagara.analysis import analyse, analysis_from_json, analysis_to_json
from niagara.arena.pool import Inline
from niagara.rules import Record
from niagara.rules.codec import record_from_json
from niagara.server import analyst as analyst_module
from niagara.server.analysis_jobs import VERSION, Source
from niagara.server.analyst import GONE_MS, MOST_WAITING, NONE, AnalysisProgress, Analyst
from niagara.server.background_tasks import Background
from niagara.server.refusal import Refusal
from niagara.server.store.sql_store import SqlStore
from niagara.server.workers import Workers
from server.player import BOT, Client
from server.running import Clock, Served, serving
from server.stores import fill, opened

Json = dict[str, Any]
FEW = 12  # simulations of each decision


@pytest.fixture
async def quick(sqlite_path: Path) -> AsyncIterator[Served]:
    """A server whose analyses take seconds."""
    async with serving(sqlite_path) as served:
        served.service.analyst.simulations = FEW
        yield served


@pytest.fixture
async def ann(quick: Served) -> AsyncIterator[Client]:
    async with Client(quick.base, "Ann") as client:
        yield client


async def finished_game(ann: Client, rounds: int = 1, command: str = "new") -> str:
    table = await ann.create([{"kind": "me"}, BOT, BOT], command, rules={"round_limit": rounds})
    await ann.start(table)
    async with ann.live(table) as live:
        await live.play(Random(7))
    return table


async def state(ann: Client, table: str) -> Json:
    answer = await ann.http.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    form: Json = answer.json()
    return form


async def ask(ann: Client, table: str) -> Json:
    answer = await ann.http.post(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    form: Json = answer.json()
    return form


async def until(ask: Callable[[], Awaitable[Json]], *wanted: str) -> Json:
    """Ask until the analysis is in one of some states."""
    while True:
        form = await ask()
        if form["state"] in wanted:
            return form
        await asyncio.sleep(0)


async def record(ann: Client, table: str) -> Record:
    return record_from_json((await ann.http.get(f"/api/tables/{table}/record")).json())


async def test_a_finished_game_is_analysed_as_on_the_command_line(ann: Client) -> None:
    table = await finished_game(ann, rounds=2)
    assert await state(ann, table) == {"state": "none"}
    assert (await ask(ann, table))["state"] in ("waiting", "running")
    done = await until(lambda: state(ann, table), "done")
    wanted = analyse(await record(ann, table), Inline(), simulations=FEW)
    assert done["analysis"] == analysis_to_json(wanted)
    assert analysis_from_json(done["analysis"]) == wanted
    assert done["analysis"]["players"][0]["name"] == "Ann"


async def test_every_move_has_the_moment_of_the_replay_that_shows_it(ann: Client) -> None:
    table = await finished_game(ann, rounds=2)
    await ask(ann, table)
    done = await until(lambda: state(ann, table), "done")
    replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
    seats = {moment["sequence"]: moment["seat"] for moment in replay["moments"]}
    shown = [seats[sequence] for sequence in done["sequences"]]
    assert shown == [point["seat"] for point in done["analysis"]["chances"]]
    assert done["sequences"] == sorted(done["sequences"])


async def test_a_stored_analysis_is_answered_at_once(quick: Served, ann: Client) -> None:
    table = await finished_game(ann)
    await ask(ann, table)
    done = await until(lambda: state(ann, table), "done")
    assert await ask(ann, table) == done
    stored = await quick.service.store.analysis(table, VERSION)
    assert stored is not None
    assert b"Ann" not in (stored.body or b""), "names are the table's, where they can be deleted"


async def test_a_deleted_name_is_not_in_the_analysis(ann: Client) -> None:
    table = await finished_game(ann)
    await ask(ann, table)
    await until(lambda: state(ann, table), "done")
    assert (await ann.http.delete("/api/session")).status_code == 200
    assert "Ann" not in (await ann.http.get(f"/api/tables/{table}/analysis")).text


async def test_a_running_game_is_refused(ann: Client) -> None:
    table = await ann.new_game(others=[BOT, BOT])
    for method in ("get", "post"):
        answer = await ann.http.request(method, f"/api/tables/{table}/analysis")
        assert answer.status_code == 409
        assert answer.json() == {
            "code": "not-now",
            "message": "the game is not over: it can be analysed when it is",
        }


async def test_a_game_that_was_given_up_is_refused(ann: Client) -> None:
    table = await ann.new_game(others=[BOT, BOT])
    assert (await ann.ask(table, "end", do="vote", yes=True)).status_code == 200
    answer = await ann.http.post(f"/api/tables/{table}/analysis")
    assert answer.status_code == 409
    assert "given up" in answer.json()["message"]


async def test_an_exercise_is_refused(ann: Client) -> None:
    exercise = (await ann.http.get("/api/exercises")).json()[0]["id"]
    begun = await ann.http.post(f"/api/exercises/{exercise}/tables", params={"id": "e1"})
    answer = await ann.http.post(f"/api/tables/{begun.json()['table']}/analysis")
    assert answer.status_code == 409
    assert "exercises" in answer.json()["message"]


async def test_a_game_from_a_position_is_refused(ann: Client) -> None:
    first = await finished_game(ann)
    moments = (await ann.http.get(f"/api/tables/{first}/replay")).json()["moments"]
    table = await ann.create(
        [{"kind": "me"}, BOT, BOT], "practice", position=moments[1]["position"]
    )
    await ann.start(table)
    async with ann.live(table) as live:
        await live.play(Random(7))
    answer = await ann.http.post(f"/api/tables/{table}/analysis")
    assert answer.status_code == 409
    assert "position" in answer.json()["message"]


async def test_a_game_of_very_many_rounds_is_refused(
    ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished_game(ann, rounds=2)
    monkeypatch.setattr(analyst_module, "MOST_ROUNDS", 1)
    answer = await ann.http.post(f"/api/tables/{table}/analysis")
    assert answer.status_code == 409
    assert answer.json()["message"] == "only games of up to 1 rounds are analysed"


async def test_an_unknown_table_is_not_found(ann: Client) -> None:
    assert (await ann.http.post("/api/tables/nowhere/analysis")).status_code == 404


async def test_strangers_may_ask_as_they_may_see_the_replay(ann: Client, quick: Served) -> None:
    table = await finished_game(ann)
    async with Client(quick.base, "Eve") as eve:
        await ask(eve, table)
        await until(lambda: state(eve, table), "done")


async def never() -> Source:
    """A game whose turn does not come to an end."""
    await asyncio.Event().wait()
    raise AssertionError


async def test_the_list_is_bounded_and_says_so(
    ann: Client, quick: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await finished_game(ann, command=f"new{i}") for i in range(3)]
    monkeypatch.setattr(analyst_module, "MOST_WAITING", 2)
    begin, load = quick.service.analyst.begin, never
    await begin(tables[0], load, "ann")
    second = await begin(tables[1], load, "ben")
    assert second == AnalysisProgress("waiting", ahead=1)
    with pytest.raises(Refusal, match="too many games wait") as refused:
        await begin(tables[2], load, "cem")
    assert refused.value.code == "full"
    assert await begin(tables[1], load, "cem") == second, "what is under way takes no more room"
    assert MOST_WAITING > 2


async def test_one_person_does_not_fill_the_list(ann: Client, quick: Served) -> None:
    tables = [await finished_game(ann, command=f"new{i}") for i in range(3)]
    for table in tables[:2]:
        await quick.service.analyst.begin(table, never, "ann")
    with pytest.raises(Refusal, match="wait for the first"):
        await quick.service.analyst.begin(tables[2], never, "ann")


async def test_analyses_are_rate_limited_but_stored_ones_are_not(
    ann: Client, quick: Served
) -> None:
    table = await finished_game(ann)
    await ask(ann, table)
    await until(lambda: state(ann, table), "done")
    other = await finished_game(ann, command="other")
    while quick.service.limits.analyses.allows(ann.id):
        pass
    assert (await ask(ann, table))["state"] == "done"
    answer = await ann.http.post(f"/api/tables/{other}/analysis")
    assert answer.status_code == 429
    assert await state(ann, other) == {"state": "none"}


async def test_a_server_that_stops_leaves_nothing_behind(sqlite_path: Path) -> None:
    async with serving(sqlite_path) as served, Client(served.base, "Ann") as ann:
        table = await finished_game(ann, rounds=2)
        await ask(ann, table)
        analyst = served.service.analyst
        await until(lambda: state(ann, table), "running")
    assert not analyst.pids()
    async with opened(str(sqlite_path)) as store:
        assert await store.analysis(table, VERSION) is None


async def test_a_failed_analysis_can_be_asked_for_again(
    ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished_game(ann)
    with monkeypatch.context() as broken:
        broken.setattr(analyst_module, "open_game", fail)
        await ask(ann, table)
        assert await until(lambda: state(ann, table), "none") == {"state": "none"}
    await ask(ann, table)
    await until(lambda: state(ann, table), "done")


def fail(*_: object) -> None:
    raise RuntimeError("as asked")


async def test_a_record_is_analysed_without_a_table(ann: Client) -> None:
    table = await finished_game(ann, rounds=2)
    await ask(ann, table)
    wanted = await until(lambda: state(ann, table), "done")
    sent = (await ann.http.get(f"/api/tables/{table}/record")).json()
    first = (await ann.http.post("/api/analyses", json={"record": sent})).json()
    assert first["state"] in ("waiting", "running")

    async def of_record() -> Json:
        form: Json = (await ann.http.get(f"/api/analyses/{first['game']}")).json()
        return form

    done = await until(of_record, "done")
    for player in wanted["analysis"]["players"]:
        player["name"] = ""
    assert done["analysis"] == wanted["analysis"]
    moments = (await ann.http.post("/api/replay", json={"record": sent})).json()["moments"]
    seats = {moment["sequence"]: moment["seat"] for moment in moments}
    shown = [seats[sequence] for sequence in done["sequences"]]
    assert shown == [point["seat"] for point in done["analysis"]["chances"]]
    again = (await ann.http.post("/api/analyses", json={"record": sent})).json()
    assert again == done, "it is kept"


async def test_records_that_cannot_be_analysed_are_refused(ann: Client) -> None:
    table = await finished_game(ann)
    sent = (await ann.http.get(f"/api/tables/{table}/record")).json()
    unfinished = await ann.http.post(
        "/api/analyses", json={"record": sent | {"steps": sent["steps"][:2]}}
    )
    assert unfinished.status_code == 409
    assert "not over" in unfinished.json()["message"]
    wrongs: list[Json] = [{"record": {}}, {"record": "a letter"}, {}, {"record": sent, "seat": 1}]
    for wrong in wrongs:
        assert (await ann.http.post("/api/analyses", json=wrong)).status_code == 400
    assert (await ann.http.get("/api/analyses/" + table)).status_code == 400


async def test_workers_rest_when_all_is_analysed(ann: Client, quick: Served) -> None:
    table = await finished_game(ann)
    await ask(ann, table)
    await until(lambda: state(ann, table), "running")
    assert quick.service.analyst.pids()
    await until(lambda: state(ann, table), "done")
    await quick.service.analyst.idle.wait()
    assert not quick.service.analyst.pids()


async def test_a_game_is_left_to_the_node_that_is_at_work_on_it(store: SqlStore) -> None:
    clock = Clock()
    await fill(store, "t", 1)
    one, other = (
        Analyst(store, Workers(1), Background(), node=name, now=clock) for name in ("a", "b")
    )
    await store.claim_analysis("t", VERSION, "a", clock.now, 0)
    assert await other.begin("t", never, "ann") == AnalysisProgress("waiting")
    await store.renew_analysis("t", VERSION, "a", clock.now, 3, 9)
    assert await other.find("t") == AnalysisProgress("running", done=3, planned=9)
    assert other.idle.is_set()
    clock.now += GONE_MS
    assert await other.find("t") == NONE, "the other node has ended"
    assert await one.find("t") == NONE
