"""In which encodings a client reads a response."""

from typing import Any

from litestar import Request


def accepts(request: Request[Any, Any, Any], encoding: str) -> bool:
    """Whether a client names an encoding, such as ``gzip`` or ``br``."""
    named = request.headers.get("accept-encoding", "").split(",")
    return any(each.split(";")[0].strip() == encoding for each in named)
