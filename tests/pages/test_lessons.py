"""The lessons in a real browser: all of them in a row, hints, mistakes, and a newcomer."""

from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from exercises.lesson_games import MISTAKEN, PASSED
from niagara.exercises.library import LESSONS
from niagara.rules import Trip
from niagara.rules.notation import action_from_text
from pages.conftest import Visits
from pages.lesson_player import OUTCOME, LessonKeyPlayer, LessonPlayer, trip_id
from pages.player import READY
from pages.pseudo_visit import NEXT_FRAME
from pages.test_layout import SETTLED


def trip_of(text: str) -> Trip:
    trip = action_from_text(text)
    assert isinstance(trip, Trip)
    return trip


def begun(visits: Visits, lesson: str, size: str = "desk", *, motion: bool = False) -> Page:
    """A lesson chosen from the list, waiting for the first decision."""
    page = visits.visit("/lessons", size=size, motion=motion)
    page.locator(f'[data-lesson="lesson-{lesson}"]').click()
    page.wait_for_function(READY)
    return page


def do_all_lessons(player: LessonPlayer) -> None:
    """From the list through all ten, each by its first way, with the button for the next one."""
    page = player.page
    player.press(page.locator(f'[data-lesson="lesson-{LESSONS[0]}"]'))
    for name in LESSONS:
        page.locator(f'[data-exercise="lesson-{name}"]').wait_for()
        assert player.do(*PASSED[name][0]) == "passed", name
        last = name == LESSONS[-1]
        player.press(page.locator(f'{OUTCOME} [data-act="{"home" if last else "next"}"]'))
    page.wait_for_url("**/lessons")
    expect(page.locator("[data-lesson].passed")).to_have_count(len(LESSONS))


def test_all_lessons_by_mouse(visits: Visits) -> None:
    page = visits.visit("/lessons")
    do_all_lessons(LessonPlayer(page))
    page.reload()
    expect(page.locator("[data-lesson].passed")).to_have_count(len(LESSONS))


def test_all_lessons_by_keyboard_in_persian(visits: Visits) -> None:
    page = visits.visit("/lessons?lang=fa")
    expect(page.locator("html[lang=fa][dir=rtl]")).to_be_attached()
    do_all_lessons(LessonKeyPlayer(page))


def test_all_lessons_by_touch_on_a_phone_in_czech(visits: Visits) -> None:
    page = visits.visit("/lessons?lang=cs", size="phone")
    expect(page.locator("html[lang=cs]")).to_be_attached()
    do_all_lessons(LessonPlayer(page, touch=True))


def test_a_mistake_is_explained_and_tried_again(visits: Visits) -> None:
    page = begun(visits, "river")
    player = LessonPlayer(page)
    assert player.do(*MISTAKEN["river", "falls"]) == "mistaken"
    outcome = page.locator(OUTCOME)
    expect(outcome.locator("[data-mistake=falls]")).not_to_be_empty()
    expect(outcome.locator("a[href='/learn#R6.2']")).to_be_visible()
    before = page.url
    expect(outcome.locator("[data-act=again]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => location.href !== before", arg=before)
    assert player.do(*PASSED["river"][0]) == "passed"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_on_a_desk_the_words_stand_at_the_tiles_and_keep_their_place(
    visits: Visits, width: int, height: int
) -> None:
    page = visits.visit("/lessons")
    page.set_viewport_size({"width": width, "height": height})
    page.locator('[data-lesson="lesson-cargo"]').click()
    page.wait_for_function(READY)
    words, tiles = page.locator(".deck [data-said]"), page.locator(".hand ul")
    expect(page.locator("[data-said]")).to_have_count(1)  # they are said once
    page.locator("[data-act=hint]").click()
    said, hint = page.locator(".deck .near"), page.locator(".deck [data-hint=price]")
    expect(hint).to_be_visible()
    page.locator('[data-tile="4"]').click()
    page.locator("section.hand .ask .primary").wait_for()
    expect(words).to_contain_text("Swap it for a diamond")
    picked, row = said.bounding_box(), tiles.bounding_box()
    assert picked
    assert row
    assert 0 < row["y"] - (picked["y"] + picked["height"]) < 120
    page.locator('[data-tile="4"]').click()
    page.locator("section.hand .ask .hint").wait_for()
    put_back = said.bounding_box()
    assert put_back
    assert put_back["y"] + put_back["height"] == picked["y"] + picked["height"]


# Where the goal and the buttons of an exercise are.
PLACES = """() => ['.goal p', '[data-act=hint]', '.leave'].map((what) =>
  JSON.stringify(document.querySelector(`.exercise ${what}`).getBoundingClientRect()))"""


def test_a_hint_moves_neither_the_goal_nor_a_button(visits: Visits) -> None:
    page = visits.visit("/lessons?lang=de")
    page.locator('[data-lesson="lesson-falls"]').click()
    page.wait_for_function(READY)
    expect(page.locator("[data-act=hint]")).to_be_enabled()
    sizes = ((1440, 900), (390, 844), (375, 667), (320, 568), (568, 320))
    before = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED, [width, height])
        before[width, height] = page.evaluate(PLACES)
    page.locator("[data-act=hint]").click()
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED, [width, height])
        hint = page.locator("[data-hint]").bounding_box()
        goal = page.locator("[data-said]").bounding_box()
        assert page.evaluate(PLACES) == before[width, height], (width, height)
        assert hint
        assert goal
        is_beside = hint["x"] >= goal["x"] + goal["width"]
        assert is_beside or hint["y"] >= goal["y"] + goal["height"], (width, height)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_first_lesson_leads_step_by_step_and_warns_of_nothing_yet(
    visits: Visits, size: Any
) -> None:
    page = begun(visits, "launch", size)
    bar, player = page.locator(".exercise"), LessonPlayer(page)
    asked = page.locator("[data-said]")
    room = bar.bounding_box()
    expect(asked).to_contain_text("Choose a tile.")
    page.locator('[data-tile="3"]').click()
    expect(asked).to_have_text("Now play this tile.")
    page.locator("section.hand .ask .primary").click()
    expect(asked).to_contain_text("Now launch your canoe")
    launch = action_from_text("0>3")
    assert isinstance(launch, Trip)
    player.take_trip(launch)
    expect(asked).to_have_text("Now end your turn.")
    expect(page.locator("[class*=ghost], .danger")).to_have_count(0)
    player.end_turn()
    expect(asked).to_contain_text("Now back to the shore")
    expect(page.locator("[class*=ghost], .danger")).to_have_count(0)
    assert bar.bounding_box() == room, "the steps take the same room"
    assert player.do("6", "0>s .") == "passed"
    expect(page.locator(".headline h1")).to_have_text("Lesson done")
    if size == "phone":
        expect(page.locator(".exercise .done")).to_contain_text("Launch a canoe")


def test_a_step_says_kindly_when_something_else_is_planned(visits: Visits) -> None:
    page = begun(visits, "launch", size="phone")
    player = LessonPlayer(page, touch=True)
    asked = page.locator("[data-said]")
    player.press(page.locator('[data-tile="6"]'))
    expect(asked).to_have_text("Start with a small number: try 2.")
    player.press(page.locator('[data-tile="2"]'))
    expect(asked).to_have_text("Now play this tile.")
    player.press(page.locator("section.hand .ask .primary"))
    page.wait_for_function(READY)
    expect(page.locator(".turn .advice")).to_be_hidden()  # the lesson says it
    launch = action_from_text("0>2")
    assert isinstance(launch, Trip)
    player.take_trip(launch)
    expect(asked).to_have_text("Now end your turn.")
    expect(page.locator(".board .place")).to_have_count(0)  # the other canoe is not taught yet
    player.end_turn()
    page.wait_for_function(READY)
    expect(asked).to_contain_text("Now back to the shore")
    player.press(page.locator('[data-tile="1"]'))
    expect(asked).to_have_text("That doesn’t reach the shore. Choose a bigger number.")
    player.press(page.locator('[data-tile="3"]'))
    player.press(page.locator("section.hand .ask .primary"))
    expect(asked).to_have_text("Now choose the shore.")
    # Loading and swapping come later: only the shore is offered.
    expect(page.locator(".board .spot")).to_have_count(1)
    expect(page.locator('.board .spot[data-spot="shore"]')).to_be_visible()
    player.press(page.locator(".board .spot"))
    expect(asked).to_have_text("Now end your turn.")


# Whether a hint lies over what is said of the game, over a player or over a disc.
HINT_COVERS = """() => {
  const hint = document.querySelector('[data-hint]').getBoundingClientRect();
  return ['.headline', '.players > *', '.exercise [data-said]', '.exercise .fact', '.board .disc']
    .filter((what) => [...document.querySelectorAll(what)].some((one) => {
      const box = one.getBoundingClientRect();
      return box.left < hint.right && hint.left < box.right &&
        box.top < hint.bottom && hint.top < box.bottom;
    }));
}"""


@pytest.mark.parametrize("language", ["en", "de", "bg", "cs", "fa", "ro"])
def test_on_a_phone_a_hint_covers_nothing_that_is_said(visits: Visits, language: str) -> None:
    for lesson in ("launch", "points", "cargo"):
        page = visits.visit(f"/lessons?lang={language}", size="phone")
        page.locator(f'[data-lesson="lesson-{lesson}"]').click()
        page.wait_for_function(READY)
        page.locator("[data-act=hint]:enabled").click()
        page.locator("[data-hint]").wait_for()
        assert page.evaluate(HINT_COVERS) == [], lesson
        page.set_viewport_size({"width": 375, "height": 667})
        page.wait_for_function(f"() => !/headline|exercise/.test(({HINT_COVERS})())")


# Whether no ring and no tag is seen where the answer stands.
NONE_BEHIND = """() => {
  const note = document.querySelector('.passing').getBoundingClientRect();
  const meets = ({left, right, top, bottom}) => left < note.right && note.left < right &&
    top < note.bottom && note.top < bottom;
  return ![...document.querySelectorAll('.ring[data-point], .board .tag')]
    .filter((one) => one.checkVisibility({visibilityProperty: true}))
    .some((one) => meets(one.getBoundingClientRect()));
}"""


def test_no_ring_and_no_tag_is_seen_behind_the_answer_why_not(visits: Visits) -> None:
    page = begun(visits, "points", size="phone")
    LessonPlayer(page, touch=True).decide("6")
    page.wait_for_function(READY)
    ring = page.locator(".ring[data-point='space:4']")
    note = page.locator(".passing")
    expect(ring).to_be_visible()
    for space in ("1", "7L", "3"):
        page.locator(f".board [data-unreached='{space}']").dispatch_event("click")
        note.wait_for()
        page.wait_for_function(NONE_BEHIND)
        expect(ring).to_be_visible()  # the answer has found another place
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)
        expect(ring).to_be_visible()


# What is picked up first in a lesson that leaves the way open, and what it says to that.
WRONG_TILES = [
    ("cargo", "2", "2 is too small: 2 to unload and 2 to load. Try a bigger number."),
    ("cargo", "cloud", "The cloud moves no canoe, only the weather. Choose a number."),
    ("tiles", "1", "With 1 you can’t load: that takes 2 steps. Try a bigger number."),
    ("weather", "4", "With 4 your canoe must move, but it should stay. Try the cloud."),
    ("steal", "5", "With 5 you’d miss the loaded canoes. Count the discs up to one."),
    ("falls", "cloud", "Your canoe is still lost. Put this tile back and pay a gem first."),
]


@pytest.mark.parametrize(("lesson", "tile", "words"), WRONG_TILES)
def test_a_lesson_replies_to_a_wrong_tile_before_it_is_played(
    visits: Visits, lesson: str, tile: str, words: str
) -> None:
    page = begun(visits, lesson)
    expect(page.locator("[data-act=hint]")).to_be_enabled()  # the server has said what is wanted
    bar = page.locator(".exercise")
    asked, room = page.locator("[data-said]"), bar.bounding_box()
    goal = asked.inner_text()
    page.locator(f'[data-tile="{tile}"]').click()
    expect(asked).to_have_text(words)
    page.locator(f'[data-tile="{tile}"]').click()  # it is put back
    expect(asked).to_have_text(goal)
    assert bar.bounding_box() == room, "the words take the same room"


def test_a_tile_is_right_once_the_lost_canoe_is_paid_for(visits: Visits) -> None:
    page = begun(visits, "falls")
    player = LessonPlayer(page)
    player.decide("$0A")
    page.wait_for_function(READY)
    page.locator('[data-tile="2"]').click()
    expect(page.locator("section.hand .ask .primary")).to_be_visible()
    expect(page.locator("[data-said]")).to_contain_text("Pay a gem")


def test_a_wrong_step_of_the_weather_is_told_before_the_turn_ends(visits: Visits) -> None:
    page = begun(visits, "weather")
    player = LessonPlayer(page)
    player.decide("~")
    page.wait_for_function(READY)
    asked = page.locator("[data-said]")
    page.locator('section.weather [aria-keyshortcuts="+"]').click()
    expect(asked).to_have_text("That makes the river faster. Undo, then choose −1.")
    page.locator(".turn .ends button").first.click()
    expect(asked).to_contain_text("Keep your canoe")


END = "Now end your turn."
# What is played, a wrong trip then, what the lesson says to it, and a right one.
WRONG_TRIPS = [
    (
        "cargo",
        ["4"],
        "0>s",
        "That isn’t a swap. Undo, then choose your canoe’s own disc.",
        "0-+D>4",
    ),
    (
        "cargo",
        ["5"],
        "0>s",
        "That isn’t a swap. Undo, then swap first and paddle the rest.",
        "0-+D>3",
    ),
    (
        "river",
        [],
        "0>7L+R",
        "That ruby isn’t safe, or there is none. Undo, then try the right arm.",
        "0>7R+R",
    ),
    ("tiles", ["3"], "0>4", "That way you keep no gem. Undo, then load one farther up.", "0>6R+S"),
    (
        "steal",
        ["1"],
        "0>6L",
        "That way you steal nothing. Undo, then paddle up to disc 4.",
        "0>4xc0",
    ),
    ("steal", ["3"], "0>2", "That way you steal nothing. Undo, then steal at disc 2.", "0>2xb0"),
]


@pytest.mark.parametrize(("lesson", "before", "wrong", "words", "right"), WRONG_TRIPS)
def test_a_lesson_replies_to_what_is_planned_in_the_turn(
    visits: Visits, lesson: str, before: list[str], wrong: str, words: str, right: str
) -> None:
    page = begun(visits, lesson)
    player, asked = LessonPlayer(page), page.locator("[data-said]")
    goal = asked.inner_text()
    player.decide(*before)
    page.wait_for_function(READY)
    player.take_trip(trip_of(wrong))
    expect(asked).to_have_text(words)
    expect(page.locator(".turn .advice")).to_be_hidden()  # nothing else says what to do
    headline = page.locator(".headline h1")
    expect(headline).not_to_contain_text("end your turn")
    page.locator(".turn .ends button").first.click()
    expect(asked).to_have_text(goal)
    expect(page.locator(".turn .advice")).to_be_visible()
    page.wait_for_function(READY)
    player.take_trip(trip_of(right))
    expect(asked).to_have_text(END)
    expect(headline).to_contain_text("end your turn")
    expect(page.locator(".turn .advice")).to_be_hidden()


@pytest.mark.parametrize(
    ("first", "words", "then"),
    [
        ("0>s", "Well done. Your other canoe has to move too.", "1>2"),
        ("1>2", "Win the game this turn.", "0>s"),  # it still can be won
    ],
)
def test_where_both_canoes_have_to_move_a_lesson_says_what_is_left(
    visits: Visits, first: str, words: str, then: str
) -> None:
    page = begun(visits, "goals")
    player, asked = LessonPlayer(page), page.locator("[data-said]")
    player.decide("4")
    page.wait_for_function(READY)
    player.take_trip(trip_of(first))
    page.wait_for_function(READY)
    expect(asked).to_have_text(words)
    player.take_trip(trip_of(then))
    expect(asked).to_have_text(END)


def test_a_lesson_that_waits_for_no_certain_trip_says_when_the_turn_can_end(
    visits: Visits,
) -> None:
    page = begun(visits, "round")
    player, asked = LessonPlayer(page), page.locator("[data-said]")
    player.decide("5", "0>3+A", "6")
    page.wait_for_function(READY)
    player.take_trip(trip_of("0>s"))
    expect(asked).to_have_text(END)


def test_what_a_lesson_teaches_comes_first_in_the_list(visits: Visits) -> None:
    page = begun(visits, "cargo")
    player = LessonPlayer(page)
    player.decide("4")
    page.wait_for_function(READY)
    player.select(0)
    first = page.locator(".moves [data-target]").first
    expect(first).to_have_attribute("data-target", trip_id(trip_of("0-+D>4")))


def test_a_tile_shows_nothing_that_the_lesson_would_not_offer(visits: Visits) -> None:
    page = visits.arrive()
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    for lesson, previews in (("cargo", True), ("launch", False)):
        page.goto("/lessons")
        page.locator(f'[data-lesson="lesson-{lesson}"]').click()
        page.wait_for_function(READY)
        expect(page.locator("[data-act=hint]")).to_be_enabled()
        with sockets[-1].expect_event("framereceived", lambda text: '"preview"' in text):
            page.locator('[data-tile="5"]').click()
        page.evaluate(NEXT_FRAME)
        assert (page.locator(".board .glow").count() > 0) is previews, lesson
        assert page.locator("section.hand .reach").is_visible() is previews, lesson


@pytest.mark.parametrize(("way", "gem"), [(0, "amethyst"), (1, "diamond")])
def test_what_was_learned_shows_what_was_really_loaded(visits: Visits, way: int, gem: str) -> None:
    page = begun(visits, "points")
    assert LessonPlayer(page).do(*PASSED["points"][way]) == "passed"
    expect(page.locator(f".learned [data-part={gem}]")).to_have_count(1)
    expect(page.locator(".learned .tile")).to_have_count(0)


# Plans a trip, as one that was planned before the page was loaded again.
PLAN = """([table, round, trip]) => sessionStorage.setItem(`niagara.staged.${table}`,
  JSON.stringify({seat: 0, round, actions: [trip]}))"""


def test_a_plan_that_is_not_the_step_is_told_until_it_is_undone(visits: Visits) -> None:
    page = begun(visits, "launch")
    player = LessonPlayer(page)
    player.decide("2", "0>2", "3")
    asked = page.locator("[data-said]")
    expect(asked).to_have_text("Now choose the shore.")
    trip = {"type": "trip", "canoe": 0, "before": [{"load": "amethyst"}], "to": "2", "after": []}
    page.evaluate(PLAN, [page.url.rpartition("/")[2], 2, trip])
    page.reload()
    expect(asked).to_have_text("That isn’t the shore yet. Undo, then choose the shore.")
    page.locator(".turn .ends button").first.click()
    expect(asked).to_have_text("Now choose the shore.")
    player.decide("0>s .")
    expect(page.locator("[data-outcome=passed]")).to_be_visible()


def test_the_first_lesson_says_what_the_river_does_while_it_flows(visits: Visits) -> None:
    page = begun(visits, "launch", size="phone", motion=True)
    player = LessonPlayer(page, touch=True)
    asked = page.locator("[data-said]")
    player.play_tile(page.locator('[data-tile="2"]'))
    page.wait_for_function(READY)
    launch = action_from_text("0>2")
    assert isinstance(launch, Trip)
    player.take_trip(launch)
    player.end_turn()
    expect(asked).to_have_text("Now the others play.")
    expect(asked).to_have_text("The river now flows as far as the lowest tile: 1 disc.")
    expect(page.locator(".caption")).to_have_count(0)  # the lesson says it
    expect(asked).to_contain_text("Now back to the shore")


def test_the_rivals_keep_their_colours_from_lesson_to_lesson(visits: Visits) -> None:
    rivals = []
    for lesson in ("lesson-launch", "lesson-points"):
        page = visits.visit("/lessons")
        page.locator(f'[data-lesson="{lesson}"]').click()
        page.wait_for_function(READY)
        rivals.append(page.locator(".badge").all_inner_texts()[1:])
        page.context.close()
    names = [[text.split("\n")[0] for text in texts] for texts in rivals]
    assert names[0] == names[1]


def test_hints_come_by_themselves_and_point_at_the_thing(visits: Visits) -> None:
    page = visits.arrive()
    page.clock.install()
    page.goto("/lessons")
    page.locator('[data-lesson="lesson-points"]').click()
    page.wait_for_function(READY)
    expect(page.locator("[data-exercise][data-state=going]")).to_be_visible()
    expect(page.locator("[data-act=hint]")).to_be_enabled()
    assert page.locator("[data-hint]").count() == 0
    page.clock.run_for(20_000)
    expect(page.locator("[data-hint=count]")).to_be_visible()
    page.clock.run_for(20_000)
    expect(page.locator("[data-hint=sum]")).to_be_visible()
    ring = page.locator("[data-point='tile:5']").bounding_box()
    assert ring == page.locator("[data-tile='5']").bounding_box()


# Closes a choice, and answers where the ring was before and is in the next picture.
RING_AFTER_CLOSING = """async () => {
  const ring = () => document.querySelector('[data-point]')?.getBoundingClientRect();
  const place = () => JSON.stringify(ring());
  const before = place();
  document.querySelector('.board .choice .close').click();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return [before, place()];
}"""


def test_a_ring_is_round_around_a_disc_and_goes_with_what_it_is_around(visits: Visits) -> None:
    page = begun(visits, "steal")
    player = LessonPlayer(page)
    player.decide("1")
    page.wait_for_function(READY)
    player.select(0)
    page.locator("[data-act=hint]").click()
    ring = page.locator(".ring[data-point]")
    expect(ring).to_have_css("border-radius", "50%")
    page.locator('.board [data-spot="4"]').dispatch_event("contextmenu")
    page.locator(".board .choice").wait_for()
    expect(ring).not_to_have_css("border-radius", "50%")
    before, after = page.evaluate(RING_AFTER_CLOSING)
    assert before != after


# What a hint spoke of is done; or a choice is asked for on the way.
NEXT = "(before) => document.querySelector('[data-hint]')?.dataset.hint !== before"
# What the hint points at, or that the lesson is over. Hints are asked for until one is there: what
# was asked for as the moment changed is taken back, and the last one may have come by itself.
POINTED = """() => {
  if (document.querySelector('[data-outcome]')) return {isOver: true};
  const ring = document.querySelector('[data-point]')?.getBoundingClientRect();
  const id = document.querySelector('[data-hint]')?.dataset.hint;
  if (ring && id) return {x: ring.x, y: ring.y, width: ring.width, height: ring.height, id};
  document.querySelector('[data-act=hint]:enabled')?.click();
}"""
ANSWERED = f"(before) => document.querySelector('.board .choice') || ({NEXT})(before)"


def follow_hints(page: Page, most: int = 30) -> None:
    """Do what the hints point at and nothing else, to the end of the lesson."""
    for _ in range(most):
        box = page.wait_for_function(POINTED).json_value()
        if "isOver" in box:
            return
        before = box["id"]
        # In the row of tiles the last number is the largest: it reaches the shore.
        across = 0.78 if before == "back" else 0.5
        page.mouse.click(box["x"] + across * box["width"], box["y"] + box["height"] / 2)
        page.wait_for_function(ANSWERED, arg=before)
        if page.locator(".board .choice").count():
            page.locator(".board .choice [data-choice]").first.click()
        page.wait_for_function(NEXT, arg=before)
    raise AssertionError("the hints do not lead to the end")


def test_a_newcomer_is_in_the_first_lesson_with_one_tap_and_is_led_through_it(
    visits: Visits,
) -> None:
    page = visits.visit("/")
    page.locator("[data-act=lesson]").click()  # four taps are allowed
    page.locator("[data-exercise=lesson-launch]").wait_for()
    page.wait_for_function(READY)
    follow_hints(page)
    expect(page.locator("[data-outcome=passed]")).to_be_visible()


def test_lessons_are_no_games(visits: Visits) -> None:
    page = begun(visits, "goals")
    assert LessonPlayer(page).do(*PASSED["goals"][0]) == "passed"
    expect(page.locator("article.result")).to_have_count(0)
    page.goto("/")
    expect(page.locator("[data-act=lesson]")).to_be_visible()
    expect(page.locator(".games a")).to_have_count(0)


def test_a_lesson_that_is_won_shows_the_scene_of_a_won_game_and_then_how_it_went(
    visits: Visits,
) -> None:
    page = begun(visits, "goals", motion=True)
    LessonPlayer(page).decide(*PASSED["goals"][0])
    expect(page.get_by_text("Now the others play.").first).to_be_visible()
    expect(page.locator("#victory")).to_have_text("You win!")
    page.locator("#victory").click()
    expect(page.locator(f"{OUTCOME} [data-act=next]")).to_be_focused()
    expect(page.locator("article.result")).to_have_count(0)


@pytest.mark.parametrize("lesson", ["cargo", "tiles", "falls", "goals"])
def test_on_a_tablet_the_bar_has_room_for_all_its_words(visits: Visits, lesson: str) -> None:
    page = begun(visits, lesson, size="tablet")
    table = page.url
    for language in ("en", "de", "bg", "cs", "fa", "ro"):
        page.goto(f"{table}?lang={language}")
        page.wait_for_function(READY)
        outer = page.locator(".exercise").bounding_box()
        inner = page.locator(".exercise .goal").bounding_box()
        assert outer
        assert inner
        assert inner["y"] >= outer["y"], (lesson, language)
        assert inner["height"] <= outer["height"], (lesson, language)


@pytest.mark.parametrize("language", ["en", "de", "bg", "cs", "fa", "ro"])
def test_the_first_lesson_says_what_the_game_is_about_where_there_is_little_height(
    visits: Visits, language: str
) -> None:
    page = visits.arrive("phone")
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(f"/lessons?lang={language}")
    page.locator('[data-lesson="lesson-launch"]').click()
    bar = page.locator("[data-exercise=lesson-launch]")
    fact = bar.locator(".fact")
    fact.wait_for()
    if language == "en":
        expect(fact).to_contain_text("four gems of one kind, all five kinds, or seven in all")
    outer, inner = bar.bounding_box(), fact.bounding_box()
    assert outer
    assert inner
    assert inner["y"] >= outer["y"]
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"], "it fits the bar"
