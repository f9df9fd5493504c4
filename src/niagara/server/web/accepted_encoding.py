"""Whether a response may be compressed."""

from typing import Any

from litestar import Request


def takes_gzip(request: Request[Any, Any, Any]) -> bool:
    """Whether the client reads gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")
