"""The analysis of a finished game: asked for in its replay or on its result, and walked through."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from pages.conftest import Visits
from pages.tables import ME, bot, lay
from play import some_game, steps

Json = dict[str, Any]


def answer_with(page: Page, change: Callable[[Json], None]) -> None:
    """Analyses come as the server made them, but for a change."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        state = answer.json()
        if "analysis" in state:
            change(state)
        route.fulfill(response=answer, json=state)

    page.route("**/analysis", changed)


STEP = re.compile(r"^Step (\d+) of (\d+)$")


def chart(page: Page) -> Locator:
    return page.get_by_role("slider", name="Chance to win")


def step(page: Page) -> int:
    found = STEP.match(page.get_by_text(STEP).inner_text())
    assert found
    return int(found[1])


def analysed(page: Page) -> Locator:
    """The chart of the analysis, once it has been asked for and is there."""
    page.get_by_role("button", name="Analyse the game").first.click()
    expect(chart(page)).to_be_visible()
    return chart(page)


def press_at(page: Page, share: float) -> None:
    """Press the chart at a share of its width."""
    box = page.locator("section.chances .plot").bounding_box()
    assert box
    page.mouse.click(box["x"] + share * box["width"], box["y"] + box["height"] / 2)


def test_analyse_a_game_and_walk_through_it_by_its_chart(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/replay/{finished}")
    slider = analysed(page)
    last = int(slider.get_attribute("aria-valuemax") or 0)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Round \d: .*%.*\.$"))

    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    press_at(page, 0.5)
    expect(slider).not_to_have_attribute("aria-valuenow", "0")
    middle = int(slider.get_attribute("aria-valuenow") or 0)
    assert 0 < middle < last
    assert step(page) == middle, "the replay follows"
    press_at(page, 1)
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    shares = page.locator("section.chances .now b").all_inner_texts()
    assert {float(share.rstrip("%")) for share in shares} <= {0, 33, 50, 100}, "it is over"

    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", str(last - 1))
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")


def test_the_chart_follows_a_pointer_that_slides_over_it(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/replay/{finished}")
    slider = analysed(page)
    press_at(page, 0.2)
    first = int(slider.get_attribute("aria-valuenow") or 0)
    box = slider.bounding_box()
    assert box
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 0.3 * box["width"], y)
    page.mouse.down()
    page.mouse.move(box["x"] + 0.9 * box["width"], y, steps=5)
    page.mouse.up()
    page.mouse.move(box["x"] + 0.1 * box["width"], y)  # nothing is held any more
    assert int(slider.get_attribute("aria-valuenow") or 0) > first


def test_a_decision_stands_beside_the_champions_and_can_be_tried_again(
    visits: Visits, finished: str
) -> None:
    page = visits.visit(f"/replay/{finished}")
    analysed(page)
    page.get_by_role("heading", name="Round").first.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    decision = page.get_by_role("region", name="This decision")
    expect(decision).to_contain_text("Played")
    expect(decision).to_contain_text(re.compile(r"tile \d|the cloud"))
    expect(decision).not_to_contain_text("%")  # the only percentages are the chart's
    who = decision.get_by_role("heading").inner_text()
    decision.get_by_role("button", name="Try again from here").click()
    sheet = page.get_by_role("dialog", name="Play from here")
    expect(sheet.get_by_label("Play as").locator("option:checked")).to_contain_text(
        who.splitlines()[0]
    )
    sheet.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/**")
    page.locator("section.hand button.tile:enabled").first.wait_for()


def test_the_summary_tells_how_everyone_played_and_leads_to_moments(
    visits: Visits, finished: str
) -> None:
    page = visits.visit(f"/replay/{finished}")
    analysed(page)
    summary = page.get_by_role("region", name="How everyone played")
    accuracy = summary.get_by_role("row", name=re.compile("^accuracy"))
    expect(accuracy.get_by_role("cell")).to_have_count(3)
    expect(summary.get_by_role("row", name="blunder")).to_be_visible()
    expect(summary.get_by_text("100 means every decision was as good")).to_be_visible()
    expect(
        summary.get_by_text("so with slim chances it can be low without a blunder")
    ).to_be_visible()
    assert "%" not in summary.inner_text(), "luck and marks are told in words"
    lucky = summary.get_by_role("listitem").filter(has_text=re.compile(r"lucky$|even$"))
    expect(lucky).to_have_count(3)
    summary.get_by_text("Play and luck in numbers").click()
    columns = [
        [int(cell.replace("−", "-")) for cell in row.get_by_role("cell").all_inner_texts()]
        for row in summary.get_by_role("table").nth(1).get_by_role("row").all()[1:]
    ]
    for *parts, result in zip(*columns, strict=True):
        assert sum(parts) == result
    summary.get_by_text("Chances in numbers").click()
    expect(summary.get_by_role("table").last.get_by_role("row")).to_have_count(4)
    moments = summary.get_by_role("listitem").get_by_role("button")
    if moments.count():
        moments.last.click()
        assert step(page) > 0


def test_the_chart_says_what_it_shows_and_what_its_signs_mean(
    visits: Visits, finished: str
) -> None:
    page = visits.visit(f"/replay/{finished}", "phone")
    analysed(page)
    section = page.locator("section.chances")
    expect(section.get_by_role("heading", name="Chance to win")).to_be_visible()
    legend = section.get_by_role("list", name="Signs on the chart")
    for sign in ("mistake", "blunder"):
        expect(legend.get_by_text(sign)).to_be_visible()
    expect(legend.get_by_text("inaccuracy")).to_have_count(0)
    expect(section.locator(".plot .sign.inaccuracy")).to_have_count(0)


def turn_the_game(page: Page) -> None:
    """Let the analysis name two moments: whatever the bots played, the second decided the game."""

    def turned(state: Json) -> None:
        state["analysis"]["turning_points"] = [
            {"move": 2, "round": 1, "kind": "tiles", "who": 0, "was": 0.5, "now": 0.4},
            {
                "move": 8,
                "round": 2,
                "kind": "tiles",
                "who": 1,
                "was": 0.3,
                "now": 0.9,
                "lasting": 0.6,
            },
        ]

    answer_with(page, turned)


def test_the_moment_that_decided_the_game_is_shown_first_on_a_phone(
    visits: Visits, finished: str
) -> None:
    page = visits.arrive("phone")
    turn_the_game(page)
    page.goto(f"/replay/{finished}#analysis")
    told = page.get_by_role("region", name="What happened")
    verdict = told.get_by_text("the chance to win rises from 30% to 90%.")
    expect(verdict).to_be_in_viewport(ratio=1)
    slider = chart(page)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Round 2: "))
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    assert page.url.endswith("#analysis"), "a reload answers the same"

    points = page.get_by_role("region", name="What decided this game?")
    expect(points.get_by_role("button")).to_have_count(2)
    expect(points.locator("[aria-current]")).to_contain_text("30% to 90%")
    below = points.bounding_box()
    assert below
    for later in ("This decision", "How everyone played"):
        box = page.get_by_role("region", name=later).bounding_box()
        assert box
        assert below["y"] + below["height"] < box["y"], "the answer stands above all tables"


def test_a_turning_point_stands_at_the_decision_that_it_tells_of(
    visits: Visits, finished: str
) -> None:
    page = visits.arrive()

    def turned(state: Json) -> None:
        # A turn in which both canoes had a choice; the second is told.
        found = state["analysis"]["decisions"]
        trip = next(one for one in reversed(found) if one["played"]["type"] == "trip")
        move, seat, sequences = trip["move"], trip["seat"], state["sequences"]
        sequences[move - 1] = sequences[move]
        state["analysis"]["decisions"] = [{**trip, "move": move - 1}, trip]
        told = {"kind": "paddle", "seat": seat, "who": seat, "space": "3"}
        numbers = {"move": move, "cause": move, "was": 0.5, "now": 0.8, "round": trip["round"]}
        state["analysis"]["turning_points"] = [{**told, **numbers}]

    answer_with(page, turned)
    page.goto(f"/replay/{finished}#analysis")
    cards = page.get_by_role("region", name="This decision").get_by_role("article")
    expect(cards).to_have_count(2)
    expect(cards.first.get_by_role("heading")).to_contain_text("1")
    for i in range(2):
        expect(cards.nth(i)).to_contain_text("Canoe on")
    expect(cards.last.get_by_role("heading")).not_to_contain_text("1")


def test_the_card_shows_the_choice_of_a_tile_that_a_turning_point_tells_of(
    visits: Visits, finished: str
) -> None:
    """It was made before the moment at which all tiles are known: that is another player's."""
    page = visits.arrive()

    def turned(state: Json) -> None:
        first, *others = state["analysis"]["decisions"]
        said = {"mark": "blunder", "loss": 0.3, "played": {"type": "paddle", "tile": 1}}
        best = {"best": {"type": "paddle", "tile": 2}}
        state["analysis"]["decisions"] = [{**first, **said, **best}, *others]
        told = {"move": 2, "cause": first["move"], "who": first["seat"], "round": 1}
        numbers = {"kind": "tiles", "was": 0.5, "now": 0.2, "lasting": 0.3}
        state["analysis"]["turning_points"] = [told | numbers]

    answer_with(page, turned)
    page.goto(f"/replay/{finished}#analysis")
    verdict = page.get_by_role("region", name="What happened").get_by_text("blunders: “tile 1”.")
    expect(verdict).to_contain_text("Better: “tile 2”.")
    card = page.get_by_role("region", name="This decision").get_by_role("article").first
    expect(card.get_by_role("heading")).to_contain_text("blunder")
    expect(card).to_contain_text("tile 1")


def test_with_hardly_a_chance_left_nothing_is_almost_as_good(visits: Visits, finished: str) -> None:
    """Who sits out without a canoe and does not buy one back has little to lose, and is told so."""
    page = visits.arrive()

    def sat_out(route: Route) -> None:
        answer = route.fetch()
        state = answer.json()
        if "analysis" in state:
            first, *others = state["analysis"]["decisions"]
            bought, sat = {"type": "ransom", "canoe": 0, "gem": "amber"}, first["played"]
            values = [{"action": bought, "value": 0.04}, {"action": sat, "value": 0.02}]
            said = {"best": bought, "loss": 0.02, "mark": None, "values": values}
            state["analysis"]["decisions"] = [{**first, **said}, *others]
            state["analysis"]["turning_points"] = []
        route.fulfill(response=answer, json=state)

    page.route("**/analysis", sat_out)
    page.goto(f"/replay/{finished}#1")
    analysed(page)
    card = page.get_by_role("region", name="This decision").get_by_role("article").first
    expect(card).to_contain_text("Buy back a canoe for an amber")
    expect(card).to_contain_text("the chances were slim either way")
    expect(card).not_to_contain_text("Almost as good")


def test_a_turning_point_brings_the_board_into_sight(visits: Visits, finished: str) -> None:
    page = visits.arrive("phone")
    turn_the_game(page)
    page.goto(f"/replay/{finished}#analysis")
    first = page.get_by_role("region", name="What decided this game?").get_by_role("button").first
    first.scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    board = page.locator(".replay .board").first
    expect(board).not_to_be_in_viewport()
    first.dispatch_event("click")
    page.wait_for_function("scrollY < 20")
    expect(chart(page)).to_have_attribute("aria-valuetext", re.compile("^Round 1: "))
    expect(chart(page)).to_be_in_viewport(ratio=1)


def test_whoever_walks_elsewhere_while_it_is_analysed_stays_there(
    visits: Visits, finished: str
) -> None:
    page = visits.arrive("phone")
    turn_the_game(page)
    page.goto(f"/replay/{finished}#4")
    analysed(page)
    assert step(page) == 4


def test_the_result_leads_to_the_analysis(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/t/{finished}", "phone")
    page.locator("article.result").get_by_role("link", name="What decided this game?").click()
    page.wait_for_url(f"**/replay/{finished}**")
    expect(chart(page)).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
def test_it_fits_every_window(visits: Visits, finished: str, size: str) -> None:
    page = visits.visit(f"/replay/{finished}#analysis", size)
    expect(chart(page)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_progress_is_shown_and_a_failure_can_be_mended(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/replay/{finished}")
    state: dict[str, object] = {"state": "waiting", "ahead": 2}
    page.route("**/analysis", lambda route: route.fulfill(json=state))
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_text("2 other games come first.")).to_be_visible()
    state.update(state="running", done=3, planned=9)
    expect(page.get_by_text("3 of 9 decisions")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_attribute("value", re.compile(r"^0\.33"))
    expect(page.locator(".replay .n-skeleton")).to_have_count(0)  # no card without words
    state.clear()
    state["state"] = "none"
    expect(page.get_by_role("alert")).to_have_text("The analysis didn’t finish. Please try again.")
    page.unroute("**/analysis")
    page.get_by_role("button", name="Try again").click()
    expect(chart(page)).to_be_visible()


def test_a_saved_game_is_analysed_too(visits: Visits, finished: str) -> None:
    page = visits.visit("/record")
    saved = page.request.get(f"/api/tables/{finished}/record?as=text").text()
    page.get_by_label("Or paste a saved game").fill(saved)
    page.get_by_role("button", name="Open", exact=True).click()
    slider = analysed(page)
    press_at(page, 1)
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")
    expect(page.get_by_role("region", name="What decided this game?")).to_be_visible()


def test_an_unfinished_saved_game_has_no_analysis(visits: Visits) -> None:
    game = some_game(3)
    for _ in steps(game, 3, rounds=2):
        pass
    page = visits.visit("/record")
    page.get_by_label("Or paste a saved game").fill(str(game.record))
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("button", name="Play from here")).to_be_visible()
    expect(page.get_by_role("button", name="Analyse the game")).to_have_count(0)


def test_what_the_server_refuses_is_said(visits: Visits, finished: str) -> None:
    page = visits.visit(f"/replay/{finished}")
    refusal = {"code": "full", "message": "too many games wait for their analysis"}
    page.route("**/analysis", lambda route: route.fulfill(status=409, json=refusal))
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("alert")).to_contain_text("Many games are being analysed right now.")
    assert all("409" in error for error in visits.errors)
    visits.errors.clear()  # the browser itself tells of the refusal


def test_a_running_game_has_no_analysis(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    table = lay(page, ME, bot(), bot())
    answer = page.request.post(f"/api/tables/{table}/analysis")
    assert answer.status == 409
    page.goto(f"/replay/{table}#analysis")
    expect(page.get_by_role("heading", name="This game isn’t over yet")).to_be_visible()
    expect(page.get_by_role("button", name="Analyse the game")).to_have_count(0)
    assert all("409" in error for error in visits.errors)
    visits.errors.clear()
