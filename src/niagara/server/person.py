"""The person who sends a command."""

from typing import NamedTuple


class Person(NamedTuple):
    """A session and its nickname."""

    session: str
    name: str
