"""R7: lost canoes."""

import pytest

from niagara.rules import Malformed, Position, take_back
from niagara.rules.board import AMBER, EMPTY, LEFT, RIGHT, RUBY
from niagara.rules.events import (
    Chosen,
    Drift,
    Event,
    Flowed,
    Pushed,
    Ransomed,
    Rescued,
    Revealed,
    StartPassed,
    Stranded,
    Swept,
    Travelled,
)
from rules.tables import (
    ASHORE,
    CLOUD,
    Seated,
    canoes,
    choosing,
    happened,
    heap,
    legal,
    lies_at,
    owns,
    played,
    refuses,
    table,
    trips,
)

TILES = {"1", "2", "3", "4", "5", "6", "~"}


@pytest.mark.parametrize(
    ("at", "gems", "ransoms"),
    [
        pytest.param("lost 3", "ruby", {"$0R"}, id="R7.1 one lost, one gem"),
        pytest.param("3 lost", "amber", {"$1B"}, id="R7.1 canoe 1"),
        pytest.param("lost shore", "ruby ruby", {"$0R"}, id="R7.1 one gem pays"),
        pytest.param(
            "lost 3", "amethyst diamond ruby", {"$0A", "$0D", "$0R"}, id="R7.1 of any kind owned"
        ),
        pytest.param(
            "lost lost", "amber sapphire", {"$0B", "$0S", "$1B", "$1S"}, id="D5 either canoe"
        ),
        pytest.param("lost 3", "", set(), id="R7.1 no gem to pay with"),
        pytest.param("lost 3:ruby", "", set(), id="R7.1 a gem afloat is not owned"),
        pytest.param("3 4", "ruby", set(), id="R7.1 nothing is lost"),
        pytest.param("shore shore", "ruby", set(), id="R7.1 both ashore"),
    ],
)
def test_r7_1_exactly_these_ransoms(at: str, gems: str, ransoms: set[str]) -> None:
    assert legal(choosing(at, gems)) == TILES | ransoms


def test_r7_1_gem_to_its_site_canoe_to_the_shore_usable_this_round() -> None:
    position = choosing("lost 3", "amber ruby")
    after = played(position, "a$0B")
    assert (canoes(after), owns(after)) == ("shore 3", "ruby")
    assert lies_at(after, "amber") == heap(amber=7)
    assert legal(after) == TILES  # the tile is still to be chosen
    after = played(after, "b1 c1 a4")
    assert "0>4" in trips(after, 0)


@pytest.mark.parametrize(
    ("at", "gems", "action"),
    [
        pytest.param("lost 3", "amber", "$0R", id="R7.1 no such gem"),
        pytest.param("lost 3", "", "$0R", id="R7.1 no gem at all"),
        pytest.param("lost 3:ruby", "", "$0R", id="R7.1 the gem is afloat"),
        pytest.param("lost 3", "ruby", "$1R", id="R7.1 that canoe is in the water"),
        pytest.param("lost shore", "ruby", "$1R", id="R7.1 that canoe is ashore"),
    ],
)
def test_r7_1_refused(at: str, gems: str, action: str) -> None:
    refuses(choosing(at, gems), 0, action, "R7.1")


def test_r7_1_a_ransom_comes_before_choosing_a_tile() -> None:
    position = choosing("lost 3", "ruby ruby")
    refuses(played(position, "a4"), 0, "$0R", "R7.1")
    refuses(played(position, "a4 b4 c4"), 0, "$0R", "R7.1")  # phase II
    assert "$0R" in legal(played(position, "b4 c4"))  # others may have chosen


def test_d8_whoever_takes_a_choice_back_may_ransom_again() -> None:
    position = played(choosing("lost lost", "ruby amber"), "a$0R a4 b4")
    refuses(position, 0, "$1B", "R7.1")
    position = take_back(position, 0)
    assert (canoes(position), owns(position)) == ("shore lost", "amber")  # the ransom stands
    position = played(position, "a$1B a5")
    assert (canoes(position), owns(position)) == (ASHORE, "")
    position = played(position, "c4")
    assert (position.turn, legal(position)) == (0, {"0>5", "0>3+A", "1>5", "1>3+A"})


def test_r7_1_rivals_may_ransom_in_any_order() -> None:
    lost = Seated("lost shore", owns="ruby")
    position = played(choosing("lost shore", "amber", rivals=[lost, ASHORE]), "b$0R a$0B b2 a2 c2")
    assert (canoes(position, 0), canoes(position, 1)) == (ASHORE, ASHORE)
    assert (owns(position, 0), owns(position, 1)) == ("", "")


@pytest.mark.parametrize("moves", ["a$0B a$1S", "a$1S a$0B", "a$0S a$1B"], ids=lambda m: f"D5 {m}")
def test_r7_2_both_may_be_ransomed_in_one_round(moves: str) -> None:
    position = played(choosing("lost lost", "amber sapphire ruby"), moves)
    assert (canoes(position), owns(position)) == (ASHORE, "ruby")
    assert legal(position) == TILES


def test_r7_2_with_one_gem_only_one() -> None:
    position = played(choosing("lost lost", "amber"), "a$1B")
    assert (canoes(position), legal(position)) == ("lost shore", TILES)
    refuses(position, 0, "$0B", "R7.1")


def test_r7_events_of_a_ransom() -> None:
    position = choosing("lost lost", "amber ruby")
    assert happened(position, "a$1R a$0B a3 b3 c3") == [
        *(Ransomed(0, 1, RUBY), Ransomed(0, 0, AMBER)),
        *(Chosen(0, 3), Chosen(1, 3), Chosen(2, 3), Revealed(0, 3)),
    ]


RESCUES = [
    pytest.param(table("7L lost", 1, start=1), "a0>f", id="D6 over the falls on purpose"),
    pytest.param(table("7R:ruby lost", 1, start=1), "a0>f", id="D6 a cargo is not owned"),
    pytest.param(table("lost 6L", 2, start=1, weather=-1), "a1>f", id="D6 canoe 1 was the last"),
    pytest.param(table("6L 6R", 2, start=1), "a0>f a1>f", id="D6 both in one turn"),
    pytest.param(table("lost 6L:amber", 1, start=1), "a1>7L", id="D6 by the river"),
    pytest.param(table("7L lost", 1, start=1, weather=-1), "a0>f", id="D6 the river stands still"),
]


@pytest.mark.parametrize(("position", "moves"), RESCUES)
def test_r7_3_canoe_0_comes_back_free_when_the_river_has_flowed(
    position: Position, moves: str
) -> None:
    after = played(position, moves)
    assert (after.phase, canoes(after), owns(after)) == ("paddle", "shore lost", "")
    log = happened(position, moves)
    assert log[-2:] == [Rescued(0, 0), StartPassed(2, 2)]
    assert any(isinstance(event, Flowed) for event in log[:-2])


def test_r7_3_not_before_the_river_has_flowed() -> None:
    position = table("7L lost", 1)
    assert canoes(played(position, "a0>f")) == "lost lost"  # seats 1 and 2 are still to act


@pytest.mark.parametrize(
    ("at", "gems"),
    [("7L lost", "amber"), ("7L shore", ""), ("7L 3", "")],
    ids=["D6 not with a gem", "D6 not with a canoe ashore", "D6 not with a canoe in the water"],
)
def test_r7_3_no_rescue_for_others(at: str, gems: str) -> None:
    position = table(at, CLOUD, gems, rivals=[Seated(tile=CLOUD)] * 2, start=1)
    log = happened(position, "aw+")
    assert Swept(0, 0, EMPTY) in log
    assert not any(isinstance(event, Rescued) for event in log)
    assert canoes(played(position, "aw+")).startswith("lost")


def test_r7_3_no_rescue_when_the_game_is_over() -> None:
    position = table("7L lost", 1, rivals=[Seated(owns="ruby " * 4), ASHORE], start=1)
    after = played(position, "a0>f")
    assert (after.phase, canoes(after)) == ("over", "lost lost")
    assert not any(isinstance(event, Rescued) for event in happened(position, "a0>f"))


def test_r7_3_nobody_is_left_without_canoe_and_gem() -> None:
    with pytest.raises(Malformed, match=r"R7\.3"):
        choosing("lost lost")


def test_r7_3_several_seats_are_rescued() -> None:
    position = table("7L lost", 1, rivals=["lost 7L", Seated("7L lost", owns="ruby")], start=1)
    after = played(position, "a0>f")
    assert [canoes(after, s) for s in (0, 1, 2)] == ["shore lost", "shore lost", "lost lost"]


def test_r7_events_of_a_rescue_push_by_push() -> None:
    position = table("5 lost", 2, start=1)
    expected: list[Event] = [
        *(Travelled(0, 0, (5, 6, 8)), Flowed(2, 2, 0)),
        *(Pushed(LEFT, (Drift(0, 0, 8, 10),)), Swept(0, 0, EMPTY), Pushed(RIGHT, ())),
        *(Rescued(0, 0), StartPassed(2, 2)),
    ]
    assert happened(position, "a0>7L") == expected


def test_r7_4_a_player_with_gems_and_no_canoe_may_decline() -> None:
    position = choosing("lost lost", "ruby amber")
    log = happened(position, "a2 b5 c5 b0>5 c0>5")
    assert log[2:6] == [Chosen(2, 5), Revealed(0, 2), Stranded(0), Revealed(1, 5)]
    assert Flowed(2, 2, 0) in log  # D2: the tile counts for the river
    after = played(position, "a2 b5 c5 b0>5 c0>5")
    assert (canoes(after), owns(after)) == ("lost lost", "amber ruby")  # and no rescue
    assert {"$0R", "$1R", "$0B", "$1B"} <= legal(after)  # the next round offers it again
