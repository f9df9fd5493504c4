"""No error of a database carries values into logs: names, words and tiles are in them."""

import logging
import traceback

import asyncpg
import pytest
from msgspec import structs

from niagara.server.logs import JsonLines
from niagara.server.store.interface import Conflict, Result, Row, Session, Unavailable
from niagara.server.store.sql_store import SqlStore
from niagara.server.store.sqlite import SqliteBackend
from server.stores import game, meta

SECRET = "Zebedee-the-secret"
ANN = Session(SECRET, SECRET, "en", SECRET.encode(), 1, 2)


def told(error: BaseException) -> str:
    """All that a log would hold of an error."""
    record = logging.LogRecord("x", logging.ERROR, "", 0, "failed: %s", (error,), None)
    record.exc_info = (type(error), error, error.__traceback__)
    shown = "".join(traceback.format_exception(error))
    return JsonLines().format(record) + shown + repr(error)


async def test_a_row_that_is_there_already(store: SqlStore) -> None:
    await store.insert_session(ANN)
    with pytest.raises(Conflict) as caught:
        await store.insert_session(ANN)
    assert SECRET not in told(caught.value)


@pytest.mark.parametrize(
    "wrong",
    [
        structs.replace(ANN, name=None),
        structs.replace(ANN, created=2**80),
        structs.replace(ANN, name=SECRET + "\ud800"),
        structs.replace(ANN, seen=SECRET),
    ],
    ids=["missing", "too large", "half a character", "of another type"],
)
async def test_a_value_that_cannot_be_kept(store: SqlStore, wrong: Session) -> None:
    try:
        await store.insert_session(wrong)
    except Exception as error:  # noqa: BLE001 - whatever it is, nothing may be told
        assert SECRET not in told(error)
    else:
        # SQLite keeps a text where a number should be.
        assert isinstance(store._backend, SqliteBackend)


@pytest.mark.parametrize(
    "wrong",
    [
        Row(1, 2**80, SECRET, SECRET, SECRET.encode()),
        Row(1, 1, SECRET, SECRET + "\ud800", SECRET.encode()),
        Row(1, 1, SECRET, SECRET, None),  # type: ignore[arg-type]
    ],
    ids=["too large", "half a character", "missing"],
)
async def test_an_entry_that_cannot_be_kept(store: SqlStore, wrong: Row) -> None:
    with pytest.raises(Exception) as caught:
        await store.append("t", wrong, meta((SECRET,)))
    assert SECRET not in told(caught.value)


async def test_an_entry_whose_number_is_taken(store: SqlStore) -> None:
    entry = Row(1, 1, SECRET, SECRET, SECRET.encode())
    await store.append(SECRET, entry, meta())
    with pytest.raises(Conflict) as caught:
        await store.append(SECRET, entry, meta((SECRET,)))
    assert SECRET not in told(caught.value)


async def test_results_that_are_there_twice(store: SqlStore) -> None:
    twice: list[Result] = [*game("t", SECRET), *game("t", SECRET)]
    with pytest.raises(Conflict) as caught:
        await store.settle(twice, None)
    assert SECRET not in told(caught.value)


async def test_a_statement_that_is_wrong(store: SqlStore) -> None:
    async def in_a_transaction(sql: str, *values: object) -> None:
        async with store._backend.transaction() as transaction:
            await transaction.execute(sql, *values)

    for way in (store._backend.rows, store._backend.scan, in_a_transaction):
        with pytest.raises((asyncpg.PostgresError, Unavailable)) as caught:
            await way("SELECT $1 FROM nowhere", SECRET)
        assert SECRET not in told(caught.value)
