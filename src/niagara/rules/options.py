"""The options of a table (rules.md, "Options at a table")."""

from dataclasses import dataclass
from typing import Final

from niagara.rules.frozen_value import Value

MOST_ROUNDS: Final = 1_000_000  # no table plays longer; keeps numbers small enough to write
FORKS: Final = ("alternate", "natural")
TIEBREAKS: Final = ("shared", "gem-value")


@dataclass(frozen=True)
class Options(Value):
    """How this table plays; the defaults are those of rules.md. Values are not checked here."""

    fork: str = "alternate"  # R6.4
    tiebreak: str = "shared"  # R8.2
    round_limit: int | None = None  # R8.3
    open_piles: bool = False  # against R2.3


DEFAULT: Final = Options()
