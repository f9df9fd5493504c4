"""Line-ups: the players of a table as text, and the rotation of seats.

A bot is named by its spec, such as ``guide``, ``captain:200ms`` or, with a temperament,
``guide+thief`` (see `registry`).
"""

import csv
from collections.abc import Sequence

from niagara.bots import UnknownBot, make_bot
from niagara.rules.board import MAX_SEATS, MIN_SEATS


class BadSeats(ValueError):
    """A line-up that cannot play; the message says why.

    ``code`` names the reason and ``values`` what it speaks of, for sentences in other languages;
    both are empty if the cause, an `UnknownBot`, has them.
    """

    def __init__(self, message: str, code: str = "", **values: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.values = values


def specs_from_text(text: str) -> tuple[str, ...]:
    """The specs between commas; one that contains a comma is put in quotes.

    Raises `BadSeats` for text that is not one line.

    >>> specs_from_text('paddler, "exec:bot a,b"')
    ('paddler', 'exec:bot a,b')
    """
    try:
        specs = next(csv.reader([text], skipinitialspace=True), [])
    except csv.Error as error:
        raise BadSeats(
            f"expected words between commas on one line, got {text[:40]!r}",
            "seats-line",
            text=text[:40],
        ) from error
    return tuple(spec.strip() for spec in specs)


def seats_from_text(text: str) -> tuple[str, ...]:
    """The specs of one table, as many as it can seat; names of people count. Raises `BadSeats`."""
    specs = specs_from_text(text)
    if not MIN_SEATS <= len(specs) <= MAX_SEATS:
        raise BadSeats(
            f"expected {MIN_SEATS} to {MAX_SEATS} seats, got {len(specs)}",
            "seats-count",
            least=MIN_SEATS,
            most=MAX_SEATS,
            given=len(specs),
        )
    return specs


def lineup_from_text(text: str) -> tuple[str, ...]:
    """The specs of one table, all of bots; raises `BadSeats`."""
    specs = seats_from_text(text)
    check_bots(specs, len(specs))
    return specs


def check_bots(specs: Sequence[str], seats: int) -> None:
    """Raise `BadSeats` unless every spec names a bot."""
    for spec in dict.fromkeys(specs):
        try:
            make_bot(spec, seats).close()
        except UnknownBot as error:
            raise BadSeats(str(error)) from error


def rotated(specs: Sequence[str], turn: int) -> tuple[str, ...]:
    """The line-up moved round the table by so many seats.

    >>> rotated(("a", "b", "c"), 1)
    ('b', 'c', 'a')
    """
    turn %= len(specs)
    return (*specs[turn:], *specs[:turn])
