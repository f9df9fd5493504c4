"""Puzzles over HTTP: listed, the one of the day, solved, missed, their answers and cards."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from niagara.exercises.puzzles import Puzzle, puzzle_of_the_day, puzzles
from niagara.exercises.puzzles.puzzle import SOLVER, actions_of
from niagara.exercises.puzzles.whole_turns import whole_turns
from niagara.rules import view
from niagara.rules.codec import action_to_json, view_to_json
from niagara.server.card_pictures import render
from niagara.server.link_card import puzzle_card
from niagara.server.sessions import DAY_MS
from server.player import Client, Live, clients
from server.running import Clock, serving
from server.test_exercises import begin, decide, verdict

Json = dict[str, Any]
ALL = tuple(puzzles().values())
TURN = next(puzzle for puzzle in ALL if puzzle.kind == "turn")
TILE = next(puzzle for puzzle in ALL if puzzle.kind == "tile")
both_kinds = pytest.mark.parametrize("puzzle", [TURN, TILE], ids=lambda puzzle: puzzle.kind)


def wrong_answer(puzzle: Puzzle) -> str:
    if puzzle.kind == "tile":
        tiles = map(str, puzzle.position.players[SOLVER].hand)
        return next(tile for tile in tiles if tile not in puzzle.best)
    turns = [" ".join(map(str, turn.actions)) for turn in whole_turns(puzzle.position, SOLVER)]
    return next(turn for turn in turns if turn not in puzzle.best)


async def test_all_are_listed_with_the_one_of_the_day(ann: Client) -> None:
    answer = (await ann.http.get("/api/puzzles")).json()
    assert [each["id"] for each in answer["puzzles"]] == [puzzle.id for puzzle in ALL]
    assert answer["puzzles"][0] == {
        "id": ALL[0].id,
        "exercise": f"puzzle-{ALL[0].id}",
        "kind": ALL[0].kind,
        "level": ALL[0].level,
        "seats": len(ALL[0].position.players),
    }


@both_kinds
async def test_the_board_is_shown_as_the_solver_sees_it(ann: Client, puzzle: Puzzle) -> None:
    answer = await ann.http.get(f"/api/puzzles/{puzzle.id}/view")
    assert answer.json() == view_to_json(view(puzzle.position, SOLVER))
    assert (await ann.http.get("/api/puzzles/none/view")).status_code == 404


async def test_the_day_changes_at_midnight_utc(tmp_path: Path) -> None:
    clock, seen = Clock(), []
    async with serving(tmp_path / "x.db", clock) as served, clients(served.base, "Ann") as (ann,):
        for _ in range(3):
            day = datetime.fromtimestamp(clock.now / 1000, UTC).date()
            answer = (await ann.http.get("/api/puzzles")).json()
            assert answer["date"] == day.isoformat()
            assert answer["today"] == puzzle_of_the_day(day).id
            seen.append(answer["today"])
            clock.now += DAY_MS
    assert len(set(seen)) == 3


async def answered(live: Live, text: str) -> None:
    """Give an answer, and wait until it is revealed: a tile can be changed until then."""
    await decide(live, text)
    await live.until(lambda: any(_is_revealed(step) for step in live.steps))


def _is_revealed(step: Json) -> bool:
    return any(event["type"] in ("revealed", "travelled") for event in step.get("events", []))


@both_kinds
async def test_it_is_solved_by_the_best_answer(ann: Client, puzzle: Puzzle) -> None:
    table = await begin(ann, f"puzzle-{puzzle.id}")
    assert (await verdict(ann, table))["state"] == "going"
    async with ann.live(table) as live:
        await answered(live, puzzle.best[-1])
    found = await verdict(ann, table)
    assert (found["state"], found["kind"]) == ("passed", "puzzle")


@both_kinds
async def test_any_other_answer_is_the_mistake(ann: Client, puzzle: Puzzle) -> None:
    table = await begin(ann, f"puzzle-{puzzle.id}")
    async with ann.live(table) as live:
        await answered(live, wrong_answer(puzzle))
    found = await verdict(ann, table)
    assert (found["state"], found["mistake"]) == ("mistaken", {"id": "other", "rule": None})


@both_kinds
async def test_its_answer_says_why(ann: Client, puzzle: Puzzle) -> None:
    answer = (await ann.http.get(f"/api/puzzles/{puzzle.id}/answer")).json()
    assert answer["best"] == [action_to_json(each) for each in actions_of(puzzle.best[0])]
    assert answer["then"] == [action_to_json(each) for each in actions_of(puzzle.then)]
    assert (answer["theme"], answer["values"]) == (puzzle.theme.name, puzzle.theme.values)
    assert 0 <= answer["next_chance"] < answer["chance"] <= 1


async def test_there_is_no_other_puzzle(ann: Client) -> None:
    for path in ("/api/puzzles/0/answer", "/api/puzzles/0/card.png", "/api/puzzles/x/answer"):
        answer = await ann.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_its_card_shows_the_board_and_not_the_answer(ann: Client) -> None:
    """The card is drawn from the position alone: another answer would give the same card."""
    answer = await ann.http.get(f"/api/puzzles/{TURN.id}/card.png")
    assert answer.headers["content-type"] == "image/png"
    card = puzzle_card(TURN)
    assert answer.content == render(card.svg)
    assert TURN.theme.name not in card.svg + card.title + card.about
    assert all(text not in card.svg for text in TURN.best)
