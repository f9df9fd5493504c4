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
from niagara.server.refusal import Refusal
from niagara.server.service import Service
from niagara.server.setup import Seat
from niagara.server.state import NOBODY
from niagara.server.store.base import Session

MOST_TABLES = 10_000


async def forget(service: Service, session: Session) -> None:
    """Leave every table, erase every trace, then the session itself."""
    for listed in await service.store.tables_of(session.id, MOST_TABLES):
        await _leave(service.house, listed.table, session)
        await _erase(service.house, listed.table, session.id)
    await service.store.delete_session(session.id)
    service.house.dismiss(session.id)


async def _leave(house: House, table: str, session: Session) -> None:
    who = Person(session.id, session.name)
    try:
        async with house.enter(table) as room:
            status, seats = room.table.status, room.table.owned_by(session.id)
        if status == "open":
            await house.submit(table, who, new_id(), Leave())
        elif status == "running":
            for seat in seats:
                await house.submit(table, who, new_id(), Resign(seat))
    except Refusal:
        pass  # the game ended, or began, in between: the name is erased all the same


async def _erase(house: House, table: str, session: str) -> None:
    async with house.enter(table) as room:
        for row in await house.store.log(table):
            entry = entry_from_bytes(row.body)
            erased = without(entry, session)
            if erased is not entry:
                await house.store.rewrite(table, row.sequence, entry_to_bytes(erased))
        room.is_doubtful = True
    # With it comes a new snapshot, and a new face in every list, without the name.
    for _ in range(MOST_TRIES):
        if await house.act_for(table, lambda _table: Forgotten(session)):
            return
    raise Refusal("unavailable", "not everything could be erased; ask again")


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
