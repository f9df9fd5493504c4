"""A SQLite file has one server: a second one, and an upgrade beside it, are refused."""

import os
import subprocess
import sys
from pathlib import Path

import httpx

from running import Running

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def niagara(folder: Path, *words: str) -> tuple[int, str]:
    """Call the program in another process; its status, and what it said of errors."""
    done = subprocess.run(
        [sys.executable, "-m", "niagara", *words],
        cwd=folder,
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


def test_a_second_server_on_the_same_file_ends_with_a_clear_message(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "niagara.db")
    with Running(tmp_path) as first:
        for name in ("niagara.db", "link.db"):
            status, said = niagara(tmp_path, "serve", "--port=0", f"--database={name}")
            assert status == 1
            assert said.startswith("niagara serve: cannot open the database")
            assert "another process has this database in use: stop that one first" in said
        assert httpx.get(f"{first.base}/readyz").status_code == 200, "the first goes on"


def test_an_upgrade_beside_a_server_is_refused_and_copies_are_not(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        http = httpx.Client(base_url=server.base)
        http.post("/api/session", json={"name": "Ann"})
        assert http.post("/api/tables?id=t", json={"seats": SEATS}).status_code == 201
        status, said = niagara(tmp_path, "db", "upgrade")
        assert (status, said) == (
            1,
            "niagara db: another process has this database in use: stop that one first\n",
        )
        assert niagara(tmp_path, "db", "backup", "copy.db") == (0, "")
        assert niagara(tmp_path, "db", "export", "all.jsonl") == (0, "")
        assert http.post("/api/tables?id=u", json={"seats": SEATS}).status_code == 201
        http.close()
    assert niagara(tmp_path, "db", "upgrade") == (0, "")


def test_a_server_that_was_killed_leaves_no_lock(tmp_path: Path) -> None:
    with Running(tmp_path) as first:
        first.kill()
        with Running(tmp_path) as second:
            assert httpx.get(f"{second.base}/readyz").status_code == 200
