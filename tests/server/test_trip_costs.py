"""The costs of trips as they are sent: one for each legal action, never more than the tile,
and whether it wins."""

import pytest

from niagara.rules import Trip, legal_actions
from niagara.rules.board import FALLS, SHORE
from niagara.rules.position import CANOE_PHASE
from niagara.server.aids import trip_costs
from play import positions
from rules.tables import Seated, heap, table


def test_every_point_of_the_tile_is_spent_unless_the_river_ends_first() -> None:
    for position in positions(3):
        if position.phase != CANOE_PHASE:
            continue
        seat = position.turn
        legal = legal_actions(position, seat)
        costs = trip_costs(position, seat, legal)
        for action, cost in zip(legal, costs, strict=True):
            if not isinstance(action, Trip):
                assert cost is None
                continue
            assert cost is not None
            spent, tile = cost["steps"] + cost["cargo"], position.players[seat].paddle
            assert spent <= tile if action.to in (SHORE, FALLS) else spent == tile


def test_a_launch_costs_its_steps() -> None:
    position = table("shore lost", 4)
    legal = legal_actions(position, 0)
    costs = dict(zip(legal, trip_costs(position, 0, legal), strict=True))
    assert costs[Trip(0, (), 4)] == {"steps": 4, "cargo": 0}


@pytest.mark.parametrize(
    ("tiebreak", "start", "owns", "rival", "wins"),
    [
        pytest.param("shared", 1, heap(ruby=3), "", True, id="R8.1 the last to move"),
        pytest.param("shared", 0, heap(ruby=3), heap(amber=3), True, id="R8.2 others may win too"),
        pytest.param("shared", 1, heap(ruby=2), "", False, id="R8.1 three are too few"),
        pytest.param("gem-value", 1, heap(ruby=3), "", True, id="R8.2 nobody else can win"),
        pytest.param("gem-value", 0, heap(ruby=3), "", False, id="R8.2 others may still get more"),
        pytest.param("gem-value", 1, heap(ruby=3), heap(sapphire=6), False, id="R8.2 worth less"),
    ],
)
def test_a_landing_says_whether_it_wins_for_sure(
    tiebreak: str, start: int, owns: str, rival: str, wins: bool
) -> None:
    rivals = [Seated(owns=rival), Seated()]
    rules = {"tiebreak": tiebreak}
    position = table("1:ruby 4", 1, owns, rivals=rivals, start=start, rules=rules)
    legal = legal_actions(position, 0)
    costs = dict(zip(legal, trip_costs(position, 0, legal), strict=True))
    cost = costs.pop(Trip(0, (), SHORE))
    assert cost is not None
    assert cost.get("wins", False) is wins
    assert not any(other and "wins" in other for other in costs.values())
