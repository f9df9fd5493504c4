"""Cursors of paged lists: query parameters made from the last element of a page."""

from typing import Annotated

from litestar.params import QueryParameter

from niagara.server.store.interface import ListedAt, ResultAt

PageLimit = Annotated[int, QueryParameter(ge=1, le=200)]
BeforeTable = Annotated[
    str | None,
    QueryParameter(
        pattern=r"^[0-9]{1,15}\.\w{1,64}$",
        description="`changed.id` of the last table you have: those after it in the list",
    ),
]
BeforeGame = Annotated[
    str | None,
    QueryParameter(
        pattern=r"^[0-9]{1,15}\.\w{1,64}\.[0-4]$",
        description="`at.table.seat` of the last game you have: those after it in the list",
    ),
]
AfterPlayer = Annotated[
    str | None,
    QueryParameter(max_length=64, description="`player` of the last place you have"),
]


def table_cursor(before: str | None) -> ListedAt | None:
    """Decode the cursor of a list of tables.

    >>> table_cursor("1767225600000.canel52nwtpymxwz")
    (1767225600000, 'canel52nwtpymxwz')
    """
    if before is None:
        return None
    changed, table = before.split(".")
    return int(changed), table


def game_cursor(before: str | None) -> ResultAt | None:
    """Decode the cursor of a list of games.

    >>> game_cursor("1767225600000.canel52nwtpymxwz.2")
    (1767225600000, 'canel52nwtpymxwz', 2)
    """
    if before is None:
        return None
    at, table, seat = before.split(".")
    return int(at), table, int(seat)
