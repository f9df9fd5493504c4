"""R4: what a tile could reach, asked when it is chosen, is what the first to move may then do."""

from itertools import pairwise

import pytest

from niagara.rules import Position, Trip, legal_actions
from niagara.rules.board import CLOUD, EMPTY, FALLS, LOST, SHORE, SPACE_NAMES, TILES
from niagara.rules.position import CANOE_PHASE, PADDLE_PHASE
from niagara.rules.reach import reach
from play import positions
from rules.tables import Seated, choosing, table


def gains(position: Position, trip: Trip) -> bool:
    carried = position.players[position.turn].canoes[trip.canoe].gem
    if trip.to == SHORE:
        return carried != EMPTY or trip.loads != EMPTY
    return carried == EMPTY and (trip.loads != EMPTY or trip.steals is not None)


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
        wanted = {trip.to: False for trip in trips if trip.to != FALLS}
        for trip in trips:
            if trip.to in wanted and gains(position, trip):
                wanted[trip.to] = True
        found = reach(position, position.turn, tile)
        assert dict(found) == wanted
        assert [space for space, _ in found] == sorted(wanted)
        compared += 1
    assert compared > 0


def named(position: Position, tile: int) -> dict[str, bool]:
    return {SPACE_NAMES[space]: brings for space, brings in reach(position, 0, tile)}


def test_loading_costs_two_steps_and_brings_a_gem() -> None:
    five = named(choosing("shore shore"), 5)
    assert five["3"], "R4.6: three steps, two for the amethyst"
    assert not five["5"], "R4.2: five steps, none left to load"


def test_a_cloud_reaches_nothing_and_lost_canoes_stay() -> None:
    assert reach(choosing("shore shore"), 0, CLOUD) == ()
    assert all(reach(choosing("lost lost", "ruby"), 0, tile) == () for tile in TILES)
    assert LOST not in dict(reach(choosing("3 lost"), 0, 2))


def test_a_theft_brings_a_gem_only_where_there_is_one_to_steal() -> None:
    """R4.8."""
    loaded = table("5 shore", 2, rivals=[Seated("3:ruby shore"), "shore shore"])
    empty = table("5 shore", 2, rivals=["3 shore", "shore shore"])
    assert named(loaded, 2)["3"]
    assert not named(empty, 2)["3"]
