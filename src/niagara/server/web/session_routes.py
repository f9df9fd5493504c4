"""Sessions over HTTP."""

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import RawBody
from msgspec import json

from niagara.server.forget import forget
from niagara.server.refusal import Refusal
from niagara.server.sessions import COOKIE, LINK_MS
from niagara.server.store.interface import Session
from niagara.server.web.bodies import LINK_USE, SESSION_CHANGE, read
from niagara.server.web.forms import LinkForm, SessionForm
from niagara.server.web.visitors import (
    address_of,
    check_pace,
    cookie_for,
    maybe_session,
    no_session,
    service_of,
    the_session,
)

Asked = Request[Any, Any, Any]


def session_form(session: Session) -> SessionForm:
    """A session as its owner sees it."""
    preferences = json.decode(session.preferences)
    return SessionForm(session.id, session.name, session.language, preferences)


@post("/api/session", status_code=200, summary="Open a session, or have the one you have")
async def open_session(request: Asked, body: RawBody) -> Response[SessionForm]:
    """With no account: a nickname is enough, and even that can wait."""
    service = service_of(request)
    session = await maybe_session(request)
    check_pace(request, session)
    change = read(body, SESSION_CHANGE)
    if session is None:
        if not service.limits.sessions.allows(address_of(request)):
            raise Refusal("slow-down", "too many new sessions from your address: wait a minute")
        session = await service.sessions.create(change)
    return _with_cookie(request, session)


@get("/api/session", summary="Who you are")
async def read_session(request: Asked) -> SessionForm:
    """The session of your cookie."""
    session = await the_session(request)
    check_pace(request, session)
    return session_form(session)


@patch("/api/session", summary="Change your name, language or preferences")
async def change_session(request: Asked, body: RawBody) -> SessionForm:
    """Only what is given changes."""
    session = await the_session(request)
    check_pace(request, session)
    change = read(body, SESSION_CHANGE)
    changed = await service_of(request).sessions.change(session, change)
    if changed is None:
        raise no_session()
    return session_form(changed)


@delete("/api/session", status_code=200, summary="Forget me")
async def delete_session(request: Asked) -> Response[None]:
    """Your name, words and rating are erased; seats in running games go to bots."""
    session = await the_session(request)
    check_pace(request, session)
    await forget(service_of(request).house, session)
    return Response(None, cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/")])


@post("/api/session/link", status_code=200, summary="Make a private link for another device")
async def make_link(request: Asked) -> LinkForm:
    """Put the token behind a # in an address, so that no log ever holds it."""
    session = await the_session(request)
    check_pace(request, session)
    return LinkForm(await service_of(request).sessions.make_link(session), LINK_MS // 1000)


@post("/api/session/claim", status_code=200, summary="Open a session by its private link")
async def claim_session(request: Asked, body: RawBody) -> Response[SessionForm]:
    """A link works once."""
    check_pace(request, None)
    token = read(body, LINK_USE).token
    return _with_cookie(request, await service_of(request).sessions.use_link(token))


def _with_cookie(request: Asked, session: Session) -> Response[SessionForm]:
    return Response(session_form(session), cookies=[cookie_for(request, session.id)])


SESSION_ROUTES = [
    open_session,
    read_session,
    change_session,
    delete_session,
    make_link,
    claim_session,
]
