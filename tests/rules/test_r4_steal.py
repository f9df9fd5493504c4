"""R4.8, R4.9, R4.11: stealing."""

import pytest

from niagara.rules.board import AMBER, DIAMOND, RUBY
from niagara.rules.events import Loaded, Revealed, Stolen, Travelled, Unloaded
from rules.tables import (
    ASHORE,
    Seated,
    Tile,
    canoes,
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

LOADED = ["2:diamond shore", ASHORE]


def thefts(at: str, tile: Tile, rivals: list[str]) -> set[str]:
    return {trip for trip in trips(table(f"{at} lost", tile, rivals=rivals)) if "x" in trip}


@pytest.mark.parametrize(
    ("at", "tile", "rivals", "expected"),
    [
        pytest.param("3", 1, LOADED, "0>2xb0", id="R4.8 one step upstream"),
        pytest.param("4", 2, LOADED, "0>2xb0", id="R4.8 two steps upstream"),
        pytest.param("7R", 5, LOADED, "0>2xb0", id="R4.8 out of an arm"),
        pytest.param("1", 1, LOADED, "", id="R4.8 not downstream"),
        pytest.param("shore", 2, LOADED, "", id="R4.8 not when launched"),
        pytest.param("2", 1, LOADED, "", id="R4.8 not where it began"),
        pytest.param("4", 1, LOADED, "", id="R4.8 not past a disc"),
        pytest.param("4", 3, LOADED, "", id="R4.8 not on the way"),
        pytest.param("4", 4, LOADED, "", id="R4.8 not with points left"),
        pytest.param("4:amber", 2, LOADED, "", id="R4.8 not when loaded"),
        pytest.param("4:amber", 4, LOADED, "0->2xb0", id="R4.9 unload first"),
        pytest.param("3:ruby", 3, LOADED, "0->2xb0", id="R4.9 at any site"),
        pytest.param("5:amber", 3, LOADED, "", id="R4.9 unloading costs 2"),
        pytest.param("3", 3, LOADED, "", id="R4.8 not after loading"),
        pytest.param("2:amber", 3, ["1:ruby 1:ruby", ASHORE], "", id="R4.9 no site to unload at"),
        pytest.param("2:amber", 1, ["1:ruby 1:ruby", ASHORE], "", id="R4.8 loaded at 2"),
        pytest.param("3", 1, ["2 2:ruby", ASHORE], "0>2xb1", id="R4.8 only from a loaded canoe"),
        pytest.param(
            *("3", 1, ["2:ruby 2:ruby", "2:amber 1:amber", "2:diamond 2"]),
            "0>2xb0 0>2xb1 0>2xc0 0>2xd0",
            id="R4.8 the thief picks the victim",
        ),
        pytest.param("7L", 1, ["6L:ruby 6R:ruby", ASHORE], "0>6Lxb0", id="R4.8 on the same disc"),
        pytest.param("7R", 1, ["6L:ruby 6R:ruby", ASHORE], "0>6Rxb1", id="R4.8 in the same arm"),
        pytest.param(
            "6L", 1, ["5:ruby 5:ruby", "5:amber 5"], "0>5xb0 0>5xb1 0>5xc0", id="R4.8 at 5"
        ),
    ],
)
def test_r4_8_exactly_these_thefts(at: str, tile: Tile, rivals: list[str], expected: str) -> None:
    assert thefts(at, tile, rivals) == set(expected.split())


def test_r4_8_stealing_is_optional() -> None:
    position = table("4 lost", 2, rivals=LOADED)
    assert trips(position) == {"0>2", "0>2xb0", "0>6L", "0>6R", "0+D>4"}
    after = played(position, "a0>2")
    assert (canoes(after, 0), canoes(after, 1)) == ("2 lost", "2:diamond shore")


def test_r4_8_the_gem_changes_canoes_and_costs_nothing() -> None:
    after = played(table("4 lost", 2, rivals=LOADED), "a0>2xb0")
    assert (canoes(after, 0), canoes(after, 1)) == ("2:diamond lost", "2 shore")
    assert lies_at(after, "diamond") == heap(diamond=6)


@pytest.mark.parametrize(
    ("at", "tile", "action", "rule"),
    [
        pytest.param("1", 1, "0>2xb0", "R4.8", id="R4.8 downstream refused"),
        pytest.param("shore", 2, "0>2xb0", "R4.8", id="R4.8 launching refused"),
        pytest.param("4:amber", 2, "0>2xb0", "R4.8", id="R4.8 arrives loaded"),
        pytest.param("3", 1, "0>2xb1", "R4.8", id="R4.8 the victim is elsewhere"),
        pytest.param("3", 1, "0>2xc0", "R4.8", id="R4.8 the victim is ashore"),
        pytest.param("3", 1, "0>2xc1", "R4.8", id="R4.8 the victim is empty"),
        pytest.param("3", 1, "0>2xa1", "R4.8", id="R4.8 never from oneself"),
        pytest.param("3", 1, "0>2xa0", "R4.8", id="R4.8 least of all from itself"),
        pytest.param("3", 1, "0>2xd0", "R1.1", id="R1.1 no such seat"),
        pytest.param("4", 4, "0>2xb0", "R4.2", id="R4.8 points left"),
        pytest.param("2", 2, "0>2xb0", "R4.2", id="R4.8 no step, points left"),
        pytest.param("1", 2, "0>sxb0", "R4.8", id="R4.8 not on the shore"),
        pytest.param("7L", 1, "0>fxb0", "R4.8", id="R4.8 not over the falls"),
        pytest.param("2", 1, "0xb0>1", "R4.8", id="R4.8 not where a trip begins"),
        pytest.param("3", 1, "0>2xb0xb0", "R4.8", id="R4.8 not twice"),
        pytest.param("3", 3, "0+A>2xb0", "R4.4", id="R4.8 not after loading"),
        pytest.param("3:ruby", 5, "0-+A>2xb0", "R4.4", id="R4.9 not after a swap"),
        pytest.param("2:ruby", 3, "0->1xb0", "R4.6", id="R4.9 no site to unload at"),
        pytest.param("4", 4, "0->2xb0", "R4.6", id="R4.9 nothing to unload"),
    ],
)
def test_r4_8_refused(at: str, tile: Tile, action: str, rule: str) -> None:
    rivals = ["2:diamond 3:diamond", "shore 2"]
    refuses(table(f"{at} lost", tile, rivals=rivals), 0, action, rule)


@pytest.mark.parametrize(
    ("at", "tile", "action", "rule"),
    [
        pytest.param("4", 3, "0>3+Axb0", "R4.8", id="R4.8 move, load, steal"),
        pytest.param("4", 3, "0>3xb0+A", "R4.8", id="R4.8 move, steal, load"),
        pytest.param("4:amber", 3, "0>3-xb0", "R4.9", id="R4.9 move, unload, steal"),
        pytest.param("4:amber", 3, "0>3xb0-", "R4.9", id="R4.9 move, steal, unload"),
        pytest.param("3:amber", 2, "0->3xb0", "R4.8", id="R4.8 unload and steal on the spot"),
        pytest.param("2:amber", 3, "0>3-xb0", "R4.9", id="R4.9 downstream too"),
    ],
)
def test_r4_9_refused_at_a_site(at: str, tile: Tile, action: str, rule: str) -> None:
    refuses(table(f"{at} lost", tile, rivals=["3:ruby shore", ASHORE]), 0, action, rule)


def test_r4_9_unload_at_the_start_and_steal_at_the_end() -> None:
    position = table("4:amber lost", 4, rivals=LOADED)
    assert trips(position) == {
        *("0>s", "0>f", "0->2", "0->2xb0", "0->6L", "0->6R", "0>6L-", "0>6R-", "0-+D>4")
    }
    after = played(position, "a0->2xb0")
    assert (canoes(after, 0), canoes(after, 1)) == ("2:diamond lost", "2 shore")
    assert lies_at(after, "diamond") == heap(diamond=6, amber=1)
    assert happened(position, "a0->2xb0") == [
        *(Unloaded(0, 0, AMBER, DIAMOND), Travelled(0, 0, (4, 3, 2))),
        *(Stolen(0, 0, DIAMOND, (1, 0)), Revealed(1, 6)),
    ]


def test_r4_8_both_canoes_of_a_seat_may_steal() -> None:
    position = table("3 3", 1, rivals=["2:ruby 2:amber", ASHORE])
    after = played(position, "a0>2xb1")
    assert trips(after, 1) == {"1>2", "1>2xb0", "1>4"}
    assert canoes(played(after, "a1>2xb0")) == "2:amber 2:ruby"


def test_r4_8_two_thieves_in_one_round() -> None:
    position = table("4 lost", 2, rivals=[Seated("3 lost", 1), Seated("2:ruby lost", 6)])
    after = played(position, "a0>2xc0")
    assert trips(after, seat=1) == {"0>2", "0>2xa0", "0>4"}  # not from the first victim
    refuses(after, 1, "0>2xc0", "R4.8")
    after = played(after, "b0>2xa0")
    assert [canoes(after, seat) for seat in (0, 1, 2)] == ["2 lost", "2:ruby lost", "2 lost"]
    log = happened(position, "a0>2xc0 b0>2xa0")
    assert [event for event in log if isinstance(event, Stolen)] == [
        *(Stolen(0, 0, RUBY, (2, 0)), Stolen(1, 0, RUBY, (0, 0)))
    ]


def test_r4_8_a_robbed_canoe_may_load() -> None:
    position = table("5 lost", 1, rivals=[Seated("4:ruby lost", 2), ASHORE])
    after = played(position, "a0>4xb0")
    assert trips(after, seat=1) == {"0>2", "0>6L", "0>6R", "0+D>4"}
    assert canoes(played(after, "b0+D>4"), 1) == "4:diamond lost"
    assert Loaded(1, 0, DIAMOND, DIAMOND) in happened(after, "b0+D>4")


def test_r4_8_a_robbed_canoe_may_steal() -> None:
    victim, rich = Seated("4:ruby lost", 1), "3:amber lost"
    position = table("5 lost", 1, rivals=[victim, rich])
    assert "0>3xc0" not in trips(table("4:ruby lost", 1, rivals=[rich, rich]))  # loaded: no theft
    after = played(position, "a0>4xb0")
    assert legal(after, 1) == {"0>3", "0>5", "0>3xc0"}
    assert canoes(played(after, "b0>3xc0"), 1) == "3:amber lost"


def test_r4_8_a_stolen_gem_is_scored_by_the_thief() -> None:
    position = table("3 shore", 1, rivals=LOADED, start=1, weather=-1)  # no river this round
    after = played(position, "a0>2xb0 a. a2 b3 c3 c0>3 a0>s")
    assert (owns(after, 0), owns(after, 1)) == ("diamond", "")
