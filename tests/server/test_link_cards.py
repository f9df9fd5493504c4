"""The cards beside links: what they tell, to whom, and their pictures."""

import re
from html import unescape
from pathlib import Path
from random import Random
from struct import unpack
from xml.etree import ElementTree as ET

import httpx
import pytest
from resvg_py import svg_to_bytes

from niagara.draw.card import CardPlayer, CardWords, board_picture, card
from niagara.exercises.puzzles import puzzles
from niagara.locales.messages import Messages
from niagara.rules import new_game
from niagara.rules.bag import bag_of
from niagara.rules.board import LEFT
from niagara.server import card_pictures
from niagara.server.card_pictures import CardPictures, picture_tag, render
from niagara.server.link_card import card_of, private_card, puzzle_card, site_card
from niagara.server.refusal import Refusal
from niagara.server.table_setup import SeatRequest
from niagara.server.web import site
from server.games import PEOPLE, running
from server.player import ME, OPEN_SEAT, Client, clients
from server.running import serving
from server.tables import ANN, BOT, Story, a_table, begun, play_on

PAGE = b"<!doctype html><html><head><title>Niagara</title></head><body></body></html>"


def finished() -> Story:
    story = running(Random(5), round_limit=6)
    play_on(story, Random(5), PEOPLE)
    return story


def tags(page: str) -> dict[str, str]:
    """The properties that a page tells other sites."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page)
    return {name: unescape(value) for name, value in found}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = unpack(">II", png[16:24])
    return width, height


def test_a_finished_game_shows_its_winners_and_everybodys_gems() -> None:
    story = finished()
    card = card_of(story.table)
    assert story.table.position is not None
    for winner in story.table.position.winners:
        assert PEOPLE[winner].name in card.title
    assert all(f">{person.name}</text>" in card.svg for person in PEOPLE)


def test_a_private_table_is_not_told_before_its_game_is_over() -> None:
    assert card_of(a_table().table) == private_card()
    story = begun()
    play_on(story, Random(1), PEOPLE, most=30)
    assert card_of(story.table) == private_card()
    assert ANN.name not in "".join(ET.fromstring(private_card().svg).itertext())


def test_the_card_of_a_public_game_that_runs_tells_who_plays_and_nothing_of_the_game() -> None:
    story = begun(public=True)
    before = card_of(story.table)
    assert all(person.name in before.about for person in PEOPLE)
    play_on(story, Random(1), PEOPLE, most=30)
    assert card_of(story.table) == before


def test_bots_are_called_by_their_names() -> None:
    thief = SeatRequest("bot", level="easy", temperament="thief")
    story = a_table(SeatRequest("me"), thief, BOT, public=True)
    assert "Rico" in card_of(story.table).about


def test_a_picture_has_the_size_that_sites_expect() -> None:
    png = render(card_of(finished().table).svg)
    assert size_of(png) == (1200, 630)
    assert len(png) < 500_000  # some sites show none above 600 kB


async def test_equal_pictures_are_rendered_once_and_the_cache_is_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rendered: list[str] = []

    def draw(svg: str) -> bytes:
        rendered.append(svg)
        return bytes(100)

    monkeypatch.setattr(card_pictures, "render", draw)
    monkeypatch.setattr(card_pictures, "MOST_CACHED", 250)
    pictures = CardPictures(None)
    for svg in ("a", "a", "b", "a", "c"):  # with c, the one used longest ago is dropped: b
        await pictures.picture("Ann", svg)
    assert rendered == ["a", "b", "c"]
    await pictures.picture("Ann", "b")
    assert rendered == ["a", "b", "c", "b"]


async def test_nobody_waits_for_many_pictures_at_once() -> None:
    pictures = CardPictures(None)
    pictures._waiting["Ann"] = card_pictures.MOST_WAITING
    with pytest.raises(Refusal, match="too many pictures"):
        await pictures.picture("Ann", site_card().svg)
    assert size_of(await pictures.picture("Ben", site_card().svg)) == (1200, 630)


async def test_pages_carry_the_card_of_their_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_bytes(PAGE)
    monkeypatch.setattr(site, "SITE", tmp_path / "site")
    site.assets.cache_clear()
    try:
        async with (
            serving(tmp_path / "x.db") as served,
            clients(served.base, '<Ann> & "Co"') as (ann,),
            httpx.AsyncClient(base_url=served.base, timeout=60) as crawler,
        ):
            await check_pages(served.base, ann, crawler)
    finally:
        site.assets.cache_clear()


async def check_pages(base: str, ann: Client, crawler: httpx.AsyncClient) -> None:
    public = await ann.create([ME, OPEN_SEAT, OPEN_SEAT], public=True)
    private = await ann.create([ME, OPEN_SEAT, OPEN_SEAT], "second")
    told = {}
    for page in ("", f"t/{public}", f"replay/{public}", f"t/{private}", "puzzles/1", "t/nothing"):
        answer = await crawler.get(f"/{page}")
        assert answer.status_code == 200
        told[page] = tags(answer.text)
        assert told[page]["og:url"] == f"{base}/{page}"
        assert told[page]["twitter:card"] == "summary_large_image"
        picture = await crawler.get(told[page]["og:image"])
        assert picture.headers["content-type"] == "image/png"
        assert size_of(picture.content) == (1200, 630)
        again = {"If-None-Match": picture.headers["etag"]}
        assert (await crawler.get(told[page]["og:image"], headers=again)).status_code == 304
    assert '<Ann> & "Co"' in told[f"t/{public}"]["og:description"]
    assert "<Ann>" not in (await crawler.get(f"/t/{public}")).text
    assert told[f"t/{private}"]["og:title"] == private_card().title
    assert told["t/nothing"]["og:title"] == told[""]["og:title"] == site_card().title
    assert told["puzzles/1"]["og:title"] == puzzle_card(puzzles()["1"]).title
    assert (await crawler.get("/api/tables/nothing/card.png")).status_code == 404
    await check_languages(crawler, f"t/{public}")
    assert picture_tag(site_card().svg) in picture.headers["etag"]


async def check_languages(crawler: httpx.AsyncClient, page: str) -> None:
    """The address says the language, else the browser; the picture is in the same one."""
    english, german = card_title("en"), card_title("de")
    for address, browser, language, title in (
        (page, "", "en", english),
        (page, "de-AT,en;q=0.5", "de", german),
        (f"{page}?lang=de", "", "de", german),
        (f"{page}?lang=en", "de", "en", english),
        (f"{page}?lang=tlh", "de", "de", german),
    ):
        answer = await crawler.get(f"/{address}", headers={"accept-language": browser})
        assert "accept-language" in answer.headers["vary"]
        told = tags(answer.text)
        assert (told["og:locale"], told["og:title"]) == (language, title)
        assert f"lang={language}" in told["og:image"]
        assert told["og:url"].endswith(address) or "tlh" in address


def card_title(language: str) -> str:
    return Messages("cards.ftl", language=language)("card-open")


def test_a_card_in_persian_begins_at_the_right() -> None:
    board = board_picture(new_game(3, 0, LEFT))
    words = CardWords("نیاگارا", "رودخانه‌ای که صبر نمی‌کند", "سلام \u2068Ann\u2069", is_rtl=True)
    drawn = card(words, [CardPlayer(0, "Ann", bag_of([1, 0, 0, 0, 2]))], board)
    assert 'text-anchor="end"' in drawn
    assert "\ufffd" not in drawn
    assert size_of(render(drawn)) == (1200, 630)


@pytest.mark.parametrize(
    ("family", "letters"),
    [
        ("DejaVu Sans", "AZaz09’“”…ÄÖÜäöüßřžščýáíéúůťďňěŘŽȘȚșțăâîĂÂÎ"),
        ("DejaVu Sans", "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯабвгдежзийклмнопрстуфхцчшщъьюя„"),
        ("Vazirmatn", "ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیآئؤأءة۰۱۲۳۴۵۶۷۸۹،؛؟«»٪٬٫"),
    ],
)
def test_a_server_without_fonts_draws_all_our_letters(family: str, letters: str) -> None:
    def drawn(letter: str) -> bytes:
        text = f'<text y="20" font-size="20" font-family="{family}">{letter}</text>'
        document = f'<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30">{text}</svg>'
        fonts = [str(card_pictures.FONTS)]
        return bytes(svg_to_bytes(svg_string=document, font_dirs=fonts, skip_system_fonts=True))

    missing = {drawn("中"), drawn(" ")}
    assert [letter for letter in letters if drawn(letter) in missing] == []
