"""What a seat may not see makes no difference to what it sees, byte for byte (rules.md, views)."""

import json
from random import Random

import pytest

from niagara.rules import SPECTATOR, Paddle, Position, acting, play, seen_by, view
from niagara.rules.codec import event_to_json, view_to_json
from niagara.rules.events import HIDDEN, Chosen, Event, Revealed
from niagara.testing.twin_position import twin
from play import positions, some_game, steps


def bytes_seen(position: Position, seat: int) -> str:
    return json.dumps(view_to_json(view(position, seat)))


@pytest.mark.parametrize("seed", range(60))
def test_secrets_make_no_difference_to_a_view(seed: int) -> None:
    rng = Random(seed)
    different = 0
    for position in positions(seed):
        for watcher in (SPECTATOR, *range(len(position.players))):
            other = twin(position, watcher, rng)
            different += other != position
            assert bytes_seen(other, watcher) == bytes_seen(position, watcher)
    assert different > 0, "the shuffle has to change something"


def events_of_each_tile(position: Position, seat: int) -> list[list[Event]]:
    """What happens for each tile a seat could choose, as long as that tile stays hidden."""
    logs: list[list[Event]] = []
    for tile in position.players[seat].hand:
        log: list[Event] = []
        play(position, seat, Paddle(tile), log=log)
        if not any(isinstance(event, Revealed) and event.seat == seat for event in log):
            logs.append(log)
    return logs


@pytest.mark.parametrize("seed", range(60))
def test_secrets_make_no_difference_to_events(seed: int) -> None:
    """A rival's other choice of tile looks the same to everybody else until it is revealed."""
    compared = 0
    for position in positions(seed):
        for seat in acting(position) if position.phase == "paddle" else ():
            logs = events_of_each_tile(position, seat)
            for watcher in (SPECTATOR, *range(len(position.players))):
                seen = {json.dumps(list(map(event_to_json, seen_by(x, watcher)))) for x in logs}
                assert len(seen) == (len(logs) if watcher == seat else min(1, len(logs)))
            compared += len(logs) > 1
    assert compared > 0


@pytest.mark.parametrize("seed", range(30))
def test_a_tile_is_seen_by_others_only_once_revealed(seed: int) -> None:
    for step in steps(some_game(seed), seed):
        for watcher in (SPECTATOR, *range(len(step.before.players))):
            for event, original in zip(seen_by(step.events, watcher), step.events, strict=True):
                if isinstance(event, Chosen):
                    assert (event.tile == HIDDEN) == (event.seat != watcher)
                else:
                    assert event == original
