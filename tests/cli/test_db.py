"""`niagara db` as people call it."""

import asyncio
import json
import stat
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner, Result

from niagara.cli.app import app
from niagara.server.store.migrate import NEWEST, current
from running import Running


def niagara_db(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["db", *map(str, arguments)])


def test_upgrade_makes_a_database_and_says_its_version(tmp_path: Path) -> None:
    file = tmp_path / "some.db"
    for _ in range(2):  # the second time there is nothing to do
        done = niagara_db("upgrade", "--database", file)
        assert done.exit_code == 0
        assert done.output == f"The database is at version {NEWEST}.\n"
    assert asyncio.run(current(str(file))) == NEWEST


async def test_postgresql_is_upgraded_and_exported(postgres_url: str, tmp_path: Path) -> None:
    done = await asyncio.to_thread(niagara_db, "upgrade", "--database", postgres_url)
    assert done.exit_code == 0, done.output
    assert await current(postgres_url) == NEWEST
    file = tmp_path / "all.jsonl"
    done = await asyncio.to_thread(niagara_db, "backup", file, "--database", postgres_url)
    assert done.exit_code == 0, done.output
    assert file.read_bytes() == b""


def test_a_database_in_use_is_copied_and_goes_on_elsewhere(tmp_path: Path) -> None:
    copy, lines = tmp_path / "copy.db", tmp_path / "all.jsonl"
    with Running(tmp_path) as server, httpx.Client(base_url=server.base) as http:
        me = http.post("/api/session", json={"name": "Ann"}).json()
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = http.post("/api/tables", params={"id": "t"}, json={"seats": seats}).json()["table"]
        cookies = dict(http.cookies)
        source = ("--database", tmp_path / "niagara.db")
        assert niagara_db("backup", copy, *source).exit_code == 0
        assert niagara_db("export", lines, *source).exit_code == 0
        assert niagara_db("export", *source).stdout_bytes == lines.read_bytes()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with Running(tmp_path, database=str(copy)) as server:
        again = httpx.get(f"{server.base}/api/tables/{table}", cookies=cookies)
        assert again.json()["table"]["host"] == me["id"]
        assert httpx.get(f"{server.base}/api/session", cookies=cookies).json() == me
    rows = [json.loads(line) for line in lines.read_text().splitlines()]
    assert [row["kind"] for row in rows] == ["table", "entry", "session"]
    assert rows[0]["id"] == rows[1]["table_id"] == table


def test_the_database_is_found_as_the_server_finds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "niagara.toml"
    settings.write_text(f'database = "{tmp_path / "file.db"}"\nport = 8123\n')
    assert niagara_db("upgrade", "--settings", settings).exit_code == 0
    assert (tmp_path / "file.db").is_file()
    monkeypatch.setenv("NIAGARA_DATABASE", str(tmp_path / "environment.db"))
    assert niagara_db("upgrade", "--settings", settings).exit_code == 0
    assert (tmp_path / "environment.db").is_file()


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    file, nothing = tmp_path / "some.db", tmp_path / "nothing.db"
    assert niagara_db("upgrade", "--database", file).exit_code == 0
    for command in (
        ("backup", tmp_path / "copy", "--database", nothing),
        ("export", "--database", nothing),
    ):
        done = niagara_db(*command)
        assert done.exit_code == 1
        assert done.stderr == f"niagara db: there is no database at {nothing}\n"
    assert not nothing.exists()
    done = niagara_db("backup", file, "--database", file)
    assert (done.exit_code, done.stderr) == (1, f"niagara db: {file} is there already\n")
    done = niagara_db("export", tmp_path / "no" / "folder", "--database", file)
    assert done.exit_code == 1
    assert "there is no such file or folder" in done.stderr
    away = "postgresql://me:secret@127.0.0.1:1/games"
    done = niagara_db("upgrade", "--database", away)
    assert done.exit_code == 1
    assert done.stderr.startswith("niagara db: ")
    assert "secret" not in done.output
    done = niagara_db("upgrade", "--database", "mysql://me@host/games")
    assert done.exit_code == 2
    assert "setting database: expected an address such as" in done.stderr
