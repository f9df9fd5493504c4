"""Routes of sessions."""

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import RawBody
from msgspec import json

from niagara.server.forget_person import forget
from niagara.server.refusal import Refusal
from niagara.server.sessions import COOKIE, LINK_MS
from niagara.server.store.interface import Session
from niagara.server.web.json_bodies import LINK_USE, SESSION_CHANGE, read
from niagara.server.web.request_session import (
    HttpRequest,
    address_of,
    check_pace,
    cookie_for,
    find_session,
    no_session,
    paced_session,
    service_of,
)
from niagara.server.web.schemas import LinkSchema, SessionSchema


def session_schema(session: Session) -> SessionSchema:
    """A session as its owner sees it."""
    preferences = json.decode(session.preferences)
    return SessionSchema(session.id, session.name, session.language, preferences)


@post("/api/session", status_code=200, summary="Open a session, or get the one you have")
async def open_session(request: HttpRequest, body: RawBody) -> Response[SessionSchema]:
    """Without an account; a nickname can be given, now or later."""
    service = service_of(request)
    session = await find_session(request)
    check_pace(request, session)
    change = read(body, SESSION_CHANGE)
    if session is None:
        if not service.limits.sessions.allows(address_of(request)):
            raise Refusal("slow-down", "too many new sessions from your address: wait a minute")
        session = await service.sessions.create(change)
    return _with_cookie(request, session)


@get("/api/session", summary="Your session")
async def read_session(request: HttpRequest) -> SessionSchema:
    """The session of your cookie."""
    session = await paced_session(request)
    return session_schema(session)


@patch("/api/session", summary="Change your name, language or preferences")
async def change_session(request: HttpRequest, body: RawBody) -> SessionSchema:
    """Only the given fields change."""
    session = await paced_session(request)
    change = read(body, SESSION_CHANGE)
    changed = await service_of(request).sessions.change(session, change)
    if changed is None:
        raise no_session()
    return session_schema(changed)


@delete("/api/session", status_code=200, summary="Delete your session")
async def delete_session(request: HttpRequest) -> Response[None]:
    """Your name, messages and rating are erased; your seats in running games go to bots."""
    session = await paced_session(request)
    await forget(service_of(request).tables, session)
    return Response(None, cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/")])


@post("/api/session/link", status_code=200, summary="Make a private link for another device")
async def make_link(request: HttpRequest) -> LinkSchema:
    """Put the token after a # in an address, so that it does not appear in logs."""
    session = await paced_session(request)
    return LinkSchema(await service_of(request).sessions.make_link(session), LINK_MS // 1000)


@post("/api/session/claim", status_code=200, summary="Open a session by its private link")
async def claim_session(request: HttpRequest, body: RawBody) -> Response[SessionSchema]:
    """A link works once."""
    check_pace(request, None)
    token = read(body, LINK_USE).token
    return _with_cookie(request, await service_of(request).sessions.use_link(token))


def _with_cookie(request: HttpRequest, session: Session) -> Response[SessionSchema]:
    return Response(session_schema(session), cookies=[cookie_for(request, session.id)])


SESSION_ROUTES = [
    open_session,
    read_session,
    change_session,
    delete_session,
    make_link,
    claim_session,
]
