"""Writing src/niagara/bots/weights.py, for the tools that tune it."""

from collections.abc import Sequence
from pathlib import Path

from niagara.bots.worth import FIRST_PLACE, FIRST_SPREAD, FIRST_TILE
from niagara.rules.board import SPACES

MODULE = Path(__file__).resolve().parent.parent / "src" / "niagara" / "bots" / "weights.py"
DOC = '''\
"""The weights of the features of `worth`, written by the tools that tune them.

Canoes have a row for each class and a column for each space.
"""
'''


def write(plan: Sequence[float], chances: Sequence[float]) -> None:
    """The weights as a module."""
    parts = [
        DOC,
        "from typing import Final\n",
        "# By which a bot plans: tools/tune_guide.py.\n" + _table("PLAN", plan),
        "# By which it judges who will win: tools/fit_worth.py.\n" + _table("CHANCES", chances),
    ]
    MODULE.write_text("\n".join(parts))


def _table(name: str, weights: Sequence[float]) -> str:
    canoes, spreads = weights[:FIRST_SPREAD], weights[FIRST_SPREAD:FIRST_TILE]
    tiles, places = weights[FIRST_TILE:FIRST_PLACE], weights[FIRST_PLACE:]
    lines = [
        f"{name}: Final = (",
        "    # canoes",
        *_rows(canoes, SPACES),
        "    # spreads of gems",
        *_rows(spreads, len(spreads) // 2),
        "    # tiles, from none to the cloud",
        *_rows(tiles, len(tiles)),
        "    # places in the order of play",
        *_rows(places, len(places)),
        ")  # fmt: skip\n",
    ]
    return "\n".join(lines)


def _rows(weights: Sequence[float], columns: int) -> list[str]:
    starts = range(0, len(weights), columns)
    rows = [weights[start : start + columns] for start in starts]
    return [f"    {', '.join(f'{weight:7.4f}' for weight in row)}," for row in rows]
