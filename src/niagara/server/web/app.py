"""The Litestar application: routes around a `Service`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler, Message, Send

import niagara
from niagara.server.free_memory import trim_memory
from niagara.server.refusal import Refusal
from niagara.server.server_node import Service
from niagara.server.store.interface import Unavailable
from niagara.server.web.analysis_routes import ANALYSIS_ROUTES
from niagara.server.web.card_routes import CARD_ROUTES
from niagara.server.web.error_responses import failed, http_error, refused, unavailable
from niagara.server.web.exercise_routes import EXERCISE_ROUTES
from niagara.server.web.headers import add_headers
from niagara.server.web.health_routes import HEALTH_ROUTES
from niagara.server.web.info_routes import INFO_ROUTES
from niagara.server.web.leaderboard_routes import LEADERBOARD_ROUTES
from niagara.server.web.live_connection import live
from niagara.server.web.openapi import DescriptionPage, DescriptionRouter, openapi
from niagara.server.web.origin_guard import guard
from niagara.server.web.puzzle_routes import PUZZLE_CARD_ROUTES, PUZZLE_ROUTES
from niagara.server.web.record_routes import RECORD_ROUTES
from niagara.server.web.session_routes import SESSION_ROUTES
from niagara.server.web.site import SITE_ROUTES
from niagara.server.web.table_routes import TABLE_ROUTES

LARGEST_BODY: Final = 32_768
TRIM_EVERY_S: Final = 60.0
HTTP_ROUTES: Final[list[ControllerRouterHandler]] = [
    *SESSION_ROUTES,
    *TABLE_ROUTES,
    *ANALYSIS_ROUTES,
    *EXERCISE_ROUTES,
    *PUZZLE_ROUTES,
    *RECORD_ROUTES,
    *LEADERBOARD_ROUTES,
    *INFO_ROUTES,
    *HEALTH_ROUTES,
]


class App(Litestar):
    """Litestar, extended to answer HEAD wherever there is GET."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer HEAD as GET, without the body."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            as_get: Any = {**scope, "method": "GET"}
            await super().__call__(as_get, receive, _without_body(send))
        else:
            await super().__call__(scope, receive, send)


def _without_body(send: Send) -> Send:
    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_head


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    service: Service = app.state.service
    await service.open()
    service.background.repeat("freeing memory", trim_memory, TRIM_EVERY_S)
    try:
        yield
    finally:
        await service.close()


def make_app(service: Service) -> Litestar:
    """The app, which opens and closes the service."""
    return App(
        route_handlers=[*HTTP_ROUTES, *CARD_ROUTES, *PUZZLE_CARD_ROUTES, *SITE_ROUTES, live],
        state=State({"service": service}),
        lifespan=[_lifespan],
        middleware=[guard],
        before_send=[add_headers],
        exception_handlers={
            Refusal: refused,
            Unavailable: unavailable,
            HTTPException: http_error,
            Exception: failed,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=_openapi_config(),
        logging_config=None,
    )


def describe() -> dict[str, Any]:
    """The OpenAPI description, without a running server."""
    return openapi(Litestar(HTTP_ROUTES, openapi_config=_openapi_config(), logging_config=None))


def _openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Niagara",
        version=niagara.__version__,
        openapi_router=DescriptionRouter("/api", route_handlers=[], include_in_schema=False),
        render_plugins=[DescriptionPage(path="/openapi.json")],
    )
