"""Replaying a record that somebody has sent."""

from typing import Any

import pytest

from niagara.rules import Game
from niagara.rules.codec import position_to_json, record_to_json
from niagara.server.opened_record import LARGEST_RECORD
from play import some_game, steps
from server.player import Client

Json = dict[str, Any]


@pytest.fixture
def game() -> Game:
    """Some rounds of a game."""
    game = some_game(3)
    for _ in steps(game, 3, rounds=4):
        pass
    return game


async def opened(ann: Client, **asked: Any) -> Json:
    answer = await ann.http.post("/api/replay", json=asked)
    assert answer.status_code == 200, answer.text
    form: Json = answer.json()
    return form


async def test_a_record_is_replayed_as_json_and_as_text(ann: Client, game: Game) -> None:
    whole = await opened(ann, record=record_to_json(game.record))
    assert whole == await opened(ann, record=str(game.record))
    assert whole["seats"] == list(game.record.names)
    assert whole["moments"][0]["position"] == position_to_json(game.record.opening())
    assert whole["moments"][-1]["position"] == position_to_json(game.position)
    numbers = [moment["sequence"] for moment in whole["moments"]]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_it_is_played_on_from_one_of_its_moments(ann: Client, game: Game) -> None:
    whole = await opened(ann, record=record_to_json(game.record))
    position = whole["moments"][len(whole["moments"]) // 2]["position"]
    others = [{"kind": "bot", "level": "easy"}] * (len(whole["seats"]) - 1)
    table = await ann.create([{"kind": "me"}, *others], position=position)
    await ann.start(table)
    shown = (await ann.http.get(f"/api/tables/{table}")).json()
    assert shown["seats"][0]["view"]["round"] == position["round"]


async def test_a_seat_sees_what_it_knew(ann: Client, game: Game) -> None:
    seen = await opened(ann, record=record_to_json(game.record), seat=1)
    assert {moment["view"]["seat"] for moment in seen["moments"]} == {1}
    assert all("position" not in moment for moment in seen["moments"])


async def test_long_records_come_in_pages(ann: Client) -> None:
    game = some_game(5)
    for _ in steps(game, 5, rounds=60):
        pass
    pages = [await opened(ann, record=str(game.record))]
    while pages[-1].get("more"):
        last = pages[-1]["moments"][-1]["sequence"]
        pages.append(await opened(ann, record=str(game.record), after=last))
    numbers = [moment["sequence"] for page in pages for moment in page["moments"]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert pages[-1]["moments"][-1]["position"] == position_to_json(game.position)


def broken(game: Game) -> list[tuple[Any, str]]:
    form = record_to_json(game.record)
    return [
        ({}, "record"),
        ("a letter to the editor", ""),
        (form | {"more": 1}, "more"),
        (form | {"format": 2}, "format"),
        (form | {"steps": form["steps"][1:]}, "steps["),
        (form | {"seats": ["Ann"]}, "seats"),
    ]


async def test_what_is_wrong_is_told(ann: Client, game: Game) -> None:
    for record, told in broken(game):
        answer = await ann.http.post("/api/replay", json={"record": record})
        assert answer.status_code == 400, record
        assert answer.json()["code"] == "malformed"
        assert told in answer.json()["message"]


async def test_its_size_is_bounded(ann: Client) -> None:
    answer = await ann.http.post("/api/replay", json={"record": "x" * LARGEST_RECORD})
    assert answer.status_code == 413
