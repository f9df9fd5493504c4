"""The captain's policy on the packed engine: it decides and judges as the one in Python does."""

import ctypes
from random import Random

import pytest

from niagara.bots import rollout
from niagara.bots.packed.library import ROLLOUT
from niagara.bots.packed.worth import packed_worth
from niagara.rules import Paddle, Position, legal_actions
from niagara.rules.position import OVER, PADDLE_PHASE
from niagara.sim.flat_actions import decode
from niagara.sim.next_to_act import next_to_act
from niagara.sim.packed.engine import c_rules
from niagara.sim.packed.packing import pack
from play import some_game, steps

pytestmark = pytest.mark.usefixtures("packed_engine")


def decided(position: Position) -> int:
    """What the packed policy does, as an index."""
    action, generator = ctypes.c_uint8(), ctypes.c_uint64(1)
    rules = c_rules(len(position.players), position.options)
    words = (ctypes.c_uint32 * 10)(*pack(position))
    ROLLOUT.loaded.niagara_policy(
        *(ctypes.c_long(1), ctypes.byref(rules), ctypes.byref(packed_worth()), words),
        *(ctypes.byref(generator), ctypes.byref(action)),
    )
    return action.value


def judged(position: Position) -> list[float]:
    """Every seat's chance to win, by the packed engine."""
    chances = (ctypes.c_double * 5)()
    rules = c_rules(len(position.players), position.options)
    words = (ctypes.c_uint32 * 10)(*pack(position))
    ROLLOUT.loaded.niagara_outcomes(
        ctypes.c_long(1), ctypes.byref(rules), ctypes.byref(packed_worth()), words, chances
    )
    return list(chances)[: len(position.players)]


def positions(seed: int) -> list[Position]:
    game = some_game(seed, round_limit=30)
    found = [step.after for step in steps(game, seed)]
    return [game.position, *found]


@pytest.mark.parametrize("seed", range(8))
def test_both_policies_decide_alike(seed: int) -> None:
    compared = 0
    for position in positions(seed):
        if position.phase == OVER:
            continue
        seat = next_to_act(position)
        legal = legal_actions(position, seat)
        tiles = [action for action in legal if isinstance(action, Paddle)]
        if len(tiles) > rollout.TILES_WEIGHED:
            continue  # which of them are weighed is drawn
        theirs = rollout.choose(position, seat, Random(1))
        ours = decode(position, seat, decided(position))
        assert ours == theirs, position
        compared += 1
    assert compared > 50


@pytest.mark.parametrize("seed", range(8))
def test_both_judge_alike(seed: int) -> None:
    for position in positions(seed):
        fresh = all(not player.paddle for player in position.players)
        if position.phase == OVER or (position.phase == PADDLE_PHASE and fresh):
            assert judged(position) == pytest.approx(rollout.outcome(position), abs=1e-12)
