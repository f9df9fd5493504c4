"""The tags in a page's head by which other sites show a card beside a link to it."""

import re
from html import escape
from typing import Final
from urllib.parse import quote

from niagara.exercises.puzzles import puzzles
from niagara.server.card_pictures import picture_tag
from niagara.server.link_card import LinkCard, card_of, puzzle_card, site_card
from niagara.server.refusal import Refusal
from niagara.server.store.interface import Unavailable
from niagara.server.web.origin_guard import PORTS, server_origin
from niagara.server.web.request_language import asked_language, request_language
from niagara.server.web.request_session import HttpRequest, check_pace, service_of

TABLE_PAGE: Final = re.compile(r"(?:t|replay)/([^/]+)")
PUZZLE_PAGE: Final = re.compile(r"puzzles/([0-9]{1,16})")
SITE_PICTURE: Final = "/api/card.png"


async def link_tags(request: HttpRequest, page: str) -> str:
    """The tags of a page: of the table or the puzzle it is about, else of the site."""
    language = request_language(request)
    asked = PUZZLE_PAGE.fullmatch(page)
    puzzle = puzzles().get(asked[1]) if asked else None
    if puzzle is not None:
        picture = f"/api/puzzles/{puzzle.id}/card.png"
        return _tags(request, puzzle_card(puzzle, language), page, picture)
    found = TABLE_PAGE.fullmatch(page)
    table_card = await _table_card(request, found[1], language) if found else None
    if found is None or table_card is None:
        return _tags(request, site_card(language), page, SITE_PICTURE)
    return _tags(request, table_card, page, f"/api/tables/{found[1]}/card.png")


async def _table_card(request: HttpRequest, table_id: str, language: str) -> LinkCard | None:
    """The card of a table; None if it cannot be read now: the page is served all the same."""
    try:
        check_pace(request, None)
        async with service_of(request).tables.enter(table_id) as live_table:
            return card_of(live_table.table, language)
    except (Refusal, Unavailable):
        return None


def _address(request: HttpRequest) -> str:
    """Scheme, host and port of this server as the request names them; empty if it does not."""
    origin = server_origin(request, service_of(request).settings)
    if origin is None:
        return ""
    scheme, host, port = origin
    named = f"[{host}]" if ":" in host else host
    return f"{scheme}://{named}" + ("" if PORTS[scheme] == port else f":{port}")


def _tags(request: HttpRequest, card: LinkCard, page: str, picture: str) -> str:
    address, language = _address(request), request_language(request)
    asked = f"?lang={language}" if asked_language(request) else ""
    # The address of the picture changes with it: sites keep pictures for long.
    version = f"?lang={language}&v={picture_tag(card.svg)[:8]}"
    properties = {
        "og:site_name": "Niagara",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.about,
        "og:url": f"{address}/{quote(page)}{asked}",
        "og:image": f"{address}{picture}{version}",
        "og:locale": language,
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": card.title,
    }
    written = [
        f'<meta property="{name}" content="{escape(value)}" />'
        for name, value in properties.items()
    ]
    return "".join([*written, '<meta name="twitter:card" content="summary_large_image" />'])
