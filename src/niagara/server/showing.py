"""Showing a table to somebody who comes, or comes back, with the steps they have missed."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from niagara.server.history import Reading
from niagara.server.room import Room
from niagara.server.updates import Older, Updates

if TYPE_CHECKING:
    from niagara.server.house import House


def reading_of(room: Room, session: str) -> Reading:
    """As whom somebody reads a table."""
    return Reading(room.audience(session), room.table.unheard_by(session), room.erased_at)


async def show(
    house: "House",
    table_id: str,
    session: str,
    since: int | None,
    hand_over: Callable[[Room, Updates], None],
    who: str | None = None,
) -> None:
    """Hand over the whole table, with its steps past ``since``.

    Steps that memory has no more are read from the log, while the table is left to others.
    """
    older: Older | None = None
    reading, first, reached = None, 0, 0
    while True:
        async with house.enter(table_id) as room:
            if since is not None and since > room.table.sequence:  # another node told more
                await house.catch_up(room)
            now = reading_of(room, session)
            if older is None or now != reading:
                first = 0 if since is None or since > room.table.sequence else since
                older, reached = None, first
            steps = room.steps_after(reached)
            if steps is not None:
                hand_over(room, Updates(room.table, steps, is_whole=True, older=older))
                return
            reading, reached = now, room.table.sequence
        older = await house.history.steps(who or session, table_id, reached, first, reading)
