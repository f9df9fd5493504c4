"""Scripts, styles and fonts of a page of the client, for its head.

Without these tags a browser would ask for them only after the first script has run: one more round
trip. Vite writes down which files belong to a page (`build.manifest` in web/vite.config.ts).
"""

import json
from functools import lru_cache
from typing import Any, Final

MANIFEST: Final = "chunks.json"
FIRST: Final = "index.html"  # what it needs is named in it already
PAGES: Final = {
    "": "Home",
    "t": "TablePage",
    "replay": "ReplayPage",
    "record": "OpenRecord",
    "watch": "Watch",
    "learn": "Learn",
    "lessons": "Lessons",
    "puzzles": "Puzzles",
    "openings": "Openings",
    "best": "Leaderboard",
    "p": "PlayerPage",
    "settings": "Settings",
    "move": "ClaimSession",
}  # by the first word of the address, as in web/src/router.svelte.ts

# The fonts that the first words of a page are set in, in languages that wait for them (fonts.css).
FONT_LANGUAGES: Final = ("en", "de")
FONTS: Final = ("source-sans-3-latin", "vollkorn-latin-bold")
ITALIC: Final = "vollkorn-latin-italic"
# These have a sentence under the title.
WITH_ITALICS: Final = ("", "best", "learn", "lessons", "openings", "puzzles")
WORDLESS: Final = ("replay",)  # these show a picture first: fonts would only delay it
# What is asked for at once, and would share the line with the picture.
ASKED: Final = (
    b'<script type="module"',
    b'<link rel="modulepreload"',
    b'<link rel="preload" as="style"',
)


@lru_cache(maxsize=64)
def font_tags(manifest: bytes, first_word: str, language: str) -> str:
    """Tags that load the fonts of a page ahead of their use."""
    if language not in FONT_LANGUAGES or first_word in WORDLESS:
        return ""
    chunks: dict[str, dict[str, Any]] = json.loads(manifest)
    fonts = (*FONTS, ITALIC) if first_word in WITH_ITALICS else FONTS
    names = [f"src/fonts/{name}.woff2" for name in fonts]
    files = [chunks[name]["file"] for name in names if name in chunks]
    tag = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/{}" />'
    return "".join(tag.format(file) for file in files)


def picture_first(page: bytes, first_word: str) -> bytes:
    """The client's page; where a picture is shown first, what draws the rest comes behind it."""
    if first_word in WORDLESS:
        for tag in ASKED:
            page = page.replace(tag, tag + b' fetchpriority="low"')
    return page


@lru_cache(maxsize=64)
def chunk_tags(manifest: bytes, first_word: str) -> str:
    """Tags that load the files of a page ahead of their use; empty for an unknown page.

    With ``crossorigin`` as Vite loads them: else a browser would fetch them twice.
    """
    chunks: dict[str, dict[str, Any]] = json.loads(manifest)
    page = f"src/pages/{PAGES.get(first_word)}.svelte"
    if page not in chunks:
        return ""
    named = _needed(chunks, FIRST)
    return "".join(
        f'<link rel="preload" as="style" crossorigin href="/{file}" />'
        if file.endswith(".css")
        else f'<link rel="modulepreload" crossorigin href="/{file}" />'
        for file in _needed(chunks, page)
        if file not in named
    )


def _needed(chunks: dict[str, dict[str, Any]], name: str) -> list[str]:
    """The files of a chunk and of all that it imports, each once."""
    files: dict[str, None] = {}
    seen = {name}
    waiting = [name]
    while waiting:
        chunk = chunks[waiting.pop()]
        files |= dict.fromkeys([chunk["file"], *chunk.get("css", ())])
        imports = [each for each in chunk.get("imports", ()) if each not in seen]
        seen.update(imports)
        waiting += imports
    return list(files)
