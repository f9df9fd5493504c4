"""Stopping a server: what it prints is its log, line by line JSON, and nothing else."""

from pathlib import Path

import httpx
import pytest

from running import QUICK, Running

SEATS = [{"kind": "me"}, *({"kind": "bot", "level": "hard"} for _ in range(2))]


@pytest.mark.parametrize("attempt", range(4))
def test_a_server_that_stops_while_a_bot_is_being_started_prints_nothing_else(
    tmp_path: Path, attempt: int
) -> None:
    with Running(tmp_path, *QUICK) as server, httpx.Client(base_url=server.base) as ann:
        ann.post("/api/session", json={}).raise_for_status()
        table = ann.post("/api/tables", params={"id": "a"}, json={"seats": SEATS}).json()["table"]
        start = {"id": "s", "command": {"do": "start"}}
        for _ in range(1 + 100 * attempt):  # the worker is ever further on its way
            ann.post(f"/api/tables/{table}/commands", json=start).raise_for_status()
    assert [line for line in server.log.splitlines() if not line.startswith("{")] == []
