"""A line-up: the bots of a table by their words, and how they are seated."""

import csv
from collections.abc import Sequence

from niagara.bots import UnknownBot, make_bot
from niagara.rules.board import MAX_SEATS, MIN_SEATS


class BadSeats(ValueError):
    """A line-up that cannot play; the message says why."""


def words_from_text(text: str) -> tuple[str, ...]:
    """The words between commas; one with a comma of its own stands in quotes.

    Raises `BadSeats` for text that is not one line.

    >>> words_from_text('paddler, "exec:bot a,b"')
    ('paddler', 'exec:bot a,b')
    """
    try:
        words = next(csv.reader([text], skipinitialspace=True), [])
    except csv.Error as error:
        raise BadSeats(f"expected words between commas on one line, got {text[:40]!r}") from error
    return tuple(word.strip() for word in words)


def seats_from_text(text: str) -> tuple[str, ...]:
    """The words of the seats of one table, as many as can play; raises `BadSeats`."""
    words = words_from_text(text)
    if not MIN_SEATS <= len(words) <= MAX_SEATS:
        raise BadSeats(f"expected {MIN_SEATS} to {MAX_SEATS} seats, got {len(words)}")
    return words


def lineup_from_text(text: str) -> tuple[str, ...]:
    """A line-up by its words; raises `BadSeats` where these cannot play."""
    words = seats_from_text(text)
    check_bots(words, len(words))
    return words


def check_bots(words: Sequence[str], seats: int) -> None:
    """Raise `BadSeats` unless every word names a bot."""
    for word in dict.fromkeys(words):
        try:
            make_bot(word, seats).close()
        except UnknownBot as error:
            raise BadSeats(str(error)) from error


def rotated(words: Sequence[str], turn: int) -> tuple[str, ...]:
    """The line-up moved round the table, one seat a turn.

    >>> rotated(("a", "b", "c"), 1)
    ('b', 'c', 'a')
    """
    turn %= len(words)
    return (*words[turn:], *words[:turn])
