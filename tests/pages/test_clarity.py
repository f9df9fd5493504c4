"""A newcomer is told: why something is not offered, what causes what, and nothing too early."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from niagara.rules import Position
from pages.conftest import Visits
from pages.player import READY, BoardPlayer
from pages.tables import ME, Seat, bot, lay, local
from rules.tables import CLOUD, Seated, choosing, table

BOTS = (bot(), bot())
FRIENDS = (local("Bob"), local("Cy"))


def seated(
    visits: Visits, position: Position, others: tuple[Seat, ...] = BOTS, **visit: Any
) -> Page:
    """Ann at a table that goes on from a position."""
    page = visits.arrive(name="Ann", **visit)
    page.goto(f"/t/{lay(page, ME, *others, position=position)}")
    page.wait_for_function(READY)
    return page


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_space_out_of_reach_says_why(visits: Visits, size: Any) -> None:
    page = seated(visits, table("2 4:diamond", 4), size=size)
    page.locator(".board [data-place='2']").click()
    page.locator('[data-unreached="1"]').click()
    note = page.get_by_text("It is 1 disc away, but you must use all 4 steps, in one direction.")
    expect(note).to_be_visible()
    page.keyboard.press("Escape")  # closes the note alone: the canoe stays selected
    expect(note).to_have_count(0)
    expect(page.locator(".board .spot").first).to_be_visible()
    page.locator('[data-unreached="falls"]').focus()  # the arrows lead there, too
    page.keyboard.press("Enter")
    expect(page.get_by_text("Too far: it is 6 away")).to_be_visible()
    page.locator('.board [data-spot="6R"]').click()
    expect(page.get_by_text("Too far")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_r4_a_tile_that_is_picked_up_shows_where_it_leads(visits: Visits, size: Any) -> None:
    page = seated(visits, choosing("shore 5:ruby", rivals=["4 shore", "shore shore"]), size=size)
    rings, tags = page.locator("[data-ring]"), page.locator("[data-tag]")
    expect(rings).to_have_count(0)
    page.locator("section.hand [data-tile='5']").click()
    # R4.1: five steps; R4.6: two of them load; with its ruby the other comes home.
    for space, shine in (("shore", "bright"), ("3", "bright"), ("5", "plain")):
        expect(page.locator(f"[data-ring='{space}'] .{shine}")).to_have_count(1)
    # What it brings stands there, by word and gem; nothing where it brings nothing.
    for space in ("shore", "3"):
        expect(page.locator(f"[data-tag='{space}'] .gem")).to_have_count(1)
    expect(tags).to_have_count(page.locator("[data-ring] .bright").count())
    expect(page.locator(".board button.place")).to_have_count(0)  # shown, not offered
    page.locator("section.hand [data-tile='cloud']").click()
    expect(rings).to_have_count(0)
    expect(page.locator(".headline h1")).to_have_text("Cloud: the weather moves, not your canoes")
    page.locator("section.hand [data-tile='1']").click()
    expect(page.locator("[data-ring='1'] .plain")).to_have_count(1)
    expect(tags).to_have_count(0)
    page.get_by_role("button", name="Cancel").click()
    expect(rings).to_have_count(0)


def test_a_double_click_chooses_once_and_the_headline_goes_with_the_turn(visits: Visits) -> None:
    page = seated(visits, table("4:amethyst 5", 4))
    page.locator("[data-pick='0']").click()
    page.locator(".moves [data-target]").first.dblclick()  # then the other canoe's moves are there
    headline = page.locator(".headline h1")
    expect(headline).to_have_text("Now your other canoe: paddle 4")
    page.wait_for_function(READY)
    expect(page.locator(".turn .staged li")).to_have_text(["Bring an amethyst ashore"])
    page.locator(".moves [data-target]").first.click()
    expect(headline).to_have_text("All set: end your turn")


def test_every_move_that_fits_is_listed_and_the_row_for_more_is_low(
    visits: Visits,
) -> None:
    page = seated(visits, table("4:amethyst 5", 4))
    page.locator("[data-pick='0']").click()
    more = page.locator(".moves .more")
    assert page.evaluate(
        """() => {
          const at = (part) => document.querySelector(`.moves ${part}`);
          const [list, more] = [at('.options'), at('.more')];
          const next = list.querySelector('li[inert]');
          const room = list.getBoundingClientRect().bottom - more.getBoundingClientRect().top;
          return room < next.offsetHeight + more.offsetHeight;
        }"""
    ), "another row would not fit"
    assert more.bounding_box()["height"] <= 46  # type: ignore[index]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_after_an_undo_the_same_canoe_is_to_be_moved(visits: Visits, size: Any) -> None:
    page = seated(visits, table("6L shore", 3), size=size)
    page.locator(".board [data-place='6L']").click()
    page.locator('.board [data-spot="3"]').click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".turn .staged li")).to_have_count(0)
    expect(page.locator(".headline h1")).to_have_text("Your turn: paddle 3")
    page.wait_for_function(READY)
    page.locator('.board [data-spot="3"]').click()  # from the shore it would be the same
    expect(page.locator(".turn .staged li")).to_have_count(1)
    page.wait_for_function(READY)
    expect(page.locator(".board [data-place='shore']")).to_have_count(1)  # the other is still there


def test_the_headline_asks_for_the_end_of_a_turn_that_is_planned(visits: Visits) -> None:
    page = seated(visits, table("4 lost", 2, "ruby"))
    headline = page.locator(".headline h1")
    expect(headline).to_have_text("Your turn: paddle 2")
    page.locator('.board [data-spot="2"]').click()
    expect(headline).to_have_text("All set: end your turn")
    page.get_by_role("button", name="Undo").click()
    expect(headline).to_have_text("Your turn: paddle 2")


# How much lighter or darker the words of each tag are than its ground, as WCAG counts it.
CONTRASTS = """() => {
  const context = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  const light = (colour) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((each) => {
      const part = each / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  return [...document.querySelectorAll('.board .tag')].map((tag) => {
    const { color, backgroundColor } = getComputedStyle(tag);
    const [one, other] = [light(color), light(backgroundColor)];
    return Math.max(one / other, other / one);
  });
}"""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_words_of_every_tag_are_read_on_its_ground(visits: Visits, *, dark: bool) -> None:
    page = seated(visits, table("2 lost", 4), dark=dark)  # ashore without a gem, and a swap
    page.locator(".board .tag.plain, .board .tag.faint").first.wait_for()
    contrasts = page.evaluate(CONTRASTS)
    assert all(contrast >= 4.5 for contrast in contrasts), contrasts


def test_r8_whoever_is_one_gem_from_winning_is_marked(visits: Visits) -> None:
    rivals = [Seated(owns="ruby ruby ruby"), Seated(owns="ruby ruby amber")]
    page = seated(visits, choosing(rivals=rivals))
    near = page.locator(".progress li.near")
    expect(near).to_have_count(1)
    expect(near).to_contain_text("3/4 alike")


def test_r6_the_forecast_says_what_is_likely_and_the_most_that_is_possible(visits: Visits) -> None:
    page = seated(visits, choosing())
    river = page.locator("section.river")
    likely = river.locator(".speeds .likely")
    # Before a tile is picked it is the others' river: that is what tiles are compared with.
    expect(river).to_contain_text("River: likely 1–4 discs, at most 7")
    expect(likely).to_have_text(["1", "2", "3", "4"])
    expect(river.locator(".speeds .on")).to_have_count(8)
    expect(river).to_contain_text("the lowest tile counts: yours can slow it")
    page.locator("section.hand [data-tile='4']").click()
    expect(river).to_contain_text("River: likely 1–4 discs, at most 6")
    expect(likely).to_have_text(["1", "2", "3", "4"])
    page.locator("section.hand [data-tile='cloud']").click()  # R5: what it does is said, too
    expect(river.locator(".speeds .on")).to_have_count(9)
    expect(page.get_by_text("up makes the river faster, down slower")).to_be_visible()


def test_newcomers_read_what_wins_in_the_first_round(visits: Visits) -> None:
    wins = "you win with four of a kind"
    phone = visits.arrive(name="Ann", size="phone")
    phone.goto(f"/t/{lay(phone, ME, *BOTS)}")
    expect(phone.locator(".hand").get_by_text(wins)).to_be_visible()
    desk = visits.arrive(name="Ben")
    desk.goto(f"/t/{lay(desk, ME, *BOTS)}")
    expect(desk.get_by_text(wins).filter(visible=True)).to_have_count(1)
    expect(desk.locator(".log").get_by_text(wins)).to_be_visible()


def test_a_canoe_that_may_not_move_says_why(visits: Visits) -> None:
    page = seated(visits, table("5 lost", "cloud"))
    page.locator('[data-idle="0"]').click()
    expect(page.get_by_text("You played the cloud")).to_be_visible()
    page.locator('[data-idle="1"]').click()
    expect(page.get_by_text("You played the cloud")).to_be_visible()


def test_the_end_of_a_turn_says_what_is_missing(visits: Visits) -> None:
    page = seated(visits, table("3 shore", 2))
    end = page.get_by_role("button", name="End turn")
    expect(end).to_be_disabled()
    end.click(force=True)
    note = page.get_by_text("Your canoe at disc 3 still has to move.")
    expect(note).to_be_visible()
    page.locator(".board button.pick").first.click()
    expect(note).to_have_count(0)  # it belonged to what was there before
    end.click(force=True)
    expect(note).to_be_visible()
    page.locator('.board [data-spot="1"]').click()
    expect(note).to_have_count(0)
    expect(end).to_be_enabled()


def test_a_choice_of_several_can_be_left_by_its_button(visits: Visits) -> None:
    page = seated(visits, table("3 3:amber", 4), size="phone")
    page.locator(".board [data-place='3']").tap()
    choice = page.locator(".board .choice")
    expect(choice.get_by_text("disc 3", exact=True)).to_be_visible()
    choice.get_by_role("button", name="Cancel").tap()
    expect(choice).to_have_count(0)
    expect(page.locator(".board .selected")).to_have_count(0)  # nothing was chosen


def test_what_is_plainly_meant_takes_one_tap_and_the_rest_one_more(visits: Visits) -> None:
    page = seated(visits, table("4:amber shore", 6), size="phone")
    page.locator(".board [data-place='4']").tap()
    page.locator(".board [data-spot='shore']").tap(position={"x": 8, "y": 22})
    staged = page.locator(".turn .staged")
    expect(staged).to_contain_text("Bring an amber ashore")
    page.get_by_role("button", name="Other ways").tap()
    other = page.locator(".board .choice").get_by_text("Unload an amber and return to shore")
    other.tap()
    expect(staged).to_contain_text("Unload an amber and return to shore")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_canoe_with_a_single_trip_takes_one_press_and_waits_for_the_end_of_the_turn(
    visits: Visits, size: str
) -> None:
    page = seated(visits, table("3:ruby shore", 2), size=size)
    staged = page.locator(".turn .staged li")
    page.locator(".board [data-place='shore']").click()
    expect(staged).to_have_text("Paddle to disc 2")
    page.get_by_role("button", name="Undo").click()
    expect(staged).to_have_count(0)
    expect(page.locator(".board .spot")).to_have_count(1)  # its only trip


def test_the_last_tile_of_the_set_says_that_all_come_back(visits: Visits) -> None:
    page = seated(visits, choosing("3 shore", round=7))
    note = page.get_by_text("Last tile: all come back next.")
    expect(note).to_be_visible()
    play = page.get_by_role("button", name="Play the cloud", exact=True)  # it is picked up already
    play.click()
    expect(play).to_have_count(0)


def test_played_tiles_are_turned_over_and_say_when_they_come_back(visits: Visits) -> None:
    page = seated(visits, choosing("3 shore", round=5), size="phone")
    expect(page.locator(".hand .gone .tile.back")).to_have_count(4)
    expect(page.locator(".hand .hint")).to_have_text("Played tiles come back in 3 rounds.")


def test_a_canoe_can_still_be_bought_back_before_the_last_tile(visits: Visits) -> None:
    page = seated(visits, choosing("3 lost", "ruby", round=7), size="phone")
    expect(page.locator("section.ransom .gems button")).to_be_visible()
    expect(page.get_by_role("button", name="Play the cloud")).to_have_count(0)


def test_the_last_turns_are_announced(visits: Visits) -> None:
    position = table("1:ruby lost", 1, "ruby ruby ruby", rivals=("3 4", "5 4"))
    page = seated(visits, position, FRIENDS)
    page.locator('.board [data-spot="shore"]').click()
    page.get_by_role("button", name="Win the game!").click()
    told = (
        "Ann has four of a kind! Bob and Cy still take their turns, "
        "then the game ends without the river flowing."
    )
    expect(page.locator(".caption")).to_have_text(told)
    expect(page.locator("[aria-live=polite]").get_by_text(told)).to_have_count(1)
    expect(page.locator(".headline")).to_contain_text("Last turns: Ann is at the goal")
    page.reload()
    page.wait_for_function(READY)
    expect(page.locator(".headline")).to_contain_text("Last turns: Ann is at the goal")


# What the page shows, frame by frame, each state once.
WATCH = """() => {
  window.frames = [];
  const texts = (what) =>
    [...document.querySelectorAll(what)].map((each) => each.textContent.trim());
  const moves = (what) =>
    document.getAnimations().some((one) => one.effect?.target?.matches?.(what));
  let last = '';
  const look = () => {
    const frame = {
      log: texts('.log li:not(.note)'),
      caption: texts('.caption p').join(' '),
      head: texts('.headline h1').join(' '),
      round: texts('.headline .facts span')[0],
      flows: moves('.stage .disc'),
      moves: moves('.stage .boat'),
      advice: texts('.turn .advice').join(' '),
      planned: texts('.turn .staged li').length,
      ends: document.querySelector('.turn .ends .primary')?.ariaDisabled === 'false',
      chooses: document.querySelector('section.hand button.tile') !== null,
      top: texts('.slot.old').join(),
    };
    const text = JSON.stringify(frame);
    if (text !== last) window.frames.push(frame);
    last = text;
    requestAnimationFrame(look);
  };
  look();
}"""
# Ann is the last to act, by the cloud; the lowest tile is 2.
CLOUDY = table("6L 2", CLOUD, rivals=(Seated("4 shore", 2), Seated(tile=3)), start=1, weather=1)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_r5_each_weather_says_what_the_river_will_do(visits: Visits, size: Any) -> None:
    page = seated(visits, CLOUDY, size=size)
    button = "section.weather button[aria-keyshortcuts='{}']"
    slower, faster = (page.locator(button.format(key)) for key in "-+")
    expect(slower.locator("b")).to_have_text("Weather 0")
    expect(slower.locator("span")).to_have_text("River flows 2 discs")
    expect(faster.locator("span")).to_have_text("Loses a canoe")
    faster.focus()  # or point at it: the board and the forecast show it
    expect(page.locator(".forecast")).to_contain_text("The river will flow 4 discs")
    expect(page.locator(".forecast")).to_contain_text("Canoe on disc 6L will go over the falls")
    slower.focus()
    expect(page.locator(".forecast")).to_contain_text("The river will flow 2 discs")
    expect(page.locator(".forecast")).not_to_contain_text("over the falls")


def test_a_place_that_has_gone_is_no_longer_pointed_at(visits: Visits) -> None:
    page = seated(visits, table("1 lost", 4))
    disc = page.locator('.board [data-spot="5"]')
    disc.hover()
    expect(page.locator(".board .glow.hot")).to_have_count(1)
    disc.click()
    page.get_by_role("button", name="Undo").click()
    expect(disc).to_be_visible()
    expect(page.locator(".board .glow.hot")).to_have_count(0)


def test_r7_4_whoever_has_no_canoe_reads_what_that_means(visits: Visits) -> None:
    page = seated(visits, choosing("lost lost", "ruby amber"))
    expect(page.locator(".headline h1")).to_have_text("No canoe left: buy one back")
    expect(page.locator(".ransom")).to_contain_text("Or keep your gems: choose a tile")
    page.locator('.ransom [data-gem="ruby"]').click()
    expect(page.locator(".headline h1")).to_have_text("Choose a tile")


# Ann is the last to act: then the river takes a canoe of each rival, and one comes back.
LAST = table(
    "1:ruby 3",
    2,
    rivals=(Seated("7L lost", 2), Seated("7R:amber 5", 3)),
    start=1,
    weather=1,
)


# Ends the turn while the canoe that was chosen last is still under way.
END_EARLY = """() => {
  const isBoat = ({ effect }) => effect?.target?.matches?.('.stage .boat');
  const moves = document.getAnimations().some(isBoat);
  if (moves) document.querySelector('section.turn .ends .primary').click();
  return moves;
}"""


def end_last_turn(visits: Visits, *, early: bool = False) -> Page:
    """Ann's turn is staged; ending it sets the river off."""
    page = visits.arrive(name="Ann", motion=True)
    page.goto("/")
    page.goto(f"/t/{lay(page, ME, *BOTS, position=LAST)}")
    page.wait_for_function(READY)
    page.evaluate(WATCH)
    for canoe, spot in (("0", "shore"), ("1", "5")):
        picks = page.locator(".board button.pick[aria-pressed=false]")
        if page.locator(f'.board [data-spot="{spot}"]').count() == 0:
            picks.nth(int(canoe) if picks.count() > 1 else 0).click()
        page.locator(f'.board [data-spot="{spot}"]').click()
        if early and spot == "5":
            page.wait_for_function(END_EARLY)
            return page
        page.wait_for_function(READY)
    page.get_by_role("button", name="End turn").click()
    return page


def first(frames: list[dict[str, Any]], what: str, words: str) -> int:
    """The first frame that shows some words, in the log or as a caption."""
    for at, frame in enumerate(frames):
        shown = frame[what]
        if words in (shown if isinstance(shown, str) else " ".join(shown)):
            return at
    raise AssertionError(f"{words!r} was never in the {what}")


def test_nothing_is_told_before_it_is_seen(visits: Visits) -> None:
    page = end_last_turn(visits)
    page.wait_for_function("() => document.querySelector('section.hand button.tile') !== null")
    frames = page.evaluate("window.frames")
    # What was chosen is planned at once, while the canoe is on its way.
    moving = [frame for frame in frames if frame["moves"] and not frame["flows"]]
    assert moving
    assert moving[0]["planned"] == 1
    ready = [frame for frame in frames if frame["advice"].startswith("All set?")]
    assert ready
    assert all(frame["planned"] == 2 for frame in ready)
    # The end of the turn is asked for when the last canoe lies still.
    moving = [frame for frame in frames if frame["planned"] == 2 and frame["moves"]]
    assert moving
    assert not any(frame["ends"] or "end your turn" in frame["head"] for frame in moving)
    assert not any(frame["moves"] for frame in ready)
    assert ready[0]["ends"]
    flowing = [at for at, frame in enumerate(frames) if frame["flows"]]
    assert flowing, "the river flowed"
    # The cause is there before the river moves, and in the log after it was captioned.
    cause = first(frames, "caption", "Lowest tile 2, weather +1: 3 discs")
    assert cause < flowing[0]
    assert cause < first(frames, "log", "Lowest tile 2, weather +1: the river flows 3 discs.")
    # How far it flows and whom it takes is told on the board alone.
    assert {frames[at]["head"] for at in flowing} == {"The river"}
    # A fall is told when it has been seen; one after the other.
    _, first_bot, other_bot = page.locator(".badge .name").all_inner_texts()
    falls = [
        f"The river carries one of {name}’s canoes over the falls"
        for name in (first_bot, other_bot)
    ]
    told = [first(frames, "log", fall) for fall in falls]
    captions = [first(frames, "caption", fall) for fall in falls]
    assert flowing[0] < captions[0] <= told[0] < captions[1] <= told[1]
    back = f"{first_bot} lost both canoes and has no gems, so one comes back free."
    assert told[1] < first(frames, "caption", back) <= first(frames, "log", back)
    # The next round begins, in the headline, the log and the hand, when the river rests.
    assert max(flowing) < first(frames, "round", "Round 2")
    assert max(flowing) < first(frames, "log", "Round 2")
    assert not any(frames[at]["chooses"] for at in range(max(flowing) + 1))


def test_a_skip_goes_to_the_end_at_once(visits: Visits) -> None:
    page = end_last_turn(visits, early=True)
    expect(page.locator(".caption")).to_contain_text(": 3 discs")
    page.get_by_role("button", name="Skip").click()
    state = page.evaluate(
        """() => [
          document.querySelectorAll('.caption').length,
          document.querySelector('.log').textContent.includes('Round 2'),
          document.querySelector('section.hand button.tile') !== null,
        ]"""
    )
    assert state == [0, True, True]
    live = page.locator("[aria-live=polite]")
    for words in ("flows 3 discs", "comes back free", "Round 2"):
        expect(live).to_contain_text(re.compile(words))  # a skip cuts no narration


# Waits for the river to flow, then says what is seen of it.
FLOWING = """async () => {
  while (!document.getAnimations().some((one) => one.effect?.target?.matches?.('.stage .disc')))
    await new Promise(requestAnimationFrame);
  const box = (one) => one.getBoundingClientRect();
  const isApart = (a, b) =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const caption = document.querySelector('.caption');
  const canoes = [...document.querySelectorAll('.stage .boat:not(.lost) .wood')];
  const strip = document.querySelector('section.river strong');
  return {
    caption: caption.textContent.trim(),
    canoes: canoes.length,
    covered: canoes.filter((one) => !isApart(box(one), box(caption))).length,
    active: document.querySelectorAll('.chip.active').length,
    river: strip.checkVisibility({ visibilityProperty: true }) && strip.textContent,
  };
}"""


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_as_the_river_flows_it_is_told_and_nobody_plays(visits: Visits, size: Any) -> None:
    rivals = (Seated("3:diamond shore", 3), Seated(tile=5), Seated("5 shore"))
    position = table("2 shore", 4, rivals=rivals, weather=1, start=1)
    page = visits.arrive(size, name="Ann", motion=True)
    page.goto(f"/t/{lay(page, ME, *BOTS, bot(), position=position)}")
    page.wait_for_function(READY)
    page.locator("[data-pick='0']").click()
    page.locator(".options [data-target]").first.click()
    page.locator(".ends .primary:not([aria-disabled=true])").click()
    seen = page.evaluate(FLOWING)
    assert seen["caption"] == "Lowest tile 3, weather +1: 4 discs"
    assert seen["canoes"] == 8
    assert (seen["covered"], seen["active"]) == (0, 0)
    assert seen["river"] == "The river flows 4 discs"


def test_the_log_follows_again_from_the_next_round_on(visits: Visits) -> None:
    page = visits.arrive(name="Ann")
    page.goto(f"/t/{lay(page, ME, bot(), bot())}")
    player = BoardPlayer(page, Random(1))
    log, rounds = page.locator(".feedbox .log"), page.locator(".log .round")
    below = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    while log.evaluate("(log) => log.scrollHeight < 2 * log.clientHeight"):
        page.wait_for_function(READY)
        player.act()
    log.hover()
    page.mouse.wheel(0, -10_000)
    page.wait_for_function("() => document.querySelector('.feedbox .log').scrollTop === 0")
    count = rounds.count()
    while rounds.count() == count:
        page.wait_for_function(READY)
        player.act()
    page.wait_for_function(f"() => ({below})(document.querySelector('.feedbox .log')) < 2")


# As soon as the dialog is closed, before the browser has told so by its event.
PRESS_AS_IT_CLOSES = """async (button) => {
  document.querySelector('dialog[open]').close();
  await null;
  button.click();
}"""


def test_a_menu_that_is_just_closing_opens_again(visits: Visits) -> None:
    page = seated(visits, table("2 4:diamond", 4))
    button = page.get_by_role("button", name="Menu", exact=True)
    button.click()
    entry = page.locator("dialog[open] .menu > button").first
    entry.wait_for()
    button.evaluate(PRESS_AS_IT_CLOSES)
    page.evaluate("new Promise((told) => setTimeout(told))")  # its event has come, too
    expect(entry).to_be_visible()
