"""The width of text in columns of a terminal."""

import unicodedata


def columns(text: str) -> int:
    """The columns a text takes; wide letters take two, combining marks none."""
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in text
    )


def fitted(text: str, width: int) -> str:
    """Text cut or filled to so many columns.

    >>> fitted("Niagara", 5), fitted("Ann", 5)
    ('Niag…', 'Ann  ')
    """
    cut = text
    while columns(cut) > width:
        cut = cut.removesuffix("…")[:-1] + "…"
    return cut + " " * (width - columns(cut))
