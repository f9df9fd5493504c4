"""The pictures of link cards."""

from typing import Final

from litestar import Response, get
from litestar.types import ControllerRouterHandler

from niagara.server.card_pictures import picture_tag
from niagara.server.link_card import LinkCard, card_of, site_card
from niagara.server.web.etags import has_etag
from niagara.server.web.request_language import request_language
from niagara.server.web.request_session import (
    HttpRequest,
    address_of,
    check_pace,
    find_session,
    service_of,
)
from niagara.server.web.table_routes import TableId

FOR_A_WHILE: Final = "public, max-age=300"


@get("/api/card.png", include_in_schema=False)
async def read_site_card(request: HttpRequest) -> Response[bytes]:
    """The picture of all pages that are about no table."""
    check_pace(request, await find_session(request))
    return await card_picture(request, site_card(request_language(request)))


@get("/api/tables/{table_id:str}/card.png", include_in_schema=False)
async def read_table_card(request: HttpRequest, table_id: TableId) -> Response[bytes]:
    """The picture of a table: its result, its players, or a general one if it is private."""
    check_pace(request, await find_session(request))
    async with service_of(request).tables.enter(table_id) as live_table:
        card = card_of(live_table.table, request_language(request))
    return await card_picture(request, card)


async def card_picture(request: HttpRequest, card: LinkCard) -> Response[bytes]:
    """The picture of a card, as PNG."""
    etag = f'"{picture_tag(card.svg)}"'
    headers = {
        "etag": etag,
        "cache-control": FOR_A_WHILE,
        "vary": "accept-language",
        "cross-origin-resource-policy": "cross-origin",  # other sites show it beside links
    }
    if has_etag(request.headers.get("if-none-match", ""), etag):
        return Response(b"", status_code=304, headers=headers)
    picture = await service_of(request).cards.picture(address_of(request), card.svg)
    return Response(picture, media_type="image/png", headers=headers)


CARD_ROUTES: list[ControllerRouterHandler] = [read_site_card, read_table_card]
