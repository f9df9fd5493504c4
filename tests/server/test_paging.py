"""Lists over HTTP, page by page: the client makes the next address from the last element."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs

from server.player import ME, OPEN_SEAT, Client
from server.running import Served, serving
from server.stores import game, one_more


@pytest.fixture
async def served(sqlite_path: Path) -> AsyncIterator[Served]:
    async with serving(sqlite_path, now=lambda: 1_000) as served:
        yield served


@pytest.mark.parametrize("path", ["/api/tables", "/api/my/tables"])
async def test_tables_made_in_the_same_millisecond_are_all_listed_once(
    ann: Client, path: str
) -> None:
    made = {await ann.create([ME, OPEN_SEAT, OPEN_SEAT], f"t{n}", public=True) for n in range(5)}
    seen: list[str] = []
    page = (await ann.http.get(path, params={"limit": 2})).json()
    while page:
        seen += [each["id"] for each in page]
        before = f"{page[-1]['changed']}.{page[-1]['id']}"
        page = (await ann.http.get(path, params={"limit": 2, "before": before})).json()
    assert len(seen) == 5
    assert set(seen) == made


async def test_a_players_games_and_the_leaderboard(served: Served, ann: Client) -> None:
    store = served.service.store
    for n in range(3):
        await store.settle(game(f"t{n}", ann.id, "bot:guide", "bot:drifter", at=n), one_more)
    page = (await ann.http.get(f"/api/players/{ann.id}", params={"limit": 2})).json()["games"]
    last = f"{page[-1]['at']}.{page[-1]['table']}.{page[-1]['seat']}"
    rest = await ann.http.get(f"/api/players/{ann.id}", params={"before": last})
    assert [each["table"] for each in [*page, *rest.json()["games"]]] == ["t2", "t1", "t0"]
    board = (await ann.http.get("/api/leaderboard", params={"limit": 1})).json()
    board += (await ann.http.get("/api/leaderboard", params={"after": board[0]["player"]})).json()
    assert {each["player"] for each in board} == {ann.id, "bot:guide", "bot:drifter"}
    assert len(board) == 3
    gone = await ann.http.get("/api/leaderboard", params={"after": "nobody"})
    assert (gone.status_code, gone.json()["code"]) == (404, "not-found")


async def test_strangers_see_rated_games_behind_any_number_of_unrated_ones(
    served: Served, ann: Client
) -> None:
    store = served.service.store
    await store.settle(game("rated", ann.id, "bot:guide", at=1), one_more)
    for n in range(3):
        played = game(f"unrated {n}", ann.id, at=5 + n)
        await store.settle([structs.replace(each, is_rated=False) for each in played], None)
    async with Client(served.base, "Eve") as eve:
        shown = await eve.http.get(f"/api/players/{ann.id}", params={"limit": 1})
    assert [each["table"] for each in shown.json()["games"]] == ["rated"]


@pytest.mark.parametrize("path", ["/api/tables", "/api/my/tables", "/api/players/bot:guide"])
@pytest.mark.parametrize(
    "before", ["", "x", "5", "5.", ".t", "-5.t", "5.t.9", "5.t.1.2", "9" * 30 + ".t", "1.t\0"]
)
async def test_a_place_that_cannot_be_is_refused(ann: Client, path: str, before: str) -> None:
    answer = await ann.http.get(path, params={"before": before})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert "before" in answer.json()["message"]
