"""Who is at a table: the people whose session has a live connection to it, on any node.

Presence is no part of a table's log, since it follows from connections. Each node knows its own
connections, and hears regularly from the other nodes about theirs; what it has not heard again for
some seconds no longer holds, so a node that dies takes its people along. A command that depends on
presence is decided with a `Presence`, and its entry stores what was decided.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

GRACE_MS: Final = 2_000  # somebody who is back within this time was never absent
HEARTBEAT_MS: Final = 5_000  # between two messages of a node about the same table
EXPIRY_MS: Final = 3 * HEARTBEAT_MS  # after which the last message of a node no longer holds
SETTLE_MS: Final = HEARTBEAT_MS + 3_000  # until the other nodes have had their say
NOBODY_ABSENT: Final = b"[]"  # as it is sent
MOST_NODES: Final = 100  # remembered for one table


class Presence(NamedTuple):
    """Who of a table's people is absent at the time ``now``, and since when."""

    now: int = 0
    absent: Mapping[str, int] = MappingProxyType({})

    def of(self, people: Iterable[str], who: str | None = None) -> list[str]:
        """Those of the people who are present; ``who`` has just sent a command, so is present."""
        return [each for each in people if each == who or each not in self.absent]


EVERYBODY: Final = Presence()


class NodeReport(NamedTuple):
    """The people that another node has connections of, and when it said so."""

    sessions: frozenset[str]
    at: int


class TablePresence:
    """What one node knows about who is at one table."""

    def __init__(self, began_at: int) -> None:
        self.began_at = began_at  # when this node loaded the table
        self.announced_at = 0  # when this node last told the others
        self.sent = NOBODY_ABSENT  # what this node's watchers were sent last
        self._seen: Final[dict[str, int]] = {}  # when each session was last seen
        self._reports: Final[dict[str, NodeReport]] = {}

    def saw(self, session: str, at: int) -> None:
        """A session has just sent a command, or closed a connection to this node."""
        self._seen[session] = at

    def heard(self, node: str, sessions: Sequence[str], at: int) -> None:
        """Another node has told whose connections it has."""
        now = frozenset(sessions)
        before = self._reports.pop(node, None)
        for session in now | (before.sessions if before is not None else frozenset()):
            self._seen[session] = at
        if now and len(self._reports) < MOST_NODES:
            self._reports[node] = NodeReport(now, at)

    def absent(self, people: Collection[str], here: Collection[str], now: int) -> dict[str, int]:
        """The people who are neither ``here``, at this node, nor at another one; and since when."""
        for node in [node for node, r in self._reports.items() if now - r.at >= EXPIRY_MS]:
            del self._reports[node]
        for session in [session for session in self._seen if session not in people]:
            del self._seen[session]
        elsewhere = {each for report in self._reports.values() for each in report.sessions}
        since = {
            person: self._seen.get(person, self.began_at)
            for person in people
            if person not in here and person not in elsewhere
        }
        return {person: at for person, at in since.items() if now - at >= GRACE_MS}
