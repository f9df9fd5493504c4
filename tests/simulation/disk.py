"""The durable state: the database that all nodes of a simulation share, in memory.

Every method is one transaction, named and called as in the `Store` protocol: it happens whole, in
one moment, or not at all.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import structs

from niagara.server.store.append_group import Append
from niagara.server.store.interface import (
    EXERCISE,
    Conflict,
    Listed,
    ListedAt,
    Overdue,
    Rate,
    Rating,
    Result,
    ResultAt,
    Row,
    Session,
    StaleBefore,
    TableMeta,
)


@dataclass
class Kept:
    """A table's row, log, snapshot and members."""

    meta: TableMeta
    changed: int
    due: int | None
    node: str
    rows: list[Row] = field(default_factory=list)
    times: list[float] = field(default_factory=list)  # of the world: when each row was committed
    members: tuple[str, ...] = ()
    commands: dict[tuple[str, str], int] = field(default_factory=dict)
    snapshot: tuple[int, bytes] | None = None
    is_settled: bool = False


class Disk:
    """The committed state."""

    def __init__(self, secret: bytes, clock: Callable[[], float] = lambda: 0.0) -> None:
        self._clock = clock
        self._secret = secret
        self.tables: dict[str, Kept] = {}
        self.sessions: dict[str, Session] = {}
        self.links: dict[bytes, tuple[str, int]] = {}
        self.ratings: dict[str, Rating] = {}
        self.results: dict[str, list[Result]] = {}

    def ping(self) -> None:
        """Answer."""

    def secret(self) -> bytes:
        return self._secret

    # Appending.

    def write(self, group: Sequence[Append]) -> None:
        """Commit all or nothing."""
        for append in group:
            self._check(append)
        for append in group:
            self._write(append)

    def _check(self, append: Append) -> None:
        row, kept = append.row, self.tables.get(append.table)
        for text in (append.table, row.session, row.command):
            _check_text(text or "")
        if row.sequence != (len(kept.rows) if kept else 0) + 1:
            raise Conflict("a table has not the entry before")
        if kept and row.session is not None and (row.session, row.command) in kept.commands:
            raise Conflict("this command is stored already")

    def _write(self, append: Append) -> None:
        row, meta = append.row, append.meta
        kept = self.tables.get(append.table)
        if kept is None:
            kept = self.tables[append.table] = Kept(meta, row.at, meta.due, meta.node)
        kept.meta, kept.changed, kept.due, kept.node = meta, row.at, meta.due, meta.node
        kept.rows.append(row)
        kept.times.append(self._clock())
        if row.session is not None and row.command is not None:
            kept.commands[row.session, row.command] = row.sequence
        if append.snapshot is not None:
            kept.snapshot = (row.sequence, append.snapshot)
        if append.members is not None:
            kept.members = tuple(dict.fromkeys(append.members))

    def rewrite(self, table: str, row: Row, body: bytes) -> bool:
        kept = self.tables.get(table)
        if kept is None or row not in kept.rows:
            return False
        kept.rows[row.sequence - 1] = structs.replace(row, body=body)
        return True

    # LogAccess.

    def log(self, table: str, after: int = 0, until: int | None = None) -> list[Row]:
        kept = self.tables.get(table)
        return kept.rows[max(0, after) : until] if kept else []

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        kept = self.tables.get(table)
        return kept.snapshot if kept else None

    def stored_command(self, table: str, session: str, command: str) -> int | None:
        kept = self.tables.get(table)
        return kept.commands.get((session, command)) if kept else None

    def sequences(self, tables: Sequence[str]) -> dict[str, int]:
        return {name: len(self.tables[name].rows) for name in tables if name in self.tables}

    def public_tables(
        self, status: str, limit: int, before: ListedAt | None = None
    ) -> list[Listed]:
        found = (
            name
            for name, kept in self.tables.items()
            if kept.meta.is_public and kept.meta.status == status
        )
        return self._listed(list(found), limit, before)

    def tables_of(
        self,
        session: str,
        limit: int,
        before: ListedAt | None = None,
        *,
        without_exercises: bool = False,
    ) -> list[Listed]:
        found = [
            name
            for name, kept in self.tables.items()
            if session in kept.members and not (without_exercises and kept.meta.status == EXERCISE)
        ]
        return self._listed(found, limit, before)

    def _listed(self, names: list[str], limit: int, before: ListedAt | None) -> list[Listed]:
        places = [(self.tables[name].changed, name) for name in names]
        behind = sorted(at for at in places if before is None or at < before)
        return [
            Listed(name, len(kept.rows), kept.meta.status, kept.changed, kept.meta.summary)
            for name, kept in ((name, self.tables[name]) for _, name in behind[::-1][:limit])
        ]

    def drop_stale(self, before: StaleBefore, limit: int) -> list[str]:
        limits = {"open": before.idle, "abandoned": before.idle, "running": before.running}
        limits[EXERCISE] = before.exercise
        stale = [
            name
            for name, kept in self.tables.items()
            if kept.changed < limits.get(kept.meta.status, 0) and name not in self.results
        ]
        for name in stale[:limit]:
            del self.tables[name]
        return stale[:limit]

    # Who sees to bots and clocks.

    def overdue(self, before: int, limit: int) -> list[Overdue]:
        found = [
            Overdue(name, kept.node, kept.due)
            for name, kept in self.tables.items()
            if kept.due is not None and kept.due < before
        ]
        return sorted(found, key=lambda overdue: overdue.due)[:limit]

    def tables_dated_ahead(self, now: int, limit: int) -> list[Overdue]:
        found = [
            Overdue(name, kept.node, kept.due)
            for name, kept in self.tables.items()
            if kept.due is not None and kept.changed > now + 60_000
        ]
        return found[:limit]

    def claim(self, overdue: Overdue, node: str, now: int) -> bool:
        kept = self.tables.get(overdue.table)
        if kept is None or (kept.node, kept.due) != (overdue.node, overdue.due):
            return False
        kept.node, kept.due, kept.changed = node, now, now
        return True

    def renew(self, table: str, node: str, when: int | None) -> None:
        kept = self.tables.get(table)
        if kept is not None and kept.node == node and kept.due is not None:
            kept.due = when

    # Sessions.

    def insert_session(self, session: Session) -> None:
        _check_text(session.name)
        if session.id in self.sessions:
            raise Conflict("there is such a session")
        self.sessions[session.id] = session

    def update_session(self, id: str, changes: Mapping[str, object]) -> Session | None:  # noqa: A002 - as in `Store`
        if id in self.sessions:
            self.sessions[id] = structs.replace(self.sessions[id], **changes)
        return self.sessions.get(id)

    def touch_sessions(self, ids: Sequence[str], seen: int, every: int = 0) -> None:
        for id in ids:  # noqa: A001 - as in `Store`
            if id in self.sessions and self.sessions[id].seen < seen - every:
                self.update_session(id, {"seen": seen})

    def unused_sessions(self, before: int, limit: int) -> list[Session]:
        unused = [session for session in self.sessions.values() if session.seen < before]
        return sorted(unused, key=lambda session: session.seen)[:limit]

    def existing_sessions(self, ids: Sequence[str]) -> set[str]:
        return set(ids) & set(self.sessions)

    def session(self, id: str) -> Session | None:  # noqa: A002 - as in `Store`
        return self.sessions.get(id)

    def delete_session(self, id: str) -> bool:  # noqa: A002 - as in `Store`
        session = id
        if any(session in kept.members for kept in self.tables.values()):
            return False
        self.sessions.pop(session, None)
        self.links = {digest: link for digest, link in self.links.items() if link[0] != session}
        self.ratings.pop(session, None)
        for table, results in self.results.items():
            self.results[table] = [
                structs.replace(result, name="") if result.who == session else result
                for result in results
            ]
        return True

    def remove_member(self, table: str, session: str) -> None:
        kept = self.tables.get(table)
        if kept is not None:
            kept.members = tuple(who for who in kept.members if who != session)

    def members_without_session(self, limit: int) -> list[str]:
        sitting = dict.fromkeys(who for kept in self.tables.values() for who in kept.members)
        return [who for who in sitting if who not in self.sessions][:limit]

    def put_link(self, digest: bytes, session: str, expires: int) -> None:
        self.links[digest] = (session, expires)

    def take_link(self, digest: bytes, now: int) -> str | None:
        session, expires = self.links.pop(digest, (None, 0))
        return session if expires > now else None

    def delete_expired_links(self, now: int, limit: int) -> int:
        expired = [digest for digest, link in self.links.items() if link[1] <= now]
        oldest = sorted(expired, key=lambda digest: self.links[digest][1])[:limit]
        for digest in oldest:
            del self.links[digest]
        return len(oldest)

    # Results.

    def drop_record_analyses(self, before: int) -> int:
        """There are none: simulated nodes analyse nothing."""
        return 0 * before

    def unsettled(self, limit: int) -> list[str]:
        found = [
            name
            for name, kept in self.tables.items()
            if _is_to_settle(kept.meta) and not kept.is_settled
        ]
        return found[:limit]

    def settle(self, results: Sequence[Result], rate: Rate | None) -> bool:
        if not results:
            raise ValueError("a game has at least one result")
        table = results[0].table
        if table in self.results:
            return False
        people = {result.who for result in results if not result.who.startswith("bot:")}
        forgotten = people - {""} - set(self.sessions)
        results = [structs.replace(r, name="") if r.who in forgotten else r for r in results]
        after: Sequence[Rating] = ()
        if rate is not None:
            concerned = {result.who for result in results}
            results, after = rate(
                results, {who: old for who, old in self.ratings.items() if who in concerned}
            )
        self.results[table] = list(results)
        self.ratings.update((each.who, each) for each in after if each.who not in forgotten)
        if table in self.tables:
            self.tables[table].is_settled = True
        return True

    def settle_nothing(self, table: str) -> None:
        if table in self.tables:
            self.tables[table].is_settled = True

    def leaderboard(self, limit: int, after: str | None = None) -> list[Rating]:
        def merit(rating: Rating) -> tuple[float, str]:
            return rating.mu - 3 * rating.sigma, rating.who

        best = sorted(self.ratings.values(), key=merit, reverse=True)
        if after is not None:
            last = merit(self.ratings[after])
            best = [rating for rating in best if merit(rating) < last]
        return best[:limit]

    def rating(self, who: str) -> Rating | None:
        return self.ratings.get(who)

    def results_of(
        self, who: str, limit: int, before: ResultAt | None = None, *, only_rated: bool = False
    ) -> list[Result]:
        def place(result: Result) -> ResultAt:
            return result.at, result.table, result.seat

        found = [
            each
            for results in self.results.values()
            for each in results
            if each.who == who and (each.is_rated or not only_rated)
        ]
        behind = [each for each in found if before is None or place(each) < before]
        return sorted(behind, key=place, reverse=True)[:limit]


def _check_text(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise ValueError("the store cannot keep this text") from error


def _is_to_settle(meta: TableMeta) -> bool:
    return meta.status == "over" or (meta.status == "abandoned" and meta.is_rated)
