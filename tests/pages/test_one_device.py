"""Pass and play: several people at one device, who keep their secrets from each other."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from pages.conftest import Visits
from pages.player import MOST_MOVES, READY, BoardPlayer
from pages.tables import ME, OPEN, command, lay, local

# Everything on the page that could tell a tile: texts, labels, and the faces of tiles.
SHOWN = """() => {
  const faces = [...document.querySelectorAll('.slot:not(.old) .tile:not(.back)')];
  const words = [...document.querySelectorAll('.slot:not(.old)[aria-label]')];
  return {
    hands: document.querySelectorAll('section.hand').length,
    forecasts: document.querySelectorAll('section.river .on').length,
    faces: faces.length,
    backs: document.querySelectorAll('.slot:not(.old) .tile.back').length,
    figures: document.querySelectorAll('.back .front :is(.figure, g)').length,
    told: words.map((word) => word.ariaLabel).filter((text) => /tile \\d|cloud/.test(text)),
  };
}"""
NOTHING = {"hands": 0, "forecasts": 0, "faces": 0, "figures": 0, "told": []}


def shown(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate(SHOWN)
    return found


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_three_people_at_one_device_to_the_end(visits: Visits, size: str) -> None:
    page = visits.arrive(size=size, name="Ann")
    page.goto(f"/t/{lay(page, ME, local('Ben'), local('Cid'), rounds=2)}")
    player = BoardPlayer(page, Random(5), touch=size == "phone")
    passed: list[str] = []
    for _ in range(MOST_MOVES):
        page.wait_for_function(READY)
        if player.state == "over":
            break
        if player.state == "pass":
            chosen = len(passed) % 3
            assert shown(page) == NOTHING | {"backs": chosen}, "the next player's hand is covered"
            passed.append(page.locator("dialog.screen h2").inner_text())
            page.keyboard.press("Escape")
            expect(page.locator("dialog.screen")).to_be_visible()
            player.act()
            page.locator("section.hand").wait_for()
            now = shown(page)
            assert (now["faces"], now["backs"], now["told"]) == (0, chosen, []), "only the own hand"
        else:
            player.act()
    order = [f"Pass the device to {name}" for name in ("Ann", "Ben", "Cid")]
    assert sorted(passed[:3]) == sorted(passed[3:]) == order, "everybody is asked in each round"
    expect(page.locator("article.result")).to_be_visible()


def test_the_last_choice_is_covered_while_others_elsewhere_still_think(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    table = lay(page, ME, local("Ben"), OPEN, start=False)
    other = visits.arrive(name="Dan")
    command(other, table, "join")
    command(page, table, "start")
    page.goto(f"/t/{table}")
    player = BoardPlayer(page, Random(6))
    for _ in range(2):
        page.wait_for_function(READY)
        player.act()
        player.choose()
    expect(page.get_by_text("Everyone here has chosen.")).to_be_visible()
    assert shown(page) == NOTHING | {"backs": 2}

    page.get_by_role("button", name="I’m Ben").click()
    chosen = page.locator("section.hand button.tile.chosen")
    before = chosen.get_attribute("data-tile")
    page.locator("section.hand button.tile:enabled:not(.chosen)").first.click()
    page.get_by_role("button", name="Change to").click()
    expect(page.get_by_text("Everyone here has chosen.")).to_be_visible()
    assert shown(page) == NOTHING | {"backs": 2}
    page.get_by_role("button", name="I’m Ben").click()
    assert chosen.get_attribute("data-tile") != before, "a tile can be changed"


def test_a_table_for_one_device_is_laid_from_the_first_page(visits: Visits) -> None:
    page = visits.visit(size="phone")
    page.get_by_role("button", name="On one device").tap()
    sheet = page.get_by_role("dialog", name="On one device")
    sheet.get_by_label("Name for seat 2").fill("Ben")
    sheet.get_by_role("button", name="Start").tap()
    page.wait_for_url("**/t/**")
    expect(page.get_by_role("dialog", name="Pass the device to")).to_be_visible()
    assert shown(page) == NOTHING | {"backs": 0}


def test_people_have_faces_as_bots_do(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, local('Ben'), local('Dora'))}")
    faces = page.locator(".badge .face use")
    expect(faces).to_have_count(3)
    named = {face.get_attribute("href") for face in faces.all()}
    assert len(named) == 3, "three names, three faces"
    for address in named:
        assert address
        picture, _, person = address.partition("#")
        assert f'id="{person}"' in page.request.get(picture).text()
