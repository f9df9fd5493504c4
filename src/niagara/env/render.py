"""Pictures of a table for the interfaces that render."""

from typing import Final

from niagara.draw import board, svg
from niagara.rules import Position, View

HUMAN: Final = "human"
ANSI: Final = "ansi"
SVG: Final = "svg"
RENDER_MODES: Final = (HUMAN, ANSI, SVG)


def check_render_mode(mode: str | None) -> None:
    """Raise ValueError for a mode there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"a render mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")


def rendered(table: Position | View, mode: str | None) -> str | None:
    """The table as text or as SVG; ``human`` prints the text."""
    if mode == SVG:
        return svg(table)
    if mode == ANSI:
        return board(table)
    if mode == HUMAN:
        print(board(table))
    return None
