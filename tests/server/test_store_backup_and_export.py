"""Exports and backups of a store."""

import asyncio
import io
import json
from pathlib import Path

import pytest

from niagara.server.store.backup_and_export import backup, export
from niagara.server.store.interface import Session
from niagara.server.store.sql_store import SqlStore
from server.stores import fill, game, one_more, opened, row


async def test_an_export_has_the_logs_and_no_secret(store: SqlStore, url: str) -> None:
    secret = await store.secret()
    await store.put_link(b'"digest"', "ann", 100)
    await store.insert_session(Session("ann", "Ann", "en", b'{"a":1}', 1, 2))
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
    async with opened(str(file)) as copy:
        assert await copy.log("t") == [row(1), row(2), row(3)]
