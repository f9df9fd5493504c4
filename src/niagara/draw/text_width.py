"""The width of text in columns of a terminal."""

import unicodedata


def columns(text: str) -> int:
    """The columns a text takes; wide letters take two, combining and invisible marks none."""
    return sum(
        0
        if unicodedata.combining(c) or unicodedata.category(c) == "Cf"
        else 2
        if unicodedata.east_asian_width(c) in "WF"
        else 1
        for c in text
    )


def centred(text: str, width: int) -> str:
    """Text in the middle of so many columns.

    >>> centred("falls", 10)
    '  falls   '
    """
    room = max(width - columns(text), 0)
    before = room // 2 + (room & width & 1)  # as str.center divides what cannot be halved
    return " " * before + text + " " * (room - before)


def fitted(text: str, width: int) -> str:
    """Text cut or filled to so many columns.

    >>> fitted("Niagara", 5), fitted("Ann", 5)
    ('Niag…', 'Ann  ')
    """
    cut = text
    while columns(cut) > width:
        cut = cut.removesuffix("…")[:-1] + "…"
    return cut + " " * (width - columns(cut))
