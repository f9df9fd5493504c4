"""Results and ratings in every store."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec import structs

from niagara.server.store.interface import Rating, Result
from niagara.server.store.sql_store import SqlStore
from server.stores import Pair, game, meet, meta, one_more, row


async def test_a_game_is_settled_once(store: SqlStore) -> None:
    await meet(store, "ann", "bob")
    await store.append("t", row(1), meta(status="over"))
    assert await store.unsettled(10) == ["t"]
    assert await store.settle(game("t", "ann", "bob"), one_more)
    assert await store.unsettled(10) == []
    assert not await store.settle(game("t", "ann", "bob"), one_more)
    assert await store.rating("ann") == Rating("ann", "Ann", 26.0, 8.0, 1, 1.0)
    (result,) = await store.results_of("ann", 10)
    assert (result.mu_before, result.mu_after) == (25.0, 26.0)
    await store.append("t", row(2), meta(status="over"))  # somebody says thanks
    assert await store.unsettled(10) == []


async def test_an_unrated_game_changes_no_rating(store: SqlStore) -> None:
    await meet(store, "ann", "bob")
    assert await store.settle(game("t", "ann", "bob"), None)
    assert await store.rating("ann") is None
    assert await store.results_of("ann", 10) == game("t", "ann", "bob")[:1]


async def test_games_settled_at_once_by_two_nodes_all_count_once(pair: Pair) -> None:
    games = [game(f"table {n}", "ann", f"guest {n}", "bot:guide") for n in range(15)]
    nodes = (pair.one, pair.other)
    await meet(pair.one, "ann")
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
    await meet(store, "ann", "bob", "cid")
    await store.settle(game("t", "ann", "bob", "cid"), lambda results, _: (results, after))
    assert [rating.who for rating in await store.leaderboard(10)] == ["bob", "cid", "ann"]
    assert await store.leaderboard(1) == [after[1]]


async def test_somebodys_games_the_newest_first(store: SqlStore) -> None:
    for n in (2, 3, 1):
        await store.settle(game(f"t{n}", "ann", "bob", at=n), None)
    assert [result.table for result in await store.results_of("bob", 10)] == ["t3", "t2", "t1"]
    assert [result.table for result in await store.results_of("bob", 1)] == ["t3"]


async def test_rated_games_are_chosen_before_they_are_counted(store: SqlStore) -> None:
    for n in range(6):
        rated = n < 2
        played = [structs.replace(each, is_rated=rated) for each in game(f"t{n}", "ann", at=n)]
        await store.settle(played, None)
    found = await store.results_of("ann", 2, only_rated=True)
    assert [result.table for result in found] == ["t1", "t0"], "though four newer are not rated"
    assert [result.table for result in await store.results_of("ann", 2)] == ["t5", "t4"]


@pytest.mark.parametrize("size", [1, 2, 4])
@pytest.mark.parametrize("only_rated", [False, True])
async def test_pages_of_games_hold_everything_once(
    store: SqlStore, size: int, only_rated: bool
) -> None:
    for table, at in (("a", 1), ("b", 2), ("c", 2), ("d", 3)):
        await store.settle(game(table, "bot:guide", "ann", "bot:guide", at=at), None)
    seen = []
    page = await store.results_of("bot:guide", size, only_rated=only_rated)
    while page:
        seen += [(result.table, result.seat) for result in page]
        last = page[-1]
        before = (last.at, last.table, last.seat)
        page = await store.results_of("bot:guide", size, before, only_rated=only_rated)
    assert seen == [(table, seat) for table in "dcba" for seat in (2, 0)]


async def test_pages_of_the_leaderboard_follow_the_last_player(store: SqlStore) -> None:
    tied = [Rating(who, who.title(), 25.0, 1.0, 1, 0.0) for who in ("ann", "bob", "cid", "dan")]
    best = Rating("eve", "Eve", 30.0, 1.0, 1, 1.0)
    await meet(store, "ann")
    await store.settle(game("t", "ann"), lambda results, _: (results, [*tied, best]))
    seen: list[str] = []
    page = await store.leaderboard(2)
    while page:
        seen += [rating.who for rating in page]
        page = await store.leaderboard(2, page[-1].who)
    assert seen == ["eve", "dan", "cid", "bob", "ann"]
    with pytest.raises(KeyError):
        await store.leaderboard(2, "somebody who was forgotten")


async def test_a_forgotten_person_gets_neither_a_rating_nor_a_name_back(pair: Pair) -> None:
    await meet(pair.one, "ann", "bob")
    await pair.one.settle(game("first", "ann", "bob", "bot:guide"), one_more)
    assert await pair.other.delete_session("ann")
    assert await pair.one.settle(game("t", "ann", "bob", "bot:guide"), one_more)
    assert await pair.one.rating("ann") is None
    assert [each.name for each in await pair.one.results_of("ann", 10)] == ["", ""]
    for who in ("bob", "bot:guide"):
        rating = await pair.one.rating(who)
        assert rating is not None
        assert (rating.games, rating.mu) == (2, 27.0)


async def test_nobody_is_rated_after_being_forgotten_whichever_node_is_first(pair: Pair) -> None:
    names = [f"guest {n}" for n in range(20)]
    await meet(pair.one, *names)
    await asyncio.gather(
        *(pair.one.settle(game(f"table {who}", who), one_more) for who in names),
        *(pair.other.delete_session(who) for who in names),
    )
    assert await pair.one.leaderboard(100) == []
    for who in names:
        assert [each.name for each in await pair.one.results_of(who, 9)] == [""]
