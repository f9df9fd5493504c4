"""How the games of a batch are played."""

from dataclasses import dataclass

from niagara.rules.board import MAX_SEATS, MIN_SEATS
from niagara.rules.options import FORKS, MOST_ROUNDS, TIEBREAKS, Options


@dataclass(frozen=True)
class Rules:
    """The seats and options of all games of a batch: hashable, a static argument for ``jax.jit``.

    ``round_limit`` is the last round (R8.3), None if there is none. The option `open_piles` has no
    place here: it changes what is seen, and observations are those of a perfect memory anyway.
    """

    seats: int = 4
    fork: str = "alternate"
    tiebreak: str = "shared"
    round_limit: int | None = 100

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
        if self.round_limit is not None and not 1 <= self.round_limit <= MOST_ROUNDS:
            raise ValueError(
                f"R8.3: a round limit is a number from 1 to {MOST_ROUNDS}, not {self.round_limit!r}"
            )

    @staticmethod
    def of(seats: int, options: Options) -> "Rules":
        """The rules of a table with these options."""
        return Rules(seats, options.fork, options.tiebreak, options.round_limit)

    @property
    def options(self) -> Options:
        """The same as options of `niagara.rules`."""
        return Options(self.fork, self.tiebreak, self.round_limit)

    @property
    def is_natural(self) -> bool:
        """Whether the fork needs chance (R6.4)."""
        return self.fork == "natural"


DEFAULT: Rules = Rules()
