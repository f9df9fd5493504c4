"""The forecast that is sent reveals nothing that a seat may not know."""

import json
from random import Random

import pytest

from niagara.rules import SPECTATOR, view
from niagara.server.aids import forecast_to_json
from niagara.testing.twin_position import twin
from play import positions
from rules.tables import Seated, choosing, table


def test_the_form_names_spaces_and_has_null_for_no_number() -> None:
    clouds = [Seated(tile="cloud")] * 2
    position = table("7L lost", "cloud", rivals=clouds, start=1, weather=2)
    assert forecast_to_json(view(position, 0)) == {
        "speeds": [1],
        "chances": [1.0],
        "lowest": None,
        "weathers": [1],
        "canoes": [
            {"ends": ["falls"], "danger": "certain", "risk": 1.0, "arm": "left"},
            {"ends": ["lost"], "danger": "none", "risk": 0.0, "arm": None},
        ],
    }


def test_whoever_chooses_is_told_what_the_others_make_of_the_river() -> None:
    choosers = forecast_to_json(view(choosing(round=7, rules={"open_piles": True}), 0))
    assert choosers is not None
    assert choosers["others"] == {"speeds": [0, 2], "chances": [0.75, 0.25]}


@pytest.mark.parametrize("seed", range(20))
def test_what_a_seat_may_not_see_makes_no_difference_to_its_forecast(seed: int) -> None:
    rng = Random(seed)
    for position in positions(seed):
        for seat in (SPECTATOR, *range(len(position.players))):
            other = twin(position, seat, rng)
            assert json.dumps(forecast_to_json(view(other, seat))) == json.dumps(
                forecast_to_json(view(position, seat))
            )
