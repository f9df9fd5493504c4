"""The OpenAPI description: routes from Litestar, schemas from msgspec."""

from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Router
from litestar.openapi import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import BaseRoute
from litestar.types import ControllerRouterHandler

from niagara.server.commands import CommandResponse
from niagara.server.explanation import WhyRequest
from niagara.server.hint_desk import HintRequest
from niagara.server.sessions import SessionChange
from niagara.server.table_setup import CreateTable
from niagara.server.web import openapi_analysis_schema as analysed
from niagara.server.web import openapi_table_schema as sent
from niagara.server.web import schemas

Json = dict[str, Any]
REF_TEMPLATE: Final = "#/components/schemas/{name}"
# Requests and responses; msgspec adds the schemas they refer to.
SCHEMAS: Final = (
    *(SessionChange, CreateTable, schemas.CommandRequest, schemas.PreviewRequest, schemas.LinkUse),
    *(schemas.RecordRequest, schemas.RecordToAnalyse, WhyRequest, HintRequest),
    *(schemas.Problem, schemas.SessionSchema, schemas.LinkSchema, CommandResponse),
    *(schemas.RatingSchema, schemas.PlayerSchema, schemas.InfoSchema, schemas.ExerciseSchema),
    schemas.PuzzlesSchema,
    *(
        sent.ListedTableSchema,
        sent.UpdateSchema,
        sent.PreviewSchema,
        sent.WhySchema,
        sent.HintSchema,
        sent.VerdictSchema,
        sent.PuzzleAnswerSchema,
    ),
    *(
        sent.RecordSchema,
        sent.ReplaySchema,
        sent.OpenedReplaySchema,
        sent.StatisticsSchema,
        analysed.AnalysisStateSchema,
    ),
    *(
        sent.DoneMessage,
        sent.RefusedMessage,
        sent.PreviewMessage,
        sent.WhyMessage,
    ),
    *(sent.PongMessage, sent.PresenceMessage, sent.StepsSchema),
)
PROBLEM: Final = {"application/json": {"schema": {"$ref": REF_TEMPLATE.format(name="Problem")}}}
# Every route may answer these.
REFUSALS: Final = {
    "4XX": {"description": "Refused: the code says why", "content": PROBLEM},
    "503": {"description": "The store does not answer", "content": PROBLEM},
}


# Bodies that routes decode themselves (json_bodies.py).
BODIES: Final = (
    ("post", "/api/session", "SessionChange"),
    ("patch", "/api/session", "SessionChange"),
    ("post", "/api/session/claim", "LinkUse"),
    ("post", "/api/tables", "CreateTable"),
    ("post", "/api/tables/{table_id}/commands", "CommandRequest"),
    ("post", "/api/tables/{table_id}/preview", "PreviewRequest"),
    ("post", "/api/replay", "RecordRequest"),
    ("post", "/api/analyses", "RecordToAnalyse"),
    ("post", "/api/tables/{table_id}/why", "WhyRequest"),
    ("post", "/api/tables/{table_id}/hint", "HintRequest"),
)


def response_of(form: Any) -> dict[int, ResponseSpec]:
    """The response schema of a route that answers bytes."""
    return {200: ResponseSpec(form, generate_examples=False, description="As asked")}


def openapi(app: Litestar) -> Json:
    """The whole description, from which the client's types are generated."""
    return _completed(app.openapi_schema.to_schema())


class DescriptionRouter(Router):
    """The router of the description, without Litestar's catch-all HTML page below it."""

    def register(self, value: ControllerRouterHandler) -> list[BaseRoute]:
        """Register a route, unless it is a catch-all."""
        if any("{path" in path for path in getattr(value, "paths", ())):
            return []
        return super().register(value)


class DescriptionPage(JsonRenderPlugin):
    """`/api/openapi.json`."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        """The description as JSON."""
        return super().render(request, _completed(openapi_schema))


def _completed(page: Json) -> Json:
    _, components = msgspec.json.schema_components(SCHEMAS, ref_template=REF_TEMPLATE)
    paths = {
        path: {method: _with_refusals(operation) for method, operation in operations.items()}
        for path, operations in page["paths"].items()
    }
    for method, path, name in BODIES:
        content = {"application/json": {"schema": {"$ref": REF_TEMPLATE.format(name=name)}}}
        paths[path][method]["requestBody"] = {"content": content, "required": True}
    record = paths["/api/tables/{table_id}/record"]["get"]["responses"]["200"]["content"]
    record["text/plain"] = {"schema": {"type": "string"}}
    return {**page, "paths": paths, "components": {"schemas": components}}


def _with_refusals(operation: Json) -> Json:
    successes = {status: each for status, each in operation["responses"].items() if status < "4"}
    return {**operation, "responses": successes | REFUSALS}
