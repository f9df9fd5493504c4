"""The route that replays a record."""

from litestar import Response, post
from litestar.params import RawBody
from litestar.types import ControllerRouterHandler

from niagara.server.opened_record import LARGEST_RECORD
from niagara.server.web.json_bodies import RECORD_REQUEST, read
from niagara.server.web.openapi import response_of
from niagara.server.web.openapi_table_schema import OpenedReplaySchema
from niagara.server.web.request_session import (
    HttpRequest,
    address_of,
    check_pace,
    find_session,
    service_of,
)


@post(
    "/api/replay",
    status_code=200,
    summary="Replay a record",
    responses=response_of(OpenedReplaySchema),
    request_max_body_size=LARGEST_RECORD,
)
async def replay_record(request: HttpRequest, body: RawBody) -> Response[bytes]:
    """Nothing of the record is stored."""
    session = await find_session(request)
    check_pace(request, session)
    asked = read(body, RECORD_REQUEST)
    who = session.id if session else address_of(request)
    history = service_of(request).tables.history
    written = await history.opened(who, asked.record, asked.seat, asked.after, len(body))
    return Response(written, media_type="application/json")


RECORD_ROUTES: list[ControllerRouterHandler] = [replay_record]
