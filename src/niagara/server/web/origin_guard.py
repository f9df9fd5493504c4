"""Protection against cross-site requests, for every changing request and live connection.

A page of another site can make a visitor's browser send requests with the visitor's cookie. They
are recognised by headers that browsers set and pages cannot: ``Origin`` and ``Sec-Fetch-Site``.
Programs other than browsers set neither, and have no cookie but their own.
"""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Scope, Send

from niagara.server.refusal import Refusal
from niagara.server.settings import Settings
from niagara.server.web.direct_socket import break_cycles

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
OWN_SITES: Final = frozenset(("same-origin", "none"))
JSON: Final = "application/json"
FOREIGN: Final = 4403
PORTS: Final = {"http": 80, "https": 443}
REASON: Final = "only pages of this server may do that"


class UnsupportedMediaType(HTTPException):
    """The body is not declared as JSON: an HTML form of any site could have sent it."""

    status_code = 415


def guard(app: ASGIApp) -> ASGIApp:
    """Middleware that refuses requests from pages of other sites."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        settings: Settings = connection.app.state.service.settings
        if scope["type"] == ScopeType.HTTP:
            if scope["method"] not in SAFE:
                check(connection, settings)
        elif not is_same_site(connection, settings):
            await _hang_up(WebSocket(scope, receive, send))
            return
        await app(scope, receive, send)

    return guarded


async def _hang_up(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()  # browsers only see close codes of accepted sockets
    await socket.close(FOREIGN, REASON)
    break_cycles(socket)


def check(request: Connection, settings: Settings) -> None:
    """Raise if a request is from a page of another site, or its body is not JSON."""
    if not is_same_site(request, settings):
        raise Refusal("foreign", REASON)
    kind = request.headers.get("content-type")
    if kind is None and not has_body(request):
        return
    if (kind or "").partition(";")[0].strip().lower() != JSON:
        raise UnsupportedMediaType(f"content-type: expected {JSON}")


def has_body(request: Connection) -> bool:
    """Whether a request has a body, by its headers."""
    length = request.headers.get("content-length", "0")
    return "transfer-encoding" in request.headers or length.strip() != "0"


def is_same_site(connection: Connection, settings: Settings) -> bool:
    """Whether a request is from one of our pages, or not from a page at all."""
    origins = connection.headers.getall("origin", [])
    if origins:
        own = server_origin(connection, settings)
        allowed = {parts(origin.rstrip("/")) for origin in settings.origins} | {own}
        return all(parts(origin) in allowed - {None} for origin in origins)
    return connection.headers.get("sec-fetch-site", "none") in OWN_SITES


def server_origin(connection: Connection, settings: Settings) -> tuple[str, str, int] | None:
    """Scheme, host and port that a request was made to; None if they are unknown."""
    hosts = connection.headers.getall("host", [])
    return parts(f"{_scheme(connection, settings)}://{hosts[0]}") if len(hosts) == 1 else None


def _scheme(connection: Connection, settings: Settings) -> str:
    if settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-proto", "")
        if forwarded:
            scheme = forwarded.rpartition(",")[2].strip().lower()
            return {"ws": "http", "wss": "https"}.get(scheme, scheme)  # some proxies send these
    if settings.secure_cookies or connection.scope["scheme"] in ("https", "wss"):
        return "https"
    return "http"


def parts(origin: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an origin; None for ``null`` and malformed ones."""
    try:
        found = urlsplit(origin)
        port = found.port
    except ValueError:
        return None
    if found.scheme not in PORTS or not found.hostname or found.path or found.query:
        return None
    return found.scheme, found.hostname, PORTS[found.scheme] if port is None else port
