"""The end of a game: who won and how, the game in numbers, and what comes next."""

from random import Random

from playwright.sync_api import expect

from pages.conftest import Visits
from pages.player import BoardPlayer, play_together
from pages.tables import ME, OPEN, bot, command, lay


def test_the_result_tells_the_game_and_a_rematch_leads_all_to_one_table(visits: Visits) -> None:
    ann = visits.visit(name="Ann")
    table = lay(ann, ME, OPEN, bot(), rounds=2, start=False)
    ben = visits.visit(f"/t/{table}", "phone", name="Ben")
    command(ben, table, "join")
    command(ann, table, "start")
    ann.goto(f"/t/{table}")
    watcher = visits.visit(f"/t/{table}", name="Cid")
    play_together(table, [BoardPlayer(ann, Random(1)), BoardPlayer(ben, Random(2), touch=True)])

    told = ann.request.get(f"/api/tables/{table}/statistics").json()
    for page in (ann, ben, watcher):
        result = page.get_by_role("dialog").filter(has=page.locator("article.result"))
        expect(result.get_by_role("heading")).to_contain_text("win")
        players = result.get_by_role("list").first.get_by_role("listitem")
        expect(players).to_have_count(3)
        expect(result.locator("li.won")).to_have_count(len(told["winners"]))
        expect(result.locator("li.won small").first).not_to_be_empty()
        expect(result).to_contain_text("After 2 rounds")
        expect(result.locator("li .gems")).to_have_count(3)
        expect(result.get_by_role("row")).to_have_count(4)
        expect(result.get_by_role("row").nth(1)).to_contain_text(str(told["seats"][0]["landed"]))
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


def test_the_board_and_the_replay_from_the_result(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/t/{finished}")
    page.get_by_role("button", name="See the board").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/replay/{finished}")
    expect(page.get_by_role("slider", name="Point in the game")).to_be_visible()
