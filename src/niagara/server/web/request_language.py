"""The language of a request, as far as the server can know it."""

from niagara.locales.languages import matching, negotiate
from niagara.server.web.request_session import Connection


def language_of(connection: Connection) -> str:
    """By the address (``?lang=fa``), else by Accept-Language; English if neither helps."""
    asked = matching(connection.query_params.get("lang", ""))
    return asked or negotiate(connection.headers.get("accept-language", ""))
