"""R4: what a tile could reach, asked when it is chosen, is what the first to move may then do."""

from collections.abc import Iterable
from itertools import pairwise

import pytest

from niagara.rules import Position, Trip, legal_actions
from niagara.rules.actions import Load, Unload
from niagara.rules.board import CLOUD, EMPTY, FALLS, KIND_NAMES, LOST, SHORE, SPACE_NAMES, TILES
from niagara.rules.position import CANOE_PHASE, PADDLE_PHASE
from niagara.rules.reach import Reached, reach
from play import positions
from rules.tables import Seated, choosing, table


def gain(position: Position, trip: Trip) -> tuple[str, str] | None:
    """What a trip brings, told by what is aboard before and after it."""
    before = position.players[position.turn].canoes[trip.canoe].gem
    after, stolen = before, trip.steals
    for cargo in (*trip.before, *trip.after):
        after = cargo.kind if isinstance(cargo, Load) else EMPTY
    if stolen is not None:
        after = position.players[stolen.seat].canoes[stolen.canoe].gem
    if after == EMPTY or (trip.to != SHORE and before != EMPTY):
        return None
    deed = "land" if trip.to == SHORE else "load" if stolen is None else "steal"
    return deed, KIND_NAMES[after]


def is_given_up(position: Position, trip: Trip) -> bool:
    """Whether the gem that is aboard before a trip is put down."""
    aboard = position.players[position.turn].canoes[trip.canoe].gem
    return aboard != EMPTY and any(isinstance(each, Unload) for each in (*trip.before, *trip.after))


def told(found: Iterable[Reached]) -> dict[str, set[tuple[str, str]]]:
    return {
        SPACE_NAMES[space]: {(deed, KIND_NAMES[gem]) for deed, gem in gains}
        for space, gains, *_ in found
    }


@pytest.mark.parametrize("seed", range(12))
def test_a_tile_reaches_what_the_first_to_move_may_do(seed: int) -> None:
    compared = 0
    for before, position in pairwise(positions(seed)):
        if (before.phase, position.phase) != (PADDLE_PHASE, CANOE_PHASE):
            continue
        tile = position.players[position.turn].paddle
        if tile == CLOUD:
            continue
        legal = legal_actions(position, position.turn)
        trips = [action for action in legal if isinstance(action, Trip)]
        wanted: dict[str, set[tuple[str, str]]] = {}
        for trip in trips:
            if trip.to != FALLS:
                brought = gain(position, trip)
                wanted.setdefault(SPACE_NAMES[trip.to], set()).update({brought} if brought else ())
        found = reach(position, position.turn, tile)
        assert told(found) == wanted
        assert list(found) == sorted(found)
        for space, _, canoes, gives_up in found:
            there = [trip for trip in trips if trip.to == space]
            assert set(canoes) == {trip.canoe for trip in there}
            assert gives_up == all(is_given_up(position, trip) for trip in there)
        compared += 1
    assert compared > 0


def named(position: Position, tile: int) -> dict[str, set[tuple[str, str]]]:
    return told(reach(position, 0, tile))


def test_loading_costs_two_steps_and_brings_a_gem() -> None:
    five = named(choosing("shore shore"), 5)
    assert five["3"] == {("load", "amethyst")}, "R4.6: three steps, two for the amethyst"
    assert five["5"] == set(), "R4.2: five steps, none left to load"


def test_a_gem_aboard_is_brought_home_and_is_none_the_more_when_swapped() -> None:
    four = named(choosing("4:amethyst shore"), 4)
    assert four["shore"] == {("land", "amethyst")}
    assert four["4"] == set(), "R4.6: unloading and loading cost two each"


def test_a_cloud_reaches_nothing_and_lost_canoes_stay() -> None:
    assert reach(choosing("shore shore"), 0, CLOUD) == ()
    assert all(reach(choosing("lost lost", "ruby"), 0, tile) == () for tile in TILES)
    assert LOST not in {space for space, *_ in reach(choosing("3 lost"), 0, 2)}


def test_a_theft_brings_a_gem_only_where_there_is_one_to_steal() -> None:
    """R4.8."""
    loaded = table("5 shore", 2, rivals=[Seated("3:ruby shore"), "shore shore"])
    empty = table("5 shore", 2, rivals=["3 shore", "shore shore"])
    assert named(loaded, 2)["3"] == {("steal", "ruby")}
    assert named(empty, 2)["3"] == set()
