"""What every store guarantees, on SQLite and on PostgreSQL."""

import asyncio
import io
import json
import resource
import sqlite3
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import event

from niagara.server.store.base import (
    Conflict,
    Facts,
    Overdue,
    Rating,
    Result,
    Row,
    Session,
    Store,
    Unavailable,
)
from niagara.server.store.copies import backup, export
from niagara.server.store.migrate import upgrade
from niagara.server.store.sessions import BY_ID as SESSION_BY_ID
from niagara.server.store.sql import SqlStore
from niagara.server.store.url import read_url
from server.parts import Postgres

pytestmark = pytest.mark.anyio
SECONDS = 60  # for what a test waits for; nothing takes so long


def row(sequence: int, command: str | None = None, session: str | None = "ann") -> Row:
    return Row(sequence, 1000 + sequence, session, command, b'{"n":%d}' % sequence)


def facts(
    members: tuple[str, ...] = (), status: str = "running", due: int | None = None, **more: object
) -> Facts:
    plain = Facts(status, True, False, b'{"name":"x"}', members, due, "node a")
    return msgspec.structs.replace(plain, **more)


async def fill(store: Store, table: str, entries: int, members: tuple[str, ...] = ()) -> None:
    for sequence in range(1, entries + 1):
        await store.append(table, row(sequence), facts(members))


@dataclass
class Pair:
    """Two nodes with the same database."""

    one: SqlStore
    other: SqlStore


@pytest.fixture
async def pair(store: SqlStore, url: str) -> AsyncIterator[Pair]:
    other = SqlStore(url)
    await other.open()
    yield Pair(store, other)
    await other.close()


def test_a_sql_store_is_a_store(tmp_path: Path) -> None:
    store: Store = SqlStore(str(tmp_path / "x.db"))  # for the type checker
    assert store is not None


# The log.


async def test_entries_come_back_in_order_as_they_were(store: SqlStore) -> None:
    rows = [row(1, "a"), row(2, None, None), row(3, "b")]
    for each in rows:
        await store.append("t", each, facts())
    assert await store.log("t") == rows
    assert await store.log("t", after=2) == rows[2:]
    assert await store.log("t", after=3) == []
    assert await store.log("there is none") == []


async def test_what_was_answered_is_there_after_reopening(url: str, store: SqlStore) -> None:
    await fill(store, "t", 3)
    await store.close()
    again = SqlStore(url)
    await again.open()
    assert await again.log("t") == [row(1), row(2), row(3)]
    await again.close()


async def test_what_was_answered_is_committed(pair: Pair) -> None:
    for sequence in range(1, 20):
        await pair.one.append("t", row(sequence), facts())
        assert await pair.other.sequences(["t"]) == {"t": sequence}


async def test_two_hundred_tables_grow_at_once(store: SqlStore) -> None:
    names = [f"table {n}" for n in range(200)]
    await asyncio.gather(*(fill(store, name, 5, (name,)) for name in names))
    assert await store.sequences(names) == dict.fromkeys(names, 5)
    for name in names[::50]:
        assert await store.log(name) == [row(n) for n in range(1, 6)]
        assert [listed.table for listed in await store.tables_of(name, 10)] == [name]


async def test_a_taken_sequence_number_is_a_conflict(store: SqlStore) -> None:
    await fill(store, "t", 2)
    for sequence in (1, 2):
        with pytest.raises(Conflict):
            await store.append("t", row(sequence, "other"), facts())
    assert await store.log("t") == [row(1), row(2)]


@pytest.mark.parametrize("sequence", [0, 2, 7])
async def test_a_number_without_the_one_before_is_a_conflict(
    store: SqlStore, sequence: int
) -> None:
    with pytest.raises(Conflict):
        await store.append("t", row(sequence), facts())
    assert await store.log("t") == []
    assert await store.sequences(["t"]) == {}


async def test_a_stored_command_is_a_conflict(store: SqlStore) -> None:
    await store.append("t", row(1, "c"), facts())
    with pytest.raises(Conflict):
        await store.append("t", row(2, "c"), facts())
    await store.append("t", row(2, "c", "bob"), facts())  # somebody else's command
    await store.append("u", row(1, "c"), facts())  # at another table


async def test_only_the_guilty_one_of_a_group_is_refused(store: SqlStore) -> None:
    names = [f"table {n}" for n in range(100)]
    await asyncio.gather(*(store.append(name, row(1, "c"), facts()) for name in names))
    wrong = {7: row(1, "d"), 30: row(2, "c"), 31: row(3, "d"), 99: row(2, "c")}
    answers = await asyncio.gather(
        *(
            store.append(name, wrong.get(n, row(2, "d")), facts((name,)), b"s")
            for n, name in enumerate(names)
        ),
        return_exceptions=True,
    )
    refused = {n for n, answer in enumerate(answers) if isinstance(answer, Conflict)}
    assert refused == set(wrong)
    assert sum(answer is not None for answer in answers) == len(wrong)
    lasts = await store.sequences(names)
    assert all(lasts[name] == (1 if n in wrong else 2) for n, name in enumerate(names))
    assert await store.snapshot(names[7]) is None
    assert await store.snapshot(names[8]) == (2, b"s")


async def test_a_value_that_cannot_be_kept_harms_nobody_else(store: SqlStore) -> None:
    bad = row(1, "\ud800")  # half a character: no database takes it
    good, ill, also = await asyncio.gather(
        store.append("a", row(1), facts()),
        store.append("b", bad, facts()),
        store.append("c", row(1), facts()),
        return_exceptions=True,
    )
    assert (good, also) == (None, None)
    assert isinstance(ill, ValueError)
    await store.append("b", row(1), facts())


async def test_a_bad_value_is_not_taken_for_a_store_that_does_not_answer(store: SqlStore) -> None:
    with pytest.raises(ValueError, match="surrogates"):
        await store.put_session(Session("ann", "\ud800", "en", b"{}", 1, 2))
    assert await store.session("ann") is None


async def test_an_entry_that_waits_behind_a_refused_one_is_refused_too(pair: Pair) -> None:
    await fill(pair.one, "t", 1)
    await pair.other.append("t", row(2, "theirs"), facts())
    first, second = await asyncio.gather(
        pair.one.append("t", row(2, "mine"), facts()),
        pair.one.append("t", row(4, "mine too"), facts()),
        return_exceptions=True,
    )
    assert isinstance(first, Conflict)
    assert isinstance(second, Conflict)
    assert len(await pair.one.log("t")) == 2


async def test_entries_of_one_table_may_be_asked_for_at_once(store: SqlStore) -> None:
    rows = [row(n) for n in range(1, 30)]
    await asyncio.gather(*(store.append("t", each, facts()) for each in rows))
    assert await store.log("t") == rows


async def test_of_two_nodes_that_append_one_is_refused(pair: Pair) -> None:
    names = [f"table {n}" for n in range(30)]

    async def both(name: str) -> set[object]:
        answers = await asyncio.gather(
            pair.one.append(name, row(1, "one"), facts()),
            pair.other.append(name, row(1, "other"), facts()),
            return_exceptions=True,
        )
        return {type(answer) for answer in answers}

    outcomes = await asyncio.gather(*(both(name) for name in names))
    assert outcomes == [{type(None), Conflict}] * len(names)
    for name in names:
        assert len(await pair.one.log(name)) == 1


async def test_an_append_that_nobody_waits_for_stops_nobody(store: SqlStore) -> None:
    gone = asyncio.create_task(store.append("t", row(1), facts()))
    kept = asyncio.create_task(store.append("u", row(1), facts()))
    await asyncio.sleep(0)
    gone.cancel()
    await kept
    assert gone.cancelled()
    assert await store.log("u") == [row(1)]


async def test_closing_finishes_what_is_under_way(url: str, store: SqlStore) -> None:
    names = [f"table {n}" for n in range(50)]
    tasks = [asyncio.create_task(store.append(name, row(1), facts())) for name in names]
    await asyncio.sleep(0)  # they have asked
    await store.close()
    await asyncio.gather(*tasks)
    with pytest.raises(Unavailable):
        await store.append("late", row(1), facts())
    again = SqlStore(url)
    await again.open()
    assert len(await again.sequences([*names, "late"])) == 50
    await again.close()


async def test_a_snapshot_is_replaced_by_the_next(store: SqlStore) -> None:
    assert await store.snapshot("t") is None
    await store.append("t", row(1), facts(), b"one")
    await store.append("t", row(2), facts())
    assert await store.snapshot("t") == (1, b"one")
    await store.append("t", row(3), facts(), b"three")
    assert await store.snapshot("t") == (3, b"three")


async def test_a_command_is_found_under_its_number(store: SqlStore) -> None:
    await store.append("t", row(1, "c"), facts())
    await store.append("t", row(2, "d"), facts())
    assert await store.stored_command("t", "ann", "d") == 2
    assert await store.stored_command("t", "bob", "d") is None
    assert await store.stored_command("u", "ann", "d") is None


async def test_the_last_numbers_of_many_tables(store: SqlStore) -> None:
    await fill(store, "a", 2)
    await fill(store, "b", 1)
    unknown = [f"unknown {n}" for n in range(2500)]
    assert await store.sequences(["a", *unknown, "b"]) == {"a": 2, "b": 1}
    assert await store.sequences([]) == {}


async def test_a_rewritten_entry_has_its_new_body_and_nothing_else(store: SqlStore) -> None:
    await fill(store, "t", 3)
    await store.rewrite("t", 2, b"{}")
    assert await store.log("t") == [row(1), msgspec.structs.replace(row(2), body=b"{}"), row(3)]


# Lists.


async def test_public_tables_of_a_status_the_last_changed_first(store: SqlStore) -> None:
    for at, name in enumerate("abcd"):
        await store.append(name, Row(1, at, None, None, b"{}"), facts(status="open"))
    await store.append("a", Row(2, 10, None, None, b"{}"), facts(status="open", summary=b"[]"))
    await store.append("b", Row(2, 11, None, None, b"{}"), facts(status="running"))
    await store.append("c", Row(2, 12, None, None, b"{}"), facts(status="open", is_public=False))
    listed = await store.public_tables("open", 10)
    assert [(t.table, t.sequence, t.changed) for t in listed] == [("a", 2, 10), ("d", 1, 3)]
    assert listed[0].summary == b"[]"
    assert [t.table for t in await store.public_tables("open", 1)] == ["a"]
    assert [t.table for t in await store.public_tables("running", 10)] == ["b"]


async def test_the_tables_where_somebody_sits(store: SqlStore) -> None:
    await store.append("a", Row(1, 1, None, None, b"{}"), facts(("ann", "bob")))
    await store.append("b", Row(1, 2, None, None, b"{}"), facts(("ann", "ann"), is_public=False))
    assert [t.table for t in await store.tables_of("ann", 10)] == ["b", "a"]
    assert [t.table for t in await store.tables_of("ann", 1)] == ["b"]
    await store.append("a", Row(2, 3, None, None, b"{}"), facts(("bob",)))
    assert [t.table for t in await store.tables_of("ann", 10)] == ["b"]
    assert [t.table for t in await store.tables_of("bob", 10)] == ["a"]


async def test_members_are_right_though_another_node_changed_them_in_between(pair: Pair) -> None:
    await pair.one.append("t", row(1), facts(("ann",)))
    await pair.other.append("t", row(2), facts(("bob",)))
    await pair.one.append("t", row(3), facts(("ann",)))
    assert [t.table for t in await pair.other.tables_of("ann", 10)] == ["t"]
    assert await pair.other.tables_of("bob", 10) == []


# Bots and clocks.


async def test_overdue_tables_the_longest_waiting_first(store: SqlStore) -> None:
    for name, due in {"a": 30, "b": 10, "c": None, "d": 20, "e": 99}.items():
        await store.append(name, row(1), facts(due=due))
    expected = [Overdue("b", "node a", 10), Overdue("d", "node a", 20), Overdue("a", "node a", 30)]
    assert await store.overdue(99, 10) == expected
    assert await store.overdue(99, 2) == expected[:2]
    assert await store.overdue(10, 10) == []


async def test_of_two_nodes_that_claim_exactly_one_wins(pair: Pair) -> None:
    for n in range(20):
        name = f"table {n}"
        await pair.one.append(name, row(1), facts(due=5))
        waiting = Overdue(name, "node a", 5)
        won = await asyncio.gather(
            pair.one.claim(waiting, "node b", 100), pair.other.claim(waiting, "node c", 101)
        )
        assert sorted(won) == [False, True]
        (found,) = [o for o in await pair.one.overdue(200, 100) if o.table == name]
        assert found == Overdue(name, *(("node b", 100) if won[0] else ("node c", 101)))


async def test_a_table_that_moved_on_cannot_be_claimed(store: SqlStore) -> None:
    await store.append("t", row(1), facts(due=5))
    await store.append("t", row(2), facts(due=6))
    assert not await store.claim(Overdue("t", "node a", 5), "node b", 100)
    assert await store.overdue(100, 10) == [Overdue("t", "node a", 6)]


async def test_only_the_node_that_has_a_table_renews_it(store: SqlStore) -> None:
    await store.append("t", row(1), facts(due=5))
    await store.renew("t", "node b", 50)
    assert await store.overdue(100, 10) == [Overdue("t", "node a", 5)]
    await store.renew("t", "node a", 60)
    assert await store.overdue(100, 10) == [Overdue("t", "node a", 60)]
    await store.append("t", row(2), facts(due=None))
    await store.renew("t", "node a", 70)  # nobody waits for it any more
    assert await store.overdue(100, 10) == []


# Sessions.


async def test_a_session_is_added_and_replaced(store: SqlStore) -> None:
    assert await store.session("ann") is None
    ann = Session("ann", "Ann", "en", b'{"sound":true}', 1, 2)
    await store.put_session(ann)
    assert await store.session("ann") == ann
    later = Session("ann", "Änn 🛶", "fa", b"{}", 1, 3)
    await store.put_session(later)
    assert await store.session("ann") == later


async def test_a_link_is_used_up_by_taking_it(pair: Pair) -> None:
    await pair.one.put_link(b"digest", "ann", 100)
    assert await pair.one.take_link(b"other", 50) is None
    taken = await asyncio.gather(
        pair.one.take_link(b"digest", 50), pair.other.take_link(b"digest", 50)
    )
    assert sorted(taken, key=str) == [None, "ann"]
    assert await pair.one.take_link(b"digest", 50) is None


async def test_an_expired_link_leads_nowhere(store: SqlStore) -> None:
    await store.put_link(b"digest", "ann", 100)
    assert await store.take_link(b"digest", 100) is None
    assert await store.take_link(b"digest", 50) is None  # and is gone


async def test_a_deleted_session_is_forgotten(store: SqlStore) -> None:
    for who in ("ann", "bob"):
        await store.put_session(Session(who, who.title(), "en", b"{}", 1, 2))
        await store.put_link(who.encode(), who, 100)
    await store.append("t", row(1), facts(("ann", "bob")))
    assert await store.settle(game("t", "ann", "bob"), one_more)
    await store.delete_session("ann")
    assert await store.session("ann") is None
    assert await store.take_link(b"ann", 1) is None
    assert await store.rating("ann") is None
    assert await store.tables_of("ann", 10) == []
    assert [result.name for result in await store.results_of("ann", 10)] == [""]
    assert await store.session("bob") is not None
    assert await store.take_link(b"bob", 1) == "bob"
    assert await store.rating("bob") is not None
    assert len(await store.tables_of("bob", 10)) == 1
    assert [result.name for result in await store.results_of("bob", 10)] == ["Bob"]


async def test_the_secret_is_the_same_for_all_and_for_good(pair: Pair, url: str) -> None:
    one, other = await asyncio.gather(pair.one.secret(), pair.other.secret())
    assert one == other
    assert len(one) == 32
    third = SqlStore(url)
    await third.open()
    assert await third.secret() == one
    await third.close()


# Results.


def game(table: str, *who: str, at: int = 1) -> list[Result]:
    return [
        Result(table, seat, each, each.title(), 1.0 if seat == 0 else 0.0, len(who), 9, at, True)
        for seat, each in enumerate(who)
    ]


def one_more(
    played: Sequence[Result], before: dict[str, Rating]
) -> tuple[Sequence[Result], Sequence[Rating]]:
    """Everybody has one game more and a mu higher by one."""
    results, ratings = [], []
    for result in played:
        old = before.get(result.who, Rating(result.who, result.name, 25.0, 8.0, 0, 0.0))
        new = Rating(
            old.who, result.name, old.mu + 1, old.sigma, old.games + 1, old.wins + result.won
        )
        ratings.append(new)
        results.append(msgspec.structs.replace(result, mu_before=old.mu, mu_after=new.mu))
    return results, ratings


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


# Copies.


async def test_an_export_has_the_logs_and_no_secret(store: SqlStore, url: str) -> None:
    secret = await store.secret()
    await store.put_link(b'"digest"', "ann", 100)
    await store.put_session(Session("ann", "Ann", "en", b'{"a":1}', 1, 2))
    await fill(store, "t", 2, ("ann",))
    await store.settle(game("t", "ann"), one_more)
    stream = io.BytesIO()
    await export(url, stream)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    kinds = [line["kind"] for line in lines]
    assert kinds == ["table", "entry", "entry", "session", "result", "rating"]
    assert lines[2]["body"] == {"n": 2}
    assert lines[3]["preferences"] == {"a": 1}
    assert secret.hex() not in stream.getvalue().decode()
    assert "digest" not in stream.getvalue().decode()


async def test_a_backup_is_made_of_a_database_in_use(
    store: SqlStore, url: str, tmp_path: Path
) -> None:
    await fill(store, "t", 3)
    file = tmp_path / "backup"
    await asyncio.gather(backup(url, file), fill(store, "u", 10))
    assert file.stat().st_mode & 0o077 == 0
    with pytest.raises(FileExistsError):
        await backup(url, file)
    if url.startswith("postgresql"):
        assert b'"kind":"entry"' in file.read_bytes()
        return
    copy = SqlStore(str(file))
    await copy.open()
    assert await copy.log("t") == [row(1), row(2), row(3)]
    await copy.close()


# What can go wrong.


async def test_a_database_without_its_schema_is_refused(empty_url: str) -> None:
    store = SqlStore(empty_url)
    with pytest.raises(Exception, match="niagara db upgrade"):
        await store.open()


async def test_a_store_answers_a_ping(store: SqlStore) -> None:
    await store.ping()


async def test_a_full_disk_refuses_and_room_heals(sqlite_url: str) -> None:
    await upgrade(sqlite_url)
    store = SqlStore(sqlite_url)
    await store.open()
    await fill(store, "t", 1)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    big = Row(2, 1, None, None, b" " * 5_000_000)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4_000_000, hard))
    try:
        with pytest.raises(Unavailable):
            await store.append("t", big, facts())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert await store.log("t") == [row(1)]
    await store.append("t", big, facts())
    assert await store.log("t") == [row(1), big]
    await store.close()


async def test_an_append_waits_for_another_process_that_writes(sqlite_url: str) -> None:
    await upgrade(sqlite_url)
    store = SqlStore(sqlite_url)
    await store.open()
    other = sqlite3.connect(sqlite_url, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(store.append("t", row(1), facts()))
    assert await store.log("t") == []  # reading does not wait
    assert not waiting.done()
    other.execute("ROLLBACK")
    other.close()
    async with asyncio.timeout(SECONDS):
        await waiting
    await store.close()


async def test_sqlite_is_durable_to_the_last_commit(sqlite_url: str) -> None:
    await upgrade(sqlite_url)
    store = SqlStore(sqlite_url)
    await store.open()
    pen = store._writer._pen._connection  # type: ignore[attr-defined]
    assert pen.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert pen.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert pen.execute("PRAGMA foreign_keys").fetchone() == (1,)
    await store.close()


async def test_every_question_is_answered_by_an_index(sqlite_url: str) -> None:
    await upgrade(sqlite_url)
    store = SqlStore(sqlite_url)
    await store.open()
    asked: list[tuple[str, tuple[object, ...]]] = []

    def note(
        _: object, __: object, statement: str, values: tuple[object, ...], *___: object
    ) -> None:
        asked.append((statement, values))

    event.listen(store._database.reader.sync_engine, "before_cursor_execute", note)
    await store.log("t", 3)
    await store.snapshot("t")
    await store.stored_command("t", "ann", "c")
    await store.sequences(["t", "u"])
    await store.public_tables("open", 10)
    await store.tables_of("ann", 10)
    await store.overdue(5, 10)
    asked.append((SESSION_BY_ID, ("ann",)))  # asked at a glance, past the engine
    await store.unsettled(10)
    await store.leaderboard(10)
    await store.rating("ann")
    await store.results_of("ann", 10)
    await store.close()
    assert len(asked) == 12
    connection = sqlite3.connect(sqlite_url)
    scans = 0
    for statement, values in asked:
        plan = [step[3] for step in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
        assert all("INDEX" in step for step in plan if "B-TREE" not in step), (statement, plan)
        scans += any("SCAN" in step for step in plan)
        if "JOIN members" not in statement:  # somebody sits at few tables: sorting them is cheap
            assert not any("B-TREE" in step for step in plan), (statement, plan)
    assert scans == 2  # the leaderboard and the unsettled games: their indexes hold just these
    connection.close()


async def test_a_stopped_postgres_is_unavailable_and_a_started_one_is_found_again(
    postgres: Postgres, postgres_url: str
) -> None:
    await upgrade(postgres_url)
    store = SqlStore(postgres_url)
    await store.open()
    await fill(store, "t", 1)
    postgres.stop()
    try:
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.append("t", row(2), facts())
            with pytest.raises(Unavailable):
                await store.log("t")
            with pytest.raises(Unavailable):
                await store.put_link(b"d", "ann", 1)
            with pytest.raises(Unavailable):
                await store.ping()
    finally:
        postgres.start()
    await store.append("t", row(2), facts())
    assert await store.log("t") == [row(1), row(2)]
    await store.ping()
    await store.close()


async def test_no_answered_append_is_lost_when_postgres_restarts(
    postgres: Postgres, postgres_url: str
) -> None:
    await upgrade(postgres_url)
    store = SqlStore(postgres_url)
    await store.open()
    restarted = asyncio.Event()
    busy = asyncio.Event()

    async def play(table: str) -> int:
        """Append until some time after the restart; the number of entries that were answered."""
        sequence, after = 0, 0
        while after < 5:
            try:
                await store.append(table, row(sequence + 1), facts())
            except Unavailable:
                await restarted.wait()
                # Only the log says whether the last one was kept.
                sequence = (await store.sequences([table])).get(table, 0)
            else:
                sequence += 1
                after += restarted.is_set()
            if sequence > 3:
                busy.set()
        return sequence

    def restart() -> None:
        postgres.stop()
        postgres.start()

    async with asyncio.timeout(SECONDS):
        names = [f"table {n}" for n in range(30)]
        playing = [asyncio.create_task(play(name)) for name in names]
        await busy.wait()
        await asyncio.to_thread(restart)
        restarted.set()
        counts = await asyncio.gather(*playing)
    for name, count in zip(names, counts, strict=True):
        assert await store.log(name) == [row(n) for n in range(1, count + 1)]
    await store.close()


# What people write.


@pytest.mark.parametrize(
    ("written", "understood"),
    [
        ("niagara.db", "sqlite+aiosqlite:///niagara.db"),
        ("/var/games/n.db", "sqlite+aiosqlite:////var/games/n.db"),
        ("sqlite:///n.db", "sqlite+aiosqlite:///n.db"),
        ("sqlite+aiosqlite:///n.db", "sqlite+aiosqlite:///n.db"),
        ("postgres://me@host/db", "postgresql+asyncpg://me@host/db"),
        ("postgresql://me@host:1/db", "postgresql+asyncpg://me@host:1/db"),
        ("postgresql://h/db?sslmode=require", "postgresql+asyncpg://h/db?ssl=require"),
    ],
)
def test_addresses_as_people_write_them(written: str, understood: str) -> None:
    assert read_url(written).render_as_string() == understood


@pytest.mark.parametrize(
    "written",
    ["", ":memory:", "sqlite://", "sqlite://host/file", "mysql://me:hush@host/db", "://",
     "postgresql://host", "postgresql://me:hush@host:port/db"],
)  # fmt: skip
def test_other_addresses_are_refused_without_showing_a_password(written: str) -> None:
    with pytest.raises(ValueError, match=r"niagara\.db") as refusal:
        read_url(written)
    assert "hush" not in str(refusal.value)
