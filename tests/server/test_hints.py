"""Hints: at tables made for them alone, for one's own decision, and unseen by everyone else."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from niagara.rules import stage, view
from niagara.rules.codec import position_to_json
from niagara.server.commands import AddSeat, Arrange, Change, Start
from niagara.server.game_commands import rematch_setup
from niagara.server.hint_desk import HintRequest, question_of
from niagara.server.live_table import LiveTable
from niagara.server.stored_snapshot import snapshot_of, table_from
from niagara.server.table_setup import SeatRequest
from niagara.server.view_encoder import table_json
from niagara.server.workers import WorkerDied
from niagara.testing.twin_position import twin
from rules.tables import Seated, table
from server.player import Client, clients
from server.running import serving
from server.tables import (
    ANN,
    BOT,
    ME,
    OPEN_SEAT,
    STRANGER,
    Story,
    a_table,
    everything,
    play_on,
    refusal,
)

LOCAL = SeatRequest("local", name="Lea")
BOTS = [{"kind": "bot", "level": "beginner"}] * 2


def live(story: Story) -> LiveTable:
    """A live table with what was told."""
    made = LiveTable("t", None, asyncio.Lock())  # type: ignore[arg-type]
    made.table = story.table
    for step in story.steps:
        made.add_step(step)
    return made


def asked(story: Story, who: Any = ANN, seat: int = 0, actions: tuple[Raw, ...] = ()) -> Any:
    return question_of(live(story), who.session, HintRequest(seat, actions))


@pytest.mark.parametrize(
    ("seats", "more", "message"),
    [
        ((ME, BOT, OPEN_SEAT), {}, "hints: expected bots"),
        ((BOT, BOT, BOT), {}, "hints: expected a seat of yours"),
        ((ME, BOT, BOT), {"rated": True, "public": True, "clock": 60}, "hints: a rated game"),
    ],
)
def test_tables_that_can_have_no_hints(seats: Any, more: Any, message: str) -> None:
    with refusal("malformed", message):
        a_table(*seats, hints=True, **more)


@pytest.mark.parametrize("seats", [(ME, BOT, BOT), (ME, LOCAL, BOT), (LOCAL, LOCAL, BOT)])
def test_a_table_with_hints_says_so_also_after_a_restart(seats: Any) -> None:
    story = a_table(*seats, hints=True)
    assert table_json(story.table)["hints"] is True
    assert everything(story.told_again()) == everything(story.table)
    assert everything(table_from("t", snapshot_of(story.table))) == everything(story.table)
    assert rematch_setup(story.table).hints


@pytest.mark.parametrize(
    "command",
    [
        Arrange(1, "open"),
        AddSeat(),
        Change({}, clock=60, public=True, rated=True),
    ],
)
def test_it_stays_a_game_of_one_person_and_unrated(command: Any) -> None:
    story = a_table(ME, BOT, BOT, hints=True)
    assert story.refused(ANN, command) == "not-now"


def laid(canoes: str = "5 2", tile: int = 3, **more: Any) -> Story:
    """Ann on turn against two bots."""
    position = table(canoes, tile, rivals=(Seated(), Seated()))
    story = a_table(ME, BOT, BOT, position=position_to_json(position), hints=True, **more)
    story.do(ANN, Start())
    return story


def test_the_question_holds_what_the_seat_sees_after_what_is_staged() -> None:
    story = laid()
    trip = Raw(b'{"type":"trip","canoe":0,"before":[],"to":"2","after":[]}')
    question = asked(story, actions=(trip,))
    assert question.view.players[0].canoes[0].at == 2
    assert {str(action) for action in question.legal} == {
        str(action) for action in stage(story.position, 0, _trip(story)).legal
    }


def _trip(story: Story) -> list[Any]:
    return [each for each in stage(story.position, 0, ()).legal if str(each) == "0>2"]


@pytest.mark.parametrize(
    ("who", "seat", "actions", "code"),
    [
        (STRANGER, 0, (), "not-yours"),
        (ANN, 1, (), "not-yours"),
        (ANN, 4, (), "not-yours"),
        (ANN, 0, (Raw(b"7"),), "malformed"),
        (ANN, 0, (Raw(b'{"type":"done"}'),), "illegal"),
    ],
)
def test_what_is_refused(who: Any, seat: int, actions: Any, code: str) -> None:
    with refusal(code):
        asked(laid(), who, seat, actions)


def test_a_game_without_hints_gives_none() -> None:
    story = a_table(ME, BOT, BOT)
    with refusal("not-now", "has not started"):
        asked(story)
    story.do(ANN, Start())
    with refusal("not-now", "this game has no hints"):
        asked(story)


def test_there_is_no_hint_while_others_decide_or_when_the_turn_is_whole() -> None:
    story = laid()
    story.table.position = twin(story.position, 0, Random(1))
    whole = tuple(
        Raw(b'{"type":"trip","canoe":%d,"before":[],"to":"%b","after":[]}' % each)
        for each in ((0, b"2"), (1, b"5"))
    )
    with refusal("not-now", "seat 0 has nothing to decide"):
        asked(story, actions=whole)


@pytest.mark.parametrize("seed", range(4))
def test_rivals_secrets_are_not_in_the_question(seed: int) -> None:
    """So no worker can tell by them."""
    story = a_table(ME, BOT, BOT, hints=True)
    story.do(ANN, Start())
    play_on(story, Random(seed), (ANN,), most=30 + seed)
    position = story.position
    if not stage(position, 0, ()).legal:
        return
    here = live(story)
    before = question_of(here, ANN.session, HintRequest(0))
    story.table.position = twin(position, 0, Random(seed))
    assert question_of(here, ANN.session, HintRequest(0)).view == before.view
    assert view(story.position, 0) == before.view


async def hint(client: Client, name: str, seat: int = 0, **more: Any) -> Any:
    body = {"seat": seat, **more}
    return await client.http.post(f"/api/tables/{name}/hint", json=body)


async def test_a_hint_is_given_to_the_seat_alone_and_leaves_no_trace(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "x.db", bot_pace_ms=60_000) as served,
        clients(served.base, "Ann", "Eve") as (ann, eve),
    ):
        name = await ann.new_game(others=BOTS, hints=True, public=True)
        async with eve.live(name) as watching:
            sequence = watching.sequence
            answer = await hint(ann, name)
            assert answer.status_code == 200, answer.text
            choices = answer.json()["choices"]
            assert 1 <= len(choices) <= 3
            assert all(choice["action"]["type"] == "paddle" for choice in choices)
            assert answer.json()["sequence"] == sequence
            refused = await hint(eve, name)
            assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
            pong = await watching.answer_to(await watching.send(ping=1))
            assert pong["type"] == "pong"  # nothing was sent in between
            assert watching.sequence == sequence


@pytest.mark.parametrize(
    "body", ["", "7", "[]", '{"seat": 9}', '{"seat": 0, "actions": 7}', '{"seat": 0, "more": 1}']
)
async def test_a_question_that_cannot_be_read_is_answered(tmp_path: Path, body: str) -> None:
    async with serving(tmp_path / "x.db") as served, clients(served.base, "Ann") as (ann,):
        name = await ann.new_game(others=BOTS, hints=True)
        kind = {"content-type": "application/json"}
        address = f"/api/tables/{name}/hint"
        answer = await ann.http.post(address, content=body, headers=kind)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_one_at_a_time_and_not_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        serving(tmp_path / "x.db", bot_pace_ms=60_000) as served,
        clients(served.base, "Ann") as (ann,),
    ):
        desk, asking, answered = served.service.hints, asyncio.Event(), asyncio.Event()

        async def slow(*_: Any) -> list[Any]:
            asking.set()
            await answered.wait()
            return []

        monkeypatch.setattr(desk, "_answer", slow)
        name = await ann.new_game(others=BOTS, hints=True)
        first = asyncio.create_task(hint(ann, name))
        await asking.wait()
        assert (await hint(ann, name)).json()["code"] == "slow-down"
        answered.set()
        assert (await first).status_code == 200
        codes = [(await hint(ann, name)).status_code for _ in range(20)]
        assert codes[0] == 200
        assert 429 in codes


async def test_a_worker_that_dies_is_answered_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        serving(tmp_path / "x.db", bot_pace_ms=60_000) as served,
        clients(served.base, "Ann") as (ann,),
    ):
        name = await ann.new_game(others=BOTS, hints=True)

        async def dies(*_: Any) -> None:
            raise WorkerDied

        monkeypatch.setattr(served.service.hints._workers, "run", dies)
        answer = await hint(ann, name)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
