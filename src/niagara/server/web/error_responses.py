"""Errors as HTTP responses, without internal details."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from niagara.server.refusal import STORE_UNAVAILABLE, Code, Refusal
from niagara.server.store.interface import Unavailable
from niagara.server.web.schemas import Problem

STATUS: Final[dict[Code, int]] = {
    "malformed": 400,
    "illegal": 409,
    "unfinished": 409,
    "stale": 409,
    "not-yours": 403,
    "foreign": 403,
    "not-now": 409,
    "full": 409,
    "not-found": 404,
    "slow-down": 429,
    "unavailable": 503,
    "failed": 500,
}
FRAMEWORK_CODES: Final[dict[int, str]] = {
    400: "malformed",
    401: "no-session",
    403: "not-yours",
    404: "not-found",
    405: "malformed",
    413: "malformed",
    415: "malformed",
    429: "slow-down",
}
log: Final = logging.getLogger(__name__)


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """The response to a refusal."""
    request.app.state.service.metrics.refused.labels(refusal.code).inc()
    status = STATUS[refusal.code]
    headers = {"Retry-After": "1"} if status in (429, 503) else {}
    problem = Problem(refusal.code, refusal.message)
    return Response(problem, status_code=status, headers=headers)


def http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The response to a path, method or parameter that the framework refused."""
    status = error.status_code
    message = str(error.detail)
    if isinstance(error, ValidationException) and error.extra:
        message = "; ".join(_message(item) for item in error.extra)
    return Response(
        Problem(FRAMEWORK_CODES.get(status, "malformed"), message[:500]), status_code=status
    )


def _message(item: Any) -> str:
    if not isinstance(item, dict):
        return str(item)
    return f"{item.get('key', 'body')}: {item.get('message', 'not as expected')}"


def unavailable(_request: Request[Any, Any, Any], _error: Unavailable) -> Response[Problem]:
    """The response while the store is unavailable."""
    problem = Problem("unavailable", STORE_UNAVAILABLE)
    return Response(problem, status_code=503, headers={"Retry-After": "1"})


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response to an unexpected error, which is logged."""
    request.app.state.service.metrics.failed.inc()
    log.error("a request failed", exc_info=error, extra={"method": request.method})
    return Response(Problem("failed", "something went wrong on our side"), status_code=500)
