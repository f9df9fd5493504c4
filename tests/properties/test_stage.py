"""Staging: a turn tried out shows what it does and nothing else; a tile is taken back in time."""

import json
from random import Random

import pytest

from niagara.rules import (
    DONE,
    Action,
    IllegalAction,
    Paddle,
    Position,
    UnfinishedTurn,
    acting,
    legal_actions,
    play,
    play_turn,
    stage,
    take_back,
    view,
)
from niagara.rules.codec import view_to_json
from niagara.rules.events import Event
from niagara.testing.twin_position import twin
from play import positions


def some_turn(position: Position, seat: int, rng: Random) -> tuple[list[Action], list[object]]:
    """Actions of one seat until it has nothing left to decide, and what it saw after each."""
    actions: list[Action] = []
    seen: list[object] = []
    staged = stage(position, seat, [])
    while not staged.is_whole:
        actions.append(rng.choice(staged.legal))
        staged = stage(position, seat, actions)
        seen.append([view_to_json(view(staged.position, seat)), len(staged.legal)])
    return actions, seen


@pytest.mark.parametrize("seed", range(40))
def test_r2_2_staging_does_what_playing_does_to_the_seats_own_canoes(seed: int) -> None:
    rng = Random(seed)
    turns = 0
    for position in positions(seed):
        if position.phase != "canoes":
            continue
        seat = position.turn
        played = position
        actions: list[Action] = []
        while played.phase == "canoes" and played.turn == seat and played.round == position.round:
            staged = stage(position, seat, actions)
            if staged.is_whole:
                break
            assert staged.position == played
            assert staged.legal == legal_actions(played, seat)
            action = rng.choice(staged.legal)
            actions.append(action)
            log: list[Event] = []
            played = play(played, seat, action, no_chance, log)
            told = stage(position, seat, actions).events
            assert told == tuple(log[: len(told)])  # then come the next one's tile, or the river
            assert bool(told) == (action != DONE)
            turns += 1
        whole = stage(position, seat, actions)
        assert whole.is_whole
        if played.phase == "canoes":
            assert played.players == whole.position.players
            assert played.sites == whole.position.sites
    assert turns


@pytest.mark.parametrize("seed", range(40))
def test_what_a_seat_may_not_see_makes_no_difference_to_its_staging(seed: int) -> None:
    """Not even where the last action would set off a reveal or the river."""
    for position in positions(seed):
        for seat in acting(position):
            other = twin(position, seat, Random(seed))
            assert json.dumps(some_turn(position, seat, Random(1))[1]) == json.dumps(
                some_turn(other, seat, Random(1))[1]
            )


@pytest.mark.parametrize("seed", range(20))
def test_r2_1_a_tile_taken_back_leaves_no_trace(seed: int) -> None:
    taken = 0
    for position in positions(seed):
        if position.phase != "paddle":
            continue
        for seat in acting(position)[:-1] if len(acting(position)) > 1 else ():
            for tile in position.players[seat].hand:
                chosen = play(position, seat, Paddle(tile))
                assert take_back(chosen, seat) == position
                taken += 1
    assert taken


def test_r2_1_nothing_is_taken_back_once_all_have_chosen() -> None:
    for position in positions(3):
        seat = acting(position)[0] if acting(position) else 0
        with pytest.raises(IllegalAction, match=r"R2\.1"):
            take_back(position, seat)


@pytest.mark.parametrize("seed", range(20))
def test_a_turn_played_whole_is_its_actions_played_one_by_one(seed: int) -> None:
    rng = Random(seed)
    unfinished = 0
    for position in positions(seed):
        for seat in acting(position)[:1]:
            actions = some_turn(position, seat, rng)[0]
            after, log = position, list[Event]()
            for action in actions:
                after = play(after, seat, action, no_chance, log)
            whole: list[Event] = []
            assert play_turn(position, seat, actions, no_chance, whole) == after
            assert whole == log
            if position.phase == "canoes" and len(actions) > 1:
                unfinished += 1
                with pytest.raises(UnfinishedTurn):
                    play_turn(position, seat, actions[:-1], no_chance, whole)
            with pytest.raises(IllegalAction, match=r"R\d"):
                play_turn(position, seat, [*actions, actions[-1]], no_chance, whole)
            assert whole == log
    assert unfinished


def no_chance(arm: int, pushes: int) -> list[int]:
    return [arm] * pushes


def test_nothing_is_added_to_a_whole_turn() -> None:
    position = next(p for p in positions(5) if p.phase == "canoes" and p.players[p.turn].paddle < 7)
    actions = some_turn(position, position.turn, Random(0))[0]
    with pytest.raises(IllegalAction, match=r"R\d"):
        stage(position, position.turn, [*actions, DONE])
