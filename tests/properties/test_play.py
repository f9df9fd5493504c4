"""Properties of play that hold in every position of every game (seeded, all options)."""

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest

from niagara.rules import (
    ACTIONS,
    IllegalAction,
    Position,
    acting,
    legal_actions,
    play,
    replay,
    view,
)
from niagara.rules.bag import count
from niagara.rules.board import GEMS_OF_A_KIND, KINDS
from niagara.rules.codec import position_to_json
from play import positions, some_game, steps

GAMES = range(60)


def gems_of(position: Position, kind: int) -> int:
    lying = sum(count(bag, kind) for bag in position.sites)
    owned = sum(count(player.gems, kind) for player in position.players)
    afloat = sum(canoe.gem == kind for player in position.players for canoe in player.canoes)
    return lying + owned + afloat


@pytest.mark.parametrize("seed", GAMES)
def test_r1_2_gems_are_never_created_or_destroyed(seed: int) -> None:
    for position in positions(seed):
        assert [gems_of(position, kind) for kind in range(KINDS)] == [GEMS_OF_A_KIND] * KINDS


@pytest.mark.parametrize("seed", range(8))
def test_every_legal_action_plays_and_every_other_is_refused_with_its_rule(seed: int) -> None:
    """Legal ⇔ playable, over all actions there are and all seats, acting or not."""
    rng = Random(seed)
    for position in positions(seed):
        if rng.random() < 0.9:
            continue
        for seat in range(-1, len(position.players) + 1):
            legal = legal_actions(position, seat)
            assert bool(legal) == (seat in acting(position))
            for action in ACTIONS:
                if action in legal:
                    assert play(position, seat, action, lambda arm, n: [arm] * n) != position
                    continue
                with pytest.raises(IllegalAction) as refusal:
                    play(position, seat, action)
                assert refusal.value.rule[0] in "RD", refusal.value
                assert refusal.value.rule != "R4", f"no reason found for {action!r}"


@pytest.mark.parametrize("seed", GAMES)
def test_legal_actions_stand_in_the_documented_order_and_once(seed: int) -> None:
    for position in positions(seed):
        for seat in acting(position):
            legal = legal_actions(position, seat)
            indices = [action.index for action in legal]
            assert indices == sorted(set(indices))
            assert all(ACTIONS[action.index] is action for action in legal)
            assert indices, "whoever acts can act"


@pytest.mark.parametrize("seed", GAMES)
def test_playing_does_not_disturb_the_position_held(seed: int) -> None:
    for step in steps(some_game(seed), seed):
        held = json.dumps(position_to_json(step.before))
        play(step.before, step.seat, step.action, lambda arm, n: [arm] * n)
        assert json.dumps(position_to_json(step.before)) == held


@pytest.mark.parametrize("seed", GAMES)
def test_a_record_replays_to_the_same_positions_and_events(seed: int) -> None:
    game = some_game(seed)
    played = list(steps(game, seed))
    moments = list(replay(game.record))
    assert [moment.position for moment in moments] == [step.after for step in played]
    assert [list(moment.events) for moment in moments] == [step.events for step in played]


@pytest.mark.parametrize("seed", range(10))
def test_same_seed_same_game(seed: int) -> None:
    one, two = some_game(seed), some_game(seed)
    assert list(steps(one, seed)) == list(steps(two, seed))
    assert one.record == two.record


def twins(value: Any) -> list[Any]:
    """Copies of a value that share nothing with it."""
    return [pickle.loads(pickle.dumps(value)), copy.deepcopy(value)]


@pytest.mark.parametrize("seed", range(10))
def test_values_are_equal_when_they_say_the_same(seed: int) -> None:
    """However they were made; they can be keys, travel between processes, and still be played."""
    game = some_game(seed)
    for step in steps(game, seed, rounds=5):
        position = step.after
        for value in (position, view(position, 0), step.action, *step.events):
            for twin in twins(value):
                assert twin == value
                assert hash(twin) == hash(value)
        assert all(twin.index == step.action.index >= 0 for twin in twins(step.action))
        for copied in twins(position):
            for seat in acting(position):
                assert legal_actions(copied, seat) == legal_actions(position, seat)
    for record in twins(game.record):
        assert record == game.record


def test_games_end_by_winning_and_by_the_round_limit() -> None:
    """The play that feeds these properties reaches what they are to hold for."""
    ends = {True: 0, False: 0}
    for seed in GAMES:
        game = some_game(seed)
        for step in steps(game, seed):
            for event in step.events:
                if type(event).__name__ == "GameOver":
                    ends[event.round_limit] += 1  # type: ignore[attr-defined]
    assert min(ends.values()) >= 5
