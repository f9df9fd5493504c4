"""The rematch of a game."""

from niagara.server.table import Table
from niagara.server.table_setup import OPEN, Setup
from niagara.server.table_state import NOBODY


def rematch_setup(table: Table) -> Setup:
    """The same seats and options for another game, with the people who resigned."""
    return Setup(
        seats=tuple(
            OPEN if seat.name == NOBODY and seat.session is None else seat
            for seat in (table.resigned.get(i, seat) for i, seat in enumerate(table.seats))
        ),
        rules=table.rules,
        clock=table.clock,
        is_public=table.is_public,
        is_rated=table.is_rated,
        position=table.practice,
    )
