"""The client's files: built into the package, served from memory.

Every address that is not a file and not under /api is a page of the client, which draws its own
"nothing here".
"""

import gzip
import mimetypes
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

SITE: Final = Path(__file__).parent / "site"
ENTRY: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"  # names of assets hold their hash
BRIEFLY: Final = "no-cache"  # ask each time whether it has changed
SQUEEZED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt")
NOT_BUILT: Final = b"The pages are not built yet: make web\n"


class Asset(NamedTuple):
    """A file as it goes out."""

    body: bytes
    squeezed: bytes | None
    kind: str
    caching: str


@cache
def assets() -> dict[str, Asset]:
    """Every file of the site by its address."""
    found = {}
    for path in sorted(SITE.rglob("*")):
        if path.is_file():
            name = path.relative_to(SITE).as_posix()
            found[name] = _asset(path, name)
    return found


def _asset(path: Path, name: str) -> Asset:
    body = path.read_bytes()
    squeezed = gzip.compress(body, 9, mtime=0) if path.suffix in SQUEEZED else None
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    return Asset(body, squeezed, kind, FOREVER if name.startswith("assets/") else BRIEFLY)


@get(["/", "/{path:path}"], include_in_schema=False)
async def site(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file, or the page that draws all pages."""
    name = path.strip("/")
    is_page = not name.startswith(("api/", "assets/")) and not PurePosixPath(name).suffix
    if name not in assets() and not is_page:
        raise NotFoundException("there is nothing here")
    asset = assets().get(name) or assets().get(ENTRY)
    if asset is None:
        return Response(NOT_BUILT, media_type="text/plain", status_code=503)
    headers = {"cache-control": asset.caching, "vary": "accept-encoding"}
    body = asset.body
    if asset.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = asset.squeezed, "gzip"
    return Response(body, media_type=asset.kind, headers=headers)


SITE_ROUTES = [site]
