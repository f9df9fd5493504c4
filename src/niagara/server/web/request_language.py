"""The language of a request: of its address (``?lang=fa``), else the browser's first."""

from niagara.locales.languages import matching, negotiate
from niagara.server.web.request_session import HttpRequest


def request_language(request: HttpRequest) -> str:
    """The language to answer in; English for crawlers, which mostly name none."""
    return asked_language(request) or negotiate(request.headers.get("accept-language", ""))


def asked_language(request: HttpRequest) -> str | None:
    """The language that the address itself names."""
    return matching(request.query_params.get("lang", ""))
