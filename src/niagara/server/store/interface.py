"""The interface of a store: what the server asks of it, and nothing about how it is kept.

A table is an append-only list of numbered entries; ``(table, sequence)`` is unique, so of two
nodes that append at once one is told `Conflict`. What is answered has been committed durably.
Times are milliseconds since 1970.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, Protocol

from msgspec import Struct

RECORD: Final = "record-"  # how the name of a game begins that is a record, without a table
EXERCISE: Final = "exercise"  # the status of a table for an exercise: it is in no list of games


class Conflict(Exception):
    """This sequence number is taken, or this command has been stored before: read and try again."""


# Why a store does not work: the database does not answer, another process keeps it locked, the disk
# is full or failing, it may not be written to, its files were removed or replaced, or are corrupt.
Fault = Literal["away", "locked", "full", "disk", "read-only", "moved", "corrupt"]


class Unavailable(Exception):
    """The store does not work: what was asked may or may not have been done. Read again."""

    def __init__(self, message: str, fault: Fault = "away") -> None:
        super().__init__(message)
        self.fault = fault


class Row(Struct, frozen=True):
    """One entry of a table's log. ``session`` and ``command`` say who asked for it, by which id."""

    sequence: int
    at: int
    session: str | None
    command: str | None
    body: bytes


class TableMeta(Struct, frozen=True):
    """What lists and drivers need to know of a table without reading its log.

    ``due`` is when the next bot or clock has to act, None if nobody waits for the server;
    ``node`` is the node that sees to it. ``members`` are the sessions that sit there.
    """

    status: str  # "open", "running", "over", "abandoned", or EXERCISE at all times
    is_public: bool
    is_rated: bool
    summary: bytes  # the table as lists show it, JSON
    members: tuple[str, ...]
    due: int | None
    node: str


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: str
    sequence: int
    status: str
    changed: int
    summary: bytes


class Overdue(Struct, frozen=True):
    """A table whose bot or clock should have acted, and the node that should have seen to it."""

    table: str
    node: str
    due: int


class Session(Struct, frozen=True):
    """Somebody who has opened the site."""

    id: str
    name: str
    language: str
    preferences: bytes  # JSON
    created: int
    seen: int


class Rating(Struct, frozen=True):
    """How strong somebody is: ``who`` is a session or ``bot:LEVEL``."""

    who: str
    name: str
    mu: float
    sigma: float
    games: int
    wins: float


class Result(Struct, frozen=True):
    """What one seat came to in a finished game; a shared win counts as a part."""

    table: str
    seat: int
    who: str
    name: str
    won: float
    seats: int
    rounds: int
    at: int
    is_rated: bool
    mu_before: float | None = None
    mu_after: float | None = None


class AnalysisRow(Struct, frozen=True):
    """The analysis of a game; while there is no body, ``node`` is at work on it.

    ``renewed`` is when it said so last; ``done`` of ``planned`` decisions were searched by then.
    """

    node: str
    renewed: int
    done: int
    planned: int
    body: bytes | None


class StaleBefore(NamedTuple):
    """When a table of each sort must have changed last, not to be dropped."""

    idle: int  # tables that were given up or have not begun
    running: int  # games that were never finished
    exercise: int


# Where a page of a list ended: the next one begins behind it, whatever has changed meanwhile.
ListedAt = tuple[int, str]  # changed, table
ResultAt = tuple[int, str, int]  # at, table, seat

# Given the results of one game and the ratings before, the results and ratings after.
Rate = Callable[[Sequence[Result], dict[str, Rating]], tuple[Sequence[Result], Sequence[Rating]]]


class Store(Protocol):
    """All methods may be called from many tasks at once."""

    async def open(self) -> None:
        """Connect; the schema must be current (see `migrate`)."""

    async def close(self) -> None:
        """Finish what is under way and disconnect."""

    async def ping(self) -> None:
        """Raise `Unavailable` unless something could be written within the last second."""

    def on_fault(self, listener: Callable[[Fault], None]) -> None:
        """Call a listener at every failure of the store."""

    async def secret(self) -> bytes:
        """32 random bytes, made on first use, the same for all nodes."""

    # The log of a table.

    async def append(
        self, table: str, row: Row, meta: TableMeta, snapshot: bytes | None = None
    ) -> None:
        """Commit an entry durably, the first of a table included; raises `Conflict`.

        With a snapshot: it is the table after this entry, and replaces the one before.
        """

    async def log(self, table: str, after: int = 0, until: int | None = None) -> list[Row]:
        """The entries after a sequence number, up to and with ``until``, in order."""

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The newest snapshot and the sequence number it stands for."""

    async def stored_command(self, table: str, session: str, command: str) -> int | None:
        """The sequence number under which a command was stored."""

    async def sequences(self, tables: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each of these tables."""

    async def rewrite(self, table: str, row: Row, body: bytes) -> bool:
        """Replace the body of an entry, if it is still that of ``row``; answers whether it was.

        Only used to erase somebody's name and messages.
        """

    async def public_tables(
        self, status: str, limit: int, before: ListedAt | None = None
    ) -> list[Listed]:
        """Public tables of a status, the last changed first."""

    async def tables_of(
        self,
        session: str,
        limit: int,
        before: ListedAt | None = None,
        *,
        without_exercises: bool = False,
    ) -> list[Listed]:
        """The tables where a session sits, the last changed first."""

    async def drop_stale(self, before: StaleBefore, limit: int) -> list[str]:
        """Delete some tables last changed before these times, with all that is kept of them.

        Finished games are kept.
        """

    # Who sees to bots and clocks.

    async def overdue(self, before: int, limit: int) -> list[Overdue]:
        """Tables that were due before some time, the longest waiting first."""

    async def tables_dated_ahead(self, now: int, limit: int) -> list[Overdue]:
        """Tables that wait for the server, last changed over a minute after ``now``.

        The clock of the node that wrote them was ahead, or ours was set back: they are overdue.
        """

    async def claim(self, overdue: Overdue, node: str, now: int) -> bool:
        """Take over an overdue table, unless another node has: it is then changed and due now."""

    async def renew(self, table: str, node: str, when: int | None) -> None:
        """Set when a table is due, None for not any more, if this node still has it."""

    # Sessions.

    async def insert_session(self, session: Session) -> None:
        """Add a session; raises `Conflict` if there is one with its id."""

    async def update_session(self, id: str, changes: Mapping[str, object]) -> Session | None:  # noqa: A002 - what it is
        """Change some columns of a session; the session after it, None if it is no more."""

    async def touch_sessions(self, ids: Sequence[str], seen: int, every: int = 0) -> None:
        """Note that somebody was here, unless that was noted within ``every`` ms before.

        Sessions that are no more stay so.
        """

    async def unused_sessions(self, before: int, limit: int) -> list[Session]:
        """Sessions last seen before some time, the oldest first."""

    async def existing_sessions(self, ids: Sequence[str]) -> set[str]:
        """Which of some sessions exist."""

    async def session(self, id: str) -> Session | None:  # noqa: A002 - what it is
        """A session by its id."""

    async def delete_session(self, id: str) -> bool:  # noqa: A002 - what it is
        """Forget a session: its row, links and rating; its results lose their name.

        False, and nothing is done, while it sits at a table.
        """

    async def remove_member(self, table: str, session: str) -> None:
        """Note that a session does not sit at a table any more, whatever its log says."""

    async def members_without_session(self, limit: int) -> list[str]:
        """Sessions that were deleted and still sit at a table."""

    async def put_link(self, digest: bytes, session: str, expires: int) -> None:
        """Keep the digest of a private link's token."""

    async def take_link(self, digest: bytes, now: int) -> str | None:
        """The session of a link that has not expired; the link is used up."""

    async def delete_expired_links(self, now: int, limit: int) -> int:
        """Delete some links that nobody took in time, the oldest first; how many."""

    # Results and ratings.

    async def unsettled(self, limit: int) -> list[str]:
        """Tables that are over, or rated and abandoned, and have not been settled yet."""

    async def settle(self, results: Sequence[Result], rate: Rate | None) -> bool:
        """Keep the results of a game, once: False if they were there already.

        With ``rate``: the ratings of all who played are read, changed and written in the same
        transaction. Whoever has no session any more gets no rating, and no name in the results.
        """

    async def settle_nothing(self, table: str) -> None:
        """Note that a game has ended and leaves no results."""

    async def leaderboard(self, limit: int, after: str | None = None) -> list[Rating]:
        """The best by mu − 3 sigma, or those behind somebody; KeyError if they have no rating."""

    async def rating(self, who: str) -> Rating | None:
        """Somebody's rating."""

    async def results_of(
        self, who: str, limit: int, before: ResultAt | None = None, *, only_rated: bool = False
    ) -> list[Result]:
        """Somebody's games, the newest first."""

    # Analyses of finished games; a version stands for the way they are made. A game is a table, or
    # `RECORD` and the digest of a record.

    async def analysis(self, game: str, version: str) -> AnalysisRow | None:
        """The analysis of a game, or who is at work on it."""

    async def claim_analysis(
        self, game: str, version: str, node: str, now: int, before: int
    ) -> bool:
        """Note that a node is at work, unless there is an analysis or another node is.

        A node that was last heard of before some time counts as gone.
        """

    async def renew_analysis(
        self, game: str, version: str, node: str, now: int, done: int, planned: int
    ) -> None:
        """Note that a node is still at work, and how far it has come."""

    async def put_analysis(self, game: str, version: str, body: bytes) -> None:
        """Keep an analysis; those of other versions are deleted."""

    async def release_analysis(self, game: str, version: str, node: str) -> None:
        """Note that a node is at work no more."""

    async def drop_record_analyses(self, before: int) -> int:
        """Delete the analyses of records that were made before some time; how many."""
