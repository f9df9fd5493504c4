"""What worker processes do for the analysis of a game: open it, search its decisions, conclude.

Between the jobs its parts travel as bytes that only workers read: the server itself needs neither
NumPy nor networks, which are imported by workers alone.
"""

import pickle
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from niagara.bots.trained_bots import CHAMPION
from niagara.rules import Record
from niagara.rules.position import OVER
from niagara.rules.record import Move
from niagara.server.action_codec import encode
from niagara.server.live_table import apply_rows
from niagara.server.opened_record import read_record, record_steps
from niagara.server.refusal import Refusal
from niagara.server.replay import played_moves, record_of
from niagara.server.store.interface import Row
from niagara.server.table import Table

MOST_ROUNDS: Final = 100  # of a game: that takes minutes, and other games wait
METHOD: Final = 5  # raised whenever the same game would be analysed differently
# Analyses are kept by version: other networks analyse differently, too.
VERSION: Final = f"{METHOD}-{CHAMPION.checksum[:12]}"


class TableLog(NamedTuple):
    """A game of this server."""

    table: str
    rows: Sequence[Row]


class SentRecord(NamedTuple):
    """A game that somebody has sent, as JSON or in notation."""

    record: dict[str, Any] | str


Source = TableLog | SentRecord


def open_game(source: Source) -> list[bytes]:
    """The decisions of a finished game."""
    from niagara.analysis.analyse import decisions_in  # noqa: PLC0415

    record, _ = _record(source)
    return [pickle.dumps(decision) for decision in decisions_in(record)]


def search_decision(decision: bytes, simulations: int | None) -> bytes:
    """What was played, compared with the champion's choice."""
    from niagara.analysis.analyse import SEED, SIMULATIONS  # noqa: PLC0415
    from niagara.analysis.comparison import compare  # noqa: PLC0415

    found = compare(pickle.loads(decision), simulations or SIMULATIONS, SEED)  # noqa: S301 - our own bytes
    return pickle.dumps(found)


def conclude_game(source: Source, compared: Sequence[bytes], simulations: int | None) -> bytes:
    """The analysis as JSON, without names, and the step in which each of its moves is seen."""
    from niagara.analysis import SEED, SIMULATIONS, analysis_to_json  # noqa: PLC0415
    from niagara.analysis.analyse import conclude  # noqa: PLC0415

    record, sequences = _record(source)
    comparisons = [pickle.loads(each) for each in compared]  # noqa: S301 - our own bytes
    found = conclude(record, comparisons, simulations or SIMULATIONS, SEED)
    return encode({"analysis": analysis_to_json(found), "sequences": sequences})


def _record(source: Source) -> tuple[Record, list[int]]:
    """The record of a game, and the step of each move.

    Its players have no names: those are the table's, and a person's name can be deleted.
    """
    if isinstance(source, TableLog):
        loaded = apply_rows(Table(source.table), source.rows)
        record = record_of(loaded.table, loaded.steps, ())
        moves = played_moves(loaded.steps)
        sequences = [sequence for sequence, move in moves if isinstance(move, Move)]
    else:
        record = read_record(source.record)
        sequences = [step.sequence for step in record_steps(record)][1:]  # the first is the set-up
    return replace(record, names=("",) * len(record.names)), sequences


def check_record(given: dict[str, Any] | str) -> None:
    """Raise `Refusal` unless a record can be analysed."""
    steps = list(record_steps(read_record(given)))
    last = steps[-1].position
    if last is None or last.phase != OVER:
        raise Refusal("not-now", "the game is not over: only finished games are analysed")
    if last.round > MOST_ROUNDS:
        raise Refusal("not-now", f"only games of up to {MOST_ROUNDS} rounds are analysed")
