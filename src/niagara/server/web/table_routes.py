"""Tables over HTTP: everything the live connection can do, one request at a time."""

from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import FromQuery, PathParameter, QueryParameter, RawBody
from msgspec import Raw

from niagara.rules.forms import record_to_json
from niagara.rules.notation import record_to_text
from niagara.server.preview import preview
from niagara.server.records import record_of, replay_of
from niagara.server.room import Room
from niagara.server.sessions import person
from niagara.server.statistics import statistics_of
from niagara.server.store.base import Session
from niagara.server.updates import Updates
from niagara.server.web.bodies import ORDER, STAGING, TABLE_WISH, read
from niagara.server.web.forms import ID_PATTERN, Done, ListedTable
from niagara.server.web.openapi import answers
from niagara.server.web.table_forms import (
    ListedTableForm,
    PreviewForm,
    RecordForm,
    ReplayForm,
    StatisticsForm,
    UpdateForm,
)
from niagara.server.web.visitors import (
    check_pace,
    check_tables,
    maybe_session,
    service_of,
    the_session,
)
from niagara.server.wire import encode

Asked = Request[Any, Any, Any]
Limited = Annotated[int, QueryParameter(ge=1, le=200)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=4)]
TableId = Annotated[str, PathParameter(max_length=64)]


def json_response(body: bytes) -> Response[bytes]:
    """JSON that is written already."""
    return Response(body, media_type="application/json")


async def _room(request: Asked, table_id: str) -> tuple[Room, Session | None]:
    session = await maybe_session(request)
    check_pace(request, session)
    return await service_of(request).house.room(table_id), session


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
    wish = read(body, TABLE_WISH)
    service = service_of(request)
    check_tables(request, session)
    done = await service.house.create(person(session), wish, command)
    return Done(done.sequence, done.table)


@get("/api/tables", summary="Public tables", responses=answers(list[ListedTableForm]))
async def list_tables(
    request: Asked,
    status: FromQuery[Literal["open", "running", "over"]] = "open",
    limit: Limited = 50,
) -> list[ListedTable]:
    """Those you can join, or watch; the last changed first."""
    check_pace(request, None)
    listed = await service_of(request).store.public_tables(status, limit)
    return [
        ListedTable(each.table, each.sequence, each.status, each.changed, Raw(each.summary))
        for each in listed
    ]


@get("/api/my/tables", summary="My tables", responses=answers(list[ListedTableForm]))
async def my_tables(request: Asked, limit: Limited = 50) -> list[ListedTable]:
    """Where you sit or sat; the last changed first."""
    session = await the_session(request)
    check_pace(request, session)
    return [
        ListedTable(each.table, each.sequence, each.status, each.changed, Raw(each.summary))
        for each in await service_of(request).store.tables_of(session.id, limit)
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
    room, session = await _room(request, table_id)
    who = session.id if session else ""
    async with room.lock:
        await room.refresh()
        steps = await room.steps_after(since)
        message = Updates(room.table, steps, is_whole=True).message(room.audience(who), who)
    return json_response(message)


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
    room = await service_of(request).house.room(table_id)
    async with room.lock:
        await room.refresh()
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
    room, session = await _room(request, table_id)
    async with room.lock:
        await room.refresh()
        audience = room.audience(session.id) if session else ()
        record = record_of(room.table, await room.whole_log(), audience)
    if written == "text":
        return Response(record_to_text(record).encode(), media_type="text/plain; charset=utf-8")
    return json_response(encode(record_to_json(record)))


@get(
    "/api/tables/{table_id:str}/replay",
    summary="A finished game, step by step",
    responses=answers(ReplayForm),
)
async def read_replay(request: Asked, table_id: TableId, seat: Seat = None) -> Response[bytes]:
    """All open, or as one seat saw and remembered it."""
    room, _ = await _room(request, table_id)
    async with room.lock:
        await room.refresh()
        replay = replay_of(room.table, await room.whole_log(), seat)
    return json_response(encode(replay))


@get(
    "/api/tables/{table_id:str}/statistics",
    summary="The result of a game, and how it came",
    responses=answers(StatisticsForm),
)
async def read_statistics(request: Asked, table_id: TableId) -> Response[bytes]:
    """Once the game is over."""
    room, _ = await _room(request, table_id)
    async with room.lock:
        await room.refresh()
        statistics = statistics_of(room.table, await room.whole_log())
    return json_response(encode(statistics))


TABLE_ROUTES = [
    create_table,
    list_tables,
    my_tables,
    read_table,
    command_table,
    preview_turn,
    read_record,
    read_replay,
    read_statistics,
]
