"""What scripted players were promised and shown, compared with the log in the store."""

import sqlite3
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import asyncpg
import msgspec

from niagara.server.entries import entry_from_bytes
from niagara.server.table import Table
from niagara.server.table_state import Step
from niagara.server.view_encoder import step_json

_QUERY = (
    "SELECT table_id, sequence, at, session, command, body FROM entries ORDER BY table_id, sequence"
)
MOST_SHOWN = 20


class Entry(NamedTuple):
    """A row of the store's log."""

    table: str
    sequence: int
    at: int
    session: str | None
    command: str | None
    body: bytes


class Promise(NamedTuple):
    """An acknowledgement: this command is at this sequence number."""

    table: str
    session: str
    command: str
    sequence: int


def fingerprint(step: Any) -> int:
    """A step, in few bytes; equal for equal steps."""
    return hash(msgspec.json.encode(step, order="sorted"))


@dataclass
class Ledger:
    """Everything that has to hold at the end."""

    promises: list[Promise] = field(default_factory=list)
    asked: set[tuple[str, str]] = field(default_factory=set)  # sessions and command ids
    streams: dict[tuple[str, int], list[int]] = field(default_factory=lambda: defaultdict(list))
    wrongs: list[str] = field(default_factory=list)
    resent: int = 0
    refused: int = 0
    by_bots: int = 0

    def wrong(self, what: str) -> None:
        """Note a violation."""
        self.wrongs.append(what)

    def check(self, log: list[Entry]) -> None:
        """Hold everything against the store's log."""
        tables: dict[str, list[Entry]] = defaultdict(list)
        for entry in log:
            tables[entry.table].append(entry)
        self._check_commands(log)
        for table, entries in tables.items():
            if [entry.sequence for entry in entries] != list(range(1, len(entries) + 1)):
                self.wrong(f"table {table}: its log has gaps or repeats")
                continue
            self._check_streams(table, entries)
        for table, seat in self.streams:
            if table not in tables:
                self.wrong(f"table {table}, seen by seat {seat}, is not in the store")

    def _check_commands(self, log: list[Entry]) -> None:
        """What was acknowledged is there, once, where it was said to be; and nothing else is."""
        stored: dict[tuple[str, str, str], list[int]] = defaultdict(list)
        for entry in log:
            if entry.session is not None and entry.command is not None:
                stored[entry.table, entry.session, entry.command].append(entry.sequence)
                if (entry.session, entry.command) not in self.asked:
                    self.wrong(f"table {entry.table}: {entry.command} was never asked for")
        for (table, _, command), sequences in stored.items():
            if len(sequences) != 1:
                self.wrong(f"table {table}: {command} was applied at {sequences}")
        for promise in self.promises:
            found = stored.get((promise.table, promise.session, promise.command), [])
            if found != [promise.sequence]:
                self.wrong(
                    f"table {promise.table}: {promise.command} was acknowledged "
                    f"at {promise.sequence} and is stored at {found}"
                )

    def _check_streams(self, table: str, entries: list[Entry]) -> None:
        """What every seat was shown is what its owner may see of the log, without gaps."""
        again = Table(table)
        steps: list[Step] = []
        for entry in entries:
            decoded = entry_from_bytes(entry.body)
            steps.append(again.apply(decoded, entry.at, entry.session, entry.command))
        self.by_bots += sum(b'"by":"bot"' in entry.body for entry in entries)
        for seat in range(len(again.seats)):
            stream = self.streams.get((table, seat))
            if stream is None:
                continue
            shown = [fingerprint(step_json(step, (seat,))) for step in steps[: len(stream)]]
            if shown != stream:
                at = next((i for i, one in enumerate(shown) if one != stream[i]), len(shown))
                self.wrong(f"table {table}, seat {seat}: step {at + 1} is not the stored one")


def read_sqlite(file: str) -> list[Entry]:
    """The log, past the server's own code; also whether the file is sound."""
    connection = sqlite3.connect(file)
    try:
        sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if sound != "ok":
            raise RuntimeError(f"the file is damaged: {sound}")
        return [Entry(*row) for row in connection.execute(_QUERY)]
    finally:
        connection.close()


async def read_postgres(url: str) -> list[Entry]:
    """The log, past the server's own code."""
    connection = await asyncpg.connect(url)
    try:
        return [Entry(*row) for row in await connection.fetch(_QUERY)]
    finally:
        await connection.close()
