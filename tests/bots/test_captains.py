"""Captains' searches in batches: by the rules, by what a seat knows, on a GPU as without one."""

import numpy as np
import pytest
from numpy.typing import NDArray

from host_cupy import without_a_gpu
from niagara.bots.packed.captains import (
    CANDIDATES,
    NO_ACTION,
    Actions,
    Beliefs,
    Captains,
    Effort,
    HostCaptains,
)
from niagara.rules import Options, Player, Position, Ransom, legal_actions
from niagara.rules.position import position_of
from niagara.rules.view import is_revealed
from niagara.sim.flat_actions import encode
from niagara.sim.next_to_act import next_to_act
from niagara.sim.packed.packing import pack
from play import in_order

OPTIONS = Options(round_limit=40)
EFFORT = Effort((1, 1, 1), (1, 2))


def asked(positions: list[Position], captains: Captains | None = None) -> tuple[Actions, Beliefs]:
    """What captains choose in these positions, and what they learn."""
    candidates: Actions = np.full((len(positions), CANDIDATES), NO_ACTION, np.uint8)
    for row, position in zip(candidates, positions, strict=True):
        seat = next_to_act(position)
        legal = [each for each in legal_actions(position, seat) if not isinstance(each, Ransom)]
        some = [encode(position, seat, each) for each in legal[:CANDIDATES]]
        row[: len(some)] = some
    seats = len(positions[0].players)
    words = np.array([pack(each) for each in positions], np.uint32)
    beliefs: Beliefs = np.full((len(positions), 5, 7), -1.0, np.float32)
    seeds = np.random.default_rng(1).integers(0, 1 << 63, len(positions), np.uint64)
    captains = captains or HostCaptains(seats, OPTIONS, EFFORT)
    return captains.decide(words, candidates, beliefs, seeds)


def with_other_tiles(position: Position, watcher: int) -> Position:
    """The same for a watcher that remembers all: tiles face down exchanged with one in hand."""
    players = list(position.players)
    for seat, player in enumerate(players):
        if seat != watcher and player.paddle and player.hand and not is_revealed(position, seat):
            hand = tuple(sorted((*player.hand[1:], player.paddle)))
            players[seat] = Player(hand, player.played, player.hand[0], player.gems, player.canoes)
    return position_of(position, tuple(players))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_captains_choose_legal_actions_and_the_same_for_a_seed(seats: int) -> None:
    positions = list(in_order(seats, seats, OPTIONS))
    actions, beliefs = asked(positions)
    for position, action in zip(positions, actions.tolist(), strict=True):
        seat = next_to_act(position)
        legal = {encode(position, seat, each) for each in legal_actions(position, seat)}
        assert action in legal
    again, learned = asked(positions)
    assert np.array_equal(again, actions)
    assert np.array_equal(learned, beliefs)


def test_captains_do_not_look_at_tiles_that_lie_face_down() -> None:
    positions = list(in_order(7, 4, OPTIONS))
    others = [with_other_tiles(each, next_to_act(each)) for each in positions]
    assert sum(one != other for one, other in zip(positions, others, strict=True)) > 20
    for found, other in zip(asked(positions), asked(others), strict=True):
        assert np.array_equal(found, other)


def test_the_kernels_of_a_gpu_decide_as_the_processor_does() -> None:
    positions = list(in_order(5, 3, OPTIONS))[::9]
    with without_a_gpu():
        from niagara.bots.packed.cuda_captains import CudaCaptains  # noqa: PLC0415

        found = asked(positions, CudaCaptains(3, OPTIONS, EFFORT))
    for one, other in zip(found, asked(positions), strict=True):
        assert np.array_equal(one, other)


def test_arrays_of_other_shapes_are_refused() -> None:
    words: NDArray[np.uint32] = np.zeros((2, 10), np.uint32)
    beliefs: Beliefs = np.zeros((2, 5, 7), np.float32)
    captains = HostCaptains(3, OPTIONS, EFFORT)
    with pytest.raises(ValueError, match=r"expected numbers of .*uint8.* in the shape \(2, 8\)"):
        captains.decide(words, np.zeros((2, 7), np.uint8), beliefs, np.zeros(2, np.uint64))
