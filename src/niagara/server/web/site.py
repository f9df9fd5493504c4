"""The client's files, which are built into the package and served from memory.

Every path that is not a file and not under /api serves the client's page, which does the routing.
Its head tells other sites what to show beside a link to it.
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

from niagara.server.web.etags import has_etag
from niagara.server.web.link_tags import link_tags
from niagara.server.web.page_language import manifest_in, page_in
from niagara.server.web.request_language import language_of

SITE: Final = Path(__file__).parent / "site"
ENTRY: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of assets contain a hash
BRIEFLY: Final = "no-cache"  # revalidated at every use
SQUEEZED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt")
MANIFEST: Final = "manifest.webmanifest"
VARY: Final = "accept-encoding, accept-language"
HEAD_END: Final = b"</head>"
NOT_BUILT: Final = b"The pages are not built yet: make web\n"


class Asset(NamedTuple):
    """A file as it is served."""

    body: bytes
    squeezed: bytes | None
    kind: str
    caching: str
    tag: str  # a hash of the body

    def etag(self, *, is_squeezed: bool) -> str:
        """A strong ETag: it differs if the served bytes differ."""
        return f'"{self.tag}-gzip"' if is_squeezed else f'"{self.tag}"'


@cache
def assets() -> dict[str, Asset]:
    """The files of the site by their path."""
    found = {}
    for path in sorted(SITE.rglob("*")):
        if path.is_file():
            name = path.relative_to(SITE).as_posix()
            found[name] = _asset(path, name)
    return found


def _asset(path: Path, name: str) -> Asset:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    caching = FOREVER if name.startswith("assets/") else BRIEFLY
    return _asset_of(path.read_bytes(), kind, caching, is_squeezed=path.suffix in SQUEEZED)


def _asset_of(body: bytes, kind: str, caching: str, *, is_squeezed: bool) -> Asset:
    squeezed = gzip.compress(body, 9, mtime=0) if is_squeezed else None
    return Asset(body, squeezed, kind, caching, hashlib.sha256(body).hexdigest()[:24])


@lru_cache(maxsize=256)
def page_with(entry: bytes, tags: str) -> Asset:
    """The client's page with tags in its head."""
    body = entry.replace(HEAD_END, tags.encode() + HEAD_END, 1)
    return _asset_of(body, "text/html", BRIEFLY, is_squeezed=True)


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
        body = page_in(entry.body, language_of(request))
        asset = page_with(body, await link_tags(request, page))
    elif name == MANIFEST:
        body = manifest_in(asset.body, language_of(request))
        asset = _asset_of(body, asset.kind, asset.caching, is_squeezed=True)
    takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
    squeezed = asset.squeezed if takes_gzip else None
    etag = asset.etag(is_squeezed=squeezed is not None)
    headers = {"cache-control": asset.caching, "vary": VARY, "etag": etag}
    if has_etag(request.headers.get("if-none-match", ""), etag):
        return Response(b"", status_code=304, headers=headers)
    if squeezed is not None:
        headers["content-encoding"] = "gzip"
    return Response(squeezed or asset.body, media_type=asset.kind, headers=headers)


SITE_ROUTES = [site]
