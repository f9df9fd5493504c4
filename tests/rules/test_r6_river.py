"""R6: the river."""

from itertools import pairwise
from random import Random

import pytest

from niagara.rules import (
    Action,
    Game,
    Malformed,
    NaturalFork,
    Options,
    legal_actions,
    play,
)
from niagara.rules.actions import Weather
from niagara.rules.board import AMBER, D6L, D7L, EMPTY, FALLS, LEFT, RIGHT, RUBY
from niagara.rules.codec import position_to_json
from niagara.rules.events import (
    Drift,
    Event,
    Flowed,
    Pushed,
    Rescued,
    StartPassed,
    Swept,
    WeatherMoved,
)
from rules.tables import (
    ASHORE,
    CLOUD,
    Seated,
    Tile,
    canoes,
    happened,
    heap,
    lies_at,
    played,
    table,
)

NATURAL = {"fork": "natural"}


def arms_of(log: list[Event]) -> str:
    return "".join("LR"[event.arm] for event in log if isinstance(event, Pushed))


@pytest.mark.parametrize(
    ("tiles", "weather", "speed"),
    [
        pytest.param([3, 5], 0, 3, id="R6.1 the lowest number"),
        pytest.param([5, 3], 0, 3, id="R6.1 whoever plays it"),
        pytest.param([3, 3], 0, 3, id="R6.1 equal numbers"),
        pytest.param([3, 5], 2, 5, id="R6.1 plus the weather"),
        pytest.param([3, 5], -1, 2, id="R6.1 minus the weather"),
        pytest.param([6, 6], 2, 8, id="R6.1 the fastest river"),
        pytest.param([1, 6], -1, 0, id="R6.1 no flow at all"),
        pytest.param([CLOUD, 1], -1, 0, id="R6.1 a cloud is no number"),
        pytest.param([CLOUD, 6], 0, 6, id="R6.1 a cloud is not the lowest"),
        pytest.param([4, 6, 2, CLOUD], 1, 3, id="R6.1 five seats"),
    ],
)
def test_r6_1_speed(tiles: list[Tile], weather: int, speed: int) -> None:
    rivals = [Seated(tile=tile) for tile in tiles]
    position = table(tile=6, rivals=rivals, weather=weather, start=1)
    log = happened(position, "a0>6L")
    assert [event.speed for event in log if isinstance(event, Flowed)] == [speed]
    assert len(arms_of(log)) == speed


@pytest.mark.parametrize(
    ("was", "step", "speed"),
    [
        pytest.param(0, -1, 0, id="R6.1 all clouds, -1 counts as 0"),
        pytest.param(-1, 1, 0, id="R6.1 all clouds, 0"),
        pytest.param(1, -1, 0, id="R6.1 all clouds, down to 0"),
        pytest.param(0, 1, 1, id="R6.1 all clouds, +1"),
        pytest.param(2, -1, 1, id="R6.1 all clouds, down to +1"),
        pytest.param(1, 1, 2, id="R6.1 all clouds, +2"),
    ],
)
def test_r6_1_only_clouds(was: int, step: int, speed: int) -> None:
    position = table("3 4", CLOUD, rivals=[Seated(tile=CLOUD)] * 2, weather=was, start=1)
    log: list[Event] = []
    play(position, 0, Weather(step), log=log)
    assert log[:2] == [WeatherMoved(0, was, was + step), Flowed(speed, 0, was + step)]
    assert len(arms_of(log)) == speed


PUSHED = [
    *((at, arm, to) for at, to in ("12", "23", "34", "45") for arm in "LR"),
    *(("5", "L", "6L"), ("5", "R", "6R"), ("shore", "L", "shore"), ("lost", "R", "lost")),
    *(("6L", "L", "7L"), ("6L", "R", "6L"), ("6R", "R", "7R"), ("6R", "L", "6R")),
    *(("7L", "L", "lost"), ("7L", "R", "7L"), ("7R", "R", "lost"), ("7R", "L", "7R")),
]


@pytest.mark.parametrize(
    ("at", "arm", "to"), PUSHED, ids=[f"R6.2 {at} pushed {arm}" for at, arm, _ in PUSHED]
)
def test_r6_2_one_push(at: str, arm: str, to: str) -> None:
    side = {"L": "left", "R": "right"}[arm]
    position = table("shore lost", 1, rivals=[f"{at} shore", ASHORE], start=1, next_branch=side)
    after = played(position, "a0>1")
    assert (canoes(after, 1), canoes(after, 0)) == (f"{to} shore", "2 lost")


@pytest.mark.parametrize(
    ("speed", "of_1", "of_5", "of_6l", "of_6r", "of_7l", "of_7r"),
    [
        (0, "1", "5", "6L", "6R", "7L", "7R"),
        (1, "2", "6L", "7L", "6R", "lost", "7R"),
        (2, "3", "6L", "7L", "7R", "lost", "lost"),
        (3, "4", "7L", "lost", "7R", "lost", "lost"),
        (4, "5", "7L", "lost", "lost", "lost", "lost"),
        (5, "6L", "lost", "lost", "lost", "lost", "lost"),
        (6, "6L", "lost", "lost", "lost", "lost", "lost"),
        (7, "7L", "lost", "lost", "lost", "lost", "lost"),
        (8, "7L", "lost", "lost", "lost", "lost", "lost"),
    ],
    ids=[f"R6.2 speed {speed}" for speed in range(9)],
)
def test_r6_2_flows_with_the_left_arm_first(
    speed: int, of_1: str, of_5: str, of_6l: str, of_6r: str, of_7l: str, of_7r: str
) -> None:
    weather = -1 if speed == 0 else 2 if speed > 6 else 0
    rivals = [
        Seated("1 5", speed - weather),
        *(Seated(at, owns="ruby") for at in ("6L 6R", "7L 7R")),  # a gem, so no rescue (R7.3)
    ]
    position = table(tile=6, rivals=rivals, weather=weather, start=1)
    after = played(position, "a0>4+D")
    assert canoes(after, 1) == f"{of_1} {of_5}"
    assert canoes(after, 2) == f"{of_6l} {of_6r}"
    assert canoes(after, 3) == f"{of_7l} {of_7r}"


@pytest.mark.parametrize("first", ["left", "right"])
@pytest.mark.parametrize("speed", range(1, 7))
def test_r6_3_the_arms_alternate_across_rounds(first: str, speed: int) -> None:
    position = table(tile=speed, next_branch=first, start=1)
    log = happened(position, f"a0>{'6L' if speed == 6 else speed}")
    turns = "LRLRLRLR" if first == "left" else "RLRLRLRL"
    assert arms_of(log) == turns[:speed]
    after = played(position, f"a0>{'6L' if speed == 6 else speed}")
    assert position_to_json(after)["next_branch"] == {"L": "left", "R": "right"}[turns[speed]]
    log = happened(after, "a~ b~ c~ cw+ aw- bw+")  # the next round flows 1, where this one left off
    assert arms_of(log) == turns[speed]


def test_r6_3_a_river_of_zero_leaves_the_arms_as_they_were() -> None:
    for first in ("left", "right"):
        position = table(tile=1, weather=-1, next_branch=first, start=1)
        assert position_to_json(played(position, "a0>1"))["next_branch"] == first
        assert happened(position, "a0>1")[1:] == [Flowed(0, 1, -1), StartPassed(2, 2)]


@pytest.mark.parametrize(
    ("arms", "canoe_at_5", "following"),
    [
        pytest.param("LLL", "lost", RIGHT, id="R6.4 one arm all the way"),
        pytest.param("LRR", "6L", LEFT, id="R6.4 a repeat in the other arm"),
        pytest.param("RRL", "7R", RIGHT, id="R6.4 not the arm expected first"),
        pytest.param("LRL", "7L", RIGHT, id="R6.4 no repeat"),
    ],
)
def test_r6_4_natural_arms_as_drawn(arms: str, canoe_at_5: str, following: int) -> None:
    position = table("lost shore", 3, rivals=["5 shore", ASHORE], start=1, rules=NATURAL)
    assert arms_of(happened(position, "a1>3", arms)) == arms
    after = played(position, "a1>3", arms)
    assert (canoes(after, 1), after.next_arm) == (f"{canoe_at_5} shore", following)


@pytest.mark.parametrize("arms", ["", "LR", "LRLR"], ids=lambda arms: f"R6.4 {len(arms)} arms")
def test_r6_4_the_draw_must_fit_the_flow(arms: str) -> None:
    position = table(tile=3, start=1, rules=NATURAL)
    before, log = position_to_json(position), [StartPassed(1, 1)]
    events: list[Event] = [*log]
    drawn = ["LR".index(arm) for arm in arms]
    with pytest.raises(Malformed, match="river"):
        play(position, 0, Action.parse("0>3"), lambda *_: drawn, events)
    with pytest.raises(Malformed, match="river"):
        play(position, 0, Action.parse("0>3"), None, events)
    assert (events, position_to_json(position)) == (log, before)


def test_r6_4_nothing_is_drawn_where_nothing_is_left_to_chance() -> None:
    still = table(tile=1, weather=-1, start=1, rules=NATURAL)
    assert played(still, "a0>1", arms=None).round == 2  # a river of 0 draws no arms
    strict = table(tile=3, start=1)
    assert arms_of(happened(strict, "a0>3", arms="RRR")) == "LRL"  # alternate does not ask


def test_r6_4_each_push_repeats_with_chance_one_in_eight() -> None:
    draw, pushes = NaturalFork(Random(1)), 8000
    assert draw(LEFT, 1) == [LEFT]
    arms = [LEFT, *draw(RIGHT, pushes)]
    repeats = sum(last == arm for last, arm in pairwise(arms))
    assert abs(repeats - pushes / 8) < 120  # four standard deviations


@pytest.mark.parametrize("fork", ["alternate", "natural"])
def test_d4_the_first_push_goes_where_the_set_up_said(fork: str) -> None:
    for seed in range(30):
        game = Game(["Ann", "Ben", "Cem"], Random(seed), Options(fork=fork))
        first, log = game.position.next_arm, list[Event]()
        while not arms_of(log):
            seat = game.acting()[0]
            log += game.play(seat, legal_actions(game.position, seat)[-1])
        assert arms_of(log)[0] == "LR"[first]


@pytest.mark.parametrize(
    ("at", "gem", "site"),
    [
        pytest.param("7L", "ruby", "ruby", id="R6.5 its own site"),
        pytest.param("7L", "amber", "amber", id="R6.5 wherever it was loaded"),
        pytest.param("6L", "diamond", "diamond", id="R6.5 after two pushes of its arm"),
    ],
)
def test_r6_5_a_canoe_on_a_falling_disc_is_lost(at: str, gem: str, site: str) -> None:
    position = table("shore lost", 3, rivals=[f"{at}:{gem} shore", ASHORE], start=1)
    assert lies_at(position, site) == heap(**{site: 6})
    after = played(position, "a0>3")
    assert (canoes(after, 1), lies_at(after, site)) == ("lost shore", heap(**{site: 7}))


def test_r6_5_a_gem_loaded_at_a_foreign_site_goes_home() -> None:
    position = table("7L lost", 2, "ruby", lying={"ruby": "amber"}, start=1)
    after = played(position, "a0+B>7L")
    assert canoes(after) == "lost lost"
    assert (lies_at(after, "ruby"), lies_at(after, "amber")) == (heap(ruby=6), heap(amber=7))


def test_r6_6_nobody_loads_steals_or_steers_in_the_flow() -> None:
    position = table("2 lost", 2, rivals=["3:ruby 1", "5:amber 5"], start=1)
    after = played(position, "a0>4")
    assert [canoes(after, seat) for seat in (0, 1, 2)] == ["6R lost", "5:ruby 3", "6L:amber 6L"]
    assert (after.sites, after.phase) == (position.sites, "paddle")


def test_r6_events_push_by_push() -> None:
    rivals = ["7R:ruby shore", "6L:amber 7L"]
    position = table("1 lost", 4, rivals=rivals, weather=-1, start=1)
    assert happened(position, "a0>5")[1:] == [
        Flowed(3, 4, -1),
        Pushed(LEFT, (Drift(0, 0, 5, D6L), Drift(2, 0, D6L, D7L), Drift(2, 1, D7L, FALLS))),
        Swept(2, 1, EMPTY),
        Pushed(RIGHT, (Drift(1, 0, 9, FALLS),)),
        Swept(1, 0, RUBY),
        Pushed(LEFT, (Drift(0, 0, D6L, D7L), Drift(2, 0, D7L, FALLS))),
        Swept(2, 0, AMBER),
        Rescued(2, 0),
        StartPassed(2, 2),
    ]
