"""Whoever sends a command."""

from typing import NamedTuple


class Person(NamedTuple):
    """A session and the nickname it goes by."""

    session: str
    name: str
