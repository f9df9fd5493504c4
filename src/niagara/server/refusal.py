"""`Refusal`: a request is not carried out, for a reason that is sent to the client."""

from typing import Final, Literal

STORE_UNAVAILABLE: Final = "the store does not answer; ask again"
LONGEST: Final = 500  # characters: messages may quote the request

Code = Literal[
    "malformed",  # the request cannot be read
    "illegal",  # a rule of the game forbids it; the message begins with the rule
    "unfinished",  # a turn is committed whole, and this one has decisions left
    "stale",  # the state it was decided on has changed since
    "not-yours",  # another person's seat, or reserved for the host
    "foreign",  # sent by a page of another site
    "not-now",  # not possible in the table's present state
    "full",  # no seat or no capacity left
    "not-found",  # it does not exist, or is not visible to you
    "slow-down",  # a rate limit is exceeded
    "unavailable",  # not possible at the moment: ask again
    "failed",  # an error in the server
]


class Refusal(Exception):
    """A request is refused, nothing changed; ``code`` is for programs, the message for people."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message = message[:LONGEST]

    def __reduce__(self) -> tuple[type["Refusal"], tuple[Code, str]]:
        """Pickle it for the way back from a worker process."""
        return Refusal, (self.code, self.message)


class Damaged(Refusal):
    """The stored data of a table cannot be read."""

    def __init__(self, message: str) -> None:
        super().__init__("failed", f"this table cannot be read: {message}")
