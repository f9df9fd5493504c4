"""Forgetting somebody: name, words and rating go; the games they played stay, without them."""

from msgspec import structs

from niagara.server.commands import Leave, Resign
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
from niagara.server.person import Person
from niagara.server.refusal import Damaged, Refusal
from niagara.server.store.base import Row, Session
from niagara.server.table_service import MOST_TRIES, TableService
from niagara.server.table_setup import Seat
from niagara.server.table_state import NOBODY

TABLES_AT_ONCE = 100


async def forget(tables: TableService, session: Session) -> None:
    """Leave every table, erase every trace, then the session itself; raises `Refusal`."""
    who = Person(session.id, session.name)
    for _ in range(MOST_TRIES):  # others may seat them again meanwhile, for a rematch
        await erase_everywhere(tables, who)
        if await tables.store.delete_session(session.id):
            tables.dismiss(session.id)
            return
    raise Refusal("unavailable", "not everything could be erased; ask again")


async def erase_everywhere(tables: TableService, who: Person) -> None:
    """Erase somebody at every table that knows them: such a table then does so no more."""
    while page := await tables.store.tables_of(who.session, TABLES_AT_ONCE):
        for listed in page:
            await _forget_at(tables, listed.table, who)


async def dismiss_forgotten(tables: TableService) -> None:
    """Close the sockets here of sessions that were forgotten on any node."""
    here = watching(tables)
    if here:
        for session in here - await tables.store.existing_sessions(sorted(here)):
            tables.dismiss(session)


def watching(tables: TableService) -> set[str]:
    """The sessions that have a live connection to this node."""
    return {
        watcher.session
        for live_table in tables.live_tables.values()
        for watcher in live_table.watchers
    }


async def _forget_at(tables: TableService, table: str, who: Person) -> None:
    try:
        await _leave(tables, table, who)
        await _erase(tables, table, who.session)
    except Refusal as refusal:
        if refusal.code not in ("not-found", "failed"):
            raise
        await tables.store.remove_member(table, who.session)  # dropped in between, or damaged


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
        pass  # the game ended, or began, in between: the name is erased all the same


async def _erase(tables: TableService, table: str, session: str) -> None:
    is_damaged = await _rewrite_all(tables, table, session)
    if is_damaged:  # nothing can be appended to it
        await tables.store.remove_member(table, session)
        return
    # With it comes a new snapshot, and a new face in every list, without the name.
    for _ in range(MOST_TRIES):
        if await tables.act_for(table, lambda _table: Forgotten(session)):
            await _rewrite_all(tables, table, session)  # what was said until then
            return
    raise Refusal("unavailable", "not everything could be erased; ask again")


async def _rewrite_all(tables: TableService, table: str, session: str) -> bool:
    """Take somebody's name and words out of a log; whether the table is damaged."""
    async with tables.enter(table) as live_table:
        for row in await tables.store.log(table):
            await _rewrite(tables, table, row, session)
        live_table.is_stale = True
        return live_table.fault is not None


async def _rewrite(tables: TableService, table: str, row: Row, session: str) -> None:
    try:
        entry = entry_from_bytes(row.body)
    except Damaged:
        return  # nobody can read it
    erased = without(entry, session)
    if erased is not entry:
        await tables.store.rewrite(table, row.sequence, entry_to_bytes(erased))


def without(entry: AnyEntry, session: str) -> AnyEntry:
    """An entry without somebody's name and words; the same object if they are not in it."""
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
