"""The worked cases of rules.md, and its examples of actions."""

import json

import pytest

from niagara.rules.codec import action_from_json, action_to_json
from niagara.rules.events import Flowed, Loaded, Stolen, Unloaded
from rules.tables import (
    ASHORE,
    CLOUD,
    Json,
    Seated,
    Tile,
    canoes,
    choosing,
    happened,
    heap,
    legal,
    lies_at,
    owns,
    played,
    table,
    trips,
)


def test_tile_4_down_and_load_up_and_score() -> None:
    """Canoes at 3 (empty) and 4 (loaded): down 2 to 5 and load amber; up 4 to the shore."""
    position = table("3 4:diamond", 4)
    assert legal(position) == {
        *("0>s", "0>7L", "0>7R", "0+A>1", "0+A>5", "0>5+B"),
        *("1>s", "1>f", "1->2", "1->6L", "1->6R", "1>6L-", "1>6R-"),
    }
    for moves in ("a0>5+B a1>s", "a1>s a0>5+B"):
        after = played(position, moves)
        assert (canoes(after), owns(after), after.turn) == ("5:amber shore", "diamond", 1)
        assert lies_at(after, "amber") == heap(amber=6)


def test_tile_5_swap_at_the_island_and_unload_then_steal() -> None:
    """Canoe at 5 with amber: to 6L, unload, load sapphire. The other unloads and steals at 2."""
    position = table("5:amber 5:diamond", 5, rivals=["2:ruby shore", ASHORE])
    assert trips(position, 0) == {
        *("0>s", "0>f", "0->2", "0->2xb0", "0->f", "0>4-+D", "0>6L-+S", "0>6R-+S")
    }
    assert trips(position, 1) == {
        *("1>s", "1>f", "1->2", "1->2xb0", "1->f", "1-+B>4", "1-+B>6L", "1-+B>6R"),
        *("1>6L-+S", "1>6R-+S"),
    }
    after = played(position, "a0>6L-+S a1->2xb0")
    assert (canoes(after, 0), canoes(after, 1)) == ("6L:sapphire 2:ruby", "2 shore")
    assert lies_at(after, "sapphire") == heap(amber=1, sapphire=6)
    assert lies_at(after, "amber") == heap(diamond=1, amber=6)
    log = happened(position, "a0>6L-+S a1->2xb0")
    assert [event for event in log if isinstance(event, Unloaded | Loaded | Stolen)] == [
        *(Unloaded(0, 0, 2, 3), Loaded(0, 0, 3, 3)),
        *(Unloaded(0, 1, 1, 2), Stolen(0, 1, 4, (1, 0))),
    ]


@pytest.mark.parametrize(
    ("at_the_amber_site", "loads"),
    [("", {"0>5+B"}), ("diamond ruby", {"0>5+B", "0>5+D", "0>5+R"})],
    ids=["as set up", "whatever lies there"],
)
def test_tile_3_at_6r(at_the_amber_site: str, loads: set[str]) -> None:
    position = table(
        "6R lost", 3, rivals=["3:amethyst 3", ASHORE], lying={"amber": at_the_amber_site}
    )
    assert legal(position) == {
        *("0>3", "0>3xb0"),  # up 3 and steal there
        "0>f",  # down 3 over the falls
        *("0+S>5", "0+S>7R"),  # load sapphire and 1 up or down
        "0>7R+R",  # 1 down and load ruby
        *loads,  # 1 up to 5 and load what lies there
    }


@pytest.mark.parametrize(
    ("tiles", "weather", "moves", "flow"),
    [
        pytest.param(
            [CLOUD, 3, 3, 5, 2], 1, "aw+", Flowed(4, 2, 2), id="3, 3, 5, 2 and a cloud to +2: 4"
        ),
        pytest.param([1, CLOUD, CLOUD], -1, "a0>1", Flowed(0, 1, -1), id="1 and clouds, -1: 0"),
        pytest.param([CLOUD, CLOUD, CLOUD], 1, "aw+", Flowed(2, 0, 2), id="all clouds, +2: 2"),
    ],
)
def test_rivers(tiles: list[Tile], weather: int, moves: str, flow: Flowed) -> None:
    rivals = [Seated("2 shore", tile) for tile in tiles[1:]]
    position = table(tile=tiles[0], rivals=rivals, weather=weather, start=1)
    assert flow in happened(position, moves)
    drifted = ["2", "3", "4", "5", "6R"][flow.speed]
    assert canoes(played(position, moves), 1) == f"{drifted} shore"


def test_the_river_of_five_seats_from_phase_one_on() -> None:
    position = choosing(rivals=[ASHORE] * 4, weather=1)
    moves = "a3 b3 c5 d2 e~ a0>3 b1>3 c0>5 d0>2 ew+"
    assert Flowed(4, 2, 2) in happened(position, moves)
    after = played(position, moves)
    assert [canoes(after, seat) for seat in range(5)] == [
        *("6L shore", "shore 6L", "7L shore", "6R shore", "shore shore")
    ]


def test_launching_with_6() -> None:
    assert trips(table(tile=6), 0) == {"0>6L", "0>6R", "0>4+D"}
    assert trips(table(tile=6), 1) == {"1>6L", "1>6R", "1>4+D"}
    assert canoes(played(table(tile=6), "a0>4+D")) == "4:diamond shore"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ({"type": "paddle", "tile": 4}, "4"),
        ({"type": "ransom", "canoe": 1, "gem": "ruby"}, "$1R"),
        ({"type": "weather", "step": -1}, "w-"),
        (
            {
                "type": "trip",
                "canoe": 0,
                "before": ["unload", {"load": "ruby"}],
                "to": "3",
                "after": [],
            },
            "0-+R>3",
        ),
        (
            {
                "type": "trip",
                "canoe": 1,
                "before": ["unload"],
                "to": "2",
                "after": [{"steal": [2, 0]}],
            },
            "1->2xc0",
        ),
        ({"type": "done"}, "."),
    ],
    ids=["paddle", "ransom", "weather", "swap", "steal", "done"],
)
def test_examples_of_actions(action: Json, text: str) -> None:
    assert str(action_from_json(action)) == text
    assert json.dumps(action_to_json(action_from_json(action))) == json.dumps(action)
