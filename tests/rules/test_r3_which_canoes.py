"""R3: which canoes move under a number tile."""

import pytest

from niagara.rules import DONE, IllegalAction, Malformed, legal_actions, stage
from niagara.rules.board import LEFT, RIGHT
from niagara.rules.codec import position_from_json, position_to_json
from niagara.rules.events import (
    Flowed,
    Landed,
    Pushed,
    Revealed,
    StartPassed,
    Stranded,
    Travelled,
)
from rules.tables import (
    ASHORE,
    CLOUD,
    Seated,
    Tile,
    canoes,
    choosing,
    happened,
    legal,
    owns,
    played,
    refuses,
    table,
    trips,
)


@pytest.mark.parametrize(
    ("at", "free", "rule"),
    [
        pytest.param("shore shore", {0, 1}, "R3.1", id="R3.1 both ashore: either may be the one"),
        pytest.param("2 shore", {0, 1}, "R3.2", id="R3.2 one in the water: both can move"),
        pytest.param("shore 2", {0, 1}, "R3.2", id="R3.2 the other way round"),
        pytest.param("2 7R", {0, 1}, "R3.3", id="R3.3 both in the water"),
        pytest.param("2 lost", {0}, "R3.4", id="R3.4 one in the water, one lost"),
        pytest.param("lost 2", {1}, "R3.4", id="R3.4 the other way round"),
    ],
)
@pytest.mark.parametrize("tile", range(1, 7))
def test_r3_which_canoes_can_move_first(at: str, free: set[int], rule: str, tile: Tile) -> None:
    position = table(at, tile)
    assert {canoe for canoe in (0, 1) if trips(position, canoe)} == free
    assert "." not in legal(position)  # some canoe must move
    refuses(position, 0, ".", rule)


@pytest.mark.parametrize("launch", ["0>4", "1>4"])
def test_r3_1_exactly_one_of_two_is_launched(launch: str) -> None:
    position = played(table("shore shore", 4), f"a{launch}")
    assert position.turn == 1  # the turn is over: the other canoe may not be launched
    refuses(position, 0, "1>4" if launch == "0>4" else "0>4", "R2.2")
    assert canoes(position) == ("4 shore" if launch == "0>4" else "shore 4")


def test_r3_1_a_launched_canoe_leaves_the_shore() -> None:
    refuses(table("shore shore", 4), 0, "0>s", "R3.1")


@pytest.mark.parametrize(
    ("at", "moves", "then", "end"),
    [
        pytest.param("2 shore", "a0>5", {"1>3", "."}, None, id="R3.2 water first"),
        pytest.param("2 shore", "a0>5 a1>3", None, "5 3", id="R3.2 water, then launch"),
        pytest.param("2 shore", "a0>5 a.", None, "5 shore", id="R3.2 water, then done"),
        pytest.param(
            "2 shore", "a1>3", {"0>5", "0>s", "0>3+A"}, None, id="R3.2 launched, must move"
        ),
        pytest.param("2 shore", "a1>3 a0>5", None, "5 3", id="R3.2 launch, then water"),
        pytest.param("shore 2", "a1>5 a.", None, "shore 5", id="R3.2 canoe 1 in the water"),
        pytest.param("shore 2", "a0>3 a1>5", None, "3 5", id="R3.2 canoe 0 launched first"),
        pytest.param("2 shore", "a0>s", {"1>3", "."}, None, id="R3.2 home, the other may go"),
        pytest.param("2 shore", "a0>s a1>3", None, "shore 3", id="R3.2 home, the other goes"),
        pytest.param("6L shore", "a0>f", {"1>3", "."}, None, id="R3.2 lost, the other may go"),
        pytest.param("6L shore", "a0>f a1>3", None, "lost 3", id="R3.2 lost, the other goes"),
        pytest.param("2 2", "a0>5", {"1>5", "1>s", "1>3+A"}, None, id="R3.3 both must move"),
        pytest.param("2 2", "a1>5", {"0>5", "0>s", "0>3+A"}, None, id="R3.3 in any order"),
        pytest.param("2 2", "a0>5 a1>s", None, "5 shore", id="R3.3 both have moved"),
        pytest.param("2 2", "a0>s", {"1>5", "1>s", "1>3+A"}, None, id="R3.3 judged at the start"),
        pytest.param("6L 2", "a0>f", {"1>5", "1>s", "1>3+A"}, None, id="R3.3 the first one lost"),
        pytest.param("6L 6R", "a0>f a1>f", None, "lost lost", id="R3.3 both lost"),
        pytest.param("2 lost", "a0>5", None, "5 lost", id="R3.4 one trip and the turn ends"),
        pytest.param("lost 2", "a1>s", None, "lost shore", id="R3.4 home, and stays there"),
        pytest.param("shore lost", "a0>3", None, "3 lost", id="D1 launched, the turn ends"),
        pytest.param("lost shore", "a1>3", None, "lost 3", id="D1 launched, canoe 1"),
        pytest.param("shore lost", "a.", None, "shore lost", id="D1 stays, the turn ends"),
        pytest.param("lost shore", "a.", None, "lost shore", id="D1 stays, canoe 1"),
    ],
)
def test_r3_turns_of_tile_three(
    at: str, moves: str, then: set[str] | None, end: str | None
) -> None:
    position = played(table(at, 3), moves)
    if then is not None:
        assert (position.turn, legal(position)) == (0, then)
    else:
        assert (position.turn, canoes(position)) == (1, end)


@pytest.mark.parametrize(
    ("at", "moves", "action", "rule"),
    [
        pytest.param("2 shore", "a1>3", ".", "R3.2", id="R3.2 launched first"),
        pytest.param("2 2", "a0>5", ".", "R3.3", id="R3.3 one moved"),
        pytest.param("2 2", "a0>s", ".", "R3.3", id="R3.3 one home"),
        pytest.param("2 2", "a1>s", ".", "R3.3", id="R3.3 the other home"),
        pytest.param("2 shore", "a0>5", "0>2", "R3.5", id="R3.5 no second trip"),
        pytest.param("2 shore", "a0>s", "0>3", "R3.5", id="R3.5 home this turn, stays there"),
        pytest.param("2 2", "a1>s", "1>3", "R3.5", id="R3.5 home, the other still to move"),
        pytest.param("2 shore", "a1>3", "1>6L", "R3.5", id="R3.5 launched once"),
        pytest.param("6L shore", "a0>f", "0>3", "R3.5", id="R3.5 over the falls this turn"),
    ],
)
def test_r3_each_canoe_that_must_has_one_trip_and_none_has_two(
    at: str, moves: str, action: str, rule: str
) -> None:
    refuses(played(table(at, 3), moves), 0, action, rule)


def test_r3_5_each_trip_has_the_full_points() -> None:
    position = table("1 1", 5)
    assert canoes(played(position, "a0>6L a1>6R")) == "6L 6R"
    assert canoes(played(position, "a0>4+D a1>4+D")) == "4:diamond 4:diamond"


def test_r3_4_a_lost_canoe_does_not_move() -> None:
    for action in ("1>3", "1>s", "1>f"):
        refuses(table("2 lost", 3), 0, action, "R6.5")


LAUNCHES = {
    1: "0>1",
    2: "0>2",
    3: "0>3",
    4: "0>4",
    5: "0>5 0>3+A",
    6: "0>6L 0>6R 0>4+D",
}


@pytest.mark.parametrize("at", ["shore lost", "lost shore"])
@pytest.mark.parametrize("tile", LAUNCHES)
def test_d1_the_lone_canoe_ashore_may_be_launched_or_stay(tile: int, at: str) -> None:
    position = table(at, tile)
    canoe = str(at.split().index("shore"))
    launches = {canoe + launch[1:] for launch in LAUNCHES[tile].split()}
    assert legal(position) == {*launches, "."}
    for launch in launches:
        assert played(position, f"a{launch}").turn == 1
    after = played(position, "a.")
    assert (after.turn, canoes(after), after.sites) == (1, at, position.sites)


def test_d1_a_canoe_that_stays_does_nothing_else() -> None:
    position = table("shore lost", 2)
    refuses(position, 0, "0>s", "R3.1")  # staying is written as the end of the turn
    refuses(position, 0, "1>2", "R6.5")
    refuses(position, 1, ".", "R2.2")
    refuses(played(position, "a."), 0, "0>2", "R2.2")
    refuses(played(position, "a0>2"), 0, ".", "R2.2")
    with pytest.raises(IllegalAction, match=r"R2\.2: the turn is over"):
        stage(position, 0, [DONE, DONE])


def test_d1_a_cloud_still_moves_the_weather() -> None:
    position = table("shore lost", CLOUD)
    assert legal(position) == {"w-", "w+"}
    refuses(position, 0, ".", "R5.1")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_d1_staying_passes_the_turn_and_its_tile_counts_for_the_river(seats: int) -> None:
    alone = Seated("lost shore", tile=6)
    position = table("shore lost", 2, rivals=[alone] * (seats - 1))
    moves = " ".join(f"{letter}." for letter in "abcde"[:seats])
    assert happened(position, moves) == [
        *(Revealed(seat, 6) for seat in range(1, seats)),
        *(Flowed(2, 2, 0), Pushed(LEFT, ()), Pushed(RIGHT, ()), StartPassed(1, 2)),
    ]
    after = played(position, moves)
    assert (after.phase, after.round, after.start) == ("paddle", 2, 1)
    assert [canoes(after, seat) for seat in range(seats)] == [
        *("shore lost", *["lost shore"] * (seats - 1))
    ]


def test_d1_a_canoe_ransomed_this_round_may_stay_too() -> None:
    position = played(choosing("lost lost", "ruby"), "a$1R a4 b4 c4")
    assert legal(position) == {"1>4", "."}


def test_d1_a_canoe_lost_this_turn_was_in_the_water_when_it_began() -> None:
    position = table("7L shore", 1)
    refuses(position, 0, ".", "R3.2")
    assert legal(played(position, "a0>f")) == {"1>1", "."}


def test_r3_both_canoes_go_home_in_one_turn() -> None:
    position = table("3:amethyst 2:ruby", 3)
    assert canoes(played(position, "a0>s a1>s")) == "shore shore"
    assert owns(played(position, "a0>s a1>s")) == "amethyst ruby"
    assert happened(position, "a1>s a0>s") == [
        *(Travelled(0, 1, (2, 1, 0)), Landed(0, 1, 4)),
        *(Travelled(0, 0, (3, 2, 1, 0)), Landed(0, 0, 0), Revealed(1, 6)),
    ]


def test_d2_both_lost_moves_nothing_and_counts_for_the_river() -> None:
    stranded = Seated("lost lost", owns="ruby")
    position = choosing("shore shore", rivals=[stranded, ASHORE], start=1)
    log = happened(position, "a5 c4 b2 c0>4 a0>5")  # seat 1 starts but is passed over
    assert log[2:6] == [*log[2:3], Revealed(1, 2), Stranded(1), Revealed(2, 4)]
    flow = next(event for event in log if isinstance(event, Flowed))
    assert (flow.speed, flow.lowest) == (2, 2)
    position = played(position, "a5 c4 b2")
    assert (position.turn, legal_actions(position, 1)) == (2, ())
    refuses(position, 1, "0>2", "R2.2")


def test_d2_a_cloud_is_played_even_with_both_lost() -> None:
    position = choosing("lost lost", "ruby")
    position = played(position, "a~ b4 c4")
    assert (position.turn, legal(position)) == (0, {"w-", "w+"})


def test_d2_all_stranded_the_round_passes_by_itself() -> None:
    stranded = Seated("lost lost", owns="amber")
    position = choosing("lost lost", "ruby", rivals=[stranded, stranded])
    log = happened(position, "a4 b2 c3")
    assert [event for event in log if isinstance(event, Stranded)] == [
        *(Stranded(0), Stranded(1), Stranded(2))
    ]
    assert Flowed(2, 2, 0) in log
    position = played(position, "a4 b2 c3")
    assert (position.phase, position.round, position.start) == ("paddle", 2, 1)


def test_d2_all_stranded_the_natural_river_flows_too() -> None:
    stranded = Seated("lost lost", owns="amber")
    position = choosing("lost lost", "ruby", rivals=[stranded, stranded], rules={"fork": "natural"})
    assert played(position, "a4 b2 c3", arms="LL").next_arm == 1


@pytest.mark.parametrize(
    ("tile", "at"), [(4, "lost lost"), (CLOUD, "2 2")], ids=["D2 no turn", "R5.2 no trips"]
)
def test_r3_impossible_turns_are_refused(tile: Tile, at: str) -> None:
    given = position_to_json(table("2 2", tile, "ruby"))
    for canoe, space in zip(given["players"][0]["canoes"], at.split(), strict=True):
        canoe |= {"at": space, "began": space}
    if tile == CLOUD:
        given["players"][0]["canoes"][0]["moved"] = True
    with pytest.raises(Malformed, match="D2" if tile == 4 else r"R5\.2"):
        position_from_json(given)
