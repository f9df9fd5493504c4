"""A refusal: what was asked cannot be done, and why. Every one of them is answered."""

from typing import Final, Literal

LONGEST: Final = 500  # characters: a message may quote what was sent

Code = Literal[
    "malformed",  # it cannot be read
    "illegal",  # a rule of the game forbids it; the message begins with the rule
    "unfinished",  # a turn is committed whole, and this one has something left to decide
    "stale",  # what it was decided on has changed since
    "not-yours",  # it is another's seat, or the host's business
    "foreign",  # a page of another site asks
    "not-now",  # the table is not at that point
    "full",  # there is no room
    "not-found",  # no such thing, or none that you may see
    "slow-down",  # too much in too short a time
    "unavailable",  # the server cannot do it at the moment; ask again
    "failed",  # an error of the server's
]


class Refusal(Exception):
    """Nothing was changed; ``code`` is for programs, the message for people."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message = message[:LONGEST]

    def __reduce__(self) -> tuple[type["Refusal"], tuple[Code, str]]:
        """How it comes back from a worker process."""
        return Refusal, (self.code, self.message)


class Damaged(Refusal):
    """What is stored of a table cannot be read; other tables are not concerned."""

    def __init__(self, message: str) -> None:
        super().__init__("failed", f"this table cannot be read: {message}")
