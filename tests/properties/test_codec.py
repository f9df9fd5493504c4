"""What is written can be read: parse ∘ print is the identity for every value there is."""

import json
from typing import Any

import pytest

from niagara import rules
from niagara.rules import ACTIONS, SPECTATOR, Action, Record, codec, seen_by, view
from play import positions, some_game, steps


def read_again(kind: str, value: Any) -> Any:
    """A value that was written in JSON and read."""
    written = json.dumps(getattr(codec, f"{kind}_to_json")(value))
    return getattr(codec, f"{kind}_from_json")(json.loads(written))


def test_every_action_in_json_and_in_notation() -> None:
    assert len(set(map(str, ACTIONS))) == len(ACTIONS)
    public = {name: getattr(rules, name) for name in rules.__all__}
    for action in ACTIONS:
        assert read_again("action", action) is action
        assert Action.parse(str(action)) is Action.parse(f"{action}") is action
        assert eval(repr(action), public) == action


@pytest.mark.parametrize("seed", range(40))
def test_positions_and_views(seed: int) -> None:
    for position in positions(seed):
        assert read_again("position", position) == position
        for seat in (SPECTATOR, *range(len(position.players))):
            seen = view(position, seat)
            assert read_again("view", seen) == seen


@pytest.mark.parametrize("seed", range(40))
def test_events_and_records(seed: int) -> None:
    game = some_game(seed)
    for step in steps(game, seed):
        for seat in (SPECTATOR, step.seat):
            for event in seen_by(step.events, seat):
                assert read_again("event", event) == event
    assert read_again("record", game.record) == game.record
    assert Record.parse(str(game.record)) == game.record
