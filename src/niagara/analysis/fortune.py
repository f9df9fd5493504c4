"""How lucky a player was, in a word."""

from typing import Final

SOME: Final = 0.1  # from so much luck on, as a share of a win, somebody was lucky or unlucky
MUCH: Final = 0.5  # and from here on very much so
FORTUNES: Final = ("even", "lucky", "unlucky", "very-lucky", "very-unlucky")


def fortune_of(luck: float) -> str:
    """One of `FORTUNES`.

    >>> [fortune_of(luck) for luck in (0.09, -0.09, 0.2, -0.3, 1.5, -1.27)]
    ['even', 'even', 'lucky', 'unlucky', 'very-lucky', 'very-unlucky']
    """
    if abs(luck) < SOME:
        return "even"
    return ("very-" if abs(luck) >= MUCH else "") + ("lucky" if luck > 0 else "unlucky")
