"""The client's files: sent once, then revalidated."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from niagara.server.web import site
from niagara.server.web.page_chunks import (
    FONTS,
    ITALIC,
    PAGES,
    chunk_tags,
    font_tags,
    picture_first,
)
from server.running import serving

FILES = {
    "index.html": b"<!doctype html>" + b"x" * 2_000,
    "board.webp": b"RIFF" + bytes(range(256)) * 20,
    "words.ftl": b"hello = Hello\n" * 50,
    "assets/index-abc.js": b"let x;\n" * 100,
}
CHUNKS = {
    "index.html": {"file": "assets/index-abc.js", "imports": ["_base.js"], "css": ["assets/i.css"]},
    "_base.js": {"file": "assets/base.js"},
    "_board.js": {
        "file": "assets/board.js",
        "imports": ["_base.js", "src/pages/ReplayPage.svelte"],
    },
    "src/pages/ReplayPage.svelte": {
        "file": "assets/replay.js",
        "imports": ["_board.js", "index.html"],
        "css": ["assets/replay.css"],
    },
}


@pytest.fixture
async def http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    for name, body in FILES.items():
        file = tmp_path / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    monkeypatch.setattr(site, "SITE", tmp_path / "site")
    site.assets.cache_clear()
    async with (
        serving(tmp_path / "x.db") as served,
        httpx.AsyncClient(base_url=served.base) as client,
    ):
        yield client
    site.assets.cache_clear()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("encoding", ["gzip", "identity"])
async def test_a_file_that_has_not_changed_is_not_sent_again(
    http: httpx.AsyncClient, name: str, encoding: str
) -> None:
    headers = {"Accept-Encoding": encoding}
    first = await http.get(f"/{name}", headers=headers)
    assert (first.status_code, first.content) == (200, FILES[name])
    etag = first.headers["etag"]
    for known in (etag, f"W/{etag}", f'"other", {etag}', "*"):
        again = await http.get(f"/{name}", headers=headers | {"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b""), known
        assert again.headers["etag"] == etag
        assert again.headers["cache-control"] == first.headers["cache-control"]
    other = await http.get(f"/{name}", headers=headers | {"If-None-Match": '"other"'})
    assert (other.status_code, other.content) == (200, FILES[name])


async def test_bytes_that_differ_have_tags_that_differ(http: httpx.AsyncClient) -> None:
    tags = [
        (await http.get(f"/{name}", headers={"Accept-Encoding": encoding})).headers["etag"]
        for name in ("index.html", "words.ftl", "assets/index-abc.js")
        for encoding in ("gzip", "identity")
    ]
    assert len(set(tags)) == len(tags)
    assert all(tag.startswith('"') and tag.endswith('"') for tag in tags)


@pytest.mark.parametrize(
    "path", ["/", "/t/x", "/board.webp", "/assets/none.js", "/healthz", "/api/info", "/api/session"]
)
async def test_head_is_answered_like_get_without_a_body(http: httpx.AsyncClient, path: str) -> None:
    get = await http.get(path)
    head = await http.head(path)
    assert head.content == b""
    assert head.status_code == get.status_code
    varying = ("date",)
    assert {name: value for name, value in head.headers.items() if name not in varying} == {
        name: value for name, value in get.headers.items() if name not in varying
    }


async def test_who_reads_brotli_gets_it_where_it_was_made(
    http: httpx.AsyncClient, tmp_path: Path
) -> None:
    (tmp_path / "site" / "assets" / "index-abc.js.br").write_bytes(b"made by the build")
    site.assets.cache_clear()
    script, words = "/assets/index-abc.js", "/words.ftl"
    found = {}
    for accepted, name in (
        ("gzip, deflate, br", script),
        ("gzip, deflate, br", words),
        ("gzip;q=1.0", script),
        ("identity", script),
    ):
        async with http.stream("GET", name, headers={"Accept-Encoding": accepted}) as answer:
            sent = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["etag"] not in found
            found[answer.headers["etag"]] = (answer.headers.get("content-encoding"), sent)
    brotli, gzipped, also_gzipped, plain = found.values()
    assert brotli == ("br", b"made by the build")
    assert gzipped[0] == also_gzipped[0] == "gzip"
    assert plain == (None, FILES["assets/index-abc.js"])
    assert (await http.get(f"{script}.br")).status_code == 404


def test_a_page_names_the_files_it_needs_once() -> None:
    tags = chunk_tags(json.dumps(CHUNKS).encode(), "replay")
    assert re.findall(r'<link rel="modulepreload" crossorigin href="([^"]+)" />', tags) == [
        "/assets/replay.js",
        "/assets/board.js",
    ]
    assert re.findall(r'<link rel="preload" as="style" crossorigin href="([^"]+)" />', tags) == [
        "/assets/replay.css"
    ]
    assert chunk_tags(json.dumps(CHUNKS).encode(), "nowhere") == ""
    assert chunk_tags(json.dumps(CHUNKS).encode(), "t") == "", "a page that is not built"


def test_a_replay_s_picture_comes_before_the_scripts() -> None:
    page = b'<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">'
    assert picture_first(page, "replay").count(b'fetchpriority="low"') == 2
    assert picture_first(page, "learn") == page


def test_a_page_names_the_fonts_of_its_first_words() -> None:
    fonts = {
        f"src/fonts/{name}.woff2": {"file": f"assets/{name}-1.woff2"} for name in (*FONTS, ITALIC)
    }
    manifest = json.dumps(CHUNKS | fonts).encode()
    named = re.compile(
        r'<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/(.+?)-1'
    )
    assert named.findall(font_tags(manifest, "t", "de")) == list(FONTS)
    assert named.findall(font_tags(manifest, "", "en")) == [*FONTS, ITALIC]
    assert font_tags(manifest, "", "fa") == "", "Persian has letters of its own"
    assert font_tags(manifest, "replay", "en") == "", "the board comes before any word"
    folder = Path(__file__).parents[2] / "web" / "src" / "fonts"
    assert all((folder / f"{name}.woff2").is_file() for name in (*FONTS, ITALIC))


def test_every_address_of_the_client_has_its_page() -> None:
    web = Path(__file__).parents[2] / "web" / "src"
    routes = re.findall(r"\[/\^\\/(\w*)", (web / "router.svelte.ts").read_text())
    assert set(routes) == set(PAGES)
    for page in PAGES.values():
        assert (web / "pages" / f"{page}.svelte").is_file()


async def test_the_head_of_a_page_names_its_files(http: httpx.AsyncClient, tmp_path: Path) -> None:
    (tmp_path / "site" / "index.html").write_bytes(b"<head></head>")
    (tmp_path / "site" / "chunks.json").write_text(json.dumps(CHUNKS))
    site.assets.cache_clear()
    replay = await http.get("/replay/abcd")
    tag = '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/board.js" />'
    assert tag in replay.text
    assert "modulepreload" not in (await http.get("/watch")).text
