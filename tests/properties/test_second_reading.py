"""The engine against a second reading of the rules that shares no code with it.

204,000 positions of mixed careless and sensible play, all options, 3 to 5 seats: the same seats
act, every acting seat has the same legal actions, and playing leads to the same position, view
included.
"""

from functools import cache
from typing import Any

import pytest

import second_reading
from niagara.rules import SPECTATOR, Action, Position, acting, legal_actions, view
from niagara.rules.board import ARM_NAMES
from niagara.rules.codec import action_to_json, position_to_json, view_to_json
from niagara.rules.events import Pushed
from play import Step, some_game, steps

BLOCKS = 24
POSITIONS_IN_A_BLOCK = 8_500


@cache
def written(action: Action) -> str:
    return repr(action_to_json(action))


def assert_same_choices(position: Position, given: dict[str, Any]) -> None:
    assert second_reading.acting(given) == list(acting(position))
    for seat in acting(position):
        ours = sorted(map(written, legal_actions(position, seat)))
        theirs = sorted(map(repr, second_reading.legal(given, seat)))
        assert ours == theirs, (given, seat)


def natural_arms(step: Step) -> list[str] | None:
    """The arms the discs took, where the rules leave that to chance."""
    if step.before.options.fork == "alternate":
        return None
    return [ARM_NAMES[event.arm] for event in step.events if isinstance(event, Pushed)]


@pytest.mark.parametrize("block", range(BLOCKS))
def test_engine_agrees_with_the_second_reading(block: int) -> None:
    compared = 0
    seed = block * 1_000_000
    while compared < POSITIONS_IN_A_BLOCK:
        seed += 1
        game = some_game(seed)
        given = position_to_json(game.position)
        for step in steps(game, seed):
            assert_same_choices(step.before, given)
            action = action_to_json(step.action)
            given = second_reading.apply(given, step.seat, action, natural_arms(step))
            assert given == position_to_json(step.after)
            compared += 1
        watcher = seed % len(game.position.players)
        assert second_reading.view(given, watcher) == view_to_json(view(game.position, watcher))
        assert second_reading.view(given, None) == view_to_json(view(game.position, SPECTATOR))
