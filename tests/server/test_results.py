"""Results, statistics, records, replays and ratings; and what is secret before the end."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from niagara.ratings import new_skill
from niagara.rules import Paddle, acting, replay, seen_by, view
from niagara.rules.codec import (
    event_to_json,
    position_to_json,
    record_from_json,
    view_to_json,
)
from niagara.rules.notation import record_from_text
from niagara.server.commands import AnyCommand, Leave, Resign, Vote
from niagara.server.entries import By, Forgotten
from niagara.server.live_table import apply_rows
from niagara.server.replay import record_of
from niagara.server.results import (
    is_counted,
    leaves_results,
    ranks,
    rate_by,
    results_of,
    settle,
    settlement,
)
from niagara.server.store.interface import Rate, Result, Row, TableMeta, Unavailable
from niagara.server.store.sql_store import SqlStore
from niagara.server.stored_snapshot import snapshot_of, table_from
from niagara.server.table import Table
from niagara.server.table_setup import SeatRequest
from niagara.server.table_state import SHOW_UP_ROUNDS
from server.player import BOT as BOT_SEAT
from server.player import ME as MY_SEAT
from server.player import PATIENCE, Client, Json, clients, play_out
from server.running import Served, serving, settled
from server.stores import meet
from server.tables import (
    ANN,
    BEN,
    BOT,
    CEM,
    ME,
    OPEN_SEAT,
    Story,
    a_table,
    begun,
    choose_all,
    play_on,
)

RATED: Json = {"clock": 3600, "public": True, "rated": True}


@dataclass
class Finished:
    """A rated game that Ann and Ben have played against a bot; Eve asks for it later."""

    served: Served
    ann: Client
    ben: Client
    eve: Client
    table: str

    async def get(self, what: str) -> Any:
        return (await self.eve.http.get(f"/api/tables/{self.table}/{what}")).json()


async def leaderboard(client: Client) -> list[Json]:
    board: list[Json] = (await client.http.get("/api/leaderboard")).json()
    return board


async def finish(ann: Client, ben: Client, **wish: Any) -> str:
    table = await ann.new_game(ben, rules={"round_limit": 9, "fork": "natural"}, **wish)
    await play_out(table, ann, ben, every=99)
    return table


@pytest.fixture(scope="module")
async def finished(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Finished]:
    async with (
        serving(tmp_path_factory.mktemp("finished") / "x.db") as served,
        clients(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve),
    ):
        table = await finish(ann, ben, **RATED)
        await settled(served, table)
        yield Finished(served, ann, ben, eve, table)


async def test_the_record_replays_to_the_final_position_in_both_writings(
    finished: Finished,
) -> None:
    position = (await finished.get("replay"))["moments"][-1]["position"]
    text = await finished.eve.http.get(f"/api/tables/{finished.table}/record?as=text")
    for record in (record_from_json(await finished.get("record")), record_from_text(text.text)):
        assert record.names[:2] == ("Ann", "Ben")
        assert record.names[2].startswith("beginner+")
        *_, last = replay(record)
        assert position_to_json(last.position) == position


async def test_a_replay_shows_every_seats_knowledge_step_by_step(finished: Finished) -> None:
    everything = (await finished.get("replay"))["moments"]
    rows = await finished.served.service.store.log(finished.table)
    by_number = {step.sequence: step for step in apply_rows(Table(finished.table), rows).steps}
    for seat in range(3):
        moments = (await finished.get(f"replay?seat={seat}"))["moments"]
        assert [each["sequence"] for each in moments] == [each["sequence"] for each in everything]
        for moment in moments:
            step = by_number[moment["sequence"]]
            assert step.position is not None
            assert moment["view"] == view_to_json(view(step.position, seat))
            seen = seen_by(step.events, seat)
            assert moment["events"] == [event_to_json(event) for event in seen]
            held = [player.hand for player in step.position.players]
            for other, may_hold in enumerate(moment["may_hold"]):
                assert (may_hold is None) == (other == seat)
                if may_hold is not None:
                    assert {x if x < 7 else "cloud" for x in held[other]} <= set(may_hold)
    wrong = await finished.eve.http.get(f"/api/tables/{finished.table}/replay?seat=4")
    assert (wrong.status_code, wrong.json()["code"]) == (400, "malformed")


async def test_a_replay_is_compressed_for_those_who_read_that(finished: Finished) -> None:
    address = f"/api/tables/{finished.table}/replay"
    get = finished.eve.http.get
    plain = await get(address, headers={"Accept-Encoding": "identity"})
    squeezed = await get(address, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert squeezed.headers["content-encoding"] == "gzip"
    assert plain.headers["vary"] == squeezed.headers["vary"] == "accept-encoding"
    assert squeezed.json() == plain.json()
    assert int(squeezed.headers["content-length"]) * 5 < len(plain.content)


async def test_statistics_add_up(finished: Finished) -> None:
    told = await finished.get("statistics")
    last = (await finished.get("replay"))["moments"][-1]["position"]
    assert told["winners"] == last["winners"]
    assert told["rounds"] == last["round"]
    owned = [sum(player["gems"].values()) for player in last["players"]]
    assert told["gems_by_round"][-1] == owned
    assert len(told["gems_by_round"]) == told["rounds"]
    for seat, gems in zip(told["seats"], owned, strict=True):
        assert seat["landed"] - seat["ransomed"] == gems
    assert sum(seat["stolen"] for seat in told["seats"]) == sum(
        seat["robbed"] for seat in told["seats"]
    )
    assert [i for i, seat in enumerate(told["seats"]) if seat["won"]] == told["winners"]


async def test_ratings_change_once_by_a_rated_game(finished: Finished) -> None:
    board = await leaderboard(finished.eve)
    assert {each["player"] for each in board} == {finished.ann.id, finished.ben.id, "bot:beginner"}
    assert {each["games"] for each in board} == {1}
    assert sum(each["wins"] for each in board) == pytest.approx(1.0, abs=0.02)
    assert board == sorted(board, key=lambda each: -each["rating"])
    for _ in range(3):
        await settled(finished.served, finished.table)
    assert await leaderboard(finished.eve) == board


async def test_a_players_page_hides_private_games_from_others(finished: Finished) -> None:
    ann, eve = finished.ann, finished.eve
    private = await finish(ann, finished.ben, command="private")
    await settled(finished.served, private)
    path = f"/api/players/{ann.id}"
    mine = (await ann.http.get(path)).json()
    others = (await eve.http.get(path)).json()
    assert {game["table"] for game in mine["games"]} == {finished.table, private}
    assert {game["table"] for game in others["games"]} == {finished.table}
    assert mine["rating"]["games"] == 1, "an unrated game changes no rating"
    assert others["games"][0]["change"] is not None
    bot = (await eve.http.get("/api/players/bot:beginner")).json()
    assert {game["table"] for game in bot["games"]} == {finished.table}
    assert (await ann.http.get(f"/api/players/{eve.id}")).status_code == 404
    assert (await eve.http.get(f"/api/players/{eve.id}")).json()["games"] == []


class Unable(SqlStore):
    """A store that is unavailable for results."""

    async def settle(self, results: Sequence[Result], rate: Rate | None) -> bool:  # noqa: ARG002
        raise Unavailable("not now")


class Heard(SqlStore):
    """A store that tells when results have been stored."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.has_settled = asyncio.Event()

    async def settle(self, results: Sequence[Result], rate: Rate | None) -> bool:
        is_new = await super().settle(results, rate)
        self.has_settled.set()
        return is_new


async def test_a_game_that_ended_as_the_server_died_is_rated_by_the_next_one(
    tmp_path: Path,
) -> None:
    """A session may be deleted between the last move and the results."""
    database = str(tmp_path / "x.db")
    async with (
        serving(database, store=Unable(database)) as served,
        clients(served.base, "Ann", "Ben") as (ann, ben),
    ):
        table = await finish(ann, ben, **RATED)
        assert await served.service.store.unsettled(9) == [table]
        cookies = ann.http.cookies
    store = Heard(database)
    async with serving(database, store=store) as served:
        await asyncio.wait_for(store.has_settled.wait(), PATIENCE)  # nobody asks for the table
        async with Client(served.base, "Ann", cookies) as ann:
            board = await leaderboard(ann)
        assert {each["games"] for each in board} == {1}
        assert len(board) == 3
        assert await store.unsettled(9) == []


async def test_a_rated_game_that_everybody_resigned_is_settled_by_the_server(
    tmp_path: Path,
) -> None:
    store = Heard(str(tmp_path / "x.db"))
    async with (
        serving(tmp_path / "x.db", store=store) as served,
        clients(served.base, "Ann", "Ben") as (ann, ben),
    ):
        table = await ann.new_game(ben, **RATED)
        await ann.ask(table, "resign", do="resign", seat=0)
        await ben.ask(table, "resign", do="resign", seat=1)
        await asyncio.wait_for(store.has_settled.wait(), PATIENCE)
        assert [each["player"] for each in await leaderboard(ann)] == [ben.id, ann.id]


async def test_results_are_kept_once(sqlite_store: SqlStore) -> None:
    kept = settlement(over(rated=True).table, 1)
    assert kept is not None
    assert await settle(sqlite_store, "t", kept)
    assert not await settle(sqlite_store, "t", kept)
    assert {rating.games for rating in await sqlite_store.leaderboard(9)} == {1}


# What results are.


def over(seed: int = 1, rated: bool = False) -> Story:
    seats = (ME, OPEN_SEAT, BOT, BOT)
    rules = {"round_limit": 8}
    story = begun(*seats, rng=Random(seed), rules=rules, clock=3600, public=rated, rated=rated)
    play_on(story, Random(seed), (ANN, BEN))
    return story


@pytest.mark.parametrize("seed", range(10))
def test_a_win_is_worth_one_however_many_share_it(seed: int) -> None:
    results = results_of(over(seed).table, 5)
    assert sum(result.won for result in results) == pytest.approx(1)
    assert [result.who for result in results] == [
        *(ANN.session, BEN.session, "bot:beginner", "bot:beginner")
    ]


@pytest.mark.parametrize("seed", range(10))
def test_winners_come_first_and_those_who_resigned_last(seed: int) -> None:
    story = over(seed)
    places = ranks(story.table, story.position)
    assert {seat for seat, place in enumerate(places) if place == 1} == set(story.position.winners)
    story.table.resigned[0] = story.table.seats[0]
    places = ranks(story.table, story.position)
    assert places[0] == 4.0
    assert results_of(story.table, 5)[0].won == 0


def test_who_resigned_has_lost_whatever_the_bot_makes_of_it() -> None:
    story = begun(ME, OPEN_SEAT, BOT, rules={"round_limit": 5})
    story.do(BEN, Resign(1))
    play_on(story, Random(1), (ANN,))
    result = results_of(story.table, 5)[1]
    assert (result.who, result.name, result.won) == (BEN.session, "Ben", 0)


# What counts.


def a_rated_game(third: SeatRequest = OPEN_SEAT) -> Story:
    """A rated game of Ann, Ben and Cem, or a bot, who have all agreed."""
    rules = {"round_limit": 5}
    seats = (ME, OPEN_SEAT, third)
    return begun(*seats, rng=Random(1), rules=rules, clock=60, public=True, rated=True)


@pytest.fixture
def story() -> Story:
    """The game of Ann, Ben and Cem."""
    return a_rated_game()


def play_to_the_end(story: Story, by: Callable[[int], By]) -> None:
    """Every decision is made by whom the seat's number says."""
    while story.table.status == "running":
        for seat in acting(story.position):
            story.server_acts(seat, by(seat))


def wins(story: Story) -> list[float]:
    return [result.won for result in results_of(story.table, 5)]


def test_a_game_of_two_people_who_played_counts() -> None:
    story = a_rated_game(BOT)
    play_on(story, Random(1), (ANN, BEN))
    assert is_counted(story.table)
    assert {result.is_rated for result in results_of(story.table, 5)} == {True}


def test_a_game_is_not_rated_if_somebody_never_showed_up_in_the_first_rounds() -> None:
    story = a_rated_game(BOT)

    def by(seat: int) -> By:
        return "clock" if seat == 1 and story.position.round <= SHOW_UP_ROUNDS else "person"

    play_to_the_end(story, by)
    assert story.table.showed_up == {0, 2}
    assert not is_counted(story.table)
    assert leaves_results(story.table)
    assert {result.is_rated for result in results_of(story.table, 5)} == {False}


def test_whoever_lets_the_clock_play_on_has_played() -> None:
    story = a_rated_game(BOT)
    story.act(BEN, 1, Paddle(2))
    story.act(ANN, 0, Paddle(2))
    play_to_the_end(story, lambda _seat: "clock")
    assert is_counted(story.table)


def test_resigning_and_voting_are_showing_up(story: Story) -> None:
    story.do(BEN, Resign(1))
    story.do(CEM, Vote(yes=True))
    assert story.table.showed_up == {1, 2}


def test_an_older_snapshot_does_not_say_who_was_absent(story: Story) -> None:
    form = json.decode(snapshot_of(story.table))
    del form["shown"], form["agreed"]
    assert table_from("t", json.encode(form)).showed_up == {0, 1, 2}


def test_a_game_given_up_by_everybody_leaves_nothing(story: Story) -> None:
    for who in (ANN, BEN, CEM):
        story.do(who, Vote(yes=True))
    assert story.table.status == "abandoned"
    assert not leaves_results(story.table)


def test_nor_does_an_unrated_game_given_up_or_a_table_left_before_the_start() -> None:
    story = begun(ME, OPEN_SEAT, BOT)
    story.do(ANN, Resign(0))
    story.do(BEN, Resign(1))
    assert not leaves_results(story.table)
    story = a_table(clock=60, public=True, rated=True)
    story.do(ANN, Leave())
    assert story.table.status == "abandoned"
    assert not leaves_results(story.table)


def test_who_resigned_has_lost_to_those_who_then_give_the_game_up(story: Story) -> None:
    story.act(ANN, 0, Paddle(2))
    story.do(BEN, Resign(1))
    story.do(ANN, Vote(yes=True))
    story.do(CEM, Vote(yes=True))
    assert ranks(story.table, story.position) == [1, 3, 1]
    assert wins(story) == [0.5, 0, 0.5]
    assert leaves_results(story.table)


@pytest.mark.parametrize(
    "last", [Vote(yes=True), Resign(1)], ids=["the last person gives up", "the last one resigns"]
)
def test_of_those_who_resign_the_later_is_the_better_and_the_last_person_has_won(
    story: Story, last: AnyCommand
) -> None:
    story.do(CEM, Resign(2))
    story.do(ANN, Resign(0))
    story.do(BEN, last)
    assert story.table.status == "abandoned"
    assert wins(story) == [0, 1, 0]
    kept = table_from("t", snapshot_of(story.table))
    for table in (story.table, story.told_again(), kept):
        assert ranks(table, story.position) == [2, 1, 3]


def test_bots_have_no_part_in_a_game_that_was_given_up() -> None:
    story = a_rated_game(BOT)
    story.do(ANN, Resign(0))
    story.do(BEN, Resign(1))
    places = ranks(story.table, story.position)
    assert places == [2, 1, None]
    rated, ratings = rate_by(places)(results_of(story.table, 5), {})
    assert {rating.who for rating in ratings} == {ANN.session, BEN.session}
    assert {result.seat: result.mu_after is None for result in rated} == dict(
        enumerate((False, False, True))
    )


def test_who_is_forgotten_while_losing_has_lost_all_the_same() -> None:
    story = a_rated_game(BOT)
    story.act(ANN, 0, Paddle(2))
    story.do(BEN, Resign(1))
    story.add(Forgotten(BEN.session))
    story.do(ANN, Vote(yes=True))
    results = results_of(story.table, 5)
    assert [result.who for result in results] == [ANN.session, "", "bot:beginner"]
    _, ratings = rate_by(ranks(story.table, story.position))(results, {})
    assert [(rating.who, rating.mu > new_skill().mu) for rating in ratings] == [(ANN.session, True)]


@pytest.mark.parametrize("is_lost", [True, False])
async def test_a_game_given_up_is_settled_once(
    story: Story, sqlite_store: SqlStore, is_lost: bool
) -> None:
    store = sqlite_store
    story.do(ANN, Resign(0) if is_lost else Vote(yes=True))
    story.do(BEN, Vote(yes=True))
    story.do(CEM, Vote(yes=True))
    await meet(store, *(who.session for who in (ANN, BEN, CEM)))
    meta = TableMeta("abandoned", True, True, b"{}", (), None, "node")
    await store.append("t", Row(1, 2, None, None, b"{}"), meta)
    assert await store.unsettled(9) == ["t"]
    kept = settlement(story.table, 3)
    assert kept is not None
    assert await settle(store, "t", kept) == is_lost
    assert await store.unsettled(9) == []
    assert {rating.games for rating in await store.leaderboard(9)} == ({1} if is_lost else set())


def a_result(seat: int, who: str) -> Result:
    return Result("t", seat, who, who, 0.0, 3, 9, 5, True)


def test_ratings_go_up_for_the_first_and_down_for_the_last() -> None:
    results = [a_result(i, who) for i, who in enumerate(("a", "b", "c"))]
    rated, ratings = rate_by([2, 1, 3])(results, {})
    mus = {rating.who: rating.mu for rating in ratings}
    assert mus["b"] > new_skill().mu > mus["c"]
    assert [(x.mu_before, x.mu_after) for x in rated] == [
        (new_skill().mu, mus[x.who]) for x in rated
    ]


def test_a_bot_that_sits_twice_is_rated_once() -> None:
    results = [a_result(0, "a"), a_result(1, "bot:easy"), a_result(2, "bot:easy")]
    _, ratings = rate_by([1, 2, 3])(results, {})
    assert [(rating.who, rating.games) for rating in ratings] == [("a", 1), ("bot:easy", 1)]


# While a game runs.


def test_the_record_of_a_running_game_tells_each_asker_what_they_may_know() -> None:
    story = begun(ME, OPEN_SEAT, BOT)
    play_on(story, Random(1), (ANN, BEN), most=30)
    while story.position.phase != "paddle":
        play_on(story, Random(1), (ANN, BEN), most=1)
    choose_all(story, Random(1), but=[s for s in (2,) if story.position.players[2].paddle == 0])
    hidden = {seat for seat in range(3) if story.position.players[seat].paddle}
    counts = {
        viewer: len(record_of(story.table, story.steps, viewer).steps)
        for viewer in ((), (0,), (1,), (0, 1, 2))
    }
    everything = counts[0, 1, 2]
    assert counts[()] == everything - len(hidden)
    for seat in (0, 1):
        assert counts[seat,] == everything - len(hidden - {seat})


async def test_results_replay_and_statistics_wait_for_the_end(finished: Finished) -> None:
    ann = finished.ann
    table = await ann.create([MY_SEAT, BOT_SEAT, BOT_SEAT], "running")
    for status in ("open", "running"):
        for what in ("statistics", "replay"):
            answer = await ann.http.get(f"/api/tables/{table}/{what}")
            if (status, what) != ("open", "replay"):
                assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
        await ann.ask(table, "start", do="start")
    running = await ann.http.get(f"/api/tables/{table}/record")
    assert running.status_code == 200


async def test_a_game_ended_early_has_its_replay_and_statistics_without_a_winner(
    finished: Finished,
) -> None:
    ann = finished.ann
    table = await ann.create([MY_SEAT, BOT_SEAT, BOT_SEAT], "early")
    await ann.ask(table, "start", do="start")
    await ann.ask(table, "vote", do="vote", yes=True)
    [listed] = [
        each for each in (await ann.http.get("/api/my/tables")).json() if each["id"] == table
    ]
    assert listed["status"] == "abandoned"
    found = (await ann.http.get(f"/api/tables/{table}/statistics")).json()
    assert (found["winners"], len(found["seats"])) == ([], 3)
    moments = (await ann.http.get(f"/api/tables/{table}/replay")).json()["moments"]
    assert moments
