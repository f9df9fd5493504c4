"""What an environment does with an action that is not legal."""

from typing import Final

LOSE: Final = "lose"  # the game is over: −1 for whoever played it, 0 for the others
RAISE: Final = "raise"  # ValueError, and nothing has happened
REPLACE: Final = "replace"  # a legal action is drawn at random in its place

ILLEGAL_REWARD: Final = -1.0  # worse than any loss


def check_illegal(illegal: str, *choices: str) -> None:
    """Raise ValueError unless an environment knows this way."""
    if illegal not in choices:
        raise ValueError(f"illegal is one of {', '.join(choices)}, not {illegal!r}")
