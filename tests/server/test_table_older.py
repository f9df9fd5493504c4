"""Logs and snapshots of older servers are still read, with the same result."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from niagara.server.store.interface import Row
from niagara.server.stored_snapshot import snapshot_of, table_from
from niagara.server.table import Table
from server.tables import resumed

Json = dict[str, Any]
# One table a line, written before there was `agree`: its rows, and a snapshot of what they led to.
LOGS = Path(__file__).with_name("older_logs.jsonl").read_text().splitlines()
NEW = (
    "agreed",
    "shown",
    "stood_in",
    "stand_in_votes",
    "stand_in_after",
    "removed",
    "exercise",
    "has_hints",
    "resigned_at",
)  # what older servers did not note


def noted(table: Table) -> Json:
    form: Json = json.decode(snapshot_of(table))
    return {name: value for name, value in form.items() if name not in NEW}


@pytest.mark.parametrize("line", LOGS, ids=range(len(LOGS)))
def test_an_older_log_leads_to_what_it_led_to(line: str) -> None:
    given = json.decode(line)
    rows = [Row(i, at, who, command, body.encode()) for i, at, who, command, body in given["rows"]]
    assert noted(resumed(Table("t"), rows)) == given["snapshot"]
    assert noted(table_from("t", json.encode(given["snapshot"]))) == given["snapshot"]
