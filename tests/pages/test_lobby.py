"""Before the start of a rated table: who has agreed to it, and what it still needs."""

from playwright.sync_api import Page, expect

from pages.conftest import Visits
from pages.tables import ME, OPEN, bot, command, lay
from pages.test_pages import violations


def options(page: Page, table: str, **rules: object) -> None:
    command(page, table, "change", rules=rules, clock=3600, public=True, rated=True)


def test_a_rated_game_starts_once_all_have_agreed_to_the_table_as_it_is(visits: Visits) -> None:
    ann, ben = visits.visit(name="Ann"), visits.visit(name="Ben")
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
    ann, ben = visits.visit(name="Ann"), visits.visit(name="Ben")
    table = lay(ann, ME, OPEN, bot(), start=False)
    ann.goto(f"/t/{table}")
    ben.goto(f"/t/{table}")
    expect(ann.get_by_role("heading", name="Your table is ready")).to_be_visible()
    expect(ann.get_by_text("niagara serve")).to_have_count(1)
    expect(ben.get_by_role("heading", name="Ann’s table")).to_be_visible()
    expect(ben.get_by_text("niagara serve")).to_have_count(0)


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
    ann = visits.visit(name="Ann")
    table = lay(ann, ME, OPEN, bot(), start=False)
    ann.goto(f"/t/{table}")
    ann.get_by_text("Options").first.click()
    ann.get_by_role("switch", name="Rated Counts").check()
    expect(ann.get_by_role("switch", name="Public Listed")).to_be_checked()
    expect(ann.get_by_role("radio", name="None")).not_to_be_checked()
    expect(ann.get_by_text("A rated game needs every seat taken")).to_be_visible()
    expect(ann.get_by_role("button", name="Start")).to_be_disabled()


def test_the_host_chooses_which_bot_sits_down(visits: Visits) -> None:
    ann = visits.visit(name="Ann")
    table = lay(ann, ME, bot("easy"), bot("easy"), start=False)
    ann.goto(f"/t/{table}")
    first, second = (
        ann.get_by_label("Which bot sits in seat 2"),
        ann.get_by_label("Which bot sits in seat 3"),
    )
    expect(first.get_by_role("option")).to_have_count(6)
    taken = second.input_value()
    expect(first.locator(f'option[value="{taken}"]')).to_be_disabled()
    free = next(
        one for one in ("thief", "racer", "gambler") if one not in (taken, first.input_value())
    )
    name = {"thief": "Rico", "racer": "Juno", "gambler": "Felix"}[free]
    first.select_option(free)
    seat = ann.get_by_role("listitem").nth(1)
    expect(seat.locator("b")).to_have_text(name)
    expect(ann.get_by_label("Who sits in seat 2")).to_have_value("easy")
    ann.get_by_role("button", name="Start").click()
    expect(ann.locator(".badge", has_text=name)).to_be_visible()
