"""Exercises over HTTP: begun, played by script, judged; in no list of games, and dropped soon."""

from pathlib import Path
from typing import Any

from exercises.lesson_games import MISTAKEN, PASSED
from niagara.rules.codec import action_to_json
from niagara.rules.notation import action_from_text
from niagara.server.sessions import DAY_MS
from niagara.server.stored_snapshot import snapshot_of, table_from
from server.player import BOT, Client, Live, clients
from server.running import Clock, Served, serving

Json = dict[str, Any]


async def begin(client: Client, exercise: str, command: str = "begin") -> str:
    answer = await client.http.post(f"/api/exercises/{exercise}/tables", params={"id": command})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def verdict(client: Client, table: str) -> Json:
    answer = await client.http.get(f"/api/tables/{table}/exercise")
    assert answer.status_code == 200, answer.text
    form: Json = answer.json()
    return form


async def decide(live: Live, *lines: str) -> None:
    """Decide so, whenever the learner is asked."""
    for line in lines:
        await live.until(lambda: bool(live.to_decide()))
        actions = [action_to_json(action_from_text(word)) for word in line.split()]
        done = await live.ask(do="act", seat=0, actions=actions, sequence=live.last["sequence"])
        assert done["type"] == "done", done


async def test_lessons_are_listed_with_their_rules(ann: Client) -> None:
    listed = (await ann.http.get("/api/exercises")).json()
    assert listed[0] == {"id": "lesson-launch", "kind": "lesson", "rule": "R3.1"}
    assert len([each for each in listed if each["kind"] == "lesson"]) == 10


async def test_a_step_names_the_legal_actions_that_it_waits_for(ann: Client) -> None:
    table = await begin(ann, "lesson-points")
    hints = {hint["id"]: hint["wanted"] for hint in (await verdict(ann, table))["hints"]}
    tiles = [{"type": "paddle", "tile": 5}, {"type": "paddle", "tile": 6}]
    assert hints == {"count": tiles, "sum": None, "confirm": None}


async def test_a_lesson_is_passed_against_rivals_who_play_their_script(ann: Client) -> None:
    table = await begin(ann, "lesson-round")
    first = await verdict(ann, table)
    assert (first["state"], first["mistake"]) == ("going", None)
    assert first["hints"] == [
        {"id": "tile", "point": "tile:5", "wanted": None},
        {"id": "confirm", "point": "play", "wanted": None},
    ]
    async with ann.live(table) as live:
        assert live.form["exercise"] == "lesson-round"
        assert (live.form["public"], live.form["rated"]) == (False, False)
        await decide(live, *PASSED["round"][0])
        events = [event for step in live.steps for event in step.get("events", [])]
        tiles = [event["tile"] for event in events if event["type"] == "revealed"]
    assert tiles[:3] == [5, 2, 3]
    assert (await verdict(ann, table))["state"] == "passed"


async def test_a_mistake_is_answered_with_its_rule(ann: Client) -> None:
    table = await begin(ann, "lesson-weather")
    async with ann.live(table) as live:
        await decide(live, *MISTAKEN["weather", "fast"])
    last = await verdict(ann, table)
    assert last["mistake"] == {"id": "fast", "rule": "R6.1"}
    assert (last["state"], last["hints"]) == ("mistaken", [])


async def test_whoever_tries_again_meets_the_same_bots(served: Served) -> None:
    async with clients(served.base, "Ann", "Ben") as (ann, ben):
        rivals = []
        for who, command in ((ann, "x"), (ann, "y"), (ben, "z")):
            async with who.live(await begin(who, "lesson-launch", command)) as live:
                rivals.append([seat["temperament"] for seat in live.form["seats"][1:]])
    assert rivals[0] == rivals[1] == rivals[2]
    assert len(set(rivals[0])) == 2


async def test_the_same_command_begins_one_table(ann: Client) -> None:
    assert await begin(ann, "lesson-cargo", "x") == await begin(ann, "lesson-cargo", "x")
    assert await begin(ann, "lesson-cargo", "y") != await begin(ann, "lesson-cargo", "x")


async def test_it_is_in_no_list_and_leaves_no_result(served: Served, ann: Client) -> None:
    table = await begin(ann, "lesson-goals")
    async with ann.live(table) as live:
        await decide(live, *PASSED["goals"][0])
        await live.until(lambda: live.form["status"] == "over")
        assert (await live.ask(do="rematch"))["code"] == "not-now"
    assert (await ann.http.get("/api/my/tables")).json() == []
    assert await served.service.store.unsettled(10) == []
    assert (await ann.http.get(f"/api/players/{ann.id}")).json()["games"] == []


async def test_only_the_learner_is_told_and_only_of_exercises(served: Served) -> None:
    async with clients(served.base, "Ann", "Ben") as (ann, ben):
        table = await begin(ann, "lesson-steal")
        other = await ben.http.get(f"/api/tables/{table}/exercise")
        assert (other.status_code, other.json()["code"]) == (403, "not-yours")
        game = await ann.new_game(ben)
        none = await ann.http.get(f"/api/tables/{game}/exercise")
        assert (none.status_code, none.json()["code"]) == (404, "not-found")
        unknown = await ann.http.post("/api/exercises/lesson-none/tables", params={"id": "x"})
        assert (unknown.status_code, unknown.json()["code"]) == (404, "not-found")


async def test_whoever_begins_too_many_is_asked_to_wait(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "x.db", tables_per_minute=2) as served,
        clients(served.base, "Ann") as (ann,),
    ):
        await begin(ann, "lesson-launch", "a")
        await begin(ann, "lesson-launch", "b")
        third = await ann.http.post("/api/exercises/lesson-launch/tables", params={"id": "c"})
        assert (third.status_code, third.json()["code"]) == (429, "slow-down")


async def test_its_table_is_dropped_after_a_day(tmp_path: Path) -> None:
    clock = Clock()
    async with (
        serving(tmp_path / "x.db", clock, keep_abandoned_days=30) as served,
        clients(served.base, "Ann") as (ann,),
    ):
        table, game = await begin(ann, "lesson-launch"), await ann.new_game(others=[BOT, BOT])
        clock.now += DAY_MS + 1
        assert await served.service.upkeep.drop_tables() == 1
        assert set(await served.service.store.sequences([table, game])) == {game}


async def test_a_deleted_person_is_erased_there_too(served: Served, ann: Client) -> None:
    table = await begin(ann, "lesson-launch")
    assert (await ann.http.delete("/api/session")).status_code == 200
    rows = await served.service.store.log(table)
    assert not any(b"Ann" in row.body for row in rows)


async def test_a_snapshot_keeps_the_exercise(served: Served, ann: Client) -> None:
    table = await begin(ann, "lesson-launch")
    async with served.service.tables.enter(table) as live_table:
        kept = table_from(table, snapshot_of(live_table.table))
    assert kept.exercise == "lesson-launch"
