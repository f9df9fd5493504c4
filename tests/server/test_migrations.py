"""The schema's versions: up, down, and equal to what the program works with."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect

from niagara.server.store.interface import Row, TableMeta
from niagara.server.store.migrate import (
    NEWEST,
    STEPS,
    Outdated,
    current,
    downgrade,
    run_in_transaction,
    upgrade,
)
from niagara.server.store.schema import entries, metadata, tables
from niagara.server.store.sql_store import SqlStore
from niagara.server.store.url import read_url
from server.stores import opened


async def tables_of(url: str) -> set[str]:
    def names(connection: Connection) -> set[str]:
        return set(inspect(connection).get_table_names())

    return await run_in_transaction(read_url(url), names)


def test_the_newest_version_is_the_last_step() -> None:
    assert ScriptDirectory(str(STEPS)).get_current_head() == NEWEST


async def test_up_and_down_and_up_again(empty_url: str) -> None:
    assert await current(empty_url) is None
    await upgrade(empty_url)
    assert await current(empty_url) == NEWEST
    assert await tables_of(empty_url) == {*metadata.tables, "alembic_version"}
    await upgrade(empty_url)  # nothing to do
    await downgrade(empty_url)
    assert await current(empty_url) is None
    assert await tables_of(empty_url) == {"alembic_version"}
    await upgrade(empty_url)
    assert await current(empty_url) == NEWEST


async def test_nodes_that_start_at_once_may_all_upgrade(empty_url: str) -> None:
    await asyncio.gather(*(upgrade(empty_url) for _ in range(3)))
    assert await current(empty_url) == NEWEST


async def test_nobody_else_may_read_the_file_with_the_secret(sqlite_url: str) -> None:
    await upgrade(sqlite_url)
    async with opened(sqlite_url) as store:
        await store.secret()
        files = list(Path(sqlite_url).parent.iterdir())
        assert len(files) == 4  # the file, its log, their index, the lock
        assert all(file.stat().st_mode & 0o077 == 0 for file in files)


async def test_the_steps_lead_to_the_schema_the_program_works_with(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, metadata))

    assert await run_in_transaction(read_url(url), differences) == []


async def test_an_upgrade_keeps_what_is_stored(store: SqlStore, url: str) -> None:
    row = Row(1, 2, None, None, b"{}")
    await store.append("t", row, TableMeta("open", True, True, b"{}", ("ann",), None, "node"))
    await upgrade(url)
    assert await store.log("t") == [row]


async def test_a_database_of_the_first_version_is_brought_up_to_date(empty_url: str) -> None:
    await upgrade(empty_url, "0001")

    def fill(connection: Connection) -> None:
        table = {"id": "t", "sequence": 1, "status": "open", "is_public": True, "is_rated": False}
        table |= {"summary": b"{}", "changed": 2, "due": None, "node": "node"}
        connection.execute(insert(tables), table)
        entry = {"table_id": "t", "sequence": 1, "at": 2, "body": b"{}"}
        connection.execute(insert(entries), entry)

    await run_in_transaction(read_url(empty_url), fill)
    await upgrade(empty_url)
    async with opened(empty_url) as store:
        assert await store.log("t") == [Row(1, 2, None, None, b"{}")]
        assert [each.table for each in await store.public_tables("open", 5)] == ["t"]


async def test_a_store_says_how_to_upgrade(url: str) -> None:
    await downgrade(url)
    with pytest.raises(Outdated, match=r"no tables yet\. Run niagara db upgrade"):
        await SqlStore(url).open()
