"""What worker processes do for the analysis of a game: open it, search its decisions, conclude.

Between the jobs its parts travel as bytes that only workers read: the server itself needs neither
NumPy nor networks, which are imported by workers alone.
"""

import pickle
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from niagara.bots.trained_bots import TRAINED_CHECKSUM
from niagara.rules import Record
from niagara.rules.record import Move
from niagara.server.action_codec import encode
from niagara.server.live_table import apply_rows
from niagara.server.replay import played_moves, record_of
from niagara.server.store.interface import Row
from niagara.server.table import Table

METHOD: Final = 1  # raised whenever the same game would be analysed differently
# Analyses are kept by version: other networks analyse differently, too.
VERSION: Final = f"{METHOD}-{TRAINED_CHECKSUM[:12]}"


def open_game(table: str, rows: Sequence[Row]) -> list[bytes]:
    """The decisions of a finished game."""
    from niagara.analysis.analyse import decisions_in  # noqa: PLC0415

    record, _ = _record(table, rows)
    return [pickle.dumps(decision) for decision in decisions_in(record)]


def search_decision(decision: bytes, simulations: int | None) -> bytes:
    """What was played, compared with the champion's choice."""
    from niagara.analysis.analyse import SEED, SIMULATIONS  # noqa: PLC0415
    from niagara.analysis.comparison import compare  # noqa: PLC0415

    found = compare(pickle.loads(decision), simulations or SIMULATIONS, SEED)  # noqa: S301 - our own bytes
    return pickle.dumps(found)


def conclude_game(
    table: str, rows: Sequence[Row], compared: Sequence[bytes], simulations: int | None
) -> bytes:
    """The analysis as JSON, without names, and the step in which each of its moves is seen."""
    from niagara.analysis import SEED, SIMULATIONS, analysis_to_json  # noqa: PLC0415
    from niagara.analysis.analyse import conclude  # noqa: PLC0415

    record, sequences = _record(table, rows)
    comparisons = [pickle.loads(each) for each in compared]  # noqa: S301 - our own bytes
    found = conclude(record, comparisons, simulations or SIMULATIONS, SEED)
    return encode({"analysis": analysis_to_json(found), "sequences": sequences})


def _record(table: str, rows: Sequence[Row]) -> tuple[Record, list[int]]:
    """The record of a game, and the step of each move.

    Its players have no names: those are the table's, and a person's name can be deleted.
    """
    loaded = apply_rows(Table(table), rows)
    record = record_of(loaded.table, loaded.steps, ())
    nobody = ("",) * len(record.names)
    sequences = [
        sequence for sequence, move in played_moves(loaded.steps) if isinstance(move, Move)
    ]
    return replace(record, names=nobody), sequences
