"""Results and ratings in every store."""

import asyncio
from collections.abc import Sequence

import pytest

from niagara.server.store.base import Rating, Result
from niagara.server.store.sql import SqlStore
from server.stores import Pair, facts, game, one_more, row

pytestmark = pytest.mark.anyio


async def test_a_game_is_settled_once(store: SqlStore) -> None:
    await store.append("t", row(1), facts(status="over"))
    assert await store.unsettled(10) == ["t"]
    assert await store.settle(game("t", "ann", "bob"), one_more)
    assert await store.unsettled(10) == []
    assert not await store.settle(game("t", "ann", "bob"), one_more)
    assert await store.rating("ann") == Rating("ann", "Ann", 26.0, 8.0, 1, 1.0)
    (result,) = await store.results_of("ann", 10)
    assert (result.mu_before, result.mu_after) == (25.0, 26.0)
    await store.append("t", row(2), facts(status="over"))  # somebody says thanks
    assert await store.unsettled(10) == []


async def test_an_unrated_game_changes_no_rating(store: SqlStore) -> None:
    assert await store.settle(game("t", "ann", "bob"), None)
    assert await store.rating("ann") is None
    assert await store.results_of("ann", 10) == game("t", "ann", "bob")[:1]


async def test_games_settled_at_once_by_two_nodes_all_count_once(pair: Pair) -> None:
    games = [game(f"table {n}", "ann", f"guest {n}", "bot:guide") for n in range(15)]
    nodes = (pair.one, pair.other)
    settled = await asyncio.gather(
        *(node.settle(each, one_more) for each in games for node in nodes)
    )
    assert sum(settled) == len(games)
    for who in ("ann", "bot:guide"):
        rating = await pair.one.rating(who)
        assert rating is not None
        assert (rating.games, rating.mu) == (15, 40.0)
        assert len(await pair.one.results_of(who, 100)) == 15


async def test_a_game_whose_rating_fails_is_not_settled(store: SqlStore) -> None:
    def fail(_: Sequence[Result], __: dict[str, Rating]) -> tuple[list[Result], list[Rating]]:
        raise ArithmeticError

    with pytest.raises(ArithmeticError):
        await store.settle(game("t", "ann"), fail)
    assert await store.results_of("ann", 10) == []
    assert await store.settle(game("t", "ann"), one_more)


async def test_the_leaderboard_goes_by_what_is_certain(store: SqlStore) -> None:
    after = [
        Rating("ann", "Ann", 30.0, 8.0, 1, 1.0),
        Rating("bob", "Bob", 25.0, 1.0, 50, 9.0),
        Rating("cid", "Cid", 26.0, 2.0, 9, 3.0),
    ]
    await store.settle(game("t", "ann", "bob", "cid"), lambda results, _: (results, after))
    assert [rating.who for rating in await store.leaderboard(10)] == ["bob", "cid", "ann"]
    assert await store.leaderboard(1) == [after[1]]


async def test_somebodys_games_the_newest_first(store: SqlStore) -> None:
    for n in (2, 3, 1):
        await store.settle(game(f"t{n}", "ann", "bob", at=n), None)
    assert [result.table for result in await store.results_of("bob", 10)] == ["t3", "t2", "t1"]
    assert [result.table for result in await store.results_of("bob", 1)] == ["t3"]
