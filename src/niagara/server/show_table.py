"""Showing a table to somebody who connects or reconnects, with the steps they have missed."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from niagara.server.history import LogAccess
from niagara.server.live_table import LiveTable
from niagara.server.updates import OlderSteps, Updates

if TYPE_CHECKING:
    from niagara.server.table_service import TableService


def log_access(live_table: LiveTable, session: str) -> LogAccess:
    """What a session may read of a table."""
    return LogAccess(
        live_table.viewer(session), live_table.table.muted_by(session), live_table.erased_at
    )


async def show(
    tables: "TableService",
    table_id: str,
    session: str,
    since: int | None,
    deliver: Callable[[LiveTable, Updates], None],
    who: str | None = None,
) -> None:
    """Pass the whole table, with its steps after ``since``, to ``deliver``.

    Steps that are no longer in memory are read from the log, without holding the table's lock.
    """
    older: OlderSteps | None = None
    access, first, reached = None, 0, 0
    while True:
        async with tables.enter(table_id) as live_table:
            if since is not None and since > live_table.table.sequence:  # another node told more
                await tables.catch_up(live_table)
            now = log_access(live_table, session)
            if older is None or now != access:
                first = 0 if since is None or since > live_table.table.sequence else since
                older, reached = None, first
            steps = live_table.steps_after(reached)
            if steps is not None:
                deliver(live_table, live_table.updates(steps, is_whole=True, older=older))
                return
            access, reached = now, live_table.table.sequence
        older = await tables.history.last_steps(who or session, table_id, reached, first, access)
