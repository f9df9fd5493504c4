"""R1: material and board."""

from random import Random

import pytest

from niagara.rules import Malformed, Options, deal, legal_actions, new_game, play
from niagara.rules.board import ARM_NAMES, COLOURS, KIND_NAMES, LEFT, RIGHT
from niagara.rules.codec import position_from_json, position_to_json
from niagara.rules.legal import acting
from niagara.rules.position import OVER
from rules.tables import (
    CLOUD,
    DEFAULTS,
    SPACES,
    Json,
    canoes,
    heap,
    legal,
    lies_at,
    owns,
    played,
    table,
    trips,
)

FULL = {kind: {kind: 7} for kind in ("amethyst", "diamond", "amber", "sapphire", "ruby")}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r1_1_each_seat_has_two_canoes_and_seven_tiles(seats: int) -> None:
    position = new_game(seats, 0, LEFT)
    assert len(position.players) == seats
    for seat in range(seats):
        assert legal(position, seat) == {"1", "2", "3", "4", "5", "6", "~"}
        assert canoes(position, seat) == "shore shore"


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_r1_1_three_to_five_seats_play(seats: int) -> None:
    with pytest.raises(ValueError, match=r"R1\.1"):
        new_game(seats, 0, LEFT)
    table_of_three = position_to_json(new_game(3, 0, LEFT))
    table_of_three["players"] = table_of_three["players"][:1] * seats
    with pytest.raises(Malformed, match="players"):
        position_from_json(table_of_three)


def test_r1_1_five_colours() -> None:
    assert COLOURS == ("red", "yellow", "green", "blue", "brown")


def test_r1_2_seven_gems_of_five_kinds() -> None:
    assert KIND_NAMES == ("amethyst", "diamond", "amber", "sapphire", "ruby")
    assert position_to_json(new_game(3, 0, LEFT))["sites"] == FULL


@pytest.mark.parametrize("kind", KIND_NAMES)
@pytest.mark.parametrize("count", [6, None], ids=["R1.2 one destroyed", "R1.2 one created"])
def test_r1_2_other_numbers_of_gems_are_impossible(kind: str, count: int | None) -> None:
    given = position_to_json(new_game(3, 0, LEFT))
    if count is None:
        given["players"][1]["gems"] = {kind: 1}
    else:
        given["sites"][kind] = {kind: count}
    with pytest.raises(Malformed, match=r"R1\.2"):
        position_from_json(given)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("fork", ["alternate", "natural"])
def test_r1_2_gems_are_conserved_in_every_game(seats: int, fork: str) -> None:
    rng = Random(seats)
    position = deal(seats, rng, Options(fork=fork, round_limit=40))
    while position.phase != OVER:
        seat = rng.choice(acting(position))
        action = rng.choice(legal_actions(position, seat))
        position = play(position, seat, action, lambda arm, pushes: [arm] * pushes)
        for kind in KIND_NAMES:
            lying = sum(lies_at(position, site).split().count(kind) for site in KIND_NAMES)
            held = " ".join(owns(position, s) for s in range(seats)).split().count(kind)
            afloat = sum(canoes(position, s).count(f":{kind}") for s in range(seats))
            assert lying + held + afloat == 7
        assert position_from_json(position_to_json(position)) == position


NEIGHBOURS = {
    "shore": {"1"},
    "1": {"s", "2"},
    "2": {"1", "3"},
    "3": {"2", "4"},
    "4": {"3", "5"},
    "5": {"4", "6L", "6R"},
    "6L": {"5", "7L"},
    "6R": {"5", "7R"},
    "7L": {"6L", "f"},
    "7R": {"6R", "f"},
}


@pytest.mark.parametrize("at", NEIGHBOURS, ids=lambda at: f"R1.3 {at}")
def test_r1_3_one_point_leads_to_the_neighbours(at: str) -> None:
    assert trips(table(f"{at} lost", tile=1)) == {f"0>{to}" for to in NEIGHBOURS[at]}


def test_r1_3_the_spaces_bear_these_names() -> None:
    given = position_to_json(new_game(3, 0, LEFT))
    for space in SPACES:
        given["players"][0]["canoes"][0]["at"] = space
        assert canoes(position_from_json(given)) == f"{space} shore"
    for space in ("6", "8", "falls", "5L", ""):
        given["players"][0]["canoes"][0]["at"] = space
        with pytest.raises(Malformed, match="at"):
            position_from_json(given)


SITES = {"1": "", "2": "", "3": "A", "4": "D", "5": "B"}
SITES |= {"6L": "S", "6R": "S", "7L": "R", "7R": "R"}


@pytest.mark.parametrize("at", SITES, ids=lambda at: f"R1.4 {at}")
def test_r1_4_the_site_at_each_disc(at: str) -> None:
    loads = {trip for trip in trips(table(f"{at} lost", tile=2)) if "+" in trip}
    assert loads == {f"0+{kind}>{at}" for kind in SITES[at]}


@pytest.mark.parametrize(
    ("site", "heap_left", "left", "right"),
    [("sapphire", "S", "6L", "6R"), ("ruby", "R", "7L", "7R")],
    ids=["R1.4 sapphire", "R1.4 ruby"],
)
def test_r1_4_both_arms_reach_the_same_heap(
    site: str, heap_left: str, left: str, right: str
) -> None:
    position = table(f"{left}:amber {right}", tile=2)
    position = played(position, f"a0->{left}")  # the left canoe puts an amber down
    loads = {trip for trip in trips(position, 1) if "+" in trip}
    assert loads == {f"1+{heap_left}>{right}", f"1+B>{right}"}  # the right one finds it
    assert lies_at(played(position, f"a1+B>{right}"), site) == heap(**{site: 7})


def test_r1_4_a_site_can_hold_gems_of_all_kinds() -> None:
    position = table("4 lost", tile=2, lying={"diamond": "amethyst amber sapphire ruby"})
    loads = {trip for trip in trips(position) if "+" in trip}
    assert loads == {"0+A>4", "0+D>4", "0+B>4", "0+S>4", "0+R>4"}


@pytest.mark.parametrize("weather", [-2, 3], ids=lambda w: f"R1.5 {w:+d}")
def test_r1_5_the_weather_track_ends(weather: int) -> None:
    with pytest.raises(Malformed, match="weather"):
        table(tile=CLOUD, weather=weather)
    for on_the_track in (-1, 0, 1, 2):
        assert table(tile=CLOUD, weather=on_the_track).weather == on_the_track


@pytest.mark.parametrize("arm", [LEFT, RIGHT], ids=ARM_NAMES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r1_6_set_up(seats: int, arm: int) -> None:
    canoe = {"at": "shore", "gem": None, "moved": False}
    player: Json = {
        "hand": [1, 2, 3, 4, 5, 6, "cloud"],
        "played": [],
        "paddle": None,
        "gems": {},
        "canoes": [canoe, canoe],
    }
    assert position_to_json(new_game(seats, 2, arm)) == {
        "rules": DEFAULTS,
        "round": 1,
        "phase": "paddle",
        "start": 2,
        "turn": None,
        "weather": 0,
        "next_branch": ARM_NAMES[arm],
        "sites": FULL,
        "players": [player] * seats,
        "winners": [],
    }


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r1_6_and_d4_start_player_and_first_arm_are_drawn(seats: int) -> None:
    drawn = [deal(seats, Random(seed)) for seed in range(100)]
    everything = {(seat, arm) for seat in range(seats) for arm in (LEFT, RIGHT)}
    assert {(position.start, position.next_arm) for position in drawn} == everything
    assert drawn == [deal(seats, Random(seed)) for seed in range(100)]


@pytest.mark.parametrize("start", [-1, 3])
def test_r1_6_the_start_player_is_one_of_the_seats(start: int) -> None:
    with pytest.raises(ValueError, match=r"R1\.6"):
        new_game(3, start, LEFT)
