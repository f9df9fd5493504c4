"""Room for longer words: no layout breaks in the pseudo-languages, and every word has an accent."""

import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import ViewportSize
from positions import POSITIONS

from exercises.lesson_games import MISTAKEN, PASSED
from niagara.exercises.puzzles.puzzle import SOLVER
from niagara.rules.codec import action_to_json, position_from_json
from niagara.rules.notation import action_from_text
from pages.conftest import Visits
from pages.player import READY
from pages.pseudo_visit import GUEST, PSEUDO, SMALL, PseudoVisit, guest
from pages.puzzle_solver import ALL, wrong_answer
from pages.tables import ME, OPEN, bot, command, lay, local
from pages.test_spoken_game import plain_messages

PHONE = ViewportSize(width=390, height=844)
MENU = ".tools button:last-child"
PAGES = (
    *("/learn", "/lessons", "/puzzles", "/watch", "/best", "/record", "/move", "/no-such-page"),
    *("/openings", "/settings"),
)


@pytest.fixture
def visit(visits: Visits, request: pytest.FixtureRequest) -> Iterator[PseudoVisit]:
    """A visit whose moments all have to be without fault."""
    visit = PseudoVisit(visits, getattr(request, "param", PSEUDO[0]))
    yield visit
    assert visit.faults == {}


both_ways = pytest.mark.parametrize("visit", PSEUDO, indirect=True)


@both_ways
def test_on_every_page(visit: PseudoVisit) -> None:
    visit.page.locator("main .lid").wait_for()
    visit.look("home")
    for number, sheet in enumerate(("friends", "one device")):
        visit.press(f".ways li:nth-child({number + 1}) button")
        visit.look(sheet)
        visit.close()
    for path in PAGES:
        visit.go(path, "main h1")
        visit.look(path)
    for number, sheet in enumerate(("move", "forget")):
        visit.page.locator("[aria-labelledby=set-device] button").nth(number).click()
        visit.look(sheet)
        visit.close()


@both_ways
def test_in_the_lobby(visits: Visits, visit: PseudoVisit) -> None:
    page, ben = visit.page, guest(visits)
    table = lay(page, ME, OPEN, bot(), OPEN, local(GUEST), start=False)
    command(ben, table, "join", seat=1)
    visit.go(f"/t/{table}", "main .seats")
    visit.look("guests")
    visit.press("main details summary")
    visit.look("options")
    visit.press(".seats li:nth-child(2) button")
    visit.look("remove a guest")
    visit.press("dialog[open] .danger")
    page.locator(".removed").wait_for()
    page.locator(".seats li:nth-child(4) select").select_option("local")
    visit.look("a name for a local player, a removed guest")
    command(page, table, "arrange", seat=4, kind="open")
    command(page, table, "change", rules={}, clock=3600, public=True, rated=True)
    visit.look("a rated table")
    theirs = lay(ben, ME, OPEN, bot(), start=False)
    visit.go(f"/t/{theirs}", "main .seats")
    visit.look("a table of somebody else")
    command(page, theirs, "join")
    visit.look("seated at a table of somebody else")


def sheet_of_menu(visit: PseudoVisit, number: int, name: str) -> None:
    """What the menu of a game opens."""
    visit.press(MENU)
    visit.page.locator(".menu > button").nth(number).click()
    visit.look(name)
    visit.close()


@both_ways
def test_around_a_table(visits: Visits, visit: PseudoVisit) -> None:
    page, ben = visit.page, guest(visits)
    position = position_from_json(POSITIONS["crowd"])
    table = lay(page, ME, OPEN, bot(), bot(), bot(), start=False, position=position)
    command(ben, table, "join", seat=1)
    command(page, table, "start")
    command(ben, table, "say", text=GUEST)
    command(ben, table, "emote", emote="well-played")
    visit.go(f"/t/{table}", ".game .hand")
    visit.look("a hand, and somebody away")
    visit.press("[data-tile='6']")
    visit.look("a tile")
    visit.press(MENU)
    visit.press(".menu .stop button:last-of-type")
    visit.look("menu")
    visit.close()
    for number, name in enumerate(("rulebook", "settings", "keys", "aids")):
        sheet_of_menu(visit, number, name)
    for seat, name in ((1, "a person"), (2, "a bot")):
        visit.page.locator(".badge.card .who").nth(seat).click()
        visit.look(name)
        visit.close()
    visit.page.set_viewport_size(PHONE)
    visit.press(".tools [aria-keyshortcuts=l]")
    visit.look("log", SMALL)
    visit.close()
    command(ben, table, "vote", yes=True)
    visit.look("a vote")


def test_in_a_turn(visit: PseudoVisit) -> None:
    page = visit.page
    position = position_from_json(POSITIONS["trip"])
    table = lay(page, ME, bot(), bot(), bot(), position=position)
    visit.go(f"/t/{table}", ".board .pick")
    visit.look("a turn")
    visit.look(
        "why the turn cannot end", before=lambda: visit.press(".ends .primary", is_disabled=True)
    )
    visit.press(".board [data-place='3']")
    visit.look("a canoe")
    visit.look("why not there", before=lambda: ask_why(visit))
    visit.look("choices", before=lambda: open_choices(visit))
    page.locator(".board .choice [data-choice]").last.click()
    visit.look("a staged trip")
    weather = position_from_json(POSITIONS["flow"])
    visit.go(f"/t/{lay(page, ME, bot(), bot(), bot(), position=weather)}", "section.weather")
    visit.look("weather")
    lost = deepcopy(POSITIONS["crowd"])
    lost["players"][0]["canoes"][0] = {"at": "lost", "gem": None, "moved": False}
    visit.go(
        f"/t/{lay(page, ME, *[bot()] * 4, position=position_from_json(lost))}", "section.ransom"
    )
    visit.look("ransom")
    visit.go(f"/t/{lay(page, ME, local(GUEST), bot())}", "dialog.screen")
    visit.look("pass the device")


def ask_why(visit: PseudoVisit) -> None:
    visit.press(".board [data-unreached]")
    visit.page.locator(".board .passing").wait_for()


def open_choices(visit: PseudoVisit) -> None:
    if not visit.page.locator(".board .choice").count():
        visit.press(".board [data-spot='6R']")
    visit.page.locator(".board .choice").wait_for()


def test_in_lessons(visit: PseudoVisit) -> None:
    """The longest goal and the longest hint stand for the others: their panel has one height."""
    begin(visit, f"lesson-{longest('goal')[0]}")
    visit.look("goal")
    name, _, hint = longest("hint")
    table = begin(visit, f"lesson-{name}")
    decisions = iter(PASSED[name][0])
    while hint not in hints(visit, table):
        visit.answer(table, decision(next(decisions)))
    visit.page.wait_for_function(ASK_FOR_HINTS, arg=f"[data-hint={hint}]")
    visit.look("hint")


# Ask for hints until one is shown.
ASK_FOR_HINTS = """(wanted) => {
  if (document.querySelector(wanted)) return true;
  document.querySelector('[data-act=hint]:enabled')?.click();
}"""


def longest(kind: str) -> list[str]:
    """The lesson with the longest text of a kind, the kind, and the rest of the message's id."""
    texts = {
        key.removeprefix("lesson-"): text
        for key, text in plain_messages("en").items()
        if re.match(f"lesson-[a-z]+-{kind}", key)
    }
    return max(texts, key=lambda key: len(texts[key])).split("-")


def hints(visit: PseudoVisit, table: str) -> set[str]:
    """The hints that a lesson has now, when it is the learner's turn again."""
    visit.await_turn(table)
    verdict = visit.page.request.get(f"/api/tables/{table}/exercise").json()
    return {hint["id"] for hint in verdict["hints"]}


def decision(line: str) -> list[dict[str, Any]]:
    return [action_to_json(action_from_text(word)) for word in line.split()]


def test_the_end_of_a_lesson(visit: PseudoVisit) -> None:
    for state, name, lines in (
        ("passed", "goals", PASSED["goals"][0]),
        ("mistaken", "river", MISTAKEN["river", "falls"]),
    ):
        table = begin(visit, f"lesson-{name}")
        for line in lines:
            visit.await_turn(table)
            visit.answer(table, decision(line))
        visit.page.locator(f"[data-outcome={state}]").wait_for()
        visit.look(state)


def begin(visit: PseudoVisit, exercise: str) -> str:
    """Begin a lesson or a puzzle; its table."""
    made = visit.page.request.post(f"/api/exercises/{exercise}/tables", params={"id": uuid4().hex})
    assert made.ok, made.text()
    table: str = made.json()["table"]
    visit.go(f"/t/{table}", f"[data-exercise='{exercise}']")
    visit.page.wait_for_function(READY)
    return table


def test_in_puzzles(visit: PseudoVisit) -> None:
    puzzle = next(one for one in ALL if one.kind == "turn")
    table = begin(visit, f"puzzle-{puzzle.id}")
    visit.look("question")
    visit.answer(table, decision(wrong_answer(puzzle)), SOLVER)
    visit.press("[data-act=show]")
    visit.page.locator("[data-outcome=shown]").wait_for()
    visit.look("shown")
    table = begin(visit, f"puzzle-{puzzle.id}")
    visit.answer(table, decision(puzzle.best[0]), SOLVER)
    visit.page.locator("[data-outcome=right]").wait_for()
    visit.look("right")


def test_with_the_coach(visit: PseudoVisit) -> None:
    page = visit.page
    position = deepcopy(POSITIONS["crowd"])
    position["sites"]["amethyst"] = {"amethyst": 1}
    position["players"][1]["gems"]["amethyst"] = 3
    table = lay(page, ME, *[bot()] * 4, position=position_from_json(position))
    page.evaluate("(table) => localStorage.setItem('niagara.coached', table)", table)
    visit.go(f"/t/{table}", "[data-coach]")
    visit.look("a thing of the table", before=lambda: await_bubble(visit))
    for moment in ("goal", "gem", "rival", "home"):
        visit.press(f"[data-coach={moment}] [data-act=got]")
    page.locator("[data-coach=forecast]").wait_for()
    visit.look("the forecast", before=lambda: await_bubble(visit))


def await_bubble(visit: PseudoVisit) -> None:
    visit.page.wait_for_function(PLACED)


# A bubble looks for its place now and then.
PLACED = """() => {
  const box = document.querySelector('[data-coach]:not(.unplaced)')?.getBoundingClientRect();
  return box && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""


# The scene at the end of a game stays until it is left.
NO_LONG_TIMERS = """() => {
  const { setTimeout } = window;
  window.setTimeout = (done, wait) => setTimeout(done, wait > 5000 ? 2 ** 30 : wait);
}"""


@both_ways
def test_after_a_game(visit: PseudoVisit, finished: str) -> None:
    page = visit.page
    visit.go(f"/replay/{finished}", "main .slider")
    visit.look("replay")
    visit.press("main .now > .n-button")
    page.locator("section.chances").wait_for()
    visit.look("analysis")
    page.keyboard.press("ArrowRight")
    visit.look("analysis of a tile")
    page.keyboard.press("End")
    visit.look("analysis of the end")
    visit.go(f"/t/{finished}", "article.result")
    visit.look("result of others")
    visit.close()
    visit.look("after the end")
    table = lay(page, ME, bot(), bot(), bot(), position=position_from_json(POSITIONS["win"]))
    visit.go(f"/t/{table}", ".board .pick")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(NO_LONG_TIMERS)
    visit.answer(table, decision("0>s ."))
    page.locator(".picture.moving").wait_for()
    page.emulate_media(reduced_motion="reduce")
    visit.look("victory")
    page.keyboard.press("Escape")
    page.locator("article.result").wait_for()
    visit.look("result")
