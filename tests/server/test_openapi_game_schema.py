"""What OpenAPI tells of views, actions and events is what is sent, in whole games, strictly."""

import msgspec
import pytest

from niagara.rules import SPECTATOR, acting, legal_actions, seen_by, view
from niagara.rules.codec import action_to_json, event_to_json, position_to_json, view_to_json
from niagara.server.web.openapi_game_schema import AnyAction, AnyEvent, PositionForm, ViewForm
from play import some_game, steps


@pytest.mark.parametrize("seed", range(40))
def test_every_view_action_and_event_is_as_described(seed: int) -> None:
    for step in steps(some_game(seed), seed):
        position = step.after
        msgspec.convert(position_to_json(position), PositionForm)
        for seat in (SPECTATOR, *range(len(position.players))):
            msgspec.convert(view_to_json(view(position, seat)), ViewForm)
            for event in seen_by(step.events, seat):
                msgspec.convert(event_to_json(event), AnyEvent)
        for seat in acting(position):
            for action in legal_actions(position, seat):
                msgspec.convert(action_to_json(action), AnyAction)
