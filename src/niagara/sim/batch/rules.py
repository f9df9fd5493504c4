"""How the games of a batch are played."""

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import jax
import numpy as np
from numpy.typing import NDArray

from niagara.rules.board import MAX_SEATS, MIN_SEATS
from niagara.rules.options import FORKS, MOST_ROUNDS, TIEBREAKS, Options

Limits: TypeAlias = jax.Array | NDArray[np.integer[Any]]  # one number, or one for each game
_STATIC: Final = {"static": True}  # part of the structure of the pytree


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Rules:
    """The seats and options of all games of a batch.

    ``round_limit`` is the last round (R8.3), None if there is none. The option `open_piles` has no
    place here: it changes what is seen, and observations are those of a perfect memory anyway.

    A pytree of which the round limit is the only leaf: as an argument of a compiled function it may
    change from call to call without being compiled anew, and be an array with a limit for each
    game. Rules with a plain number are hashable too, for ``static_argnames``.
    """

    seats: int = field(default=4, metadata=_STATIC)
    fork: str = field(default="alternate", metadata=_STATIC)
    tiebreak: str = field(default="shared", metadata=_STATIC)
    round_limit: int | Limits | None = 100

    def __post_init__(self) -> None:
        """Refuse what no table can play."""
        if not MIN_SEATS <= self.seats <= MAX_SEATS:
            raise ValueError(f"R1.1: {MIN_SEATS} to {MAX_SEATS} seats play, not {self.seats!r}")
        if self.fork not in FORKS:
            raise ValueError(f"R6.4: the fork is one of {', '.join(FORKS)}, not {self.fork!r}")
        if self.tiebreak not in TIEBREAKS:
            raise ValueError(
                f"R8.2: the tiebreak is one of {', '.join(TIEBREAKS)}, not {self.tiebreak!r}"
            )
        if isinstance(self.round_limit, int) and not 1 <= self.round_limit <= MOST_ROUNDS:
            raise ValueError(
                f"R8.3: a round limit is a number from 1 to {MOST_ROUNDS}, not {self.round_limit!r}"
            )

    @staticmethod
    def of(seats: int, options: Options) -> "Rules":
        """The rules of a table with these options."""
        return Rules(seats, options.fork, options.tiebreak, options.round_limit)

    @property
    def options(self) -> Options:
        """The same as options of `niagara.rules`; only with one limit for all games."""
        limit = self.round_limit
        return Options(self.fork, self.tiebreak, None if limit is None else int(limit))

    @property
    def is_natural(self) -> bool:
        """Whether the fork needs chance (R6.4)."""
        return self.fork == "natural"


DEFAULT: Rules = Rules()
