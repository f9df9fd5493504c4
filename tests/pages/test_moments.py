"""The moments of a game: what is told, counted and seen of each comes at the same time."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from niagara.rules import Position
from pages.conftest import Visits
from pages.player import READY
from pages.pseudo_visit import GUEST, guest
from pages.tables import ME, OPEN, bot, command, lay
from rules.tables import Seated, table

# What is seen, frame by frame: the headline, the caption and its place, what moves, what is owned.
WATCH = """() => {
  window.frames = [];
  const box = (one) => one?.getBoundingClientRect();
  const isApart = (a, b) =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const look = () => {
    const moving = document.getAnimations()
      .map((one) => one.effect?.target).filter((one) => one?.matches?.('.stage *'));
    const caption = document.querySelector('.caption');
    const seen = (one) => Number(getComputedStyle(one).opacity) > 0.1;
    const falling = [...document.querySelectorAll('.stage .boat')].filter((one) =>
      moving.includes(one) && seen(one));
    frames.push({
      head: document.querySelector('.headline h1')?.textContent ?? '',
      caption: caption?.textContent.trim() ?? '',
      covered: caption ? falling.filter((one) =>
        !isApart(box(one.querySelector('.wood')), box(caption))).length : 0,
      boats: falling.length,
      splash: [...document.querySelectorAll('.stage .extra.crown')].some(seen),
      lit: document.querySelector('.spotlight') !== null,
      gem: [...document.querySelectorAll('.stage .extra.gem')].some(seen),
      tiles: document.querySelectorAll('section.hand li').length,
      marked: [...document.querySelectorAll('section.hand :is(.up, .chosen)')]
        .map((one) => one.ariaLabel).join(),
      owned: document.querySelectorAll('[data-tray="0"] [data-kind]').length,
      playing: document.querySelector('.chip.active .name')?.textContent.trim() ?? '',
      river: document.querySelector('.forecast .line')?.textContent.trim() ?? '',
      goal: document.querySelector('[data-goal="all"] .text, .ways li:last-child')?.textContent,
    });
    requestAnimationFrame(look);
  };
  look();
}"""


def watched(visits: Visits, position: Position, size: str = "phone") -> tuple[Page, str]:
    """A table that goes on from a position, and is watched."""
    page = visits.arrive(size, name="Ann", motion=True)
    page.goto("/about")
    table_id = lay(page, ME, bot(), bot(), position=position)
    page.goto(f"/t/{table_id}")
    page.wait_for_function(READY)
    page.evaluate(WATCH)
    return page, table_id


def act(who: Page | BrowserContext, table_id: str, *actions: dict[str, Any], seat: int = 0) -> None:
    """Somebody's actions, from elsewhere: Ann's page sees her own as it sees those of others."""
    sequence = who.request.get(f"/api/tables/{table_id}").json()["sequence"]
    command(who, table_id, "act", seat=seat, actions=list(actions), sequence=sequence)


def trip(canoe: int, to: str, *before: dict[str, Any], after: Any = ()) -> dict[str, Any]:
    return {"type": "trip", "canoe": canoe, "before": list(before), "to": to, "after": list(after)}


def test_a_fall_is_told_beside_it_at_the_splash(visits: Visits) -> None:
    rivals = (Seated("7L:ruby lost", 2), Seated("7R:amber 5", 3))
    page, table_id = watched(visits, table("1 shore", 2, rivals=rivals, start=1, weather=1))
    act(page, table_id, trip(0, "3"), trip(1, "2"))
    page.wait_for_function("() => document.querySelector('section.hand button.tile') !== null")
    frames = page.evaluate("frames")
    told = [frame for frame in frames if "over the falls" in frame["caption"]]
    assert told
    assert any(frame["lit"] and "over the falls" not in frame["caption"] for frame in frames)
    assert told[0]["lit"]
    assert any(frame["splash"] for frame in told), "it is told at the splash"
    assert not any(frame["covered"] for frame in told if frame["splash"])
    assert any(frame["gem"] for frame in told), "its gem is seen to fly home"


def test_two_canoes_that_fall_are_told_in_one_line(visits: Visits) -> None:
    rivals = (Seated("7L:ruby shore", 2), Seated("7L:amber shore", 2))
    page, table_id = watched(visits, table("1 shore", 2, rivals=rivals, start=1))
    act(page, table_id, trip(0, "3"), trip(1, "2"))
    page.wait_for_function("() => document.querySelector('section.hand button.tile') !== null")
    names = [each.inner_text() for each in page.locator(".chip:not(.you) .name").all()]
    captions = {frame["caption"] for frame in page.evaluate("frames")}
    [told] = [each for each in captions if "the falls" in each]
    assert sorted(told.removeprefix("Over the falls: ").split(" and ")) == sorted(names)


def test_a_gem_that_comes_home_is_never_out_of_sight(visits: Visits) -> None:
    page, _ = watched(visits, table("1:ruby 3", 2, "amber"))
    page.locator("[data-pick='0']").click()
    page.locator('.board [data-spot="shore"]').click()
    page.wait_for_function("() => frames.at(-1).owned === 2 && !frames.at(-1).gem")
    frames = page.evaluate("frames")
    flying = [at for at, frame in enumerate(frames) if frame["gem"]]
    assert flying
    assert all(frame["gem"] or frame["owned"] == 2 for frame in frames[flying[0] :])
    counted = next(at for at, frame in enumerate(frames) if frame["owned"] == 2)
    assert frames[counted]["goal"] == "2/7 gems"
    assert flying[0] < counted <= flying[-1] + 1


def test_the_headline_tells_what_is_being_shown(visits: Visits) -> None:
    rivals = (Seated("5 shore", 2), Seated("5 shore", 3))
    page, table_id = watched(visits, table("4 shore", 4, rivals=rivals, start=1))
    act(page, table_id, trip(0, "2", {"load": "diamond"}), trip(1, "4"))
    page.wait_for_function("() => frames.some(({ head }) => head === 'The river')")
    frames = page.evaluate("frames")
    heads = list(dict.fromkeys(frame["head"] for frame in frames))
    order = ["You load a diamond.", "You paddle to disc 2.", "You paddle to disc 4.", "The river"]
    assert [head for head in heads if head in order] == order
    assert not any(frame["boats"] for frame in frames if frame["head"] == order[0])
    assert not any(frame["gem"] for frame in frames if frame["head"] in order[1:])


def test_whoever_plays_is_marked_as_soon_as_that_is_told(visits: Visits) -> None:
    page, table_id = watched(visits, table("4 shore", 4))
    names = [each.inner_text() for each in page.locator(".chip:not(.you) .name").all()]
    act(page, table_id, trip(0, "2", {"load": "diamond"}), trip(1, "4"))
    page.wait_for_function("() => frames.some(({ head }) => head === 'The river')")
    frames = page.evaluate("frames")
    for name in names:
        marked = {frame["playing"] for frame in frames if frame["head"].startswith(f"{name} plays")}
        assert marked == {name}


def test_r6_the_forecast_belongs_to_the_moment_that_is_shown(visits: Visits) -> None:
    rivals = (Seated(tile=5), Seated(tile=2))
    page, table_id = watched(visits, table("4 shore", 4, rivals=rivals, weather=1))
    before = page.evaluate("frames.at(-1).river")
    act(page, table_id, trip(0, "2", {"load": "diamond"}), trip(1, "4"))
    page.wait_for_function("() => frames.some(({ river }) => river.includes('flows'))")
    frames = page.evaluate("frames")
    rivers: dict[str, list[str]] = {"5": [], "2": []}
    for frame in frames:
        for tile, told in rivers.items():
            if frame["head"].endswith(f" plays {tile}."):
                told.append(frame["river"])
    # Each tile says less of what is possible from the frame on in which it is told.
    assert len(set(rivers["5"])) == 1
    assert rivers["5"][0] not in (before, "")
    assert set(rivers["2"]) == {"The river will flow 3 discs"}


def test_the_headline_tells_of_a_theft_as_it_is_shown(visits: Visits) -> None:
    page, table_id = watched(visits, table("5 lost", 2, rivals=(Seated("3:ruby shore"), Seated())))
    act(page, table_id, trip(0, "3", after=[{"steal": [1, 0]}]))
    page.wait_for_function("() => frames.some(({ lit }) => lit) && !frames.at(-1).lit")
    heads = {frame["head"] for frame in page.evaluate("frames") if frame["lit"]}
    assert len(heads) == 1
    assert heads.pop().startswith("You steal a ruby from")


# Whether a theft is still shown a few frames after a press on the board.
PRESS_BOARD = """async () => {
  document.querySelector('.game > .board .board').click();
  for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
  return document.querySelector('.spotlight') !== null;
}"""


def test_a_press_on_the_board_ends_the_scene_and_the_game_goes_on(visits: Visits) -> None:
    page, table_id = watched(visits, table("5 lost", 2, rivals=(Seated("3:ruby shore"), Seated())))
    act(page, table_id, trip(0, "3", after=[{"steal": [1, 0]}]))
    page.wait_for_function("() => frames.at(-1).lit")
    assert not page.evaluate(PRESS_BOARD)
    expect(page.locator(".headline .skip")).to_be_visible()


def test_r8_1_the_river_is_spoken_of_until_the_end(visits: Visits) -> None:
    won = table("1:ruby 3", 2, "amethyst amethyst amethyst amethyst amethyst amethyst")
    page, table_id = watched(visits, won)
    act(page, table_id, trip(0, "shore"), trip(1, "5"))
    page.locator("#victory").wait_for()
    rivers = [frame["river"] for frame in page.evaluate("frames")]
    assert "" not in rivers
    last = "Last turns: the river won’t flow again"
    assert rivers[-1] in (last, "The river won’t flow again")
    assert last in rivers


def test_the_scene_of_a_won_game_has_the_winners_words_and_the_window_for_itself(
    visits: Visits,
) -> None:
    rich = (Seated(owns="ruby ruby amber amber"), Seated())
    last = table("1 2", 2, rivals=rich, start=1, rules={"round_limit": 1})
    page, table_id = watched(visits, last)
    winner = page.locator(".chip:not(.you) .name").first.inner_text()
    act(page, table_id, trip(0, "3"), trip(1, "4"))
    expect(page.locator("dialog.scene .sign")).to_contain_text(f"{winner} says:")
    for what in (".forecast", ".deck", ".bubble"):
        expect(page.locator(f"{what}:visible")).to_have_count(0)
    page.locator("#victory").click()
    expect(page.locator("article.result")).to_be_visible()
    page.get_by_role("button", name="See the board").click()
    expect(page.get_by_role("button", name="Show the result")).to_be_visible()


def test_a_chosen_tile_stays_marked_until_it_is_played(visits: Visits) -> None:
    page = visits.arrive("phone", name="Ann", motion=True)
    page.goto("/about")
    table_id = lay(page, ME, bot(), bot())
    page.goto(f"/t/{table_id}")
    page.locator('section.hand [data-tile="4"]').click()
    page.evaluate(WATCH)
    page.get_by_role("button", name="Play 4").click()
    page.wait_for_function("() => document.querySelector('section.hand') === null")
    marked = [frame["marked"] for frame in page.evaluate("frames") if frame["tiles"]]
    assert list(dict.fromkeys(marked)) == ["Tile 4", "Tile 4, chosen"]


# The scene that opens a game: whom and what it shows, and that it ends; pressed away if asked.
OPENING = """(isPressed) => {
  window.opening = null;
  const faces = () => document.querySelectorAll('.opening .faces > *').length;
  const look = () => {
    if (opening) opening.isOver ||= faces() === 0;
    else if (faces() > 0) {
      const text = document.querySelector('.opening b').textContent;
      opening = { faces: faces(), text, isOver: false, isLeft: false };
      if (!isPressed) return;
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      setTimeout(() => { opening.isLeft = faces() > 0; });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("is_pressed", [False, True])
def test_a_new_game_begins_with_everybody_at_the_table(visits: Visits, is_pressed: bool) -> None:
    page = visits.visit(name="Ann", motion=True)
    page.get_by_role("button", name="Play now").wait_for()
    page.evaluate(OPENING, is_pressed)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function("() => opening?.isOver")
    seen = page.evaluate("opening")
    assert seen["faces"] == 4
    assert "first" in seen["text"]
    assert not seen["isLeft"], "a press ends it at once"


def test_a_game_begins_at_once_where_nothing_moves(visits: Visits) -> None:
    page = visits.visit(name="Ann")
    page.get_by_role("button", name="Play now").wait_for()
    page.evaluate(OPENING, False)
    page.get_by_role("button", name="Play now").click()
    page.locator("section.hand button.tile:enabled").first.click()
    page.locator("section.hand .tile.up").wait_for()
    assert page.evaluate("opening") is None


@pytest.mark.parametrize("size", ["desk", "tablet"])
def test_r4_8_whoever_was_robbed_reads_by_whom_until_they_decide_again(
    visits: Visits, size: str
) -> None:
    page, ben = visits.arrive(name="Ann", size=size), guest(visits)
    position = table("3:diamond lost", 1, rivals=(Seated("5 lost", 1), Seated("lost lost", 1)))
    table_id = lay(page, ME, OPEN, bot(), start=False, position=position)
    command(ben, table_id, "join", seat=1)
    command(page, table_id, "start")
    page.goto(f"/t/{table_id}")
    page.wait_for_function(READY)
    act(page, table_id, trip(0, "4"))
    told = page.get_by_text(f"Robbed by {GUEST}" if size == "desk" else "Robbed", exact=True)
    expect(told).to_have_count(0)
    act(ben, table_id, trip(0, "4", after=[{"steal": [0, 0]}]), seat=1)
    expect(told).to_be_visible()
    page.locator("section.hand [data-tile='2']").click()
    expect(told).to_be_visible()
    page.locator("section.hand .primary").click()
    expect(told).to_have_count(0)


def test_one_gem_from_winning_is_told_once_and_stays_marked(visits: Visits) -> None:
    owns = "amber amber"
    page, table_id = watched(visits, table("1:amber shore", 1, owns=owns, start=0, weather=0))
    act(page, table_id, trip(0, "shore"), trip(1, "1"))
    page.wait_for_function(
        "() => frames.some(({ caption }) => caption === 'You need only one more gem!')"
    )
    expect(page.locator(".chip.you .goal.near")).to_have_count(1)
    steps = page.request.get(f"/api/tables/{table_id}/steps").json()["steps"]
    told = [step["one_gem_short"] for step in steps if "one_gem_short" in step]
    assert told == [[0]]
