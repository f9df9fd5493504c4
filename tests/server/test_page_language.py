"""The client's page and manifest in the language of the request."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from niagara.locales.languages import languages
from niagara.locales.messages import Messages
from niagara.server.web import site
from niagara.server.web.page_language import SENTENCES, manifest_in, page_in
from server.running import serving

WEB = Path(__file__).resolve().parents[2] / "web"
PAGE = (WEB / "index.html").read_bytes()
MANIFEST = (WEB / "public" / "manifest.webmanifest").read_bytes()
ENGLISH = Messages("cards.ftl")


@pytest.fixture
async def http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_bytes(PAGE)
    (folder / "manifest.webmanifest").write_bytes(MANIFEST)
    monkeypatch.setattr(site, "SITE", folder)
    site.assets.cache_clear()
    async with (
        serving(tmp_path / "x.db") as served,
        httpx.AsyncClient(base_url=served.base) as client,
    ):
        yield client
    site.assets.cache_clear()


@pytest.mark.parametrize("language", languages())
def test_no_english_sentence_is_left_in_the_page(language: str) -> None:
    message = ENGLISH.in_language(language)
    page = page_in(PAGE, language).decode()
    assert f'<html lang="{language}" dir="{message.direction}">' in page
    for key in SENTENCES:
        assert message(key) in page
        assert (ENGLISH(key) in page) == (message(key) == ENGLISH(key))


@pytest.mark.parametrize("language", languages())
def test_the_manifest_is_written_in_the_language(language: str) -> None:
    manifest = json.loads(manifest_in(MANIFEST, language))
    assert manifest["lang"] == language
    assert manifest["description"] == ENGLISH.in_language(language)("page-about")
    assert manifest["start_url"] == "/"


async def test_the_address_goes_before_the_browser_and_english_is_the_rest(
    http: httpx.AsyncClient,
) -> None:
    german = {"Accept-Language": "tlh, de-AT;q=0.9, en;q=0.5"}
    assert b'<html lang="de"' in (await http.get("/", headers=german)).content
    assert b'<html lang="en"' in (await http.get("/?lang=en", headers=german)).content
    assert b'<html lang="de"' in (await http.get("/learn?lang=de")).content
    assert b'<html lang="en"' in (await http.get("/?lang=tlh")).content
    assert (await http.get("/manifest.webmanifest", headers=german)).json()["lang"] == "de"
    assert "accept-language" in (await http.get("/")).headers["vary"]
