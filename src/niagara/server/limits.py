"""Rate limits and connection limits for each session, address or table.

Each of several worker processes gets an equal share of every limit.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from niagara.server.settings import Settings

# Defaults for an address: as much as this many sessions.
SESSIONS_BUSY: Final = 10
SESSIONS_MAKING_TABLES: Final = 3
HINTS_PER_SECOND: Final = 0.5  # of one session
HINTS_AT_ONCE: Final = 8
ANALYSES_PER_MINUTE: Final = 6  # begun for one session; what is stored or under way is free
MOST_KEYS: Final = 50_000  # beyond, the oldest are dropped: their buckets are full again anyway


class Limit:
    """A token bucket for every key."""

    def __init__(
        self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.per_second: Final = per_second
        self.burst: Final = max(burst, 1.0)
        self._now: Final = now
        self._buckets: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Whether a key has a token left; takes it if so."""
        now = self._now()
        level, at = self._buckets.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.per_second)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level, now)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return allowed


class SocketLimits:
    """Counts open live connections by session, address and table."""

    def __init__(self, per_session: int, per_address: int, per_table: int) -> None:
        self._most: Final = {"session": per_session, "address": per_address, "table": per_table}
        self._open: Final[Counter[tuple[str, str]]] = Counter()

    def reached(self, **keys: str) -> str | None:
        """Which of ``session``, ``address`` and ``table`` has reached its limit, if any."""
        full = (key[0] for key in keys.items() if self._open[key] >= self._most[key[0]])
        return next(full, None)

    def opened(self, **keys: str) -> None:
        """Count a connection that was opened."""
        self._open.update(keys.items())

    def closed(self, **keys: str) -> None:
        """Count a connection that was closed."""
        for key in keys.items():
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]


class Limits:
    """The limits of one process."""

    def __init__(self, settings: Settings) -> None:
        share = 1 / settings.workers

        def by_second(rate: float) -> Limit:
            return Limit(rate * share, 3 * rate * share)

        def by_minute(rate: float) -> Limit:
            return Limit(rate * share / 60, rate * share)

        commands, tables = settings.commands_per_second, settings.tables_per_minute
        self.commands: Final = by_second(commands)
        self.tables: Final = by_minute(tables)
        self.address_commands: Final = by_second(
            settings.address_commands_per_second or SESSIONS_BUSY * commands
        )
        self.address_tables: Final = by_minute(
            settings.address_tables_per_minute or SESSIONS_MAKING_TABLES * tables
        )
        self.sessions: Final = by_minute(settings.sessions_per_minute)
        self.analyses: Final = by_minute(ANALYSES_PER_MINUTE)
        self.address_analyses: Final = by_minute(SESSIONS_MAKING_TABLES * ANALYSES_PER_MINUTE)
        self.chat: Final = Limit(0.5, 5)  # not shared: a connection stays with one process
        self.hints: Final = Limit(HINTS_PER_SECOND * share, HINTS_AT_ONCE * share)
        self.sockets: Final = SocketLimits(
            settings.sockets_per_session // settings.workers,
            settings.sockets_per_address // settings.workers,
            settings.sockets_per_table // settings.workers,
        )
