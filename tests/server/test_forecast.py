"""The forecast rules out nothing that then happens, and tells nothing a seat may not know."""

import json
from random import Random

import pytest

from niagara.rules import SPECTATOR, view
from niagara.rules.events import Flowed
from niagara.server.forecast import forecast, possible_speeds
from niagara.testing.secrets import twin
from play import positions, some_game, steps


@pytest.mark.parametrize("seed", range(40))
def test_r6_1_the_speed_that_comes_was_always_possible(seed: int) -> None:
    flows = 0
    seen: list[list[int]] = []
    for step in steps(some_game(seed), seed):
        watchers = (SPECTATOR, *range(len(step.before.players)))
        seen.extend(possible_speeds(view(step.before, seat)) for seat in watchers)
        speed = next((event.speed for event in step.events if isinstance(event, Flowed)), None)
        if speed is not None:
            assert all(speed in speeds for speeds in seen)
            seen, flows = [], flows + 1
    assert flows


@pytest.mark.parametrize("seed", range(40))
def test_what_a_seat_may_not_see_makes_no_difference_to_its_forecast(seed: int) -> None:
    rng = Random(seed)
    for position in positions(seed):
        for seat in (SPECTATOR, *range(len(position.players))):
            other = twin(position, seat, rng)
            assert json.dumps(forecast(view(other, seat))) == json.dumps(
                forecast(view(position, seat))
            )
