"""Puzzles in a real browser: solved, missed, shown, the streak, and what is shared."""

from datetime import date, timedelta
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from niagara.exercises.puzzles import Puzzle, puzzles
from niagara.exercises.puzzles.puzzle import SOLVER, actions_of
from niagara.rules.codec import action_to_json
from pages.conftest import Visits
from pages.player import AWAITED, READY
from pages.puzzle_solver import ALL, PuzzleSolver, simple_turn, wrong_answer
from pages.tables import command
from pages.test_pages import violations

TILE = next(puzzle for puzzle in ALL if puzzle.kind == "tile")
WHY = "[data-outcome] .why"
KEEP = "(kept) => localStorage.setItem('niagara.puzzles', JSON.stringify(kept))"

# Keeps what the log tells when the praise appears.
KEEP_LOG_OF_PRAISE = """() => new MutationObserver(() => {
  if (!document.querySelector('[data-outcome=right]')) return;
  window.told ??= document.querySelector('.log').textContent;
}).observe(document.body, {childList: true, subtree: true})"""


def open_puzzle(page: Page, puzzle: Puzzle) -> PuzzleSolver:
    page.locator(f'[data-puzzle="{puzzle.id}"]').click()
    page.locator(f'[data-exercise="puzzle-{puzzle.id}"]').wait_for()
    page.wait_for_function(READY)
    return PuzzleSolver(page, Random(1))


def answer(page: Page, text: str) -> None:
    """Answer at once, as if somebody had pointed quickly."""
    page.wait_for_function(READY)
    table = page.url.rpartition("/")[2].partition("?")[0]
    sequence = page.request.get(f"/api/tables/{table}").json()["sequence"]
    actions = [action_to_json(action) for action in actions_of(text)]
    command(page, table, "act", seat=SOLVER, actions=actions, sequence=sequence)


def todays(page: Page) -> tuple[date, Puzzle]:
    told: dict[str, Any] = page.request.get("/api/puzzles").json()
    return date.fromisoformat(told["date"]), puzzles()[told["today"]]


def test_a_turn_is_found_by_mouse_and_stays_solved(visits: Visits) -> None:
    puzzle, text = simple_turn()
    page = visits.visit("/puzzles")
    open_puzzle(page, puzzle).take_turn(puzzle, text)
    expect(page.locator("[data-outcome=right]")).to_be_visible()
    expect(page.locator(WHY)).not_to_be_empty()
    page.locator("[data-outcome] a[href='/puzzles']").click()
    expect(page.locator(f'[data-puzzle="{puzzle.id}"].solved')).to_be_visible()
    page.reload()
    expect(page.locator("[data-puzzle].solved")).to_have_count(1)


def test_whoever_misses_is_shown_the_best_answer_and_tries_again(visits: Visits) -> None:
    page = visits.visit("/puzzles")
    open_puzzle(page, TILE).choose_tile(wrong_answer(TILE))
    expect(page.locator("[data-outcome=wrong]")).to_be_visible()
    expect(page.locator(WHY)).to_have_count(0)
    expect(page.locator("[data-outcome] .nudge")).not_to_be_empty()
    expect(page.locator("[data-outcome] .nudge")).not_to_contain_text(TILE.best[0])
    expect(page.locator(".headline h1")).to_have_text("Have another try")
    expect(page.locator(".headline .line")).not_to_have_css("opacity", "0")
    page.locator("[data-act=show]").click()
    expect(page.locator("[data-outcome=shown]")).to_be_visible()
    expect(page.locator(WHY)).not_to_be_empty()
    before = page.url
    page.locator("[data-act=again]").click()
    page.wait_for_function("(before) => location.href !== before", arg=before)
    PuzzleSolver(page, Random(1)).choose_tile(TILE.best[0])
    expect(page.locator("[data-outcome=right]")).to_be_visible()
    expect(page.locator(".headline h1")).to_have_text("Puzzle solved")
    page.locator("[data-act=next]").click()
    page.locator("[data-exercise]").wait_for()
    expect(page.locator(f'[data-exercise="puzzle-{TILE.id}"]')).to_have_count(0)


# Whether anything moves on the board, or will.
IS_PLAYING = """() => document.querySelector('.headline.playing') !== null ||
  document.getAnimations().map(({ effect }) => effect?.target)
    .some((one) => one?.matches?.('.stage :is(.boat, .disc, .extra)'))"""


def test_the_verdict_comes_at_once_on_a_board_that_rests_and_says_what_the_answer_costs(
    visits: Visits,
) -> None:
    page = visits.visit("/puzzles", size="phone", motion=True)
    puzzle = next(each for each in ALL if each.kind == "turn" and each.rivals[1].turn)
    open_puzzle(page, puzzle)
    dear = max(puzzle.costs, key=lambda line: puzzle.costs[line])
    answer(page, dear)
    expect(page.locator("[data-outcome=wrong] [data-cost=large]")).to_be_visible()
    assert not page.evaluate(IS_PLAYING)
    page.evaluate(AWAITED, [page.url.rpartition("/")[2], [SOLVER]])  # the others have played
    assert not page.evaluate(IS_PLAYING)
    games = round(100 * puzzle.costs[dear])
    expect(page.locator("[data-cost]")).to_have_text(
        f"That costs a lot: of 100 games you win about {games} fewer."
    )
    page.locator("[data-act=again]").click()
    page.wait_for_function(READY)


def test_praise_comes_when_the_board_has_shown_the_turn(visits: Visits) -> None:
    """With the best tile the page plays its turn: first the deed is seen, then it is praised."""
    page = visits.visit("/puzzles", motion=True)
    puzzle = next(each for each in ALL if each.kind == "tile" and "x" in each.then)
    open_puzzle(page, puzzle)
    page.evaluate(KEEP_LOG_OF_PRAISE)
    answer(page, puzzle.best[0])
    expect(page.locator("[data-outcome=right]")).to_be_visible()
    assert "You steal" in page.evaluate("window.told")


@pytest.mark.parametrize("size", ["desk", "tablet", "phone"])
def test_nothing_is_pressed_or_seen_behind_a_verdict(visits: Visits, size: str) -> None:
    page = visits.visit("/puzzles", size=size)
    open_puzzle(page, TILE).choose_tile(wrong_answer(TILE))
    page.locator("[data-outcome=wrong]").wait_for()
    expect(page.locator(".deck")).to_be_hidden()
    assert page.locator(".game > .board").evaluate("(board) => board.inert")
    before = page.url
    page.locator("[data-act=again]").click()
    page.wait_for_function("(before) => location.href !== before", arg=before)
    page.wait_for_function(READY)
    expect(page.locator(".deck")).to_be_visible()
    assert not page.locator(".game > .board").evaluate("(board) => board.inert")


def test_the_puzzle_of_the_day_lengthens_the_streak(visits: Visits) -> None:
    page = visits.visit("/puzzles")
    page.locator("[data-streak='0']").wait_for()
    today, puzzle = todays(page)
    yesterday = (today - timedelta(days=1)).isoformat()
    page.evaluate(KEEP, {"day": yesterday, "streak": 2, "longest": 2})
    page.reload()
    expect(page.locator("[data-streak='2']")).to_be_visible()
    page.locator("[data-act=solve]").click()
    page.locator("[data-exercise]").wait_for()
    answer(page, puzzle.best[0])
    expect(page.locator("[data-outcome=right] [data-streak='3']")).to_be_visible()
    page.goto("/")
    expect(page.locator("[data-act=puzzle]")).to_contain_text("Solved today. Streak: 3 days")
    page.goto("/puzzles")
    expect(page.locator("[data-streak='3']")).to_be_visible()
    long_ago = (today - timedelta(days=2)).isoformat()
    page.evaluate(KEEP, {"day": long_ago, "streak": 9, "longest": 9})
    page.reload()
    expect(page.locator("[data-streak='0']")).to_be_visible()


def test_what_is_shared_tells_no_answer(visits: Visits) -> None:
    page = visits.arrive()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    page.goto("/puzzles")
    open_puzzle(page, TILE)
    answer(page, TILE.best[0])
    page.locator("[data-act=share]").click()
    expect(page.locator("[data-outcome] [role=status]")).not_to_be_empty()
    shared = page.evaluate("navigator.clipboard.readText()")
    first, link = shared.split("\n")
    assert first == f"Niagara puzzle {TILE.id}: solved at the first try"
    assert link == f"{visits.base}/puzzles/{TILE.id}"
    page.goto(link)
    entry = page.locator(f'[data-puzzle="{TILE.id}"]')
    expect(page.locator("#puzzles-shown")).to_contain_text(f"Puzzle {entry.inner_text().strip()},")


def test_the_numbers_of_each_level_have_no_gaps(visits: Visits) -> None:
    page = visits.visit("/puzzles")
    page.locator("[data-puzzle]").first.wait_for()
    for level in page.locator("section.level").all():
        numbers = level.locator("[data-puzzle]").all_inner_texts()
        assert numbers == [str(i + 1) for i in range(len(numbers))]


def test_the_puzzle_of_the_day_begins_at_the_home_page(visits: Visits) -> None:
    page = visits.visit("/")
    _, puzzle = todays(page)
    level = ("easy", "tricky", "hard")[puzzle.level - 1]
    expect(page.locator("[data-act=puzzle]")).to_contain_text(f"best answer · {level}")
    page.locator("[data-act=puzzle]").click()
    page.locator(f'[data-exercise="puzzle-{puzzle.id}"]').wait_for()
    page.get_by_role("link", name="All puzzles").click()
    page.wait_for_url("**/puzzles")


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_wrong_with_puzzles(visits: Visits, size: str, *, dark: bool) -> None:
    page = visits.visit("/puzzles", size=size, dark=dark)
    page.locator("[data-puzzle]").first.wait_for()
    assert violations(page) == []
    open_puzzle(page, TILE)
    assert violations(page) == []
    answer(page, wrong_answer(TILE))
    page.locator("[data-outcome=wrong]").wait_for()
    assert violations(page) == []
    page.locator("[data-act=show]").click()
    page.locator("[data-outcome=shown]").wait_for()
    assert violations(page) == []
