"""The end of a game: who won and how, the game in numbers, and what comes next."""

from copy import deepcopy
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect
from positions import POSITIONS

from niagara.rules import Position
from niagara.rules.codec import position_from_json
from pages.conftest import Visits
from pages.player import READY, BoardPlayer, play_together
from pages.tables import ME, OPEN, bot, command, lay


def test_the_result_tells_the_game_and_a_rematch_leads_all_to_one_table(visits: Visits) -> None:
    ann = visits.arrive(name="Ann")
    table = lay(ann, ME, OPEN, bot(), rounds=2, start=False)
    ben = visits.visit(f"/t/{table}", "phone", name="Ben")
    command(ben, table, "join")
    command(ann, table, "start")
    ann.goto(f"/t/{table}")
    watcher = visits.visit(f"/t/{table}", name="Cid")
    play_together(table, [BoardPlayer(ann, Random(1)), BoardPlayer(ben, Random(2), touch=True)])

    told = ann.request.get(f"/api/tables/{table}/statistics").json()
    for page, own in ((ann, 0), (ben, 1), (watcher, None)):
        result = page.get_by_role("dialog").filter(has=page.locator("article.result"))
        expect(result.get_by_role("heading")).to_contain_text("win")
        players = result.get_by_role("list").first.get_by_role("listitem")
        expect(players).to_have_count(3)
        expect(result.locator("li.won")).to_have_count(len(told["winners"]))
        expect(result.locator("li.won small").first).not_to_be_empty()
        expect(result).to_contain_text("After 2 rounds")
        expect(result.locator("li .gems")).to_have_count(3)
        landed = result.get_by_role("row", name="brought ashore").get_by_role("cell")
        # The columns stand in the order of the list above them.
        listed = players.locator("b").all_inner_texts()
        expect(result.locator("thead th")).to_have_text(listed)
        seats = [{"Ann": 0, "Ben": 1, "You": own or 0}.get(name, 2) for name in listed]
        assert sorted(seats) == [0, 1, 2], "the player at the device is nowhere called by name"
        assert ("You" in listed) == (own is not None)
        expect(landed).to_have_text([str(told["seats"][seat]["landed"]) for seat in seats])
        expect(result.get_by_role("img", name="Each player’s gems")).to_be_visible()

    for seat, name in enumerate(("Ann", "Ben")):
        if seat in told["winners"]:
            expect(watcher.get_by_role("dialog").get_by_role("heading")).to_contain_text(name)
    expect(watcher.get_by_role("button", name="Rematch")).to_have_count(0)
    ann.get_by_role("button", name="Rematch").click()
    ann.wait_for_url(lambda url: "/t/" in url and table not in url)
    again = ann.url.rsplit("/", 1)[1]
    for page in (ben, watcher):
        page.get_by_role("link", name="Join the rematch").click()
        page.wait_for_url(f"**/t/{again}")
    ann.get_by_role("button", name="Start").click()
    for page in (ann, ben):
        page.locator("section.hand button.tile:enabled").first.wait_for()
    expect(watcher.get_by_text("You’re watching this game.")).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_result_tells_what_stood_out_of_ones_own_game(visits: Visits, size: str) -> None:
    page = visits.arrive(name="Ann", size=size)
    table = lay(page, ME, bot(), bot(), bot(), position=position_from_json(POSITIONS["win"]))

    def counted(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["seats"][0] |= {"lost": 5, "landed": 3}
        route.fulfill(response=answer, json=told)

    page.route("**/statistics", counted)
    win(page, table)
    story = page.locator("article.result .warm")
    expect(story).to_have_text("Well paddled! You won, though the falls took 5 of your canoes.")
    expect(story).to_be_in_viewport(ratio=1)


def test_the_names_of_three_winners_fit_on_a_phone(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    page.goto(f"/t/{lay(page, bot(), bot('easy'), bot(), rounds=1)}")
    page.locator("article.result").wait_for()
    title = page.locator(".sign h2").last
    expect(title).to_contain_text("share the win")
    lines = "title => title.clientHeight / parseFloat(getComputedStyle(title).lineHeight)"
    assert round(title.evaluate(lines)) <= 2
    expect(title).to_be_in_viewport(ratio=1)


SIZES = [(1440, 900), (1024, 768), (820, 1180), (390, 844), (844, 390)]
# Of each winner's canoe: its colour, how many faces, and whether hull and face lie whole in the
# picture and clear of the sign.
PARADE = """(picture) => {
  const box = (it) => it.getBoundingClientRect();
  const [frame, sign] = [box(picture), box(picture.parentElement.querySelector(".sign"))];
  const isClear = (it) => it.right <= sign.left || it.left >= sign.right ||
    it.bottom <= sign.top || it.top >= sign.bottom;
  const isWhole = (it) => it.top >= frame.top && it.bottom <= frame.bottom &&
    it.left >= frame.left && it.right <= frame.right;
  return [...picture.querySelectorAll(".boat.winner")].map((boat) => {
    const [faces, hull] = [[...boat.querySelectorAll(".hop")], boat.querySelector(".wood")];
    return { colour: boat.style.getPropertyValue("--colour"), faces: faces.length,
      isSeen: [hull, ...faces].every((it) => isWhole(box(it))) &&
        faces.every((it) => isClear(box(it))) };
  });
}"""


R8_2 = "Everybody who reaches a goal by the end of the last round wins."
R8_3 = "When the rounds ran out, they were equally close to a goal, with as many gems."


def shared_win() -> Position:
    """As "win", but seat 1 has brought its fourth diamond ashore in the same round."""
    position = deepcopy(POSITIONS["win"])
    position["sites"]["diamond"]["diamond"] = 2
    position["players"][1]["gems"] = {"diamond": 4}
    return position_from_json(position)


@pytest.mark.parametrize("winners", [2, 3, 5])
def test_everybody_who_shares_a_win_is_in_its_picture(visits: Visits, winners: int) -> None:
    page = visits.arrive(name="Ann")
    if winners == 2:
        win(page, lay(page, ME, bot(), bot(), bot(), position=shared_win()))
    else:  # Nobody has a gem after one round.
        page.goto(f"/t/{lay(page, *[bot()] * winners, rounds=1)}")
    sheet = page.get_by_role("dialog").filter(has=page.locator("article.result"))
    expect(sheet.locator("li.won")).to_have_count(winners)
    expect(sheet.locator(".boat.winner")).to_have_count(winners)
    expect(sheet.locator(".shared")).to_have_text(R8_2 if winners == 2 else R8_3)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        boats = sheet.locator(".picture").evaluate(PARADE)
        assert {boat["colour"] for boat in boats} == {f"var(--player-{i})" for i in range(winners)}
        assert [(boat["faces"], boat["isSeen"]) for boat in boats] == [(1, True)] * winners, (
            f"{width}×{height}"
        )


def test_the_board_and_the_replay_from_the_result(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/t/{finished}")
    page.get_by_role("button", name="See the board").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/replay/{finished}")
    expect(page.get_by_role("slider", name="Point in the game")).to_be_visible()


def test_the_result_is_whole_at_every_size(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    win(page, lay(page, ME, bot(), bot(), bot(), position=position_from_json(POSITIONS["win"])))
    sheet = page.get_by_role("dialog").filter(has=page.locator("article.result"))
    expect(sheet.get_by_role("listitem")).to_have_count(4)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for name in ("Rematch", "Share", "See the board"):
            expect(sheet.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        for name in ("Replay", "Home"):
            expect(sheet.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
        expect(sheet.get_by_role("heading")).to_be_in_viewport(ratio=1)
        expect(sheet.locator("li.won")).to_be_in_viewport(ratio=1)
        size = sheet.get_by_role("heading").evaluate(
            "(it) => parseFloat(getComputedStyle(it).fontSize)"
        )
        assert size >= 28


def test_whoever_sees_the_game_end_sees_a_scene_that_any_key_skips(visits: Visits) -> None:
    page = visits.arrive(name="Ann", motion=True)
    win(page, lay(page, ME, bot(), bot(), bot(), position=position_from_json(POSITIONS["win"])))
    scene = page.get_by_role("dialog").filter(has=page.locator(".picture.moving"))
    expect(scene.get_by_role("heading")).to_contain_text("You win")
    expect(scene).to_contain_text("four of a kind")
    expect(scene.locator(".boat.winner")).to_have_count(2)
    expect(scene.locator(".boat:not(.winner)")).to_have_count(6)
    expect(scene.locator(".sign .gem")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(page.locator("article.result")).to_be_visible()
    expect(scene).to_have_count(0)
    page.reload()
    expect(page.locator("article.result")).to_be_visible()
    expect(scene).to_have_count(0)


def test_without_motion_the_result_begins_with_the_picture(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    table = lay(page, ME, bot(), bot(), bot(), position=position_from_json(POSITIONS["win"]))
    page.goto(f"/t/{table}")
    page.wait_for_function(READY)
    page.locator("[data-pick='0']").click()
    page.locator(".board [data-spot='shore']").click()
    # The turn that wins says so before it is ended.
    expect(page.get_by_text("This wins the game!")).to_be_visible()
    expect(page.locator(".headline h1")).to_have_text("Time to win: end your turn")
    page.get_by_role("button", name="Win the game!").click()
    result = page.get_by_role("dialog").filter(has=page.locator("article.result"))
    expect(result.locator(".picture")).to_be_visible()
    expect(page.locator(".picture.moving")).to_have_count(0)


def test_a_result_is_shared_by_link_and_picture(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/t/{finished}")
    page.evaluate("delete Navigator.prototype.share")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Link copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{visits.base}/t/{finished}"
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the picture").click()
    picture = saving.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    shown = page.locator('meta[property="og:image"]').get_attribute("content") or ""
    assert page.request.get(shown).body() == picture


def test_a_result_is_shared_with_its_picture_where_the_system_takes_files(
    visits: Visits, finished: str
) -> None:
    page = visits.visit(f"/t/{finished}")
    page.evaluate("""() => {
      window.shared = [];
      navigator.canShare = () => true;
      navigator.share = async (what) => void window.shared.push(what);
    }""")
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("() => window.shared.length > 0")
    told = page.evaluate("({url: shared[0].url, type: shared[0].files[0].type})")
    assert told == {"url": f"{visits.base}/t/{finished}", "type": "image/png"}


def win(page: Page, table: str) -> None:
    """Seat 0 brings its fourth amethyst ashore, seen by the page."""
    page.goto(f"/t/{table}")
    page.wait_for_function(READY)
    sequence = page.request.get(f"/api/tables/{table}").json()["sequence"]
    landing = {"type": "trip", "canoe": 0, "before": [], "to": "shore", "after": []}
    turn = [landing, {"type": "done"}]
    command(page, table, "act", seat=0, actions=turn, sequence=sequence)


def test_a_game_ended_early_is_listed_and_can_be_seen_again(visits: Visits) -> None:
    page = visits.arrive(name="Ann", size="phone")
    table = lay(page, ME, bot(), bot())
    page.goto(f"/t/{table}")
    page.wait_for_function(READY)
    command(page, table, "vote", yes=True)
    result = page.locator("dialog[open]")
    expect(result.get_by_role("heading", name="The game ended early")).to_be_visible()
    expect(result.locator("table")).to_be_visible()
    expect(result.get_by_role("button", name="Share")).to_be_visible()
    expect(result.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{table}")
    page.goto("/")
    row = page.locator(f'a[href="/replay/{table}"]')
    expect(row).to_contain_text("Ended early")
    row.click()
    expect(page.locator(".replay .fit .board")).to_be_visible()
