"""Routes of tables. They offer everything that the live connection does."""

from collections.abc import Sequence
from typing import Annotated, Literal

from litestar import Response, Router, get, post
from litestar.params import FromQuery, PathParameter, QueryParameter, RawBody
from litestar.types import ControllerRouterHandler
from msgspec import Raw

from niagara.server.action_codec import encode
from niagara.server.commands import CommandResponse
from niagara.server.explanation import explain
from niagara.server.log_queries import (
    write_record,
    write_replay,
    write_squeezed_replay,
    write_statistics,
)
from niagara.server.preview import preview
from niagara.server.replay import check_replay
from niagara.server.sessions import person
from niagara.server.statistics import check_ended
from niagara.server.store.interface import Listed
from niagara.server.web.accepted_encoding import accepts
from niagara.server.web.json_bodies import (
    COMMAND_REQUEST,
    HINT_REQUEST,
    PREVIEW_REQUEST,
    TABLE_WISH,
    WHY_REQUEST,
    read,
)
from niagara.server.web.openapi import response_of
from niagara.server.web.openapi_table_schema import (
    HintSchema,
    ListedTableSchema,
    PreviewSchema,
    RecordSchema,
    ReplaySchema,
    StatisticsSchema,
    StepsSchema,
    UpdateSchema,
    WhySchema,
)
from niagara.server.web.paging import BeforeTable, PageLimit, table_cursor
from niagara.server.web.request_session import (
    HttpRequest,
    address_of,
    check_pace,
    check_tables,
    find_session,
    paced_session,
    require_session,
    service_of,
)
from niagara.server.web.schemas import ID_PATTERN, ListedTable

SeatParameter = Annotated[int | None, QueryParameter(ge=0, le=4)]
TableId = Annotated[str, PathParameter(max_length=64)]


def json_response(body: bytes) -> Response[bytes]:
    """A response of encoded JSON."""
    return Response(body, media_type="application/json")


async def _asking(request: HttpRequest) -> tuple[str, str]:
    """The session of a request, empty without one; and whose turn its long jobs wait for."""
    session = await find_session(request)
    check_pace(request, session)
    return (session.id, session.id) if session else ("", address_of(request))


@post("/api/tables", summary="Make a table")
async def create_table(
    request: HttpRequest,
    body: RawBody,
    command: Annotated[
        str, QueryParameter(name="id", min_length=1, max_length=64, pattern=ID_PATTERN)
    ],
) -> CommandResponse:
    """The same id makes the same table."""
    session = await require_session(request)
    check_tables(request, session)
    wish = read(body, TABLE_WISH)
    return await service_of(request).tables.create(person(session), wish, command)


@get("/api/tables", summary="Public tables", responses=response_of(list[ListedTableSchema]))
async def list_tables(
    request: HttpRequest,
    status: FromQuery[Literal["open", "running", "over"]] = "open",
    limit: PageLimit = 50,
    before: BeforeTable = None,
) -> list[ListedTable]:
    """The tables that anybody can join or watch, last changed first."""
    check_pace(request, None)
    store = service_of(request).store
    return _listed(await store.public_tables(status, limit, table_cursor(before)))


@get("/api/my/tables", summary="My tables", responses=response_of(list[ListedTableSchema]))
async def my_tables(
    request: HttpRequest, limit: PageLimit = 50, before: BeforeTable = None
) -> list[ListedTable]:
    """The tables where you have or had a seat, last changed first."""
    session = await paced_session(request)
    store = service_of(request).store
    cursor = table_cursor(before)
    return _listed(await store.tables_of(session.id, limit, cursor, without_exercises=True))


def _listed(found: Sequence[Listed]) -> list[ListedTable]:
    return [
        ListedTable(each.table, each.sequence, each.status, each.changed, Raw(each.summary))
        for each in found
    ]


@get("/", summary="A table as you may see it", responses=response_of(UpdateSchema))
async def read_table(
    request: HttpRequest, table_id: TableId, since: Annotated[int, QueryParameter(ge=0)] = 0
) -> Response[bytes]:
    """The message that a live connection starts with: all steps after ``since``, and your view."""
    session, who = await _asking(request)
    return json_response(await service_of(request).tables.read(table_id, session, since, who))


@get("/steps", summary="Steps of a table, page by page", responses=response_of(StepsSchema))
async def read_steps(
    request: HttpRequest, table_id: TableId, after: Annotated[int, QueryParameter(ge=0)] = 0
) -> Response[bytes]:
    """The steps after a sequence number, for example those that an update has skipped."""
    session, who = await _asking(request)
    tables = service_of(request).tables
    async with tables.enter(table_id) as live_table:
        until, access = live_table.table.sequence, live_table.log_access(session)
    return json_response(await tables.history.steps_page(who, table_id, until, after, access))


@post("/commands", status_code=200, summary="Send a command to a table")
async def command_table(request: HttpRequest, table_id: TableId, body: RawBody) -> CommandResponse:
    """Answered once it is stored."""
    session = await paced_session(request)
    order = read(body, COMMAND_REQUEST)
    service = service_of(request)
    service.check_chat(session.id, order.command)
    done = await service.tables.submit(table_id, person(session), order.id, order.command)
    service.metrics.accepted.inc()
    return done


@post("/preview", status_code=200, summary="Preview a turn", responses=response_of(PreviewSchema))
async def preview_turn(request: HttpRequest, table_id: TableId, body: RawBody) -> Response[bytes]:
    """Your view after some actions, and the actions you may add; nothing is committed."""
    session = await paced_session(request)
    staging = read(body, PREVIEW_REQUEST)
    async with service_of(request).tables.enter(table_id) as live_table:
        shown = preview(live_table.table, session.id, staging.seat, staging.actions)
    return json_response(encode(shown))


@post("/why", status_code=200, summary="Why not?", responses=response_of(WhySchema))
async def explain_choice(request: HttpRequest, table_id: TableId, body: RawBody) -> Response[bytes]:
    """Why your canoe cannot reach a space or cannot move, or why your turn cannot end."""
    session = await paced_session(request)
    asked = read(body, WHY_REQUEST)
    async with service_of(request).tables.enter(table_id) as live_table:
        answer = explain(live_table.table, session.id, asked)
    return json_response(encode(answer))


@post("/hint", status_code=200, summary="Ask for a hint", responses=response_of(HintSchema))
async def give_hint(request: HttpRequest, table_id: TableId, body: RawBody) -> Response[bytes]:
    """What the champion would consider in your place, at tables that have hints."""
    session = await paced_session(request)
    asked = read(body, HINT_REQUEST)
    answer = await service_of(request).hints.ask(table_id, session.id, asked)
    return json_response(encode(answer))


@get("/record", summary="The record of a game", responses=response_of(RecordSchema))
async def read_record(
    request: HttpRequest,
    table_id: TableId,
    written: Annotated[Literal["json", "text"], QueryParameter(name="as")] = "json",
) -> Response[bytes]:
    """While the game runs, only what you may know of it."""
    session, who = await _asking(request)
    tables = service_of(request).tables
    async with tables.enter(table_id) as live_table:
        until, viewer = live_table.table.sequence, live_table.viewer(session)
    record = await tables.history.answer(who, table_id, until, write_record, viewer, written)
    if written == "text":
        return Response(record, media_type="text/plain; charset=utf-8")
    return json_response(record)


@get("/replay", summary="A finished game, step by step", responses=response_of(ReplaySchema))
async def read_replay(
    request: HttpRequest,
    table_id: TableId,
    seat: SeatParameter = None,
    after: Annotated[int, QueryParameter(ge=0)] = 0,
) -> Response[bytes]:
    """With all secrets, or as one seat saw it; for the next page give a sequence number."""
    _, who = await _asking(request)
    tables = service_of(request).tables
    async with tables.enter(table_id) as live_table:
        check_replay(live_table.table, seat)
        until = live_table.table.sequence
    is_squeezed = accepts(request, "gzip")
    write = write_squeezed_replay if is_squeezed else write_replay
    page = await tables.history.answer(who, table_id, until, write, seat, after)
    response = json_response(page)
    response.headers["vary"] = "accept-encoding"
    if is_squeezed:
        response.headers["content-encoding"] = "gzip"
    return response


@get(
    "/statistics",
    summary="The result and statistics of a game",
    responses=response_of(StatisticsSchema),
)
async def read_statistics(request: HttpRequest, table_id: TableId) -> Response[bytes]:
    """Available once the game is over, or was ended early."""
    _, who = await _asking(request)
    tables = service_of(request).tables
    async with tables.enter(table_id) as live_table:
        check_ended(live_table.table)
        until = live_table.table.sequence
    return json_response(await tables.history.answer(who, table_id, until, write_statistics))


ONE_TABLE = Router(
    "/api/tables/{table_id:str}",
    route_handlers=[
        read_table,
        read_steps,
        command_table,
        preview_turn,
        explain_choice,
        give_hint,
        read_record,
        read_replay,
        read_statistics,
    ],
)
TABLE_ROUTES: list[ControllerRouterHandler] = [create_table, list_tables, my_tables, ONE_TABLE]
