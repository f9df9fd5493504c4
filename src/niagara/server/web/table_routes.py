"""Tables over HTTP: everything the live connection can do, one request at a time."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import FromQuery, PathParameter, QueryParameter, RawBody
from msgspec import Raw

from niagara.server.preview import preview
from niagara.server.records import check_replay
from niagara.server.sessions import person
from niagara.server.showing import reading_of
from niagara.server.statistics import check_over
from niagara.server.store.interface import Listed
from niagara.server.web.bodies import ORDER, STAGING, TABLE_WISH, read
from niagara.server.web.forms import ID_PATTERN, Done, ListedTable
from niagara.server.web.openapi import answers
from niagara.server.web.paging import BeforeTable, Limited, table_place
from niagara.server.web.table_forms import (
    ListedTableForm,
    PreviewForm,
    RecordForm,
    ReplayForm,
    StatisticsForm,
    StepsForm,
    UpdateForm,
)
from niagara.server.web.visitors import (
    address_of,
    check_pace,
    check_tables,
    maybe_session,
    service_of,
    the_session,
)
from niagara.server.wire import encode

Asked = Request[Any, Any, Any]
Seat = Annotated[int | None, QueryParameter(ge=0, le=4)]
TableId = Annotated[str, PathParameter(max_length=64)]


def json_response(body: bytes) -> Response[bytes]:
    """JSON that is written already."""
    return Response(body, media_type="application/json")


async def _asking(request: Asked) -> tuple[str, str]:
    """The session of whoever asks, empty without one; and under which name they wait in line."""
    session = await maybe_session(request)
    check_pace(request, session)
    return (session.id, session.id) if session else ("", address_of(request))


@post("/api/tables", summary="Make a table")
async def create_table(
    request: Asked,
    body: RawBody,
    command: Annotated[
        str, QueryParameter(name="id", min_length=1, max_length=64, pattern=ID_PATTERN)
    ],
) -> Done:
    """The same id makes the same table."""
    session = await the_session(request)
    check_tables(request, session)
    wish = read(body, TABLE_WISH)
    service = service_of(request)
    done = await service.house.create(person(session), wish, command)
    return Done(done.sequence, done.table)


@get("/api/tables", summary="Public tables", responses=answers(list[ListedTableForm]))
async def list_tables(
    request: Asked,
    status: FromQuery[Literal["open", "running", "over"]] = "open",
    limit: Limited = 50,
    before: BeforeTable = None,
) -> list[ListedTable]:
    """Those you can join, or watch; the last changed first."""
    check_pace(request, None)
    store = service_of(request).store
    return _listed(await store.public_tables(status, limit, table_place(before)))


@get("/api/my/tables", summary="My tables", responses=answers(list[ListedTableForm]))
async def my_tables(
    request: Asked, limit: Limited = 50, before: BeforeTable = None
) -> list[ListedTable]:
    """Where you sit or sat; the last changed first."""
    session = await the_session(request)
    check_pace(request, session)
    store = service_of(request).store
    return _listed(await store.tables_of(session.id, limit, table_place(before)))


def _listed(found: Sequence[Listed]) -> list[ListedTable]:
    return [
        ListedTable(each.table, each.sequence, each.status, each.changed, Raw(each.summary))
        for each in found
    ]


@get(
    "/api/tables/{table_id:str}",
    summary="A table as you may see it",
    responses=answers(UpdateForm),
)
async def read_table(
    request: Asked, table_id: TableId, since: Annotated[int, QueryParameter(ge=0)] = 0
) -> Response[bytes]:
    """The same message a live connection begins with: all steps past ``since``, and your view."""
    session, who = await _asking(request)
    return json_response(await service_of(request).house.read(table_id, session, since, who))


@get(
    "/api/tables/{table_id:str}/steps",
    summary="Steps of a table, page by page",
    responses=answers(StepsForm),
)
async def read_steps(
    request: Asked, table_id: TableId, after: Annotated[int, QueryParameter(ge=0)] = 0
) -> Response[bytes]:
    """What happened past a sequence number: what an update has skipped is found here."""
    session, who = await _asking(request)
    house = service_of(request).house
    async with house.enter(table_id) as room:
        until, reading = room.table.sequence, reading_of(room, session)
    return json_response(await house.history.page(who, table_id, until, after, reading))


@post("/api/tables/{table_id:str}/commands", status_code=200, summary="Ask something of a table")
async def command_table(request: Asked, table_id: TableId, body: RawBody) -> Done:
    """Answered when it is stored."""
    session = await the_session(request)
    check_pace(request, session)
    order = read(body, ORDER)
    service = service_of(request)
    service.check_words(session.id, order.command)
    done = await service.house.submit(table_id, person(session), order.id, order.command)
    service.metrics.accepted.inc()
    return Done(done.sequence, done.table)


@post(
    "/api/tables/{table_id:str}/preview",
    status_code=200,
    summary="Try out a turn",
    responses=answers(PreviewForm),
)
async def preview_turn(request: Asked, table_id: TableId, body: RawBody) -> Response[bytes]:
    """Your view after some actions, and what you may add to them; nothing is committed."""
    session = await the_session(request)
    check_pace(request, session)
    staging = read(body, STAGING)
    async with service_of(request).house.enter(table_id) as room:
        shown = preview(room.table, session.id, staging.seat, staging.actions)
    return json_response(encode(shown))


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a game",
    responses=answers(RecordForm),
)
async def read_record(
    request: Asked,
    table_id: TableId,
    written: Annotated[Literal["json", "text"], QueryParameter(name="as")] = "json",
) -> Response[bytes]:
    """While the game runs: what you may know of it."""
    session, who = await _asking(request)
    house = service_of(request).house
    async with house.enter(table_id) as room:
        until, audience = room.table.sequence, room.audience(session)
    record = await house.history.record(who, table_id, until, audience, written)
    if written == "text":
        return Response(record, media_type="text/plain; charset=utf-8")
    return json_response(record)


@get(
    "/api/tables/{table_id:str}/replay",
    summary="A finished game, step by step",
    responses=answers(ReplayForm),
)
async def read_replay(
    request: Asked,
    table_id: TableId,
    seat: Seat = None,
    after: Annotated[int, QueryParameter(ge=0)] = 0,
) -> Response[bytes]:
    """All open, or as one seat saw and remembered it; ``after`` a sequence number, the rest."""
    _, who = await _asking(request)
    house = service_of(request).house
    async with house.enter(table_id) as room:
        check_replay(room.table, seat)
        until = room.table.sequence
    return json_response(await house.history.replay(who, table_id, until, seat, after))


@get(
    "/api/tables/{table_id:str}/statistics",
    summary="The result of a game, and how it came",
    responses=answers(StatisticsForm),
)
async def read_statistics(request: Asked, table_id: TableId) -> Response[bytes]:
    """Once the game is over."""
    _, who = await _asking(request)
    house = service_of(request).house
    async with house.enter(table_id) as room:
        check_over(room.table)
        until = room.table.sequence
    return json_response(await house.history.statistics(who, table_id, until))


TABLE_ROUTES = [
    create_table,
    list_tables,
    my_tables,
    read_table,
    read_steps,
    command_table,
    preview_turn,
    read_record,
    read_replay,
    read_statistics,
]
