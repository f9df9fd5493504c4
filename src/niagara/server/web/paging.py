"""Where the next page of a list begins: a query parameter made from the last element shown."""

from typing import Annotated

from litestar.params import QueryParameter

from niagara.server.store.interface import ListedAt, ResultAt

Limited = Annotated[int, QueryParameter(ge=1, le=200)]
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


def table_place(before: str | None) -> ListedAt | None:
    """Where a list of tables goes on.

    >>> table_place("1767225600000.canel52nwtpymxwz")
    (1767225600000, 'canel52nwtpymxwz')
    """
    if before is None:
        return None
    changed, table = before.split(".")
    return int(changed), table


def game_place(before: str | None) -> ResultAt | None:
    """Where a list of games goes on.

    >>> game_place("1767225600000.canel52nwtpymxwz.2")
    (1767225600000, 'canel52nwtpymxwz', 2)
    """
    if before is None:
        return None
    at, table, seat = before.split(".")
    return int(at), table, int(seat)
