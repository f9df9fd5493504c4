"""R4.1 to R4.3, R4.10, R4.13: points, directions, the shore and the falls."""

import pytest

from niagara.rules.board import AMBER, DIAMOND, EMPTY, FALLS, RUBY, SHORE
from niagara.rules.codec import view_to_json
from niagara.rules.events import Landed, Loaded, Revealed, Swept, Travelled, Unloaded
from niagara.rules.view import view
from rules.tables import (
    ASHORE,
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


@pytest.mark.parametrize(
    ("at", "tile", "expected"),
    [
        pytest.param("shore", 1, "0>1", id="R4.1 launch 1"),
        pytest.param("shore", 2, "0>2", id="R4.1 launch 2"),
        pytest.param("shore", 3, "0>3", id="R4.1 launch 3"),
        pytest.param("shore", 4, "0>4", id="R4.1 launch 4"),
        pytest.param("shore", 5, "0>5 0>3+A", id="R4.1 launch 5"),
        pytest.param("shore", 6, "0>6L 0>6R 0>4+D", id="R4.1 launch 6"),
        pytest.param("1", 1, "0>s 0>2", id="R4.1 a step to the shore costs 1"),
        pytest.param("1", 4, "0>s 0>5 0>3+A", id="R4.2 points lost ashore"),
        pytest.param("2", 1, "0>1 0>3", id="R4.1 one step"),
        pytest.param("2", 3, "0>s 0>5 0>3+A", id="R4.1 step and load"),
        pytest.param("2", 6, "0>s 0>f 0>6L+S 0>6R+S", id="R4.3 the arm is picked"),
        pytest.param("3", 1, "0>2 0>4", id="R4.12 a 1 handles no cargo"),
        pytest.param("3", 2, "0>1 0>5 0+A>3", id="R4.12 a 2 loads without moving"),
        pytest.param("3", 3, "0>s 0>6L 0>6R 0+A>2 0+A>4 0>4+D", id="R4.1 three points"),
        pytest.param("3", 5, "0>s 0>f 0+A>s 0+A>6L 0+A>6R 0>6L+S 0>6R+S", id="R4.2 five points"),
        pytest.param("3", 6, "0>s 0>f 0+A>s 0+A>7L 0+A>7R 0>7L+R 0>7R+R", id="R4.4 not on the way"),
        pytest.param("4", 3, "0>1 0>7L 0>7R 0+D>3 0+D>5 0>3+A 0>5+B", id="R4.4 before or after"),
        pytest.param("5", 2, "0>3 0>7L 0>7R 0+B>5", id="R4.3 either arm from the fork"),
        pytest.param("5", 3, "0>2 0>f 0+B>4 0+B>6L 0+B>6R 0>4+D 0>6L+S 0>6R+S", id="R4.3 at 5"),
        pytest.param("6L", 1, "0>5 0>7L", id="R4.3 an arm is kept going down"),
        pytest.param("6R", 1, "0>5 0>7R", id="R4.3 the right arm likewise"),
        pytest.param("6L", 2, "0>4 0>f 0+S>6L", id="R4.13 two to the falls"),
        pytest.param("7L", 1, "0>6L 0>f", id="R4.3 an arm is kept going up"),
        pytest.param("7R", 2, "0>5 0>f 0+R>7R", id="R4.2 points lost at the falls"),
        pytest.param("7R", 6, "0>1 0>f 0+R>3 0+R>f 0>3+A", id="R4.2 six points at 7R"),
        pytest.param("1:ruby", 1, "0>s 0>2", id="R4.1 loaded: one step"),
        pytest.param("2:ruby", 2, "0>s 0>4", id="R4.6 no site, no unloading"),
        pytest.param("3:ruby", 2, "0>1 0>5 0->3", id="R4.12 a 2 unloads without moving"),
        pytest.param("3:ruby", 3, "0>s 0>6L 0>6R 0->2 0->4 0>4-", id="R4.1 unloading costs 2"),
        pytest.param(
            "3:ruby",
            4,
            "0>s 0>7L 0>7R 0->1 0->5 0>5- 0-+A>3",
            id="R4.12 a 4 swaps without moving",
        ),
        pytest.param(
            "3:ruby",
            5,
            "0>s 0>f 0->s 0->6L 0->6R 0>6L- 0>6R- 0-+A>2 0-+A>4 0>4-+D",
            id="R4.1 unloading and loading costs 4",
        ),
        pytest.param(
            "7L:amber",
            6,
            "0>1 0>f 0->3 0->f 0>3- 0-+R>5 0-+R>f",
            id="R4.7 no swap for an amber at the amber site",
        ),
    ],
)
def test_r4_exactly_these_trips(at: str, tile: Tile, expected: str) -> None:
    assert trips(table(f"{at} lost", tile)) == set(expected.split())


@pytest.mark.parametrize(
    ("at", "tile", "action", "rule"),
    [
        pytest.param("2", 2, "0>5", "R4.1", id="R4.1 too far"),
        pytest.param("2", 3, "0>4+D", "R4.1", id="R4.1 too far with a load"),
        pytest.param("shore", 6, "0>5+B", "R4.1", id="R4.1 launch and load too far"),
        pytest.param("3", 1, "0+A>3", "R4.12", id="R4.12 a 1 does not load"),
        pytest.param("3:ruby", 1, "0->3", "R4.12", id="R4.12 a 1 does not unload"),
        pytest.param("3:ruby", 3, "0-+A>3", "R4.1", id="R4.1 a swap costs 4"),
        pytest.param("3", 2, "0+A>4", "R4.1", id="R4.1 nothing left to move with"),
        pytest.param("3", 4, "0+A>3", "R4.2", id="R4.2 two points not spent"),
        pytest.param("4", 3, "0>5", "R4.2", id="R4.2 downstream, points not spent"),
        pytest.param("4", 3, "0>3", "R4.2", id="R4.2 upstream, points not spent"),
        pytest.param("4", 3, "0>4", "R4.2", id="R4.2 no distance, points not spent"),
        pytest.param("4", 2, "0>4", "R4.2", id="R4.3 up and down again"),
        pytest.param("6L", 2, "0>6R", "R4.3", id="R4.3 up one arm, down the other"),
        pytest.param("7R", 3, "0>6L", "R4.3", id="R4.3 from 7R to 6L"),
        pytest.param("7L", 4, "0>7R", "R4.3", id="R4.3 from 7L to 7R"),
        pytest.param("6L", 1, "0>7R", "R4.3", id="R4.3 across the island"),
        pytest.param("7L", 1, "0>6R", "R4.3", id="R4.3 across the island, upstream"),
        pytest.param("3", 2, "0>s", "R4.1", id="R4.1 the shore is too far"),
        pytest.param("5", 2, "0>f", "R4.1", id="R4.1 the falls are too far"),
    ],
)
def test_r4_refused_trips(at: str, tile: Tile, action: str, rule: str) -> None:
    refuses(table(f"{at} lost", tile), 0, action, rule)


def test_r4_3_canoes_never_block() -> None:
    crowd = ["3 3", "3 2", "2 4"]
    position = table("shore 1", 3, rivals=crowd)
    assert canoes(played(position, "a0>3 a1>4")) == "3 4"
    assert trips(position, 1) == trips(table("shore 1", 3), 1)


def test_r4_3_any_number_shares_a_disc() -> None:
    position = table("2 2", 1, rivals=["3 3", "3 3", "3 3", "3 3"])
    assert canoes(played(position, "a0>3 a1>3")) == "3 3"


@pytest.mark.parametrize("tile", [2, 3, 6])
def test_r4_10_on_arrival_the_gem_is_the_players_own(tile: Tile) -> None:
    position = table("2:ruby lost", tile, "amber", rivals=[ASHORE, ASHORE])
    after = played(position, "a0>s")
    assert (canoes(after), owns(after)) == ("shore lost", "amber ruby")
    for seat in (0, 1, 2, -1):  # for everybody to see
        assert view_to_json(view(after, seat))["players"][0]["gems"] == {"amber": 1, "ruby": 1}
    assert lies_at(after, "ruby") == heap(ruby=6)


def test_r4_10_empty_canoes_land_too() -> None:
    position = table("2 lost", 3)
    assert (canoes(played(position, "a0>s")), owns(played(position, "a0>s"))) == ("shore lost", "")
    assert happened(position, "a0>s") == [
        *(Travelled(0, 0, (2, 1, SHORE)), Landed(0, 0, EMPTY), Revealed(1, 6))
    ]


def test_r4_10_a_gem_loaded_this_turn_is_scored_this_turn() -> None:
    position = table("3 lost", 5)
    assert owns(played(position, "a0+A>s")) == "amethyst"
    assert lies_at(played(position, "a0+A>s"), "amethyst") == heap(amethyst=6)


def test_r4_10_unloaded_before_it_is_not_scored() -> None:
    after = played(table("3:ruby lost", 5), "a0->s")
    assert (owns(after), lies_at(after, "amethyst")) == ("", heap(amethyst=7, ruby=1))


def test_r4_13_falls_on_purpose_with_cargo() -> None:
    position = table("7L:amber 2", 3)
    after = played(position, "a0>f")
    assert canoes(after) == "lost 2"
    assert lies_at(after, "amber") == heap(amber=7)
    assert legal(after) == {"1>s", "1>5", "1>3+A"}  # the other canoe has its trip still


def test_r4_13_loading_before_going_over_the_falls() -> None:
    position = table("7L lost", 3, lying={"ruby": "diamond"})
    after = played(position, "a0+D>f")
    assert canoes(after) == "lost lost"
    assert (lies_at(after, "ruby"), lies_at(after, "diamond")) == (heap(ruby=7), heap(diamond=7))


@pytest.mark.parametrize(
    ("at", "tile", "move", "events"),
    [
        pytest.param(
            *("2 lost", 5, "a0>5+B"),
            [Travelled(0, 0, (2, 3, 4, 5)), Loaded(0, 0, AMBER, AMBER)],
            id="R4.5 go and load",
        ),
        pytest.param(
            *("4 lost", 4, "a0+D>6R"),
            [Loaded(0, 0, DIAMOND, DIAMOND), Travelled(0, 0, (4, 5, 7))],
            id="R4.5 load and go",
        ),
        pytest.param(
            *("4:amber lost", 4, "a0-+D>4"),
            [Unloaded(0, 0, AMBER, DIAMOND), Loaded(0, 0, DIAMOND, DIAMOND), Travelled(0, 0, (4,))],
            id="D3 no distance",
        ),
        pytest.param(
            *("5:amber lost", 5, "a0>4-+D"),
            [
                *(Travelled(0, 0, (5, 4)), Unloaded(0, 0, AMBER, DIAMOND)),
                Loaded(0, 0, DIAMOND, DIAMOND),
            ],
            id="R4.7 go and swap",
        ),
        pytest.param(
            *("2:diamond lost", 4, "a0>s"),
            [Travelled(0, 0, (2, 1, SHORE)), Landed(0, 0, DIAMOND)],
            id="R4.10 landing with a gem",
        ),
        pytest.param(
            *("7R shore", 3, "a0+R>f"),
            [Loaded(0, 0, RUBY, RUBY), Travelled(0, 0, (9, FALLS)), Swept(0, 0, RUBY)],
            id="R4.13 over the falls",
        ),
        pytest.param(
            *("3 shore", 5, "a0>f"),
            [Travelled(0, 0, (3, 4, 5, 6, 8, FALLS)), Swept(0, 0, EMPTY)],
            id="R4.13 over the falls from above the fork",
        ),
    ],
)
def test_r4_events_of_a_trip(at: str, tile: Tile, move: str, events: list[object]) -> None:
    turn_passes = [] if "shore" in at else [Revealed(1, 6)]
    assert happened(table(at, tile), move) == [*events, *turn_passes]
