"""Writing src/niagara/bots/weights.py, for the tools that tune it."""

from collections.abc import Sequence
from pathlib import Path

MODULE = Path(__file__).resolve().parent.parent / "src" / "niagara" / "bots" / "weights.py"


def write(plan: Sequence[float], chances: Sequence[float]) -> None:
    """The weights as a module."""
    parts = [
        '"""The weights of the features of `worth`, written by the tools that tune them."""\n',
        "from typing import Final\n",
        "# By which a bot plans: tools/tune_guide.py.\n" + _tuple("PLAN", plan),
        "# By which it judges who will win: tools/fit_worth.py.\n" + _tuple("CHANCES", chances),
    ]
    MODULE.write_text("\n".join(parts))


def _tuple(name: str, weights: Sequence[float]) -> str:
    return f"{name}: Final = (\n" + "".join(f"    {w:.4f},\n" for w in weights) + ")\n"
