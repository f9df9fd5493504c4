"""Before the start of a rated table: who has agreed to it, and what it still needs."""

from playwright.sync_api import Page, expect

from pages.conftest import Visits
from pages.tables import ME, OPEN, bot, command, lay
from pages.test_pages import violations

# In how many lines the words of a button stand.
LINES = """(button) => {
  const words = document.createRange();
  words.selectNodeContents(button);
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


def options(page: Page, table: str, **rules: object) -> None:
    command(page, table, "change", rules=rules, clock=3600, public=True, rated=True)


def test_a_rated_game_starts_once_all_have_agreed_to_the_table_as_it_is(visits: Visits) -> None:
    ann, ben = visits.arrive(name="Ann"), visits.arrive(name="Ben")
    table = lay(ann, ME, OPEN, bot(), start=False)
    ann.goto(f"/t/{table}")
    command(ben, table, "join")
    options(ann, table)
    start, agree = (
        ann.get_by_role("button", name="Start"),
        ben.get_by_role("button", name="I agree"),
    )
    expect(start).to_be_disabled()
    expect(ann.get_by_text("Waiting for Ben to agree")).to_be_visible()
    expect(ann.get_by_text("agreed")).to_have_count(1)
    assert violations(ann) == []
    ben.goto(f"/t/{table}")
    agree.click()
    expect(agree).to_have_count(0)
    expect(ann.get_by_text("agreed")).to_have_count(2)
    start.click()
    ben.locator("section.hand button.tile:enabled").first.wait_for()


def test_guests_read_whose_table_it_is_and_nothing_about_its_server(visits: Visits) -> None:
    ann, ben = visits.arrive(name="Ann"), visits.arrive(name="Ben")
    table = lay(ann, ME, OPEN, bot(), start=False)
    ann.goto(f"/t/{table}")
    ben.goto(f"/t/{table}")
    expect(ann.get_by_role("heading", name="Your table is ready")).to_be_visible()
    expect(ann.get_by_text("niagara serve")).to_be_hidden()
    ann.get_by_text("How can other devices join?").click()
    expect(ann.get_by_text("niagara serve")).to_be_visible()
    expect(ben.get_by_role("heading", name="Ann’s table")).to_be_visible()
    expect(ben.get_by_text("niagara serve")).to_have_count(0)


def test_who_arrives_is_welcomed_and_the_start_says_who_plays(visits: Visits) -> None:
    ann, ben = visits.arrive(name="Anna"), visits.arrive(name="Ben")
    table = lay(ann, ME, OPEN, OPEN, start=False)
    ann.goto(f"/t/{table}")
    status = ann.locator("#lobby-status")
    expect(status).to_contain_text("Share the link")
    expect(ann.get_by_role("button", name="Start: Anna and 2 bots")).to_be_visible()
    command(ben, table, "join")
    expect(status).to_contain_text("Ben is here! Wait for more friends, or start now")
    expect(ann.locator("li.fresh")).to_contain_text("Ben")
    command(ben, table, "emote", emote="hello")
    expect(ann.get_by_role("log")).to_contain_text("Ben Hello!")
    assert violations(ann) == []
    command(ben, table, "arrange", seat=1, kind="open")
    expect(status).not_to_contain_text("Ben is here!")
    ann.get_by_label("Your name").fill("Annabella Wilhelmina von")
    ann.get_by_label("Your name").blur()
    command(ben, table, "join", seat=2)
    expect(ann.get_by_role("button", name="Start: 2 people and 1 bot")).to_be_visible()


def test_what_can_be_done_with_a_seat_has_air_and_one_line_on_a_phone(visits: Visits) -> None:
    ann, ben = visits.arrive(name="Ann"), visits.arrive(name="Ben", size="phone")
    table = lay(ann, ME, OPEN, OPEN, start=False)
    ben.goto(f"/t/{table}")
    sit = ben.get_by_role("button", name="Sit here").first
    air = sit.evaluate("(one) => parseFloat(getComputedStyle(one).paddingInlineStart)")
    assert air >= 8
    assert sit.evaluate(LINES) == 1
    sit.click()
    seat = ben.get_by_label("Who sits in seat 3")
    seat.wait_for()
    assert ben.locator("li:has(select) :is(select, button)").count() == 1, "one control for a seat"
    seat.select_option("Player on this device")
    ben.get_by_label("Player’s name").fill("Cem")
    ben.get_by_role("button", name="Add").click()
    expect(ben.get_by_role("listitem").nth(2)).to_contain_text("Cem")
    ben.get_by_role("button", name="Remove Cem").click()
    seat.select_option("Move here")
    expect(ben.get_by_role("listitem").nth(2)).to_contain_text("Ben")


def test_a_guest_gives_a_name_and_joins_by_one_button(visits: Visits) -> None:
    ann = visits.arrive(name="Ann")
    table = lay(ann, ME, OPEN, OPEN, start=False)
    ben = visits.visit(f"/t/{table}", size="phone")
    name, join = ben.get_by_label("Your name"), ben.get_by_role("button", name="Join the game")
    join.wait_for()
    tops = [one.bounding_box()["y"] for one in (name, join, ben.locator(".seats"))]  # type: ignore[index]
    assert tops == sorted(tops), "the name first, then the button, then the seats"
    expect(ben.get_by_text("Invite friends")).to_have_count(0)
    name.fill("Ben")
    join.click()
    expect(ben.get_by_role("listitem").nth(1)).to_contain_text("Ben")


def test_the_host_s_name_is_in_sight_at_every_size(visits: Visits) -> None:
    ann = visits.arrive(name="Ann")
    ann.goto(f"/t/{lay(ann, ME, OPEN, OPEN, OPEN, start=False)}")
    name, foot = ann.get_by_label("Your name"), ann.locator("footer")
    for width, height in ((1024, 768), (390, 844), (844, 390), (1440, 900), (320, 568)):
        ann.set_viewport_size({"width": width, "height": height})
        name.wait_for()
        box, below = name.bounding_box(), foot.bounding_box()
        assert box
        assert below
        assert box["y"] + box["height"] <= below["y"], (width, height)


def test_a_public_table_is_listed_for_those_who_look_for_one(visits: Visits) -> None:
    ann = visits.visit(name="Ann")
    ben = visits.visit("/watch", name="Ben")
    ann.get_by_role("button", name="With friends").click()
    ann.get_by_role("switch", name="Public").click()
    ann.get_by_role("button", name="Create a table").click()
    ann.wait_for_url("**/t/**")
    ben.reload()
    ben.get_by_role("link", name="Join").filter(has_text="Ann").first.click()
    ben.wait_for_url(ann.url)


def test_the_rated_option_brings_the_clock_it_needs(visits: Visits) -> None:
    ann = visits.arrive(name="Ann")
    table = lay(ann, ME, OPEN, bot(), start=False)
    ann.goto(f"/t/{table}")
    ann.get_by_text("Options").first.click()
    ann.get_by_role("switch", name="Rated Counts").check()
    expect(ann.get_by_role("switch", name="Public Listed")).to_be_checked()
    expect(ann.get_by_role("radio", name="None")).not_to_be_checked()
    expect(ann.get_by_text("A rated game needs every seat taken")).to_be_visible()
    expect(ann.get_by_role("button", name="Start")).to_be_disabled()


def test_the_host_chooses_which_bot_sits_down(visits: Visits) -> None:
    ann = visits.arrive(name="Ann")
    table = lay(ann, ME, bot("easy"), bot("easy"), start=False)
    ann.goto(f"/t/{table}")
    first = ann.get_by_label("Who sits in seat 2")
    others = first.locator("optgroup option")
    expect(others).to_have_count(5)  # all but itself
    expect(first.locator("optgroup option:disabled")).to_have_count(1)  # sits in seat 3
    free = first.locator("optgroup option:enabled").first
    name = (free.text_content() or "").split(" · ")[0]
    first.select_option(free.get_attribute("value"))
    seat = ann.get_by_role("listitem").nth(1)
    expect(seat.locator("b")).to_have_text(name)
    expect(first).to_have_value("easy")
    ann.get_by_role("button", name="Start").click()
    expect(ann.locator(".badge", has_text=name)).to_be_visible()


def test_an_empty_leaderboard_leads_to_a_rated_table(visits: Visits) -> None:
    ann = visits.visit("/best", name="Ann")
    ann.get_by_role("button", name="Set up a rated table").click()
    ann.wait_for_url("**/t/**")
    expect(ann.get_by_text("A rated game needs every seat taken")).to_be_visible()
