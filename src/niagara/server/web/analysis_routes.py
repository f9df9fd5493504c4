"""Routes of the analysis of a finished game."""

import gzip

from litestar import Response, get, post
from litestar.types import ControllerRouterHandler

from niagara.server.action_codec import encode
from niagara.server.analyst import NONE, AnalysisProgress, StoredAnalysis, check_analysable
from niagara.server.replay import record_names
from niagara.server.web.accepted_encoding import accepts
from niagara.server.web.openapi import response_of
from niagara.server.web.openapi_analysis_schema import AnalysisStateSchema
from niagara.server.web.request_session import (
    HttpRequest,
    address_of,
    check_analyses,
    check_pace,
    find_session,
    service_of,
)
from niagara.server.web.table_routes import TableId, json_response

PATH = "/api/tables/{table_id:str}/analysis"


@post(
    PATH,
    status_code=200,
    summary="Ask for the analysis of a game",
    responses=response_of(AnalysisStateSchema),
)
async def ask_analysis(request: HttpRequest, table_id: TableId) -> Response[bytes]:
    """Starts it unless it is stored or under way; only for games that are over."""
    session = await find_session(request)
    check_pace(request, session)
    who = session.id if session else address_of(request)
    until, names = await _analysable(request, table_id)
    analyst = service_of(request).analyst
    found = await analyst.find(table_id)
    if found == NONE:
        check_analyses(request, who)
        found = await analyst.begin(table_id, until, who)
    return _response(request, found, names)


@get(
    PATH,
    summary="The analysis of a game, or how far it has come",
    responses=response_of(AnalysisStateSchema),
)
async def read_analysis(request: HttpRequest, table_id: TableId) -> Response[bytes]:
    """Starts nothing."""
    check_pace(request, await find_session(request))
    _, names = await _analysable(request, table_id)
    return _response(request, await service_of(request).analyst.find(table_id), names)


async def _analysable(request: HttpRequest, table_id: str) -> tuple[int, tuple[str, ...]]:
    """The last entry of a game that may be analysed, and the names of its players."""
    async with service_of(request).tables.enter(table_id) as live_table:
        check_analysable(live_table.table)
        return live_table.table.sequence, record_names(live_table.table)


def _response(
    request: HttpRequest, found: StoredAnalysis | AnalysisProgress, names: tuple[str, ...]
) -> Response[bytes]:
    if isinstance(found, AnalysisProgress):
        return json_response(encode(found))
    for player, name in zip(found.analysis["players"], names, strict=True):
        player["name"] = name
    body = encode({"state": "done", "analysis": found.analysis, "sequences": found.sequences})
    is_squeezed = accepts(request, "gzip")
    response = json_response(gzip.compress(body, 6, mtime=0) if is_squeezed else body)
    response.headers["vary"] = "accept-encoding"
    if is_squeezed:
        response.headers["content-encoding"] = "gzip"
    return response


ANALYSIS_ROUTES: list[ControllerRouterHandler] = [ask_analysis, read_analysis]
