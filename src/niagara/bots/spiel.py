"""OpenSpiel's own bots as guests: ``spiel:random``, ``spiel:mcts:1000``, ``spiel:ismcts:1000``.

Only the spec is read here; the bots are in `niagara.env.spiel_bot` and need the extra `spiel`.
"""

from typing import Final, NamedTuple

from niagara.bots.bot import Bot

SEARCHES: Final = ("mcts", "ismcts")
PLAYOUTS: Final = ("random", "quick")
MOST_SIMULATIONS: Final = 1_000_000


class NoSpiel(ValueError):
    """OpenSpiel is not installed."""


class SpielSpec(NamedTuple):
    """Which bot, how many simulations it makes for a decision, and how it plays games out."""

    algorithm: str
    simulations: int
    playouts: str

    @classmethod
    def parse(cls, setting: str) -> "SpielSpec":
        """The parts of a setting; raises ValueError.

        >>> SpielSpec.parse("ismcts:1000")
        SpielSpec(algorithm='ismcts', simulations=1000, playouts='random')
        >>> SpielSpec.parse("mcts:50:quick").playouts
        'quick'
        """
        algorithm, *rest = setting.split(":")
        if algorithm == "random" and not rest:
            return cls(algorithm, 0, "random")
        simulations, playouts = (*rest, "random")[:2] if rest else ("", "")
        is_number = simulations.isascii() and simulations.isdecimal()
        if algorithm not in SEARCHES or not is_number or len(rest) > 2 or playouts not in PLAYOUTS:
            raise ValueError(
                "expected random, mcts:SIMULATIONS or ismcts:SIMULATIONS, then maybe :quick,"
                f" got {setting!r}"
            )
        if not 1 <= int(simulations) <= MOST_SIMULATIONS:
            raise ValueError(f"expected 1 to {MOST_SIMULATIONS} simulations, got {simulations}")
        return cls(algorithm, int(simulations), playouts)


def spiel(seats: int, setting: str) -> Bot:
    """The bot of OpenSpiel that a setting names; raises ValueError."""
    spec = SpielSpec.parse(setting)
    try:
        from niagara.env.spiel_bot import SpielBot  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise NoSpiel("needs OpenSpiel: pip install 'niagara[spiel]'") from error
    return SpielBot(seats, spec)
