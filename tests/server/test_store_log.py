"""The log that every store keeps: in order, once, for good."""

import asyncio

import msgspec
import pytest

from niagara.server.store.interface import Conflict, Session, Unavailable
from niagara.server.store.sql_store import SqlStore
from server.stores import Pair, fill, meta, opened, row


async def test_entries_come_back_in_order_as_they_were(store: SqlStore) -> None:
    rows = [row(1, "a"), row(2, None, None), row(3, "b")]
    for each in rows:
        await store.append("t", each, meta())
    assert await store.log("t") == rows
    assert await store.log("t", after=2) == rows[2:]
    assert await store.log("t", after=3) == []
    assert await store.log("t", until=2) == rows[:2]
    assert await store.log("t", after=1, until=2) == rows[1:2]
    assert await store.log("t", after=2, until=2) == []
    assert await store.log("there is none") == []


async def test_what_was_answered_is_there_after_reopening(url: str, store: SqlStore) -> None:
    await fill(store, "t", 3)
    await store.close()
    async with opened(url) as again:
        assert await again.log("t") == [row(1), row(2), row(3)]


async def test_what_was_answered_is_committed(pair: Pair) -> None:
    for sequence in range(1, 20):
        await pair.one.append("t", row(sequence), meta())
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
            await store.append("t", row(sequence, "other"), meta())
    assert await store.log("t") == [row(1), row(2)]


@pytest.mark.parametrize("sequence", [0, 2, 7])
async def test_a_number_without_the_one_before_is_a_conflict(
    store: SqlStore, sequence: int
) -> None:
    with pytest.raises(Conflict):
        await store.append("t", row(sequence), meta())
    assert await store.log("t") == []
    assert await store.sequences(["t"]) == {}


async def test_a_stored_command_is_a_conflict(store: SqlStore) -> None:
    await store.append("t", row(1, "c"), meta())
    with pytest.raises(Conflict):
        await store.append("t", row(2, "c"), meta())
    await store.append("t", row(2, "c", "bob"), meta())  # somebody else's command
    await store.append("u", row(1, "c"), meta())  # at another table


async def test_only_the_guilty_one_of_a_group_is_refused(store: SqlStore) -> None:
    names = [f"table {n}" for n in range(100)]
    await asyncio.gather(*(store.append(name, row(1, "c"), meta()) for name in names))
    wrong = {7: row(1, "d"), 30: row(2, "c"), 31: row(3, "d"), 99: row(2, "c")}
    answers = await asyncio.gather(
        *(
            store.append(name, wrong.get(n, row(2, "d")), meta((name,)), b"s")
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
        store.append("a", row(1), meta()),
        store.append("b", bad, meta()),
        store.append("c", row(1), meta()),
        return_exceptions=True,
    )
    assert (good, also) == (None, None)
    assert isinstance(ill, ValueError)
    await store.append("b", row(1), meta())


async def test_a_bad_value_is_not_taken_for_a_store_that_does_not_answer(store: SqlStore) -> None:
    with pytest.raises(ValueError, match="cannot keep"):
        await store.insert_session(Session("ann", "\ud800", "en", b"{}", 1, 2))
    assert await store.session("ann") is None


async def test_an_entry_that_waits_behind_a_refused_one_is_refused_too(pair: Pair) -> None:
    await fill(pair.one, "t", 1)
    await pair.other.append("t", row(2, "theirs"), meta())
    first, second = await asyncio.gather(
        pair.one.append("t", row(2, "mine"), meta()),
        pair.one.append("t", row(4, "mine too"), meta()),
        return_exceptions=True,
    )
    assert isinstance(first, Conflict)
    assert isinstance(second, Conflict)
    assert len(await pair.one.log("t")) == 2


async def test_entries_of_one_table_may_be_asked_for_at_once(store: SqlStore) -> None:
    rows = [row(n) for n in range(1, 30)]
    await asyncio.gather(*(store.append("t", each, meta()) for each in rows))
    assert await store.log("t") == rows


async def test_of_two_nodes_that_append_one_is_refused(pair: Pair) -> None:
    names = [f"table {n}" for n in range(30)]

    async def both(name: str) -> set[object]:
        answers = await asyncio.gather(
            pair.one.append(name, row(1, "one"), meta()),
            pair.other.append(name, row(1, "other"), meta()),
            return_exceptions=True,
        )
        return {type(answer) for answer in answers}

    outcomes = await asyncio.gather(*(both(name) for name in names))
    assert outcomes == [{type(None), Conflict}] * len(names)
    for name in names:
        assert len(await pair.one.log(name)) == 1


async def test_an_append_that_nobody_waits_for_stops_nobody(store: SqlStore) -> None:
    gone = asyncio.create_task(store.append("t", row(1), meta()))
    kept = asyncio.create_task(store.append("u", row(1), meta()))
    await asyncio.sleep(0)
    gone.cancel()
    await kept
    assert gone.cancelled()
    assert await store.log("u") == [row(1)]


async def test_closing_finishes_what_is_under_way(url: str, store: SqlStore) -> None:
    names = [f"table {n}" for n in range(50)]
    tasks = [asyncio.create_task(store.append(name, row(1), meta())) for name in names]
    await asyncio.sleep(0)  # they have asked
    await store.close()
    await asyncio.gather(*tasks)
    with pytest.raises(Unavailable):
        await store.append("late", row(1), meta())
    async with opened(url) as again:
        assert len(await again.sequences([*names, "late"])) == 50


async def test_a_snapshot_is_replaced_by_the_next(store: SqlStore) -> None:
    assert await store.snapshot("t") is None
    await store.append("t", row(1), meta(), b"one")
    await store.append("t", row(2), meta())
    assert await store.snapshot("t") == (1, b"one")
    await store.append("t", row(3), meta(), b"three")
    assert await store.snapshot("t") == (3, b"three")


async def test_a_command_is_found_under_its_number(store: SqlStore) -> None:
    await store.append("t", row(1, "c"), meta())
    await store.append("t", row(2, "d"), meta())
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
    assert await store.rewrite("t", row(2), b"{}")
    rewritten = [row(1), msgspec.structs.replace(row(2), body=b"{}"), row(3)]
    assert await store.log("t") == rewritten
    assert not await store.rewrite("t", row(2), b"[]"), "its body is another by now"
    assert await store.log("t") == rewritten
