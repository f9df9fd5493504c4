"""Sessions, which stand for people without accounts. A signed cookie identifies a session."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType, json, structs

from niagara.server.commands import Person
from niagara.server.ids import new_id
from niagara.server.refusal import Refusal
from niagara.server.store.interface import Session, Store, Unavailable
from niagara.server.table_setup import clean_name

COOKIE: Final = "niagara"
COOKIE_DAYS: Final = 400  # the longest lifetime that browsers accept
LINK_MS: Final = 15 * 60_000
MOST_PREFERENCES: Final = 4_000  # bytes
LANGUAGES: Final = ("en", "de", "bg", "fa", "cs", "ro")
SEEN_EVERY_MS: Final = 3_600_000
DAY_MS: Final = 24 * 3_600_000


class SessionChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a session that its owner may change."""

    name: Annotated[str, Meta(max_length=96)] | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=8)] | UnsetType = UNSET
    preferences: dict[str, Any] | UnsetType = UNSET


class Sessions:
    """Creates and finds sessions; they expire when unused for so many ``days``."""

    def __init__(
        self, store: Store, secret: bytes, now: Callable[[], int], *, days: int = 0
    ) -> None:
        self.store: Final = store
        self.secret: Final = secret
        self.now: Final = now
        self.days: Final = days  # 0: never

    async def create(self, change: SessionChange) -> Session:
        """A new session."""
        now = self.now()
        session = Session(
            new_id(), f"Guest {secrets.randbelow(9000) + 1000}", "en", b"{}", now, now
        )
        session = structs.replace(session, **changed_fields(change))
        await self.store.insert_session(session)
        return session

    async def change(self, session: Session, change: SessionChange) -> Session | None:
        """Change the name, language or preferences of a session; None if it was deleted."""
        return await self.store.update_session(
            session.id, {**changed_fields(change), "seen": self.now()}
        )

    def sign(self, session: str) -> str:
        """The cookie's value for a session."""
        return f"{session}.{self._signature(session)}"

    def _signature(self, session: str) -> str:
        return hmac.new(self.secret, b"session\0" + session.encode(), hashlib.sha256).hexdigest()

    def verify(self, cookie: str | None) -> str | None:
        """The session id in a cookie, if its signature is valid."""
        session, dot, signature = (cookie or "").partition(".")
        is_valid = hmac.compare_digest(signature.encode(), self._signature(session).encode())
        return session if dot and is_valid else None

    async def from_cookie(self, cookie: str | None) -> Session | None:
        """The session of a cookie, if it is valid and has not expired."""
        name = self.verify(cookie)
        session = await self._unexpired(name) if name else None
        if session is not None and session.seen < self.now() - SEEN_EVERY_MS:
            with suppress(Unavailable):  # the next request tries again
                await self.store.touch_sessions([session.id], self.now())
        return session

    async def _unexpired(self, name: str) -> Session | None:
        """A session, unless it has expired."""
        session = await self.store.session(name)
        if session is None or session.seen < unused_before(self.now(), self.days):
            return None
        return session

    async def make_link(self, session: Session) -> str:
        """A token that opens the session on another device, once, within 15 minutes."""
        token = secrets.token_urlsafe(24)
        await self.store.put_link(_digest(token), session.id, self.now() + LINK_MS)
        return token

    async def use_link(self, token: str) -> Session:
        """The session behind a token; raises `Refusal`."""
        name = await self.store.take_link(_digest(token), self.now())
        session = await self._unexpired(name) if name else None
        if session is None:
            raise Refusal("not-found", "this link has been used or is too old: make a new one")
        return session


def unused_before(now: int, days: int) -> int:
    """Sessions last seen before this time have expired; with 0 days none have."""
    return now - days * DAY_MS if days else 0


def person(session: Session) -> Person:
    """The person of a session, as tables know them."""
    return Person(session.id, session.name)


def changed_fields(change: SessionChange) -> dict[str, Any]:
    """The fields of a session to change; raises `Refusal`."""
    fields: dict[str, Any] = {}
    if change.name is not UNSET:
        fields["name"] = clean_name(change.name)
    if change.language is not UNSET:
        if change.language not in LANGUAGES:
            raise Refusal("malformed", f"language: expected one of {', '.join(LANGUAGES)}")
        fields["language"] = change.language
    if change.preferences is not UNSET:
        body = json.encode(change.preferences)
        if len(body) > MOST_PREFERENCES:
            raise Refusal("malformed", f"preferences: expected at most {MOST_PREFERENCES} bytes")
        fields["preferences"] = body
    return fields


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
