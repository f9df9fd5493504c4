"""Unguessable ids, short enough for a link."""

import base64
import hmac
import re
import secrets
from typing import Final

LENGTH: Final = 16  # characters of five bits: 80 bits
FORM: Final = re.compile(r"[a-z2-7]{16}")


def is_id(text: str) -> bool:
    """Whether a text has the form of an id: databases do not accept every text."""
    return FORM.fullmatch(text) is not None


def new_id() -> str:
    """A random id."""
    return _text(secrets.token_bytes(10))


def id_from(secret: bytes, *parts: str) -> str:
    """An id derived from a secret and some parts; the same parts give the same id."""
    message = "\0".join(parts).encode()
    return _text(hmac.digest(secret, message, "sha256"))


def _text(data: bytes) -> str:
    return base64.b32encode(data).decode().lower()[:LENGTH]
