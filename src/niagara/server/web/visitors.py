"""Who is asking: the session of a request, and the address it comes from."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException

from niagara.server.refusal import Refusal
from niagara.server.service import Service
from niagara.server.sessions import COOKIE, COOKIE_DAYS
from niagara.server.store.base import Session

Connection = ASGIConnection[Any, Any, Any, Any]


def service_of(connection: Connection) -> Service:
    """The service behind a request."""
    service: Service = connection.app.state.service
    return service


async def maybe_session(connection: Connection) -> Session | None:
    """The session of whoever asks, if they have one."""
    return await service_of(connection).sessions.known(connection.cookies.get(COOKIE))


async def the_session(connection: Connection) -> Session:
    """The session of whoever asks."""
    session = await maybe_session(connection)
    if session is None:
        raise no_session()
    return session


def no_session() -> NotAuthorizedException:
    """What is raised when somebody has to open a session first."""
    return NotAuthorizedException("no session: POST /api/session first")


def address_of(connection: Connection) -> str:
    """Where a request comes from, to count by."""
    if service_of(connection).settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "")
        if forwarded:
            return forwarded.rpartition(",")[2].strip()
    return connection.client.host if connection.client else "?"


def check_pace(connection: Connection, session: Session | None) -> None:
    """So many requests a second for each session, or address."""
    key = session.id if session else address_of(connection)
    if not service_of(connection).commands.allows(key):
        raise Refusal("slow-down", "too many requests at once: wait a moment")


def cookie_for(connection: Connection, session: str) -> Cookie:
    """The cookie that stands for a session."""
    service = service_of(connection)
    return Cookie(
        key=COOKIE,
        value=service.sessions.signed(session),
        max_age=COOKIE_DAYS * 24 * 3600,
        path="/",
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookies,
    )
