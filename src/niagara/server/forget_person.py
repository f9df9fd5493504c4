"""Deleting a person's data: name, chat messages and rating. Their games stay, anonymously."""

from msgspec import structs

from niagara.server.commands import Leave, Person, Resign
from niagara.server.entries import (
    AnyEntry,
    Created,
    Forgotten,
    Said,
    Seated,
    entry_from_bytes,
    entry_to_bytes,
)
from niagara.server.ids import new_id
from niagara.server.refusal import Damaged, Refusal
from niagara.server.store.interface import Row, Session
from niagara.server.table_service import MOST_TRIES, TableService
from niagara.server.table_setup import Seat
from niagara.server.table_state import NOBODY, NewEntry

TABLES_AT_ONCE = 100


async def forget(tables: TableService, session: Session) -> None:
    """Erase a person at every table, then delete the session; raises `Refusal`."""
    who = Person(session.id, session.name)
    for _ in range(MOST_TRIES):  # a rematch may seat them again meanwhile
        await erase_everywhere(tables, who)
        if await tables.store.delete_session(session.id):
            tables.dismiss(session.id)
            return
    raise Refusal("unavailable", "not everything could be erased; ask again")


async def erase_everywhere(tables: TableService, who: Person) -> None:
    """Erase a person at every table that lists them as a member, which removes them there."""
    while page := await tables.store.tables_of(who.session, TABLES_AT_ONCE):
        for listed in page:
            await _erase_at(tables, listed.table, who)


async def dismiss_forgotten(tables: TableService) -> None:
    """Close this node's sockets of sessions that were deleted on any node."""
    here = watching_sessions(tables)
    if here:
        for session in here - await tables.store.existing_sessions(sorted(here)):
            tables.dismiss(session)


def watching_sessions(tables: TableService) -> set[str]:
    """The sessions that have a live connection to this node."""
    return {
        watcher.session
        for live_table in tables.live_tables.values()
        for watcher in live_table.watchers
    }


async def _erase_at(tables: TableService, table: str, who: Person) -> None:
    try:
        await _leave(tables, table, who)
        await _erase(tables, table, who.session)
    except Refusal as refusal:
        if refusal.code not in ("not-found", "failed"):
            raise
        await tables.store.remove_member(table, who.session)  # dropped meanwhile, or damaged


async def _leave(tables: TableService, table: str, who: Person) -> None:
    try:
        async with tables.enter(table) as live_table:
            status, seats = live_table.table.status, live_table.table.owned_by(who.session)
        if status == "open":
            await tables.submit(table, who, new_id(), Leave())
        elif status == "running":
            for seat in seats:
                await tables.submit(table, who, new_id(), Resign(seat))
    except Refusal:
        pass  # the game ended or started meanwhile: the name is erased all the same


async def _erase(tables: TableService, table: str, session: str) -> None:
    is_damaged = await _rewrite_all(tables, table, session)
    if is_damaged:  # nothing can be appended
        await tables.store.remove_member(table, session)
        return
    # The entry also writes a snapshot and a summary without the name.
    for _ in range(MOST_TRIES):
        if await tables.append_decided(table, lambda _table: NewEntry(Forgotten(session))):
            await _rewrite_all(tables, table, session)  # what was stored in between
            return
    raise Refusal("unavailable", "not everything could be erased; ask again")


async def _rewrite_all(tables: TableService, table: str, session: str) -> bool:
    """Erase a person's name and messages from a log; answers whether the table is damaged."""
    async with tables.enter(table) as live_table:
        rows = await tables.store.log(table)
        while any([not await _rewrite(tables, table, row, session) for row in rows]):
            rows = await tables.store.log(table)
        live_table.is_stale = True
        return live_table.fault is not None


async def _rewrite(tables: TableService, table: str, row: Row, session: str) -> bool:
    """Erase from one entry; False if another node has just erased somebody else from it."""
    try:
        entry = entry_from_bytes(row.body)
    except Damaged:
        return True  # an unreadable entry shows nothing to anybody
    rewritten = erased(entry, session)
    return rewritten is entry or await tables.store.rewrite(table, row, entry_to_bytes(rewritten))


def erased(entry: AnyEntry, session: str) -> AnyEntry:
    """An entry without a person's name and messages; the same object if it has none."""
    match entry:
        case Said() if entry.session == session:
            return structs.replace(entry, text="")
        case Seated() if any(seat.session == session for seat in entry.seats):
            return structs.replace(entry, seats=_nameless(entry.seats, session))
        case Created() if any(seat.session == session for seat in entry.setup.seats):
            seats = _nameless(entry.setup.seats, session)
            return structs.replace(entry, setup=structs.replace(entry.setup, seats=seats))
    return entry


def _nameless(seats: tuple[Seat, ...], session: str) -> tuple[Seat, ...]:
    return tuple(
        structs.replace(seat, name=NOBODY) if seat.session == session else seat for seat in seats
    )
