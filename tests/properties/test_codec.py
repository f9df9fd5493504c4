"""What is written can be read: parse ∘ print is the identity for every value there is."""

import json
from typing import Any

import pytest

from niagara import rules
from niagara.rules import (
    ACTIONS,
    SPECTATOR,
    Action,
    Record,
    seen_by,
    view,
)
from niagara.rules.codec import (
    action_from_json,
    action_to_json,
    event_from_json,
    event_to_json,
    position_from_json,
    position_to_json,
    record_from_json,
    record_to_json,
    view_from_json,
    view_to_json,
)
from play import positions, some_game, steps


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_every_action_in_json_and_in_notation() -> None:
    assert len(set(map(str, ACTIONS))) == len(ACTIONS)
    public = {name: getattr(rules, name) for name in rules.__all__}
    for action in ACTIONS:
        assert action_from_json(through_json(action_to_json(action))) is action
        assert Action.parse(str(action)) is action
        assert eval(repr(action), public) == action


@pytest.mark.parametrize("seed", range(40))
def test_positions_and_views(seed: int) -> None:
    for position in positions(seed):
        assert position_from_json(through_json(position_to_json(position))) == position
        for seat in (SPECTATOR, *range(len(position.players))):
            seen = view(position, seat)
            assert view_from_json(through_json(view_to_json(seen))) == seen


@pytest.mark.parametrize("seed", range(40))
def test_events_and_records(seed: int) -> None:
    game = some_game(seed)
    for step in steps(game, seed):
        for seat in (SPECTATOR, step.seat):
            for event in seen_by(step.events, seat):
                assert event_from_json(through_json(event_to_json(event))) == event
    assert record_from_json(through_json(record_to_json(game.record))) == game.record
    assert Record.parse(str(game.record)) == game.record
