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
from niagara.server.house import MOST_TRIES, House
from niagara.server.ids import new_id
from niagara.server.people import Person
from niagara.server.refusal import Damaged, Refusal
from niagara.server.setup import Seat
from niagara.server.state import NOBODY
from niagara.server.store.interface import Row, Session

TABLES_AT_ONCE = 100


async def forget(house: House, session: Session) -> None:
    """Leave every table, erase every trace, then the session itself; raises `Refusal`."""
    who = Person(session.id, session.name)
    for _ in range(MOST_TRIES):  # others may seat them again meanwhile, for a rematch
        await erase_everywhere(house, who)
        if await house.store.delete_session(session.id):
            house.dismiss(session.id)
            return
    raise Refusal("unavailable", "not everything could be erased; ask again")


async def erase_everywhere(house: House, who: Person) -> None:
    """Erase somebody at every table that knows them: such a table then does so no more."""
    while page := await house.store.tables_of(who.session, TABLES_AT_ONCE):
        for listed in page:
            await _forget_at(house, listed.table, who)


async def dismiss_forgotten(house: House) -> None:
    """Close the sockets here of sessions that were forgotten on any node."""
    here = watching(house)
    if here:
        for session in here - await house.store.existing_sessions(sorted(here)):
            house.dismiss(session)


def watching(house: House) -> set[str]:
    """The sessions that have a live connection to this node."""
    return {watcher.session for room in house.rooms.values() for watcher in room.watchers}


async def _forget_at(house: House, table: str, who: Person) -> None:
    try:
        await _leave(house, table, who)
        await _erase(house, table, who.session)
    except Refusal as refusal:
        if refusal.code not in ("not-found", "failed"):
            raise
        await house.store.remove_member(table, who.session)  # dropped in between, or damaged


async def _leave(house: House, table: str, who: Person) -> None:
    try:
        async with house.enter(table) as room:
            status, seats = room.table.status, room.table.owned_by(who.session)
        if status == "open":
            await house.submit(table, who, new_id(), Leave())
        elif status == "running":
            for seat in seats:
                await house.submit(table, who, new_id(), Resign(seat))
    except Refusal:
        pass  # the game ended, or began, in between: the name is erased all the same


async def _erase(house: House, table: str, session: str) -> None:
    is_damaged = await _rewrite_all(house, table, session)
    if is_damaged:  # nothing can be appended to it
        await house.store.remove_member(table, session)
        return
    # With it comes a new snapshot, and a new face in every list, without the name.
    for _ in range(MOST_TRIES):
        if await house.act_for(table, lambda _table: Forgotten(session)):
            await _rewrite_all(house, table, session)  # what was said until then
            return
    raise Refusal("unavailable", "not everything could be erased; ask again")


async def _rewrite_all(house: House, table: str, session: str) -> bool:
    """Take somebody's name and words out of a log; whether the table is damaged."""
    async with house.enter(table) as room:
        for row in await house.store.log(table):
            await _rewrite(house, table, row, session)
        room.is_doubtful = True
        return room.fault is not None


async def _rewrite(house: House, table: str, row: Row, session: str) -> None:
    try:
        entry = entry_from_bytes(row.body)
    except Damaged:
        return  # nobody can read it
    erased = without(entry, session)
    if erased is not entry:
        await house.store.rewrite(table, row.sequence, entry_to_bytes(erased))


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
