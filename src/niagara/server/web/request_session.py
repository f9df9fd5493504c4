"""The session of a request, the address it comes from, and their rate limits."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException

from niagara.server.refusal import Refusal
from niagara.server.server_node import Service
from niagara.server.sessions import COOKIE, COOKIE_DAYS
from niagara.server.store.interface import Session

Connection = ASGIConnection[Any, Any, Any, Any]
HttpRequest = Request[Any, Any, Any]


def service_of(connection: Connection) -> Service:
    """The service behind a request."""
    service: Service = connection.app.state.service
    return service


async def find_session(connection: Connection) -> Session | None:
    """The session of a request, if it has one."""
    return await service_of(connection).sessions.from_cookie(connection.cookies.get(COOKIE))


async def paced_session(connection: Connection) -> Session:
    """The session of a request; raises if it has none, or sends requests too fast."""
    session = await require_session(connection)
    check_pace(connection, session)
    return session


async def require_session(connection: Connection) -> Session:
    """The session of a request; raises if it has none."""
    session = await find_session(connection)
    if session is None:
        raise no_session()
    return session


def no_session() -> NotAuthorizedException:
    """The error of a request without a session."""
    return NotAuthorizedException("no session: POST /api/session first")


def address_of(connection: Connection) -> str:
    """The address of a request, for rate limits."""
    if service_of(connection).settings.trust_proxy:
        # The proxy appends the address to the last header, or adds another header.
        forwarded = ",".join(connection.headers.getall("x-forwarded-for", []))
        if forwarded:
            return network_of(forwarded.rpartition(",")[2].strip())
    return network_of(connection.client.host if connection.client else "?")


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """The network that one customer of a provider has: an IPv4 address, or an IPv6 /64."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False))


def check_pace(connection: Connection, session: Session | None) -> None:
    """Raise `Refusal` if a session or address sends requests too fast."""
    limits, address = service_of(connection).limits, address_of(connection)
    key = session.id if session else address
    if not (limits.commands.allows(key) and limits.address_commands.allows(address)):
        raise Refusal("slow-down", "too many requests at once: wait a moment")


def check_tables(connection: Connection, session: Session) -> None:
    """Raise `Refusal` if a session or address makes new tables too fast."""
    limits, address = service_of(connection).limits, address_of(connection)
    if not (limits.tables.allows(session.id) and limits.address_tables.allows(address)):
        raise Refusal("slow-down", "too many new tables: wait a minute")


def check_analyses(connection: Connection, who: str) -> None:
    """Raise `Refusal` if a session or address has too many games analysed."""
    limits, address = service_of(connection).limits, address_of(connection)
    if not (limits.analyses.allows(who) and limits.address_analyses.allows(address)):
        raise Refusal("slow-down", "too many analyses: wait a minute")


def cookie_for(connection: Connection, session: str) -> Cookie:
    """The cookie of a session."""
    service = service_of(connection)
    return Cookie(
        key=COOKIE,
        value=service.sessions.sign(session),
        max_age=COOKIE_DAYS * 24 * 3600,
        path="/",
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookies,
    )
