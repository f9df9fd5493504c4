"""Showing a table to somebody who connects or reconnects, with the steps they have missed."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from niagara.server.history import Reading
from niagara.server.live_table import LiveTable
from niagara.server.updates import OlderSteps, Updates

if TYPE_CHECKING:
    from niagara.server.table_service import TableService


def reading_of(live_table: LiveTable, session: str) -> Reading:
    """What a session may read of a table."""
    return Reading(
        live_table.viewer(session), live_table.table.unheard_by(session), live_table.erased_at
    )


async def show(
    tables: "TableService",
    table_id: str,
    session: str,
    since: int | None,
    hand_over: Callable[[LiveTable, Updates], None],
    who: str | None = None,
) -> None:
    """Pass the whole table, with its steps after ``since``, to ``hand_over``.

    Steps that are no longer in memory are read from the log, without holding the table's lock.
    """
    older: OlderSteps | None = None
    reading, first, reached = None, 0, 0
    while True:
        async with tables.enter(table_id) as live_table:
            if since is not None and since > live_table.table.sequence:  # another node told more
                await tables.catch_up(live_table)
            now = reading_of(live_table, session)
            if older is None or now != reading:
                first = 0 if since is None or since > live_table.table.sequence else since
                older, reached = None, first
            steps = live_table.steps_after(reached)
            if steps is not None:
                hand_over(live_table, Updates(live_table.table, steps, is_whole=True, older=older))
                return
            reading, reached = now, live_table.table.sequence
        older = await tables.history.steps(who or session, table_id, reached, first, reading)
