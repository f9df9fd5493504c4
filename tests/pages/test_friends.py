"""Friends at a table: somebody's browser is closed, somebody is removed, somebody types a name."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from niagara.rules import Options, new_game
from niagara.rules.codec import record_to_json
from pages.conftest import Visits
from pages.player import READY, BoardPlayer
from pages.tables import ME, OPEN, bot, command, lay
from pages.test_pages import violations
from play import some_game, steps

SHORTEST = 5  # seconds of absence after which a bot may play


def badge(page: Page, name: str) -> Locator:
    return page.locator(".badge", has_text=name)


def choose(page: Page) -> None:
    """Choose a tile."""
    page.locator("section.hand button.tile:enabled").first.wait_for()
    BoardPlayer(page, Random(1)).choose()


def friends(visits: Visits, *names: str) -> list[Page]:
    """A game of some people, each with a page that shows it."""
    pages = [visits.arrive(name=name) for name in names]
    table = lay(pages[0], ME, *[OPEN] * (len(names) - 1), start=False, stand_in_after=SHORTEST)
    for page in pages[1:]:
        command(page, table, "join")
    command(pages[0], table, "start")
    for page in pages:
        page.goto(f"/t/{table}")
        page.locator("section.hand button.tile:enabled").first.wait_for()
    return pages


def test_a_closed_browser_holds_nobody_up(visits: Visits) -> None:
    ann, ben, cem = friends(visits, "Ann", "Ben", "Cem")
    kept = ben.context.storage_state()
    choose(ann)
    choose(cem)
    ben.context.close()
    for page in (ann, cem):
        expect(badge(page, "Ben")).to_contain_text("Away since")
        expect(badge(page, "Ben")).not_to_contain_text("Choosing")
        expect(badge(page, "Cem")).not_to_contain_text("Away")
        expect(page.locator(".headline")).to_contain_text("Ben is away")
        expect(page.get_by_text("Ben is away. Let a bot take over")).to_be_visible()
    bot_plays = "Let a bot play"
    ann.get_by_role("button", name=bot_plays).click()
    expect(ann.get_by_text("1 of 2 votes")).to_be_visible()
    expect(cem.get_by_text("1 of 2 votes")).to_be_visible()
    assert violations(cem) == []
    cem.get_by_role("button", name=bot_plays).click()
    expect(badge(ann, "Ben")).to_contain_text("Bot playing for Ben")
    ann.set_viewport_size({"width": 1024, "height": 768})
    expect(ann.locator(".chip", has_text="Ben")).to_contain_text("Bot plays")
    ann.set_viewport_size({"width": 390, "height": 844})
    expect(
        ann.locator(".chip", has_text="Ben").get_by_role("img", name="Bot plays")
    ).to_be_visible()
    ann.set_viewport_size({"width": 1440, "height": 900})
    expect(ann.get_by_text("A bot is playing until").first).to_be_visible()
    expect(ann.locator(".headline")).not_to_contain_text("choosing")
    # Ben is back, in another window of his browser.
    context = visits.browser.new_context(
        base_url=visits.base, storage_state=kept, reduced_motion="reduce"
    )
    back = visits.listen(context.new_page())
    back.goto(ann.url)
    expect(badge(ann, "Ben")).not_to_contain_text("Away")
    others = [BoardPlayer(page, Random(i)) for i, page in enumerate((ann, cem))]
    ben_again = BoardPlayer(back, Random(9))
    while "person" not in [step.get("by") for step in steps_of_ben(back) if is_act(step)]:
        for player in (*others, ben_again):
            if player.state != "wait":
                player.act()
    assert "returned" in {step["kind"] for step in steps_of_ben(back)}


def steps_of_ben(page: Page) -> list[dict[str, Any]]:
    """What was done at seat 1 of the table that a page shows."""
    table = page.url.rpartition("/")[2]
    steps: list[dict[str, Any]] = page.request.get(f"/api/tables/{table}").json()["steps"]
    return [step for step in steps if step.get("seat") == 1]


def is_act(step: dict[str, Any]) -> bool:
    return bool(step["kind"] == "acted")


def test_whoever_is_left_ends_the_game_alone(visits: Visits) -> None:
    ann, ben, cem = friends(visits, "Ann", "Ben", "Cem")
    ben.context.close()
    cem.context.close()
    expect(badge(ann, "Cem")).to_contain_text("Away since")
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="End the game").click()
    expect(ann.get_by_role("button", name="Keep playing")).to_be_visible()  # it asks first
    ann.get_by_role("button", name="End the game").click()
    expect(ann.locator("article.result")).to_be_visible()


def test_whom_the_host_removes_is_told_and_stays_out_until_let_in_again(visits: Visits) -> None:
    ann, ben = visits.arrive(name="Ann"), visits.arrive(name="Ben")
    table = lay(ann, ME, OPEN, bot(), start=False)
    command(ben, table, "join")
    ann.goto(f"/t/{table}")
    ben.goto(f"/t/{table}")
    ann.get_by_role("button", name="Remove Ben").click()
    expect(ann.get_by_text("unless you let them back in")).to_be_visible()
    ann.get_by_role("button", name="Cancel").click()
    expect(ben.get_by_role("button", name="Leave the table")).to_be_visible()
    ann.get_by_role("button", name="Remove Ben").click()
    assert violations(ann) == []
    ann.get_by_role("button", name="Remove", exact=True).click()
    expect(ben.get_by_text("Ann removed you from this table")).to_be_visible()
    expect(ben.get_by_role("button", name="Sit")).to_have_count(0)
    ann.get_by_role("button", name="Let Ben back in").click()
    ben.get_by_role("button", name="Join the game").click()
    expect(ann.get_by_role("button", name="Remove Ben")).to_be_visible()


def test_a_name_just_typed_is_the_name_one_sits_with(visits: Visits) -> None:
    ann, guest = visits.arrive(name="Ann"), visits.arrive()
    table = lay(ann, ME, OPEN, bot(), start=False)
    ann.goto(f"/t/{table}")
    guest.goto(f"/t/{table}")
    guest.get_by_label("Your name").fill("Zoë")
    # As a tap on a phone: the field is not left before the button is pressed.
    guest.get_by_role("button", name="Join the game").evaluate("button => button.click()")
    expect(ann.get_by_role("button", name="Remove Zoë")).to_be_visible()
    guest.get_by_label("Your name").fill("Zora")
    guest.get_by_role("button", name="Leave the table").wait_for()
    ann.get_by_label("Your name").fill("Anna")
    ann.get_by_role("button", name="Start").evaluate("button => button.click()")
    expect(badge(guest, "Anna")).to_be_visible()


def test_unread_chat_is_marked_where_the_log_is_behind_a_button(visits: Visits) -> None:
    ann, ben = visits.arrive(size="phone", name="Ann"), visits.arrive(name="Ben")
    table = lay(ann, ME, OPEN, bot(), start=False)
    command(ben, table, "join")
    command(ann, table, "start")
    ann.goto(f"/t/{table}")
    log = ann.get_by_role("button", name="Chat and log")
    expect(log).to_have_accessible_name("Chat and log")
    command(ben, table, "say", text="Good luck!")
    expect(log).to_have_accessible_name("Chat and log: 1 new message")
    assert violations(ann) == []
    log.tap()
    expect(ann.get_by_role("dialog", name="Chat and log").get_by_text("Good luck!")).to_be_visible()
    ann.get_by_role("button", name="Close").tap()
    expect(log).to_have_accessible_name("Chat and log")


def test_a_lobby_tells_of_words_that_are_out_of_sight(visits: Visits) -> None:
    ann, ben = visits.arrive(size="phone", name="Ann"), visits.arrive(name="Ben")
    table = lay(ann, ME, OPEN, OPEN, bot(), start=False)
    command(ben, table, "join")
    ann.goto(f"/t/{table}")
    ann.get_by_role("log").wait_for(state="attached")
    heard = ann.locator("footer .heard")
    command(ben, table, "say", text="Ready when you are!")
    expect(heard).to_have_text("Ben Ready when you are!")
    assert violations(ann) == []
    heard.tap()
    expect(ann.get_by_role("log").get_by_text("Ready when you are!")).to_be_in_viewport()
    expect(heard).to_have_count(0)
    command(ben, table, "emote", emote="hello")
    expect(ann.get_by_role("log")).to_contain_text("Hello!")
    expect(heard).to_have_count(0)


def test_who_is_away_is_said_in_a_word_on_a_phone(visits: Visits) -> None:
    ann, ben = visits.arrive(size="phone", name="Ann"), visits.arrive(name="Ben")
    table = lay(ann, ME, OPEN, bot(), bot(), start=False)
    command(ben, table, "join")
    command(ann, table, "start")
    ann.goto(f"/t/{table}")
    chip = ann.locator(".chip", has_text="Ben")
    expect(chip.locator(".doing")).to_have_text("Away")
    for width, height in ((390, 844), (412, 915), (820, 1180), (1024, 768)):
        ann.set_viewport_size({"width": width, "height": height})
        expect(chip.locator(".doing")).to_be_visible()
        expect(chip.locator(".name")).to_be_visible()
    ann.set_viewport_size({"width": 390, "height": 844})
    chip.tap()
    expect(ann.get_by_role("dialog").get_by_text("Away since")).to_be_visible()


def test_what_somebody_said_stays_theirs_when_a_bot_takes_over(visits: Visits) -> None:
    ann, ben = visits.arrive(size="phone", name="Ann"), visits.arrive(name="Ben")
    table = lay(ann, ME, OPEN, bot(), start=False)
    command(ben, table, "join")
    command(ben, table, "say", text="Ready?")
    command(ann, table, "start")
    command(ben, table, "emote", emote="hello")
    command(ben, table, "resign", seat=1)
    ann.goto(f"/t/{table}")
    ann.get_by_role("button", name=re.compile("log")).tap()
    log = ann.get_by_role("dialog").locator(".log")
    expect(log.locator(".said .line")).to_have_text(["Ben Ready?", "Ben Hello!"])
    expect(log.get_by_text("Ben resigns. The bot")).to_be_visible()


def test_phrases_are_behind_a_button_and_leave_the_log_its_room(visits: Visits) -> None:
    ann, ben = friends(visits, "Ann", "Ben", "Cem")[:2]
    expect(ann.locator(".talk")).to_be_visible()
    room = ann.locator(".feedbox").bounding_box()
    log = ann.locator(".feedbox .log").bounding_box()
    assert room
    assert log
    assert log["width"] <= room["width"]
    assert log["height"] > room["height"] - 80, "one line is for the chat"
    opener = ann.get_by_role("button", name="Quick phrases")
    phrase = ann.get_by_role("button", name="Nice move!")
    expect(phrase).to_be_hidden()
    ways_to_close: tuple[Callable[[], None], ...] = (
        lambda: ann.keyboard.press("Escape"),
        lambda: ann.locator(".headline").click(),
        phrase.click,
    )
    for close in ways_to_close:
        opener.click()
        expect(opener).to_have_attribute("aria-expanded", "true")
        expect(phrase).to_be_in_viewport(ratio=1)
        close()
        expect(phrase).to_be_hidden()
        expect(opener).to_have_attribute("aria-expanded", "false")
    expect(opener).to_be_focused()
    expect(ben.locator(".feedbox .log")).to_contain_text("Nice move!")
    ann.keyboard.press("Enter")
    ann.keyboard.press("Tab")
    expect(ann.get_by_role("button", name="Hello!")).to_be_focused()
    assert violations(ann) == []
    ann.keyboard.press("Escape")
    expect(opener).to_be_focused()


# How far from the left edge of its line each of some letters of a text stands.
LETTERS = """(line, letters) => letters.map((letter) => {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.data.lastIndexOf(letter);
    if (at < 0) continue;
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().x;
  }
})"""


def test_what_people_type_keeps_its_direction_in_persian(visits: Visits) -> None:
    ann, ben = visits.arrive(name="Ann (2)"), visits.arrive(name="Ben")
    table = lay(ann, ME, OPEN, bot(), start=False)
    command(ben, table, "join")
    command(ann, table, "say", text="Ready to paddle?")
    ben.goto(f"/t/{table}?lang=fa")
    expect(ben.locator("html")).to_have_attribute("dir", "rtl")
    said = ben.locator(".said p, .said .line", has_text="Ready to paddle?")
    first, last = said.evaluate(LETTERS, ["R", "?"])
    assert first < last, "the question mark ends the sentence, in the lobby"
    command(ann, table, "start")
    said = ben.locator(".log .said .line")
    first, last = said.evaluate(LETTERS, ["R", "?"])
    assert first < last, "the question mark ends the sentence, in the log"
    name = ben.locator(".badge .name", has_text="Ann (2)")
    first, last = name.evaluate(LETTERS, ["A", ")"])
    assert first < last, "a name is written in its own direction"
    field = ben.locator(".talk input")
    assert field.evaluate("(one) => getComputedStyle(one).direction") == "rtl"
    field.fill("Let us go!")
    assert field.evaluate("(one) => getComputedStyle(one).direction") == "ltr"


def test_before_a_game_nobody_speaks_of_moves(visits: Visits) -> None:
    ann, ben = visits.arrive(size="phone", name="Ann"), visits.arrive(name="Ben")
    table = lay(ann, ME, OPEN, bot(), start=False)
    command(ben, table, "join")
    ann.goto(f"/t/{table}")
    ann.get_by_role("button", name="Quick phrases").tap()
    expect(ann.get_by_role("button", name="Hello!")).to_be_in_viewport(ratio=1)
    expect(ann.get_by_role("button", name="move!")).to_have_count(0)
    assert violations(ann) == []
    ann.get_by_role("button", name="Hello!").tap()
    expect(ann.get_by_role("log")).to_contain_text("Hello!")


def test_the_link_can_be_copied_inside_the_game(visits: Visits) -> None:
    ann = visits.arrive(name="Ann")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = lay(ann, ME, bot(), bot())
    ann.goto(f"/t/{table}")
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Copy the link to this table").click()
    expect(ann.get_by_text("Copied")).to_be_visible()
    assert ann.evaluate("navigator.clipboard.readText()") == f"{visits.base}/t/{table}"


def test_the_rematch_of_a_continued_game_begins_where_that_one_began(visits: Visits) -> None:
    ann = visits.arrive(name="Ann")
    position = new_game(3, 0, 0, Options(round_limit=1))
    table = lay(ann, ME, bot(), bot(), position=position)
    ann.goto(f"/t/{table}")
    BoardPlayer(ann, Random(1)).play()
    ann.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    ann.locator("section.hand button.tile:enabled").first.wait_for()
    assert ann.url != f"{visits.base}/t/{table}"


def test_a_record_is_opened_from_a_file_or_pasted_and_played_on(visits: Visits) -> None:
    game = some_game(3)
    for _ in steps(game, 3, rounds=3):
        pass
    page = visits.visit("/watch", name="Ann")
    page.get_by_role("link", name="Open a saved game").click()
    page.get_by_label("Or paste a saved game").wait_for()
    assert violations(page) == []
    page.get_by_label("Or paste a saved game").fill("Dear editor")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("This isn’t a saved game of Niagara")).to_be_visible()
    page.get_by_label("Or paste a saved game").fill(str(game.record))
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    page.goto("/record")
    body = json.dumps(record_to_json(game.record)).encode()
    file = FilePayload(name="a.json", mimeType="application/json", buffer=body)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".game").wait_for()
    assert "/t/" in page.url


# What lies under what somebody says: goals and gems of anybody, and what others are doing.
UNDER_WORDS = """() => {
  const bubble = document.querySelector('.badge .bubble');
  const over = bubble.getBoundingClientRect();
  const meets = (box) => box.width > 0 && box.left < over.right - 1 && over.left < box.right - 1 &&
    box.top < over.bottom - 1 && over.top < box.bottom - 1;
  const words = (each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getBoundingClientRect();
  };
  const speaker = bubble.closest('.badge');
  return [...document.querySelectorAll('.badge :is(.goals, .progress, .tray, .doing)')]
    .filter((each) => each.checkVisibility() && !(each.matches('.doing') && speaker.contains(each)))
    .filter((each) => meets(words(each))).map((each) => each.className);
}"""


# What is said stays, so that it can be measured.
STAYS = """const later = window.setTimeout;
window.setTimeout = (then, time, ...rest) => (time === 5000 ? 0 : later(then, time, ...rest));"""


@pytest.mark.parametrize("bots", [1, 3])
@pytest.mark.parametrize(
    "size", [(1440, 900), (1024, 768), (820, 1180), (390, 844), (844, 390), (700, 700)]
)
def test_what_somebody_says_lies_over_nobodys_goals_or_status(
    visits: Visits, size: tuple[int, int], bots: int
) -> None:
    ann, ben = visits.arrive(name="Ann"), visits.arrive(name="Ben")
    ann.set_viewport_size({"width": size[0], "height": size[1]})
    ann.add_init_script(STAYS)
    table = lay(ann, ME, OPEN, *[bot()] * bots, start=False)
    command(ben, table, "join")
    command(ann, table, "start")
    ann.goto(f"/t/{table}")
    ann.wait_for_function(READY)
    command(ben, table, "say", text="Einen Sieg würde ich nie stehlen. Gut gespielt!")
    words = ann.locator(".badge .bubble .words")
    expect(words).to_be_visible()
    assert ann.evaluate(UNDER_WORDS) == []
    is_whole = words.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")
    assert is_whole or size == (700, 700), "all of it, where more than a line has room"
