"""Routes of exercises: lessons and puzzles, each done at a table of its own."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from niagara.exercises import exercises
from niagara.server.commands import CommandResponse
from niagara.server.exercise_tables import known_exercise
from niagara.server.game_commands import own_seat
from niagara.server.log_queries import write_verdict
from niagara.server.sessions import person
from niagara.server.web.openapi import response_of
from niagara.server.web.openapi_table_schema import VerdictSchema
from niagara.server.web.request_session import (
    HttpRequest,
    check_tables,
    paced_session,
    require_session,
    service_of,
)
from niagara.server.web.schemas import ID_PATTERN, ExerciseSchema
from niagara.server.web.table_routes import TableId, json_response


@get("/api/exercises", summary="All exercises")
async def list_exercises() -> list[ExerciseSchema]:
    """Lessons in the order in which they are taught, then the others."""
    return [ExerciseSchema(each.id, each.kind, each.rule) for each in exercises().values()]


@post("/api/exercises/{exercise_id:str}/tables", summary="Begin an exercise")
async def begin_exercise(
    request: HttpRequest,
    exercise_id: Annotated[str, PathParameter(max_length=64)],
    command: Annotated[
        str, QueryParameter(name="id", min_length=1, max_length=56, pattern=ID_PATTERN)
    ],
) -> CommandResponse:
    """Creates a private table and starts it there; the same id gives the same table."""
    session = await require_session(request)
    check_tables(request, session)
    exercise = known_exercise(exercise_id)
    tables = service_of(request).tables
    return await tables.begin_exercise(person(session), exercise, command)


@get(
    "/api/tables/{table_id:str}/exercise",
    summary="How an exercise stands",
    responses=response_of(VerdictSchema),
)
async def read_verdict(request: HttpRequest, table_id: TableId) -> Response[bytes]:
    """Going on, with the hints that hold now; passed; or the mistake and the rule behind it."""
    session = await paced_session(request)
    tables = service_of(request).tables
    async with tables.enter(table_id) as live_table:
        known_exercise(live_table.table.exercise)
        own_seat(live_table.table, person(session))
        until = live_table.table.sequence
    return json_response(await tables.history.answer(session.id, table_id, until, write_verdict))


EXERCISE_ROUTES: list[ControllerRouterHandler] = [list_exercises, begin_exercise, read_verdict]
