"""The client's files, which are built into the package and served from memory.

Every path that is not a file and not under /api serves the client's page, which does the routing.
Its head tells other sites what to show beside a link to it, and the browser what it will need.
"""

import gzip
import hashlib
import mimetypes
from functools import cache, lru_cache
from pathlib import Path, PurePosixPath
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from niagara.server.web.accepted_encoding import accepts
from niagara.server.web.etags import has_etag
from niagara.server.web.link_tags import link_tags
from niagara.server.web.page_chunks import MANIFEST as CHUNKS
from niagara.server.web.page_chunks import chunk_tags, font_tags, picture_first
from niagara.server.web.page_language import manifest_in, page_in
from niagara.server.web.request_language import request_language

SITE: Final = Path(__file__).parent / "site"
ENTRY: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of assets contain a hash
BRIEFLY: Final = "no-cache"  # revalidated at every use
SQUEEZED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt")
BROTLI: Final = ".br"
MANIFEST: Final = "manifest.webmanifest"
IN_LANGUAGES: Final = "accept-encoding, accept-language"
HEAD_END: Final = b"</head>"
NOT_BUILT: Final = b"The pages are not built yet: make web\n"


class Asset(NamedTuple):
    """A file as it is served."""

    body: bytes
    squeezed: dict[str, bytes]  # compressed, by the name of the encoding; the best one first
    kind: str
    caching: str
    tag: str  # a hash of the body

    def etag(self, encoding: str | None) -> str:
        """A strong ETag: it differs if the served bytes differ."""
        return f'"{self.tag}-{encoding}"' if encoding else f'"{self.tag}"'


@cache
def assets() -> dict[str, Asset]:
    """The files of the site by their path."""
    found = {}
    for path in sorted(SITE.rglob("*")):
        if path.is_file() and path.suffix != BROTLI:
            name = path.relative_to(SITE).as_posix()
            found[name] = _asset(path, name)
    return found


def _asset(path: Path, name: str) -> Asset:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    caching = FOREVER if name.startswith("assets/") else BRIEFLY
    body = path.read_bytes()
    squeezed = {}
    brotli = path.with_name(path.name + BROTLI)  # made by web/tools/brotliPlugin.ts
    if brotli.is_file():
        squeezed["br"] = brotli.read_bytes()
    if path.suffix in SQUEEZED:
        squeezed["gzip"] = gzip.compress(body, 9, mtime=0)
    return Asset(body, squeezed, kind, caching, _tag(body))


def _tag(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:24]


def page_with(entry: bytes, tags: str, first_word: str) -> Asset:
    """The client's page with tags in its head."""
    page = entry.replace(HEAD_END, tags.encode() + HEAD_END, 1)
    return _made(picture_first(page, first_word), "text/html")


@lru_cache(maxsize=256)
def _made(body: bytes, kind: str) -> Asset:
    """A file that is made for a request."""
    return Asset(body, {"gzip": gzip.compress(body, 9, mtime=0)}, kind, BRIEFLY, _tag(body))


def _preloads(first_word: str, language: str) -> str:
    manifest = assets().get(CHUNKS)
    if manifest is None:
        return ""
    return font_tags(manifest.body, first_word, language) + chunk_tags(manifest.body, first_word)


@get(["/", "/{path:path}"], include_in_schema=False)
async def site(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file, or the client's page."""
    name = path.strip("/")
    is_page = not name.startswith(("api/", "assets/")) and not PurePosixPath(name).suffix
    if name not in assets() and not is_page:
        raise NotFoundException("there is nothing here")
    asset = assets().get(name)
    if name == ENTRY or asset is None:
        entry = assets().get(ENTRY)
        if entry is None:
            return Response(NOT_BUILT, media_type="text/plain", status_code=503)
        page = "" if name == ENTRY else name
        language = request_language(request)
        first_word = page.split("/", maxsplit=1)[0]
        tags = _preloads(first_word, language) + await link_tags(request, page)
        asset = page_with(page_in(entry.body, language), tags, first_word)
    elif name == MANIFEST:
        body = manifest_in(asset.body, request_language(request))
        asset = _made(body, asset.kind)
    encoding = next((each for each in asset.squeezed if accepts(request, each)), None)
    etag = asset.etag(encoding)
    vary = IN_LANGUAGES if is_page or name in (ENTRY, MANIFEST) else "accept-encoding"
    headers = {"cache-control": asset.caching, "vary": vary, "etag": etag}
    if has_etag(request.headers.get("if-none-match", ""), etag):
        return Response(b"", status_code=304, headers=headers)
    if encoding is not None:
        headers["content-encoding"] = encoding
    body = asset.squeezed[encoding] if encoding else asset.body
    return Response(body, media_type=asset.kind, headers=headers)


SITE_ROUTES = [site]
