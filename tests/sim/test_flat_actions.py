"""The flat action index: every legal action has one of its own, and it leads back to the action."""

import pytest

from niagara.rules import Malformed, Paddle, acting, legal_actions, new_game
from niagara.sim.flat_actions import (
    ACTION_COUNT,
    CANOE_SWAP,
    decode,
    describe,
    encode,
    legal_mask,
)
from play import positions


@pytest.mark.parametrize("seed", range(10))
def test_every_legal_action_has_its_own_index_that_decodes_to_it(seed: int) -> None:
    for position in positions(seed):
        for seat in acting(position):
            legal = legal_actions(position, seat)
            indexes = [encode(position, seat, action) for action in legal]
            assert len(set(indexes)) == len(legal)
            assert [decode(position, seat, index) for index in indexes] == list(legal)
            assert legal_mask(position, seat).count(True) == len(legal)


def test_every_index_is_described_differently() -> None:
    assert len({describe(index) for index in range(ACTION_COUNT)}) == ACTION_COUNT


def test_the_swap_of_canoes_is_its_own_reverse() -> None:
    assert [CANOE_SWAP[CANOE_SWAP[index]] for index in range(ACTION_COUNT)] == list(
        range(ACTION_COUNT)
    )


@pytest.mark.parametrize("index", [-1, ACTION_COUNT, 0])
def test_an_index_that_means_nothing_here_is_refused(index: int) -> None:
    with pytest.raises(Malformed):  # index 0 is a trip, before any tile is chosen
        decode(new_game(3, 0, 0), 0, index)


def test_tiles_are_numbered_in_their_order() -> None:
    assert decode(new_game(3, 0, 0), 0, encode(new_game(3, 0, 0), 0, Paddle(4))) == Paddle(4)
    assert encode(new_game(3, 0, 0), 0, Paddle(4)) == 195
