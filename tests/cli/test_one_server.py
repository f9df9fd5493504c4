"""A SQLite file has one server: a second one, and an upgrade beside it, are refused."""

from pathlib import Path

import httpx

from running import Running, niagara

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


IN_USE = "another process has this database in use: stop that one first"


def test_a_second_server_on_the_same_file_ends_with_a_clear_message(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "niagara.db")
    with Running(tmp_path) as first:
        for name in ("niagara.db", "link.db"):
            told = niagara("serve", "--port=0", f"--database={name}", folder=tmp_path)
            assert told[:2] == (1, "")
            assert told[2].startswith("niagara serve: cannot open the database")
            assert IN_USE in told[2]
        assert httpx.get(f"{first.base}/readyz").status_code == 200, "the first goes on"


def test_an_upgrade_beside_a_server_is_refused_and_copies_are_not(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        http = httpx.Client(base_url=server.base)
        http.post("/api/session", json={"name": "Ann"})
        assert http.post("/api/tables?id=t", json={"seats": SEATS}).status_code == 201
        refused = niagara("db", "upgrade", folder=tmp_path)
        assert refused == (1, "", f"niagara db: {IN_USE}\n")
        for words in (("backup", "copy.db"), ("export", "all.jsonl")):
            status, _, complaint = niagara("db", *words, folder=tmp_path)
            assert (status, complaint) == (0, "")
        assert http.post("/api/tables?id=u", json={"seats": SEATS}).status_code == 201
        http.close()
    status, _, complaint = niagara("db", "upgrade", folder=tmp_path)
    assert (status, complaint) == (0, "")


def test_a_server_that_was_killed_leaves_no_lock(tmp_path: Path) -> None:
    with Running(tmp_path) as first:
        first.kill()
        with Running(tmp_path) as second:
            assert httpx.get(f"{second.base}/readyz").status_code == 200
