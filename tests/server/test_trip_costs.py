"""The costs of trips as they are sent: one for each legal action, and never more than the tile."""

from niagara.rules import Trip, legal_actions
from niagara.rules.board import FALLS, SHORE
from niagara.rules.position import CANOE_PHASE
from niagara.server.aids import trip_costs
from play import positions
from rules.tables import table


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
