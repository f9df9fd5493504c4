"""Routes of the analysis of a finished game: of a table, or of a record that somebody sends."""

import gzip
import hashlib
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import PathParameter, RawBody
from litestar.types import ControllerRouterHandler
from msgspec import to_builtins

from niagara.server.action_codec import encode
from niagara.server.analysis_jobs import SentRecord, TableLog
from niagara.server.analyst import (
    NONE,
    AnalysisProgress,
    Load,
    StoredAnalysis,
    check_analysable,
)
from niagara.server.opened_record import LARGEST_RECORD
from niagara.server.replay import record_names
from niagara.server.store.interface import RECORD
from niagara.server.web.accepted_encoding import accepts
from niagara.server.web.json_bodies import RECORD_TO_ANALYSE, read
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

PATH: Final = "/api/tables/{table_id:str}/analysis"
DIGITS: Final = 40  # of the digest that names a record
GAME_PATTERN: Final = f"^{RECORD}[0-9a-f]{{{DIGITS}}}$"


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
    store = service_of(request).store

    async def load() -> TableLog:
        return TableLog(table_id, await store.log(table_id, 0, until))

    return _response(request, await _asked(request, table_id, load, who), names)


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


@post(
    "/api/analyses",
    status_code=200,
    summary="Ask for the analysis of a record",
    responses=response_of(AnalysisStateSchema),
    request_max_body_size=LARGEST_RECORD,
)
async def ask_record_analysis(request: HttpRequest, body: RawBody) -> Response[bytes]:
    """It is kept for a day under the name ``game``, without the names of the players."""
    session = await find_session(request)
    check_pace(request, session)
    record = read(body, RECORD_TO_ANALYSE).record
    who = session.id if session else address_of(request)
    await service_of(request).tables.history.check_record(who, record, len(body))
    game = RECORD + hashlib.sha256(encode(record)).hexdigest()[:DIGITS]

    async def load() -> SentRecord:
        return SentRecord(record)

    return _response(request, await _asked(request, game, load, who), None, game)


@get(
    "/api/analyses/{game:str}",
    summary="The analysis of a record, or how far it has come",
    responses=response_of(AnalysisStateSchema),
)
async def read_record_analysis(
    request: HttpRequest, game: Annotated[str, PathParameter(pattern=GAME_PATTERN)]
) -> Response[bytes]:
    """Starts nothing; ``none`` if there is no such analysis."""
    check_pace(request, await find_session(request))
    return _response(request, await service_of(request).analyst.find(game), None, game)


async def _asked(
    request: HttpRequest, game: str, load: Load, who: str
) -> StoredAnalysis | AnalysisProgress:
    """The analysis of a game, which is begun unless it is stored or under way."""
    analyst = service_of(request).analyst
    found = await analyst.find(game)
    if found != NONE:
        return found
    check_analyses(request, who)
    return await analyst.begin(game, load, who)


async def _analysable(request: HttpRequest, table_id: str) -> tuple[int, tuple[str, ...]]:
    """The last entry of a game that may be analysed, and the names of its players."""
    async with service_of(request).tables.enter(table_id) as live_table:
        check_analysable(live_table.table)
        return live_table.table.sequence, record_names(live_table.table)


def _response(
    request: HttpRequest,
    found: StoredAnalysis | AnalysisProgress,
    names: tuple[str, ...] | None,
    game: str | None = None,
) -> Response[bytes]:
    named = {} if game is None else {"game": game}
    if isinstance(found, AnalysisProgress):
        return json_response(encode(to_builtins(found) | named))
    for player, name in zip(found.analysis["players"], names or (), strict=names is not None):
        player["name"] = name
    form = {"state": "done", "analysis": found.analysis, "sequences": found.sequences}
    body = encode(form | named)
    is_squeezed = accepts(request, "gzip")
    response = json_response(gzip.compress(body, 6, mtime=0) if is_squeezed else body)
    response.headers["vary"] = "accept-encoding"
    if is_squeezed:
        response.headers["content-encoding"] = "gzip"
    return response


ANALYSIS_ROUTES: list[ControllerRouterHandler] = [
    ask_analysis,
    read_analysis,
    ask_record_analysis,
    read_record_analysis,
]
