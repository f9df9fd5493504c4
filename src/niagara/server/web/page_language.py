"""The client's page and its manifest in a language, before the client itself has said a word.

Both are written in English; their sentences are messages, which are replaced here.
"""

import json
from functools import lru_cache
from html import escape
from typing import Final

from niagara.locales.languages import ENGLISH
from niagara.locales.messages import Messages

ROOT: Final = '<html lang="en" dir="ltr">'
ABOUT: Final = "page-about"
SENTENCES: Final = (ABOUT, "page-needs-scripts")
_english: Final = Messages("cards.ftl")


@lru_cache(maxsize=64)
def page_in(entry: bytes, language: str) -> bytes:
    """The client's page in a language: for search engines, cards, and browsers without scripts."""
    if language == ENGLISH:
        return entry
    message = _english.in_language(language)
    text = entry.decode()
    text = text.replace(ROOT, f'<html lang="{language}" dir="{message.direction}">', 1)
    for key in SENTENCES:
        text = text.replace(escape(_english(key)), escape(message(key)))
    return text.encode()


@lru_cache(maxsize=64)
def manifest_in(manifest: bytes, language: str) -> bytes:
    """The manifest of the installed client in a language."""
    message = _english.in_language(language)
    content = json.loads(manifest)
    content |= {"lang": language, "dir": message.direction, "description": message(ABOUT)}
    return json.dumps(content, ensure_ascii=False).encode()
